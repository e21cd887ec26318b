"""What the analysis of a game costs, and whether it finds the losses: `python -m bench.analysis [GAME …]`.

Games of `hard` against `random`: processor time of the fast pass, how many decisions were judged, what a
decision of each player cost on average. Results go into bench/results.md.
"""

from __future__ import annotations

import argparse
import time

import penstock
from bench import report
from penstock.analysis.analyse import analyse
from penstock.bots import make_bot
from penstock.engine.game import Game
from penstock.engine.match import Match

INTRO = """Command: `python -m bench.analysis`. The fast pass over games of two, `hard` against `random`,
by the processor time of one core; what a decision cost of the chance of winning, and accuracy, by player.
"""
HEADS = (
    "games",
    "decisions a game",
    "CPU a game",
    "cost: hard",
    "cost: random",
    "accuracy",
    "losses by random",
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.analysis", description=__doc__)
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--count", type=int, default=6, help="games of each (default: 6)")
    parser.add_argument("--dry", action="store_true", help="print only")
    arguments = parser.parse_args()
    for game_id in arguments.games or penstock.games():
        game = penstock.game(game_id)
        table = report.table(HEADS, [measured(game, arguments.count)])
        print(f"{game.title}\n{table}", flush=True)
        if not arguments.dry:
            report.write(report.ANALYSIS, INTRO, {game.title: f"{report.machine()}\n\n{table}"})


def measured(game: Game, count: int) -> list[str]:
    seconds = decisions = 0.0
    costs: dict[str, list[float]] = {"hard": [], "random": []}
    accuracy: dict[str, list[float]] = {"hard": [], "random": []}
    for k in range(count):
        names = ["hard", "random"] if k % 2 == 0 else ["random", "hard"]
        match = played(game, names, k)
        begin = time.process_time()
        found = analyse(match, seed=k)
        seconds += time.process_time() - begin
        decisions += len(found.decisions)
        for seat, name in enumerate(names):
            costs[name] += [d.loss for d in found.decisions if d.seat == seat]
            accuracy[name].append(found.players[seat].accuracy)
    lost = {name: sum(each) for name, each in costs.items()}
    return [
        str(count),
        f"{decisions / count:.0f}",
        f"{seconds / count:.1f} s",
        *(f"{100 * mean(costs[name]):.2f} %" for name in costs),
        " v ".join(f"{mean(accuracy[name]):.0f} %" for name in accuracy),
        f"{100 * lost['random'] / sum(lost.values()):.0f} %",
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
