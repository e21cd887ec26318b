"""Somebody goes for good: their games first, then everything that is known about them."""

from __future__ import annotations

import sqlalchemy as sa

from penstock.server.people import erasing
from penstock.server.problems import Problem
from penstock.server.store import schema
from penstock.server.store.rows import Person
from penstock.server.table import absence, joining
from penstock.server.table.table_store import TableStore


async def say_farewell(tables: TableStore, person: Person) -> None:
    """A bot plays on where others wait; open tables are left, or closed by their host."""
    for table_id, state in await unfinished(tables, person):
        try:
            if state == "running":
                await absence.resign(tables, table_id, person)
            else:
                await joining.leave(tables, table_id, person)
        except Problem:
            continue  # resigned long ago, or over by now
    changed = await tables.storage.write(lambda connection: erasing.erase(connection, person.id))
    for table_id in changed:
        tables.forget(table_id)
        tables.hub.changed(table_id)


async def unfinished(tables: TableStore, person: Person) -> list[tuple[str, str]]:
    s, t = schema.seats.c, schema.tables.c
    seated = sa.select(s.table_id).where(s.person_id == person.id)
    is_theirs = sa.or_(t.id.in_(seated), sa.and_(t.host == person.id, t.state == "open"))
    query = sa.select(t.id, t.state).where(is_theirs, t.state.in_(("open", "running")))
    return await tables.storage.read(lambda x: [(row.id, row.state) for row in x.execute(query)])
