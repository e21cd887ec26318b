"""A device on which somebody has logged in before, so that strangers cannot lock its owner out.

Wrong passwords are counted by person. If they came from everywhere, a stranger's guesses would keep the
owner out; so a device that was let in before carries a signed cookie, and its attempts are counted apart.
It opens nothing by itself.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

DEVICE_SECONDS = 60 * 60 * 24 * 365
MOST = 4  # persons who share a device
LONGEST = 600  # of such a cookie


class Devices:
    """Makes and reads the cookie: one mark a person."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def marked(self, cookie: str | None, user_name: str) -> str:
        """The cookie once this person has been let in."""
        others = [mark for mark in self._marks(cookie) if not self._is_of(mark, user_name)]
        nonce = secrets.token_hex(8)
        return "_".join([f"{nonce}.{self._seal(nonce, user_name)}", *others][:MOST])

    def known(self, cookie: str | None, user_name: str) -> str | None:
        """This device's mark of a person, if it has one."""
        return next((mark for mark in self._marks(cookie) if self._is_of(mark, user_name)), None)

    def _marks(self, cookie: str | None) -> list[str]:
        return (cookie or "")[:LONGEST].split("_") if cookie else []

    def _is_of(self, mark: str, user_name: str) -> bool:
        nonce, _, seal = mark.partition(".")
        return hmac.compare_digest(self._seal(nonce, user_name).encode(), seal.encode())

    def _seal(self, nonce: str, user_name: str) -> str:
        return hmac.new(self._secret, f"{nonce} {user_name}".encode(), hashlib.sha256).hexdigest()[:32]
