"""The bot that does not think."""

from __future__ import annotations

import random

from penstock.engine.match import Match, Move


class RandomBot:
    """Every legal move is as likely."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = random.Random(seed)

    def choose(self, match: Match, seat: int) -> Move:
        return self._chance.choice(match.moves(seat))
