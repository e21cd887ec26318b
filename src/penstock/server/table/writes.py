"""A change of a table as it is written: many tables' changes in a few statements.

Each is guarded by its table's revision, so that two processes cannot both win.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import attrgetter

import sqlalchemy as sa

from penstock.server.store import schema
from penstock.server.store.storage import Work
from penstock.server.table.live import Line, Row

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

    table_id: str
    revision: int  # the table's before
    values: Row
    line: Line | None = None
    state: bytes | None = None  # a snapshot after the line
    seats: dict[int, Row] = field(default_factory=dict)
    extra: Work[None] | None = None

    @property
    def columns(self) -> list[str]:
        return list(self.values)

    def guarded(self) -> Row:
        return {**self.values, "this_table": self.table_id, "this_revision": self.revision}


def store(connection: sa.Connection, changes: Sequence[Change]) -> list[None]:
    """Write all of them or, if one of them comes too late, none."""
    ordered = sorted(changes, key=attrgetter("table_id"))  # everybody locks in the same order
    for _, alike in groupby(ordered, attrgetter("columns")):
        rows = [change.guarded() for change in alike]
        if connection.execute(GUARDED, rows).rowcount != len(rows):
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
    for seat, values in change.seats.items():
        here = sa.update(schema.seats).where(s.table_id == change.table_id, s.seat == seat)
        connection.execute(here.values(values))
    if change.extra is not None:
        change.extra(connection)


def add_lines(connection: sa.Connection, table_id: str, lines: Iterable[Line]) -> None:
    connection.execute(ADD_EVENTS, [line_values(table_id, line) for line in lines])


def line_values(table_id: str, line: Line) -> Row:
    return {"table_id": table_id, **line.__dict__}
