"""The lobby: which tables somebody is shown."""

from __future__ import annotations

import sqlalchemy as sa

from penstock.server.people import peace
from penstock.server.store import rows, schema
from penstock.server.store.rows import SeatRow, TableRow
from penstock.server.table.table_store import TableStore

STATES = {"open": ["open"], "running": ["running"], "finished": ["finished", "stopped"]}


async def find_tables(
    tables: TableStore, person_id: str | None, scope: str
) -> list[tuple[TableRow, list[SeatRow]]]:
    """Open, running, finished tables everybody may see, or one's own; latest first, "your turn" before."""
    t, s = schema.tables.c, schema.seats.c
    query = rows.select(schema.tables, TableRow).order_by(t.changed.desc())
    query = query.limit(tables.config.limits.lobby_cards)
    if scope == "mine":
        mine = sa.select(s.table_id).where(s.person_id == person_id)
        query = query.where(sa.or_(t.id.in_(mine), t.host == person_id))
    else:
        query = query.where(t.state.in_(STATES[scope]), t.visibility == "public", t.kind == "play")
    if scope == "open":  # who does not want to meet does not meet here
        query = query.where(
            t.host.not_in(peace.blocked_ids(person_id)), t.host.not_in(peace.blocking_ids(person_id))
        )

    def find(connection: sa.Connection) -> list[tuple[TableRow, list[SeatRow]]]:
        found = rows.read(connection.execute(query), TableRow)
        seats = rows.find_seats(connection, *(row.id for row in found))
        return [(row, seats[row.id]) for row in found]

    found = await tables.storage.read(find)
    if scope == "mine":
        found.sort(key=lambda table: not is_turn_of(person_id, *table))
    return found


def is_turn_of(person_id: str | None, row: TableRow, seats: list[SeatRow]) -> bool:
    own = (s.seat for s in seats if person_id is not None and s.person_id == person_id)
    return row.state == "running" and any(row.owes(seat) for seat in own)
