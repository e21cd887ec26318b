"""`python -m bench.local`: whole games at the page's own table and at the server's, compared as JSON.

Every state, positions of all viewers, moves, refusals, events, the log in four languages and the file.
It fails at the first game that is told differently.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

import penstock
from bench import report
from penstock.server.site.games import write_games
from tests.local import same

GAMES = 200
INTRO = """Command: `python -m bench.local`. Random games with random options, played by the same seeds at
the server's table, by the plain rules, and at the page's own, by the compiled module: the digest of every
position, all moves, refusals, events and the whole log in four languages, the result and the saved file,
and some positions as everybody sees them, compared as JSON. A row stands here only if nothing differed.
"""
HEADS = ("seats", "games", "decisions", "positions told whole", "different", "took")
LOOKS, REFUSED = 4, 6
AT_ONCE = 5  # games that one process plays


def played(game: penstock.Game, seats: int, games: int, script: Path, folder: Path) -> list[str]:
    """A row of figures; it ends everything where the two tables differ."""
    begin, decisions, positions = time.monotonic(), 0, 0
    for first in range(0, games, AT_ONCE):
        some = range(first, min(first + AT_ONCE, games))
        wanted = [one_game(game, seats, f"{game.id} {seats} {k}") for k in some]
        told = same.tell(script, folder, [one.asked for one in wanted])
        for k, one, said in zip(some, wanted, told, strict=True):
            if found := same.differences(one, said):
                sys.exit(f"{game.id}, {seats} seats, game {k}:\n" + "\n".join(found[:10]))
            decisions += one.decisions
            positions += len(one.shown["positions"])
    seconds = f"{time.monotonic() - begin:.0f} s"
    return [str(seats), str(games), f"{decisions:,}", f"{positions:,}", "0", seconds]


def one_game(game: penstock.Game, seats: int, name: str) -> same.Game:
    """By the luck of this name; where that never ends, by another."""
    try:
        return same.Player(game, seats, random.Random(name), LOOKS, REFUSED).play()
    except same.Endless:
        return one_game(game, seats, f"{name} again")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.local", description=__doc__)
    parser.add_argument("ids", nargs="*", default=penstock.games(), metavar="GAME")
    parser.add_argument("--games", type=int, default=GAMES, help=f"for each number of seats ({GAMES})")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_games(folder / "local")
        script = same.bundled("tell", folder)
        for game in map(penstock.game, args.ids):
            _ = game.kernel  # a server with compiled rules tells which moves end a turn
            rows = []
            for seats in game.seats:
                rows.append(played(game, seats, args.games, script, folder / "local"))
                print(f"{game.title} · " + " · ".join(rows[-1]), flush=True)
            report.write(
                report.SAME, INTRO, {game.title: f"{report.machine()}\n\n{report.table(HEADS, rows)}"}
            )


if __name__ == "__main__":
    main()
