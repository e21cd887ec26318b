"""The bot that does not think."""

from __future__ import annotations

import random

from penstock.bots.figures import EVEN, Look
from penstock.bots.prospects import Prospect, prospects
from penstock.engine.match import Match, Move


class RandomBot:
    """Every legal move is as likely."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._chance = random.Random(seed)

    def choose(self, match: Match, seat: int) -> Move:
        return self._chance.choice(match.moves(seat))

    def explain(self, match: Match, seat: int, count: int = 3) -> list[Prospect]:
        """Any few moves: it has looked at none of them."""
        moves = match.moves(seat)
        looks = [Look(move.id, 0, EVEN) for move in self._chance.sample(moves, min(count, len(moves)))]
        return prospects(match, seat, looks, self._seed, not match.game.is_compiled)
