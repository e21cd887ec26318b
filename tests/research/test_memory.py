"""The memory of the last events, at PettingZoo's tables and in OpenSpiel's information states."""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

import penstock
from penstock.research.compiled_match import CompiledMatch
from penstock.research.memory import COLUMNS, EventMemory
from penstock.research.observer import REMEMBERED
from penstock.research.openspiel import short_name
from penstock.research.pettingzoo import raw_env

GAME = "schwarzer-freitag"


def test_the_last_events_newest_first_seen_from_a_seat() -> None:
    match = CompiledMatch(penstock.game(GAME), 3, 7, {})
    memory = EventMemory(match.game, 4)
    assert not memory.seen_from(0, 3).any()
    match.play("subsidy")
    memory.add(match)
    kind = match.game.event_kinds[match.events[-1].kind]
    whose = match.events[-1].seat
    assert whose is not None
    for seat in range(3):
        row = memory.seen_from(seat, 3)[0]
        assert row[0] == 1
        assert row[1] == np.float32(kind / max(match.game.event_kinds))
        assert row[2] == np.float32((whose - seat) % 3 / 5)
    before, copied = memory.seen_from(1, 3), memory.copy()
    match.play(match.moves()[0])
    memory.add(match)
    new = len(match.events)
    assert memory.seen_from(1, 3)[new].tolist() == before[0].tolist()
    assert copied.seen_from(1, 3).tolist() == before.tolist()


def test_a_table_shows_what_it_remembers() -> None:
    table = raw_env(GAME, 3, memory=6)
    table.reset(seed=3)
    for _ in range(5):
        seen = table.observe(table.agent_selection)
        assert table.observation_space(table.agent_selection).contains(seen)
        table.step(int(seen["action_mask"].argmax()))
    assert table.observe("player_0")["events"].shape == (6, COLUMNS)
    assert table.observe("player_0")["events"].any()
    table.reset(seed=3)
    assert len(table.match.events) >= table.observe("player_0")["events"][:, 0].sum()


def test_an_information_state_is_a_tensor_too_and_a_long_game_is_cut_off() -> None:
    game = pyspiel.load_game(f"{short_name(GAME)}(players=2,maxLength=40)")
    assert game.max_game_length() == 40
    state = game.new_initial_state()
    chance = np.random.RandomState(5)
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    decisions = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
            observer.set_from(state, state.current_player())
            assert observer.tensor.shape == tuple(game.information_state_tensor_shape())
            assert observer.dict["events"].shape == (REMEMBERED * COLUMNS,)
            wanted = state.match.observation(state.current_player(), "v2-floats")
            assert observer.dict["observation"].tolist() == wanted.tolist()
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert decisions == 40
    assert state.returns() == [0.0, 0.0]  # nobody is ahead in a game that was cut off
