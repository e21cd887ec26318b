"""Why a bot would choose a move: the best few, with what is to be expected of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from penstock.bots.entry import BEGIN, FORECAST
from penstock.bots.figures import Level, Look, expected, steadied
from penstock.bots.records import QUICK
from penstock.bots.search_buffers import make_player, make_small_buffers
from penstock.engine import rng
from penstock.engine.match import Match, Move

GAMES = 64  # played to the end after the best move
PLAIN_GAMES = 4  # the same uncompiled, where a game takes a hundredth of a second


@dataclass(frozen=True)
class Prospect:
    """A move and what the bot thinks of it; all of it follows from one figure, see `figures.py`.

    The level comes from games that were played to the end with everybody, the bot too, thinking little: it
    tells how the game stands, and no more than that.
    """

    move: Move
    visits: int  # how often the bot looked at it
    win_chance: float  # 0 to 1
    score: float  # expected points of the seat
    place: int  # by the chances of all seats; 1 is first
    chances: tuple[float, ...]  # of winning, by seat
    course: tuple[Move, ...] = ()  # the move and what the seat would do after it, to the end of the action


def prospects(
    match: Match,
    seat: int,
    looks: Sequence[Look],
    seed: int,
    is_plain: bool = False,
    games: int | None = None,
) -> list[Prospect]:
    """What becomes of some moves, best first; the same seed says the same."""
    if not looks:
        return []
    level = forecast_after(match, seat, looks[0].move, seed, is_plain, games)
    moves = {move.id: move for move in match.moves(seat)}
    found = []
    for look in looks:
        then = expected(look, looks[0], level, seat)
        move = moves[look.move]
        figures = then.chances[seat], then.score, then.place, then.chances
        found.append(Prospect(move, look.visits, *figures, course=(move,)))
    return found


def forecast_after(
    match: Match, seat: int, move: int, seed: int, is_plain: bool = False, games: int | None = None
) -> Level:
    """How the game stands after a move of the seat."""
    games = games or (PLAIN_GAMES if is_plain else GAMES)
    buffers = make_small_buffers(match.game, is_plain)
    buffers.know(match.known(seat))
    buffers.seat([make_player(QUICK)] * match.seats)
    buffers.lay_seed(0, rng.seed_words(seed, rng.RngStream.FORECAST + len(match.history)))
    buffers.run(BEGIN, seat)
    buffers.run(FORECAST, seat, games, move)
    wins = buffers.found("wins")[: match.seats]
    return Level(
        steadied(wins, games), float(buffers.found("scores")[seat]), float(buffers.found("spread"))
    )
