"""How strong a learned net is without any tree: `python -m bench.learned GAME [--iterations N] …`.

One seat plays by the net, all others search with so many iterations a turn (0: greedy) and without a limit
of time. Every deal is played in every rotation of the seats, as long as the seconds last. Uses one process
a core and, where it has been built, the shared library: no Numba is needed then.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.queues import Queue
from pathlib import Path
from typing import Any

import numpy as np

import penstock
from bench import report
from bench.duels import error_of, shown
from penstock.bots import Bot
from penstock.bots.greedy import GreedyBot
from penstock.bots.instant import InstantBot
from penstock.bots.net import net_of, read_net
from penstock.bots.params import SearchBudget
from penstock.bots.search import SearchBot

INTRO = """Command: `python -m bench.learned GAME --seats N --iterations N --seconds S`. Share of wins of
one seat that plays by the net, one move ahead, against searches on all others, beside what would be equal.
Intervals of 95 % take games as independent; CPU is a seat's in one game.
"""
HEADS = (
    "against",
    "wins",
    "equal",
    "games",
    "mean lead",
    "CPU of the net",
    "CPU of each other",
    "measured",
)
DEALS_A_SEED = 100_000


@dataclass(frozen=True)
class Played:
    """One game."""

    won: float
    lead: int
    own_cpu: float
    others_cpu: float


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.learned", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--net", type=Path, help="another file than the game's own")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument(
        "--iterations", type=int, default=8000, help="of the others, a turn (default: 8000)"
    )
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dry", action="store_true", help="print only")
    args = parser.parse_args()
    game = penstock.game(args.game)
    net = read_net(args.net, game.n_features) if args.net else net_of(game)
    _ = game.kernel
    end = time.monotonic() + args.seconds
    context = get_context("fork")
    queue = context.Queue()
    crew = [
        context.Process(target=work, args=(k, args.processes, game, net, args, end, queue))
        for k in range(args.processes)
    ]
    for each in crew:
        each.start()
    found = collected(queue, len(crew))
    row = row_of(args.seats, args.iterations, found)
    print(" · ".join(row), flush=True)
    if not args.dry:
        keep(game, row)


def work(k: int, step: int, game: Any, net: Any, args: Any, end: float, queue: Queue[Any]) -> None:
    """Every so-manieth game until time is up, then None."""
    while time.monotonic() < end:
        queue.put(play(game, net, args.seats, args.iterations, args.seed, *divmod(k, args.seats)))
        k += step
    queue.put(None)


def collected(queue: Queue[Any], workers: int) -> list[Played]:
    found: list[Played] = []
    while workers:
        one = queue.get()
        if one is None:
            workers -= 1
        else:
            found.append(one)
    return found


def play(game: Any, net: Any, seats: int, iterations: int, seed: int, deal: int, own: int) -> Played:
    match = game.new(seats, seed * DEALS_A_SEED + deal, backend="compiled")
    bots: list[Bot] = [
        InstantBot(deal * 10 + k, net) if k == own else other(iterations, deal * 10 + k)
        for k in range(seats)
    ]
    cpu = [0.0, 0.0]
    while not match.over:
        seat = match.to_act[0]
        begin = time.process_time()
        move = bots[seat].choose(match, seat)
        cpu[seat != own] += time.process_time() - begin
        match.play(move, seat)
    first = [place == 1 for place in match.ranking]
    best = max(score for seat, score in enumerate(match.scores) if seat != own)
    won = first[own] / max(sum(first), 1)
    return Played(won, match.scores[own] - best, cpu[0], cpu[1] / (seats - 1))


def other(iterations: int, seed: int) -> Bot:
    if iterations == 0:
        return GreedyBot(seed)
    return SearchBot(seed, SearchBudget(turn_iterations=iterations))


def row_of(seats: int, iterations: int, found: Sequence[Played]) -> list[str]:
    shares = [each.won for each in found]
    means = {name: np.mean([getattr(each, name) for each in found]) for name in Played.__annotations__}
    return [
        name_of(seats, iterations),
        shown(float(means["won"]), error_of(shares)),
        f"{1 / seats:.0%}",
        str(len(found)),
        f"{means['lead']:+.1f}",
        f"{means['own_cpu']:.2f} s",
        f"{means['others_cpu']:.2f} s",
        report.today(),
    ]


def name_of(seats: int, iterations: int) -> str:
    return f"{seats - 1} × {f'search, {iterations:,} iterations a turn' if iterations else 'greedy'}"


def keep(game: Any, row: list[str]) -> None:
    """Put a row into the game's table, which keeps its other rows."""
    rows = {old[0]: old for old in report.rows_of(report.LEARNED, game.title)}
    rows[row[0]] = row
    report.write(report.LEARNED, INTRO, {game.title: report.table(HEADS, list(rows.values()))})


if __name__ == "__main__":
    main()
