"""A newcomer, as a script: knows what scores now, and nothing of what comes of it.

Whoever plays for the first time looks for what pays at once. The script tries every move on a guess at what
it cannot know and takes one after which the rules would pay it most if the game ended there; among equals,
and at every third decision, any. No opinion of ours is in it: the yardstick of the level `beginner`.
"""

from __future__ import annotations

import random
from typing import Any

from penstock.engine import rng
from penstock.engine.match import Match, Move

WHIM = 3  # one decision in so many is any move


class Newcomer:
    """Takes what scores at once."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = random.Random(seed)

    def choose(self, match: Match, seat: int) -> Move:
        moves = match.moves(seat)
        if len(moves) == 1 or self._chance.randrange(WHIM) == 0:
            return self._chance.choice(moves)
        known = match.known(seat)
        luck = [0] * rng.WORDS
        rng.start(luck, *(self._chance.getrandbits(32) for _ in range(rng.SEED_WORDS)))
        match.game.determinize(known, seat, luck)
        scores = [self._scored(match, known, seat, move) for move in moves]
        return self._chance.choice([m for m, s in zip(moves, scores, strict=True) if s == max(scores)])

    def _scored(self, match: Match, world: Any, seat: int, move: Move) -> float:
        """What the rules would pay after a move."""
        tried = world.simulation()
        match.game.dispatch.apply(tried, seat, move.id)
        return float(match.game.worth_of(tried, seat, seat)["total"])
