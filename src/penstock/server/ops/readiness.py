"""Can this process store? Asked from outside, so that no player finds out first."""

from __future__ import annotations

import asyncio
import secrets
import time

import sqlalchemy as sa

from penstock.server.problems import Problem
from penstock.server.store import schema
from penstock.server.store.storage import Storage

FRESH = 1.0  # seconds for which a proof holds: strangers may ask, too
SECONDS = 5.0
LENGTH = 64 * 1024  # more than would fit into what is already on disk by chance


class Readiness:
    """Writes something and takes it away again."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._asking = asyncio.Lock()
        self._proved = -FRESH

    async def check(self) -> None:
        """A Problem, or whatever the database says, if nothing can be stored."""
        async with self._asking:
            if time.monotonic() - self._proved < FRESH:
                return
            try:
                async with asyncio.timeout(SECONDS):
                    await self._storage.write(write_and_erase)
            except TimeoutError:
                raise Problem("unavailable") from None
            self._proved = time.monotonic()


def write_and_erase(connection: sa.Connection) -> None:
    name = f"ready {secrets.token_hex(8)}"
    connection.execute(sa.insert(schema.meta).values(name=name, value="x" * LENGTH))
    connection.execute(sa.delete(schema.meta).where(schema.meta.c.name == name))
