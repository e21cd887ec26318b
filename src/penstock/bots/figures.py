"""One figure for every move, and everything that is said of the move out of it.

A search leaves visits and results. A move's figure is its mean result, drawn towards that of the others
as long as it was seldom tried, and never above the figure of the move that the search chooses. A forecast
from the best move says how the game stands: everybody's chances, the score, its spread. What another move
would change follows from the difference of the figures, always in the same direction: a move that stands
above another has no smaller chance, no worse place and no lower score.

Only the four operations and comparisons: the page's `bots.js` does the same and finds the same numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

STEADY = 8  # tries of which the other moves' mean counts
EVEN = 0.5
SURE = 0.99  # no figure is worth more: odds stay finite


class Look(NamedTuple):
    """What a bot has seen of a move."""

    move: int
    visits: int
    figure: float  # 0 to 1; greater is better


class Level(NamedTuple):
    """How the game stands, by a forecast."""

    chances: tuple[float, ...]  # of winning, by seat
    score: float  # of the seat that asks
    spread: float  # the deviation of that score


class Expected(NamedTuple):
    """What is to be expected of a move."""

    chances: tuple[float, ...]  # of winning, by seat
    place: int  # by these chances; 1 is first
    score: float


def looked_at(moves: Sequence[int], visits: Any, totals: Any) -> list[Look]:
    """All moves, best first: the one that the search chooses, then by figure."""
    best = min(moves, key=lambda m: (-visits[m], -totals[m], m))
    tries = sum(int(visits[m]) for m in moves if m != best)
    others = 0.0
    for m in moves:
        if m != best:
            others += float(totals[m])
    top = float(totals[best]) / int(visits[best]) if visits[best] > 0 else EVEN
    usual = min(others / tries, top) if tries > 0 else top
    looks = []
    for m in moves:
        figure = (float(totals[m]) + STEADY * usual) / (int(visits[m]) + STEADY)
        looks.append(Look(m, int(visits[m]), figure))
    most = next(look.figure for look in looks if look.move == best)
    looks = [look._replace(figure=min(look.figure, most)) for look in looks]
    return sorted(looks, key=lambda look: (-look.figure, look.move != best, -look.visits, look.move))


def valued(worth: Mapping[int, int], visits: int) -> list[Look]:
    """The same for a bot that has only valued the moves."""
    best = max(worth.values())
    mean = sum(worth.values()) / len(worth)
    unit = max(best - mean, 1.0)
    looks = [Look(m, visits, EVEN / (1.0 + (best - w) / unit)) for m, w in worth.items()]
    return sorted(looks, key=lambda look: (-look.figure, look.move))


def steadied(wins: Sequence[float], games: int) -> tuple[float, ...]:
    """Chances from the shares of the wins in some games: one more game for every seat, and one more win."""
    return tuple((float(w) * games + 1) / (games + len(wins)) for w in wins)


def expected(look: Look, best: Look, level: Level, seat: int) -> Expected:
    """What is to be expected of a move, where the level is that after the best move."""
    ratio = odds(look.figure) / odds(best.figure)
    before = level.chances[seat]
    own = before * ratio / (1.0 - before + before * ratio)
    scale = (1.0 - own) / (1.0 - before)
    chances = tuple(own if one == seat else c * scale for one, c in enumerate(level.chances))
    nobody = 1.0
    for chance in chances:
        nobody -= chance
    place = 1 + sum(chance > own for chance in (*chances, nobody))
    score = level.score - 2.0 * level.spread * (best.figure - look.figure)
    return Expected(chances, place, score)


def odds(figure: float) -> float:
    figure = min(max(figure, 1.0 - SURE), SURE)
    return figure / (1.0 - figure)
