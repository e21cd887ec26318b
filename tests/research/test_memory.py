"""The memory of the last events, at PettingZoo's tables and in OpenSpiel's information states."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray
from open_spiel.python.observation import make_observation

import penstock
from penstock.research.arrays import ArrayEnv, Now
from penstock.research.compiled_match import CompiledMatch
from penstock.research.gymnasium import SeatEnv
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
    memory.add(match.records)
    kind = match.game.event_kinds[match.events[-1].kind]
    whose = match.events[-1].seat
    assert whose is not None
    for seat in range(3):
        row = memory.seen_from(seat, 3)[0, 0]
        assert row[0] == 1
        assert row[1] == np.float32(kind / max(match.game.event_kinds))
        assert row[2] == np.float32((whose - seat) % 3 / 5)
    before, copied = memory.seen_from(1, 3), memory.copy()
    match.play(match.moves()[0])
    memory.add(match.records)
    new = len(match.events)
    assert memory.seen_from(1, 3)[0, new].tolist() == before[0, 0].tolist()
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


def rows(now: Now) -> NDArray[np.float32]:
    assert now.events is not None
    return now.events


def test_arrays_remember_what_a_table_does() -> None:
    """Game by game the same events as a match's, until its end, and then those of the next set-up."""
    env = ArrayEnv(GAME, 3, 2, seed=5, memory=6)
    now = env.reset()
    matches = []
    for record in env.batch.states:
        match = CompiledMatch(env.game, 2, 0, {})
        match.resume((), record.tobytes(), "compiled")
        matches.append(CompiledMatch.of(match))
    tables = [EventMemory(env.game, 6) for _ in range(3)]
    for match, table in zip(matches, tables, strict=True):
        table.add(match.records)
    ended = 0
    for _ in range(700):
        for k, (match, table) in enumerate(zip(matches, tables, strict=True)):
            if not match.over:
                assert rows(now)[k].tolist() == table.seen_from(match.seat, 2)[0].tolist()
        moves = now.mask.argmax(axis=1)
        now = env.step(moves)
        for k, (match, table) in enumerate(zip(matches, tables, strict=True)):
            if not match.over:
                match.play(int(moves[k]), match.seat)
                table.add(match.records)
                if now.done[k]:
                    ended += 1
                    fresh = EventMemory(env.game, 6)
                    fresh.add(env.batch.states[k : k + 1])
                    assert rows(now)[k].tolist() == fresh.seen_from(now.seat[k], 2)[0].tolist()
    assert ended == 3
    assert not rows(env.load(env.save())).any()  # what is remembered is no part of a record


def test_a_seat_remembers_what_the_others_did() -> None:
    """Whatever the opponents are; they remember too, seen from their own seats."""
    asked = []

    def first_move(seen: dict[str, Any]) -> int:
        asked.append(seen["events"])
        return int(seen["action_mask"].argmax())

    for opponents in ("greedy", first_move):
        env = SeatEnv(GAME, 2, opponents=opponents, memory=40, observation="v2-floats")
        check_env(env, skip_render_check=True)
        seen, _ = env.reset(seed=3)
        for _ in range(6):
            seen = env.step(int(seen["action_mask"].argmax()))[0]
        whose = seen["events"][:, 2][seen["events"][:, 0] == 1]
        assert {0, np.float32(0.2)} <= set(whose.tolist())  # one's own, and the next seat's
    assert asked[-1].shape == (40, COLUMNS)


@pytest.mark.parametrize("wrong", [-1, 1.5, "all", True])
def test_a_memory_is_a_number_of_events(wrong: Any) -> None:
    for make in (raw_env, SeatEnv, partial(ArrayEnv, n=2)):
        with pytest.raises(penstock.BadOption, match="The memory is a number of events, 0 for none"):
            make(GAME, seats=2, memory=wrong)


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
