"""Games that were begun before absence was counted get their stamps: they begin to count now.

Without a clock such a table had none, so that nobody could ever ask for a bot there. Where no server with a
heartbeat has run yet, all stamps are times of day, and the time until now would be the player's who is on
turn: the time in which no server ran is nobody's.
"""

from __future__ import annotations

import json
import time
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

TABLES = sa.table(
    "tables",
    sa.column("id", sa.Text()),
    sa.column("state", sa.Text()),
    sa.column("n_seats", sa.Integer()),
    sa.column("to_act", sa.Integer()),
    sa.column("clock", sa.JSON()),
    sa.column("clocks", sa.JSON()),
    sa.column("due_at", sa.Double()),
)
SEATS = sa.table(
    "seats",
    sa.column("table_id", sa.Text()),
    sa.column("seat", sa.Integer()),
    sa.column("kind", sa.Text()),
    sa.column("away_bot", sa.Text()),
)
HEARTBEAT = sa.table("heartbeat", sa.column("id", sa.Integer()), sa.column("seconds", sa.Double()))


def upgrade() -> None:
    connection = op.get_bind()
    c = TABLES.c
    count = connection.execute(sa.select(HEARTBEAT.c.seconds)).scalar()
    now = time.time() if count is None else count
    texts = (sa.cast(x, sa.Text()).label(x.name) for x in (c.clock, c.clocks))
    query = sa.select(c.id, c.n_seats, c.to_act, *texts).where(c.state == "running")
    running = connection.execute(query).all()
    for table in running:
        try:
            terms, clocks = json.loads(table.clock), json.loads(table.clocks)
            left, since = clocks["left"], clocks["since"]
        except (ValueError, LookupError, TypeError):
            continue  # it is damaged: whoever opens it is told so
        if count is not None and len(since) == table.n_seats:
            continue
        stamps = stamps_of(connection, table, now)
        ends = [now + left[k] for k, begun in enumerate(stamps) if begun is not None and left]
        due_at = min(ends, default=None) if terms["on_timeout"] == "lose" else None
        new = {"clocks": {"left": left, "since": stamps}, "due_at": due_at}
        connection.execute(sa.update(TABLES).where(c.id == table.id).values(new))
    if running and count is None:
        connection.execute(sa.insert(HEARTBEAT).values(id=1, seconds=now))


def stamps_of(connection: sa.Connection, table: Any, now: float) -> list[float | None]:
    """From now on the table waits for each person who owes a decision."""
    s = SEATS.c
    here = sa.select(s.seat).where(s.table_id == table.id, s.kind == "human", s.away_bot.is_(None))
    people = set(connection.execute(here).scalars())
    return [now if table.to_act >> k & 1 and k in people else None for k in range(table.n_seats)]
