"""How strong the bots are, and how sure that is.

A game with more than two seats is read as comparisons of two: who was placed before whom. A
Bradley–Terry model is fitted to them (a rating difference predicts how often one is placed before the
other; 400 points are odds of ten to one, as in chess).

Intervals come from a Bayesian bootstrap over duplicate groups: the games of a group share their luck,
so the group, not the game, is what was drawn. Every pair of bots gets half an imagined group won by
either side (Jeffreys' prior): a bot that has won everything keeps a finite rating and an honest interval.
docs/decisions/0005-ratings.md weighs the alternatives.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.arena.playing import Result
from penstock.engine import rng

Array = NDArray[np.float64]

DRAWS = 2000
BLOCK = 100  # of them at a time
LOW, HIGH = 2.5, 97.5  # percentiles: intervals hold 95%
IMAGINED = 0.5  # groups won by either side of every pair
MEAN_RATING = 1500.0
SCALE = 400.0 / np.log(10.0)  # from natural logarithms of odds to rating points
CLOSE_ENOUGH = 1e-7
MOST_ROUNDS = 5000


@dataclass(frozen=True)
class Estimate:
    """A number and the ends of its 95% interval."""

    value: float
    low: float
    high: float


class Ratings:
    """Ratings of bots from the results of duplicate games.

    Args:
        names: the bots.
        results: finished games.
        seed: decides the bootstrap's luck: equal results give equal intervals.
    """

    def __init__(self, names: Sequence[str], results: Sequence[Result], seed: int = 0) -> None:
        self.names = list(names)
        self.seats = len(results[0].bots)
        groups: dict[int, list[Result]] = {}
        for result in results:
            groups.setdefault(result.group, []).append(result)
        ordered = [groups[g] for g in sorted(groups)]
        self.wins = np.array([comparisons(self.names, group) for group in ordered])
        self.shares = np.array([win_shares(self.names, group) for group in ordered])
        chance = np.random.default_rng(rng.seed_words(seed, rng.RngStream.BOOTSTRAP))
        self._draw(chance)

    def _draw(self, chance: np.random.Generator) -> None:
        """Weigh the groups at random again and again; a block at a time, for there may be many groups."""
        n = len(self.names)
        played = ~np.isnan(self.shares)
        wins, won, held = np.zeros((DRAWS, n, n)), np.zeros((DRAWS, n)), np.zeros((DRAWS, n))
        for first in range(0, DRAWS, BLOCK):
            block = slice(first, first + BLOCK)
            weights = chance.standard_gamma(1.0, (BLOCK, len(self.wins)))
            wins[block] = np.tensordot(weights, self.wins, 1)
            won[block] = weights @ np.where(played, self.shares, 0.0)
            held[block] = weights @ played
        imagined = chance.standard_gamma(IMAGINED, (DRAWS, n, n))
        self.draws = fitted(wins + without_diagonal(imagined))  # ratings by draw and bot
        fair = 1 / self.seats
        more, less = chance.standard_gamma(fair, (DRAWS, n)), chance.standard_gamma(1 - fair, (DRAWS, n))
        self.share_draws = np.asarray((won + more) / (held + more + less))

    @cached_property
    def ratings(self) -> list[Estimate]:
        n = len(self.names)
        best = fitted(self.wins.sum(axis=0) + without_diagonal(np.full((n, n), IMAGINED)))
        return estimates(best, self.draws)

    @cached_property
    def win_share(self) -> list[Estimate]:
        """Share of games won by seat held, a shared win being split."""
        played = ~np.isnan(self.shares)
        total = np.where(played, self.shares, 0.0).sum(axis=0)
        held = played.sum(axis=0)
        mean = np.divide(total, held, out=np.full(len(self.names), np.nan), where=held > 0)
        return estimates(mean, self.share_draws)

    @cached_property
    def head_to_head(self) -> Array:
        """How often the bot of the row was placed before that of the column; NaN if they never met."""
        total = self.wins.sum(axis=0)
        met = total + total.T
        return np.asarray(np.divide(total, met, out=np.full_like(total, np.nan), where=met > 0))

    @cached_property
    def surely_better(self) -> Array:
        """How likely the bot of the row is stronger than that of the column."""
        return np.asarray((self.draws[:, :, None] > self.draws[:, None, :]).mean(axis=0))


def estimates(values: Array, draws: Array) -> list[Estimate]:
    """Values with the percentiles of their draws; nothing is known of what has no value."""
    low, high = np.percentile(draws, [LOW, HIGH], axis=0)
    lines = np.where(np.isnan(values), np.nan, np.stack([values, low, high]))
    return [Estimate(*(float(v) for v in line)) for line in lines.T]


def comparisons(names: Sequence[str], group: Sequence[Result]) -> Array:
    """One group: the share of comparisons of bots i and j in which i was placed before j.

    Where a neutral competitor was first nobody has won, and all are level.
    """
    n = len(names)
    index = {name: k for k, name in enumerate(names)}
    before = np.zeros((n, n))
    for result in group:
        has_winner = 1 in result.places
        places = result.places if has_winner else [0] * len(result.places)
        seats = [(index[name], place) for name, place in zip(result.bots, places, strict=True)]
        for i, own in seats:
            for j, other in seats:
                if i != j:
                    before[i, j] += 1.0 if own < other else 0.5 if own == other else 0.0
    met = before + before.T
    return np.divide(before, met, out=np.zeros_like(before), where=met > 0)


def win_shares(names: Sequence[str], group: Sequence[Result]) -> list[float]:
    """One group: games won by each bot per seat it held; NaN for those who did not play."""
    won, held = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0)
    for result in group:
        for name, share in zip(result.bots, result.win_shares, strict=True):
            held[name] += 1
            won[name] += share
    return [won[name] / held[name] if held[name] else float("nan") for name in names]


def without_diagonal(matrix: Array) -> Array:
    """Nobody is compared with itself."""
    return np.asarray(matrix * (1 - np.eye(matrix.shape[-1])))


def fitted(wins: Array) -> Array:
    """Ratings from `wins[…, i, j]`, the weight of i being placed before j.

    The iteration climbs the likelihood at every round (Hunter, Annals of Statistics 32, 2004).
    """
    met = wins + np.swapaxes(wins, -1, -2)
    total = wins.sum(axis=-1)
    strength = np.ones_like(total)
    for _ in range(MOST_ROUNDS):
        shared: Any = met / (strength[..., :, None] + strength[..., None, :])
        new = total / shared.sum(axis=-1)
        new /= np.exp(np.log(new).mean(axis=-1, keepdims=True))
        change = np.abs(np.log(new / strength)).max()
        strength = new
        if change < CLOSE_ENOUGH:
            break
    return np.asarray(MEAN_RATING + SCALE * np.log(strength))
