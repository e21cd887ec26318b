"""OpenSpiel's bots at our tables and ours at OpenSpiel's."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import penstock
from penstock.bots import make_bot
from penstock.research.openspiel import short_name
from penstock.research.players import PenstockPlayer, SpielPlayer
from tests.research.tables import for_every_game
from tests.walks import guessed_world


def make_mcts(game: pyspiel.Game) -> pyspiel.Bot:
    chance = np.random.RandomState(1)
    return mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)


def make_ismcts(game: pyspiel.Game) -> pyspiel.Bot:
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    return ismcts.ISMCTSBot(game, evaluator, 1.4, 4, random_state=chance)


@for_every_game
def test_our_bots_play_in_openspiel(game_id: str) -> None:
    state = pyspiel.load_game(f"{short_name(game_id)}(players=2)").new_initial_state()
    bots = [PenstockPlayer(seat, make_bot("random", seat)) for seat in range(2)]
    returns = pyspiel.evaluate_bots(state, bots, 3)
    assert state.is_terminal()
    assert sum(returns) == 0


def test_a_better_bot_wins_in_openspiel_too() -> None:
    game = pyspiel.load_game(f"{short_name('schwarzer-freitag')}(players=2)")
    bots = [PenstockPlayer(0, make_bot("greedy", 1)), PenstockPlayer(1, make_bot("random", 2))]
    results = [pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)[0] for seed in range(3)]
    assert results == [1, 1, 1]


@pytest.mark.parametrize("make", [make_mcts, make_ismcts])
@for_every_game
def test_openspiels_bots_play_at_our_tables(game_id: str, make: object) -> None:
    match = penstock.game(game_id).new(3, seed=2, options=None, backend="compiled")
    bots = {1: SpielPlayer(make, seed=5)}  # type: ignore[arg-type]
    random_bot = make_bot("random", 3)
    asked = 0
    while not match.over and asked < 2:
        seat = match.to_act[-1]  # also out of the order in which OpenSpiel would ask
        before = match.bytes
        move = bots.get(seat, random_bot).choose(match, seat)
        assert match.bytes == before
        match.play(move, seat)
        asked += seat in bots
    assert asked == 2


@for_every_game
def test_a_foreign_bot_sees_no_more_than_its_seat_may(game_id: str) -> None:
    """OpenSpiel's MCTS looks into the state; the state it gets is the same whatever is hidden from it."""
    game = penstock.game(game_id)
    match = game.new(2, seed=4, backend="plain")
    while match.to_act != (1,) and len(match.history) < 60:
        match.play(make_bot("random", len(match.history)).choose(match, match.to_act[0]), match.to_act[0])
    seat = match.to_act[0]
    other = guessed_world(match, seat, 8)
    assert other.bytes != match.bytes
    choices = {SpielPlayer(make_mcts, seed=1).choose(m, seat).id for m in (match, other)}
    assert len(choices) == 1
