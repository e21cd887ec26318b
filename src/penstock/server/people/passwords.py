"""Passwords: hashed beside the event loop, a few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from penstock.server.config import Hashing

HASHES_AT_ONCE = 2  # a hash takes a third of a second and 64 MB

DUMMY = "JzXgHNP8aAjwUAPgQbbnpw$o8dcB9Y5oAsmuFX5ppWpkO4VpAQkAkXHrQyBqmGjXKM"


class Passwords:
    """Makes hashes and compares with them."""

    def __init__(self, cost: Hashing) -> None:
        self._hasher = PasswordHasher(cost.rounds, cost.kibibytes, cost.lanes)
        self._dummy = f"$argon2id$v=19$m={cost.kibibytes},t={cost.rounds},p={cost.lanes}${DUMMY}"
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)

    async def hash(self, password: str) -> str:
        made: str = await self._off_loop(self._hasher.hash, password)
        return made

    async def does_fit(self, stored: str | None, password: str) -> bool:
        """Who has no password is compared with one that never fits: it takes the same time."""
        fits: bool = await self._off_loop(self._fits, stored or self._dummy, password)
        return fits and stored is not None

    def _fits(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _off_loop(self, work: Callable[..., Any], *arguments: Any) -> Any:
        async with self._hashing:
            return await asyncio.to_thread(work, *arguments)
