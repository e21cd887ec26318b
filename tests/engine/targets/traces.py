"""The same random games on every target: digests of all records after every so many decisions.

As a program (`python -m tests.engine.targets.traces GAME SEATS,N,EVERY,SEED …`) it plays on the game's
shared library, in a process that never imports Numba; or, with NUMBA_BOUNDSCHECK=1, on what Numba compiles.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from typing import Any

import numpy as np

import penstock
from penstock.engine import entries, rng
from penstock.engine.batch import line_table
from penstock.engine.game import Game, rule_names
from penstock.engine.targets.native import NativeKernel, native_kernel
from penstock.engine.template import bound

Trace = list[str]


def fresh(game: Game, seats: int, n: int, seed: int) -> Any:
    """Records before set-up, each with its own seed words."""
    empty = game.empty_state(seats, game.read_options({}))
    states: Any = np.repeat(empty.to_array(), n)
    states["rng"] = line_table(seed, n, rng.RngStream.GAME)
    return states


def digest(states: Any) -> str:
    return hashlib.sha256(states.tobytes()).hexdigest()[:16]


def trace(kernel: Any, game: Game, seats: int, n: int, every: int, seed: int) -> Trace:
    """By compiled rules, whoever compiled them."""
    states = fresh(game, seats, n, seed)
    lines = line_table(seed, n, rng.RngStream.CHOOSER)
    kernel.reset(states, 0, n)
    found = [digest(states)]
    while (states["to_act"] != 0).any():
        kernel.playout(states, 0, n, lines, every)
        found.append(digest(states))
    return found


def plain_trace(game: Game, seats: int, n: int, every: int, seed: int) -> Trace:
    """By plain Python, from end to end."""
    names = rule_names(game)
    reset, playout = (bound(template, names) for template in (entries.reset, entries.playout))
    states = [game.state.load(element) for element in fresh(game, seats, n, seed)]
    lines = line_table(seed, n, rng.RngStream.CHOOSER).tolist()
    ids = [0] * len(game.moves)
    reset(states, 0, n)

    def stored() -> str:
        array = np.zeros(n, game.state.dtype())
        for k, s in enumerate(states):
            s.store(array, k)
        return digest(array)

    found = [stored()]
    while any(s.to_act for s in states):
        playout(states, 0, n, every, ids, lines)
        found.append(stored())
    return found


def main(game_id: str, *asked: str) -> None:
    game = penstock.game(game_id)
    is_checked = os.environ.get("NUMBA_BOUNDSCHECK") == "1"
    kernel = game.kernel if is_checked else native_kernel(game)
    assert kernel is not None, "the library has not been built"
    assert isinstance(kernel, NativeKernel) != is_checked
    found = [trace(kernel, game, *map(int, numbers.split(","))) for numbers in asked]
    has_numba = bool({"numba", "llvmlite"} & set(sys.modules))
    assert has_numba == is_checked, "only who checks bounds was to need Numba"
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
