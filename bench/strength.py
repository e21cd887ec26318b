"""How strong the bots are: `python -m bench.strength [GAME …] [--deals N] [--dry]`.

Every deal is played in every rotation of the seats. Searches are counted in iterations, so that a busy
machine changes nothing but the time this takes. Results go into `bench/strength.md`.
"""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path

import penstock
from bench.duels import Duel, duel
from penstock.bots.levels import LEVELS
from penstock.bots.search_series import Player
from penstock.engine.game import Game

FILE = Path(__file__).parent / "strength.md"
HEAD = """# Strength of the bots

Command: `python -m bench.strength`. Share of wins of the first bot with an interval of 95 %; every deal is
played in every rotation of the seats. A level has its iterations a turn whatever the machine does; seconds
are CPU time of one core.

"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--deals", type=int, default=100, help="deals of each duel with two seats")
    parser.add_argument("--dry", action="store_true", help="print only")
    arguments = parser.parse_args()
    lines = []
    for game_id in arguments.games or penstock.games():
        for line in measure(penstock.game(game_id), arguments.deals):
            print(line, flush=True)
            lines.append(line)
    if not arguments.dry:
        FILE.write_text(f"{HEAD}{date.today().isoformat()}.\n\n" + "\n".join(lines), "utf-8")


def measure(game: Game, deals: int) -> list[str]:
    """One table of a game."""
    easy, medium, hard = (LEVELS[name].plan_for(game.id) for name in ("easy", "medium", "hard"))
    rows: list[tuple[str, list[Player], int]] = [
        ("greedy v random", ["greedy", "random"], deals * 2),
        ("easy v random", [easy, "random"], deals),
        ("easy v greedy", [easy, "greedy"], deals),
        ("medium v greedy", [medium, "greedy"], deals),
        ("hard v medium", [hard, medium], deals // 2),
        ("hard v greedy", [hard, "greedy"], deals),
        ("hard v 3 greedy", [hard, "greedy", "greedy", "greedy"], deals // 2),
    ]
    lines = [
        f"## {game.title}",
        "",
        "| bots | wins of the first | games | mean lead | CPU |",
        "|---|---|---|---|---|",
    ]
    for name, players, n in rows:
        found = duel(game, players, n)
        lines.append(row(name, found))
        print(lines[-1], flush=True)
    return [*lines, ""]


def row(name: str, found: Duel) -> str:
    return f"| {name} | {found} | {found.games} | {found.lead:+.1f} | {found.cpu:.0f} s |"


if __name__ == "__main__":
    main()
