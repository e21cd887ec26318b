"""How many tables one person may have.

Counted is in the transaction that adds one more: whoever asks for forty at once is counted forty times.
"""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from penstock.server.config import RateLimits
from penstock.server.problems import Problem
from penstock.server.store import schema
from penstock.server.store.storage import Work


@dataclass(frozen=True)
class Counted:
    """The tables of one person."""

    waiting: int  # not begun; hosted, or with a seat
    running: int  # with a seat that was not given up
    bots_alone: int  # running without anybody who plays; hosted, or with a seat


def count(connection: sa.Connection, person_id: str, but: str) -> Counted:
    """All tables of a person but this one."""
    take_turns(connection, person_id)
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
    here = sa.select(sa.func.count()).select_from(schema.tables).where(t.id != but)
    return Counted(*(connection.execute(here.where(*which)).scalar_one() for which in asked))


def take_turns(connection: sa.Connection, person_id: str) -> None:
    """Where several write at a time, one of them for a person; who would wait is refused, so none waits for
    the other in a circle."""
    if connection.dialect.name == "postgresql":
        key = sa.func.hashtextextended(f"tables of {person_id}", 0)
        if not connection.execute(sa.select(sa.func.pg_try_advisory_xact_lock(key))).scalar_one():
            raise Problem("too_many")


def may_sit(limits: RateLimits, person_id: str, table_id: str) -> Work[None]:
    """May this person open this table, or sit down at it?"""

    def check(connection: sa.Connection) -> None:
        has = count(connection, person_id, table_id)
        if has.waiting >= limits.open_tables_per_person or has.running >= limits.running_tables_per_person:
            raise Problem("too_many_tables")

    return check


def may_leave_to_bots(limits: RateLimits, person_id: str, table_id: str) -> Work[None]:
    """May bots play among themselves at one more table of this person?"""

    def check(connection: sa.Connection) -> None:
        if count(connection, person_id, table_id).bots_alone >= limits.bots_alone_per_person:
            raise Problem("too_many_tables")

    return check
