"""How strong people are: Plackett–Luce ratings of whole rankings, by the library openskill.

A rating is a belief: the strength `mu`, and how little is known of it, `sigma`. It is shown on the scale
people are used to, around 1500, with the range that holds it in 95 of 100 cases.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
MIDDLE, POINTS = 1500.0, 40.0  # points to one of the model's units
PROVISIONAL = 10  # games until a rating says something


@dataclass(frozen=True)
class Rating:
    """What is believed of one person at one game."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        return round(MIDDLE + POINTS * (self.mu - MODEL.mu))

    @property
    def spread(self) -> int:
        return round(2 * POINTS * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.games < PROVISIONAL


def after_game(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings of who took part in one game; shared places are shared."""
    teams = [[MODEL.create_rating([r.mu, r.sigma])] for r in ratings]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(new.mu, new.sigma, old.games + 1) for [new], old in zip(rated, ratings, strict=True)]
