"""Who may see a table, and from which seat."""

from __future__ import annotations

import hmac

import sqlalchemy as sa

from penstock.server.problems import Problem
from penstock.server.store import schema
from penstock.server.store.rows import Person
from penstock.server.table.hub import Present
from penstock.server.table.live import LiveTable
from penstock.server.table.table_store import TableStore

SHARED = "shared"  # besides public and private: for whoever has the address


def is_invited(table: LiveTable, invite: str | None) -> bool:
    return invite is not None and hmac.compare_digest(invite.encode(), table.row.invite.encode())


def is_shared(table: LiveTable) -> bool:
    """A private game whose host has shown it after its end: moves and hands, not what was said."""
    return table.row.visibility == SHARED


def is_own_story(table: LiveTable) -> bool:
    """A finished game of at most one person against bots: whoever has its address may see it again.

    Who has gone for good is nobody's name any more, but was a person.
    """
    people = sum(seat.kind == "human" for seat in table.seats)
    return table.state == "finished" and (people <= 1 or table.row.kind != "play")


async def check_may_see(
    tables: TableStore, table: LiveTable, person: Person | None, invite: str | None = None
) -> None:
    """A private table is for its players and whoever was let in; a table may refuse spectators."""
    if person is not None and (table.seats_of(person.id) or table.row.host == person.id):
        return
    if is_shared(table):
        return
    is_let_in = table.row.visibility == "public" or is_invited(table, invite) or is_own_story(table)
    if not is_let_in and (person is None or not await has_access(tables, table.id, person.id)):
        raise Problem("no_such_table")
    if not table.row.spectators and table.state != "open":
        raise Problem("forbidden")


async def has_access(tables: TableStore, table_id: str, person_id: str) -> bool:
    c = schema.access.c
    query = sa.select(c.table_id).where(c.table_id == table_id, c.person_id == person_id)
    return await tables.storage.read(lambda connection: connection.execute(query).first() is not None)


async def let_in(tables: TableStore, table_id: str, person_id: str) -> None:
    """From now on this person may watch a private table."""

    def add(connection: sa.Connection) -> None:
        c = schema.access.c
        known = sa.select(c.table_id).where(c.table_id == table_id, c.person_id == person_id)
        if connection.execute(known).first() is None:
            connection.execute(sa.insert(schema.access), {"table_id": table_id, "person_id": person_id})

    if not await has_access(tables, table_id, person_id):
        await tables.storage.write(add)


def let_nobody_in(connection: sa.Connection, table_id: str, person_id: str | None = None) -> None:
    """Whoever was let in to watch, or this one of them, is so no longer."""
    c = schema.access.c
    gone = sa.delete(schema.access).where(c.table_id == table_id)
    connection.execute(gone if person_id is None else gone.where(c.person_id == person_id))


def viewer_of(table: LiveTable, person: Person | None, seat: int | None) -> int | None:
    """The seat a person looks from; None for a spectator. After the end all hands are open."""
    own = table.seats_of(person.id if person else None)
    if seat is not None:
        is_open = table.is_done and seat < len(table.seats)
        if seat not in own and not is_open:
            raise Problem("not_your_seat")
        return seat
    if not own:
        return None
    return next((k for k in own if table.row.owes(k)), own[0])


def watching(table: LiveTable, present: Present) -> int:
    """How many look on without a seat."""
    return present.watching([s.person_id for s in table.seats])
