"""The bot that looks one move ahead.

It guesses a few times what it cannot know, tries every legal move in each of these worlds, and
takes the one with the best average of the game's value function. Plain or compiled, the same seed
gives the same choice.
"""

from __future__ import annotations

from typing import Any

from penstock.bots.entry import BEGIN, PICK
from penstock.bots.figures import Look, valued
from penstock.bots.one_ply import GUESSES
from penstock.bots.prospects import Prospect, prospects
from penstock.bots.search_buffers import make_small_buffers
from penstock.engine import rng
from penstock.engine.game import Game
from penstock.engine.match import Match, Move


class GreedyBot:
    """One ply over the legal moves, averaged over guesses at the hidden and at the next luck."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, match: Match, seat: int) -> Move:
        moves = match.moves(seat)
        if len(moves) == 1:
            return moves[0]
        best = best_move(match.game, match.known(seat), seat, self._words(match))
        return next(m for m in moves if m.id == best)

    def best(self, match: Match, seat: int, count: int) -> list[Move]:
        """The moves with the best averages, best first."""
        moves = {m.id: m for m in match.moves(seat)}
        return [moves[look.move] for look in self._looks(match, seat)[:count]]

    def explain(self, match: Match, seat: int, count: int = 3) -> list[Prospect]:
        """The best moves, with what becomes of them."""
        looks = self._looks(match, seat)[:count]
        return prospects(match, seat, looks, self._seed, not match.game.is_compiled)

    def _looks(self, match: Match, seat: int) -> list[Look]:
        """All moves, best first."""
        _, worth = weigh(match.game, match.known(seat), seat, self._words(match))
        return valued(worth, GUESSES)

    def _words(self, match: Match) -> tuple[int, int, int]:
        return rng.seed_words(self._seed, rng.RngStream.GREEDY + len(match.history))


def best_move(game: Game, known: Any, seat: int, words: tuple[int, int, int]) -> int:
    """The greedy choice in the world as the seat knows it; the seed words are those of its guesses."""
    return weigh(game, known, seat, words)[0]


def weigh(game: Game, known: Any, seat: int, words: tuple[int, int, int]) -> tuple[int, dict[int, int]]:
    """The best move, and the sum of values of every legal one."""
    is_plain = not game.is_compiled
    buffers = make_small_buffers(game, is_plain)
    buffers.know(known)
    buffers.lay_seed(0, words)
    buffers.run(BEGIN, seat)
    best = buffers.run(PICK, seat)
    ids = [0] * len(game.moves)
    n = game.dispatch.legal(known, seat, ids)
    sums = buffers.found("sums")
    return best, {ids[k]: int(sums[k]) for k in range(n)}
