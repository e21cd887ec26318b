"""Why a bot would choose a move: the best few, with what is to be expected of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from penstock.bots.entry import BEGIN, FORECAST
from penstock.bots.records import QUICK
from penstock.bots.search_buffers import make_player, make_small_buffers
from penstock.engine import rng
from penstock.engine.match import Match, Move

GAMES = 64  # played to the end after each move
PLAIN_GAMES = 4  # the same uncompiled, where a game takes a hundredth of a second


@dataclass(frozen=True)
class Prospect:
    """A move and what the bot thinks of it.

    Win chance and score are means over games that were played to the end after the move with everybody,
    the bot too, thinking little: they tell moves apart better than they tell the future.
    """

    move: Move
    visits: int  # how often the bot looked at it
    win_chance: float  # 0 to 1
    score: float  # expected points of the seat


def prospects(
    match: Match, seat: int, looks: Sequence[tuple[Move, int]], seed: int, is_plain: bool = False
) -> list[Prospect]:
    """What becomes of some moves, given with their visits; the same seed says the same."""
    buffers = make_small_buffers(match.game, is_plain)
    buffers.know(match.known(seat))
    buffers.seat([make_player(QUICK)] * match.seats)
    games = PLAIN_GAMES if is_plain else GAMES
    found = []
    for move, visits in looks:
        # every move meets the same luck
        buffers.lay_seed(0, rng.seed_words(seed, rng.RngStream.FORECAST + len(match.history)))
        buffers.run(BEGIN, seat)
        buffers.run(FORECAST, seat, games, move.id)
        found.append(Prospect(move, visits, float(buffers.found("win")), float(buffers.found("score"))))
    return found
