"""Games on a GPU: the same bytes as the shared library's, and how fast: `python -m bench.gpu [GAME …]`.

Needs NumPy, CuPy, and both artefacts of each game (`penstock build GAME --target cuda`, `--target native`)
in $PENSTOCK_CACHE; neither Numba nor a network. Prints tables for bench/results.md.
"""

from __future__ import annotations

import argparse
import time
from statistics import median
from typing import Any

import numpy as np

import penstock
from bench import report
from penstock.engine.batch import Batch
from penstock.engine.game import Game
from penstock.engine.targets.gpu import DeviceBatch
from penstock.research.arrays import ArrayEnv

SEED, COMPARED, ROUNDS, STEPS, PART = 3, 4096, 3, 100, 1 << 16
HEADS = ("measure", "figure", "target")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description=__doc__)
    parser.add_argument("games", nargs="*", default=penstock.games(), help="default: all")
    parser.add_argument("--n", type=int, default=1 << 20, help="games at once (default: a million)")
    arguments = parser.parse_args()
    for game_id in arguments.games:
        game = penstock.game(game_id)
        compare(game)
        print(
            f"### {game.title}, on a GPU\n\n{report.machine()}\n\n{measured(game, arguments.n)}\n",
            flush=True,
        )


def compare(game: Game) -> None:
    """Whole playouts, and steps with the first and with any legal move, byte by byte."""
    for seats in game.seats:
        ours, device = Batch(game, COMPARED, seats, SEED), DeviceBatch(game, COMPARED, seats, SEED)
        same(ours, device, "set-up", seats)
        chance = np.random.default_rng(SEED)
        for k in range(STEPS):
            masks = ours.legal()
            assert np.array_equal(masks, device.legal().get()), f"masks of {game.id} differ at step {k}"
            moves = (masks * chance.random(masks.shape, np.float32)).argmax(axis=1)
            ours.step(moves)
            device.step(moves)
            same(ours, device, f"step {k}", seats)
        refuses(device)
        ours.playout()
        device.playout()
        same(ours, device, "playout", seats)
        print(f"{game.id}, {seats} seats: {COMPARED} games, the same bytes", flush=True)


def same(ours: Batch, device: DeviceBatch, what: str, seats: int) -> None:
    rows = ours.states.view(np.uint8).reshape(ours.n, -1)
    bad = np.flatnonzero((rows != device.states.get()).any(axis=1))
    assert not len(bad), f"{ours.game.id}, {seats} seats, {what}: {len(bad)} games differ, first {bad[0]}"


def refuses(device: DeviceBatch) -> None:
    """An illegal move is named and nothing changes."""
    before = device.states.copy()
    masks = device.legal().get()
    moves = masks.argmax(axis=1)
    going_on = np.flatnonzero(masks.any(axis=1))
    if not len(going_on):
        return
    moves[going_on[-1]] = masks[going_on[-1]].argmin()
    said = ""
    try:
        device.step(moves)
    except penstock.IllegalMove as error:
        said = str(error)
    assert f"Game {going_on[-1]}:" in said, "an illegal move was played"
    assert bool((before == device.states).all())


def measured(game: Game, n: int) -> str:
    target = "300 M" if game.id == "schwarzer-freitag" else "100 M"
    seats = game.seats[-1]
    rows = [
        (f"playouts, {n:,} games, {seats} seats", played(game, n, seats), target),
        (f"ArrayEnv, {n:,} games, steps with mask and observation", stepped(game, n, seats), "50 M"),
    ]
    return report.table(
        HEADS, [(what, f"{rate / 1e6:,.0f} M decisions/s", wanted) for what, rate, wanted in rows]
    )


def played(game: Game, n: int, seats: int) -> float:
    """Decisions a second in whole random games."""
    device, rates = DeviceBatch(game, n, seats, SEED), []
    for k in range(ROUNDS):
        device.reset(SEED + k)
        begin = now(device)
        made = device.playout()
        rates.append(made / (now(device) - begin))
    return median(rates)


def stepped(game: Game, n: int, seats: int) -> float:
    """Steps a second of an environment, in the midst of random games; choosing moves does not count."""
    env = ArrayEnv(game.id, n, seats, SEED, device="cuda")
    chance = env.batch.xp.random.default_rng(SEED)
    mask, spent = env.reset().mask, []
    for _ in range(STEPS):
        moves = chosen(env.batch.xp, mask, chance)
        begin = now(env.batch)
        mask = env.step(moves).mask
        spent.append(now(env.batch) - begin)
    return n / median(spent[STEPS // 2 :])


def chosen(xp: Any, mask: Any, chance: Any) -> Any:
    """Any legal move of each game, in parts: random numbers for all would need much memory."""
    parts = (mask[k : k + PART] for k in range(0, len(mask), PART))
    return xp.concatenate([(part * chance.random(part.shape, np.float32)).argmax(axis=1) for part in parts])


def now(device: Any) -> float:
    device.xp.cuda.get_current_stream().synchronize()
    return time.perf_counter()


if __name__ == "__main__":
    main()
