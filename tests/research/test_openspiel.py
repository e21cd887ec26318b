"""OpenSpiel's own suites, its bots, and what a resampled state must keep."""

from __future__ import annotations

import pickle
import sys
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from pettingzoo.test import api_test as pettingzoo_api_test
from shimmy import OpenSpielCompatibilityV0

import penstock
from penstock.engine.header import MOST_SEATS
from penstock.research.openspiel import OUTCOMES, SETUP_NODES, SpielState, short_name
from tests.research.tables import at_every_table, for_every_game


def load(game_id: str, **parameters: Any) -> pyspiel.Game:
    return pyspiel.load_game(short_name(game_id), parameters)


def play_some(state: Any, decisions: int, seed: int) -> Any:
    """Play random moves until so many decisions are made and a player is to move, or to the end."""
    chance = np.random.default_rng(seed)
    while not state.is_terminal() and (state.is_chance_node() or decisions > 0):
        decisions -= not state.is_chance_node()
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@at_every_table
def test_random_simulations_with_and_without_serialization(game_id: str, seats: int) -> None:
    game = load(game_id, players=seats)
    assert game.num_players() == seats
    pyspiel.random_sim_test(game, num_sims=1, serialize=seats == 2, verbose=False)


@at_every_table
def test_simulation_with_pickles_and_clones(
    game_id: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    from open_spiel.python.tests import games_sim_test

    games_sim_test.GamesSimTest("sim_game").sim_game(load(game_id, players=seats, reward="win"))


@at_every_table
def test_api(game_id: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # after the games are registered: it lists them when it is imported
    from open_spiel.integration_tests import api_test

    game = load(game_id, players=seats)
    monkeypatch.setattr(pyspiel, "load_game", lambda name: game)  # it knows no parameters
    flags.FLAGS([sys.argv[0], f"--test_only_games=^{short_name(game_id)}$"])
    suite = api_test.load_tests(unittest.TestLoader(), None, None)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5
    assert result.wasSuccessful(), result.errors + result.failures


@at_every_table
def test_playthrough_replays(game_id: str, seats: int, tmp_path: Path) -> None:
    flags.FLAGS(sys.argv[:1])  # it reads them, and alone it would be the first
    game = load(game_id, players=seats, maxLength=12)  # every position is written out, tensors and all
    text = generate_playthrough.playthrough(str(game), None, seed=1234)
    file = tmp_path / "playthrough.txt"
    file.write_text(text)
    expected, actual = generate_playthrough.replay(str(file))
    assert expected == actual
    assert len(text) > 10_000


@at_every_table
def test_rl_environment_plays(game_id: str, seats: int) -> None:
    environment = rl_environment.Environment(
        load(game_id, players=seats), chance_event_sampler=rl_environment.ChanceEventSampler(3)
    )
    step = environment.reset()
    chance = np.random.default_rng(3)
    for _ in range(60):
        if step.last():
            break
        player = step.current_player()
        assert (
            len(step.observations["info_state"][player]) == environment.observation_spec()["info_state"][0]
        )
        step = environment.step([int(chance.choice(step.observations["legal_actions"][player]))])
    assert step.rewards is not None


@at_every_table
def test_mcts_and_ismcts_choose_legal_moves(game_id: str, seats: int) -> None:
    game = load(game_id, players=seats)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots = [
        mcts.MCTSBot(game, 1.4, 8, evaluator, random_state=np.random.RandomState(1)),
        ismcts.ISMCTSBot(game, evaluator, 1.4, 8, random_state=np.random.RandomState(1)),
    ]
    state = play_some(game.new_initial_state(), 10, seed=2)
    for bot in bots:
        before = str(state)
        assert bot.step(state) in state.legal_actions()
        assert str(state) == before


@at_every_table
def test_a_resampled_state_keeps_what_the_player_knows(game_id: str, seats: int) -> None:
    state = play_some(load(game_id, players=seats).new_initial_state(), 15, seed=seats)
    differing = 0
    for decisions in range(6):
        for player in range(seats):
            sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            differing += str(other) != str(state)
            play_some(other, 5, seed=decisions)  # another world, no part of this one
        play_some(state, 7, seed=decisions)
        if state.is_terminal():
            break
    assert differing
    with pytest.raises(penstock.BadOption, match=f"There is no seat {seats}"):
        state.resample_from_infostate(seats, lambda: 0.5)


def test_information_states_remember() -> None:
    """The same table reached in another order is another information state, though the same observation."""
    game = load("schwarzer-freitag", players=2)
    moves = [m.id for m in penstock.game("schwarzer-freitag").moves.names]
    start = play_some(game.new_initial_state(), 0, seed=1)
    longer = start.clone()
    assert longer.information_state_string(0) == start.information_state_string(0)
    longer.world.lay(longer.match.copy())  # the same once more: nothing new on the table
    assert longer.observation_string(0) == start.observation_string(0)
    assert longer.information_state_string(0) != start.information_state_string(0)
    assert moves


@for_every_game
def test_chance_follows_just_the_moves_that_draw_luck(game_id: str) -> None:
    state = load(game_id).new_initial_state()
    for _ in range(SETUP_NODES):
        assert state.is_chance_node()
        assert len(state.chance_outcomes()) == OUTCOMES
        state.apply_action(1)
    assert not state.is_chance_node()
    with pytest.raises(penstock.MalformedMove, match=f"{OUTCOMES} is not an outcome of chance"):
        state.get_game().new_initial_state().apply_action(OUTCOMES)
    chance = np.random.default_rng(6)
    waits = 0
    for _ in range(200):
        if state.is_terminal():
            break
        luck, record = state.match.luck, state.match.bytes
        state.apply_action(int(chance.choice(state.legal_actions())))
        if state.is_chance_node():
            assert state.match.bytes == record  # the move waits
            other = state.clone()
            state.apply_action(3)
            other.apply_action(4)
            assert state.match.bytes != other.match.bytes
            waits += 1
        else:
            assert state.match.luck == luck
    assert waits or game_id == "packhuys"  # all its luck is in the set-up


def test_public_and_private_parts_make_the_whole() -> None:
    game = load("packhuys")
    state = play_some(game.new_initial_state(), 5, seed=1)
    kinds = [
        (True, pyspiel.PrivateInfoType.NONE),
        (False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
        (True, pyspiel.PrivateInfoType.SINGLE_PLAYER),
    ]
    public, private, whole = (
        make_observation(
            game, pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private)
        )
        for public, private in kinds
    )
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert private.string_from(state, 0) != private.string_from(state, 1)
    assert "hand" in private.string_from(state, 0)
    assert "hand[" not in public.string_from(state, 0)
    assert len(whole.tensor) == len(public.tensor) + len(private.tensor) + MOST_SEATS
    with pytest.raises(penstock.BadOption):
        game.make_py_observer(None, {"colour": 1})


def test_options_are_parameters() -> None:
    game = pyspiel.load_game(
        "penstock_schwarzer_freitag(players=4,style=2023,hideCash=false,firstGame=true)"
    )
    assert game.num_players() == 4
    options = game.new_initial_state().spiel.options
    assert (options["style"], options["hideCash"], options["firstGame"]) == ("2023", "false", "yes")
    for bad in ("players=9", "style=1999", "reward=money"):
        with pytest.raises((penstock.BadOption, pyspiel.SpielError)):
            pyspiel.load_game(f"penstock_schwarzer_freitag({bad})")


def test_a_pickled_state_is_the_same_state() -> None:
    state = play_some(load("panamax", players=4).new_initial_state(), 40, seed=3)
    again: SpielState = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert [again.information_state_string(p) for p in range(4)] == [
        state.information_state_string(p) for p in range(4)
    ]


@pytest.mark.filterwarnings("ignore:Agent's (maximum|minimum) observation space value is:UserWarning")
@for_every_game
def test_shimmy_makes_a_pettingzoo_environment_of_it(game_id: str) -> None:
    """Shimmy's boxes are unbounded, whatever the game: that warning is about them."""
    pettingzoo_api_test(OpenSpielCompatibilityV0(env=load(game_id)), num_cycles=40)


def test_only_where_a_neutral_competitor_can_win_the_sum_is_open() -> None:
    utility = pyspiel.GameType.Utility
    arriala = pyspiel.load_game("penstock_arriala(players=2)")
    assert (arriala.get_type().utility, arriala.utility_sum()) == (utility.GENERAL_SUM, None)
    packhuys = pyspiel.load_game("penstock_packhuys(players=2)")
    assert (packhuys.get_type().utility, packhuys.utility_sum()) == (utility.ZERO_SUM, 0)
