"""How strong the bots are: `python -m bench.strength [GAME …] [--games N] [--only ROW] [--go-on] …`.

Each level shall beat the one below in 65 to 85 of 100 games of two, and a newcomer about half of those
against `beginner`. Every deal is played in every rotation of the seats. Searches are counted in iterations,
so that a busy machine changes nothing but the time this takes. Results go into bench/results.md as they
grow, so that a long run can be stopped; a row that would cost too much ends early and says how many games
it has, and `--go-on` plays the deals that it lacks (not for levels that have changed since). The usual
deals are none of those that levels were tuned with.
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
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("game", nargs="*", help="default: all")
    parser.add_argument("--games", type=int, default=400, help="of a row (default: 400)")
    parser.add_argument("--cpu", type=float, default=math.inf, help="seconds at most for a row")
    parser.add_argument("--cores", type=int, default=1, help="to work on (default: 1)")
    parser.add_argument(
        "--only", action="append", choices=list(DUELS), help="rows to measure (default: all)"
    )
    parser.add_argument(
        "--seed", type=int, default=FRESH_DEALS, help=f"of the first deal (default: {FRESH_DEALS})"
    )
    parser.add_argument("--go-on", action="store_true", help="only the deals that a row lacks")
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
            earlier = kept(game, name) if arguments.go_on else None
            row = row_of(name, earlier) if earlier else []
            for found in played(game, names, arguments, earlier):
                row = row_of(name, found)
                if not arguments.dry:
                    keep(game, row)
            print(" · ".join(row), flush=True)


def played(
    game: Game, names: tuple[str, ...], asked: argparse.Namespace, earlier: Duel | None
) -> Iterator[Duel]:
    """A duel as it grows, earlier deals included; the newcomer is a script in Python, so are its games."""
    seats = len(names)
    done = earlier.games // seats if earlier else 0
    deals = max(round(asked.games / seats), 2) - done
    seed = asked.seed + done
    if deals <= 0:
        return
    if NEWCOMER in names:
        duels = growing_by_match(game, [maker(name) for name in names], deals, seed, asked.cpu)
    else:
        duels = growing(game, players(game, names), deals, seed, asked.cores, asked.cpu)
    for found in duels:
        yield found.after(earlier, seats) if earlier else found


def maker(name: str) -> Callable[[int], Chooser]:
    return Newcomer if name == NEWCOMER else partial(make_bot, name)


def players(game: Game, names: tuple[str, ...]) -> list[str | Plan]:
    return [LEVELS[name].plan_for(game) if name in LEVELS else name for name in names]


def row_of(name: str, found: Duel) -> list[str]:
    """A row of a game's table."""
    figures = [str(found), str(found.games), f"{found.lead:+.1f}", f"{found.cpu:.0f} s"]
    return [name, *figures, report.today()]


def kept(game: Game, name: str) -> Duel | None:
    """What a row of the game's table tells, in the figures that are printed there."""
    for row in report.rows_of(report.STRENGTH, game.title):
        if row[0] == name:
            share, error = (float(part.strip("% ")) / 100 for part in row[1].split("±"))
            return Duel(share, error, int(row[2]), float(row[3]), float(row[4].split()[0]), 0)
    return None


def keep(game: Game, row: list[str]) -> None:
    """Put a row into the game's table, which keeps its other rows."""
    rows = {old[0]: old for old in report.rows_of(report.STRENGTH, game.title)}
    rows[row[0]] = row
    report.write(
        report.STRENGTH, INTRO, {game.title: report.table(HEADS, [rows[n] for n in DUELS if n in rows])}
    )


if __name__ == "__main__":
    main()
