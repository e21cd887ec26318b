"""`penstock simulate`: many games between bots, and what they come to."""

from __future__ import annotations

import csv
import io
import os
import secrets
import shlex
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from penstock.arena.balance import Games
from penstock.arena.readings import changes, play_readings, readings_of, those_of
from penstock.arena.report import readings_page
from penstock.arena.report.balance_page import balance_page
from penstock.bots.search_buffers import is_ready, prepare
from penstock.bots.series import can_play
from penstock.engine.places import shares_of_win
from penstock.terminal import arguments
from penstock.terminal.console import InputError, aside, compiling, print_json, screen, write_text
from penstock.terminal.running import Outcomes, Runner, SimulationPlan, gathered, make_runner

HELP = "play many games between bots and sum them up"
EXAMPLE = "penstock simulate schwarzer-freitag --games 100000 --seats 4 --csv games.csv"
DEFAULT_BOT = "random"
SEED_BITS = 32


def declare(parser: ArgumentParser) -> None:
    arguments.add_game(parser)
    parser.add_argument(
        "--games", type=arguments.at_least(1), required=True, metavar="N", help="how many games"
    )
    arguments.add_table(parser, "one name for all seats or one for each (default: random)")
    parser.add_argument(
        "--threads", type=arguments.at_least(1), metavar="N", help="for compiled play (default: all cores)"
    )
    parser.add_argument(
        "--report",
        type=Path,
        metavar="FILE",
        help="write a page (HTML) about the game's balance, with plots",
    )
    parser.add_argument(
        "--readings",
        type=Path,
        metavar="FOLDER",
        help="play every other choice of each option, and every reconstructed number changed, too; write "
        "GAME.md and GAME.svg about the differences",
    )
    parser.add_argument(
        "--only",
        metavar="NAME,…",
        help="with --readings: only these options, numbers or tables of numbers, beside the default",
    )
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="FOLDER",
        help="with --readings: keep the games of every reading there as soon as they are played, and take "
        "those that are there already",
    )
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write one line per game and seat")
    arguments.add_json(parser)


def run(args: Namespace) -> int:
    plan = read_simulation(args)
    for file in (args.csv, args.report):
        if file:
            arguments.existing_folder(file)
    if args.only and not args.readings:
        raise InputError("--only says which of the --readings are played; give their FOLDER too.")
    if args.keep and not (args.readings and args.keep.is_dir()):
        raise InputError("--keep is for --readings, and needs a folder that exists.")
    if args.readings:
        return compare_readings(args, plan)
    runner = make_runner(plan)
    begin = time.perf_counter()
    outcomes = play_all(plan, runner)
    seconds = time.perf_counter() - begin
    if args.csv:
        write_text(args.csv, as_csv(plan, outcomes))
    summary = summed_up(plan, outcomes, seconds)
    if args.report:
        write_text(args.report, report(args, plan, outcomes, summary))
    if args.json:
        print_json(summary)
    else:
        show(summary, screen())
    return 0


def read_simulation(args: Namespace) -> SimulationPlan:
    game = arguments.read_game(args)
    names = arguments.read_bots(args.bots or DEFAULT_BOT)
    seats = arguments.read_seats(game, args.seats, len(names) if len(names) > 1 else None)
    return SimulationPlan(
        game=game,
        options=arguments.read_options(game, args.option),
        bots=arguments.spread(names, seats, f"{seats} seats"),
        seed=secrets.randbits(SEED_BITS) if args.seed is None else args.seed,
        games=args.games,
        threads=args.threads,
        is_counting=args.report is not None,
    )


def compare_readings(args: Namespace, plan: SimulationPlan) -> int:
    """Every reading of the rules under one bar; the report is a page and its picture."""
    if not can_play(plan.bots) or not args.readings.is_dir():
        raise InputError("--readings needs bots of ours (greedy, or a level) and a folder that exists.")
    console = aside()
    threads = plan.threads or os.cpu_count() or 1
    found, default = [], None
    with compiling(plan.game, anyway=not is_ready(plan.game)):
        prepare(plan.game)
    with TemporaryDirectory() as folder, Progress(console=console, disable=not console.is_terminal) as bar:
        given = {
            o.name: plan.options[o.name] for o in plan.game.options if plan.options[o.name] != o.default
        }
        readings = readings_of(plan.game, plan.seats, given, Path(folder))
        if args.only:
            readings = those_of(readings, args.only.split(","))
        played = play_readings(
            plan.game, bar.track(readings), plan.bots, plan.games, plan.seed, threads, args.keep
        )
        for reading, games in played:
            default = default or games
            found.append((reading.name, changes(games, default)))
    assert default is not None
    title, name = plan.game.title, f"{plan.game.id}.svg"
    write_text(args.readings / name, readings_page.picture(found, f"{title}: readings"))
    words = ["--readings", str(args.readings), *(("--only", args.only) if args.only else ())]
    command = f"{again(args, plan)} {shlex.join(words)}"
    write_text(
        args.readings / f"{plan.game.id}.md", readings_page.page(title, found, default, name, command)
    )
    return 0


def play_all(plan: SimulationPlan, runner: Runner) -> Outcomes:
    """All games, chunk by chunk, under a bar that tells how long it will take."""
    console = aside()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    parts = []
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(plan.game.title, total=plan.games)
        for first in range(0, plan.games, runner.chunk):
            n = min(runner.chunk, plan.games - first)
            parts.append(runner.play(first, n))
            progress.advance(task, n)
    return gathered(parts)


def summed_up(plan: SimulationPlan, outcomes: Outcomes, seconds: float) -> dict[str, Any]:
    """The numbers of the summary; a shared win is split among those who share it."""
    wins = shares_of_win(outcomes.places)
    decisions = int(outcomes.lengths.sum())
    names, counts = np.unique(outcomes.endings, return_counts=True)
    return {
        "game": plan.game.id,
        "title": plan.game.title,
        "rules_version": plan.game.rules_version,
        "components": plan.game.components.hash,
        "options": plan.options,
        "seed": plan.seed,
        "games": plan.games,
        "decisions": {
            "total": decisions,
            "mean": round(float(outcomes.lengths.mean()), 2),
            "min": int(outcomes.lengths.min()),
            "max": int(outcomes.lengths.max()),
        },
        "endings": {plan.game.endings(int(e)).name: int(n) for e, n in zip(names, counts, strict=True)},
        "without_winner": int((wins.sum(axis=1) == 0).sum()),
        "seats": [
            {
                "seat": seat,
                "bot": bot,
                "mean_score": round(float(outcomes.scores[:, seat].mean()), 3),
                "score_deviation": round(float(outcomes.scores[:, seat].std()), 3),
                "share_of_wins": round(float(wins[:, seat].mean()), 4),
            }
            for seat, bot in enumerate(plan.bots)
        ],
        "seconds": round(seconds, 3),
        "decisions_per_s": round(decisions / seconds),
    }


def show(summary: dict[str, Any], console: Console) -> None:
    length = summary["decisions"]
    endings = ", ".join(f"{name} {n:,}" for name, n in summary["endings"].items())
    facts = Table.grid(padding=(0, 2))
    facts.add_row("games", f"{summary['games']:,}")
    facts.add_row("seed", str(summary["seed"]))
    facts.add_row("decisions per game", f"{length['mean']:.1f} (from {length['min']} to {length['max']})")
    facts.add_row("endings", endings)
    if summary["without_winner"]:
        facts.add_row("won by nobody", f"{summary['without_winner']:,}")
    facts.add_row("decisions per second", f"{summary['decisions_per_s']:,}")
    console.print(Text(summary["game"], style="bold"))
    console.print(facts)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in ("seat", "bot", "mean score", "deviation", "share of wins"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for seat in summary["seats"]:
        table.add_row(
            str(seat["seat"] + 1),
            seat["bot"],
            f"{seat['mean_score']:.2f}",
            f"{seat['score_deviation']:.2f}",
            f"{seat['share_of_wins']:.1%}",
        )
    console.print(table)


def report(args: Namespace, plan: SimulationPlan, outcomes: Outcomes, summary: dict[str, Any]) -> str:
    """The page about the game's balance."""
    names = {int(e): e.name for e in plan.game.endings}
    games = Games(
        scores=outcomes.scores,
        places=outcomes.places,
        lengths=outcomes.lengths,
        endings=[names[int(e)] for e in outcomes.endings],
        used=outcomes.used,
        starts=outcomes.starts,
        bots=plan.bots,
    )
    families = [family.name for family in plan.game.moves.families]
    return balance_page(summary, games, families, again(args, plan))


def again(args: Namespace, plan: SimulationPlan) -> str:
    """The command that plays the same games."""
    bots = plan.bots if len(set(plan.bots)) > 1 else plan.bots[:1]
    words = ["penstock", "simulate", plan.game.id, "--bots", ",".join(bots)]
    words += ["--seats", str(plan.seats), "--games", str(plan.games), "--seed", str(plan.seed)]
    words += arguments.given_again(plan.game, plan.options, args.components)
    return shlex.join(words)


def as_csv(plan: SimulationPlan, outcomes: Outcomes) -> str:
    """One line per game and seat."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["game", "seat", "bot", "score", "place", "decisions", "ending"])
    for k in range(plan.games):
        ending = plan.game.endings(int(outcomes.endings[k])).name
        for seat, bot in enumerate(plan.bots):
            score, place = int(outcomes.scores[k][seat]), int(outcomes.places[k][seat])
            writer.writerow([k, seat, bot, score, place, int(outcomes.lengths[k]), ending])
    return text.getvalue()
