"""Typed rows: what lies between the database and everything that thinks.

A row is never changed in place; `dataclasses.replace` makes the next one. Fields are columns of
`schema.py` with the same names; those that hold JSON there have types of their own here.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from penstock.server.store import schema

T = TypeVar("T")
log = logging.getLogger("penstock.server")
UNREADABLE = object()  # in place of what a JSON column holds; no row can be made of it


class Unreadable(Exception):
    """A stored row is not as it was written."""


@dataclass(frozen=True)
class ClockTerms:
    """The clock a table has agreed on."""

    kind: str = "none"  # none move bank
    seconds: int = 600
    increment: int = 0
    on_timeout: str = "claim"  # claim lose


@dataclass(frozen=True)
class ClockState:
    """By seat what is left, and since when its player keeps the table waiting (by the heartbeat)."""

    left: tuple[float, ...] = ()  # empty without a clock
    since: tuple[float | None, ...] = ()  # empty before the start
    lent: tuple[float | None, ...] = ()  # since when a bot owes a decision in a player's place


@dataclass(frozen=True)
class Offer:
    """Something that needs everybody's consent."""

    kind: str  # stop undo takeover share
    seat: int  # of who asks
    accepted: tuple[int, ...]
    to_seq: int | None = None  # an undo: the point it goes back to
    about: int | None = None  # a takeover: the seat that keeps the others waiting
    number: int = 0  # the table's revision that brought it
    until: float = 0.0  # by the heartbeat


@dataclass(frozen=True)
class Result:
    scores: list[int]
    ranking: list[int]
    ending: str | None


@dataclass(frozen=True)
class TableRow:
    """A table; the lease of its bots is not among it (see `bots/seats.py`)."""

    id: str
    game: str
    options: dict[str, str]
    n_seats: int
    rules_version: int
    components: str
    seed: str
    share: str
    commitment: str
    kind: str
    host: str
    visibility: str
    spectators: bool
    pace: str
    clock: ClockTerms
    invite: str
    created: float
    changed: float
    state: str = "open"
    clocks: ClockState = ClockState()
    offers: tuple[Offer, ...] = ()
    seq: int = 0
    revision: int = 0
    to_act: int = 0
    bot_due: bool = False
    due_at: float | None = None
    result: Result | None = None
    rematch: str | None = None

    def owes(self, seat: int) -> bool:
        return bool(self.to_act >> seat & 1)

    @property
    def owing(self) -> list[int]:
        """Seats that owe a decision."""
        return [seat for seat in range(self.n_seats) if self.owes(seat)]


# What a change of a table may change; everything else is settled when it is opened.
CHANGING = (
    "state", "seed", "clocks", "offers", "invite", "seq", "revision", "to_act", "bot_due", "due_at",
    "result", "rematch", "changed", "visibility", "spectators",
)  # fmt: skip


def bot_name(bot: str, seat: int) -> str:
    """How a bot is called where nobody gives it a name."""
    return f"{bot.capitalize()} {seat + 1}"


@dataclass(frozen=True)
class SeatRow:
    table_id: str
    seat: int
    kind: str = "open"  # open invite human bot
    person_id: str | None = None
    name: str | None = None
    bot: str | None = None
    away_bot: str | None = None
    resigned: bool = False
    share: str | None = None

    @property
    def played_by(self) -> str | None:
        """The bot that decides for this seat now, if any."""
        return self.away_bot or (self.bot if self.kind == "bot" else None)

    @property
    def decides(self) -> bool:
        """Does a person sit here who has not given up?"""
        return self.kind == "human" and not self.resigned


@dataclass(frozen=True)
class GameNote:
    """What a person has written down about a game."""

    person_id: str
    table_id: str
    text: str
    at: float


# Of these there are hundreds a table: `gc=False` spares the collector of cycles a look at each.


class Note(Struct, frozen=True, array_like=True, gc=False):
    """Something a move caused."""

    kind: str
    seat: int | None
    params: dict[str, Any]  # of an event its numbers and names; of a step what its words mention


class Line(Struct, frozen=True, gc=False):
    """One event of a table's log."""

    seq: int
    kind: str  # start move undo
    seat: int | None
    move: str | None
    back: int
    revealed: int
    notes: tuple[Note, ...]
    person_id: str | None
    key: str | None
    at: float
    clocks: ClockState | None = None  # before a move, where the table has clocks


@dataclass(frozen=True)
class Notify:
    """Where notices of a turn go; empty: nowhere."""

    webhook: str = ""
    email: str = ""  # letters go there once it is the person's confirmed address
    turns: bool = True  # letters about turns; an address is also good for a lost password


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    created: float
    is_guest: bool = True
    user_name: str | None = None
    password_hash: str | None = field(default=None, repr=False)
    email: str | None = field(default=None, repr=False)  # confirmed
    suspended_until: float | None = None
    language: str | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    notify: Notify = Notify()


@dataclass(frozen=True)
class ChatRow:
    id: int
    room: str
    person_id: str
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class Notice:
    """A notice of a turn on its way."""

    person_id: str
    table_id: str
    since_seq: int
    due_at: float
    id: int = 0  # given by the database
    channel: str = "any"
    attempts: int = 0
    state: str = "waiting"
    error: str | None = None


KNOWN: set[type[Any]] = set()  # kinds of rows that msgspec has looked at
KNOWN_LOCK = threading.Lock()


def look_at(kind: type[Any]) -> None:
    """Let msgspec look at a kind of row before it makes one of them.

    On its own it does so at the first one; a second thread that comes meanwhile ends the process.
    """
    with KNOWN_LOCK:
        if kind not in KNOWN:
            msgspec.json.Decoder(kind)
            KNOWN.add(kind)


def names_of(kind: type[Any]) -> tuple[str, ...]:
    return kind.__struct_fields__ if issubclass(kind, Struct) else tuple(f.name for f in fields(kind))


def select(table: sa.Table, kind: type[Any]) -> sa.Select[Any]:
    """The columns a row has fields for, in their order."""
    return sa.select(*(table.c[name] for name in names_of(kind)))


def read(found: sa.Result[Any], kind: type[T]) -> list[T]:
    """The rows of what `select` has asked for; Unreadable if one of them is damaged."""
    return [made(row, kind) for row in found]


def read_sound(found: sa.Result[Any], kind: type[T]) -> list[T]:
    """The same where rows have nothing to do with each other: damaged ones are left out."""
    sound: list[T] = []
    for row in found:
        try:
            sound.append(made(row, kind))
        except Unreadable as error:
            log.error("a row is damaged", extra={"facts": {"kind": kind.__name__, "what": str(error)}})
    return sound


def read_first(found: sa.Result[Any], kind: type[T]) -> T | None:
    row = found.first()
    return None if row is None else made(row, kind)


def made(row: Sequence[Any], kind: type[T]) -> T:
    fields = dict(zip(names_of(kind), row, strict=True))
    if kind not in KNOWN:
        look_at(kind)
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise Unreadable(f"{fields.get('id', '')} {str(error).rpartition('$')[2]}".strip()) from None


def values_of(row: Any, names: Iterable[str] | None = None) -> dict[str, Any]:
    """A row's columns, for the database; what JSON columns hold is written by `storage.to_json`."""
    return {name: getattr(row, name) for name in names or names_of(type(row))}


def find_table(connection: sa.Connection, table_id: str) -> TableRow | None:
    query = select(schema.tables, TableRow).where(schema.tables.c.id == table_id)
    return read_first(connection.execute(query), TableRow)


def find_seats(connection: sa.Connection, *table_ids: str) -> dict[str, list[SeatRow]]:
    """The seats of some tables, in order."""
    c = schema.seats.c
    query = select(schema.seats, SeatRow).where(c.table_id.in_(table_ids)).order_by(c.table_id, c.seat)
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    for seat in read(connection.execute(query), SeatRow):
        found[seat.table_id].append(seat)
    return found


def find_lines(connection: sa.Connection, table_id: str) -> list[Line]:
    c = schema.events.c
    query = select(schema.events, Line).where(c.table_id == table_id).order_by(c.seq)
    return read(connection.execute(query), Line)


def find_person(connection: sa.Connection, where: sa.ColumnElement[bool]) -> Person | None:
    return read_first(connection.execute(select(schema.persons, Person).where(where)), Person)
