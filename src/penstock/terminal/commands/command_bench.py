"""`penstock bench`: how fast the rules are, compiled and plain."""

from __future__ import annotations

import random
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from statistics import median
from typing import Any

from rich.table import Table

import penstock
from penstock.engine.backend import PlainBackend
from penstock.engine.batch import Batch
from penstock.engine.game import Game
from penstock.terminal import arguments
from penstock.terminal.console import compiling, print_json, screen

HELP = "measure decisions and games per second"
EXAMPLE = "penstock bench schwarzer-freitag --seats 3 --threads 2 --json"
RUNS = 3
PLAIN_GAMES = 5
SEED = 2010

Moves = list[tuple[int, int]]  # seat and id


def declare(parser: ArgumentParser) -> None:
    arguments.add_game(parser, nargs="?")
    parser.add_argument(
        "--seats", type=arguments.whole_number, metavar="N", help="one seat count (default: each)"
    )
    parser.add_argument(
        "--threads",
        type=arguments.at_least(1),
        default=1,
        metavar="N",
        help="for compiled play (default: 1)",
    )
    parser.add_argument(
        "--games", type=arguments.at_least(1), default=4000, metavar="N", help="per run (default: 4000)"
    )
    arguments.add_json(parser)


def run(args: Namespace) -> int:
    games = [penstock.game(game_id) for game_id in ([args.game] if args.game else penstock.games())]
    counts = {game.id: [game.read_seats(args.seats)] if args.seats else list(game.seats) for game in games}
    rows = []
    for game in games:
        compile_s = seconds_to_compile(game)
        rows += [measure(game, seats, args.games, args.threads, compile_s) for seats in counts[game.id]]
    if args.json:
        print_json(rows)
        return 0
    screen().print(shown(rows))
    return 0


def shown(rows: list[dict[str, Any]]) -> Table:
    """A line for every row; headings are broken, figures never."""
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for name in rows[0]:
        heading = name.replace("_per_s", "\nper s").replace("_", "\n")
        table.add_column(heading, justify="left" if name == "game" else "right", no_wrap=True)
    for row in rows:
        table.add_row(*(f"{v:,}" if isinstance(v, int) else str(v) for v in row.values()))
    return table


def seconds_to_compile(game: Game) -> float:
    """Until the compiled rules are ready in this process: seconds with a filled cache."""
    begin = time.perf_counter()
    with compiling(game):
        _ = game.kernel
    return time.perf_counter() - begin


def measure(game: Game, seats: int, games: int, threads: int, compile_s: float) -> dict[str, Any]:
    batch = Batch(game, games, seats, SEED, threads=threads)
    speeds = []
    for k in range(RUNS):
        batch.reset(SEED + k)
        made, seconds = timed(batch.playout)
        speeds.append((made / seconds, games / seconds))
    return {
        "game": game.id,
        "seats": seats,
        "decisions_per_s": round(median(decisions for decisions, _ in speeds)),
        "games_per_s": round(median(whole for _, whole in speeds)),
        "plain_decisions_per_s": round(plain_speed(game, seats)),
        "compile_s": round(compile_s, 2),
        "state_bytes": int(game.state.dtype().itemsize),
    }


def timed(work: Callable[[], int]) -> tuple[int, float]:
    begin = time.perf_counter()
    made = work()
    return made, time.perf_counter() - begin


def plain_speed(game: Game, seats: int) -> float:
    """Decisions per second of the uncompiled rules, asking and doing; the moves are chosen before."""
    chosen = [random_moves(game, seats, SEED + k) for k in range(PLAIN_GAMES)]

    def play_all() -> int:
        for k, moves in enumerate(chosen):
            play_plain(game, seats, SEED + k, moves)
        return sum(len(moves) for moves in chosen)

    runs = [timed(play_all) for _ in range(RUNS)]
    return median(made / seconds for made, seconds in runs)


def fresh_state(game: Game, seats: int, seed: int) -> Any:
    backend = PlainBackend(game, game.empty_state(seats, game.read_options({}), seed))
    backend.set_up()
    return backend.state()


def random_moves(game: Game, seats: int, seed: int) -> Moves:
    """A whole random game."""
    chance = random.Random(seed)
    s = fresh_state(game, seats, seed)
    ids = [0] * len(game.moves)
    moves = []
    while s.to_act:
        seat = (s.to_act & -s.to_act).bit_length() - 1
        move = ids[chance.randrange(game.dispatch.legal(s, seat, ids))]
        moves.append((seat, move))
        game.dispatch.apply(s, seat, move)
    return moves


def play_plain(game: Game, seats: int, seed: int, moves: Moves) -> None:
    s = fresh_state(game, seats, seed)
    why_not, apply = game.dispatch.why_not, game.dispatch.apply
    for seat, move in moves:
        refusal = why_not(s, seat, move)
        assert refusal == 0, game.moves.names[move].notation
        apply(s, seat, move)
