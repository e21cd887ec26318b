"""A view is a record too: what a seat may know, declared once, filled by a rule, shown as JSON.

Beside the numbers of `record.py` a part of a view declares what its numbers mean::

    NATION = Names("Nation", NATION_NAMES)

    class Ship(Part):
        ship: one_of(SHIP)           # 'red-1a'
        owner: maybe(i1)             # 2, or null where the rule wrote NONE
        is_ready: yes                # true or false
        cargo: up_to(HOLDS, Cargo)   # a list; the rule writes its length into `n_cargo`
        flags: by(NATION, i1)        # {'us-east': 1, …}
        benefits: some_of(BENEFIT)   # ['loading']; a bit for each name

The first field of a part says whether there is one: `maybe(Cargo)` is null where it is NONE, and so is a
`maybe` list whose length is NONE. A rule gets a cleared part: what may be null is, lists are empty, the
rest is 0; it writes only what there is. From the same declaration `typescript.py` writes the page's types.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cache
from typing import Any, Self

from penstock.engine.record import NONE, Field, Record, as_field, i1, i2
from penstock.engine.source import function_from, loops

Json = Any
Show = Callable[[Any], Json]
WIDTHS = ((8, "i1"), (16, "i2"), (32, "i4"), (64, "i8"))


@dataclass(frozen=True)
class Names:
    """Words for the numbers 0, 1, 2 …, and what TypeScript calls their type."""

    type: str
    words: tuple[str, ...]
    is_open: bool = False  # too many to list: the type is any string

    def __len__(self) -> int:
        return len(self.words)


def names_of(enum: type[IntEnum]) -> Names:
    """The members of an enum in lower case, by their numbers; a number without a member is ''."""
    words = {member.value: member.name.lower() for member in enum}
    return Names(enum.__name__, tuple(words.get(k, "") for k in range(max(words) + 1)))


@dataclass(frozen=True)
class Shown(Field):
    """A field with the meaning of its numbers."""

    names: Names | None = None  # of its numbers, or of its bits
    keys: Names | None = None  # of the rows of its first dimension
    is_yes: bool = False
    is_listed: bool = False  # the first dimension is a list of n_… elements
    is_sparse: bool = False  # rows that are NONE are left out
    may_be_null: bool = False  # each element
    may_be_missing: bool = False  # the whole array


def shown(kind: Field | type[Record]) -> Shown:
    field = as_field(kind)
    if isinstance(field, Shown):
        return field
    return Shown(field.kind, field.shape, is_set=field.is_set)


yes = Shown("i1", is_yes=True)


def one_of(names: Names) -> Shown:
    """A number that stands for one of the names."""
    return Shown("i1" if len(names) <= 128 else "i2", names=names)


def some_of(names: Names) -> Shown:
    """A set of names, a bit each; the sign stays free, so that NONE is no set."""
    width = next(kind for bits, kind in WIDTHS if len(names) < bits)
    return Shown(width, names=names, is_set=True)


def by(names: Names, kind: Field | type[Record], is_sparse: bool = False) -> Shown:
    """One value for each name; where it is sparse, a NONE is left out."""
    field = shown(kind)
    return replace(field, shape=(len(names), *field.shape), keys=names, is_sparse=is_sparse)


def up_to(most: int, kind: Field | type[Record]) -> Shown:
    """A list of at most so many; its length is a field of its own, named n_… after it."""
    field = shown(kind)
    return replace(field, shape=(most, *field.shape), is_listed=True)


def maybe(kind: Field | type[Record]) -> Shown:
    """Null where a rule writes NONE: the number, a part's first field, a list's length."""
    field = shown(kind)
    return replace(field, may_be_missing=True) if field.shape else replace(field, may_be_null=True)


class Part(Record):
    """Base of views and their parts."""

    def __init_subclass__(cls, frozen: bool = False) -> None:
        declared: dict[str, Any] = {}
        for name, kind in cls.__annotations__.items():
            declared[name] = field = shown(kind)
            if field.is_listed:
                declared[f"n_{name}"] = i1 if field.shape[0] < 128 else i2
        cls.__annotations__ = declared
        super().__init_subclass__(frozen)

    @classmethod
    @cache
    def shown_fields(cls) -> tuple[tuple[str, str, Shown], ...]:
        """What is shown: the key in JSON (`from` of `from_`), the field's name, the field."""
        lengths = {f"n_{name}" for name, field in cls.fields.items() if is_listed(field)}
        return tuple(
            (name.rstrip("_"), name, shown(field))
            for name, field in cls.fields.items()
            if name not in lengths
        )

    @classmethod
    @cache
    def _shows(cls) -> tuple[tuple[str, Show], ...]:
        return tuple((key, show_field(name, field)) for key, name, field in cls.shown_fields())

    @classmethod
    def empty(cls) -> Self:
        """A cleared part, ready for a rule to fill in."""
        return cls._cleared().copy()

    @classmethod
    @cache
    def _cleared(cls) -> Self:
        part = cls()
        clear_of(cls)(part)
        return part

    def to_json(self) -> dict[str, Json]:
        """The part as a dict of plain values, in the order of its declaration."""
        return {key: show(self) for key, show in self._shows()}


def is_listed(field: Field) -> bool:
    return isinstance(field, Shown) and field.is_listed


# -- clearing -----------------------------------------------------------------------------------


CLEARS: dict[type[Record], Callable[[Any], None]] = {}


def clear_of(part: type[Part]) -> Callable[[Any], None]:
    """`clear(v)` for a class of parts: nothing is there yet."""
    if part not in CLEARS:
        CLEARS[part] = function_from(
            clear_source(part), "clear", f"clear of {part.__module__}.{part.__name__}"
        )
    return CLEARS[part]


def clear_source(part: type[Part]) -> Iterator[str]:
    yield "def clear(v):"
    yield '    """Nothing is there yet."""'
    yield from clear_part("v", part, 1)


def clear_part(place: str, part: type[Part], indent: int, is_there: bool = True) -> Iterator[str]:
    for k, (_, name, field) in enumerate(part.shown_fields()):
        if field.is_listed:
            yield f"{'    ' * indent}{place}.n_{name} = {NONE if field.may_be_missing else 0}"
        yield from clear_field(f"{place}.{name}", field, indent, is_there=is_there or k > 0)


def clear_field(place: str, field: Shown, indent: int, is_there: bool) -> Iterator[str]:
    lines, place, indent = loops(place, field.shape, indent)
    yield from lines
    is_there &= not (field.may_be_null or field.is_sparse or (field.may_be_missing and not field.is_listed))
    if isinstance(field.kind, str):
        yield f"{'    ' * indent}{place} = {0 if is_there else NONE}"
    else:
        yield from clear_part(place, field.kind, indent, is_there)  # type: ignore[arg-type]


# -- from numbers to JSON -----------------------------------------------------------------------


def show_field(name: str, field: Shown) -> Show:
    """How one field of a plain part is read."""
    show = show_rows(field)
    if field.is_listed:
        length, one = f"n_{name}", show_below(field)
        if field.may_be_missing:
            return lambda part: show_list(getattr(part, name), getattr(part, length), one)
        return lambda part: [one(value) for value in getattr(part, name)[: getattr(part, length)]]
    return lambda part: show(getattr(part, name))


def show_list(values: list[Any], length: int, one: Show) -> list[Json] | None:
    return None if length == NONE else [one(value) for value in values[:length]]


def show_rows(field: Shown) -> Show:
    """How a value of the field's whole shape is read."""
    if not field.shape:
        return show_one(field)
    one = show_below(field)
    rows: Show = lambda values: [one(value) for value in values]  # noqa: E731
    if field.keys:
        words, is_sparse = field.keys.words, field.is_sparse
        rows = lambda values: {  # noqa: E731
            word: one(value)
            for word, value in zip(words, values, strict=True)
            if not is_sparse or value != NONE
        }
    if field.may_be_missing:
        return lambda values: None if first_number(values) == NONE else rows(values)
    return rows


def show_below(field: Shown) -> Show:
    """How a row of the first dimension is read."""
    return show_rows(
        replace(field, shape=field.shape[1:], keys=None, is_listed=False, may_be_missing=False)
    )


def show_one(field: Shown) -> Show:
    show = show_scalar(field)
    if field.may_be_null:
        return lambda value: None if first_number(value) == NONE else show(value)
    return show


def show_scalar(field: Shown) -> Show:
    if field.is_yes:
        return bool
    if field.names:
        words = field.names.words
        if field.is_set:
            return lambda bits: [word for k, word in enumerate(words) if bits >> k & 1]
        return lambda number: words[number]
    return int if isinstance(field.kind, str) else Part.to_json


def first_number(value: Any) -> int:
    """The number that says whether a value is there at all."""
    while not isinstance(value, int):
        value = value[0] if isinstance(value, list) else getattr(value, next(iter(value.fields)))
    return value


def parts_of(part: type[Part]) -> Iterable[type[Part]]:
    """A part and all it is made of, each once, the innermost first."""
    found: dict[type[Part], None] = {}

    def walk(kind: type[Part]) -> None:
        for _, _, field in kind.shown_fields():
            if not isinstance(field.kind, str) and field.kind not in found:
                walk(field.kind)  # type: ignore[arg-type]
        found[kind] = None

    walk(part)
    return found
