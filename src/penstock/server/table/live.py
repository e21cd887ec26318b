"""A table in memory: its row, its seats, its log, and the match at its latest point.

Everything here can be dropped at any moment and read again from the database.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import sqlalchemy as sa

import penstock
from penstock.engine.game import Game
from penstock.engine.match import Event, HistoryEntry, Match, Move
from penstock.server.metrics import DAMAGED
from penstock.server.people import profiles
from penstock.server.problems import Problem
from penstock.server.store import rows, schema
from penstock.server.store.rows import Line, Note, SeatRow, TableRow
from penstock.server.table import fairness
from penstock.server.table.fairness import Dice

log = logging.getLogger("penstock.server")
PLAIN = "plain"
STEP = "STEP"  # the note of a move without events: what the words of the move itself mention


def notes_of(match: Match, before: Match | None = None) -> tuple[Note, ...]:
    """What the last move caused; a step of a longer move caused nothing, so its own words are kept.

    They are those that everybody may read, and need the match as it was before the move.
    """
    notes = tuple(Note(e.kind, e.seat, e.params) for e in match.events)
    last = match.last
    if notes or before is None or last is None or match.is_secret(last.move):
        return notes
    return (Note(STEP, last.seat, before.described(last.move, last.seat).facts),)


def events_from(game: Game, notes: Iterable[Note]) -> list[Event]:
    return [Event(note.kind, note.seat, note.params, game) for note in notes if note.kind != STEP]


def step_text(game: Game, line: Line, lang: str) -> str:
    """A step in the words of its button; by its notation where a line has kept none."""
    notation = str(line.move)
    name = game.moves.names[game.moves.parse(notation)]
    for note in line.notes:
        if note.kind == STEP:
            return Move(name.id, name.family, name.params, notation, game, note.params).text(lang)
    return notation


def kept_moves(lines: Iterable[Line]) -> list[Line]:
    """The moves that have not been taken back."""
    kept: list[Line] = []
    for line in lines:
        if line.kind == "move":
            kept.append(line)
        elif line.kind == "undo":
            del kept[len(kept) - line.back :]
    return kept


def is_bots(row: TableRow, line: Line) -> bool:
    """Did a bot decide this? Where strangers play, its advice is not to be had for nothing."""
    return row.kind == "play" and line.kind == "move" and line.person_id is None


def pack(state: bytes) -> bytes:
    return zlib.compress(state, 1)


Snapshots = Callable[[list[int]], tuple[int, bytes] | None]  # the latest of these points, if any


def match_at(row: TableRow, lines: list[Line], find_snapshot: Snapshots) -> Match:
    """The match after the last of `lines`: the latest snapshot, then the moves after it.

    A snapshot only saves time: where it is damaged, all moves are played again.
    """
    game = game_of(row)
    moves = kept_moves(lines)
    points = [line.seq for line in lines if line.kind == "start"] + [line.seq for line in moves]
    found = find_snapshot(points)
    if found is not None:
        done = points.index(found[0])
        match = new_match(game, row)
        try:
            match.resume((played(game, line) for line in moves[:done]), zlib.decompress(found[1]), PLAIN)
            return play_on(match, moves[done:])
        except (zlib.error, ValueError, LookupError):
            DAMAGED.labels("snapshot").inc()
            log.error("a snapshot is damaged", extra={"facts": {"table": row.id, "seq": found[0]}})
    return play_on(new_match(game, row), moves)


def play_on(match: Match, moves: Iterable[Line]) -> Match:
    for line in moves:
        match.play(str(line.move), line.seat)
    return match


def new_match(game: Game, row: TableRow) -> Match:
    """A table's match at its start; plain rules make one move and one view faster than compiled ones."""
    return game.new(row.n_seats, int(row.seed), row.options, PLAIN)


def played(game: Game, line: Line) -> HistoryEntry:
    assert line.seat is not None
    return HistoryEntry(line.seat, game.moves.parse(str(line.move)), line.revealed)


def game_of(row: TableRow) -> Game:
    """The table's game, if this server still has the rules and components it was begun under."""
    game = find_rules(row.game, row.rules_version, row.components)
    if game is None:
        raise Problem("rules_changed")
    return game


def find_rules(game_id: str, rules_version: int, components: str) -> Game | None:
    game = penstock.find_rules(game_id, rules_version)
    return game if game is not None and game.components.hash == components else None


@dataclass(eq=False)
class LiveTable:
    """One table."""

    row: TableRow
    seats: list[SeatRow]
    lines: list[Line]
    match: Match | None = None
    fault: str | None = None  # the problem that keeps it from being played on
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    is_stale: bool = False
    snapshot_seq: int = 0  # the latest point of which the state is stored, as far as known here
    leavers: frozenset[str] = frozenset()  # persons with a seat who tend to leave

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def seq(self) -> int:
        return self.row.seq

    @property
    def state(self) -> str:
        return self.row.state

    @property
    def game(self) -> Game:
        """With the rules the table was begun under, or today's where they are gone."""
        return penstock.find_rules(self.row.game, self.row.rules_version) or penstock.game(self.row.game)

    @property
    def is_done(self) -> bool:
        return self.state in ("finished", "stopped")

    @property
    def dice(self) -> Dice | None:
        """The shares of the seed so far; None where somebody has chosen it."""
        if not self.row.share:
            return None
        players = fairness.players_of([s.share for s in self.seats])
        return Dice(self.id, self.row.share, players, self.row.n_seats)

    def names(self) -> dict[int, str]:
        return {s.seat: s.name for s in self.seats if s.name}

    def seats_of(self, person_id: str | None) -> list[int]:
        if person_id is None:
            return []
        return [s.seat for s in self.seats if s.person_id == person_id]

    def humans(self) -> set[str]:
        """Persons who still play for themselves."""
        return {s.person_id for s in self.seats if s.decides and s.person_id is not None}

    def waiting_people(self) -> set[str]:
        """Persons who play on, not a bot in their place."""
        return {s.person_id for s in self.seats if s.decides and not s.away_bot and s.person_id is not None}

    def bot_of(self, seat: int) -> str | None:
        """The bot that decides for a seat now, if any."""
        return self.seats[seat].played_by

    def played_by_people(self) -> list[int]:
        return [s.seat for s in self.seats if s.played_by is None]

    def done_with(self, person_id: str, key: str) -> Line | None:
        """What an earlier request with the same key did."""
        return next((x for x in reversed(self.lines) if x.key == key and x.person_id == person_id), None)

    def line_at(self, seq: int) -> Line:
        index = seq - (self.lines[0].seq if self.lines else 1)
        if not 0 <= index < len(self.lines):
            raise Problem("no_such_seq")
        return self.lines[index]


def seated(seats: Iterable[SeatRow], changed: Iterable[SeatRow]) -> list[SeatRow]:
    """The seats once some of them have changed."""
    new = {seat.seat: seat for seat in changed}
    return [new.get(seat.seat, seat) for seat in seats]


def load(connection: sa.Connection, table_id: str) -> LiveTable | None:
    """A table as the database has it."""
    row = rows.find_table(connection, table_id)
    if row is None:
        return None
    seats = rows.find_seats(connection, table_id)[table_id]
    table = LiveTable(row, seats, rows.find_lines(connection, table_id))
    table.leavers = leavers_among(connection, seats)
    if table.lines:
        try:
            table.match = match_at(row, table.lines, snapshot_finder(connection, table_id))
        except Problem as problem:  # begun under other rules: the log can still be read
            table.fault = problem.code
        except (ValueError, LookupError):
            DAMAGED.labels("log").inc()
            log.error("a log cannot be replayed", extra={"facts": {"table": row.id}})
            table.fault = "damaged"
    return table


def leavers_among(connection: sa.Connection, seats: Iterable[SeatRow]) -> frozenset[str]:
    return profiles.leavers(connection, {s.person_id for s in seats if s.person_id is not None})


def snapshot_finder(connection: sa.Connection, table_id: str) -> Snapshots:
    def find(points: list[int]) -> tuple[int, bytes] | None:
        c = schema.snapshots.c
        wanted = set(points)
        stored = connection.execute(
            sa.select(c.seq).where(c.table_id == table_id).order_by(c.seq.desc())
        ).scalars()
        seq = next((n for n in stored if n in wanted), None)
        if seq is None:
            return None
        state = connection.execute(
            sa.select(c.state).where(c.table_id == table_id, c.seq == seq)
        ).scalar_one()
        return seq, bytes(state)

    return find
