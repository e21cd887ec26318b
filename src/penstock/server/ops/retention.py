"""What is not kept for ever: each kind of thing goes after its days (`config.Retention`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import sqlalchemy as sa

from penstock.server.config import Retention
from penstock.server.people import erasing
from penstock.server.store import schema
from penstock.server.table.table_store import TableStore

DAY = 86400.0
AT_ONCE = 50  # tables or persons in one transaction: moves wait for it
MOST_TIMES = 40  # in one go; the rest goes an hour later
DONE = ("finished", "stopped")

# Everything that hangs on a table, in an order that breaks no reference.
OF_A_TABLE = (
    schema.outbox,
    schema.access,
    schema.barred,
    schema.mutes,
    schema.notes,
    schema.chat,
    schema.snapshots,
    schema.events,
    schema.seats,
)


async def purge(tables: TableStore) -> None:
    """Delete what has been kept long enough."""
    keep, now = tables.config.retention, tables.now()
    await tables.storage.write(partial(purge_rows, keep=keep, now=now))
    await purge_in_parts(tables, partial(old_tables, keep=keep, now=now), delete_tables)
    await purge_in_parts(tables, partial(old_guests, keep=keep, now=now), erase_all)


def before(now: float, days: float) -> float:
    """What is older goes; nothing where everything is kept."""
    return now - days * DAY if days else 0.0


def purge_rows(connection: sa.Connection, keep: Retention, now: float) -> None:
    """What goes row by row."""
    outbox = schema.outbox.c
    for table, is_over in (
        (schema.sessions, schema.sessions.c.expires < now),
        (schema.tickets, schema.tickets.c.expires < now),
        (schema.outbox, sa.and_(outbox.state != "waiting", outbox.due_at < before(now, keep.outbox))),
        (schema.reports, schema.reports.c.closed_at < before(now, keep.reports)),
        (schema.orders, schema.orders.c.done_at < before(now, keep.reports)),
    ):
        connection.execute(sa.delete(table).where(is_over))
    t = schema.tables.c
    silent = sa.select(t.id).where(t.state.in_(DONE), t.changed < before(now, keep.chat))
    connection.execute(sa.delete(schema.chat).where(schema.chat.c.table_id.in_(silent)))


async def purge_in_parts(
    tables: TableStore,
    find: Callable[[sa.Connection], Sequence[str]],
    delete: Callable[[sa.Connection, Sequence[str]], list[str]],
) -> None:
    """A few at a time, so that nobody's move waits for all of them."""

    def one_part(connection: sa.Connection) -> tuple[int, list[str]]:
        found = find(connection)
        return len(found), delete(connection, found)

    for _ in range(MOST_TIMES):
        count, changed = await tables.storage.write(one_part)
        for table_id in changed:
            tables.forget(table_id)
            tables.hub.changed(table_id)
        if count < AT_ONCE:
            return


def old_tables(connection: sa.Connection, keep: Retention, now: float) -> Sequence[str]:
    """Over for long, and their results are kept elsewhere; those that never began go sooner."""
    t = schema.tables.c
    is_old = t.changed < before(now, keep.tables)
    never_began = sa.and_(t.seq == 0, t.changed < before(now, keep.unplayed))
    query = sa.select(t.id).where(t.state.in_(DONE), t.settled, sa.or_(is_old, never_began)).limit(AT_ONCE)
    return connection.execute(query).scalars().all()


def delete_tables(connection: sa.Connection, table_ids: Sequence[str]) -> list[str]:
    for table in OF_A_TABLE:
        connection.execute(sa.delete(table).where(table.c.table_id.in_(table_ids)))
    connection.execute(sa.delete(schema.tables).where(schema.tables.c.id.in_(table_ids)))
    return list(table_ids)


def old_guests(connection: sa.Connection, keep: Retention, now: float) -> Sequence[str]:
    """Not here for long, and no table waits for them."""
    p, s, t = schema.persons.c, schema.seats.c, schema.tables.c
    since = before(now, keep.guests)
    here = sa.select(schema.sessions.c.person_id).where(schema.sessions.c.seen >= since)
    going_on = sa.select(t.id).where(t.state.not_in(DONE))
    waited_for = sa.select(s.person_id).where(s.table_id.in_(going_on), s.person_id.is_not(None))
    hosts = sa.select(t.host).where(t.state.not_in(DONE))
    query = (
        sa.select(p.id)
        .where(p.is_guest, p.id != erasing.SOMEBODY, p.created < since)
        .where(p.id.not_in(here), p.id.not_in(waited_for), p.id.not_in(hosts))
        .limit(AT_ONCE)
    )
    return connection.execute(query).scalars().all()


def erase_all(connection: sa.Connection, person_ids: Sequence[str]) -> list[str]:
    return [table_id for person_id in person_ids for table_id in erasing.erase(connection, person_id)]
