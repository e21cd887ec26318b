"""The tables: the only place that changes one. Framework-free; the web and the bots both call it.

Every change goes through `change`: one transaction guarded by the table's revision, then memory, then the
call to whoever listens. What was answered is on disk.
"""

from __future__ import annotations

import secrets
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import sqlalchemy as sa

from penstock.engine.errors import IllegalMove, MalformedMove, PenstockError
from penstock.engine.match import Match
from penstock.server import clocks, live, notices, schema
from penstock.server.hub import Hub
from penstock.server.live import Line, Live, Row
from penstock.server.people import Person
from penstock.server.problems import Problem
from penstock.server.settings import Settings
from penstock.server.storage import Storage, Work

T = TypeVar("T")
TRIES = 8  # when other processes change the same table
SNAPSHOT_EARLIEST = 6  # moves after the last: then with the next change of turn …
SNAPSHOT_LATEST = 20  # … or without one
KEPT = 2000  # tables in memory

# Written once, so that SQLAlchemy finds its compiled form at once.
GUARDED = sa.update(schema.tables).where(
    schema.tables.c.id == sa.bindparam("this_table"),
    schema.tables.c.revision == sa.bindparam("this_revision"),
)
ADD_EVENT = sa.insert(schema.events)
ADD_SNAPSHOT = sa.insert(schema.snapshots)


class Stale(Exception):
    """Another process has changed the table."""


class Tables:
    """All tables, those in use kept in memory."""

    def __init__(self, storage: Storage, hub: Hub, settings: Settings, now: Callable[[], float]) -> None:
        self.storage = storage
        self.hub = hub
        self.settings = settings
        self.now = now
        self._kept: OrderedDict[str, Live] = OrderedDict()
        self._doubts: Counter[str] = Counter()  # how often a table may have changed elsewhere

    # -- find -------------------------------------------------------------------------------

    async def get(self, table_id: str, is_called: bool = False) -> Live:
        """A table as it is now.

        Args:
            is_called: the asker is called after every change, even of other processes; trust memory.
        """
        kept = self._kept.get(table_id)
        if kept is None or kept.is_stale or not (is_called or await self._is_fresh(kept)):
            doubts = self._doubts[table_id]
            found = await self.storage.read(lambda connection: live.load(connection, table_id))
            if found is None:
                raise Problem("no_such_table")
            kept = self._keep(table_id, found)
            is_older = found.row["revision"] < kept.row["revision"]
            kept.is_stale = is_older or self._doubts[table_id] != doubts  # changed while we read
        else:
            self._kept.move_to_end(table_id)
        return kept

    async def _is_fresh(self, kept: Live) -> bool:
        """With SQLite this process is the only one; otherwise ask."""
        if self.storage.is_sqlite:
            return True
        c = schema.tables.c
        revision = await self.storage.read(
            lambda connection: connection.execute(sa.select(c.revision).where(c.id == kept.id)).scalar_one()
        )
        return bool(revision == kept.row["revision"])

    def _keep(self, table_id: str, found: Live) -> Live:
        """Put a freshly read table into memory; one object per table, so that its lock is one."""
        kept = self._kept.get(table_id)
        if kept is None:
            self._kept[table_id] = kept = found
        elif found.row["revision"] >= kept.row["revision"]:
            kept.row, kept.seats, kept.lines, kept.match = found.row, found.seats, found.lines, found.match
            kept.cache.clear()
        self._kept.move_to_end(table_id)
        while len(self._kept) > KEPT:
            oldest = next((k for k, v in self._kept.items() if not v.lock.locked()), None)
            if oldest is None or oldest == table_id:
                break
            del self._kept[oldest]
            self._doubts.pop(oldest, None)
        return kept

    def kept_ids(self) -> list[str]:
        return list(self._kept)

    def forget(self, table_id: str) -> None:
        """What is in memory may be old."""
        if table_id in self._kept:
            self._kept[table_id].is_stale = True
        self._doubts[table_id] += 1

    def _doubt(self, table: Live) -> None:
        table.is_stale = True
        self.forget(table.id)

    async def at_table(self, table_id: str, action: Callable[[Live], Awaitable[T]]) -> T:
        """Run an action alone at its table, again if another process was faster."""
        for _ in range(TRIES):
            table = await self.get(table_id)
            async with table.lock:
                if table.is_stale:
                    continue
                try:
                    return await action(table)
                except Stale:
                    self._doubt(table)
        raise Problem("stale")

    # -- change -----------------------------------------------------------------------------

    async def change(
        self,
        table: Live,
        changed: Row,
        seats: dict[int, Row] | None = None,
        line: Line | None = None,
        match: Match | None = None,
        extra: Work[None] | None = None,
    ) -> None:
        """Write a change of a table and everything that goes with it, then make it so in memory."""
        revision = table.row["revision"]
        values = {**changed, "revision": revision + 1, "changed": self.now()}
        state = (
            live.pack(match.bytes)
            if match is not None and self._is_snapshot_due(table, match, line)
            else None
        )

        def work(connection: sa.Connection) -> None:
            guard = {"this_table": table.id, "this_revision": revision}
            if connection.execute(GUARDED, {**values, **guard}).rowcount != 1:
                raise Stale
            if line is not None:
                connection.execute(ADD_EVENT, line_values(table.id, line))
                if state is not None:
                    connection.execute(
                        ADD_SNAPSHOT, {"table_id": table.id, "seq": line.seq, "state": state}
                    )
            for seat, seat_values in (seats or {}).items():
                s = schema.seats.c
                connection.execute(
                    sa.update(schema.seats)
                    .where(s.table_id == table.id, s.seat == seat)
                    .values(seat_values)
                )
            if extra is not None:
                extra(connection)

        try:
            await self.storage.write(work)
        except sa.exc.IntegrityError:
            raise Stale from None
        except BaseException:
            self._doubt(table)  # whether it happened is for the database to say
            raise
        if table.row["revision"] == revision:  # else a reader has already read it anew
            table.row.update(values)
            for seat, seat_values in (seats or {}).items():
                table.seats[seat].update(seat_values)
            if line is not None:
                table.lines.append(line)
            if match is not None:
                table.match = match
            table.cache.clear()
        if state is not None and line is not None:
            table.snapshot_seq = line.seq
        self.hub.changed(table.id)

    def _is_snapshot_due(self, table: Live, match: Match, line: Line | None) -> bool:
        if line is None or line.kind == "undo":
            return False  # the point has been there before
        before = table.match
        if before is None or line.seq - table.snapshot_seq >= SNAPSHOT_LATEST:
            return True
        return before.to_act != match.to_act and line.seq - table.snapshot_seq >= SNAPSHOT_EARLIEST

    # -- a new table ------------------------------------------------------------------------

    async def create(self, row: Row, seats: list[Row], lines: list[Line] | None = None) -> Live:
        """Store a new table; see `opening.py` for how one is asked for."""

        def add(connection: sa.Connection) -> None:
            connection.execute(sa.insert(schema.tables), row)
            connection.execute(sa.insert(schema.seats), seats)
            if lines:
                connection.execute(sa.insert(schema.events), [line_values(row["id"], x) for x in lines])

        await self.storage.write(add)
        table = await self.get(row["id"])
        self.hub.changed(table.id)
        return table

    async def start(self, person: Person, table_id: str) -> Live:
        async def action(table: Live) -> Live:
            if table.state != "open":
                raise Problem("not_open")
            if table.row["host"] != person["id"]:
                raise Problem("not_host")
            if any(s["kind"] in ("open", "invite") for s in table.seats):
                raise Problem("seats_empty")
            await self.begin(table)
            return table

        return await self.at_table(table_id, action)

    async def begin(self, table: Live) -> None:
        """Set up the game: the first line of the log."""
        game = live.game_of(table.row)
        match = live.new_match(game, table.row)
        line = Line(1, "start", None, None, 0, 0, live.notes_of(match), None, None, self.now())
        table.row["clocks"] = clocks.start(table.row["clock"], match.seats)
        await self.change(
            table, {"state": "running", **self._after(table, match, None, 1)}, None, line, match
        )

    # -- play -------------------------------------------------------------------------------

    async def play(
        self,
        table_id: str,
        person: Person | None,
        seat: int | None,
        notation: str,
        expected_seq: int,
        key: str | None,
    ) -> tuple[Live, int]:
        """Play a move for a person, or for a bot (person None); returns the point it led to."""

        async def action(table: Live) -> tuple[Live, int]:
            if person is not None and key is not None:
                done = table.done_with(person["id"], key)
                if done is not None:
                    if done.kind != "move" or done.move != notation:
                        raise Problem("key_reused")
                    return table, done.seq
            if table.state != "running" or table.match is None:
                raise Problem("not_running" if table.state != "running" else "rules_changed")
            mover = self.own_seat(table, person, seat) if person is not None else seat
            assert mover is not None
            if person is None and table.bot_of(mover) is None:
                raise Problem("not_your_seat")
            self._check_seq(table, mover, expected_seq)
            match = table.match.copy()
            try:
                match.play(notation, mover)
            except IllegalMove as error:
                raise Problem("refused", refusal=error.refusal) from None
            except MalformedMove as error:
                raise Problem("bad_move", why=str(error)) from None
            last = match.last
            assert last is not None
            line = Line(
                table.seq + 1,
                "move",
                mover,
                match.game.moves.names[last.move].notation,
                0,
                last.revealed,
                live.notes_of(match),
                person["id"] if person else None,
                key,
                self.now(),
            )
            await self._move_on(table, match, line)
            return table, line.seq

        return await self.at_table(table_id, action)

    def own_seat(self, table: Live, person: Person, seat: int | None) -> int:
        """The seat a person moves for: the one named, else the one that owes a decision."""
        own = table.seats_of(person["id"])
        if seat is not None:
            if seat not in own:
                raise Problem("not_your_seat")
            chosen = seat
        elif not own:
            raise Problem("not_your_seat")
        else:
            owing = [k for k in own if table.row["to_act"] >> k & 1]
            chosen = (owing or own)[0]
        if table.bot_of(chosen) is not None:
            raise Problem("not_your_seat")
        return chosen

    def _check_seq(self, table: Live, mover: int, expected: int) -> None:
        """Was the move chosen with the table as it is? Others' secret choices since change nothing."""
        if expected > table.seq:
            raise Problem("stale", details={"seq": table.seq})
        secret = table.game.moves.secret_families
        for line in table.lines[len(table.lines) - (table.seq - expected) :]:
            is_secret = line.kind == "move" and str(line.move).split()[0] in secret
            if not is_secret or line.seat == mover:
                raise Problem("stale", details={"seq": table.seq})

    async def _move_on(self, table: Live, match: Match, line: Line) -> None:
        changed = self._after(table, match, line.seat, line.seq)
        if any(o["kind"] == "undo" for o in table.row["offers"]):  # what it spoke of has changed
            changed["offers"] = [o for o in table.row["offers"] if o["kind"] != "undo"]
        before = table.row["to_act"]
        newly_due = [k for k in match.to_act if not before >> k & 1]
        rows = notices.due(table, newly_due, self.now())

        def extra(connection: sa.Connection) -> None:
            notices.add(connection, rows)

        await self.change(table, changed, None, line, match, extra if rows else None)

    def _after(self, table: Live, match: Match, mover: int | None, seq: int) -> Row:
        """The columns of a table that follow from its match."""
        row = table.row
        running = clocks.run(row["clock"], row["clocks"], mover, match.to_act, self.now())
        changed: Row = {
            "seq": seq,
            "to_act": sum(1 << k for k in match.to_act),
            "bot_due": any(table.bot_of(k) for k in match.to_act),
            "clocks": running,
            "due_at": clocks.next_end(row["clock"], running),
        }
        if match.over:
            changed["state"] = "finished"
            changed["result"] = {
                "scores": list(match.scores),
                "ranking": list(match.ranking),
                "ending": match.ending,
            }
        return changed

    # -- undo -------------------------------------------------------------------------------

    async def undo(
        self, table_id: str, person: Person, seat: int | None, expected_seq: int, key: str
    ) -> tuple[Live, int]:
        """Take back one's own last move, unless it revealed something."""

        async def action(table: Live) -> tuple[Live, int]:
            done = table.done_with(person["id"], key)
            if done is not None:
                if done.kind != "undo":
                    raise Problem("key_reused")
                return table, done.seq
            if table.state != "running" or table.match is None:
                raise Problem("not_running")
            own = table.seats_of(person["id"])
            if not own or (seat is not None and seat not in own):
                raise Problem("not_your_seat")
            if expected_seq != table.seq:
                raise Problem("stale", details={"seq": table.seq})
            match = table.match.copy()
            last = match.last
            if last is None:
                raise Problem("cannot_undo", because="undo-nothing")
            if last.seat not in own:
                raise Problem("cannot_undo", because="undo-not-yours")
            if match.why_not_undo():
                raise Problem("cannot_undo", because="undo-revealed")
            mover = last.seat
            match.undo()
            await self.take_back(table, match, 1, mover, person["id"], key)
            return table, table.seq

        return await self.at_table(table_id, action)

    async def take_back(
        self, table: Live, match: Match, back: int, mover: int, person_id: str, key: str | None, **more: Any
    ) -> None:
        """An undo is an event like any other: the log never shrinks."""
        seq = table.seq + 1
        line = Line(seq, "undo", mover, None, back, 0, [], person_id, key, self.now())
        changed = {**self._after(table, match, None, seq), **more}
        await self.change(table, changed, None, line, match)

    # -- look back --------------------------------------------------------------------------

    async def match_at(self, table: Live, seq: int) -> Match:
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


def line_values(table_id: str, line: Line) -> Row:
    return {
        "table_id": table_id,
        "seq": line.seq,
        "kind": line.kind,
        "seat": line.seat,
        "move": line.move,
        "back": line.back,
        "revealed": line.revealed,
        "notes": line.notes,
        "person_id": line.person_id,
        "key": line.key,
        "at": line.at,
    }


def new_id() -> str:
    return secrets.token_hex(6)
