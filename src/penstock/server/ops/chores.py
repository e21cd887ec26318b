"""What a worker does besides bots: clocks, notices, tidying up.

Each chore runs by itself and has a deadline: one that fails or hangs stops none of the others.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from penstock.server.metrics import CHORE_SECONDS, CHORES
from penstock.server.ops import orders, retention, settling
from penstock.server.ops.outbox import Outbox
from penstock.server.people.people import People
from penstock.server.people.throttle import Throttle
from penstock.server.table import absence, ending
from penstock.server.table.table_store import TableStore

log = logging.getLogger("penstock.server")
MINUTE, HOUR = 60.0, 3600.0


@dataclass(frozen=True)
class Chore:
    """Something to be done again and again."""

    name: str
    every: float  # seconds from the end of one time to the beginning of the next
    deadline: float  # seconds it may take
    work: Callable[[], Awaitable[None]]

    async def run(self) -> None:
        while True:
            await self.once()
            await asyncio.sleep(self.every)

    async def once(self) -> None:
        began = time.perf_counter()
        state = "done"
        try:
            async with asyncio.timeout(self.deadline):
                await self.work()
        except Exception as error:
            state = "late" if isinstance(error, TimeoutError) else "failed"
            facts = {"chore": self.name, "state": state, "error": type(error).__name__}
            log.warning("chore", extra={"facts": facts})
        CHORES.labels(self.name, state).inc()
        CHORE_SECONDS.labels(self.name).observe(time.perf_counter() - began)


class Chores:
    """All chores of a worker."""

    def __init__(self, tables: TableStore, people: People, throttle: Throttle) -> None:
        self._tables = tables
        self._outbox = Outbox(tables, people, throttle)
        self.chores = (
            Chore("clocks", 1.0, 30.0, lambda: absence.run_out(tables)),
            Chore("notices", 1.0, 30.0, self._outbox.send_due),
            Chore("lobby", MINUTE, 60.0, lambda: ending.close_unfilled(tables)),
            Chore("abandoned", HOUR, 60.0, lambda: ending.end_abandoned(tables)),
            Chore("results", 1.0, 30.0, lambda: settling.settle_due(tables)),
            Chore("orders", 1.0, 30.0, lambda: orders.carry_out(tables)),
            Chore("retention", HOUR, 600.0, lambda: retention.purge(tables)),
        )
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(chore.run()) for chore in self.chores]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._outbox.stop()
