"""Looking one move ahead, as a template: what the greedy bot does, in compiled series too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from penstock.engine.game import Game

GUESSES = 8  # worlds looked at for one decision
KNOWN, GUESS, TRIED = range(3)  # what the seat knows; one guess at the rest; a move tried in it
WORLDS = 3

# Open names, filled in with a game's functions.
apply: Callable[[Any, int, int], None]
legal: Callable[[Any, int, Any], int]
value: Callable[[Any, int], int]
determinize: Callable[[Any, int, Any], None]
copy_world: Callable[[Any, int, int], None]


def pick(worlds: Any, seat: int, chance: Any, ids: Any, sums: Any) -> int:
    """The move with the best average value, among equals the first; sums[k] is that of ids[k]."""
    n = legal(worlds[KNOWN], seat, ids)
    for k in range(n):
        sums[k] = 0
    for _ in range(GUESSES):
        copy_world(worlds, GUESS, KNOWN)
        determinize(worlds[GUESS], seat, chance)
        for k in range(n):
            copy_world(worlds, TRIED, GUESS)  # every move meets the same luck
            apply(worlds[TRIED], seat, ids[k])
            sums[k] += value(worlds[TRIED], seat)
    best = 0
    for k in range(1, n):
        if sums[k] > sums[best]:
            best = k
    return int(ids[best])


def copy_array_world(worlds: Any, to: int, source: int) -> None:
    worlds[to] = worlds[source]


def copy_plain_world(worlds: Any, to: int, source: int) -> None:
    worlds[to] = worlds[source].copy()


def open_names(game: Game) -> dict[str, Any]:
    """What the open names of this file stand for in one game."""
    return {
        "apply": game.dispatch.apply,
        "legal": game.dispatch.legal,
        "value": game.value,
        "neutral_of": game.neutral,
        "determinize": game.determinize,
        "copy_world": copy_array_world,
    }
