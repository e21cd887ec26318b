"""`penstock tournament`: which bot is the strongest, and with what confidence?"""

from __future__ import annotations

import secrets
import shlex
from argparse import ArgumentParser, Namespace
from contextlib import closing
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import penstock
from penstock.arena import crew, record
from penstock.arena.playing import Result, prepare
from penstock.arena.report.cup import cup_page
from penstock.arena.report.words import short_names
from penstock.arena.schedule import Tournament, check, whole_groups
from penstock.arena.summary import summed_up
from penstock.engine.game import Game
from penstock.terminal import arguments
from penstock.terminal.console import (
    INTERRUPTED,
    InputError,
    aside,
    compiling,
    print_json,
    screen,
    write_text,
)

HELP = "let bots play duplicate matches and rate them"
EXAMPLE = "penstock tournament schwarzer-freitag --bots greedy,random --games 200 --save cup.jsonl"
SEED_BITS = 32
MOVE_TIME = 10.0
FLAGS = {"options": "option"}  # fields of a tournament that the command line calls otherwise


def declare(parser: ArgumentParser) -> None:
    arguments.add_game(parser)
    arguments.add_table(parser, "who plays", seats="the number of bots")
    parser.add_argument(
        "--games", type=arguments.at_least(1), metavar="N", help="how many, rounded up to whole groups"
    )
    parser.add_argument(
        "--move-time", type=arguments.seconds, metavar="S", help="seconds for a decision (default: 10)"
    )
    parser.add_argument("--turn-time", type=arguments.seconds, metavar="S", help="seconds for a whole turn")
    parser.add_argument(
        "--processes", type=arguments.at_least(1), default=1, metavar="P", help="games at once (default: 1)"
    )
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="play on a Ray cluster; 'local' starts one on this machine"
    )
    keeping = parser.add_mutually_exclusive_group()
    keeping.add_argument("--save", type=Path, metavar="FILE", help="keep every finished game in FILE")
    keeping.add_argument("--resume", type=Path, metavar="FILE", help="go on with the tournament in FILE")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write a page (HTML) with plots")
    arguments.add_json(parser)


def run(args: Namespace) -> int:
    game = arguments.read_game(args)
    if args.cluster and args.processes > 1:
        raise InputError("Give --processes or --cluster, not both.")
    tournament, games, results = opened(args, game)
    if args.report:
        arguments.existing_folder(args.report)
    code = 0
    try:
        play_all(args, game, tournament, games, results)
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        results.sort(key=lambda r: r.number)
    tell(args, summed_up(tournament, games, results), results)
    return code


# -- what is to be played ---------------------------------------------------------------------


def opened(args: Namespace, game: Game) -> tuple[Tournament, int, list[Result]]:
    """The tournament, how many games it shall have, and those that are finished."""
    if args.resume:
        return resumed(args, game)
    for name in ("bots", "games"):
        if getattr(args, name) is None:
            raise InputError(f"A new tournament needs --{name}.")
    tournament = asked_for(args, game)
    games = whole_groups(args.games, tournament.seats)
    if args.save:
        record.begin(arguments.existing_folder(args.save), tournament, games)
    return tournament, games, []


def asked_for(args: Namespace, game: Game) -> Tournament:
    bots = arguments.read_bots(args.bots)
    implied = len(bots) if len(bots) in game.seats else game.seats[0]
    tournament = Tournament(
        game=game.id,
        seats=arguments.read_seats(game, args.seats, implied),
        bots=tuple(bots),
        seed=secrets.randbits(SEED_BITS) if args.seed is None else args.seed,
        options=arguments.read_options(game, args.option),
        components=args.components,
        move_time=args.move_time or MOVE_TIME,
        turn_time=args.turn_time,
    )
    check(tournament)
    game.empty_state(tournament.seats, tournament.options)  # do the options fit the seats?
    return tournament


def resumed(args: Namespace, game: Game) -> tuple[Tournament, int, list[Result]]:
    """What lies in the file; the command line must not contradict it, but may ask for more games."""
    tournament, games, results = record.read(args.resume)
    asked: dict[str, Any] = {
        "game": args.game,
        "seats": args.seats,
        "bots": tuple(arguments.read_bots(args.bots)) if args.bots else None,
        "seed": args.seed,
        "components": args.components,
        "move_time": args.move_time,
        "turn_time": args.turn_time,
        "options": arguments.read_options(game, args.option) if args.option else None,
    }
    for what, wish in asked.items():
        found = getattr(tournament, what)
        if wish not in (None, found):
            said = ",".join(found) if what == "bots" else found
            flag = "GAME" if what == "game" else f"--{FLAGS.get(what, what).replace('_', '-')}"
            raise InputError(
                f"The tournament in '{args.resume}' was started with {flag} {said}; omit that option."
            )
    arguments.read_bots(",".join(tournament.bots))
    record.mend(args.resume)
    if args.games:
        games = whole_groups(args.games, tournament.seats)
    return tournament, max(games, len(results)), results


# -- playing ----------------------------------------------------------------------------------


def play_all(
    args: Namespace, game: Game, tournament: Tournament, games: int, results: list[Result]
) -> None:
    """Play what is missing, and keep each game as soon as it is over."""
    finished = {r.number for r in results}
    missing = [number for number in range(games) if number not in finished]
    if not missing:
        return
    file = args.save or args.resume
    console = aside()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    players = played(args, game, tournament, missing)
    with (
        closing(players),
        Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress,
    ):
        task = progress.add_task(game.title, total=games, completed=len(finished))
        for result in players:
            if file:
                record.add(file, result)
            results.append(result)
            progress.advance(task)


def played(args: Namespace, game: Game, tournament: Tournament, missing: list[int]) -> crew.Results:
    if args.cluster:
        return crew.on_cluster(tournament, missing, args.cluster)
    with compiling(game):
        prepare(tournament)
    if args.processes > 1:
        return crew.together(tournament, missing, args.processes)
    return crew.alone(tournament, missing)


# -- telling ----------------------------------------------------------------------------------


def tell(args: Namespace, summary: dict[str, Any], results: list[Result]) -> None:
    if args.report and results:
        write_text(args.report, cup_page(summary, results, again(args, summary)))
    if args.json:
        print_json(summary)
    else:
        show(summary, screen())
    if summary["games"] < summary["games_planned"]:
        file = args.save or args.resume
        go_on = f"; go on with: penstock tournament {summary['game']} --resume {file}" if file else ""
        finished = f"{summary['games']} of {summary['games_planned']} games are finished{go_on}"
        aside().print(Text(finished), soft_wrap=True)


def again(args: Namespace, summary: dict[str, Any]) -> str:
    """The command that plays the same tournament."""
    words = ["penstock", "tournament", summary["game"], "--bots", ",".join(summary["line_up"])]
    words += ["--seats", summary["seats"], "--games", summary["games_planned"], "--seed", summary["seed"]]
    words += ["--move-time", f"{summary['move_time']:g}"]
    if summary["turn_time"]:
        words += ["--turn-time", f"{summary['turn_time']:g}"]
    words += arguments.given_again(penstock.game(summary["game"]), summary["options"], args.components)
    return shlex.join(str(word) for word in words)


def show(summary: dict[str, Any], console: Console) -> None:
    """The table of the bots, the strongest first."""
    console.print(Text(summary["title"], style="bold"))
    facts = Table.grid(padding=(0, 2))
    facts.add_row("games", f"{summary['games']:,} in {summary['groups']:,} duplicate groups")
    facts.add_row("seats", str(summary["seats"]))
    facts.add_row("seed", str(summary["seed"]))
    console.print(facts)
    named = short_names([b["bot"] for b in summary["bots"]])
    has_failures = bool(summary.get("failures"))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    heads = ["bot", "rating", "95% CI", "wins", "95% CI", "score", "s/move"]
    for name in heads + ["forfeits"] * has_failures:
        table.add_column(
            name, justify="left" if name == "bot" else "right", no_wrap=name != "bot", overflow="fold"
        )
    for bot in (b for b in summary["bots"] if b["seats_held"]):
        rating, share = bot["rating"], bot["win_share"]
        cells = [
            named[bot["bot"]],
            f"{rating['value']:.0f}",
            f"{rating['low']:.0f}–{rating['high']:.0f}",
            f"{bot['share']:.1%}",
            f"{share['low']:.0%}–{share['high']:.0%}",
            f"{bot['mean_score']:.1f}",
            f"{summary['thinking'][bot['bot']]['per_decision']:.2g}",
        ]
        table.add_row(*cells, *[str(bot["failures"])] * has_failures)
    console.print(table)
    if summary["games"]:
        console.print(by_seat(summary))
    for failure in summary.get("failures", [])[:3]:
        console.print(Text(f"Game {failure['game']}: {failure['why']}", style="dim"))


def by_seat(summary: dict[str, Any]) -> Table:
    """Games won and mean score on every seat."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("by seat: wins, score", overflow="fold")
    named = short_names([b["bot"] for b in summary["bots"]])
    for seat in range(summary["seats"]):
        table.add_column(str(seat + 1), justify="right", no_wrap=True)
    for name, seats in [(b["bot"], b["by_seat"]) for b in summary["bots"]] + [("all", summary["by_seat"])]:
        cells = [f"{s['share']:.0%}\n{s['mean_score']:.1f}" if s["seats_held"] else "–" for s in seats]
        table.add_row(named.get(name, name), *cells)
    return table
