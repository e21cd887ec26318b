"""The memory of the last events, at PettingZoo's tables and in OpenSpiel's information states."""

from __future__ import annotations

import pickle
from functools import partial
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray
from open_spiel.python.observation import make_observation

import penstock
from penstock.bots.entry import SERIES
from penstock.bots.records import MOST_KEPT
from penstock.bots.series import player_of
from penstock.research.arrays import ArrayEnv, Now
from penstock.research.compiled_match import CompiledMatch
from penstock.research.gymnasium import SeatEnv
from penstock.research.memory import COLUMNS, EventMemory
from penstock.research.observer import REMEMBERED
from penstock.research.openspiel import short_name
from penstock.research.pettingzoo import raw_env
from penstock.research.seat_games import SeatGames
from penstock.research.vector import SeatVectorEnv

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

    for opponents, memory in (("greedy", 40), ("greedy", 70), (first_move, 40)):
        env = SeatEnv(GAME, 2, opponents=opponents, memory=memory, observation="v2-floats")
        check_env(env, skip_render_check=True)
        seen, _ = env.reset(seed=3)
        for _ in range(6):
            seen = env.step(int(seen["action_mask"].argmax()))[0]
        whose = seen["events"][:, 2][seen["events"][:, 0] == 1]
        assert {0, np.float32(0.2)} <= set(whose.tolist())  # one's own, and the next seat's
    assert asked[-1].shape == (40, COLUMNS)


def test_many_games_of_a_seat_remember_and_are_the_same_games() -> None:
    """A memory changes nothing else; a game that ends shows its last events, and the next one its own."""
    with_it, without = (
        SeatVectorEnv(6, GAME, 3, 1, ["greedy", "random"], observation="v2", memory=memory)
        for memory in (20, 0)
    )
    alone = SeatVectorEnv(1, GAME, 3, 1, ["greedy", "random"], observation="v2", memory=20)
    one = SeatEnv(GAME, 3, 1, ["greedy", "random"], observation="v2", memory=20)
    now, then, first, single = (env.reset(seed=4)[0] for env in (with_it, without, alone, one))
    ended = is_over = 0
    while not ended:
        assert with_it.observation_space.contains(now)
        assert now["observation"].tolist() == then["observation"].tolist()
        if not is_over:
            assert single["events"].tolist() == now["events"][0].tolist() == first["events"][0].tolist()
        moves = now["action_mask"].argmax(axis=1)
        before = now["events"]
        now, rewards, over, _, infos = with_it.step(moves)
        then, others, _, _, _ = without.step(moves)
        assert rewards.tolist() == others.tolist()
        if not is_over:
            first = alone.step(moves[:1])[0]
            single, _, is_over, _, _ = one.step(moves[0])
            assert not is_over or infos["final_obs"][0]["events"].tolist() == single["events"].tolist()
        for k in np.flatnonzero(over):
            ended += 1
            last = infos["final_obs"][k]["events"].tolist()
            assert last != before[k].tolist()
            assert last != now["events"][k].tolist()
    twin = pickle.loads(pickle.dumps(with_it))
    moves = now["action_mask"].argmax(axis=1)
    assert twin.step(moves)[0]["events"].tolist() == with_it.step(moves)[0]["events"].tolist()
    with pytest.raises(penstock.BadOption, match="64 events at most"):
        SeatVectorEnv(2, GAME, memory=65)


def test_the_events_of_many_moves_in_a_row_are_kept_in_their_order() -> None:
    """As if somebody had looked at the game after every single one of them; the oldest make room."""
    game = penstock.game(GAME)
    games = SeatGames(GAME, 2, 2, 0, {1: "greedy"}, {}, memory=MOST_KEPT)
    games._buffers(0).seat([player_of("greedy", game), player_of("random", game)])
    games.batch.reset(3)
    begun, table = games.batch.states.copy(), EventMemory(game, MOST_KEPT, 2)
    for decisions in range(1, 120):
        games.batch.states[:] = begun
        games._buffers(0).run(SERIES, 0, 2, decisions)
        table.add(games.batch.states, np.flatnonzero(games._lines["decisions"] == decisions))
    at_once = EventMemory(game, MOST_KEPT, 2)
    at_once.add_kept(games._lines)
    assert games._lines["n_notes"].min() > MOST_KEPT
    assert at_once.seen_from(0, 2).tolist() == table.seen_from(0, 2).tolist()


@pytest.mark.parametrize("wrong", [-1, 1.5, "all", True])
def test_a_memory_is_a_number_of_events(wrong: Any) -> None:
    for make in (raw_env, SeatEnv, partial(ArrayEnv, n=2), partial(SeatVectorEnv, 2)):
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
