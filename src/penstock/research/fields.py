"""What an observation consists of: the record's fields that a seat may know, number by number.

The rule is that of `hide`: a secret field is left out, of an own field the seat's row is taken, everything
else is open. What is the same in every position of a table (`printed`) and what serves the engine alone
is left out too. A set (`flags`, and every field of 64 bits) becomes a 0 or 1 per member; every other number
stays as it is.

There are two versions. The first keeps the table's numbering of the seats and begins with the observer's
own. The second is seen from the acting seat: wherever the record counts or names seats (`Seats`), its own
comes first and the others follow as they sit; ranges and categories are those of the declaration.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.engine.game import Game
from penstock.engine.header import MOST_SEATS
from penstock.engine.observing import BIT, I1, I2, I4, SEAT
from penstock.engine.record import Field, Record, Seats

# What no observation holds: constant tables, the log of the last move, bookkeeping of the engine.
ENGINE_ONLY = frozenset({"rng", "printed", "events", "n_events", "records_events", "revealed"})
RESULTS = frozenset({"score", "place"})  # of a finished game: the second version leaves them out too
SEAT_SETS = frozenset({"to_act"})  # bit masks of seats in every game

KINDS = {"i1": I1, "i2": I2, "i4": I4}
WIDTHS = {I1: 1, I2: 2, I4: 4}  # in the unit of a number's place; else 1
BITS = {"i1": 8, "i2": 16, "i4": 32, "i8": 64}


@dataclass(frozen=True)
class ObservationField:
    """One number of an observation: its name in the record, and the range it cannot leave."""

    name: str
    low: int
    high: int
    is_category: bool = False  # it names one of some things; more is not more
    is_measured: bool = True  # the range is declared, not just what its bits can hold


@dataclass(frozen=True)
class Place:
    """Where something lies in a record, whoever looks: in bytes; members of sets in bits."""

    at: int = 0
    stride: int = 0  # from a seat's own row to the next seat's; 0: open to all
    turning: tuple[tuple[int, int, int], ...] = ()  # index, things of each seat, stride from thing to thing

    def seen_from(self, seat: int, seats: int) -> int:
        turned = (turned_back(index, each, seat, seats) * stride for index, each, stride in self.turning)
        return self.at + seat * self.stride + sum(turned)

    def moved(self, step: int, index: int, dimension: int, turns: bool) -> Place:
        """The place of one of the things that lie side by side, `step` from each to the next."""
        if turns and isinstance(dimension, Seats):
            return replace(self, turning=(*self.turning, (index, dimension.each, step)))
        return replace(self, at=self.at + step * index)

    def in_bits(self) -> Place:
        return Place(self.at * 8, self.stride * 8, tuple((i, each, s * 8) for i, each, s in self.turning))


def turned_back(index: int, each: int, seat: int, seats: int) -> int:
    """Which thing of a record is the so-manieth as a seat sees it."""
    owner, rest = divmod(index, each)
    return (owner + seat) % seats * each + rest if owner < seats else index


@dataclass(frozen=True)
class Number:
    """One number of an observation and where it comes from."""

    field: ObservationField
    kind: int
    place: Place
    each: int = 0  # the value names a thing of which every seat has so many: it turns with the table

    @property
    def is_private(self) -> bool:
        """Does it lie in a row that only its seat may see?"""
        return self.place.stride != 0

    def line(self, seat: int, seats: int) -> tuple[int, int, int, int]:
        """Kind, place, `each` and seats, as `observing.py` reads them."""
        place = self.place.at - seat if self.kind == SEAT else self.place.seen_from(seat, seats)
        return self.kind, place, self.each, seats


@dataclass(frozen=True)
class Layout:
    """An observation's numbers, and the tables by which compiled code finds them in a record."""

    numbers: tuple[Number, ...]
    fields: tuple[ObservationField, ...]
    lines: NDArray[np.int32]  # by seat and number: kind, place, each, seats
    table: NDArray[np.int64]  # the same by seat and run: kind, place of the first, each, seats, length
    low: NDArray[np.int32]
    high: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.fields)


def layout_for(numbers: tuple[Number, ...], observers: int, seats: int) -> Layout:
    """The layout of these numbers for observers on the first seats of a table."""
    fields = tuple(number.field for number in numbers)
    lines = [[number.line(seat, seats) for number in numbers] for seat in range(observers)]
    runs = [runs_of(one) for one in lines]
    table = np.zeros((observers, max(map(len, runs)), 5), np.int64)
    for seat, found in enumerate(runs):
        table[seat, : len(found)] = found
    return Layout(
        numbers,
        fields,
        np.array(lines, np.int32),
        table,
        np.array([f.low for f in fields], np.int32),
        np.array([f.high for f in fields], np.int32),
    )


def runs_of(lines: list[tuple[int, int, int, int]]) -> list[tuple[int, int, int, int, int]]:
    """Neighbours of one kind in one run: compiled code likes long ones."""
    found: list[tuple[int, int, int, int, int]] = []
    for kind, place, each, seats in lines:
        if found:
            before, begin, turns, _, length = found[-1]
            if (before, begin + WIDTHS.get(kind, 1) * length, turns) == (kind, place, each):
                found[-1] = (kind, begin, each, seats, length + 1)
                continue
        found.append((kind, place, each, seats, 1))
    return found


def layout_of(game: Game) -> Layout:
    """What one seat observes, first version: the same for every number of seats."""
    state: Any = game.state  # a class is hashable, whatever mypy thinks of it
    return first_layout(state, False)


def whole_layout_of(game: Game) -> Layout:
    """The whole state, hidden fields included: for a critic that may see more than the players."""
    state: Any = game.state
    return first_layout(state, True)


def turned_layout_of(game: Game, seats: int) -> Layout:
    """What one seat observes, second version: seen from itself at a table of so many."""
    state: Any = game.state
    return second_layout(state, seats)


@cache
def first_layout(state: Any, with_hidden: bool) -> Layout:
    own = [
        Number(ObservationField(f"seat[{k}]", 0, 1), SEAT, Place(k))
        for k in range(0 if with_hidden else MOST_SEATS)
    ]
    numbers = Reader(with_hidden, turns=False).record(state, Place(), "")
    return layout_for((*own, *numbers), 1 if with_hidden else MOST_SEATS, MOST_SEATS)


@cache
def second_layout(state: Any, seats: int) -> Layout:
    return layout_for(tuple(Reader(False, turns=True).record(state, Place(), "")), seats, seats)


@dataclass(frozen=True)
class Reader:
    """Lists the numbers of a record in their order."""

    with_hidden: bool
    turns: bool  # the second version

    def record(self, record: type[Record], start: Place, prefix: str) -> Iterator[Number]:
        places = record.dtype().fields
        assert places is not None
        for name, field in record.declared.items():
            if not self.leaves_out(name, field):
                begin = replace(start, at=start.at + places[name][1])
                yield from self.field(field, begin, f"{prefix}{name}")

    def leaves_out(self, name: str, field: Field) -> bool:
        is_hidden = field.is_secret and not self.with_hidden
        return name in ENGINE_ONLY or is_hidden or (self.turns and (name in RESULTS or field.is_scratch))

    def field(self, field: Field, begin: Place, name: str) -> Iterator[Number]:
        sizes = np.cumprod([itemsize(field), *reversed(field.shape)]).tolist()
        steps = list(reversed(sizes[:-1]))
        shape = field.shape
        if field.is_own and not self.with_hidden:
            begin, name = replace(begin, stride=steps[0]), f"{name}[own]"
            shape, steps = shape[1:], steps[1:]
        for at in product(*map(range, shape)):
            place = begin
            for index, step, dimension in zip(at, steps, shape, strict=True):
                place = place.moved(step, index, dimension, self.turns)
            yield from self.element(field, place, "".join((name, *(f"[{k}]" for k in at))))

    def element(self, field: Field, place: Place, name: str) -> Iterator[Number]:
        if not isinstance(field.kind, str):
            assert place.stride == 0, "records of records are open"
            yield from self.record(field.kind, place, f"{name}.")
        elif name in SEAT_SETS or field.is_set or field.kind == "i8":
            yield from self.members(field, place.in_bits(), name)
        else:
            yield self.number(field, place, name)

    def members(self, field: Field, place: Place, name: str) -> Iterator[Number]:
        """A 0 or 1 for every member of a set; the first version has one for every bit."""
        bits = BITS[str(field.kind)]
        known = field.members if self.turns or name in SEAT_SETS else ()
        shape = known or (bits,)
        steps = [int(np.prod(shape[k + 1 :], dtype=int)) for k in range(len(shape))]
        for at in product(*map(range, shape)):
            member = place
            for index, step, dimension in zip(at, steps, shape, strict=True):
                member = member.moved(step, index, dimension, self.turns)
            yield Number(ObservationField(".".join((name, *map(str, at))), 0, 1), BIT, member)

    def number(self, field: Field, place: Place, name: str) -> Number:
        width = BITS[str(field.kind)] - 1
        low, high = -(1 << width), (1 << width) - 1
        each = 0
        if self.turns and field.low is not None and field.high is not None:
            low, high = field.low, field.high
            each = field.of.each if isinstance(field.of, Seats) else 0
        is_measured = self.turns and field.low is not None
        said = ObservationField(name, low, high, self.turns and field.is_category, is_measured)
        return Number(said, KINDS[str(field.kind)], place, each)


def itemsize(field: Field) -> int:
    return int(np.dtype(field.kind if isinstance(field.kind, str) else field.kind.dtype()).itemsize)
