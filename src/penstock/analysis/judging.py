"""A decision is judged by what its player could know: by a search, and a forecast for each stretch.

The search tells the move that was played from the best one; the forecast says how the game stands. Both are
those of the bots' hints (`bots/figures.py`), and the same seed finds the same, in the page too. A stretch
is what one seat decides in a row with nothing revealed in between. Nothing but its own moves can change how
the game stands there, so each decision begins where the one before it has led.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from penstock.bots.figures import Level, Look, expected
from penstock.bots.params import SearchBudget, SearchParams
from penstock.bots.prospects import forecast_after
from penstock.bots.search import SearchBot
from penstock.engine.match import Match

# A bad move must be tried too, or nobody could say how bad it is: attention is spread wider than in play.
WIDE = SearchParams(explore=2.0, sharpness=0.5)
MOST_MOVES = 40  # moves that deserve tries of their own


@dataclass(frozen=True)
class Depth:
    """How closely to look."""

    base: int = 60  # iterations for a decision
    each: int = 8  # and for every legal move
    games: int = 32  # of a forecast

    def iterations(self, moves: int) -> int:
        return self.base + self.each * min(moves, MOST_MOVES)

    def times(self, k: int) -> Depth:
        return Depth(self.base * k, self.each * k, self.games * k)


FAST = Depth()


class Judgement(NamedTuple):
    """What a decision was worth, by what its player could know."""

    number: int  # of the move in the game, from 0
    seat: int
    played: int  # a move's id
    best: int
    visits: int  # of the move played
    before: tuple[float, ...]  # chances of winning, by seat, with the best move
    after: tuple[float, ...]  # and with the one played

    @property
    def loss(self) -> float:
        """Of the chance of whoever decided."""
        return self.before[self.seat] - self.after[self.seat]


class Judge:
    """Judges the decisions of one game; it keeps its trees' memory."""

    def __init__(self, seed: int, depth: Depth = FAST, is_plain: bool = False) -> None:
        self._seed = seed
        self._depth = depth
        self._is_plain = is_plain
        most = SearchBudget(iterations=depth.iterations(MOST_MOVES))
        self._bot = SearchBot(seed, most, WIDE, trees=1, is_plain=is_plain)

    def judge(
        self, match: Match, seat: int, played: int, before: tuple[float, ...] | None = None
    ) -> Judgement | None:
        """The decision of a seat that is about to play a move; None where there is no choice.

        `before` are the chances where the decision before it, of the same stretch, has led.
        """
        moves = match.moves(seat)
        if len(moves) == 1:
            return None
        looks = self._bot.look(match, seat, SearchBudget(self._depth.iterations(len(moves))))
        best = looks[0]
        look = next(one for one in looks if one.move == played)
        level = Level(before, 0.0, 0.0) if before else self._forecast(match, seat, best.move)
        return judged(len(match.history), seat, best, look, level)

    def _forecast(self, match: Match, seat: int, best: int) -> Level:
        return forecast_after(match, seat, best, self._seed, self._is_plain, self._depth.games)


def judged(number: int, seat: int, best: Look, played: Look, level: Level) -> Judgement:
    """Out of the figures of the best move and the one played, and how the game stands."""
    after = expected(played, best, level, seat).chances
    return Judgement(number, seat, played.move, best.move, played.visits, level.chances, after)
