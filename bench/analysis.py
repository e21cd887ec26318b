"""What the analysis of a game costs, and whether it finds the losses: `python -m bench.analysis [GAME …]`.

Games of `hard` against `random`, at the smallest and at the largest table: processor time of the fast pass,
natively and by the page's own code, which must find the same figures; how many decisions were judged, what
a decision of each player cost on average. Results go into bench/results.md.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import penstock
from bench import report
from penstock.analysis.account import Analysis
from penstock.analysis.analyse import analyse, as_json
from penstock.analysis.judging import FAST
from penstock.bots import make_bot
from penstock.engine.game import Game
from penstock.engine.match import Match
from penstock.server.site.games import write_games
from tests.local import same

INTRO = """Command: `python -m bench.analysis`. The fast pass over games of `hard` against `random`, at the
smallest and the largest table, by processor time: natively, and by the page's own code and WebAssembly in
V8, Chromium's engine. The page has a worker for each core, so two cores take half of it. Both find the same
figures for the same seed, to the last digit: the command fails where they do not. Then what a decision cost
of the chance of winning, what it would have cost in an even game, and accuracy, by player.
"""
WORKERS = 2
HEADS = (
    "seats",
    "games",
    "decisions a game",
    "CPU a game, native",
    "CPU a game, page",
    "the longest, page, on two cores",
    "cost, hard v random",
    "in an even game",
    "accuracy",
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.analysis", description=__doc__)
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--count", type=int, default=6, help="games at each table (default: 6)")
    parser.add_argument("--dry", action="store_true", help="print only")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        page = Page(Path(name))
        for game_id in arguments.games or penstock.games():
            game = penstock.game(game_id)
            tables = (game.seats[0], game.seats[-1])
            table = report.table(HEADS, [measured(game, seats, arguments.count, page) for seats in tables])
            print(f"{game.title}\n{table}", flush=True)
            if not arguments.dry:
                report.write(report.ANALYSIS, INTRO, {game.title: f"{report.machine()}\n\n{table}"})


class Page:
    """The page's analysis: its scripts and modules, run by Node."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games = folder / "local"
        write_games(self.games)
        self.script = same.bundled("analyse", folder)

    def analyse(self, match: Match, seed: int) -> dict[str, Any]:
        file = self.folder / "game.json"
        file.write_text(json.dumps(match.save()), "utf-8")
        numbers = map(str, (seed, FAST.base, FAST.each, FAST.games, WORKERS))
        command = ["node", str(self.script), str(self.games), str(file), *numbers]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        found: dict[str, Any] = json.loads(done.stdout)
        return found


def check_same(match: Match, found: Analysis, told: dict[str, Any], seed: int) -> None:
    native = json.loads(json.dumps(as_json(match, found, seed, FAST)))
    for part in ("chances", "players", "turning_points"):
        if native[part] != told[part]:
            sys.exit(f"{match.game.id}, seed {seed}: the page finds other {part} than Python.")


def measured(game: Game, seats: int, count: int, page: Page) -> list[str]:
    seconds = decisions = 0.0
    in_page: list[float] = []
    costs: dict[str, list[float]] = {"hard": [], "random": []}
    even: dict[str, list[float]] = {"hard": [], "random": []}
    accuracy: dict[str, list[float]] = {"hard": [], "random": []}
    for k in range(count):
        names = [("hard", "random")[(k + seat) % 2] for seat in range(seats)]
        match = played(game, names, k)
        begin = time.process_time()
        found = analyse(match, seed=k)
        seconds += time.process_time() - begin
        told = page.analyse(match, k)
        check_same(match, found, told, k)
        in_page.append(told["seconds"])
        decisions += len(found.decisions)
        for seat, name in enumerate(names):
            costs[name] += [d.loss for d in found.decisions if d.seat == seat]
            even[name] += [d.even for d in found.decisions if d.seat == seat]
            accuracy[name].append(found.players[seat].accuracy)
    return [
        str(seats),
        str(count),
        f"{decisions / count:.0f}",
        f"{seconds / count:.1f} s",
        f"{mean(in_page):.1f} s",
        f"{max(in_page) / WORKERS:.1f} s",
        " v ".join(f"{100 * mean(costs[name]):.2f} %" for name in costs),
        " v ".join(f"{100 * mean(even[name]):.2f} %" for name in even),
        " v ".join(f"{mean(accuracy[name]):.0f} %" for name in accuracy),
    ]


def played(game: Game, names: list[str], seed: int) -> Match:
    match = game.new(len(names), seed, backend="compiled")
    bots = [make_bot(name, seed) for name in names]
    while not match.over:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match, seat), seat)
    return match


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


if __name__ == "__main__":
    main()
