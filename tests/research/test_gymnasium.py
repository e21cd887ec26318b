"""One seat against bots, as Gymnasium wants it."""

from __future__ import annotations

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import penstock
from penstock.research.gymnasium import SeatEnv
from tests.research.tables import for_every_game


# there is only one render mode, and it is tested
@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes:UserWarning")
@for_every_game
def test_the_checker_has_no_complaint(game_id: str) -> None:
    """It plays without masks, so illegal moves must end the game for it."""
    check_env(SeatEnv(game_id, 3, opponents="random", illegal_reward=-1.0, render_mode="ansi"))


@for_every_game
def test_the_seat_plays_a_whole_game(game_id: str) -> None:
    env = SeatEnv(game_id, 2, seat=1, opponents="random", reward="win")
    observation, info = env.reset(seed=5)
    chance = np.random.default_rng(5)
    over, reward, decisions = False, 0.0, 0
    while not over:
        assert reward == 0
        assert info == {}
        assert observation["observation"][1] == 1  # seat[1]: that is us
        move = int(chance.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, over, _, info = env.step(move)
        decisions += 1
    assert decisions > 5
    assert info["place"] in (1, 2)
    assert reward == {1: 1.0, 2: 0.0}[info["place"]] or reward == 0.5


def test_the_same_seed_gives_the_same_game_and_copies_go_the_same_way() -> None:
    one, two = (SeatEnv("schwarzer-freitag", 3, opponents="greedy") for _ in range(2))
    first, _ = one.reset(seed=9)
    second, _ = two.reset(seed=9)
    for env in (pickle.loads(pickle.dumps(one)), copy.deepcopy(one), two):
        move = int(first["action_mask"].argmax())
        twin = copy.deepcopy(one)
        assert env.step(move)[0]["observation"].tolist() == twin.step(move)[0]["observation"].tolist()
    assert first["observation"].tolist() == second["observation"].tolist()
    assert isinstance(one, gymnasium.Env)


def test_bad_input_raises_and_changes_nothing() -> None:
    for wrong in (
        {"seat": 3},
        {"opponents": "deep"},
        {"render_mode": "human"},
        {"reward": "money"},
        {"colour": 1},
    ):
        with pytest.raises(penstock.BadOption):
            SeatEnv("schwarzer-freitag", 3, **wrong)
    env = SeatEnv("schwarzer-freitag", 3, opponents="random")
    observation, _ = env.reset(seed=1)
    before = env.match.bytes
    with pytest.raises(penstock.IllegalMove):
        env.step(int(observation["action_mask"].argmin()))
    with pytest.raises(penstock.MalformedMove):
        env.step(1.5)
    assert env.match.bytes == before
