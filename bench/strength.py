"""How strong the bots are: `python -m bench.strength [GAME …] [--deals N] [--only ROW] [--dry]`.

Each level shall beat the one below in 65 to 85 of 100 games of two, and a newcomer about half of those
against `beginner`. Every deal is played in every rotation of the seats. Searches are counted in iterations,
so that a busy machine changes nothing but the time this takes. Results go into bench/results.md as they
grow, so that a long run can be stopped.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import pairwise

import penstock
from bench import report
from bench.duels import Chooser, Duel, growing, growing_by_match
from bench.newcomer import Newcomer
from penstock.bots import make_bot
from penstock.bots.levels import LEVELS, Plan
from penstock.engine.game import Game

NEWCOMER = "newcomer"
INTRO = """Command: `python -m bench.strength`. Share of wins of the first bot with an interval of 95 %
(no width: every deal went the same way); every deal is played in every rotation of the seats. A level has
its iterations a turn whatever the machine does; seconds are CPU time of one core for the whole row.
"""
HEADS = ("bots", "wins of the first", "games", "mean lead", "CPU", "measured")
# Who plays whom, and how many deals for each of those asked for: cheap rows get more of them.
DUELS: Mapping[str, tuple[tuple[str, ...], float]] = {
    "beginner v newcomer": (("beginner", NEWCOMER), 1),
    **{f"{upper} v {lower}": ((upper, lower), 1) for lower, upper in pairwise(LEVELS)},  # the ladder
    "greedy v random": (("greedy", "random"), 10),
    "medium v greedy": (("medium", "greedy"), 1),
    "hard v greedy": (("hard", "greedy"), 0.5),
    "hard v 3 greedy": (("hard", "greedy", "greedy", "greedy"), 0.5),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--deals", type=int, default=100, help="deals of a usual row (default: 100)")
    parser.add_argument(
        "--only", action="append", choices=list(DUELS), help="rows to measure (default: all)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the first deals (default: 1)")
    parser.add_argument("--dry", action="store_true", help="print only")
    arguments = parser.parse_args()
    for game_id in arguments.games or penstock.games():
        game = penstock.game(game_id)
        print(game.title, flush=True)
        for name in arguments.only or DUELS:
            names, times = DUELS[name]
            deals = max(round(arguments.deals * times), 2)
            for found in played(game, names, deals, arguments.seed):
                row = row_of(name, found)
                if not arguments.dry:
                    keep(game, row)
            print(" · ".join(row), flush=True)


def played(game: Game, names: tuple[str, ...], deals: int, seed: int) -> Iterator[Duel]:
    """A duel as it grows; the newcomer is a script in Python, and so are its games."""
    if NEWCOMER in names:
        return growing_by_match(game, [maker(name) for name in names], deals, seed)
    return growing(game, players(game, names), deals, seed)


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
