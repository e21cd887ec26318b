"""Sessions: what a cookie stands for, on which devices somebody is logged in, and ending them."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass

import sqlalchemy as sa

from penstock.server.problems import Problem
from penstock.server.store import rows, schema
from penstock.server.store.rows import Person
from penstock.server.store.storage import Storage

SESSION_SECONDS = 60 * 60 * 24 * 90
SEEN_SECONDS = 3600.0  # when somebody was here is noted to the hour: it is nobody's business, and a write
LONGEST_TOKEN = 100  # ours have 43 characters
NAMED_BY = 16  # characters of the hash by which a session is named to its owner

BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox",), ("Chrome",), ("Safari",))
SYSTEMS = (("Android",), ("iPhone", "iOS"), ("iPad", "iOS"), ("Windows",), ("Mac OS", "macOS"), ("Linux",))


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def device_of(user_agent: str) -> str:
    """Enough to recognise one's own device, and no more: "Firefox, Linux"."""
    found = (next((x[-1] for x in known if x[0] in user_agent), "") for known in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))


@dataclass(frozen=True)
class Session:
    """One login."""

    token_hash: str
    person_id: str
    expires: float
    created: float
    seen: float
    device: str = ""

    @property
    def id(self) -> str:
        return self.token_hash[:NAMED_BY]


# Every request asks this; written once, it is not put together every time.
BY_TOKEN = (
    rows.select(schema.persons, Person)
    .add_columns(schema.sessions.c.seen.label("session_seen"))
    .join(schema.sessions, schema.persons.c.id == schema.sessions.c.person_id)
    .where(
        schema.sessions.c.token_hash == sa.bindparam("token"),
        schema.sessions.c.expires > sa.bindparam("now"),
        sa.func.coalesce(schema.persons.c.suspended_until, 0) <= sa.bindparam("now"),
    )
)


class Sessions:
    """All sessions."""

    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self._storage = storage
        self._now = now

    def open(self, connection: sa.Connection, person_id: str, device: str = "") -> str:
        """A new session; its token, which only the cookie keeps."""
        token, now = secrets.token_urlsafe(32), self._now()
        session = Session(hashed(token), person_id, now + SESSION_SECONDS, now, now, device)
        connection.execute(sa.insert(schema.sessions).values(rows.values_of(session)))
        return token

    def open_only(self, connection: sa.Connection, person_id: str, device: str = "") -> str:
        """The same, and whoever else was in is out."""
        self.end_all(connection, person_id)
        return self.open(connection, person_id, device)

    def end_all(self, connection: sa.Connection, person_id: str) -> None:
        connection.execute(sa.delete(schema.sessions).where(schema.sessions.c.person_id == person_id))

    async def person_of(self, token: str | None) -> Person | None:
        """The person a session cookie stands for."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        asked = {"token": hashed(token), "now": self._now()}
        found = await self._storage.read(lambda connection: connection.execute(BY_TOKEN, asked).first())
        if found is None:
            return None
        *columns, seen = found
        if self._now() - seen >= SEEN_SECONDS:
            await self._note_visit(asked["token"])
        return rows.made(columns, Person)

    async def _note_visit(self, token_hash: object) -> None:
        here = sa.update(schema.sessions).where(schema.sessions.c.token_hash == token_hash)
        await self._storage.write(
            lambda connection: connection.execute(here.values(seen=self._now())) and None
        )

    async def of(self, person_id: str) -> list[Session]:
        """Where somebody is logged in, the latest visit first."""
        c = schema.sessions.c
        query = rows.select(schema.sessions, Session).where(
            c.person_id == person_id, c.expires > self._now()
        )
        query = query.order_by(c.seen.desc(), c.created.desc())
        return await self._storage.read(lambda connection: rows.read(connection.execute(query), Session))

    async def end(self, token: str) -> None:
        await self._end(schema.sessions.c.token_hash == hashed(token))

    async def end_named(self, person_id: str, session_id: str) -> None:
        """End one of one's own sessions."""
        c = schema.sessions.c
        is_named = sa.func.substr(c.token_hash, 1, NAMED_BY) == session_id
        if not await self._end(sa.and_(c.person_id == person_id, is_named)):
            raise Problem("not_found")

    async def end_everywhere(self, person_id: str) -> None:
        await self._end(schema.sessions.c.person_id == person_id)

    async def _end(self, which: sa.ColumnElement[bool]) -> int:
        ended = sa.delete(schema.sessions).where(which)
        return await self._storage.write(lambda connection: connection.execute(ended).rowcount)
