"""Clocks: what a seat has left. Time runs while a seat owes a decision."""

from __future__ import annotations

from collections.abc import Iterable

from penstock.server.store.rows import ClockState, ClockTerms


def start(terms: ClockTerms, seats: int) -> ClockState:
    """The clocks at the beginning, all standing."""
    if terms.kind == "none":
        return ClockState()
    return ClockState((float(terms.seconds),) * seats, (None,) * seats)


def run(
    terms: ClockTerms, clocks: ClockState, mover: int | None, to_act: Iterable[int], now: float
) -> ClockState:
    """After a decision of `mover` (None: nobody's): stop the clocks of who owes nothing, start others."""
    if not clocks:
        return clocks
    left, since = list(clocks.left), list(clocks.since)
    owing = set(to_act)
    for seat, begun in enumerate(since):
        if begun is not None and (seat == mover or seat not in owing):
            left[seat] = settled(terms, left[seat] - (now - begun), seat == mover)
            since[seat] = None
        if seat in owing and since[seat] is None:
            since[seat] = now
    return ClockState(tuple(left), tuple(since))


def settled(terms: ClockTerms, left: float, has_moved: bool) -> float:
    """What remains after a decision: everything anew per move, or the bank plus the increment."""
    if terms.kind == "move":
        return float(terms.seconds)
    return max(left, 0.0) + (terms.increment if has_moved else 0)


def left_of(clocks: ClockState, seat: int, now: float) -> float | None:
    if not clocks:
        return None
    begun = clocks.since[seat]
    return clocks.left[seat] - (now - begun if begun is not None else 0.0)


def is_running(clocks: ClockState, seat: int) -> bool:
    return bool(clocks) and clocks.since[seat] is not None


def restarted(clocks: ClockState, seat: int, now: float, left: float | None = None) -> ClockState:
    """One seat's clock runs from now on, with what it had or with something else left."""
    lefts = [left if k == seat and left is not None else x for k, x in enumerate(clocks.left)]
    return ClockState(tuple(lefts), tuple(now if k == seat else x for k, x in enumerate(clocks.since)))


def next_end(terms: ClockTerms, clocks: ClockState, people: Iterable[int]) -> float | None:
    """When the first running clock of a seat that a person plays runs out, where that loses by itself."""
    if not clocks or terms.on_timeout != "lose":
        return None
    ends = (begun + clocks.left[k] for k in people if (begun := clocks.since[k]) is not None)
    return min(ends, default=None)
