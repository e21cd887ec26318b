"""Does what is stored still play? Every table replayed from its seed and compared with its log."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

import sqlalchemy as sa

from penstock.engine.errors import PenstockError
from penstock.engine.match import Match
from penstock.server.problems import Problem
from penstock.server.store import rows, schema
from penstock.server.store.rows import Line, TableRow, Unreadable
from penstock.server.table import live
from penstock.server.table.live import LiveTable
from penstock.server.table.playing import seat_bits


def check_all(connection: sa.Connection) -> Iterator[tuple[str, list[str]]]:
    """Each table's id with what is wrong with it."""
    table_ids = sa.select(schema.tables.c.id).order_by(schema.tables.c.created)
    for table_id in connection.execute(table_ids).scalars().all():
        yield table_id, list(whatever_happens(connection, table_id))


def whatever_happens(connection: sa.Connection, table_id: str) -> Iterator[str]:
    """What is wrong with one table; nothing that is stored ends the check of the others."""
    try:
        yield from check_table(connection, table_id)
    except Unreadable as error:
        yield f"a row cannot be read: {error}"
    except sa.exc.SQLAlchemyError as error:
        connection.rollback()
        yield f"the database cannot read it: {type(error.__cause__ or error).__name__}"
    except Exception as error:
        yield f"cannot be checked: {type(error).__name__}"


def check_table(connection: sa.Connection, table_id: str) -> Iterator[str]:
    row = rows.find_table(connection, table_id)
    assert row is not None
    seats = rows.find_seats(connection, table_id)[table_id]
    table = LiveTable(row, seats, rows.find_lines(connection, table_id))
    dice = table.dice
    if dice is not None and dice.commitment != row.commitment:
        yield "the server's share does not have the published commitment"
    if dice is not None and table.lines and str(dice.seed) != row.seed:
        yield "the seed does not follow from the shares"
    if [line.seq for line in table.lines] != list(range(1, len(table.lines) + 1)):
        yield "the log has gaps"
        return
    if row.seq != len(table.lines):
        yield f"the table says it is at {row.seq}, its log ends at {len(table.lines)}"
    if table.lines:
        yield from check_moves(connection, table)


def check_moves(connection: sa.Connection, table: LiveTable) -> Iterator[str]:
    """Walk through the whole log, also through what was taken back."""
    c = schema.snapshots.c
    stored = connection.execute(sa.select(c.seq, c.state).where(c.table_id == table.id))
    snapshots = {seq: bytes(state) for seq, state in stored}
    row = table.row
    try:
        game = live.game_of(row)
        match = live.new_match(game, row)
        kept: list[Line] = []
        for line in table.lines:
            before = match.copy() if line.kind == "move" else None
            if line.kind == "move":
                match.play(str(line.move), line.seat)
                kept.append(line)
                if match.last is not None and match.last.revealed != line.revealed:
                    yield f"{line.seq}: another count of revelations"
            elif line.kind == "undo":
                del kept[len(kept) - line.back :]
                match = live.new_match(game, row)
                for earlier in kept:
                    match.play(str(earlier.move), earlier.seat)
            if line.kind != "undo" and live.notes_of(match, before) != line.notes:
                yield f"{line.seq}: other events"
            if line.seq in snapshots and not is_snapshot_of(match, snapshots[line.seq]):
                yield f"{line.seq}: another snapshot"
    except Problem:
        yield "begun under other rules or components; not replayed"
        return
    except PenstockError as error:
        yield f"cannot be replayed: {error}"
        return
    yield from check_end(row, match)


def is_snapshot_of(match: Match, stored: bytes) -> bool:
    try:
        return zlib.decompress(stored) == match.bytes
    except zlib.error:
        return False


def check_end(row: TableRow, match: Match) -> Iterator[str]:
    if row.state == "running" and row.to_act != seat_bits(match.to_act):
        yield "other seats owe a decision"
    result = row.result
    if result and (result.scores, result.ranking) != (list(match.scores), list(match.ranking)):
        yield "another result"
