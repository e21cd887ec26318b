"""What a worker does besides bots: clocks, notices, tidying up."""

from __future__ import annotations

import asyncio
import logging
import time

from penstock.server.ops import orders, retention
from penstock.server.ops.outbox import Outbox
from penstock.server.people import results
from penstock.server.people.people import People
from penstock.server.people.throttle import Throttle
from penstock.server.table import absence
from penstock.server.table.table_store import TableStore

log = logging.getLogger("penstock.server")
EVERY = 1.0
TIDY_EVERY = 3600.0


class Chores:
    """A loop that never stops on an error."""

    def __init__(self, tables: TableStore, people: People, throttle: Throttle) -> None:
        self._tables = tables
        self._outbox = Outbox(tables, people, throttle)
        self._task: asyncio.Task[None] | None = None
        self._tidied = 0.0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await absence.run_out(self._tables)
                await self._outbox.send_due()
                await results.settle_due(self._tables.storage)
                await orders.carry_out(self._tables)
                await self._tidy()
            except Exception as error:
                log.warning("chores", extra={"facts": {"error": type(error).__name__}})
            await asyncio.sleep(EVERY)

    async def _tidy(self) -> None:
        if time.monotonic() - self._tidied < TIDY_EVERY and self._tidied:
            return
        self._tidied = time.monotonic()
        await retention.purge(self._tables)
