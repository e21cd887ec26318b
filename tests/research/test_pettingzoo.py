"""PettingZoo's own suites, and what they do not ask: no leaks, pickles in mid-game, clear complaints."""

from __future__ import annotations

import copy
import pickle
import time
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.test import performance_benchmark as run_benchmark
from pettingzoo.test.state_test import state_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import penstock
from penstock.research.pettingzoo import env, raw_env
from tests.research.tables import at_every_table, for_every_game

pytestmark = [
    # a dict with a mask is what PettingZoo itself recommends; its tests know only its own such games
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    # of agents whose game is over
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def play_some(table: Any, moves: int, seed: int = 1) -> None:
    chance = np.random.default_rng(seed)
    for _ in table.agent_iter(moves):
        observation, _, over, _, _ = table.last()
        table.step(None if over else int(chance.choice(np.flatnonzero(observation["action_mask"]))))


@at_every_table
def test_api(game_id: str, seats: int) -> None:
    api_test(env(game_id, seats), num_cycles=120)


@at_every_table
def test_seed(game_id: str, seats: int) -> None:
    seed_test(partial(env, game_id, seats), num_cycles=60)


@at_every_table
def test_render(game_id: str, seats: int) -> None:
    render_test(partial(env, game_id, seats))


@for_every_game
def test_performance_benchmark(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs for five seconds; here its clock goes twenty times as fast."""
    fast = SimpleNamespace(time=lambda: time.time() * 20)
    monkeypatch.setitem(run_benchmark.__globals__, "time", fast)
    run_benchmark(env(game_id, 3))


@at_every_table
def test_state(game_id: str, seats: int) -> None:
    """It plays without masks: PettingZoo's wrapper ends the game at the first illegal move."""
    parallel = turn_based_aec_to_parallel(raw_env(game_id, seats))
    for seed in range(3):
        table = TerminateIllegalWrapper(raw_env(game_id, seats), illegal_reward=-1)
        state_test(table, parallel, num_cycles=10 + seed)
    table = env(game_id, seats)
    table.reset(seed=1)
    before = table.state()
    assert table.state_space.contains(before)
    play_some(table, 5)
    assert before.tolist() != table.state().tolist()


@at_every_table
def test_parallel_api(game_id: str, seats: int) -> None:
    parallel_api_test(turn_based_aec_to_parallel(raw_env(game_id, seats)), num_cycles=60)


@for_every_game
def test_pickle_and_deepcopy_keep_the_game(game_id: str) -> None:
    table = env(game_id, 3, reward="win")
    table.reset(seed=3)
    play_some(table, 25)
    twins = [pickle.loads(pickle.dumps(table)), copy.deepcopy(table)]
    before = table.state().tolist()
    for twin in twins:
        assert twin.state().tolist() == before
        assert twin.agent_selection == table.agent_selection
    play_some(table, 30, seed=8)
    assert table.state().tolist() != before
    for twin in twins:
        assert twin.state().tolist() == before  # copies are independent
        play_some(twin, 30, seed=8)
        assert twin.state().tolist() == table.state().tolist()
    for each in (table, *twins):
        each.reset()
    assert twins[0].state().tolist() == twins[1].state().tolist() == table.state().tolist()


def test_a_secret_choice_does_not_reach_the_next_to_choose() -> None:
    """Packhuys: all choose a card at once; whatever seat 0 chooses, seats 1 and 2 observe the same."""
    seen = set()
    for k in range(3):
        table = env("packhuys", 3)
        table.reset(seed=5)
        assert table.agent_selection == "player_0"
        table.step(int(np.flatnonzero(table.observe("player_0")["action_mask"])[k]))
        assert table.agent_selection == "player_1"
        seen.add(str([table.observe(f"player_{seat}")["observation"].tolist() for seat in (1, 2)]))
    assert len(seen) == 1


def test_the_end_brings_rewards_scores_and_places() -> None:
    table = env("schwarzer-freitag", 3)
    table.reset(seed=2)
    while not any(table.terminations.values()):
        play_some(table, 1, seed=len(table.unwrapped.match.history))
    assert all(table.terminations.values())
    assert sum(table.rewards.values()) == pytest.approx(0)
    best = max(table.agents, key=lambda agent: table.infos[agent]["score"])
    assert table.infos[best]["place"] == 1
    assert table.rewards[best] == max(table.rewards.values()) > 0
    assert not table.observe("player_0")["action_mask"].any()


def test_options_reach_the_game() -> None:
    table = env("schwarzer-freitag", 3, style="2023", stallGuard=4)
    table.reset(seed=1)
    assert table.unwrapped.match.options["style"] == "2023"
    assert table.unwrapped.match.options["stallGuard"] == "4"


def test_render_draws_the_table_for_who_acts() -> None:
    table = env("packhuys", 2, render_mode="ansi")
    table.reset(seed=1)
    assert "Player 1" in table.render()
    silent = env("packhuys", 2)
    silent.reset(seed=1)
    with pytest.raises(penstock.BadOption, match="render_mode='ansi'"):
        silent.render()


def test_bad_input_raises_and_changes_nothing() -> None:
    with pytest.raises(penstock.UnknownGame):
        env("monopoly", 2)
    with pytest.raises(penstock.BadOption, match="is played by"):
        env("arriala", 9)
    with pytest.raises(penstock.BadOption, match="There is no option 'colour'"):
        env("arriala", 2, colour="red")
    with pytest.raises(penstock.BadOption, match="With 2 seats option mode cannot be 'expansion'"):
        env("packhuys", 2, mode="expansion")
    with pytest.raises(penstock.BadOption, match="There is no render mode 'rgb_array'"):
        env("arriala", 2, render_mode="rgb_array")
    with pytest.raises(penstock.BadOption, match="There is no reward 'money'"):
        env("arriala", 2, reward="money")
    table = env("schwarzer-freitag", 3)
    table.reset(seed=1)
    before = table.state().tolist()
    with pytest.raises(penstock.IllegalMove):
        table.step(int(table.last()[0]["action_mask"].argmin()))
    with pytest.raises(penstock.MalformedMove):
        table.step(99)
    with pytest.raises(penstock.MalformedMove):
        table.step(None)
    with pytest.raises(penstock.BadOption, match="There is no agent 'player_3'; they are player_0, "):
        table.observe("player_3")
    assert table.state().tolist() == before
