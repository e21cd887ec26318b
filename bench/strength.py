"""How strong the bots are: `python -m bench.strength [GAME …] [--games N] [--cpu S] [--only ROW] [--dry]`.

Each level shall beat the one below in 65 to 85 of 100 games of two, and a newcomer about half of those
against `beginner`. Every deal is played in every rotation of the seats. Searches are counted in iterations,
so that a busy machine changes nothing but the time this takes. Results go into bench/results.md as they
grow, so that a long run can be stopped; a row that would cost too much ends early and says how many games
it has. The usual deals are none of those that levels were tuned with.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import pairwise

import penstock
from bench import report
from bench.duels import Chooser, Duel, growing, growing_by_match
from bench.newcomer import Newcomer
from penstock.bots import make_bot
from penstock.bots.levels import LEVELS, Plan
from penstock.bots.net import has_net
from penstock.bots.search_buffers import prepare
from penstock.engine.game import Game

NEWCOMER = "newcomer"
INSTANT = "instant"
INTRO = """Command: `python -m bench.strength --cpu S`. Share of wins of the first bot with an interval of
95 % (no width: every deal went the same way); against three others, 25 % is equal. Every deal is played in
every rotation of the seats. A level has its iterations a turn whatever the machine does; seconds are CPU
time of one core for the whole row, which ends early when it has taken S of them.
"""
FRESH_DEALS = 500_001  # the first; levels are tuned with deals below
HEADS = ("bots", "wins of the first", "games", "mean lead", "CPU", "measured")
STEPS = tuple(pairwise(LEVELS))  # the ladder: a level and the one above it
DUELS: Mapping[str, tuple[str, ...]] = {  # who plays whom
    "beginner v newcomer": ("beginner", NEWCOMER),
    **{f"{upper} v {lower}": (upper, lower) for lower, upper in STEPS},
    **{f"{upper} v 3 {lower}": (upper, lower, lower, lower) for lower, upper in STEPS},
    f"{INSTANT} v hard": (INSTANT, "hard"),
    f"{INSTANT} v 3 hard": (INSTANT, "hard", "hard", "hard"),
    "greedy v random": ("greedy", "random"),
    "medium v greedy": ("medium", "greedy"),
    "hard v greedy": ("hard", "greedy"),
    "hard v 3 greedy": ("hard", "greedy", "greedy", "greedy"),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("game", nargs="*", help="default: all")
    parser.add_argument("--games", type=int, default=400, help="of a row (default: 400)")
    parser.add_argument("--cpu", type=float, default=math.inf, help="seconds at most for a row")
    parser.add_argument("--threads", type=int, default=1, help="cores to work on (default: 1)")
    parser.add_argument(
        "--only", action="append", choices=list(DUELS), help="rows to measure (default: all)"
    )
    parser.add_argument(
        "--seed", type=int, default=FRESH_DEALS, help=f"of the first deal (default: {FRESH_DEALS})"
    )
    parser.add_argument("--dry", action="store_true", help="print only")
    arguments = parser.parse_args()
    for game_id in arguments.game or penstock.games():
        game = penstock.game(game_id)
        prepare(game)  # who compiles is not part of a row
        print(game.title, flush=True)
        for name in arguments.only or DUELS:
            names = DUELS[name]
            if INSTANT in names and not has_net(game):
                continue  # it would be the greedy bot
            deals = max(round(arguments.games / len(names)), 2)
            for found in played(game, names, deals, arguments):
                row = row_of(name, found)
                if not arguments.dry:
                    keep(game, row)
            print(" · ".join(row), flush=True)


def played(game: Game, names: tuple[str, ...], deals: int, asked: argparse.Namespace) -> Iterator[Duel]:
    """A duel as it grows; the newcomer is a script in Python, and so are its games."""
    if NEWCOMER in names:
        return growing_by_match(game, [maker(name) for name in names], deals, asked.seed, asked.cpu)
    return growing(game, players(game, names), deals, asked.seed, asked.threads, asked.cpu)


def maker(name: str) -> Callable[[int], Chooser]:
    return Newcomer if name == NEWCOMER else partial(make_bot, name)


def players(game: Game, names: tuple[str, ...]) -> list[str | Plan]:
    return [LEVELS[name].plan_for(game) if name in LEVELS else name for name in names]


def row_of(name: str, found: Duel) -> list[str]:
    """A row of a game's table."""
    figures = [str(found), str(found.games), f"{found.lead:+.1f}", f"{found.cpu:.0f} s"]
    return [name, *figures, report.today()]


def keep(game: Game, row: list[str]) -> None:
    """Put a row into the game's table, which keeps its other rows."""
    rows = {old[0]: old for old in report.rows_of(report.STRENGTH, game.title)}
    rows[row[0]] = row
    report.write(
        report.STRENGTH, INTRO, {game.title: report.table(HEADS, [rows[n] for n in DUELS if n in rows])}
    )


if __name__ == "__main__":
    main()
