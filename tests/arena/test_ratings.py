"""Ratings: known odds are found again, intervals hold what they promise, nothing is infinite."""

from __future__ import annotations

import numpy as np
import pytest

from penstock.arena.playing import Result
from penstock.arena.ratings import MEAN_RATING, Ratings, comparisons, fitted, win_shares


def game(number: int, group: int, bots: str, places: tuple[int, ...]) -> Result:
    n = len(bots)
    return Result(
        number,
        group,
        0,
        tuple(bots),
        (0,) * n,
        places,
        "END",
        (1,) * n,
        (None,) * n,
        (0.0,) * n,
        (0.0,) * n,
    )


def duels(wins: int, losses: int) -> list[Result]:
    """One game a group between a and b."""
    return [game(k, k, "ab", (1, 2) if k < wins else (2, 1)) for k in range(wins + losses)]


def test_ten_to_one_are_four_hundred_points() -> None:
    wins = np.array([[0.0, 10.0], [1.0, 0.0]])
    a, b = fitted(wins)
    assert a - b == pytest.approx(400, abs=1e-3)
    assert (a + b) / 2 == pytest.approx(MEAN_RATING)


def test_a_known_order_of_strength_is_found_again() -> None:
    """Expected comparisons of known ratings lead back to them."""
    known = np.array([1800.0, 1550.0, 1400.0, 1250.0])
    odds = 1 / (1 + 10 ** ((known[None, :] - known[:, None]) / 400))
    assert fitted(odds * (1 - np.eye(4))) == pytest.approx(known, abs=0.01)


def test_the_same_shape_is_fitted_for_many_draws_at_once() -> None:
    one, two = np.array([[0.0, 3.0], [1.0, 0.0]]), np.array([[0.0, 1.0], [5.0, 0.0]])
    assert fitted(np.stack([one, two])) == pytest.approx(np.stack([fitted(one), fitted(two)]), abs=1e-3)


def test_shared_places_count_half_and_a_pair_counts_once_a_group() -> None:
    group = [game(0, 0, "abb", (1, 1, 3)), game(1, 0, "bab", (1, 2, 2))]
    # a before b: 0.5 + 1 in the first game, 0 + 0.5 in the second, of four comparisons
    assert comparisons(["a", "b"], group).tolist() == [[0, 0.5], [0.5, 0]]
    assert comparisons(["a", "b", "c"], group)[2].tolist() == [0, 0, 0]


def test_a_game_that_a_neutral_competitor_wins_is_drawn_and_won_by_nobody() -> None:
    lost = [game(0, 0, "ab", (2, 3)), game(1, 0, "ba", (3, 2))]
    assert comparisons(["a", "b"], lost).tolist() == [[0, 0.5], [0.5, 0]]
    assert win_shares(["a", "b"], lost) == [0, 0]
    assert win_shares(["a", "b"], [*lost, game(2, 0, "ab", (1, 3))]) == [pytest.approx(1 / 3), 0]


def test_who_wins_everything_has_a_finite_rating_and_an_honest_interval() -> None:
    few, many = Ratings(["a", "b"], duels(5, 0)).ratings[0], Ratings(["a", "b"], duels(500, 0)).ratings[0]
    for estimate in (few, many):
        assert MEAN_RATING < estimate.low < estimate.value < estimate.high < 4000
    assert many.value > few.value + 200
    share = Ratings(["a", "b"], duels(5, 0)).win_share[0]
    assert share.value == 1
    assert 0.5 < share.low < 0.9


def test_equal_results_give_equal_intervals() -> None:
    first, second = (Ratings(["a", "b"], duels(30, 20), seed=4) for _ in range(2))
    assert first.ratings == second.ratings
    assert first.win_share == second.win_share
    assert Ratings(["a", "b"], duels(30, 20), seed=5).ratings != first.ratings


def test_intervals_hold_the_truth_about_as_often_as_they_promise() -> None:
    chance = np.random.default_rng(1)
    held = 0
    for k in range(200):
        won = chance.random(60) < 10 / 11  # 400 points
        results = [game(i, i, "ab", (1, 2) if w else (2, 1)) for i, w in enumerate(won)]
        estimate = Ratings(["a", "b"], results, seed=k).ratings[0]
        held += estimate.low <= MEAN_RATING + 200 <= estimate.high
    assert 180 <= held <= 199


def test_games_of_one_group_are_no_independent_evidence() -> None:
    """A hundred copies of one group say as much as that group."""
    alone = [game(k, k // 2, "ab", (1, 2) if k < 12 else (2, 1)) for k in range(20)]
    copied = [game(k * 100 + i, r.group, "ab", r.places) for k, r in enumerate(alone) for i in range(100)]
    once, often = (Ratings(["a", "b"], results).ratings[0] for results in (alone, copied))
    assert often == once


def test_head_to_head_and_how_sure() -> None:
    results = [game(k, k, "abc", (1, 2, 3)) for k in range(20)]
    ratings = Ratings(["a", "b", "c", "d"], results)
    assert ratings.head_to_head[0, 1] == 1
    assert np.isnan(ratings.head_to_head[0, 3])
    assert ratings.surely_better[0, 2] > 0.99
    assert ratings.surely_better[0, 2] + ratings.surely_better[2, 0] == pytest.approx(1)
