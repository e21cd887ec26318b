"""Who is asking: guests, and what somebody changes about themselves."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa

from penstock.server.config import RateLimits
from penstock.server.people.sessions import Sessions
from penstock.server.problems import Problem
from penstock.server.store import rows, schema
from penstock.server.store.rows import Notify, Person
from penstock.server.store.storage import Storage

# One address and nothing else: no list, no name in front, no line break.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


def folded(user_name: str) -> str:
    """User names that look alike are alike."""
    return unicodedata.normalize("NFKC", user_name).casefold().strip()


def tidy(text: str) -> str:
    """A name without control characters and doubled spaces."""
    kept = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in text)
    return " ".join(kept.split())


def unlinked(name: str) -> str:
    """A name as letters and webhooks have it: no program that reads it makes a link or a mention of it."""
    kept = "".join(
        c if unicodedata.category(c)[0] in "LM" or c in " -'’" or c.isdecimal() else " " for c in name
    )
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
    """Persons."""

    def __init__(
        self, storage: Storage, sessions: Sessions, limits: RateLimits, now: Callable[[], float]
    ) -> None:
        self._storage = storage
        self._sessions = sessions
        self._limits = limits
        self._now = now

    async def guest(self, name: str, device: str = "") -> tuple[Person, str]:
        """A new person and the token of a first session."""
        person = Person(secrets.token_hex(12), self.read_name(name), self._now())

        def add(connection: sa.Connection) -> str:
            connection.execute(sa.insert(schema.persons).values(rows.values_of(person)))
            return self._sessions.open(connection, person.id, device)

        return person, await self._storage.write(add)

    def read_name(self, name: str) -> str:
        tidied = tidy(name)
        if not tidied:
            raise Problem("name_missing")
        return tidied

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
            changed["notify"] = changes.notify
            self._check_address(person, changes.notify.email)
            if not changes.notify.email:  # taken away, it is kept nowhere
                changed["email"] = None
        after = replace(person, **changed)
        if changed:
            await self._storage.write(lambda connection: update(connection, after, changed))
        return after

    def _check_address(self, person: Person, email: str) -> None:
        if email and person.is_guest:  # a guest may be anybody, and any number of them
            raise Problem("needs_account")
        if email and not ADDRESS.fullmatch(email):
            raise Problem("bad_address")

    async def by_id(self, person_id: str) -> Person | None:
        return await self._storage.read(
            lambda connection: rows.find_person(connection, is_person(person_id))
        )

    def _check_size(self, settings: dict[str, Any]) -> None:
        most, longest = self._limits.personal_settings, self._limits.personal_setting_chars
        if len(settings) > most or any(len(str(v)) > longest for v in settings.values()):
            raise Problem("too_large")


def is_person(person_id: str) -> sa.ColumnElement[bool]:
    return schema.persons.c.id == person_id


def update(connection: sa.Connection, person: Person, names: Iterable[str]) -> None:
    """Write some columns of a person; others may be changed by another request just now."""
    here = sa.update(schema.persons).where(is_person(person.id))
    connection.execute(here.values(rows.values_of(person, names)))
