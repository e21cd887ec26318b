"""What places are worth, also where a neutral competitor is first."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import penstock
from penstock.research.rewards import find_rewards, margin_rewards, rank_rewards, win_rewards


@pytest.mark.parametrize(
    ("places", "by_rank", "by_win"),
    [
        ((1, 2), [1, -1], [1, 0]),
        ((1, 3), [1, -1], [1, 0]),  # the neutral colour between them
        ((1, 1), [0, 0], [0.5, 0.5]),
        ((2, 3), [0, -1], [0, 0]),  # the neutral colour before both
        ((2, 2), [-0.5, -0.5], [0, 0]),
        ((1, 2, 3), [1, 0, -1], [1, 0, 0]),
    ],
)
def test_nobody_is_rewarded_for_a_win_that_the_neutral_colour_has(
    places: Any, by_rank: Any, by_win: Any
) -> None:
    ranking = np.array(places, np.int8)
    assert rank_rewards(ranking).tolist() == by_rank
    assert win_rewards(ranking).tolist() == by_win
    many = np.stack([ranking, ranking])
    assert win_rewards(many).tolist() == [by_win, by_win]
    assert rank_rewards(many).tolist() == [by_rank, by_rank]


def test_a_batch_in_which_some_games_have_no_winner() -> None:
    """Random games of two: the neutral colour is first in some of them, and arrays know it."""
    batch = penstock.batch("arriala", 300, 2, seed=1)
    batch.playout()
    rewards = win_rewards(batch.ranking)
    points = batch.states["points"][:, :3]
    is_neutral_ahead = points[:, 2] > points[:, :2].max(axis=1)
    assert is_neutral_ahead.any()
    assert (rewards[is_neutral_ahead] == 0).all()
    assert (rank_rewards(batch.ranking)[is_neutral_ahead] <= 0).all()
    is_player_ahead = points[:, :2].max(axis=1) > points[:, 2]
    assert (rewards[is_player_ahead].sum(axis=1) == 1).all()


def test_points_and_the_lead_in_points() -> None:
    scores = np.array([[10, 7, 7], [3, 9, 9]], np.int32)
    assert margin_rewards(scores).tolist() == [[3, -3, -3], [-6, 0, 0]]
    assert find_rewards("score")(np.zeros((2, 3), np.int8), scores).tolist() == scores.tolist()
    with pytest.raises(penstock.BadOption):
        find_rewards("margin", ("rank", "win"))
