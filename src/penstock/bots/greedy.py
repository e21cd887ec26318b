"""The bot that looks one move ahead.

It guesses a few times what it cannot know, tries every legal move in each of these worlds, and
takes the one with the best average of the game's value function. Plain or compiled, the same seed
gives the same choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from penstock.engine import rng
from penstock.engine.game import Game
from penstock.engine.match import Match, Move
from penstock.engine.template import bound

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
    """The move with the best average value; among equals the first."""
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


class GreedyBot:
    """One ply over the legal moves, averaged over guesses at the hidden and at the next luck."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, match: Match, seat: int) -> Move:
        moves = match.moves(seat)
        if len(moves) == 1:
            return moves[0]
        chance = [0] * rng.WORDS
        rng.start(chance, *rng.seed_words(self._seed, len(match.history)))
        best = best_move(match.game, match.known(seat), seat, chance)
        return next(m for m in moves if m.id == best)


def best_move(game: Game, known: Any, seat: int, chance: list[int]) -> int:
    """The greedy choice in the world as the seat knows it."""
    known.is_noting = 0
    n = len(game.moves)
    if game.is_compiled:
        worlds = np.repeat(known.to_array(), WORLDS)
        pick_compiled = game.kernel.entry(pick, open_names(game))
        ids, sums = np.zeros((2, n), np.int64)
        return int(pick_compiled(worlds, seat, np.array(chance), ids, sums))
    pick_plain = bound(pick, {**open_names(game), "copy_world": copy_plain_world})
    return int(pick_plain([known] * WORLDS, seat, chance, [0] * n, [0] * n))


def open_names(game: Game) -> dict[str, Any]:
    """What the open names of this file stand for in one game."""
    return {
        "apply": game.dispatch.apply,
        "legal": game.dispatch.legal,
        "value": game.value,
        "determinize": game.determinize,
        "copy_world": copy_array_world,
    }
