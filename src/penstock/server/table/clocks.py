"""Clocks: what a seat has left. Time runs while a seat owes a decision."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from penstock.server.http.messages import ClocksShown

Row = dict[str, Any]


def start(clock: Row, seats: int) -> Row:
    """The clocks at the beginning, all kept_moves."""
    if clock["kind"] == "none":
        return {}
    return {"left": [float(clock["seconds"])] * seats, "since": [None] * seats}


def run(clock: Row, clocks: Row, mover: int | None, to_act: Iterable[int], now: float) -> Row:
    """After a decision of `mover` (None: nobody's): stop the clocks of who owes nothing, start others."""
    if not clocks:
        return {}
    left, since = list(clocks["left"]), list(clocks["since"])
    owing = set(to_act)
    for seat, begun in enumerate(since):
        if begun is not None and (seat == mover or seat not in owing):
            left[seat] = settled(clock, left[seat] - (now - begun), seat == mover)
            since[seat] = None
        if seat in owing and since[seat] is None:
            since[seat] = now
    return {"left": left, "since": since}


def settled(clock: Row, left: float, has_moved: bool) -> float:
    """What remains after a decision: everything anew per move, or the bank plus the increment."""
    if clock["kind"] == "move":
        return float(clock["seconds"])
    return max(left, 0.0) + (clock["increment"] if has_moved else 0)


def left_of(clocks: Row, seat: int, now: float) -> float | None:
    if not clocks:
        return None
    begun = clocks["since"][seat]
    return float(clocks["left"][seat]) - (now - begun if begun is not None else 0.0)


def next_end(clock: Row, clocks: Row, people: Iterable[int]) -> float | None:
    """When the first running clock of a seat that a person plays runs out, where that loses by itself."""
    if not clocks or clock["on_timeout"] != "lose":
        return None
    since, left = clocks["since"], clocks["left"]
    return min((since[k] + left[k] for k in people if since[k] is not None), default=None)


def shown(row: Row) -> ClocksShown | None:
    clocks = row["clocks"]
    return ClocksShown(clocks["left"], clocks["since"]) if clocks else None
