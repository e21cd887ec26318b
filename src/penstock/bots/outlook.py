"""Where a move leaves its player, by the game's own estimate: quick enough for uncompiled rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from penstock.bots.one_ply import GUESSES
from penstock.engine import rng
from penstock.engine.match import Match, Move
from penstock.engine.record import NONE


@dataclass(frozen=True)
class Outlook:
    """How a seat would stand right after a move."""

    place: int  # 1 is first
    gain: float  # points, or coins where money decides, more than before


def outlooks(match: Match, seat: int, moves: Sequence[Move], seed: int) -> list[Outlook]:
    """The mean over a few guesses at what the seat cannot know; the same seed says the same."""
    game = match.game
    known = match.known(seat)
    chance = [0] * rng.WORDS  # the greedy bot's own guesses
    rng.start(chance, *rng.seed_words(seed, rng.RngStream.GREEDY + len(match.history)))
    now = 0
    neutral = int(game.neutral(known))
    competitors = [*range(match.seats), *([] if neutral == NONE else [neutral])]
    sums = [dict.fromkeys(competitors, 0) for _ in moves]
    for _ in range(GUESSES):
        guess = known.simulation()
        game.determinize(guess, seat, chance)
        now += game.value_of(guess, seat)
        for move, worth in zip(moves, sums, strict=True):
            tried = guess.simulation()  # every move meets the same luck
            game.dispatch.apply(tried, seat, move.id)
            for one in competitors:
                worth[one] += game.value_of(tried, one)
    unit = GUESSES * game.value_unit
    return [
        Outlook(1 + sum(other > worth[seat] for other in worth.values()), (worth[seat] - now) / unit)
        for worth in sums
    ]
