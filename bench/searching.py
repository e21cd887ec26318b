"""How fast the search is: `python -m bench.searching [GAME …]`.

Iterations a second from the opening, by the processor time of one core, with full random playouts and as
`hard` plays; what a turn of `hard` costs; and by the clock how much two threads gain, beside what two
processes gain that share nothing: only a quiet machine tells. Results go into bench/results.md.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from statistics import median

import penstock
from bench import report
from penstock.bots.game_loop import LONGEST
from penstock.bots.levels import LEVELS, Plan
from penstock.bots.params import SearchBudget, SearchParams
from penstock.engine.game import Game
from penstock.engine.match import Match

ITERATIONS = 4_000
ROUNDS = 5
SEATS = 4
INTRO = """
Command: `python -m bench.searching`. Iterations a second from the opening with four seats, by the
processor time of one core; two threads by the clock, beside one thread in the same round; two processes
that share nothing show what the machine's second core is worth. Medians.
"""
ROWS = (
    "full random playouts",
    "as hard plays",
    "a turn of hard",
    "2 threads, full random playouts",
    "2 processes, full random playouts",
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.searching", description=__doc__)
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--dry", action="store_true", help="print only")
    arguments = parser.parse_args()
    for game_id in arguments.games or penstock.games():
        game = penstock.game(game_id)
        table = report.table(["measure", "figure"], list(zip(ROWS, measured(game), strict=True)))
        print(f"{game.title}\n{table}", flush=True)
        if not arguments.dry:
            report.write(report.SEARCH, INTRO, {game.title: f"{report.machine()}\n\n{table}"})


def measured(game: Game) -> list[str]:
    """In the order of ROWS."""
    match = game.new(SEATS, seed=1, backend="compiled")
    hard = LEVELS["hard"].plan_for(game)
    full = full_playouts(hard)
    full_rate = median(rate(match, full, time.process_time) for _ in range(ROUNDS))
    hard_rate = median(rate(match, hard, time.process_time) for _ in range(ROUNDS))
    gains = []
    for _ in range(ROUNDS):
        one = rate(match, full, time.perf_counter)
        gains.append(rate(match, replace(full, threads=2), time.perf_counter) / one)
    turn = hard.budget.turn_iterations or 0
    return [
        f"{full_rate:,.0f} iterations/s",
        f"{hard_rate:,.0f} iterations/s",
        f"{turn:,} iterations, {turn / hard_rate:.2f} s",
        f"{median(gains):.2f} × 1 thread",
        f"{ceiling(game.id):.2f} × 1 process",
    ]


def full_playouts(plan: Plan) -> Plan:
    return replace(plan, params=SearchParams(length=LONGEST, samples=1))


def ceiling(game_id: str) -> float:
    """What two processes do together, for each iteration that one of them does alone."""
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        for warm in [pool.submit(alone, game_id) for _ in range(2)]:
            warm.result()
        gains = []
        for _ in range(ROUNDS):
            one = pool.submit(alone, game_id).result()
            two = [pool.submit(alone, game_id) for _ in range(2)]
            gains.append(sum(job.result() for job in two) / one)
    return median(gains)


def alone(game_id: str) -> float:
    """Iterations a second of this process, by the clock."""
    game = penstock.game(game_id)
    match = game.new(SEATS, seed=1, backend="compiled")
    return rate(match, full_playouts(LEVELS["hard"].plan_for(game)), time.perf_counter)


def rate(match: Match, plan: Plan, clock: Callable[[], float]) -> float:
    """Iterations a second for one decision."""
    bot = replace(plan, budget=SearchBudget(iterations=ITERATIONS)).bot(1)
    replace(plan, budget=SearchBudget(iterations=plan.trees)).bot(1).choose(match, match.to_act[0])
    begin = clock()
    bot.choose(match, match.to_act[0])
    return ITERATIONS / (clock() - begin)


if __name__ == "__main__":
    main()
