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
from tests.engine.targets.traces import Trace, plain_trace

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
FEW, EVERY = 3, 17  # games in plain Python; decisions between two looks
MANY = int(os.environ.get("PENSTOCK_TARGET_GAMES", "100"))  # thousands in `make soak`

for_every_game = pytest.mark.parametrize("game_id", penstock.games())

pytestmark = pytest.mark.slow  # builds every game


Asked = tuple[int, int, int, int]  # seats, games, decisions between two looks, seed


def said(*command: str, asked: list[Asked], **environment: str) -> list[Trace]:
    """What a program answers to all questions at once."""
    words = [",".join(map(str, numbers)) for numbers in asked]
    done = subprocess.run(
        [*command, *words],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, **environment},
    )
    assert done.returncode == 0, done.stderr
    found: list[Trace] = json.loads(done.stdout)
    return found


@for_every_game
def test_random_games_have_the_same_bytes_in_all_targets(
    game_id: str, built_folder: Callable[[str], Path]
) -> None:
    """A few games at every table also in plain Python; many at the fullest."""
    folder = built_folder(game_id)
    game = penstock.game(game_id)
    few = [(seats, FEW, EVERY, 40 + seats) for seats in game.seats]
    asked = [*few, (game.seats[-1], MANY, EVERY, 7)]
    python = [sys.executable, "-m", "tests.engine.targets.traces", game_id]
    # With bounds checks: the promise kit needs these too, and nobody else compiles the rules by Numba.
    by_numba = said(*python, asked=asked, NUMBA_BOUNDSCHECK="1")
    assert min(map(len, by_numba)) > 2
    assert by_numba[: len(few)] == [plain_trace(game, *numbers) for numbers in few]
    assert said(*python, asked=asked) == by_numba
    assert said("node", str(HERE / "traces.mjs"), str(folder), game_id, asked=asked) == by_numba
