"""How fast the search is: `python -m bench.searching [GAME …]`.

Iterations a second from the opening, by the processor time of one core, with full random playouts and as
`hard` plays; what a turn of `hard` costs; and by the clock how much two threads gain, which only a quiet
machine tells.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import replace
from statistics import median

import penstock
from penstock.bots.levels import LEVELS, Plan
from penstock.bots.search_leaf import LONGEST
from penstock.bots.settings import Limits, Settings
from penstock.engine.match import Match

ITERATIONS = 4_000
ROUNDS = 5
SEATS = 4


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.searching", description=__doc__)
    parser.add_argument("games", nargs="*", help="default: all")
    print("| game | full random playouts | as hard plays | a turn of hard | 2 threads |")
    print("|---|---|---|---|---|")
    for game_id in parser.parse_args().games or penstock.games():
        print(measured(game_id), flush=True)


def measured(game_id: str) -> str:
    match = penstock.game(game_id).new(SEATS, seed=1, carrier="compiled")
    hard = LEVELS["hard"].plan_for(game_id)
    full = replace(hard, settings=Settings(length=LONGEST, samples=1))
    plain_rate = median(rate(match, full, time.process_time) for _ in range(ROUNDS))
    hard_rate = median(rate(match, hard, time.process_time) for _ in range(ROUNDS))
    gains = []
    for _ in range(ROUNDS):
        one = rate(match, full, time.perf_counter)
        gains.append(rate(match, replace(full, threads=2), time.perf_counter) / one)
    seconds = (hard.limits.turn_iterations or 0) / hard_rate
    return (
        f"| {match.game.title} | {plain_rate:,.0f}/s | {hard_rate:,.0f}/s "
        f"| {hard.limits.turn_iterations:,} iterations, {seconds:.2f} s | {median(gains):.2f} × |"
    )


def rate(match: Match, plan: Plan, clock: Callable[[], float]) -> float:
    """Iterations a second for one decision."""
    bot = replace(plan, limits=Limits(iterations=ITERATIONS)).bot(1)
    replace(plan, limits=Limits(iterations=plan.trees)).bot(1).choose(match, match.to_act[0])
    begin = clock()
    bot.choose(match, match.to_act[0])
    return ITERATIONS / (clock() - begin)


if __name__ == "__main__":
    main()
