"""Between processes: PostgreSQL carries the call that a table has changed.

Sent outside the move's transaction, several tables in one call; a call that gets lost costs only time,
because every reader looks into the database and looks again from time to time.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress

import psycopg

from penstock.server.hub import Hub

log = logging.getLogger("penstock.server")
CHANNEL = "penstock"
GATHER = 0.005  # seconds in which calls are put together
RETRY = 1.0
MOST_IDS = 200  # of 12 characters each; PostgreSQL takes 8000 bytes


class Fanout:
    """One connection that speaks and one that listens."""

    def __init__(
        self, url: str, hub: Hub, heard: Callable[[str], None], missed: Callable[[], None]
    ) -> None:
        self._url = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._hub = hub
        self._heard = heard
        self._missed = missed
        self._me = secrets.token_hex(4)
        self._waiting: set[str] = set()
        self._woken = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._hub.watch(self._say)
        self._tasks = [
            asyncio.create_task(self._again_and_again(self._speak)),
            asyncio.create_task(self._again_and_again(self._listen)),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _say(self, table_id: str) -> None:
        self._waiting.add(table_id)
        self._woken.set()

    async def _again_and_again(self, work: Callable[[psycopg.AsyncConnection], object]) -> None:
        while True:
            with suppress(psycopg.Error, OSError):
                connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
                async with connection:
                    await work(connection)  # type: ignore[misc]
            log.warning("lost the connection between processes")
            await asyncio.sleep(RETRY)

    async def _speak(self, connection: psycopg.AsyncConnection) -> None:
        while True:
            await self._woken.wait()
            await asyncio.sleep(GATHER)
            self._woken.clear()
            ids = list(self._waiting)
            self._waiting.clear()
            for first in range(0, len(ids), MOST_IDS):
                message = " ".join([self._me, *ids[first : first + MOST_IDS]])
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message))

    async def _listen(self, connection: psycopg.AsyncConnection) -> None:
        await connection.execute(f"LISTEN {CHANNEL}")
        self._missed()
        async for call in connection.notifies():
            sender, *ids = call.payload.split()
            if sender != self._me:
                for table_id in ids:
                    self._heard(table_id)
