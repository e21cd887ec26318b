"""A newcomer, as a script: one move ahead, and now and then a whim.

Whoever knows the rules and has never played sees what a move does at once and takes what looks best,
without a thought of the answer; a few decisions are simply tried out. The script asks the game's value
function about every legal move, as `greedy` does, and plays any move at one decision in ten: the yardstick
of the level `beginner`, which shall win about half of its games against it.
"""

from __future__ import annotations

import random

from penstock.bots.greedy import GreedyBot
from penstock.engine.match import Match, Move

WHIM = 10  # one decision in so many is any move


class Newcomer:
    """Takes what looks best at once."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = random.Random(seed)
        self._eye = GreedyBot(seed)

    def choose(self, match: Match, seat: int) -> Move:
        if self._chance.randrange(WHIM) == 0:
            return self._chance.choice(match.moves(seat))
        return self._eye.choose(match, seat)
