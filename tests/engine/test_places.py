"""Places from what a game compares, with and without a neutral competitor."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from penstock.engine.places import is_alone_first, ranking_by, shares_of_win
from penstock.engine.record import NONE


def points(s: Any, one: Any) -> int:
    return int(s.points[one])


def ties(s: Any, one: Any) -> int:
    return int(s.ties[one])


def third(s: Any) -> int:
    return 2


def table(points: Any, ties: Any = (0, 0, 0, 0), seats: int = 4) -> SimpleNamespace:
    return SimpleNamespace(n_seats=seats, points=points, ties=ties, place=[0] * 5)


@pytest.mark.parametrize(
    ("scores", "tie_breaks", "expected"),
    [
        ((4, 9, 2, 7), (0, 0, 0, 0), [3, 1, 4, 2]),
        ((5, 5, 5, 1), (1, 2, 1, 9), [2, 1, 2, 4]),
        ((3, 3, 3, 3), (0, 0, 0, 0), [1, 1, 1, 1]),
        ((-1, 0, -5, -1), (0, 0, 0, 1), [3, 1, 4, 2]),
    ],
)
def test_more_is_better_and_a_full_tie_shares_the_place(
    scores: Any, tie_breaks: Any, expected: Any
) -> None:
    s = table(scores, tie_breaks)
    ranking_by(points, ties)(s)
    assert s.place == [*expected, 0]


@pytest.mark.parametrize(
    ("scores", "expected"), [((5, 3, 9), [2, 3, 1]), ((5, 3, 4), [1, 3, 2]), ((5, 3, 1), [1, 2, 3])]
)
def test_a_neutral_competitor_takes_a_place_of_its_own(scores: Any, expected: Any) -> None:
    s = table(scores, seats=2)
    ranking_by(points, neutral=third)(s)
    assert s.place[:3] == expected
    assert [is_alone_first(s, one) for one in range(3)] == [place == 1 for place in expected]


def test_without_a_neutral_competitor_only_seats_are_ranked() -> None:
    s = table((5, 3, 9), seats=2)
    ranking_by(points, neutral=lambda s: NONE)(s)
    assert s.place == [1, 2, 0, 0, 0]


def test_who_shares_the_first_place_is_not_alone_there() -> None:
    s = table((5, 5, 1, 0))
    ranking_by(points)(s)
    assert not any(is_alone_first(s, seat) for seat in range(4))


def test_a_ranking_belongs_to_the_game_that_compares() -> None:
    assert ranking_by(points).__module__ == __name__


def test_a_win_is_split_and_a_neutral_first_place_gives_nobody_one() -> None:
    assert shares_of_win((1, 1, 3)).tolist() == [0.5, 0.5, 0]
    assert shares_of_win([[2, 3], [1, 2]]).tolist() == [[0, 0], [1, 0]]
