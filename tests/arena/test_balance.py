"""The numbers of the balance report, counted by hand."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from penstock.arena.balance import Games, mean_scores, usage, wilson, win_shares

# Three games of three seats; in the second the win is shared.
GAMES = Games(
    scores=np.array([[10, 7, 3], [5, 5, 1], [2, 4, 9]]),
    places=np.array([[1, 2, 3], [1, 1, 3], [3, 2, 1]]),
    lengths=np.array([20, 30, 40]),
    endings=["DONE", "DONE", "STALLED"],
    used=np.array([[[2, 0], [1, 0], [0, 0]], [[1, 0], [1, 0], [1, 0]], [[0, 0], [0, 0], [4, 0]]]),
    starts=np.array([0, 1, 2]),
    bots=["greedy"] * 3,
)


def test_shared_wins_are_split() -> None:
    assert GAMES.wins.tolist() == [[1, 0, 0], [0.5, 0.5, 0], [0, 0, 1]]
    assert [round(s.value, 3) for s in win_shares(GAMES)] == [0.5, 0.167, 0.333]


def test_margins() -> None:
    assert GAMES.margins.tolist() == [3, 0, 5]


def test_players_can_be_told_by_order_of_play() -> None:
    turned = GAMES.turned()
    assert turned.scores.tolist() == [[10, 7, 3], [5, 1, 5], [9, 2, 4]]
    assert turned.places.tolist() == [[1, 2, 3], [1, 3, 1], [1, 3, 2]]
    assert turned.used[2].tolist() == [[4, 0], [0, 0], [0, 0]]
    assert turned.wins[:, 0].sum() == 2.5


def test_seats_count_where_bots_differ_or_all_begin_at_once() -> None:
    assert GAMES.can_turn
    assert not replace(GAMES, bots=["greedy", "random", "random"]).can_turn
    assert not replace(GAMES, starts=np.array([0, -1, 2])).can_turn


def test_usage_of_winners_and_others() -> None:
    first, never = usage(GAMES, ["buy", "sell"])
    assert (first.family, never.family) == ("buy", "sell")
    assert first.all == pytest.approx(10 / 9)
    assert first.winners == pytest.approx((2 + 0.5 + 0.5 + 4) / 3)
    assert first.others == pytest.approx((1 + 0.5 + 0.5 + 1) / 6)
    assert first.games == 1
    assert (never.all, never.games) == (0, 0)


def test_wilson_is_the_textbook_interval() -> None:
    estimate = wilson(50, 100)
    assert (estimate.low, estimate.high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    nothing = wilson(0, 10)
    assert (nothing.value, nothing.low) == (0, 0)
    assert nothing.high == pytest.approx(0.2775, abs=1e-4)


def test_mean_scores_have_the_interval_of_a_mean() -> None:
    mean = mean_scores(GAMES)[0]
    assert mean.value == pytest.approx(17 / 3)
    assert mean.high - mean.value == pytest.approx(1.96 * np.std([10, 5, 2], ddof=1) / np.sqrt(3))
