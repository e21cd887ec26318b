"""Nothing waits or runs for ever: tables that nobody comes to, and games that nobody plays."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import sqlalchemy as sa

from penstock.server.problems import Problem
from penstock.server.store import schema
from penstock.server.store.rows import Person
from penstock.server.table import live
from penstock.server.table.live import LiveTable
from penstock.server.table.sitting_in import stopped
from penstock.server.table.table_store import TableStore

HOUR, DAY = 3600.0, 86400.0


async def end_unplayable(tables: TableStore, table: LiveTable, person: Person) -> bool:
    """Where nobody can move any more nobody needs to be asked: whoever gives up ends the game."""
    if table.state != "running" or table.fault is None or not table.seats_of(person.id):
        return False
    await tables.change(table, stopped(table.row))
    return True


async def close_unfilled(tables: TableStore) -> None:
    """Open tables that have waited long enough."""
    t, now, config = schema.tables.c, tables.now(), tables.config
    is_late = sa.or_(
        sa.and_(t.pace == "live", t.created < now - config.open_hours * HOUR),
        t.created < now - config.open_days * DAY,
    )
    await stop_all(tables, sa.select(t.id).where(t.state == "open", is_late))


async def end_abandoned(tables: TableStore) -> None:
    """Running games in which nobody does anything, and those whose rules are gone."""
    t, now, config = schema.tables.c, tables.now(), tables.config
    running = sa.select(t.id).where(t.state == "running")
    await stop_all(tables, running.where(t.changed < now - config.idle_days * DAY))
    rules = (t.game, t.rules_version, t.components)
    kinds = sa.select(*rules).where(t.state == "running").distinct()
    for kind in await tables.storage.read(lambda x: x.execute(kinds).all()):
        if live.find_rules(*kind) is None:
            these = (column == value for column, value in zip(rules, kind, strict=True))
            is_late = t.changed < now - config.unplayable_days * DAY
            await stop_all(tables, running.where(*these, is_late))


async def stop_all(tables: TableStore, query: sa.Select[Any]) -> None:
    for table_id in await tables.storage.read(lambda x: x.execute(query).scalars().all()):
        with suppress(Problem):  # gone by now
            await end(tables, table_id)


async def end(tables: TableStore, table_id: str) -> None:
    """Without a result; what cannot be read can still be marked."""

    async def stop(table: LiveTable) -> None:
        if not table.is_done:
            await tables.change(table, stopped(table.row))

    try:
        await tables.at_table(table_id, stop)
    except Problem as problem:
        if problem.code != "damaged":
            raise
        await mark_stopped(tables, table_id)


async def mark_stopped(tables: TableStore, table_id: str) -> None:
    t = schema.tables.c
    this = sa.update(schema.tables).where(t.id == table_id)
    ended = this.values(state="stopped", to_act=0, bot_due=False, due_at=None, revision=t.revision + 1)
    await tables.storage.write(lambda connection: connection.execute(ended) and None)
    tables.forget(table_id)
