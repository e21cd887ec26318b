"""`penstock replay`: a saved game move by move, or only the check that it is sound."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.text import Text

import penstock
from penstock.engine.errors import BadSave
from penstock.engine.match import Match
from penstock.engine.replay import check_form, replay
from penstock.terminal import arguments
from penstock.terminal.console import aside, print_json, read_json, screen
from penstock.terminal.drawings import drawing_of
from penstock.terminal.telling import Happening, final_ranking, last_happening, tell
from penstock.terminal.words import Words

HELP = "show a saved game move by move, or check it"
EXAMPLE = "penstock replay evening.json --lang fr"
UNSOUND = 1


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a game that Penstock has saved")
    arguments.add_components(parser)
    arguments.add_language(parser)
    parser.add_argument("--verify", action="store_true", help="only check: exit code 0 if sound, 1 if not")
    arguments.add_json(parser)


def run(args: Namespace) -> int:
    data = read_save(args.file)
    steps = replay(data, lambda game_id: penstock.game(game_id, args.components))
    match = next(steps)  # what is wrong before the first move is bad input: exit code 2
    log = [last_happening(match)]
    try:
        log += [last_happening(match) for match in steps]
    except BadSave as error:
        if not args.verify:
            raise
        return report(args, match, str(error))
    if args.verify:
        return report(args, match, None)
    if args.json:
        print_json(as_json(match, log, args.lang))
    else:
        show(match, log, Words(args.lang, match.game))
    return 0


def read_save(file: Path) -> dict[str, Any]:
    """A file in the form of a saved game; BadSave or InputError otherwise."""
    data = read_json(file)
    try:
        check_form(data)
    except BadSave as error:
        raise BadSave(f"'{file}': {error}") from None
    saved: dict[str, Any] = data
    return saved


def report(args: Namespace, match: Match, problem: str | None) -> int:
    """What the check found; `problem` is None for a sound game."""
    made = len(match.history)
    if args.json:
        print_json({"file": str(args.file), "is_sound": problem is None, "moves": made, "problem": problem})
    elif problem:
        aside().print(Text(problem), soft_wrap=True)
    else:
        print(f"{args.file}: {made} moves of {match.game.title}, all sound.")
    return UNSOUND if problem else 0


def show(match: Match, log: list[Happening], words: Words) -> None:
    """Every turn as a paragraph, then the result or how far the game has come."""
    console = screen()
    drawing = drawing_of(match.game.id)
    title = words.say("replay-title", title=match.game.title, seats=match.seats, seed=str(match.seed))
    console.print(Rule(Text(title, style="bold"), style="cyan"))
    console.print(tell(log, drawing, words))
    if match.over:
        players = {seat: words.seat(seat) for seat in range(match.seats)}
        console.print(final_ranking(match, words, players))
    else:
        who = ", ".join(words.seat(seat) for seat in match.to_act)
        console.print(Text(words.say("replay-unfinished", moves=len(match.history), who=who)))


def as_json(match: Match, log: list[Happening], lang: str) -> dict[str, Any]:
    return {
        "game": match.game.id,
        "seats": match.seats,
        "seed": match.seed,
        "options": match.options,
        "steps": [
            {
                "number": number,
                "seat": None if number == 0 else happening.seat,
                "move": happening.notation or None,
                "events": [
                    {"kind": e.kind, "seat": e.seat, "params": e.params, "text": e.text(lang)}
                    for e in happening.events
                ],
            }
            for number, happening in enumerate(log)
        ],
        "ending": match.ending,
        "scores": list(match.scores) if match.over else None,
        "ranking": list(match.ranking) if match.over else None,
    }
