"""A turn as a table: the steps between a move and the next decision, in order.

A game declares them, and `follow_up` is written from the declaration, like the functions of a codec.
The first step that is due is taken: either somebody is asked for a decision, or something happens by
itself and the table is read again from the top. Asking whether a step is due writes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from penstock.engine.source import function_from


@dataclass(frozen=True)
class Step:
    """One line of the table; made by `asks` and `goes_on`."""

    fields: dict[str, int]  # of the state: what each must be
    is_due: Callable[[Any], bool] | None  # asks what the fields do not say; None: they say it all
    do: Callable[[Any], None] | None  # what is written when the step is taken
    phase: int | None = None  # the decision it asks for; None: it goes on by itself
    who: Callable[[Any], int] | None = None  # the seat that decides; None: `to_act` says it already


def mover(s: Any) -> int:
    """The seat whose turn it is."""
    return int(s.mover)


def asks(
    phase: int,
    is_due: Callable[[Any], bool] | None = None,
    *,
    who: Callable[[Any], int] | None = mover,
    begin: Callable[[Any], None] | None = None,
    **fields: int,
) -> Step:
    """A decision; `begin` prepares what its moves are asked by."""
    return Step(fields, is_due, begin, phase, who)


def goes_on(do: Callable[[Any], None], is_due: Callable[[Any], bool] | None = None, **fields: int) -> Step:
    """Something that nobody decides."""
    return Step(fields, is_due, do)


def follow_up_by(steps: Iterable[Step]) -> Any:
    """`follow_up(s)`: take steps until somebody has to decide, none is due or the game is over."""
    numbered = list(enumerate(steps))
    names: dict[str, Any] = {}
    for k, step in numbered:
        names |= {f"is_due_{k}": step.is_due, f"do_{k}": step.do, f"who_{k}": step.who}
    lines = ["def follow_up(s):", "    while s.ending == 0:"]
    lines += (line for k, step in numbered for line in step_source(k, step))
    lines.append("        return")
    owner = next(step.do for _, step in numbered if step.do)
    return function_from(lines, "follow_up", f"steps of {owner.__module__.rpartition('.')[0]}", names)


def step_source(k: int, step: Step) -> Iterator[str]:
    conditions = [f"s.{field} == {int(value)}" for field, value in step.fields.items()]
    if step.is_due:
        conditions.append(f"is_due_{k}(s)")
    yield f"        if {' and '.join(conditions) or 'True'}:"
    if step.who:
        yield f"            s.to_act = 1 << who_{k}(s)"
    if step.do:
        yield f"            do_{k}(s)"
    if step.phase is None:
        yield "            continue"
    else:
        yield f"            s.phase = {int(step.phase)}"
        yield "            return"
