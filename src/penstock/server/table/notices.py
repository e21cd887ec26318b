"""Notices of a turn: written into the outbox in the move's own transaction, sent later."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from penstock.server.store import schema
from penstock.server.table.live import LiveTable

DELAY = 20.0  # seconds: whoever is at the table needs no notice

Row = dict[str, Any]


def due(table: LiveTable, seats: list[int], now: float) -> list[Row]:
    """One row for each person whose turn it has become; channels are looked up when it is sent.

    Only at tables over days: at a live table everybody is there.
    """
    if table.row["pace"] != "days" or table.row["kind"] != "play":
        return []
    persons = {table.seats[k]["person_id"]: k for k in seats if table.bot_of(k) is None}
    rows = []
    for person_id, seat in persons.items():
        if person_id is None:
            continue
        own = [x.seq for x in table.lines if x.seat == seat and x.kind == "move"]
        rows.append(
            {
                "person_id": person_id,
                "table_id": table.id,
                "since_seq": own[-1] if own else 0,
                "channel": "any",
                "due_at": now + DELAY,
                "attempts": 0,
                "state": "waiting",
                "error": None,
            }
        )
    return rows


def add(connection: sa.Connection, rows: list[Row]) -> None:
    """At most one waiting notice a person and table."""
    c = schema.outbox.c
    for row in rows:
        waiting = sa.select(c.id).where(
            c.person_id == row["person_id"], c.table_id == row["table_id"], c.state == "waiting"
        )
        if connection.execute(waiting).first() is None:
            connection.execute(sa.insert(schema.outbox), row)
