"""Notices of a turn: written into the outbox in the move's own transaction, sent later."""

from __future__ import annotations

import sqlalchemy as sa

from penstock.server.store import schema
from penstock.server.store.rows import Notice, values_of
from penstock.server.table.live import LiveTable

DELAY = 20.0  # seconds: whoever is at the table needs no notice
NEW = ("person_id", "table_id", "since_seq", "due_at", "channel", "attempts", "state", "error")


def due(table: LiveTable, seats: list[int], now: float) -> list[Notice]:
    """One for each person whose turn it has become; channels are looked up when it is sent.

    Only at tables over days: at a live table everybody is there.
    """
    if table.row.pace != "days" or table.row.kind != "play":
        return []
    persons = {table.seats[k].person_id: k for k in seats if table.bot_of(k) is None}
    return [
        Notice(person_id, table.id, last_move(table, seat), now + DELAY)
        for person_id, seat in persons.items()
        if person_id is not None
    ]


def last_move(table: LiveTable, seat: int) -> int:
    """The point a seat has decided last; its player knows the story until then."""
    own = [line.seq for line in table.lines if line.seat == seat and line.kind == "move"]
    return own[-1] if own else 0


def add(connection: sa.Connection, notices: list[Notice]) -> None:
    """At most one waiting notice a person and table."""
    c = schema.outbox.c
    for notice in notices:
        waiting = sa.select(c.id).where(
            c.person_id == notice.person_id, c.table_id == notice.table_id, c.state == "waiting"
        )
        if connection.execute(waiting).first() is None:
            connection.execute(sa.insert(schema.outbox), values_of(notice, NEW))
