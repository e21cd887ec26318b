"""Looking one move ahead, as a template: what the greedy bot does, alone and in a series."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from penstock.bots.records import NOW, TRIED
from penstock.engine.record import copy_into

GUESSES = 8  # worlds looked at for one decision

# Open names, filled in with a game's functions.
apply: Callable[[Any, int, int], None]
legal: Callable[[Any, int, Any], int]
value: Callable[[Any, int, Any], int]
determinize: Callable[[Any, int, Any], None]


def pick(states: Any, i: int, seat: int, luck: Any, scratch: Any) -> int:
    """The move with the best average value, among equals the first; sums[k] is that of ids[k].

    Whatever the seat cannot know of states[i] is overwritten before it is used.
    """
    worlds = scratch.worlds
    ids = scratch.ids
    sums = scratch.sums
    n = legal(states[i], seat, ids)
    for k in range(n):
        sums[k] = 0
    for _ in range(GUESSES):
        copy_into(worlds, NOW, states[i])
        determinize(worlds[NOW], seat, luck)
        for k in range(n):
            copy_into(worlds, TRIED, worlds[NOW])  # every move meets the same luck
            apply(worlds[TRIED], seat, ids[k])
            sums[k] += value(worlds[TRIED], seat, scratch.room)
    best = 0
    for k in range(1, n):
        if sums[k] > sums[best]:
            best = k
    return int(ids[best])
