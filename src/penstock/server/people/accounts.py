"""Accounts: made from a guest, entered with a password, found again through a confirmed address."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace

import sqlalchemy as sa

from penstock.server.config import Hashing
from penstock.server.people.passwords import Passwords
from penstock.server.people.people import folded, is_person, update
from penstock.server.people.sessions import Sessions, hashed
from penstock.server.problems import Problem
from penstock.server.store import rows, schema
from penstock.server.store.rows import Person
from penstock.server.store.storage import Storage

CONFIRM_SECONDS = 60 * 60 * 48
RESET_SECONDS = 60 * 60 * 2


class Accounts:
    """Persons with a user name and a password."""

    def __init__(
        self, storage: Storage, sessions: Sessions, now: Callable[[], float], hashing: Hashing
    ) -> None:
        self._storage = storage
        self._sessions = sessions
        self._now = now
        self._passwords = Passwords(hashing)

    async def upgrade(
        self, person: Person, user_name: str, password: str, device: str = ""
    ) -> tuple[Person, str]:
        """A guest becomes an account with a new token; whatever the guest played stays theirs."""
        if not person.is_guest:
            raise Problem("name_taken")
        wanted = folded(user_name)
        if len(wanted) < 2:
            raise Problem("user_name_short")
        password_hash = await self._passwords.hash(password)
        account = replace(person, is_guest=False, user_name=wanted, password_hash=password_hash)

        def change(connection: sa.Connection) -> str:
            c = schema.persons.c
            if connection.execute(sa.select(c.id).where(c.user_name == wanted)).first():
                raise Problem("name_taken")
            update(connection, account, ("is_guest", "user_name", "password_hash"))
            return self._sessions.open_only(connection, person.id, device)

        try:
            return account, await self._storage.write(change)
        except sa.exc.IntegrityError:
            raise Problem("name_taken") from None

    async def log_in(
        self, guest: Person | None, user_name: str, password: str, device: str = ""
    ) -> tuple[Person, str]:
        """A new session; what was played as a guest moves to the account."""
        found = await self._named(user_name)
        # an unknown name costs the same time as a wrong password
        does_fit = await self._passwords.does_fit(found.password_hash if found else None, password)
        if found is None or not does_fit:
            raise Problem("wrong_password")
        person = found
        self._check_suspended(person)

        def enter(connection: sa.Connection) -> str:
            if guest is not None and guest.is_guest:
                move_games(connection, guest.id, person)
                self._sessions.end_all(connection, guest.id)
            return self._sessions.open(connection, person.id, device)

        return person, await self._storage.write(enter)

    def _check_suspended(self, person: Person) -> None:
        if person.suspended_until is not None and person.suspended_until > self._now():
            raise Problem("suspended", details={"until": person.suspended_until})

    async def check_password(self, person: Person, password: str) -> None:
        if not await self._passwords.does_fit(person.password_hash, password):
            raise Problem("wrong_password")

    async def change_password(self, person: Person, password: str, device: str = "") -> str:
        """Every session ends; the token of a new one."""
        changed = replace(person, password_hash=await self._passwords.hash(password))
        return await self._storage.write(lambda connection: self._enter_anew(connection, changed, device))

    def _enter_anew(self, connection: sa.Connection, person: Person, device: str) -> str:
        update(connection, person, ("password_hash",))
        tickets = schema.tickets.c
        connection.execute(
            sa.delete(schema.tickets).where(tickets.person_id == person.id, tickets.kind == "reset")
        )
        return self._sessions.open_only(connection, person.id, device)

    # -- letters ----------------------------------------------------------------------------

    async def confirmation(self, person: Person) -> str:
        """What confirms the address a person has given."""
        return await self._ticket(person, "confirm", person.notify.email, CONFIRM_SECONDS)

    async def confirm(self, token: str) -> tuple[Person, str | None]:
        """The address of a ticket is its person's from now on; the one it replaces."""

        def change(connection: sa.Connection) -> tuple[Person, str | None]:
            person, email = self._used(connection, token, "confirm")
            if person.notify.email != email:  # they have thought better of it
                raise Problem("bad_ticket")
            after = replace(person, email=email)
            update(connection, after, ("email",))
            return after, person.email if person.email != email else None

        return await self._storage.write(change)

    async def reachable(self, user_name: str) -> Person | None:
        """Who has lost a password, if they have confirmed an address."""
        person = await self._named(user_name)
        return person if person is not None and person.email else None

    async def way_back(self, person: Person) -> str:
        """What opens an account whose password was lost."""
        return await self._ticket(person, "reset", str(person.email), RESET_SECONDS)

    async def reset(self, token: str, password: str, device: str = "") -> tuple[Person, str]:
        """A new password for an old ticket."""
        password_hash = await self._passwords.hash(password)

        def change(connection: sa.Connection) -> tuple[Person, str]:
            person, email = self._used(connection, token, "reset")
            if person.email != email:
                raise Problem("bad_ticket")
            self._check_suspended(person)
            changed = replace(person, password_hash=password_hash)
            return changed, self._enter_anew(connection, changed, device)

        return await self._storage.write(change)

    async def _ticket(self, person: Person, kind: str, email: str, seconds: float) -> str:
        token = secrets.token_urlsafe(32)
        made = sa.insert(schema.tickets).values(
            token_hash=hashed(token),
            person_id=person.id,
            kind=kind,
            email=email,
            expires=self._now() + seconds,
        )
        await self._storage.write(lambda connection: connection.execute(made) and None)
        return token

    def _used(self, connection: sa.Connection, token: str, kind: str) -> tuple[Person, str]:
        """Whose ticket this is and where it was sent; it is good once."""
        c = schema.tickets.c
        is_this = sa.and_(c.token_hash == hashed(token), c.kind == kind, c.expires > self._now())
        found = connection.execute(sa.select(c.person_id, c.email).where(is_this)).first()
        if found is None or connection.execute(sa.delete(schema.tickets).where(is_this)).rowcount != 1:
            raise Problem("bad_ticket")
        person = rows.find_person(connection, is_person(found.person_id))
        assert person is not None
        return person, str(found.email)

    async def _named(self, user_name: str) -> Person | None:
        is_named = schema.persons.c.user_name == folded(user_name)
        return await self._storage.read(lambda connection: rows.find_person(connection, is_named))


def move_games(connection: sa.Connection, guest_id: str, person: Person) -> None:
    """Seats and hosted tables of a guest become the account's."""
    c = schema.seats.c
    mine = sa.select(c.table_id).where(c.person_id == person.id)
    theirs = sa.and_(c.person_id == guest_id, c.table_id.not_in(mine))  # never two persons in one
    moved = list(connection.execute(sa.select(c.table_id).where(theirs)).scalars())
    t = schema.tables.c
    at_one_screen = sa.select(t.id).where(t.kind == "hot_seat")  # others sit there too, by their own names
    named = sa.case((c.table_id.in_(at_one_screen), c.name), else_=person.name)
    connection.execute(sa.update(schema.seats).where(theirs).values(person_id=person.id, name=named))
    moved += connection.execute(sa.select(t.id).where(t.host == guest_id)).scalars()
    connection.execute(sa.update(schema.tables).where(t.host == guest_id).values(host=person.id))
    connection.execute(sa.update(schema.tables).where(t.id.in_(moved)).values(revision=t.revision + 1))
