"""Between a plain record and its bytes: functions written out from the declaration.

Undo, snapshots, views of a compiled match and every comparison of the two backends go this way; NumPy would
visit the fields one by one, which takes ten times as long. The bytes are those of `Record.dtype()`.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import cache
from itertools import chain
from math import prod
from typing import TYPE_CHECKING, Any

from penstock.engine.source import function_from

if TYPE_CHECKING:
    from penstock.engine.record import Field, Record

CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "f8": "d"}


def pack(record: Record) -> bytes:
    """The bytes of a plain record; a number too wide for its field raises OverflowError."""
    kind = type(record)
    try:
        return form_of(kind).pack(*numbers_of(kind)(record))
    except struct.error as error:
        raise OverflowError(f"{kind.__name__}: {error}") from error


def unpack(kind: type[Record], data: Any) -> Any:
    """A plain record from its bytes; others than so many raise ValueError."""
    form = form_of(kind)
    if len(data) != form.size:
        raise ValueError(f"{kind.__name__}: {len(data)} bytes instead of {form.size}")
    return made_from(kind)(form.unpack(data), 0)


@cache
def form_of(kind: type[Record]) -> struct.Struct:
    return struct.Struct("=" + codes(kind))


@cache
def codes(kind: type[Record]) -> str:
    """A letter for every number, in their order; an `x` for every byte of a gap."""
    parts = []
    for name, field in kind.layout():
        count = prod(field.shape)
        if name not in kind.declared:
            parts.append(f"{count}x")
        elif isinstance(field.kind, str):
            parts.append(f"{count}{CODES[field.kind]}")
        else:
            parts.append(codes(field.kind) * count)
    return "".join(parts)


@cache
def width(kind: type[Record]) -> int:
    """How many numbers a record holds."""
    return sum(prod(field.shape) * width_of_one(field) for field in kind.declared.values())


def width_of_one(field: Field) -> int:
    return 1 if isinstance(field.kind, str) else width(field.kind)


def title_of(work: str, kind: type[Record]) -> str:
    return f"{work} of {kind.__module__}.{kind.__name__}"


@cache
def numbers_of(kind: type[Record]) -> Callable[[Any], list[Any]]:
    """`numbers(s)`: all numbers of a record in their order."""
    names: dict[str, Any] = {"chain": chain}
    lines = ["def numbers(s):", "    d = s.__dict__", "    return ["]
    for name, field in kind.declared.items():
        value = f"d[{name!r}]"
        for _ in field.shape[1:]:
            value = f"chain(*{value})"
        if not isinstance(field.kind, str):
            inner = f"numbers_{field.kind.__name__}"
            names[inner] = numbers_of(field.kind)
            value = f"chain(*map({inner}, {value}))" if field.shape else f"{inner}({value})"
        is_one = isinstance(field.kind, str) and not field.shape
        lines.append(f"        {value}," if is_one else f"        *{value},")
    lines.append("    ]")
    return function_from(lines, "numbers", title_of("numbers", kind), names)  # type: ignore[no-any-return]


@cache
def made_from(kind: type[Record]) -> Callable[[tuple[Any, ...], int], Any]:
    """`made(v, k)`: the record whose numbers begin at `v[k]`."""
    names: dict[str, Any] = {"new": object.__new__, "Made": kind}
    lines = ["def made(v, k):", "    s = new(Made)", "    s.__dict__ = {"]
    at = 0
    for name, field in kind.declared.items():
        if not isinstance(field.kind, str):
            names[f"made_{field.kind.__name__}"] = made_from(field.kind)
        size = prod(field.shape) * width_of_one(field)
        lines.append(f"        {name!r}: {value_at(f'k + {at}', field, field.shape, size)},")
        at += size
    lines += ["    }", "    return s"]
    return function_from(lines, "made", title_of("made", kind), names)  # type: ignore[no-any-return]


def value_at(place: str, field: Field, shape: tuple[int, ...], size: int) -> str:
    """An expression for the value of a shape whose numbers, `size` of them, begin at a place."""
    is_number = isinstance(field.kind, str)
    if not shape:
        return f"v[{place}]" if is_number else f"made_{field.kind.__name__}(v, {place})"  # type: ignore[union-attr]
    if is_number and len(shape) == 1:
        return f"[*v[{place}:{place} + {size}]]"
    step = size // shape[0]
    index = f"k{len(shape)}"
    one = value_at(index, field, shape[1:], step)
    return f"[{one} for {index} in range({place}, {place} + {size}, {step})]"
