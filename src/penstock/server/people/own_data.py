"""Everything the server keeps about one person, for that person."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from penstock.server.store import schema
from penstock.server.store.rows import Person

# What is kept by person: the table, whose column names the person, and what is not for showing.
KEPT: tuple[tuple[sa.Table, str, tuple[str, ...]], ...] = (
    (schema.sessions, "person_id", ("token_hash",)),
    (schema.tickets, "person_id", ("token_hash",)),
    (schema.seats, "person_id", ()),
    (schema.access, "person_id", ()),
    (schema.barred, "person_id", ()),
    (schema.events, "person_id", ("notes", "revealed", "key")),
    (schema.chat, "person_id", ()),
    (schema.outbox, "person_id", ()),
    (schema.results, "person_id", ()),
    (schema.ratings, "person_id", ()),
    (schema.blocks, "person_id", ()),
    (schema.mutes, "person_id", ()),
    (schema.notes, "person_id", ()),
    (schema.reports, "reporter_id", ("person_id",)),
)
HOSTED = ("id", "game", "options", "n_seats", "state", "kind", "visibility", "pace", "created", "changed")


def collect(connection: sa.Connection, person: Person) -> dict[str, Any]:
    """By table of the database, in its own words."""
    found: dict[str, Any] = {"person": about(person)}
    for table, owner, hidden in KEPT:
        shown = [column for column in table.c if column.name not in (*hidden, owner)]
        query = sa.select(*shown).where(table.c[owner] == person.id)
        found[table.name] = [dict(row) for row in connection.execute(query).mappings()]
    hosted = sa.select(*(schema.tables.c[name] for name in HOSTED)).where(schema.tables.c.host == person.id)
    found["tables"] = [dict(row) for row in connection.execute(hosted).mappings()]
    return found


def about(person: Person) -> dict[str, Any]:
    notify = person.notify
    return {
        "id": person.id,
        "name": person.name,
        "user_name": person.user_name,
        "is_guest": person.is_guest,
        "language": person.language,
        "settings": person.settings,
        "notify": {"webhook": notify.webhook, "email": notify.email, "turns": notify.turns},
        "email": person.email,
        "created": person.created,
        "suspended_until": person.suspended_until,
    }
