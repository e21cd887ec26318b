"""A change of a table as it is written: many tables' changes in a few statements.

Each is guarded by its table's revision, so that two processes cannot both win.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

import sqlalchemy as sa

from penstock.server.store import schema
from penstock.server.store.rows import CHANGING, Line, SeatRow, TableRow, values_of
from penstock.server.store.storage import Work

# Written once, so that SQLAlchemy finds its compiled form at once.
GUARDED = sa.update(schema.tables).where(
    schema.tables.c.id == sa.bindparam("this_table"),
    schema.tables.c.revision == sa.bindparam("this_revision"),
)
ADD_EVENTS = sa.insert(schema.events)
ADD_SNAPSHOTS = sa.insert(schema.snapshots)


class Stale(Exception):
    """Another process has changed the table."""


@dataclass(frozen=True)
class Change:
    """What one action changes at one table."""

    row: TableRow  # as it shall be, its revision one higher
    line: Line | None = None
    state: bytes | None = None  # a snapshot after the line
    seats: Sequence[SeatRow] = ()  # those that change
    extra: Work[None] | None = None

    @property
    def table_id(self) -> str:
        return self.row.id

    def guarded(self) -> dict[str, Any]:
        guard = {"this_table": self.row.id, "this_revision": self.row.revision - 1}
        return {**values_of(self.row, CHANGING), **guard}


def store(connection: sa.Connection, changes: Sequence[Change]) -> list[None]:
    """Write all of them or, if one of them comes too late, none."""
    ordered = sorted(changes, key=attrgetter("table_id"))  # everybody locks in the same order
    changed = connection.execute(GUARDED, [change.guarded() for change in ordered])
    if changed.rowcount != len(ordered):
        raise Stale
    lines = [line_values(c.table_id, c.line) for c in ordered if c.line is not None]
    if lines:
        connection.execute(ADD_EVENTS, lines)
    states = [
        {"table_id": c.table_id, "seq": c.line.seq, "state": c.state}
        for c in ordered
        if c.line is not None and c.state is not None
    ]
    if states:
        connection.execute(ADD_SNAPSHOTS, states)
    for change in ordered:
        store_rest(connection, change)
    return [None] * len(changes)


def store_rest(connection: sa.Connection, change: Change) -> None:
    """What few changes have."""
    s = schema.seats.c
    for seat in change.seats:
        here = sa.update(schema.seats).where(s.table_id == seat.table_id, s.seat == seat.seat)
        connection.execute(here.values(values_of(seat)))
    if change.extra is not None:
        change.extra(connection)


def add_table(
    connection: sa.Connection, row: TableRow, seats: Iterable[SeatRow], lines: Iterable[Line]
) -> None:
    """Write a new table."""
    connection.execute(sa.insert(schema.tables), values_of(row))
    connection.execute(sa.insert(schema.seats), [values_of(seat) for seat in seats])
    written = [line_values(row.id, line) for line in lines]
    if written:
        connection.execute(ADD_EVENTS, written)


def line_values(table_id: str, line: Line) -> dict[str, Any]:
    return {"table_id": table_id, **values_of(line)}
