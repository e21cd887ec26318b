"""The bot that looks one move ahead.

It guesses a few times what it cannot know, tries every legal move in each of these worlds, and
takes the one with the best average of the game's value function. Plain or compiled, the same seed
gives the same choice.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from penstock.bots.one_ply import GUESSES, WORLDS, copy_plain_world, open_names, pick
from penstock.bots.prospects import Prospect, prospects
from penstock.engine import rng
from penstock.engine.game import Game
from penstock.engine.match import Match, Move
from penstock.engine.template import bound


class GreedyBot:
    """One ply over the legal moves, averaged over guesses at the hidden and at the next luck."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, match: Match, seat: int) -> Move:
        moves = match.moves(seat)
        if len(moves) == 1:
            return moves[0]
        best = best_move(match.game, match.known(seat), seat, self._chance(match))
        return next(m for m in moves if m.id == best)

    def best(self, match: Match, seat: int, count: int) -> list[Move]:
        """The moves with the best averages, best first."""
        _, worth = weigh(match.game, match.known(seat), seat, self._chance(match))
        return sorted(match.moves(seat), key=lambda m: -worth[m.id])[:count]

    def explain(self, match: Match, seat: int, count: int = 3) -> list[Prospect]:
        """The best moves, with what becomes of them."""
        looks = [(m, GUESSES) for m in self.best(match, seat, count)]
        return prospects(match, seat, looks, self._seed, not match.game.is_compiled)

    def _chance(self, match: Match) -> list[int]:
        chance = [0] * rng.WORDS
        rng.start(chance, *rng.seed_words(self._seed, rng.Stream.GREEDY + len(match.history)))
        return chance


def best_move(game: Game, known: Any, seat: int, chance: list[int]) -> int:
    """The greedy choice in the world as the seat knows it."""
    return weigh(game, known, seat, chance)[0]


def weigh(game: Game, known: Any, seat: int, chance: list[int]) -> tuple[int, dict[int, int]]:
    """The best move, and the sum of values of every legal one."""
    known.is_noting = 0
    n = len(game.moves)
    ids: Any
    sums: Any
    if game.is_compiled:
        worlds = np.repeat(known.to_array(), WORLDS)
        ids, sums = np.zeros((2, n), np.int64)
        best = game.kernel.entry(pick, open_names(game))(worlds, seat, np.array(chance), ids, sums)
    else:
        ids, sums = [0] * n, [0] * n
        pick_plain = bound(pick, {**open_names(game), "copy_world": copy_plain_world})
        best = pick_plain([known] * WORLDS, seat, chance, ids, sums)
    legal_moves = game.dispatch.legal(known, seat, ids)
    return int(best), {int(ids[k]): int(sums[k]) for k in range(legal_moves)}
