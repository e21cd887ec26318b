"""Why a bot would choose a move: the best few, with what is to be expected of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from penstock.bots.search_door import FORECAST
from penstock.bots.search_leaf import LONGEST
from penstock.bots.search_memory import EDGES_A_NODE, make_memory, search_of
from penstock.bots.settings import Settings
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
    game = match.game
    search = search_of(game, is_plain)
    memory = make_memory(game, trees=1, edges=EDGES_A_NODE, is_plain=is_plain)
    memory.know(match.known(seat))
    memory.tell(replace(Settings(), length=LONGEST).as_numbers())
    found = []
    for move, visits in looks:  # every move meets the same luck
        rng.start(memory.chance[0], *rng.seed_words(seed, rng.Stream.FORECAST + len(match.history)))
        games = PLAIN_GAMES if is_plain else GAMES
        search(FORECAST, seat, games, move.id, *memory.parts(), *memory.nothing())
        win, score = memory.tally[0]
        found.append(Prospect(move, visits, float(win), float(score)))
    return found
