"""Time at the tables: it runs while a server lives, and stands while none does.

Clocks must not run while nobody can move, nor jump when an operator sets the time. So their seconds are
counted by the process's own monotonic time and written down every few seconds; whoever starts goes on
from there. All processes take the furthest count, so they agree to within one beat.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import sqlalchemy as sa

from penstock.server.store import schema
from penstock.server.store.storage import Storage

log = logging.getLogger("penstock.server")
BEAT = 2.0  # seconds between two; so much may be lost when a process dies


class Heartbeat:
    """The count of one process."""

    def __init__(
        self, storage: Storage, wall: Callable[[], float], monotonic: Callable[[], float], silence: float
    ) -> None:
        """
        Args:
            wall: where the very first count begins, so that it looks like a time.
            silence: so many seconds after a beat time stands: the database is away, or we were stopped.
        """
        self._storage = storage
        self._wall = wall
        self._monotonic = monotonic
        self._silence = silence
        self._counted = wall(), monotonic()  # the count, and when it was so
        self._task: asyncio.Task[None] | None = None

    def __call__(self) -> float:
        """Seconds of play until now."""
        count, at = self._counted
        return count + min(max(self._monotonic() - at, 0.0), self._silence)

    def start(self) -> None:
        try:
            count = self._storage.write_now(lambda x: written(x, None, self._wall()))
        except sa.exc.IntegrityError:  # another process has begun to count just now
            count = self._storage.read_now(lambda x: written(x, None, self._wall()))
        self._counted = count, self._monotonic()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except Exception as error:  # the database is away: time stands until it is back
                log.warning("no heartbeat", extra={"facts": {"error": type(error).__name__}})

    async def beat(self) -> None:
        """Write down how far we have counted, and take over what is further."""
        count, at = self(), self._monotonic()
        self._counted = await self._storage.write(lambda x: written(x, count, count)), at


def written(connection: sa.Connection, count: float | None, first: float) -> float:
    """The furthest count, ours included; `first` where there is none yet."""
    c = schema.heartbeat.c
    if count is not None:
        here = sa.update(schema.heartbeat).where(c.seconds < count)
        connection.execute(here.values(seconds=count))
    found = connection.execute(sa.select(c.seconds)).scalar()
    if found is not None:
        return float(found)
    connection.execute(sa.insert(schema.heartbeat).values(id=1, seconds=first))
    return first
