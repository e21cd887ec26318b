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
    keys: Names | None = None  # of the rows of one dimension
    key_depth: int = 0  # which dimension that is
    is_yes: bool = False
    is_listed: bool = False  # the first dimension is a list of n_… elements
    is_sparse: bool = False  # rows that are NONE are left out
    may_be_null: bool = False  # each element
    may_be_missing: bool = False  # the whole array

    def __getitem__(self, shape: int | tuple[int, ...]) -> Shown:
        """So many of it."""
        return self.repeated(shape if isinstance(shape, tuple) else (shape,))

    def repeated(self, shape: tuple[int, ...]) -> Shown:
        assert not self.may_be_missing, "an array of arrays that may be missing"
        return replace(self, shape=(*shape, *self.shape), key_depth=self.key_depth + len(shape))


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
    return replace(shown(kind).repeated((len(names),)), keys=names, key_depth=0, is_sparse=is_sparse)


def up_to(most: int, kind: Field | type[Record]) -> Shown:
    """A list of at most so many; its length is a field of its own, named n_… after it."""
    return replace(shown(kind).repeated((most,)), is_listed=True)


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
        lengths = {f"n_{name}" for name, field in cls.declared.items() if is_listed(field)}
        return tuple(
            (name.rstrip("_"), name, shown(field))
            for name, field in cls.declared.items()
            if name not in lengths
        )

    @classmethod
    def empty(cls) -> Self:
        """A cleared part, ready for a rule to fill in."""
        made: Self = empty_of(cls)()
        return made

    def to_json(self) -> dict[str, Json]:
        """The part as a dict of plain values, in the order of its declaration."""
        return json_of(type(self))(self)


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
    is_there = is_there_within(field, is_there)
    if isinstance(field.kind, str):
        yield f"{'    ' * indent}{place} = {0 if is_there else NONE}"
    else:
        yield from clear_part(place, field.kind, indent, is_there)  # type: ignore[arg-type]


def is_there_within(field: Shown, is_there: bool) -> bool:
    """Is a cleared field 0, or NONE?"""
    is_whole_missing = field.may_be_missing and not field.is_listed
    return is_there and not (field.may_be_null or field.is_sparse or is_whole_missing)


EMPTIES: dict[tuple[type[Record], bool], Callable[[], Any]] = {}


def empty_of(part: type[Part], is_there: bool = True) -> Callable[[], Any]:
    """`empty()` for a class of parts: a new plain one, cleared; written out, for there are many."""
    if (part, is_there) not in EMPTIES:
        makers: dict[str, Any] = {"new": object.__new__, "Made": part}
        values = []
        for k, (_, name, field) in enumerate(part.shown_fields()):
            if field.is_listed:
                values.append(f"'n_{name}': {NONE if field.may_be_missing else 0}")
            inside = is_there_within(field, is_there or k > 0)
            if not isinstance(field.kind, str):
                makers[f"{field.kind.__name__}_{int(inside)}"] = empty_of(field.kind, inside)  # type: ignore[arg-type]
            values.append(f"'{name}': {empty_value(field, inside)}")
        lines = (
            "def empty():",
            "    v = new(Made)",
            f"    v.__dict__ = {{{', '.join(values)}}}",
            "    return v",
        )
        title = f"empty {part.__module__}.{part.__name__}"
        EMPTIES[part, is_there] = function_from(lines, "empty", title, makers)
    return EMPTIES[part, is_there]


def empty_value(field: Shown, is_there: bool) -> str:
    """An expression for the whole of a cleared field."""
    one = str(0 if is_there else NONE)
    if not isinstance(field.kind, str):
        one = f"{field.kind.__name__}_{int(is_there)}()"
    for depth, size in enumerate(reversed(field.shape)):
        is_flat = depth == 0 and isinstance(field.kind, str)
        one = f"[{one}] * {size}" if is_flat else f"[{one} for _ in range({size})]"
    return one


# -- from numbers to JSON -----------------------------------------------------------------------


JSONS: dict[type[Record], Callable[[Any], dict[str, Json]]] = {}


def json_of(part: type[Part]) -> Callable[[Any], dict[str, Json]]:
    """`to_json(v)` for a class of parts, written out field by field: a table shows many views a second."""
    if part not in JSONS:
        words = {f"{names.type}_words": names.words for names in names_in(part)}
        parts = {f"{inner.__name__}_json": json_of(inner) for inner in parts_of(part) if inner is not part}
        title = f"JSON of {part.__module__}.{part.__name__}"
        JSONS[part] = function_from(json_source(part), "to_json", title, {**words, **parts})
    return JSONS[part]


def json_source(part: type[Part]) -> Iterator[str]:
    yield "def to_json(v):"
    yield "    return {"
    for key, name, field in part.shown_fields():
        yield f"        {key!r}: {json_field(name, field)},"
    yield "    }"


def json_field(name: str, field: Shown) -> str:
    """An expression for one field of `v`."""
    place = f"v.{name}"
    if field.is_listed:
        length = f"v.n_{name}"
        written = json_rows(f"{place}[:{length}]", field)
        return f"None if {length} == {NONE} else {written}" if field.may_be_missing else written
    written = json_rows(place, field)
    if field.may_be_missing:
        return f"None if {first_number(place, field)} == {NONE} else {written}"
    return written


def json_rows(place: str, field: Shown, depth: int = 0) -> str:
    """An expression for the dimensions of a field from `depth` on."""
    if depth == len(field.shape):
        return json_one(place, field)
    one = f"x{depth}"
    inside = json_rows(one, field, depth + 1)
    if field.keys and depth == field.key_depth:
        condition = f" if {one} != {NONE}" if field.is_sparse else ""
        rows = f"zip({field.keys.type}_words, {place}, strict=True)"
        return f"{{word: {inside} for word, {one} in {rows}{condition}}}"
    return f"{place}[:]" if inside == one and "[" not in place else f"[{inside} for {one} in {place}]"


def json_one(place: str, field: Shown) -> str:
    written = json_scalar(place, field)
    if field.may_be_null:
        is_null = f"{first_number(place, replace(field, shape=()))} == {NONE}"
        return f"(None if {is_null} else {written})"
    return written


def json_scalar(place: str, field: Shown) -> str:
    if field.is_yes:
        return f"{place} != 0"
    if field.names:
        words = f"{field.names.type}_words"
        if field.is_set:
            return f"[word for k, word in enumerate({words}) if {place} >> k & 1]"
        return f"{words}[{place}]"
    return place if isinstance(field.kind, str) else f"{field.kind.__name__}_json({place})"


def first_number(place: str, field: Field) -> str:
    """The number that says whether something is there at all."""
    place += "[0]" * len(field.shape)
    if isinstance(field.kind, str):
        return place
    name, inner = next(iter(field.kind.declared.items()))
    return first_number(f"{place}.{name}", inner)


def names_in(part: type[Part]) -> Iterator[Names]:
    """All kinds of names that a part's own fields speak of."""
    for _, _, field in part.shown_fields():
        yield from (names for names in (field.names, field.keys) if names)


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
