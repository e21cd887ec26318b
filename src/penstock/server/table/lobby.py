"""The lobby: which tables somebody is shown."""

from __future__ import annotations

from itertools import chain
from typing import Any, NamedTuple

import sqlalchemy as sa

from penstock.server.people import peace
from penstock.server.people.notes import find_notes
from penstock.server.store import rows, schema
from penstock.server.store.rows import SeatRow, TableRow
from penstock.server.table.live import leavers_among
from penstock.server.table.table_store import TableStore

STATES = {"open": ["open"], "running": ["running"], "finished": ["finished", "stopped"]}


class Shown(NamedTuple):
    """A table in the lobby."""

    row: TableRow
    seats: list[SeatRow]
    leavers: frozenset[str]  # persons at these tables who tend to leave
    note: str  # of who looks


async def find_tables(tables: TableStore, person_id: str | None, scope: str) -> list[Shown]:
    """Open, running, finished tables everybody may see, or one's own.

    One's own: "your turn" first, then the latest. Of the others: those of people one has played with, then
    the newest, and few of any one host.
    """
    query = own_tables(person_id) if scope == "mine" else others_tables(tables, person_id, scope)
    query = query.limit(tables.config.limits.lobby_cards)

    def find(connection: sa.Connection) -> list[Shown]:
        found = rows.read_sound(connection.execute(query), TableRow)
        seats = rows.find_seats(connection, *(row.id for row in found))
        leavers = leavers_among(connection, chain.from_iterable(seats.values()))
        notes = find_notes(connection, person_id, [row.id for row in found])
        return [Shown(row, seats[row.id], leavers, notes.get(row.id, "")) for row in found]

    found = await tables.storage.read(find)
    if scope == "mine":
        found.sort(key=lambda table: not is_turn_of(person_id, table.row, table.seats))
    return found


def own_tables(person_id: str | None) -> sa.Select[Any]:
    t, s = schema.tables.c, schema.seats.c
    mine = sa.select(s.table_id).where(s.person_id == person_id)
    query = rows.select(schema.tables, TableRow).order_by(t.changed.desc())
    return query.where(sa.or_(t.id.in_(mine), t.host == person_id))


def others_tables(tables: TableStore, person_id: str | None, scope: str) -> sa.Select[Any]:
    t = schema.tables.c
    newest = t.created if scope == "open" else t.changed
    shown = [t.state.in_(STATES[scope]), t.visibility == "public", t.kind == "play"]
    if scope == "open":  # who does not want to meet does not meet here
        shown.append(t.host.not_in(peace.blocked_ids(person_id)))
        shown.append(t.host.not_in(peace.blocking_ids(person_id)))
    place = sa.func.row_number().over(partition_by=t.host, order_by=newest.desc()).label("place")
    ranked = sa.select(t.id, place).where(*shown).subquery()
    few = sa.select(ranked.c.id).where(ranked.c.place <= tables.config.limits.lobby_cards_per_host)
    is_known = sa.case((t.host.in_(known_people(person_id)), 0), else_=1)
    return rows.select(schema.tables, TableRow).where(t.id.in_(few)).order_by(is_known, newest.desc())


def known_people(person_id: str | None) -> sa.Select[Any]:
    """Whoever sat with somebody at a table that was begun, and that person."""
    t, s = schema.tables.c, schema.seats.c
    began = sa.select(s.table_id).join(schema.tables, t.id == s.table_id)
    theirs = began.where(s.person_id == person_id, t.kind == "play", t.seq > 0)
    return sa.select(s.person_id).where(s.table_id.in_(theirs), s.person_id.is_not(None))


def is_turn_of(person_id: str | None, row: TableRow, seats: list[SeatRow]) -> bool:
    own = (s.seat for s in seats if person_id is not None and s.person_id == person_id)
    return row.state == "running" and any(row.owes(seat) for seat in own)
