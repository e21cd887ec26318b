"""Between a plain record and its bytes: functions written out from the declaration.

Undo, snapshots, views of a compiled match and every comparison of the two backends go this way; NumPy would
visit the fields one by one, which takes ten times as long. The bytes are those of `Record.dtype()`.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain
from math import prod
from typing import TYPE_CHECKING, Any

from penstock.engine.source import function_from

if TYPE_CHECKING:
    from penstock.engine.record import Field, Record

CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "f8": "d"}


def pack(record: Record) -> bytes:
    """The bytes of a plain record; a number too wide for its field raises OverflowError."""
    packing = packing_of(type(record))
    try:
        return packing.form.pack(*packing.numbers(record))
    except struct.error as error:
        raise OverflowError(f"{type(record).__name__}: {error}") from error


def unpack(kind: type[Record], data: Any) -> Any:
    """A plain record from its bytes; others than so many raise ValueError."""
    packing = packing_of(kind)
    if len(data) != packing.form.size:
        raise ValueError(f"{kind.__name__}: {len(data)} bytes instead of {packing.form.size}")
    return packing.made(packing.form.unpack(data), 0)


@dataclass(frozen=True)
class Packing:
    """How the records of one class are packed."""

    codes: str  # a letter for every number, in their order; an `x` for every byte of a gap
    form: struct.Struct
    width: int  # how many numbers there are
    numbers: Callable[[Any], list[Any]]  # `numbers(s)`: all of them
    made: Callable[[tuple[Any, ...], int], Any]  # `made(v, k)`: the record whose numbers begin at `v[k]`


PACKINGS: dict[type[Record], Packing] = {}


def packing_of(kind: type[Record]) -> Packing:
    if kind not in PACKINGS:
        codes = codes_of(kind)
        width = sum(width_of(field) for field in kind.declared.values())
        form = struct.Struct(f"={codes}")
        PACKINGS[kind] = Packing(codes, form, width, numbers_of(kind), made_from(kind))
    return PACKINGS[kind]


def codes_of(kind: type[Record]) -> str:
    parts = []
    for name, field in kind.layout():
        count = prod(field.shape)
        if name not in kind.declared:
            parts.append(f"{count}x")
        elif isinstance(field.kind, str):
            parts.append(f"{count}{CODES[field.kind]}")
        else:
            parts.append(packing_of(field.kind).codes * count)
    return "".join(parts)


def width_of(field: Field) -> int:
    """How many numbers a field holds."""
    return prod(field.shape) * (1 if isinstance(field.kind, str) else packing_of(field.kind).width)


def numbers_of(kind: type[Record]) -> Any:
    names: dict[str, Any] = {"chain": chain}
    lines = ["def numbers(s):", "    d = s.__dict__", "    return ["]
    for name, field in kind.declared.items():
        value = f"d[{name!r}]"
        for _ in field.shape[1:]:
            value = f"chain(*{value})"
        if not isinstance(field.kind, str):
            inner = f"numbers_{field.kind.__name__}"
            names[inner] = packing_of(field.kind).numbers
            value = f"chain(*map({inner}, {value}))" if field.shape else f"{inner}({value})"
        is_one = isinstance(field.kind, str) and not field.shape
        lines.append(f"        {value}," if is_one else f"        *{value},")
    title = f"numbers of {kind.__module__}.{kind.__name__}"
    return function_from([*lines, "    ]"], "numbers", title, names)


def made_from(kind: type[Record]) -> Any:
    names: dict[str, Any] = {"new": object.__new__, "Made": kind}
    lines = ["def made(v, k):", "    s = new(Made)", "    s.__dict__ = {"]
    at = 0
    for name, field in kind.declared.items():
        if not isinstance(field.kind, str):
            names[f"made_{field.kind.__name__}"] = packing_of(field.kind).made
        size = width_of(field)
        lines.append(f"        {name!r}: {value_at(f'k + {at}', field, field.shape, size)},")
        at += size
    title = f"made {kind.__module__}.{kind.__name__}"
    return function_from([*lines, "    }", "    return s"], "made", title, names)


def value_at(place: str, field: Field, shape: tuple[int, ...], size: int) -> str:
    """An expression for the value of a shape whose numbers, `size` of them, begin at a place."""
    if not shape:
        return f"v[{place}]" if isinstance(field.kind, str) else f"made_{field.kind.__name__}(v, {place})"
    if isinstance(field.kind, str) and len(shape) == 1:
        return f"[*v[{place}:{place} + {size}]]"
    step, index = size // shape[0], f"k{len(shape)}"
    one = value_at(index, field, shape[1:], step)
    return f"[{one} for {index} in range({place}, {place} + {size}, {step})]"
