"""How often a password may be guessed: by address, and by person apart for devices that are known."""

from __future__ import annotations

from penstock.server.config import RateLimits
from penstock.server.people.throttle import Throttle

HOUR = 3600.0


class Attempt:
    """One try of a password; it is taken off the count if the password was right."""

    def __init__(self, throttle: Throttle, name: str, most: int) -> None:
        throttle.check(name, most, HOUR)
        self._throttle = throttle
        self._name = name

    def succeeded(self) -> None:
        self._throttle.give_back(self._name)


class Lockout:
    """Refuses who guesses too often."""

    def __init__(self, throttle: Throttle, limits: RateLimits) -> None:
        self._throttle = throttle
        self._limits = limits

    def check_address(self, address: str) -> None:
        self._throttle.check(f"login {address}", self._limits.logins_per_minute, 60)

    def attempt(self, address: str, user_name: str, device: str | None) -> Attempt:
        """A try to log in; `device` is its mark if the person has been let in there before."""
        self.check_address(address)
        who = f"known {user_name} {device}" if device else f"stranger {user_name}"
        return Attempt(self._throttle, f"password {who}", self._limits.wrong_passwords_per_hour)

    def attempt_inside(self, person_id: str) -> Attempt:
        """A password asked for in a session."""
        return Attempt(
            self._throttle, f"password inside {person_id}", self._limits.wrong_passwords_per_hour
        )
