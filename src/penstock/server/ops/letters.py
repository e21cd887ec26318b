"""Letters about an account: to confirm an address, to get back in, to tell what was changed.

They leave at once and are not stored: what they carry opens an account. One that is lost can be asked for
again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor

from penstock.server.config import ServerConfig
from penstock.server.ops import mail
from penstock.server.people.accounts import Accounts
from penstock.server.people.throttle import Throttle
from penstock.server.problems import TEXT
from penstock.server.store.rows import Person

log = logging.getLogger("penstock.server")
AT_ONCE = 2
MOST_WAITING = 200
WAITS = (5.0, 60.0, None)  # seconds until it is tried again
HOUR, DAY = 3600.0, 86400.0


class Letters:
    """Sends beside everything else, so that no answer tells by its time whether there was a letter."""

    def __init__(self, config: ServerConfig, throttle: Throttle) -> None:
        self._config = config
        self._throttle = throttle
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="letters")
        self._under_way: set[asyncio.Task[None]] = set()

    @property
    def can_send(self) -> bool:
        return bool(self._config.mail.host)

    def soon(self, work: Coroutine[None, None, None]) -> None:
        """Beside the answer, which then takes the same time whatever there is to do."""
        if len(self._under_way) >= MOST_WAITING:
            work.close()
            log.warning("too many letters wait")
            return
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def confirm(self, accounts: Accounts, person: Person) -> None:
        if self._may_write(person, person.notify.email):
            token = await accounts.confirmation(person)
            await self._send(person, person.notify.email, "confirm", f"/account#confirm={token}")

    async def reset(self, accounts: Accounts, user_name: str) -> None:
        """A way back for who has lost a password. Whoever asks cannot use up the owner's letters."""
        person = await accounts.reachable(user_name)
        most = self._config.limits.resets_per_hour
        if self.can_send and person and self._throttle.is_free(f"reset of {person.id}", most, HOUR):
            token = await accounts.way_back(person)
            await self._send(person, str(person.email), "reset", f"/account#reset={token}")

    async def password_changed(self, person: Person) -> None:
        if self.can_send and person.email:
            await self._send(person, person.email, "password-changed", "/account")

    async def address_changed(self, person: Person, before: str) -> None:
        if self.can_send:
            await self._send(person, before, "address-changed", "/account")

    def _may_write(self, person: Person, to: str) -> bool:
        most = self._config.limits.letters_per_day
        is_free = self._throttle.is_free(f"letter of {person.id}", most, DAY)
        return self.can_send and is_free and self._throttle.is_free(f"letter to {to}", most, DAY)

    async def _send(self, person: Person, to: str, kind: str, path: str) -> None:
        """No name stands in it: whoever makes an account chooses the name, and who gets the letter."""
        lang = person.language or "en"
        lines = [TEXT.say(lang, f"letter-{kind}"), "", self._config.address + path]
        await self._deliver(to, TEXT.say(lang, f"letter-{kind}-title"), lines)

    async def _deliver(self, to: str, subject: str, lines: list[str]) -> None:
        loop = asyncio.get_running_loop()
        for wait in WAITS:
            try:
                await loop.run_in_executor(self._threads, mail.send, self._config.mail, to, subject, lines)
                return
            except Exception as error:
                log.warning("letter", extra={"facts": {"error": type(error).__name__}})
            if wait is not None:
                await asyncio.sleep(wait)

    async def stop(self) -> None:
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
