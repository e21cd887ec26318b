"""Bots on seats: whenever one owes a decision, it is asked and its move played."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress

import sqlalchemy as sa

from penstock.server.bots.thinking import Thinking
from penstock.server.problems import Problem
from penstock.server.store import schema
from penstock.server.table import playing
from penstock.server.table.live import LiveTable
from penstock.server.table.table_store import TableStore

log = logging.getLogger("penstock.server")
LEASE = 5.0  # seconds a table's bots are one process's own, unless it says so again
LOOK_AGAIN = 2.0  # seconds; for what other processes have changed
USUAL = ("stale", "not_running", "not_your_seat")  # the table has changed while a bot thought


class BotSeats:
    """Drives every bot seat of this process's tables."""

    def __init__(self, tables: TableStore, thinking: Thinking) -> None:
        self._tables = tables
        self._thinking = thinking
        self._me = secrets.token_hex(4)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._changed: set[str] = set()
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._tables.hub.watch(self.wake)
        self._task = asyncio.create_task(self._run())

    def wake(self, table_id: str) -> None:
        self._changed.add(table_id)
        self._woken.set()

    async def stop(self) -> None:
        tasks = [t for t in (self._task, *self._busy.values()) if t is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        looked = 0.0
        while True:
            if time.monotonic() - looked > LOOK_AGAIN:
                looked = time.monotonic()
                try:
                    self._changed |= await self._due()
                except Exception as error:  # the database is away: try again
                    log.warning(
                        "cannot look for bots' turns", extra={"facts": {"error": type(error).__name__}}
                    )
            changed, self._changed = self._changed, set()
            for table_id in changed:
                if table_id not in self._busy and not self._tables.is_aside(table_id):
                    self._busy[table_id] = asyncio.create_task(self._be_at(table_id))
            self._woken.clear()
            try:
                async with asyncio.timeout(LOOK_AGAIN):
                    await self._woken.wait()
            except TimeoutError:
                pass

    async def _due(self) -> set[str]:
        c = schema.tables.c
        query = sa.select(c.id).where(c.bot_due, c.state == "running")
        return set(await self._tables.storage.read(lambda x: x.execute(query).scalars().all()))

    async def _be_at(self, table_id: str) -> None:
        try:
            await self.play(table_id)
        finally:
            self._busy.pop(table_id, None)  # at once: a change that comes now must find nobody there

    async def play(self, table_id: str) -> None:
        """Decide at one table until no bot owes a decision."""
        try:
            while await self.decide(table_id):
                pass
        except sa.exc.SQLAlchemyError as error:  # the database is away: the next look finds the table again
            log.warning("bot stopped", extra={"facts": {"table": table_id, "why": type(error).__name__}})
        except Exception as error:
            is_usual = isinstance(error, Problem) and error.code in USUAL
            if not is_usual:
                self._tables.put_aside(table_id, error)

    async def decide(self, table_id: str) -> bool:
        """One decision of a bot; False: none was owed, or somebody else makes it."""
        table = await self._tables.get(table_id)
        seat = self._due_seat(table)
        if seat is None:
            return False
        if table.humans() and self._tables.config.bot_pause:
            await asyncio.sleep(self._tables.config.bot_pause)
        person, is_awaited = self._waiting(table)
        async with self._thinking.turn(person, is_awaited, (table_id, seat)) as process:
            table = await self._tables.get(table_id)  # much may have happened until it was our turn
            match, seq = table.match, table.seq  # together: the table may change at any `await`
            if match is None or seat != self._due_seat(table) or not await self._lease(table_id):
                return False
            holding = asyncio.create_task(self._hold(table_id))
            try:
                notation = await self._thinking.think(process, table, match, seat)
            finally:
                holding.cancel()
            await playing.play(self._tables, table_id, None, seat, notation, seq, None)
        return True

    def _due_seat(self, table: LiveTable) -> int | None:
        """The first bot's seat that owes a decision."""
        if table.state != "running" or table.match is None:
            return None
        return next((k for k in table.match.to_act if table.bot_of(k)), None)

    def _waiting(self, table: LiveTable) -> tuple[str, bool]:
        """Whose turn a decision takes, and whether somebody waits for it."""
        people = sorted(table.waiting_people())
        if not people:
            return table.row.host, False
        return min(people, key=self._thinking.waiting_of), True

    async def _lease(self, table_id: str) -> bool:
        """Where there are several processes, only one thinks for a table."""
        if self._tables.storage.is_sqlite:
            return True
        c, now = schema.tables.c, self._tables.now()
        is_free = sa.or_(c.leased_by.is_(None), c.leased_by == self._me, c.leased_until < now)
        lease = sa.update(schema.tables).where(c.id == table_id, is_free)
        mine = lease.values(leased_by=self._me, leased_until=now + LEASE)
        return await self._tables.storage.write(lambda x: x.execute(mine).rowcount == 1)

    async def _hold(self, table_id: str) -> None:
        """Keep the lease while the bot thinks; if this process dies another soon takes over."""
        while True:
            await asyncio.sleep(LEASE / 3)
            with suppress(sa.exc.SQLAlchemyError):
                await self._lease(table_id)
