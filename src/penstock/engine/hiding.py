"""What a seat may not know is blanked by a function written from the marks of the record.

`secret(…)` fields are blanked for everybody, `own(…)` fields but for the seat's own row. Views and
bots are made from what is left, so they cannot leak what they never had.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from penstock.engine.record import NONE, Field, Record
from penstock.engine.source import function_from, loops


def hide(state: Any, seat: int | None) -> Any:
    """A plain simulation of `state`, blank where `seat` may not know; None is a spectator."""
    known = state.simulation()
    blank_of(type(state))(known, NONE if seat is None else seat)
    return known


BLANKS: dict[type[Record], Callable[[Any, int], None]] = {}


def blank_of(state: type[Record]) -> Callable[[Any, int], None]:
    """`blank(s, seat)` for a class of states: forget what the seat may not know; NONE is a spectator."""
    if state not in BLANKS:
        BLANKS[state] = function_from(blank_source(state), "blank", f"blank of {state.__module__}")
    return BLANKS[state]


def blank_source(state: type[Record]) -> Iterator[str]:
    yield "def blank(s, seat):"
    yield '    """Forget what the seat may not know."""'
    for name, field in state.declared.items():
        if field.is_secret:
            yield from zero_source(f"s.{name}", field, field.shape, 1)
        elif field.is_own:
            yield f"    for row in range({field.shape[0]}):"
            yield "        if row != seat:"
            yield from zero_source(f"s.{name}[row]", field, field.shape[1:], 3)


def zero_source(place: str, field: Field, shape: tuple[int, ...], indent: int) -> Iterator[str]:
    """Lines that write 0 into every number at a place."""
    lines, place, indent = loops(place, shape, indent)
    yield from lines
    if isinstance(field.kind, str):
        yield f"{'    ' * indent}{place} = 0"
        return
    for name, inner in field.kind.declared.items():
        yield from zero_source(f"{place}.{name}", inner, inner.shape, indent)
