"""How fast the other targets are beside this machine's own code: `python -m bench.targets [GAME …]`.

Random play and search iterations by the processor time of one core, the library and WebAssembly (in Node)
in turns; what the module weighs; how long a fresh process takes to its first playout. Results go into
bench/results.md.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import penstock
from bench import report
from penstock.bots.blueprint import blueprint_of
from penstock.bots.entry import BEGIN, BOT, THINK
from penstock.bots.records import SEARCH
from penstock.bots.search_buffers import SearchBuffers, make_buffers, make_player
from penstock.engine import rng
from penstock.engine.batch import line_table
from penstock.engine.game import Game
from penstock.engine.header import MOST_SEATS
from penstock.engine.targets.build import built, find_target
from penstock.engine.targets.native import NativeKernel, native_kernel
from penstock.terminal.commands.command_build import files_of

ROUNDS = 5
GAMES, ITERATIONS, EDGES = 300, 400, 60_000
SEATS, SEED = 3, 5
START = """
import penstock, sys, time
batch = penstock.batch({game!r}, 1, {seats})
print(time.process_time())  # all since the interpreter began
assert "numba" not in sys.modules
batch.playout()
"""
TOLD = f"""Command: `python -m bench.targets`. Medians of {ROUNDS} interleaved rounds, by processor time.
On a GPU: what `python -m bench.gpu` printed there; medians, by the clock.
"""
HEADS = ("measure", "library", "WebAssembly", "ratio")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.targets", description=__doc__)
    parser.add_argument("games", nargs="*", default=penstock.games(), help="default: all")
    parser.add_argument("--dry", action="store_true", help="do not write bench/results.md")
    arguments = parser.parse_args()
    for game_id in arguments.games:
        game = penstock.game(game_id)
        told = f"{report.machine()}\n\n{measured(game)}"
        print(f"{game.title}\n\n{told}\n")
        if not arguments.dry:
            report.write(report.TARGETS, TOLD, {game.title: told})


def measured(game: Game) -> str:
    blueprint = blueprint_of(game)
    with tempfile.TemporaryDirectory() as folder:
        for target in ("native", "wasm"):
            for name, data in files_of(blueprint, target, built(blueprint, find_target(target))).items():
                Path(folder, name).write_bytes(data)
        kernel = native_kernel(game)
        assert kernel is not None
        rounds = [(by_library(game, kernel), by_wasm(folder, game)) for _ in range(ROUNDS)]
        weight = len(gzip.compress(Path(folder, f"{game.id}.wasm").read_bytes(), 9))
    rows = []
    for k, what in enumerate(("random play, decisions/s", "search, iterations/s")):
        library, wasm = (median(each[side][k] for each in rounds) for side in (0, 1))
        ratio = median(each[1][k] / each[0][k] for each in rounds)
        rows.append((what, f"{library:,.0f}", f"{wasm:,.0f}", f"{ratio:.2f} (target 0.5)"))
    with tempfile.TemporaryDirectory() as folder:
        begun = min(seconds_to_start(game, folder) for _ in range(ROUNDS + 1))
    rows.append(("module, rules, views and search, gzipped", "", f"{weight / 1000:.1f} kB", "target 45 kB"))
    rows.append(("fresh process to its first playout, the quickest", f"{begun:.2f} s", "", "target 0.3 s"))
    return report.table(HEADS, rows)


def by_library(game: Game, kernel: NativeKernel) -> tuple[float, float]:
    batch = penstock.batch(game.id, GAMES, SEATS, SEED, threads=1)
    lines = line_table(SEED, GAMES, rng.RngStream.CHOOSER)
    begin = time.process_time()
    kernel.playout(batch.states, 0, GAMES, lines, game.longest)
    played = float(lines[:, rng.SEED_WORDS].sum()) / (time.process_time() - begin)
    buffers = buffers_on(game, kernel)
    begin = time.process_time()
    buffers.run(THINK, game.new(SEATS, SEED).to_act[0], ITERATIONS, 0)
    return played, ITERATIONS / (time.process_time() - begin)


def buffers_on(game: Game, kernel: NativeKernel) -> SearchBuffers:
    """A search from the opening, ready to think."""
    match = game.new(SEATS, SEED, backend="plain")
    seat = match.to_act[0]
    buffers = make_buffers(game, 1, EDGES, is_plain=False)
    buffers.entry = kernel.entry(None, {}, BOT)
    buffers.seat([make_player(SEARCH)] * MOST_SEATS)
    buffers.lay_seed(0, rng.seed_words(SEED, rng.RngStream.SEARCH))
    buffers.run(BEGIN, seat)
    buffers.know(match.known(seat))
    return buffers


def by_wasm(folder: str, game: Game) -> tuple[float, float]:
    script = Path(__file__).with_name("targets.mjs")
    numbers = (GAMES, ITERATIONS, EDGES, SEATS, SEED)
    done = subprocess.run(
        ["node", str(script), folder, game.id, *map(str, numbers)],
        capture_output=True,
        text=True,
        check=True,
    )
    played, searched = json.loads(done.stdout)
    return played, searched


def seconds_to_start(game: Game, folder: str) -> float:
    """With Python's bytecode kept in a folder, as an installed package has it; the first call fills it."""
    code = START.format(game=game.id, seats=SEATS)
    keeping = {"PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **keeping},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


if __name__ == "__main__":
    main()
