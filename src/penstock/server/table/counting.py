"""How many tables one person may have."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from penstock.server.problems import Problem
from penstock.server.store import schema
from penstock.server.table.live import LiveTable
from penstock.server.table.table_store import TableStore


@dataclass(frozen=True)
class Counted:
    """The tables of one person."""

    waiting: int  # not begun; hosted, or with a seat
    running: int  # with a seat that was not given up
    bots_alone: int  # running without anybody who plays; hosted, or with a seat


async def count(tables: TableStore, person_id: str) -> Counted:
    t, s = schema.tables.c, schema.seats.c
    seated = sa.select(s.table_id).where(s.person_id == person_id)
    sitting = seated.where(s.resigned.is_(False))
    theirs = sa.or_(t.host == person_id, t.id.in_(seated))
    playing = sa.exists().where(
        s.table_id == t.id, s.kind == "human", s.away_bot.is_(None), s.resigned.is_(False)
    )
    asked = (
        (t.state == "open", theirs),
        (t.state == "running", t.id.in_(sitting)),
        (t.state == "running", theirs, ~playing),
    )
    queries = [sa.select(sa.func.count()).select_from(schema.tables).where(*which) for which in asked]
    return await tables.storage.read(lambda x: Counted(*(x.execute(q).scalar_one() for q in queries)))


async def check_may_sit(tables: TableStore, person_id: str) -> None:
    """May this person open a table, or sit down at one more?"""
    has, limits = await count(tables, person_id), tables.config.limits
    if has.waiting >= limits.open_tables_per_person or has.running >= limits.running_tables_per_person:
        raise Problem("too_many_tables")


async def check_may_start(tables: TableStore, table: LiveTable) -> None:
    """May the host's bots play among themselves at one more table?"""
    if table.waiting_people():
        return
    has = await count(tables, table.row.host)
    if has.bots_alone >= tables.config.limits.bots_alone_per_person:
        raise Problem("too_many_tables")
