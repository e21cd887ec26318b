"""`python -m bench.options [GAME …]`: what a reading of the rules costs, beside its cheaper alternative."""

from __future__ import annotations

import argparse
import time
from statistics import median

import penstock
from bench import measures, report
from penstock.engine.game import Game

ROUNDS = 5
INTRO = f"""
Command: `python -m bench.options`. Random playouts, decisions per second of processor time, the usual
reading and the other one in turns; medians of {ROUNDS} rounds, the ratio being that of each round's two.
"""
HEADS = ("seats", "usual", "decisions/s", "other", "decisions/s", "usual : other")
PRICED = {"panamax": ("movement", "stepwise")}  # options whose usual reading asks for a search


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.options", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(PRICED))
    parser.add_argument("--dry", action="store_true", help="do not write bench/results.md")
    arguments = parser.parse_args()
    for game_id in arguments.games:
        game = penstock.game(game_id)
        figures = report.table(HEADS, [row(game, seats, *PRICED[game_id]) for seats in game.seats])
        print(f"{game.title}\n\n{figures}")
        if not arguments.dry:
            report.write(report.OPTIONS, INTRO, {game.title: f"{report.machine()}\n\n{figures}"})


def row(game: Game, seats: int, option: str, other: str) -> list[str]:
    usual = game.read_options({})[option]
    speed(game, seats, {}, 10)  # compiled before anything is measured
    rounds = [(speed(game, seats, {}), speed(game, seats, {option: other})) for _ in range(ROUNDS)]
    figures = [f"{median(r[k] for r in rounds) / 1e6:.2f} M" for k in (0, 1)]
    ratio = median(a / b for a, b in rounds)
    return [str(seats), f"`{option}: {usual}`", figures[0], f"`{other}`", figures[1], f"{ratio:.2f}"]


def speed(game: Game, seats: int, options: dict[str, str], games: int = measures.PLAYOUTS) -> float:
    """Decisions per second of processor time, which a busy machine disturbs least."""
    batch = penstock.batch(game.id, games, seats, seed=1, options=options, threads=1)
    begin = time.process_time()
    decisions = batch.playout()
    return decisions / (time.process_time() - begin)


if __name__ == "__main__":
    main()
