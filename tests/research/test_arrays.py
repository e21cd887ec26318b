"""Arrays: masks, observations, rewards, and what happens to bad input."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import penstock
from penstock.engine.hiding import hide
from penstock.research import observation_fields
from penstock.research.arrays import ArrayEnv, Now
from penstock.research.compiled_match import CompiledMatch
from penstock.research.fields import whole_layout_of
from penstock.research.rewards import rank_rewards, win_rewards
from tests.research.tables import at_every_table, for_every_game

HEAVY = {"gymnasium", "numba", "pettingzoo", "pyspiel"}


def random_moves(now: Now, chance: np.random.Generator) -> Any:
    return (now.mask * chance.random(now.mask.shape, np.float32)).argmax(axis=1)


def value_of(state: Any, name: str, seat: int) -> int:
    """The number an observation field names, read from a plain state: the slow and obvious way."""
    if name.startswith("seat["):
        return int(int(name[5:-1]) == seat)
    words = name.replace("[own]", f"[{seat}]").replace("[", ".[").split(".")
    value = state
    bit = None
    for word in words:
        if word.startswith("["):
            value = value[int(word[1:-1])]
        elif word.isdigit():
            bit = int(word)
        else:
            value = getattr(value, word)
    return int(value if bit is None else value >> bit & 1)


@at_every_table
def test_an_observation_is_what_the_seat_may_know_and_nothing_else(game_id: str, seats: int) -> None:
    game = penstock.game(game_id)
    fields = observation_fields(game_id)
    assert len({field.name for field in fields}) == len(fields)
    match = CompiledMatch(game, seats, 5, {})
    chance = np.random.default_rng(5)
    for k in range(120):
        if match.over:
            break
        if k % 20 == 0:
            for seat in range(seats):
                known = hide(match.state, seat)
                observed = match.observation(seat)
                assert observed.tolist() == [value_of(known, field.name, seat) for field in fields]
                other = match.guess(seat, k)
                assert other.observation(seat).tolist() == observed.tolist()
        match.play(int(chance.choice(match.legal(match.seat))), match.seat)


@for_every_game
def test_the_hidden_is_in_the_whole_state_only(game_id: str) -> None:
    game = penstock.game(game_id)
    match = CompiledMatch(game, game.seats[0], 5, {})
    other = match.guess(0, 1)
    assert match.bytes != other.bytes
    names = {field.name.partition("[")[0] for field in whole_layout_of(game).fields}
    hidden = {name for name, field in game.state.declared.items() if field.is_secret} - {"rng"}
    assert hidden < names
    assert not hidden & {field.name.partition("[")[0] for field in observation_fields(game)}
    assert match.whole().tolist() != other.whole().tolist()


@at_every_table
def test_batches_step_as_matches_do(game_id: str, seats: int) -> None:
    """Mask, observation, seat, rewards and end of a batch are those of single games with the same luck."""
    game = penstock.game(game_id)
    env = ArrayEnv(game_id, 3, seats, seed=9, auto_reset=False)
    now = env.reset()
    matches = []
    for k in range(3):
        match = game.new(seats, 9, backend="compiled")
        match.resume((), env.batch.states[k].tobytes(), "compiled")
        matches.append(CompiledMatch.of(match))
    chance = np.random.default_rng(9)
    ended = 0
    for _ in range(400):
        assert now.observation is not None
        for k, match in enumerate(matches):
            assert now.seat[k] == match.seat
            assert now.done[k] == match.over
            assert now.mask[k].tolist() == (
                match.mask(match.seat).tolist() if match.seat >= 0 else [0] * len(game.moves)
            )
            if match.seat >= 0:
                assert now.observation[k].tolist() == match.observation(match.seat).tolist()
            else:
                assert not now.observation[k].any()
        moves = random_moves(now, chance)
        over = [match.over for match in matches]
        for match, move in zip(matches, moves, strict=True):
            if not match.over:
                match.play(int(move), match.seat)
        now = env.step(moves)
        for k, match in enumerate(matches):
            if match.over and not over[k]:
                assert now.rewards[k].tolist() == match.rewards("rank")
                ended += 1
            else:
                assert not now.rewards[k].any()
    assert ended or game_id == "arriala"  # its random games are long


def test_a_finished_game_makes_room_for_a_new_one_whatever_the_size_of_the_batch() -> None:
    games = []
    for n in (2, 5):
        env = ArrayEnv("schwarzer-freitag", n, 2, seed=4, observe=False)
        now = env.reset()
        dones = []
        for _ in range(900):
            now = env.step(now.mask.argmax(axis=1))
            assert now.observation is None
            assert now.mask.any(axis=1).all()
            assert (now.rewards.any(axis=1) <= now.done).all()
            dones.append(now.done[:2].copy())
        games.append((np.array(dones), env.batch.states[:2].tobytes()))
    assert games[0][0].sum() >= 2
    assert (games[0][0] == games[1][0]).all()
    assert games[0][1] == games[1][1]


def test_the_same_seed_resets_to_the_same_games() -> None:
    env = ArrayEnv("packhuys", 4, 3, seed=4)
    first = env.reset().mask.copy()
    before = env.batch.states.copy()
    env.step(first.argmax(axis=1))
    assert env.reset(seed=4).mask.tolist() == first.tolist()
    assert env.batch.states.tobytes() == before.tobytes()
    env.reset(seed=5)
    assert env.batch.states.tobytes() != before.tobytes()


def test_without_a_seed_the_luck_is_new_and_the_same_once_more() -> None:
    """As everywhere: a learner that begins again learns from other games, and can be run again."""
    env = ArrayEnv("packhuys", 4, 3, seed=4)
    seen = []
    for _ in range(4):
        env.reset()
        seen.append(env.save().tobytes())
    assert len(set(seen)) == 4
    other = ArrayEnv("packhuys", 4, 3)
    other.reset(seed=4)
    other = pickle.loads(pickle.dumps(other))
    for games in seen[1:]:
        other.reset()
        assert other.save().tobytes() == games


def test_bad_input_raises_and_changes_nothing() -> None:
    env = ArrayEnv("schwarzer-freitag", 4, 3, seed=1)
    now = env.reset()
    legal = now.mask.argmax(axis=1)
    outside = legal.copy()
    outside[2] = now.mask[2].argmin()
    no_move = legal.copy()
    no_move[3] = 63
    before = env.batch.states.tobytes()
    with pytest.raises(penstock.BadOption, match="Give 4 move ids"):
        env.step(legal[:3])
    with pytest.raises(penstock.BadOption, match="Give 4 move ids"):
        env.step(legal.astype(float))
    with pytest.raises(penstock.IllegalMove, match="Game 2"):
        env.step(outside)
    with pytest.raises(penstock.MalformedMove, match="Game 3: 63 is not a move"):
        env.step(no_move)
    with pytest.raises(penstock.BadOption, match="Give 4 seats"):
        env.observe([0, 1])
    with pytest.raises(penstock.BadOption, match="the seats are 0 to 2"):
        env.observe(3)
    with pytest.raises(penstock.BadOption, match="'money'; it can be rank, win, score or margin"):
        ArrayEnv("schwarzer-freitag", 4, 3, reward="money")
    with pytest.raises(penstock.BadOption, match="without observations"):
        ArrayEnv("schwarzer-freitag", 4, 3, observe=False).observe(0)
    assert env.batch.states.tobytes() == before
    assert env.observe([0, 1, 2, 0])[1].tolist() == env.observe(1)[1].tolist()


def test_rewards_share_places_and_wins() -> None:
    places = np.array([[1, 2, 3], [1, 1, 3], [1, 1, 1]], np.int8)
    assert rank_rewards(places).tolist() == [[1, 0, -1], [0.5, 0.5, -1], [0, 0, 0]]
    assert win_rewards(places[:2]).tolist() == [[1, 0, 0], [0.5, 0.5, 0]]


def test_nothing_heavy_is_imported_before_it_is_used() -> None:
    check = f"import sys, penstock.research; print(*({HEAVY} & set(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == ""


@for_every_game
def test_games_are_saved_guessed_and_loaded(game_id: str) -> None:
    game = penstock.game(game_id)
    env = ArrayEnv(game_id, 4, game.seats[-1], seed=6)
    now = env.reset()
    for _ in range(5):
        now = env.step(now.mask.argmax(axis=1))
    saved, seat = env.save(), now.seat.copy()
    seen, mask = env.observe(seat), now.mask.copy()
    guessed = env.guesses(seat, seed=1)
    assert saved.tobytes() == env.save().tobytes()  # nothing has happened to the games themselves
    assert (guessed != saved).any(axis=1).all()
    assert guessed.tobytes() == env.guesses(seat, seed=1).tobytes() != env.guesses(seat, seed=2).tobytes()
    assert env.guesses(-1, seed=1).tobytes() == saved.tobytes()
    now = env.load(guessed)
    assert env.observe(seat).tolist() == seen.tolist()  # all that the seat knows is as before
    assert now.mask.tolist() == mask.tolist()
    env.step(now.mask.argmax(axis=1))
    now = env.load(saved)
    assert env.save().tobytes() == saved.tobytes()
    assert (now.mask.tolist(), now.seat.tolist()) == (mask.tolist(), seat.tolist())
    with pytest.raises(penstock.BadOption, match="Give records of shape"):
        env.load(saved[:2])
    with pytest.raises(penstock.BadOption, match="no such seat"):
        env.guesses(game.seats[-1], seed=1)
    with pytest.raises(penstock.BadOption, match=f"Game 0 of the records has not {game.seats[0]} seats"):
        ArrayEnv(game_id, 4, game.seats[0], seed=6).load(saved)
    assert env.save().tobytes() == saved.tobytes()


@pytest.mark.parametrize("memory", [0, 3])
def test_pickled_games_go_on_as_they_would_have(memory: int) -> None:
    env = ArrayEnv("schwarzer-freitag", 4, 2, seed=6, reward="margin", observation="v2", memory=memory)
    now, ended = env.reset(), 0
    while ended < 2:  # so that some places are in their second game
        now = env.step(now.mask.argmax(axis=1))
        ended += int(now.done.sum())
    twin = pickle.loads(pickle.dumps(env))
    ended = 0
    while ended < 2:
        moves = now.mask.argmax(axis=1)
        now, other = env.step(moves), twin.step(moves)
        ended += int(now.done.sum())
        for mine, its in zip(now, other, strict=True):
            assert np.array_equal(mine, its) if mine is not None else its is None
