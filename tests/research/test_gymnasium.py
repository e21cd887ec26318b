"""One seat against bots, as Gymnasium wants it."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import penstock
from penstock.bots import make_bot
from penstock.research.gymnasium import SeatEnv
from penstock.research.opponents import Opponents
from penstock.research.vector import SeatVectorEnv
from tests.research.tables import at_every_table, for_every_game


# there is only one render mode, and it is tested
@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes:UserWarning")
@for_every_game
def test_the_checker_has_no_complaint(game_id: str) -> None:
    check_env(SeatEnv(game_id, render_mode="ansi"))
    with pytest.warns(
        DeprecationWarning, match="v1 is out of date"
    ):  # so Gymnasium says where there is a v2
        made = gymnasium.make(f"penstock/{game_id}-v1")
    assert made.reset(seed=1)[0]["observation"].dtype == np.int32


@at_every_table
def test_nor_about_any_number_of_seats(game_id: str, seats: int) -> None:
    made = gymnasium.make(f"penstock/{game_id}-v2", seats=seats, seat=seats - 1)
    check_env(made.unwrapped, skip_render_check=True)


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


def test_opponents_of_every_kind() -> None:
    """By seat, as a list, one for all; names, bots, functions of what their seat may see."""
    asked: list[dict[str, Any]] = []

    def first_move(observation: dict[str, Any]) -> int:
        asked.append(observation)
        return int(observation["action_mask"].argmax())

    tables: list[Opponents] = [
        {0: "random", 2: first_move},
        ["random", first_move],
        [make_bot("random", 3), first_move],
    ]
    for opponents in tables:
        env = SeatEnv("schwarzer-freitag", 3, seat=1, opponents=opponents)
        env.reset(seed=4)
        asked.clear()
        for _ in range(20):
            env.step(env.action_space.sample())
        assert asked
        assert all(a["observation"][2] == 1 for a in asked)  # seat[2]: that is who was asked


def test_compiled_opponents_play_only_their_own_seats() -> None:
    env = SeatEnv("packhuys", 4, seat=2, opponents="random")  # all choose at once there
    env.reset(seed=2)
    over = False
    while not over:
        assert 2 in env.match.to_act
        assert env.action_masks().tolist() == env.match.mask(2).astype(bool).tolist()
        over = env.step(env.action_space.sample())[2]


def test_without_a_seed_the_luck_is_new_and_with_it_the_same() -> None:
    env = SeatEnv("schwarzer-freitag", 3, opponents="random")
    first = env.reset(seed=5)[0]["observation"].tolist()
    assert env.reset()[0]["observation"].tolist() != first
    assert env.reset(seed=5)[0]["observation"].tolist() == first


def test_many_games_of_a_seat() -> None:
    """Each is the game that its place and seed say, however many there are; the end of one is told."""
    many, few = (SeatVectorEnv(n, "schwarzer-freitag", 3, 1, "greedy", reward="score") for n in (40, 3))
    now, infos = many.reset(seed=3)
    then, _ = few.reset(seed=3)
    ended = 0
    for _ in range(150):
        moves = now["action_mask"].argmax(axis=1)
        now, rewards, done, cut, infos = many.step(moves)
        then, some, over, _, _ = few.step(then["action_mask"].argmax(axis=1))
        assert now["observation"][:3].tolist() == then["observation"].tolist()
        assert (rewards[:3].tolist(), done[:3].tolist()) == (some.tolist(), over.tolist())
        assert not cut.any()
        assert (rewards[~done] == 0).all()
        if done.any():
            ended += int(done.sum())
            assert infos["_final_obs"].tolist() == done.tolist()
            assert rewards[done].tolist() == infos["final_info"]["score"][done].tolist()
            assert not infos["final_obs"]["action_mask"][done].any()
            assert now["action_mask"][done].any(axis=1).all()
    assert ended > 40
    with pytest.raises(penstock.IllegalMove, match="Game 0"):
        many.step(now["action_mask"].argmin(axis=1))
    again = pickle.loads(pickle.dumps(few))
    moves = then["action_mask"].argmax(axis=1)
    assert again.step(moves)[0]["observation"].tolist() == few.step(moves)[0]["observation"].tolist()
    assert gymnasium.make_vec("penstock/schwarzer-freitag-v2", num_envs=2, opponents="random").reset(seed=1)
    with pytest.raises(penstock.BadOption):
        SeatVectorEnv(4, "schwarzer-freitag", 3, opponents=make_bot("random"))


class Stubborn:
    """A class where a bot is wanted."""

    def choose(self, match: Any, seat: int) -> Any: ...


def test_ids_may_be_arrays_without_dimensions() -> None:
    """So learners give them (`action, _ = model.predict(observation)`)."""
    one, two = (SeatEnv("schwarzer-freitag", 3, opponents="random") for _ in range(2))
    move = one.reset(seed=1)[0]["action_mask"].argmax()
    two.reset(seed=1)
    seen = one.step(np.array(move))[0]["observation"]
    assert seen.tolist() == two.step(int(move))[0]["observation"].tolist()


def test_bad_input_raises_and_changes_nothing() -> None:
    for wrong in (
        {"seat": 3},
        {"opponents": "deep"},
        {"opponents": ["random"]},
        {"opponents": {0: "random", 1: "random"}},
        {"opponents": 7},
        {"opponents": Stubborn},
        {"render_mode": "human"},
        {"reward": "money"},
        {"colour": 1},
    ):
        with pytest.raises(penstock.BadOption):
            SeatEnv("schwarzer-freitag", 3, **wrong)
    env = SeatEnv("schwarzer-freitag", 3, opponents="random")
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(0)
    observation, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(observation["action_mask"].argmin()))
    assert (reward, over, info) == (-1.0, True, {"is_illegal": True})
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(int(observation["action_mask"].argmax()))
    with pytest.raises(ResetNeeded, match="call reset"):
        SeatVectorEnv(2, "schwarzer-freitag").step([0, 0])
    for nothing in (None, 1.5):
        with pytest.raises(penstock.MalformedMove, match=f"{nothing} is not a move"):
            SeatEnv("packhuys", 2, opponents=lambda seen, it=nothing: it).reset(seed=1)
    env = SeatEnv("schwarzer-freitag", 3, opponents="random", illegal_reward=None)
    observation, _ = env.reset(seed=1)
    before = env.match.bytes
    with pytest.raises(penstock.IllegalMove):
        env.step(int(observation["action_mask"].argmin()))
    with pytest.raises(penstock.MalformedMove):
        env.step(1.5)
    with pytest.raises(penstock.MalformedMove):
        env.step(63)
    assert env.match.bytes == before
