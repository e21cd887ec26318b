"""`penstock play`: a game against bots, with friends at one keyboard, or bots among themselves."""

from __future__ import annotations

import contextlib
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from penstock.bots import end_match
from penstock.engine.game import Game
from penstock.engine.match import Match
from penstock.engine.replay import replay
from penstock.terminal import arguments
from penstock.terminal.choices import notations
from penstock.terminal.commands.command_replay import read_save
from penstock.terminal.console import INTERRUPTED, InputError, has_reader, screen
from penstock.terminal.running import bot_at, ready_to_search
from penstock.terminal.session import Reader, Session
from penstock.terminal.telling import Happening, last_happening, tell
from penstock.terminal.words import Words

HELP = "play against bots in the terminal"
EXAMPLE = "penstock play schwarzer-freitag --seats 4 --lang de --save evening.json"
DEFAULT_BOT = "medium"


def declare(parser: ArgumentParser) -> None:
    arguments.add_game(parser)
    arguments.add_table(parser, "opponents, one name for all or one for each (default: medium)")
    arguments.add_language(parser)
    parser.add_argument(
        "--save", metavar="FILE", type=Path, help="keep the game in FILE; if FILE exists, go on with it"
    )
    parser.add_argument("--hot-seat", action="store_true", help="humans in every seat, one keyboard")
    parser.add_argument("--stdin", action="store_true", help="read the moves from a pipe")


def run(args: Namespace) -> int:
    game = arguments.read_game(args)
    match, log = open_match(game, args)
    is_watching = not (has_reader() or args.hot_seat or args.stdin)
    people = range(match.seats) if args.hot_seat else () if is_watching else (0,)
    names = bot_names_by_seat(args, match.seats, set(people))
    words = Words(args.lang, game)
    session = Session(
        match=match,
        words=words,
        console=screen(),
        bots={seat: bot_at(seat, name, match.seed) for seat, name in names.items()},
        players={seat: called(seat, names, words) for seat in range(match.seats)},
        read=reader(game),
        save_file=arguments.existing_folder(args.save) if args.save else None,
        log=log,
    )
    if args.hot_seat and has_reader():
        session.hand_over = hand_over(session.console, words)
    ready_to_search(game, names.values())
    if is_watching:
        return watch(session)
    return sit_down(session, resume_line(args))


def sit_down(session: Session, resume: str) -> int:
    """Play until the end or until the player leaves, and say how to come back."""
    code = 0
    try:
        if session.run():
            return 0
    except KeyboardInterrupt:
        code = INTERRUPTED
    session.save()
    session.console.print()
    if session.save_file:
        session.console.print(Text(session.words.say("resume", command=resume)), soft_wrap=True)
    else:
        session.console.print(Text(session.words.say("not-saved")))
    return code


def watch(session: Session) -> int:
    """A whole game between bots: every turn as sentences, then the table and the ranking."""
    match, console, words = session.match, session.console, session.words
    printed = 0
    session.log = session.log or [last_happening(match)]
    while not match.over:
        seat = match.to_act[0]
        if session.log[-1].seat not in (seat, -1):
            console.print(tell(session.log[printed:], session.drawing, words))
            printed = len(session.log)
        session.play(session.bots[seat].choose(match, seat).id, seat)
    end_match(session.bots, match)
    session.seen = {0: printed}
    session.save()
    session.show_end()
    return 0


# -- setting up -------------------------------------------------------------------------------


def open_match(game: Game, args: Namespace) -> tuple[Match, list[Happening]]:
    """A new match, or the one that lies in the save file."""
    options = arguments.read_options(game, args.option)
    if args.save and args.save.is_file():
        return resume(game, args, options)
    implied = None
    if args.bots and "," in args.bots:
        implied = len(arguments.read_bots(args.bots)) + 1
    seats = arguments.read_seats(game, args.seats, implied)
    return game.new(seats, args.seed, options), []


def resume(game: Game, args: Namespace, options: dict[str, str]) -> tuple[Match, list[Happening]]:
    """Replay the saved game; what the command line says must not contradict it."""
    data = read_save(args.save)
    if data["game"] != game.id:
        raise InputError(f"'{args.save}' is a game of {data['game']}, not of {game.id}.")
    log = []
    match = None
    for match in replay(data, lambda game_id: game):
        log.append(last_happening(match))
    assert match is not None
    if match.over:
        raise InputError(f"The game in '{args.save}' is over; look at it with: penstock replay {args.save}")
    for what, asked, saved in (("seats", args.seats, match.seats), ("seed", args.seed, match.seed)):
        if asked not in (None, saved):
            raise InputError(
                f"The game in '{args.save}' has {what} {saved}, not {asked}; leave --{what} out."
            )
    for text in args.option:
        name = text.partition("=")[0].strip()
        if options[name] != match.options[name]:
            raise InputError(f"The game in '{args.save}' has {name}={match.options[name]}, not {text}.")
    return match, log


def bot_names_by_seat(args: Namespace, seats: int, people: set[int]) -> dict[int, str]:
    """Which bot sits where; while watching, the first bot also takes the person's seat."""
    others = [seat for seat in range(seats) if seat not in people]
    if not others:
        if args.bots:
            raise InputError("With --hot-seat humans sit in every seat; omit --bots.")
        return {}
    given = arguments.read_bots(args.bots or DEFAULT_BOT)
    if len(people) == 0 and len(given) == seats - 1 > 1:
        given = [given[0], *given]
    what = f"{seats} seats" if not people else f"the other {len(others)} seats"
    return dict(zip(others, arguments.spread(given, len(others), what), strict=True))


def called(seat: int, bots: dict[int, str], words: Words) -> str:
    """How a seat is called in tables: `Player 2 (greedy)`, `Player 1 (you)`."""
    if seat in bots:
        return f"{words.seat(seat)} ({bots[seat]})"
    return words.say("you", who=words.seat(seat)) if bots else words.seat(seat)


def resume_line(args: Namespace) -> str:
    parts = ["penstock play", args.game, f"--save {args.save}"]
    parts += [f"--{name} {getattr(args, name)}" for name in ("bots", "components") if getattr(args, name)]
    if args.lang != "en":
        parts.append(f"--lang {args.lang}")
    if args.hot_seat:
        parts.append("--hot-seat")
    return " ".join(parts)


# -- reading ----------------------------------------------------------------------------------


def reader(game: Game) -> Reader:
    """Lines from the keyboard, with history and completion by Tab, or from a pipe."""
    if not has_reader():
        return read_pipe
    with contextlib.suppress(ImportError):
        import readline

        readline.set_completer_delims("")
        readline.set_completer(completer(notations(game)))
        readline.parse_and_bind("tab: complete")
    return read_keyboard


def read_keyboard(prompt: str) -> str | None:
    try:
        return input(prompt)
    except EOFError:
        return None


def read_pipe(prompt: str) -> str | None:
    line = sys.stdin.readline()
    if not line:
        return None
    print(f"{prompt}{line.rstrip()}")
    return line


def completer(words: list[str]) -> Callable[[str, int], str | None]:
    def complete(text: str, k: int) -> str | None:
        begun = [word for word in words if word.startswith(text)]
        return begun[k] if k < len(begun) else None

    return complete


def hand_over(console: Console, words: Words) -> Callable[[int], None]:
    """Clear the screen until the next person sits in front of it."""

    def ask(seat: int) -> None:
        console.clear()
        input(words.say("hand-over", who=words.seat(seat)))

    return ask
