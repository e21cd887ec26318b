"""What every game's record begins with, and the enums whose members carry more than a number."""

from enum import IntEnum
from typing import Any, Self

from penstock.engine.record import Record, Seats, copy_of, flags, i1, i2, i4, i8, secret, upto
from penstock.engine.rng import WORDS

MOST_SEATS = 5  # the capacity of every record: games, bots, arrays and the server's tables derive from it
BY_SEAT = Seats(MOST_SEATS)
PAIR = 100  # two counts below it fit into one number of a note


class Note(Record):
    """One event: its kind, whose it is (or NONE) and up to three numbers."""

    a: i2  # meaning by kind, see the game's Event enum
    b: i2
    c: i2
    kind: i1
    seat: i1


class Header(Record):
    """The fields the engine itself reads. A game's State adds `events: Note[CAPACITY]`."""

    rng: secret(i8[WORDS])  # the luck to come
    revealed: i4  # how often something hidden was shown or rolled; undo never crosses it
    score: i4[BY_SEAT]  # filled in at the end
    to_act: flags(i2, BY_SEAT)  # bit mask of the seats that owe a decision; 0 when the game is over
    n_events: i2  # events noted by the last move
    records_events: i1  # 1: `note` appends to events; 0: simulation
    n_seats: upto(i1, MOST_SEATS)  # one of the game's `seats`, at most MOST_SEATS
    phase: i1  # the game's Phase
    ending: i1  # 0 while playing, then the game's Ending
    place: upto(i1[BY_SEAT], MOST_SEATS)  # 1 = winner; filled in at the end, see places.py

    def simulation(self) -> Self:
        """A copy to look at or to try moves on. It notes nothing, so both share the events: the most
        numerous records of a state would be nine tenths of the work."""
        new: Self = copy_of(type(self), shared="events")(self)
        new.records_events = 0
        return new


class RefusalBase(IntEnum):
    """A reason why a move is refused: `NAME = number, "paragraph"`.

    Every game's Refusal begins with the four the engine itself gives:
    NONE = 0, GAME_OVER = 1, NOT_YOUR_TURN = 2, NOT_NOW = 3.
    """

    paragraph: str

    def __new__(cls, value: int, paragraph: str) -> Self:
        member = int.__new__(cls, value)
        member._value_ = value
        member.paragraph = paragraph
        return member


OTHER = "other"  # an event's argument that is a seat: in the message stands that player's name


class EventBase(IntEnum):
    """A kind of event: `NAME = number, "names of a b c"`; the names are the message's arguments.

    `one+other` are two names for one number that holds two small counts, made by `pair`.
    """

    params: tuple[str, ...]

    def __new__(cls, value: int, params: str = "") -> Self:
        member = int.__new__(cls, value)
        member._value_ = value
        member.params = tuple(params.split())
        return member

    def read(self, *numbers: int) -> dict[str, int]:
        """The numbers of a note by name."""
        named = {}
        for name, number in zip(self.params, numbers, strict=False):
            one, _, other = name.partition("+")
            if other:
                named[one], named[other] = divmod(int(number), PAIR)
            else:
                named[one] = int(number)
        return named


def pair(one: int, other: int) -> int:
    """Two counts below PAIR as one number of a note."""
    return one * PAIR + other


def note(s: Any, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Append an event; nothing in simulations."""
    if s.records_events:
        n = s.n_events
        if n < len(s.events):
            e = s.events[n]
            e.kind = kind
            e.seat = seat
            e.a = a
            e.b = b
            e.c = c
        s.n_events = n + 1  # a count beyond the capacity is a bug the promise kit looks for
