"""`penstock analyse`: what a finished game was decided by."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

import penstock
from penstock.analysis.account import Analysis
from penstock.analysis.analyse import analyse, as_json
from penstock.analysis.judging import FAST
from penstock.analysis.page import analysis_page
from penstock.bots.search_buffers import is_ready, prepare
from penstock.engine.match import Match
from penstock.engine.replay import load
from penstock.terminal import arguments
from penstock.terminal.commands.command_replay import read_save
from penstock.terminal.console import compiling, print_json, write_text

HELP = "analyse a finished game: chances, decisions, luck"
EXAMPLE = "penstock analyse evening.json --html evening.html"


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a finished game that Penstock has saved")
    arguments.add_components(parser)
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the analysis (default: 0)")
    parser.add_argument(
        "--deeper", type=arguments.at_least(1), default=1, metavar="K", help="think K times as long"
    )
    parser.add_argument("--html", type=Path, metavar="PAGE", help="write a page")
    arguments.add_json(parser)


def run(args: Namespace) -> int:
    match = load(read_save(args.file), lambda game_id: penstock.game(game_id, args.components))
    if args.html:
        arguments.existing_folder(args.html)
    if match.over and not is_ready(match.game):
        with compiling(match.game, anyway=True):
            prepare(match.game)
    depth = FAST.times(args.deeper)
    found = analyse(match, args.seed, depth)
    if args.json:
        print_json(as_json(match, found, args.seed, depth))
    elif not args.html:
        tell(match, found)
    if args.html:
        again = f"penstock analyse {args.file.name} --seed {args.seed} --deeper {args.deeper}"
        write_text(args.html, analysis_page(match, found, again))
    return 0


def tell(match: Match, found: Analysis) -> None:
    """A line for every player, then the decisions that cost most."""
    for seat, p in enumerate(found.players):
        print(
            f"Player {seat + 1}: accuracy {p.accuracy:.0f} %, decisions {100 * p.decisions:+.0f}, "
            f"others {100 * p.others:+.0f}, luck {100 * p.luck:+.0f}, "
            + ", ".join(f"{name} {count}" for name, count in p.marks.items())
        )
    names = match.game.moves.names
    for d in found.decisions:
        if d.mark:
            played, best = names[d.played].notation, names[d.best].notation
            print(
                f"{d.number + 1:4} Player {d.seat + 1}: {played} ({d.mark}, "
                f"-{100 * d.loss:.0f} %); better: {best}"
            )
