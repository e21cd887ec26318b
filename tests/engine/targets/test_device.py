"""Batches and environments on a GPU, but for the GPU: same names, shapes, seeds and games as on the CPU.

NumPy stands in for CuPy and plain rules for the kernels; see `stand_in.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import penstock
from penstock.engine.batch import Batch
from penstock.engine.targets import gpu
from penstock.engine.targets.gpu import DeviceBatch
from penstock.research.arrays import ArrayEnv, Now
from tests.engine.targets.stand_in import cupy_for
from tests.lengths import samples

GAME, N, SEED = "schwarzer-freitag", 2, 3
ENOUGH = 1000  # steps until some game is over

for_every_game = pytest.mark.parametrize("game_id", penstock.games())


@pytest.fixture
def on_device(monkeypatch: pytest.MonkeyPatch) -> Any:
    def lend(game_id: str) -> None:
        monkeypatch.setitem(sys.modules, "cupy", cupy_for(penstock.game(game_id)))
        monkeypatch.setattr(gpu, "kept", lambda game, target: Path(f"{game.id}.ptx"))

    return lend


def same_games(ours: Batch, theirs: DeviceBatch) -> bool:
    return bool(ours.states.tobytes() == theirs.states.tobytes())


def alike(ours: Now, theirs: Now) -> None:
    assert ours.events is theirs.events is None  # nobody asked for a memory
    for name in set(Now._fields) - {"events"}:
        mine, other = getattr(ours, name), getattr(theirs, name)
        assert mine.dtype == other.dtype, name
        assert np.array_equal(mine, other), name


def played_on_both(game_id: str, steps: int, tail: int) -> None:
    """Compare every step until so many have followed the end of some game, or so many in all."""
    seats = penstock.game(game_id).seats[0]
    ours = ArrayEnv(game_id, N, seats, SEED)
    theirs = ArrayEnv(game_id, N, seats, SEED, device="cuda")
    chance = np.random.default_rng(SEED)
    now = ours.reset()
    alike(now, theirs.reset())
    after = 0
    for _ in range(steps):
        moves = (now.mask * chance.random(now.mask.shape, np.float32)).argmax(axis=1)
        now = ours.step(moves)
        alike(now, theirs.step(moves))
        after += bool(after or now.done.any())
        if tail and after == tail:
            break
    assert after == tail
    assert same_games(ours.batch, theirs.batch)
    assert np.array_equal(ours.observe(1), theirs.observe(1))


@pytest.mark.slow
@for_every_game
def test_an_environment_on_a_device_plays_the_same_games(game_id: str, on_device: Any) -> None:
    on_device(game_id)
    played_on_both(game_id, steps=12, tail=0)


@pytest.mark.slow
def test_a_device_replaces_finished_games_by_the_same_ones(on_device: Any) -> None:
    on_device("packhuys")
    played_on_both("packhuys", steps=ENOUGH, tail=3)


@pytest.mark.slow
def test_playouts_on_a_device_are_those_of_the_cpu(on_device: Any) -> None:
    on_device(GAME)
    n = samples(10, 40)
    ours, theirs = Batch(penstock.game(GAME), n, 2, 7), penstock.batch(GAME, n, 2, 7, device="cuda")
    assert same_games(ours, theirs)
    assert ours.playout() == theirs.playout()
    assert same_games(ours, theirs)
    assert np.array_equal(ours.lengths, theirs.lengths)
    assert np.array_equal(ours.scores, theirs.scores)
    assert np.array_equal(ours.ranking, theirs.ranking)


def test_a_device_refuses_what_the_cpu_refuses(on_device: Any) -> None:
    on_device(GAME)
    n = 5
    ours, theirs = Batch(penstock.game(GAME), n, 3, 1), penstock.batch(GAME, n, 3, 1, device="cuda")
    before = theirs.states.copy()
    legal = ours.legal()
    moves = legal.argmax(axis=1)
    for bad in (int(legal[3].argmin()), len(theirs.game.moves), -1):
        moves[3] = moves[4] = bad
        with pytest.raises(ValueError, match="Game 3:") as mine:
            ours.step(moves)
        with pytest.raises(type(mine.value)) as other:
            theirs.step(moves)
        assert str(other.value) == str(mine.value)
        assert (before == theirs.states).all()
    for wrong in (np.zeros(n - 1, np.int64), np.zeros(n), np.zeros((n, 1), np.int64)):
        with pytest.raises(penstock.BadOption, match=f"Give {n} move ids"):
            theirs.step(wrong)
    with pytest.raises(penstock.BadOption, match="The mask must be uint8"):
        theirs.legal(np.zeros((n, 2), np.uint8))


def test_a_game_that_was_never_built_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", cupy_for(penstock.game(GAME)))
    monkeypatch.setattr(gpu, "kept", lambda game, target: None)
    with pytest.raises(penstock.PenstockError, match=f"penstock build {GAME} --target cuda"):
        penstock.batch(GAME, 1, 3, device="cuda")
    with pytest.raises(penstock.BadOption, match="at most"):
        penstock.batch(GAME, 1, 3, seed=10**120, device="cuda")
