"""What is measured of our own engine; each function returns one number."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import penstock
from penstock.engine.game import Game
from tests.walks import modes

PLAYOUTS = 2_000  # games in one playout measurement
STEPS = 20_000


def tables(game: Game) -> dict[str, tuple[int, dict[str, str]]]:
    """Every number of seats, and every mode played by it where there are several."""
    found: dict[str, tuple[int, dict[str, str]]] = {}
    for seats in game.seats:
        found[f"{seats} seats"] = seats, {}
        several = modes(game, seats)
        if len(several) > 1:
            found |= {", ".join((f"{seats} seats", *mode.values())): (seats, mode) for mode in several}
    return found


def playout(
    game: Game, seats: int, options: dict[str, str] | None = None, threads: int = 1
) -> tuple[float, float]:
    """Decisions and games per second of compiled random games."""
    batch = penstock.batch(game.id, PLAYOUTS * threads, seats, seed=1, options=options, threads=threads)
    begin = time.perf_counter()
    decisions = batch.playout()
    seconds = time.perf_counter() - begin
    return decisions / seconds, batch.n / seconds


def recorded_game(game: Game, seats: int) -> list[tuple[int, int]]:
    """The moves of one random game, as (seat, id)."""
    match = game.new(seats, seed=1, backend="compiled")
    chance = random.Random(1)
    moves = []
    while not match.over:
        seat = match.to_act[0]
        move = chance.choice(match.moves(seat))
        match.play(move, seat)
        moves.append((seat, move.id))
    return moves


def per_second(work: Callable[[], int], least: float = 0.3) -> float:
    """How many units of work a second; `work` returns how many it did."""
    work()
    done, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < least:
        done += work()
    return done / (time.perf_counter() - begin)


def plain_rules(game: Game, seats: int) -> float:
    """Rule-level moves a second on the plain backend: ask, then do."""
    moves = recorded_game(game, seats)
    start = game.new(seats, seed=1, backend="plain").state
    start.records_events = 0
    ask, do = game.dispatch.why_not, game.dispatch.apply

    def work() -> int:
        s = start.copy()
        for seat, move in moves:
            assert ask(s, seat, move) == 0
            do(s, seat, move)
        return len(moves)

    return per_second(work)


def friendly(game: Game, seats: int, backend: str) -> float:
    """`match.play(notation, seat)` calls a second, events noted, every move checked."""
    moves = [(game.moves.names[move].notation, seat) for seat, move in recorded_game(game, seats)]
    start = game.new(seats, seed=1, backend=backend)

    def work() -> int:
        match = start.copy()
        for notation, seat in moves:
            match.play(notation, seat)
        return len(moves)

    return per_second(work)


def fused_step(game: Game, seats: int) -> float:
    """One game, one call a decision: move in, next mask out."""
    moves = [move for _, move in recorded_game(game, seats)]
    start = game.new(seats, seed=1, backend="compiled").state.to_array()
    start["records_events"] = 0
    step, mask = game.kernel.step, np.zeros(len(game.moves), np.uint8)

    def work() -> int:
        states = start.copy()
        for move in moves:
            step(states, 0, -1, move, mask)
        return len(moves)

    return per_second(work)


def batched(game: Game, seats: int, n: int = 256) -> float:
    """Decisions a second in batches: masks out, random moves chosen in NumPy, checked step in."""
    chance = np.random.default_rng(1)
    batch = penstock.batch(game.id, n, seats, seed=1)
    mask = batch.legal()

    def work() -> int:
        if batch.over.any():
            batch.reset(int(chance.integers(1 << 30)))
        batch.legal(mask)
        # the legal move with the largest random number: one pass over the mask
        moves = (mask * chance.random(mask.shape, np.float32)).argmax(axis=1)
        batch.step(moves)
        return n

    return per_second(work, 1.0)


def engine_only(game: Game, seats: int, n: int = 256) -> float:
    """The same without choosing: the share of our own code in `batched`."""
    moves = [move for _, move in recorded_game(game, seats)]
    batch = penstock.batch(game.id, n, seats, seed=1)
    one = game.new(seats, seed=1, backend="compiled").state.to_array()
    one["records_events"] = 0
    mask = batch.legal()
    columns = [np.full(n, move) for move in moves]

    def work() -> int:
        batch.states[:] = one[0]
        for column in columns:
            batch.step(column)
            batch.legal(mask)
        return n * len(moves)

    return per_second(work, 0.5)


def fused_batch(game: Game, seats: int, observe: bool, threads: int | None = None, n: int = 4096) -> float:
    """Decisions a second through `ArrayEnv.step`: checked moves in; masks, rewards and ends out, new games
    in place of finished ones, observations if wished; random moves chosen in NumPy."""
    from penstock.research.arrays import ArrayEnv

    env = ArrayEnv(game.id, n, seats, seed=1, observe=observe, threads=threads)
    chance = np.random.default_rng(1)
    mask = env.reset().mask

    def work() -> int:
        # the legal move with the largest random number; odd, so that no legal one is zero
        numbers = np.frombuffer(chance.bytes(2 * mask.size), np.uint16).reshape(mask.shape) | 1
        env.step((mask * numbers).argmax(axis=1))
        return n

    return per_second(work, 1.0)


def copy_many(states: Any, n: int) -> None:
    """Copy one state over others n times; compiled below."""
    for k in range(n):
        states[1 + k % (len(states) - 1)] = states[0]


def copy_ns(game: Game) -> float:
    """Nanoseconds for one state copy inside compiled code."""
    compiled = game.kernel.entry(copy_many, {})
    states = np.zeros(16, game.state.dtype())
    compiled(states, 1)
    n = 2_000_000
    begin = time.perf_counter()
    compiled(states, n)
    return (time.perf_counter() - begin) / n * 1e9


START = """
import time; begin = time.perf_counter()
import penstock; imported = time.perf_counter() - begin
import sys; assert 'numba' not in sys.modules
penstock.game({game!r}).kernel; ready = time.perf_counter() - begin
print(imported, ready)
"""


def starts(game: Game) -> tuple[float, float, float]:
    """Seconds: import, cold compilation, warm start; in processes of their own."""
    with tempfile.TemporaryDirectory() as cache:
        cold, warm = (start_once(game, cache) for _ in range(2))
    return warm[0], cold[1], warm[1]


def start_once(game: Game, cache: str) -> tuple[float, float]:
    run = subprocess.run(
        [sys.executable, "-c", START.format(game=game.id)],
        env={**os.environ, "PENSTOCK_CACHE": cache},
        capture_output=True,
        text=True,
        check=True,
    )
    imported, ready = run.stdout.split()
    return float(imported), float(ready)
