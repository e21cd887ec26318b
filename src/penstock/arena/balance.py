"""Is a game balanced? What many games between bots say about seats, scores, endings and moves."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.arena.ratings import Estimate
from penstock.engine.places import shares_of_win

DEVIATIONS = 1.96  # of a 95% interval


@dataclass(frozen=True)
class Games:
    """Results of many games."""

    scores: NDArray[Any]  # by game and seat
    places: NDArray[Any]  # by game and seat
    lengths: NDArray[Any]  # decisions by game
    endings: Sequence[str]
    used: NDArray[Any]  # moves by game, seat and family
    starts: NDArray[Any]  # the seat that decides first; -1: several at once
    bots: Sequence[str]  # by seat

    @property
    def n(self) -> int:
        return len(self.lengths)

    @property
    def seats(self) -> int:
        return int(self.scores.shape[1])

    @property
    def can_turn(self) -> bool:
        """Can the players be told by their order of play instead of their seats?

        Where the start player is drawn, seats say nothing. But with different bots, or if all
        decide at once, the seat is what counts.
        """
        return len(set(self.bots)) == 1 and bool((self.starts >= 0).all())

    def turned(self) -> Games:
        """The same games with the players in their order of play: whoever decides first comes first."""
        order = (np.arange(self.seats) + self.starts[:, None]) % self.seats
        return replace(
            self,
            scores=np.take_along_axis(self.scores, order, 1),
            places=np.take_along_axis(self.places, order, 1),
            used=np.take_along_axis(self.used, order[:, :, None], 1),
            starts=np.zeros_like(self.starts),
        )

    @property
    def wins(self) -> NDArray[np.float64]:
        """By game and seat; a shared win is split among those who share it."""
        return shares_of_win(self.places)

    @property
    def margins(self) -> NDArray[Any]:
        """How many points the best score lies before the next."""
        ordered = np.sort(self.scores, axis=1)
        return np.asarray(ordered[:, -1] - ordered[:, -2])


def win_shares(games: Games) -> list[Estimate]:
    """Games won by seat, with Wilson's interval."""
    return [wilson(float(won), games.n) for won in games.wins.sum(axis=0)]


def wilson(won: float, n: int) -> Estimate:
    """A share and its interval, which stays within 0 and 1 and is honest for few games."""
    share, z = won / n, DEVIATIONS
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean_scores(games: Games) -> list[Estimate]:
    """Points by seat, with the interval of a mean."""
    found = []
    for seat in range(games.seats):
        scores = games.scores[:, seat]
        mean = float(scores.mean())
        reach = DEVIATIONS * float(scores.std(ddof=1)) / math.sqrt(games.n) if games.n > 1 else 0.0
        found.append(Estimate(mean, mean - reach, mean + reach))
    return found


@dataclass(frozen=True)
class Usage:
    """How a kind of move is used, per seat and game."""

    family: str
    all: float
    winners: float
    others: float
    games: float  # the share of games in which anybody uses it


def usage(games: Games, families: Sequence[str]) -> list[Usage]:
    """Every kind of move, the most used first."""
    weight = games.wins
    held = 1 - weight
    found = [
        Usage(
            family,
            float(games.used[:, :, k].mean()),
            float((games.used[:, :, k] * weight).sum() / weight.sum()),
            float((games.used[:, :, k] * held).sum() / held.sum()),
            float(games.used[:, :, k].any(axis=1).mean()),
        )
        for k, family in enumerate(families)
    ]
    return sorted(found, key=lambda u: -u.all)
