"""A person goes: what was played stays under "somebody", everything else is deleted."""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa

from penstock.server.store import rows, schema
from penstock.server.store.rows import Person

SOMEBODY = "somebody"  # the one row that stands for everybody who has gone


def erase(connection: sa.Connection, person_id: str) -> list[str]:
    """Delete a person; the tables that look different from now on."""
    if (
        connection.execute(sa.select(schema.persons.c.id).where(schema.persons.c.id == SOMEBODY)).first()
        is None
    ):
        connection.execute(sa.insert(schema.persons).values(rows.values_of(Person(SOMEBODY, "", 0.0))))
    e, t = schema.events.c, schema.tables.c
    hosted = connection.execute(sa.select(t.id).where(t.host == person_id)).scalars().all()
    changed = unseat(connection, person_id, hosted)
    connection.execute(
        sa.update(schema.events).where(e.person_id == person_id).values(person_id=None, key=None)
    )
    connection.execute(sa.update(schema.tables).where(t.host == person_id).values(host=SOMEBODY))
    for column in (schema.reports.c.reporter_id, schema.reports.c.person_id, schema.results.c.person_id):
        here = sa.update(column.table).where(column == person_id)
        connection.execute(here.values({column.name: SOMEBODY}))
    for column in (
        schema.sessions.c.person_id,
        schema.tickets.c.person_id,
        schema.blocks.c.person_id,
        schema.blocks.c.blocked_id,
        schema.mutes.c.person_id,
        schema.notes.c.person_id,
        schema.access.c.person_id,
        schema.barred.c.person_id,
        schema.chat.c.person_id,
        schema.outbox.c.person_id,
        schema.ratings.c.person_id,
    ):
        connection.execute(sa.delete(column.table).where(column == person_id))
    connection.execute(sa.delete(schema.persons).where(schema.persons.c.id == person_id))
    return changed


def unseat(connection: sa.Connection, person_id: str, hosted: Iterable[str]) -> list[str]:
    """Seats keep who sat there: a human being without a name."""
    s, t = schema.seats.c, schema.tables.c
    is_theirs = s.person_id == person_id
    changed = list({*connection.execute(sa.select(s.table_id).where(is_theirs)).scalars(), *hosted})
    connection.execute(sa.update(schema.seats).where(is_theirs).values(person_id=None, name=None))
    connection.execute(sa.update(schema.tables).where(t.id.in_(changed)).values(revision=t.revision + 1))
    return changed
