"""Who is asking: guests, accounts, sessions."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from penstock.server.config import RateLimits
from penstock.server.problems import Problem
from penstock.server.store import rows, schema
from penstock.server.store.rows import Notify, Person
from penstock.server.store.storage import Storage

SESSION_SECONDS = 60 * 60 * 24 * 90
LONGEST_TOKEN = 100  # ours have 43 characters
HASHES_AT_ONCE = 2  # a hash takes a third of a second and 64 MB

DUMMY = "$argon2id$v=19$m=65536,t=3,p=4$JzXgHNP8aAjwUAPgQbbnpw$o8dcB9Y5oAsmuFX5ppWpkO4VpAQkAkXHrQyBqmGjXKM"

# Every request asks this; written once, it is not put together every time.
BY_TOKEN = (
    rows.select(schema.persons, Person)
    .join(schema.sessions, schema.persons.c.id == schema.sessions.c.person_id)
    .where(
        schema.sessions.c.token_hash == sa.bindparam("token"),
        schema.sessions.c.expires > sa.bindparam("now"),
    )
)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def folded(user_name: str) -> str:
    """User names that look alike are alike."""
    return unicodedata.normalize("NFKC", user_name).casefold().strip()


def tidy(text: str) -> str:
    """A name without control characters and doubled spaces."""
    kept = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in text)
    return " ".join(kept.split())


@dataclass(frozen=True)
class PersonChanges:
    """What somebody changes about themselves; None: stays as it is."""

    name: str | None = None
    language: str | None = None  # None: no language of one's own …
    sets_language: bool = False  # … if this says so
    settings: dict[str, Any] | None = None
    notify: Notify | None = None


class People:
    """Persons and their sessions."""

    def __init__(self, storage: Storage, limits: RateLimits, now: Callable[[], float]) -> None:
        self._storage = storage
        self._limits = limits
        self._now = now
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)

    async def by_token(self, token: str | None) -> Person | None:
        """The person a session cookie stands for."""
        if not token or len(token) > LONGEST_TOKEN:
            return None

        asked = {"token": hashed(token), "now": self._now()}

        def find(connection: sa.Connection) -> Person | None:
            return rows.read_first(connection.execute(BY_TOKEN, asked), Person)

        return await self._storage.read(find)

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new person and the token of a first session."""
        person = Person(secrets.token_hex(12), self.read_name(name), self._now())
        token = secrets.token_urlsafe(32)

        def add(connection: sa.Connection) -> None:
            connection.execute(sa.insert(schema.persons).values(rows.values_of(person)))
            self._open_session(connection, person.id, token)

        await self._storage.write(add)
        return person, token

    def read_name(self, name: str) -> str:
        tidied = tidy(name)
        if not tidied:
            raise Problem("name_missing")
        return tidied

    def _open_session(self, connection: sa.Connection, person_id: str, token: str) -> None:
        connection.execute(
            sa.insert(schema.sessions).values(
                token_hash=hashed(token), person_id=person_id, expires=self._now() + SESSION_SECONDS
            )
        )

    async def upgrade(self, person: Person, user_name: str, password: str) -> Person:
        """A guest becomes an account; whatever the guest played stays theirs."""
        if not person.is_guest:
            raise Problem("name_taken")
        wanted = folded(user_name)
        if len(wanted) < 2:
            raise Problem("user_name_short")
        password_hash = await self._off_loop(self._hasher.hash, password)
        account = replace(person, is_guest=False, user_name=wanted, password_hash=password_hash)

        def change(connection: sa.Connection) -> None:
            c = schema.persons.c
            if connection.execute(sa.select(c.id).where(c.user_name == wanted)).first():
                raise Problem("name_taken")
            update(connection, account, ("is_guest", "user_name", "password_hash"))

        try:
            await self._storage.write(change)
        except sa.exc.IntegrityError:
            raise Problem("name_taken") from None
        return account

    async def log_in(self, guest: Person | None, user_name: str, password: str) -> tuple[Person, str]:
        """A new session; what was played as a guest moves to the account."""

        def find(connection: sa.Connection) -> Person | None:
            return rows.find_person(connection, schema.persons.c.user_name == folded(user_name))

        person = await self._storage.read(find)
        # an unknown name costs the same time as a wrong password
        stored = person.password_hash if person else None
        does_fit = await self._off_loop(self._fits, stored or DUMMY, password)
        if person is None or stored is None or not does_fit:
            raise Problem("wrong_password")
        token = secrets.token_urlsafe(32)
        known = person

        def open_session(connection: sa.Connection) -> None:
            self._open_session(connection, known.id, token)
            if guest is not None and guest.is_guest:
                move_games(connection, guest.id, known)

        await self._storage.write(open_session)
        return person, token

    def _fits(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _off_loop(self, work: Callable[..., Any], *arguments: Any) -> Any:
        async with self._hashing:
            return await asyncio.to_thread(work, *arguments)

    async def log_out(self, token: str) -> None:
        def close(connection: sa.Connection) -> None:
            connection.execute(
                sa.delete(schema.sessions).where(schema.sessions.c.token_hash == hashed(token))
            )

        await self._storage.write(close)

    async def change(self, person: Person, changes: PersonChanges) -> Person:
        changed: dict[str, Any] = {}
        if changes.name is not None:
            changed["name"] = self.read_name(changes.name)
        if changes.sets_language:
            changed["language"] = changes.language
        if changes.settings is not None:
            self._check_size(changes.settings)
            changed["settings"] = changes.settings
        if changes.notify is not None:
            if changes.notify.email and person.is_guest:  # a guest may be anybody, and any number of them
                raise Problem("needs_account")
            changed["notify"] = changes.notify
        after = replace(person, **changed)
        if changed:
            await self._storage.write(lambda connection: update(connection, after, changed))
        return after

    async def by_id(self, person_id: str) -> Person | None:
        is_this = schema.persons.c.id == person_id
        return await self._storage.read(lambda connection: rows.find_person(connection, is_this))

    def _check_size(self, settings: dict[str, Any]) -> None:
        most, longest = self._limits.personal_settings, self._limits.personal_setting_chars
        if len(settings) > most or any(len(str(v)) > longest for v in settings.values()):
            raise Problem("too_large")


def update(connection: sa.Connection, person: Person, names: Iterable[str]) -> None:
    """Write some columns of a person; others may be changed by another request just now."""
    here = sa.update(schema.persons).where(schema.persons.c.id == person.id)
    connection.execute(here.values(rows.values_of(person, names)))


def move_games(connection: sa.Connection, guest_id: str, person: Person) -> None:
    """Seats and hosted tables of a guest become the account's."""
    c = schema.seats.c
    mine = sa.select(c.table_id).where(c.person_id == person.id)
    theirs = sa.and_(c.person_id == guest_id, c.table_id.not_in(mine))  # never two persons in one
    moved = list(connection.execute(sa.select(c.table_id).where(theirs)).scalars())
    connection.execute(sa.update(schema.seats).where(theirs).values(person_id=person.id, name=person.name))
    t = schema.tables.c
    connection.execute(sa.update(schema.tables).where(t.host == guest_id).values(host=person.id))
    connection.execute(sa.update(schema.tables).where(t.id.in_(moved)).values(revision=t.revision + 1))
