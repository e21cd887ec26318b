"""The tables: the only place that changes one. Framework-free; the web and the bots both call it.

Every change goes through `change`: one transaction guarded by the table's revision, then memory, then the
call to whoever listens. What was answered is on disk.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

import sqlalchemy as sa

from penstock.engine.errors import PenstockError
from penstock.engine.match import Match
from penstock.server.config import ServerConfig
from penstock.server.metrics import COMMIT_SECONDS, DAMAGED, TABLES
from penstock.server.problems import Problem
from penstock.server.store import schema, table_writes
from penstock.server.store.rows import Line, SeatRow, TableRow, Unreadable
from penstock.server.store.storage import Storage, Work
from penstock.server.store.table_writes import Change, Stale
from penstock.server.table import due, live
from penstock.server.table.hub import Hub
from penstock.server.table.live import LiveTable

T = TypeVar("T")
log = logging.getLogger("penstock.server")
ASIDE = 5.0  # seconds in which a table that could not be dealt with is left alone; doubled each time …
LONGEST_ASIDE = 600.0  # … up to this
TRIES = 8  # when other processes change the same table
SNAPSHOT_EARLIEST = 6  # moves after the last: then with the next change of turn …
SNAPSHOT_LATEST = 20  # … or without one
KEPT = 2000  # tables in memory


class Reading:
    """A table on its way from the database into memory."""

    is_doubted = False  # it has changed meanwhile


class TableStore:
    """All tables, those in use kept in memory."""

    def __init__(
        self,
        storage: Storage,
        hub: Hub,
        config: ServerConfig,
        now: Callable[[], float],
        clock: Callable[[], float],
    ) -> None:
        """
        Args:
            now: the time of day.
            clock: the time by which clocks run; it stands while no server lives.
        """
        self.storage = storage
        self.hub = hub
        self.config = config
        self.now = now
        self.clock = clock
        self.replaying = asyncio.Semaphore(1)  # whole games, one after the other, beside the event loop
        self._kept: OrderedDict[str, LiveTable] = OrderedDict()
        self._readings: defaultdict[str, set[Reading]] = defaultdict(set)
        self._aside: dict[str, tuple[float, float]] = {}  # until when, and for how long

    # -- find -------------------------------------------------------------------------------

    async def get(self, table_id: str, is_called: bool = False) -> LiveTable:
        """A table as it is now.

        Args:
            is_called: the asker is called after every change, even of other processes; trust memory.
        """
        kept = self._kept.get(table_id)
        if kept is None or kept.is_stale or not (is_called or await self._is_fresh(kept)):
            return await self._read(table_id)
        self._kept.move_to_end(table_id)
        return kept

    async def _read(self, table_id: str) -> LiveTable:
        reading = Reading()
        self._readings[table_id].add(reading)
        try:
            found = await self.storage.read(lambda connection: live.load(connection, table_id))
        except Unreadable as error:
            DAMAGED.labels("table").inc()
            log.error("a table is damaged", extra={"facts": {"table": table_id, "what": str(error)}})
            raise Problem("damaged") from None
        finally:
            self._readings[table_id].discard(reading)
            if not self._readings[table_id]:
                del self._readings[table_id]
        if found is None:
            raise Problem("no_such_table")
        kept = self._keep(table_id, found)
        kept.is_stale = reading.is_doubted or found.row.revision < kept.row.revision
        return kept

    async def _is_fresh(self, kept: LiveTable) -> bool:
        """With SQLite this process is the only one; otherwise ask."""
        if self.storage.is_sqlite:
            return True
        c = schema.tables.c
        revision = await self.storage.read(
            lambda connection: connection.execute(sa.select(c.revision).where(c.id == kept.id)).scalar_one()
        )
        return bool(revision == kept.row.revision)

    def _keep(self, table_id: str, found: LiveTable) -> LiveTable:
        """Put a freshly read table into memory; one object per table, so that its lock is one."""
        kept = self._kept.get(table_id)
        if kept is None:
            self._kept[table_id] = kept = found
        elif found.row.revision >= kept.row.revision:
            kept.row, kept.seats, kept.lines = found.row, found.seats, found.lines
            kept.match, kept.fault, kept.leavers = found.match, found.fault, found.leavers
        self._kept.move_to_end(table_id)
        while len(self._kept) > KEPT:
            oldest = next((k for k, v in self._kept.items() if not v.lock.locked()), None)
            if oldest is None or oldest == table_id:
                break
            del self._kept[oldest]
        TABLES.set(len(self._kept))
        return kept

    def forget(self, table_id: str) -> None:
        """What is in memory, or on its way there, may be old."""
        if table_id in self._kept:
            self._kept[table_id].is_stale = True
        for reading in self._readings.get(table_id, ()):
            reading.is_doubted = True

    def forget_all(self) -> None:
        for table_id in {*self._kept, *self._readings}:
            self.forget(table_id)

    def _doubt(self, table: LiveTable) -> None:
        table.is_stale = True
        self.forget(table.id)

    async def at_table(self, table_id: str, action: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Run an action alone at its table, again if another process was faster.

        Memory is trusted at first: a change is guarded by the revision. Only an action that ends without
        a change must have seen the table as it is.
        """
        for _ in range(TRIES):
            table = await self.get(table_id, is_called=True)
            async with table.lock:
                if table.is_stale:
                    continue
                revision = table.row.revision
                try:
                    done = await action(table)
                except Stale:
                    self._doubt(table)
                    continue
                except Problem:
                    if await self._is_fresh(table):
                        raise
                    self._doubt(table)
                    continue
                if table.row.revision != revision or await self._is_fresh(table):
                    return done
                self._doubt(table)
        raise Problem("stale")

    async def at_each(
        self, table_ids: Iterable[str], action: Callable[[LiveTable], Awaitable[None]]
    ) -> None:
        """The same at several tables; one that is broken stops none of the others."""
        for table_id in table_ids:
            if self.is_aside(table_id):
                continue
            try:
                await self.at_table(table_id, action)
            except sa.exc.SQLAlchemyError:
                raise  # the database is away, for all of them
            except Exception as error:
                self.put_aside(table_id, error)

    def put_aside(self, table_id: str, error: Exception) -> None:
        """Leave a table alone for a while: what is broken stays so, and each look costs time."""
        wait = min(2 * self._aside.get(table_id, (0.0, ASIDE / 2))[1], LONGEST_ASIDE)
        self._aside[table_id] = time.monotonic() + wait, wait
        why = error.code if isinstance(error, Problem) else type(error).__name__
        log.error("a table is left aside", extra={"facts": {"table": table_id, "why": why}})

    def is_aside(self, table_id: str) -> bool:
        return table_id in self._aside and time.monotonic() < self._aside[table_id][0]

    # -- change -----------------------------------------------------------------------------

    async def change(
        self,
        table: LiveTable,
        row: TableRow,
        seats: Sequence[SeatRow] = (),
        line: Line | None = None,
        match: Match | None = None,
        extra: Work[None] | None = None,
    ) -> None:
        """Write a table's next row and everything that goes with it, then make it so in memory."""
        revision = table.row.revision
        row = replace(row, revision=revision + 1, changed=self.now())
        row = due.settled(row, live.seated(table.seats, seats), line, self.clock())
        is_due = match is not None and self._is_snapshot_due(table, match, line)
        state = live.pack(match.bytes) if match is not None and is_due else None
        change = Change(row, line, state, seats, extra)
        started = time.perf_counter()
        try:
            await self.storage.write_together(table_writes.store, change)
        except sa.exc.IntegrityError:
            raise Stale from None
        except BaseException:
            self._doubt(table)  # whether it happened is for the database to say
            raise
        COMMIT_SECONDS.observe(time.perf_counter() - started)
        await self._look_at_new_people(table, seats)
        if table.row.revision == revision:  # else a reader has already read it anew
            table.row = row
            for seat in seats:
                table.seats[seat.seat] = seat
            if line is not None:
                table.lines.append(line)
            if match is not None:
                table.match = match
        if state is not None and line is not None:
            table.snapshot_seq = line.seq
        self.hub.changed(table.id)

    async def _look_at_new_people(self, table: LiveTable, seats: Sequence[SeatRow]) -> None:
        """Does somebody who sits down now tend to leave?"""
        known = {seat.person_id for seat in table.seats}
        if any(seat.person_id is not None and seat.person_id not in known for seat in seats):
            now = live.seated(table.seats, seats)
            table.leavers = await self.storage.read(lambda connection: live.leavers_among(connection, now))

    def _is_snapshot_due(self, table: LiveTable, match: Match, line: Line | None) -> bool:
        if line is None or line.kind == "undo":
            return False  # the point has been there before
        before = table.match
        if before is None or line.seq - table.snapshot_seq >= SNAPSHOT_LATEST:
            return True
        return before.to_act != match.to_act and line.seq - table.snapshot_seq >= SNAPSHOT_EARLIEST

    async def create(
        self, row: TableRow, seats: list[SeatRow], check: Work[None], lines: Iterable[Line] = ()
    ) -> LiveTable:
        """Store a new table unless `check` refuses it; see `opening.py` for how one is asked for."""

        def add(connection: sa.Connection) -> None:
            check(connection)
            table_writes.add_table(connection, row, seats, lines)

        await self.storage.write(add)
        table = await self.get(row.id)
        self.hub.changed(table.id)
        return table

    # -- look back --------------------------------------------------------------------------

    async def match_at(self, table: LiveTable, seq: int) -> Match:
        """The match at any past point."""
        if seq == table.seq and table.match is not None:
            return table.match
        table.line_at(seq)
        lines = [line for line in table.lines if line.seq <= seq]
        try:
            return await self.storage.read(
                lambda connection: live.match_at(
                    table.row, lines, live.snapshot_finder(connection, table.id)
                )
            )
        except PenstockError:
            raise Problem("rules_changed") from None


def new_id() -> str:
    return secrets.token_hex(6)
