"""`penstock analyse`: what a finished game was decided by."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

import penstock
from penstock.analysis.account import Analysis
from penstock.analysis.analyse import analyse, as_json
from penstock.analysis.judging import FAST
from penstock.analysis.page import analysis_page
from penstock.analysis.words import Words
from penstock.bots.search_buffers import is_ready, prepare
from penstock.engine.match import Match
from penstock.engine.replay import load
from penstock.terminal import arguments
from penstock.terminal.commands.command_replay import read_save
from penstock.terminal.console import compiling, print_json, write_text

HELP = "analyse a finished game: chances, decisions, luck"
EXAMPLE = "penstock analyse evening.json --html evening.html --lang fr"


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a finished game that Penstock has saved")
    arguments.add_components(parser)
    arguments.add_language(parser)
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
        tell(match, found, Words(args.lang))
    if args.html:
        again = f"penstock analyse {args.file.name} --seed {args.seed} --deeper {args.deeper}"
        write_text(args.html, analysis_page(match, found, again, args.lang))
    return 0


def tell(match: Match, found: Analysis, words: Words) -> None:
    """A line for every player, then the decisions that cost something."""
    for seat, p in enumerate(found.players):
        figures = {"own": p.decisions, "others": p.others, "luck": p.luck}
        shares = {name: words.share(value, 0) for name, value in figures.items()}
        line = words.say("player-line", who=words.seat(seat), accuracy=f"{p.accuracy:.0f}", **shares)
        print(", ".join(filter(None, (line, words.marks(p)))))
    spoken = words.costly(match, found)
    for d in found.decisions:
        if d.mark:
            said = {
                "mark": words.mark(d.mark),
                "loss": words.share(-d.loss, 0),
                **spoken[d.number]._asdict(),
            }
            print(f"{d.number + 1:4} {words.say('decision-line', who=words.seat(d.seat), **said)}")
