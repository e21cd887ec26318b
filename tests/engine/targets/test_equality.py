"""Plain Python, Numba's code, the shared library and WebAssembly agree on every byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import penstock
from tests.engine.targets.traces import plain_trace

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
FEW, EVERY = 3, 17  # games in plain Python; decisions between two looks
MANY = int(os.environ.get("PENSTOCK_TARGET_GAMES", "100"))  # thousands in `make soak`

for_every_game = pytest.mark.parametrize("game_id", penstock.games())

pytestmark = pytest.mark.slow  # builds every game


def said(*command: str, **environment: str) -> list[str]:
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=ROOT, env={**os.environ, **environment}
    )
    assert done.returncode == 0, done.stderr
    found: list[str] = json.loads(done.stdout)
    return found


def by_library(game_id: str, *numbers: int) -> list[str]:
    return said(sys.executable, "-m", "tests.engine.targets.traces", game_id, *map(str, numbers))


def by_numba(game_id: str, *numbers: int) -> list[str]:
    """With bounds checks: the promise kit needs these too, and nobody else compiles the rules by Numba."""
    command = [sys.executable, "-m", "tests.engine.targets.traces", game_id, *map(str, numbers)]
    return said(*command, NUMBA_BOUNDSCHECK="1")


def by_wasm(folder: Path, game_id: str, *numbers: int) -> list[str]:
    return said("node", str(HERE / "traces.mjs"), str(folder), game_id, *map(str, numbers))


@for_every_game
def test_random_games_have_the_same_bytes_in_all_targets(
    game_id: str, built_folder: Callable[[str], Path]
) -> None:
    folder = built_folder(game_id)
    game = penstock.game(game_id)
    for seats in game.seats:
        asked = seats, FEW, EVERY, 40 + seats
        plain = plain_trace(game, *asked)
        assert len(plain) > 2
        assert by_numba(game_id, *asked) == plain
        assert by_library(game_id, *asked) == plain
        assert by_wasm(folder, game_id, *asked) == plain


@for_every_game
def test_many_games_have_the_same_bytes_in_all_compiled_targets(
    game_id: str, built_folder: Callable[[str], Path]
) -> None:
    folder = built_folder(game_id)
    game = penstock.game(game_id)
    asked = game.seats[-1], MANY, EVERY, 7
    compiled = by_numba(game_id, *asked)
    assert by_library(game_id, *asked) == compiled
    assert by_wasm(folder, game_id, *asked) == compiled
