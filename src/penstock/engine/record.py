"""A state is a record: one declaration, two backends.

A subclass of `Record` declares named fields by annotation::

    class Stage(Record):
        threshold: i2           # highest price that activates the card
        trade_limit: i1         # shares or bars in one action

    class State(Header):
        market: i1[COLOURS]     # cases lying in the market
        stages: Stage[STAGES]   # an array of records
        bag: secret(i1[CASES])  # nobody may look
        hand: own(i1[SEATS, COLOURS])  # each seat sees its own row

Where it is known what a number can be, the declaration says so: learners' observations are made from it::

        phase: among(i1, Phase)        # one of some things, by number
        mover: among(i1, SEATS, NONE)  # a seat, or nobody
        row: upto(i1[COLOURS], ROWS - 1)  # a quantity, 0 … ROWS - 1

`SEATS = Seats(4)` is a dimension, or a number of things, that goes by seats: seen from a seat its own comes
first (`research/fields.py`).

*Plain* backend: an instance of the class itself, holding ints and nested lists.
*Compiled* backend: an element of a NumPy array of dtype `State.dtype()`.
The same functions run on both, because both answer `s.hand[seat][colour]`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cache
from typing import Any, ClassVar, Self

import numpy as np

from penstock.engine.packing import pack, unpack
from penstock.engine.source import function_from

NONE = -1  # nobody, nothing, nowhere


class Seats(int):
    """So many things that belong to seats: the first `each` to seat 0, the next to seat 1, …

    What comes after the last seat's belongs to nobody.
    """

    each: int

    def __new__(cls, size: int, each: int = 1) -> Seats:
        new = super().__new__(cls, size)
        new.each = each
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        return Seats, (int(self), self.each)


@dataclass(frozen=True)
class Field:
    """The kind of one field: a scalar code or a record class, its shape and who may see it."""

    kind: str | type[Record]
    shape: tuple[int, ...] = ()
    is_secret: bool = False  # nobody sees it
    is_own: bool = False  # each seat sees only its own row of the first dimension
    is_set: bool = False  # its bits are members of a set, not digits of a number
    members: tuple[int, ...] = ()  # of a set: how many, by dimension; (): a member for each bit
    low: int | None = None  # what its numbers cannot leave, where it is declared
    high: int | None = None
    is_category: bool = False  # its numbers name things; more is not more
    of: int = 0  # the number of those things; `Seats` where they belong to seats
    is_scratch: bool = False  # between two moves it tells nothing

    def __getitem__(self, shape: int | tuple[int, ...]) -> Field:
        return replace(self, shape=shape if isinstance(shape, tuple) else (shape,))

    def zero(self) -> Any:
        """The plain backend's empty value: 0, a record, or nested lists of them."""
        return self._zeros(self.shape)

    def _zeros(self, shape: tuple[int, ...]) -> Any:
        if shape:
            return [self._zeros(shape[1:]) for _ in range(shape[0])]
        if isinstance(self.kind, str):
            return 0.0 if self.kind == "f8" else 0
        return self.kind()

    def numpy(self) -> tuple[Any, ...]:
        base = self.kind if isinstance(self.kind, str) else self.kind.dtype()
        return (base, self.shape) if self.shape else (base,)


i1, i2, i4, i8 = Field("i1"), Field("i2"), Field("i4"), Field("i8")
f8 = Field("f8")  # for what bots believe; a game's state holds whole numbers only


def as_field(kind: Field | type[Record]) -> Field:
    return kind if isinstance(kind, Field) else Field(kind)


def secret(kind: Field | type[Record]) -> Field:
    """Mark a field that nobody may see: bags, decks, the random stream."""
    return replace(as_field(kind), is_secret=True)


def own(kind: Field | type[Record]) -> Field:
    """Mark a field whose first dimension is the seat that alone may see its row."""
    return replace(as_field(kind), is_own=True)


def flags(kind: Field, *members: int) -> Field:
    """Mark a field whose bits are members of a set; 64 bits are always one.

    `flags(i2, GOODS, SEATS)`: a bit for each seat, and so many for each good.
    """
    return replace(kind, is_set=True, members=members)


def upto(kind: Field, most: int, least: int = 0) -> Field:
    """Mark a field that holds a quantity, and its range."""
    return replace(kind, low=least, high=int(most))


def among(kind: Field, things: int | type[IntEnum], least: int = 0) -> Field:
    """Mark a field that names one of some things by number; below 0 stand NONE and other exceptions."""
    count = things if isinstance(things, int) else max(things) + 1
    least = least if isinstance(things, int) else min(least, *things)
    return replace(kind, low=int(least), high=int(count) - 1, is_category=True, of=count)


def scratch(kind: Field) -> Field:
    """Mark a field in which rules and bots work; between two moves it tells nothing."""
    return replace(kind, is_scratch=True)


yes = upto(i1, 1)  # 1: it is so


COPIES: dict[tuple[type[Record], str], Callable[[Any], Any]] = {}


def copy_of(record: type[Record], shared: str = "") -> Callable[[Any], Any]:
    """`copy(s)` for a class of records, written out field by field: every move and every view takes one.

    Args:
        shared: a field that both will hold, because neither writes it.
    """
    if (record, shared) not in COPIES:
        names: dict[str, Any] = {"new": object.__new__, "Made": record}
        lines = ["def copy(s):", "    made = new(Made)", "    made.__dict__ = d = s.__dict__.copy()"]
        for name, field in record.declared.items():
            if not isinstance(field.kind, str) and not field.kind.is_frozen:
                names[f"copy_{field.kind.__name__}"] = copy_of(field.kind)
            if is_written(field) and name != shared:
                lines.append(f"    d[{name!r}] = {copied(f'd[{name!r}]', field, len(field.shape))}")
        title = f"copy of {record.__module__}.{record.__name__}"
        COPIES[record, shared] = function_from([*lines, "    return made"], "copy", title, names)
    return COPIES[record, shared]


def is_written(field: Field) -> bool:
    """Does a copy need its own? A number is one by itself, and a frozen record is shared."""
    return bool(field.shape) if isinstance(field.kind, str) else not field.kind.is_frozen


def copied(value: str, field: Field, depth: int) -> str:
    """An expression for a copy of a value of so many dimensions."""
    if depth == 0:
        return f"copy_{field.kind.__name__}({value})"  # type: ignore[union-attr]
    if depth == 1 and isinstance(field.kind, str):
        return f"{value}[:]"
    return f"[{copied(f'x{depth}', field, depth - 1)} for x{depth} in {value}]"


class Record:
    """Base of all record declarations; an instance is the plain backend.

    `class Printed(Record, frozen=True)` declares what no rule ever writes: plain copies share it.
    """

    declared: ClassVar[dict[str, Field]] = {}  # by name; no field may be called so
    is_frozen: ClassVar[bool] = False

    def __init_subclass__(cls, frozen: bool = False) -> None:
        own_fields = {name: as_field(kind) for name, kind in cls.__annotations__.items()}
        cls.declared = {**cls.declared, **own_fields}
        cls.is_frozen = frozen

    def __class_getitem__(cls, shape: int | tuple[int, ...]) -> Field:
        return Field(cls)[shape]

    def __init__(self) -> None:
        for name, field in self.declared.items():
            setattr(self, name, field.zero())

    @classmethod
    @cache
    def dtype(cls) -> np.dtype[Any]:
        """The compiled backend's type: aligned, so that it also suits a GPU.

        The gaps are fields too, always zero: NumPy does not copy what belongs to no field.
        """
        return np.dtype([(name, *field.numpy()) for name, field in cls.layout()], align=True)

    @classmethod
    @cache
    def layout(cls) -> tuple[tuple[str, Field], ...]:
        """The fields in their order, with a filler wherever alignment leaves a gap."""
        aligned = np.dtype([(name, *field.numpy()) for name, field in cls.declared.items()], align=True)
        parts: list[tuple[str, Field]] = []
        end = 0
        for name, field in (*cls.declared.items(), ("", None)):
            begin = aligned.fields[name][1] if field and aligned.fields else aligned.itemsize
            if begin > end:
                parts.append((f"gap_{end}", i1[begin - end]))
            if field and aligned.fields:
                parts.append((name, field))
                end = begin + aligned.fields[name][0].itemsize
        return tuple(parts)

    def copy(self) -> Self:
        if self.is_frozen:
            return self
        new: Self = copy_of(type(self))(self)
        return new

    @classmethod
    def load(cls, element: Any) -> Self:
        """Make a plain record from an element of a NumPy array."""
        return cls.from_bytes(element.tobytes())

    def store(self, array: Any, index: int) -> None:
        """Write this record into `array[index]`; a number too wide for its field raises OverflowError."""
        array[index : index + 1] = self.to_array()

    def to_array(self) -> Any:
        """A NumPy array of length one that holds this record."""
        return np.frombuffer(bytearray(self.to_bytes()), self.dtype())

    def to_bytes(self) -> bytes:
        """The canonical bytes: equal for equal states in both backends."""
        return pack(self)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        new: Self = unpack(cls, data)
        return new


def copy_into(records: Any, k: int, record: Any) -> None:
    """Lay a copy of a record among others of its kind, on either backend: an array takes a copy by itself,
    a list would take the thing itself."""
    records[k] = record.copy()
