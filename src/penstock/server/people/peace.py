"""Leaving each other in peace: blocking a person, muting a table's chat, reporting what was said."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import sqlalchemy as sa

from penstock.server.people.erasing import SOMEBODY
from penstock.server.people.people import is_person, tidy
from penstock.server.problems import Problem
from penstock.server.store import rows, schema
from penstock.server.store.storage import Storage


@dataclass(frozen=True)
class Said:
    """A line of a chat that is reported."""

    table_id: str
    chat_id: int
    person_id: str
    text: str


async def has_blocked(storage: Storage, person_id: str, other_id: str) -> bool:
    b = schema.blocks.c
    query = sa.select(b.at).where(b.person_id == person_id, b.blocked_id == other_id)
    return await storage.read(lambda connection: connection.execute(query).first() is not None)


def blocked_ids(person_id: str | None) -> sa.Select[tuple[str]]:
    return sa.select(schema.blocks.c.blocked_id).where(schema.blocks.c.person_id == person_id)


def blocking_ids(person_id: str | None) -> sa.Select[tuple[str]]:
    return sa.select(schema.blocks.c.person_id).where(schema.blocks.c.blocked_id == person_id)


class Peace:
    """Who does not want to hear of whom."""

    def __init__(self, storage: Storage, most_blocked: int, now: Callable[[], float]) -> None:
        self._storage = storage
        self._most_blocked = most_blocked
        self._now = now

    async def block(self, person_id: str, other_id: str, is_blocked: bool) -> None:
        b = schema.blocks.c
        here = sa.and_(b.person_id == person_id, b.blocked_id == other_id)

        def change(connection: sa.Connection) -> None:
            if (
                other_id in (person_id, SOMEBODY)
                or rows.find_person(connection, is_person(other_id)) is None
            ):
                raise Problem("no_such_person")
            connection.execute(sa.delete(schema.blocks).where(here))
            if is_blocked:
                count = sa.select(sa.func.count()).where(b.person_id == person_id)
                if connection.execute(count).scalar_one() >= self._most_blocked:
                    raise Problem("too_many")
                values = {"person_id": person_id, "blocked_id": other_id, "at": self._now()}
                connection.execute(sa.insert(schema.blocks).values(values))

        await self._storage.write(change)

    async def blocked_by(self, person_id: str) -> list[tuple[str, str]]:
        """Whom somebody has blocked: ids and names."""
        b, p = schema.blocks.c, schema.persons.c
        query = sa.select(p.id, p.name).join(schema.blocks, b.blocked_id == p.id)
        query = query.where(b.person_id == person_id).order_by(b.at)
        return await self._storage.read(lambda x: [(row.id, row.name) for row in x.execute(query)])

    async def mute(self, person_id: str, table_id: str, is_muted: bool) -> None:
        here = sa.and_(schema.mutes.c.person_id == person_id, schema.mutes.c.table_id == table_id)

        def change(connection: sa.Connection) -> None:
            connection.execute(sa.delete(schema.mutes).where(here))
            if is_muted:
                values = {"person_id": person_id, "table_id": table_id}
                connection.execute(sa.insert(schema.mutes).values(values))

        await self._storage.write(change)

    async def has_muted(self, person_id: str, table_id: str) -> bool:
        query = sa.select(schema.mutes.c.table_id).where(
            schema.mutes.c.person_id == person_id, schema.mutes.c.table_id == table_id
        )
        return await self._storage.read(lambda connection: connection.execute(query).first() is not None)

    async def report(self, reporter_id: str, said: Said, reason: str) -> None:
        """Once a line and person; the operator reads it."""
        r = schema.reports.c
        known = sa.select(r.id).where(r.reporter_id == reporter_id, r.chat_id == said.chat_id)
        values = {
            "at": self._now(),
            "reporter_id": reporter_id,
            "person_id": said.person_id,
            "table_id": said.table_id,
            "chat_id": said.chat_id,
            "text": said.text,
            "reason": tidy(reason),
        }

        def add(connection: sa.Connection) -> None:
            if connection.execute(known).first() is None:
                connection.execute(sa.insert(schema.reports).values(values))

        await self._storage.write(add)
