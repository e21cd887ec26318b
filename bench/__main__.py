"""`make bench`: our speeds beside OpenSpiel's, in one run, as a table and in bench/results.md."""

from __future__ import annotations

import argparse
from statistics import median

from rich.console import Console
from rich.table import Table

import penstock
from bench import measures, peers, report
from penstock.engine.game import Game

ROUNDS = 7  # each round measures everything once, so that noise hits all alike
INTRO = f"Command: `make bench`, or `python -m bench GAME`. Medians of {ROUNDS} interleaved rounds."
HEADS = ("measure", "figure", "beside")
Row = tuple[str, str, str]  # what, figure, ratio or target


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument(
        "games", nargs="*", default=penstock.games(), help="games to measure (default: all)"
    )
    parser.add_argument("--dry", action="store_true", help="do not write bench/results.md")
    arguments = parser.parse_args()
    console = Console()
    for game_id in arguments.games:
        game = penstock.game(game_id)
        with console.status(f"measuring {game.title} …"):
            rows = measure(game)
        console.print(as_table(game, rows))
        if not arguments.dry:
            figures = f"{report.machine()}\n\n{report.table(HEADS, rows)}"
            report.write(report.ENGINE, INTRO, {game.title: figures})


def measure(game: Game) -> list[Row]:
    """Everything about one game; ratios are medians of the rounds' own ratios."""
    imported, cold, warm = measures.starts(game)
    tables = measures.tables(game)
    rounds: list[dict[str, float]] = []
    for _ in range(ROUNDS):
        speeds = {name: peers.decisions_per_second(name) for name in peers.PEERS}
        for table, (seats, mode) in tables.items():
            speeds[table], speeds[f"games, {table}"] = measures.playout(game, seats, mode)
        speeds["2 threads"] = measures.playout(game, 4, threads=2)[0]
        rounds.append(speeds)

    def mid(key: str) -> float:
        return median(r[key] for r in rounds)

    def ratio(key: str, base: str) -> float:
        return median(r[key] / r[base] for r in rounds)

    rows: list[Row] = [(f"OpenSpiel C++ {n}, decisions/s", millions(mid(n)), "") for n in peers.PEERS]
    for table in tables:
        beside = ", ".join(f"{ratio(table, n):.1f} × {n}" for n in peers.PEERS)
        games = f"{mid(f'games, {table}'):,.0f} games/s"
        rows.append((f"playouts, {table}, 1 thread", f"{millions(mid(table))}/s, {games}", beside))
    on_two = ratio("2 threads", "4 seats")
    rows += [
        ("playouts, 4 seats, 2 threads", f"{millions(mid('2 threads'))}/s", f"{on_two:.2f} × 1 thread"),
        ("fused step from Python, 1 game", f"{measures.fused_step(game, 4):,.0f}/s", ""),
        ("batches of 256, random moves by NumPy", f"{measures.batched(game, 4):,.0f}/s", ""),
        ("batches of 256, engine alone", f"{measures.engine_only(game, 4):,.0f}/s", ""),
        ("fused batches of 4,096, 1 thread", f"{measures.fused_batch(game, 4, False, 1):,.0f}/s", ""),
        ("fused batches of 4,096", f"{measures.fused_batch(game, 4, False):,.0f}/s", "target 1 M"),
        ("the same with observations", f"{measures.fused_batch(game, 4, True):,.0f}/s", ""),
        ("match.play, compiled", f"{measures.friendly(game, 4, 'compiled'):,.0f}/s", ""),
        ("match.play, plain", f"{measures.friendly(game, 4, 'plain'):,.0f}/s", ""),
        ("plain rules, ask and do", f"{measures.plain_rules(game, 4):,.0f}/s", ""),
        ("copy of a state, compiled", f"{measures.copy_ns(game):.0f} ns", ""),
        ("record", f"{game.state.dtype().itemsize} bytes", ""),
        ("import penstock", f"{imported:.2f} s", ""),
        ("cold compilation", f"{cold:.1f} s", ""),
        ("warm start", f"{warm:.2f} s", ""),
    ]  # fmt: skip
    return rows


def millions(x: float) -> str:
    return f"{x / 1e6:.2f} M"


def as_table(game: Game, rows: list[Row]) -> Table:
    table = Table(*HEADS, title=game.title)
    for row in rows:
        table.add_row(*row)
    return table


if __name__ == "__main__":
    main()
