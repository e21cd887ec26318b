"""Arguments that several commands share, and how they are read."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path

import penstock
from penstock.bots import bot_names, make_bot, split_names
from penstock.engine.game import Game
from penstock.engine.language import LANGUAGES
from penstock.engine.options import one_of
from penstock.terminal.console import InputError

USUAL_SEATS = 3


def at_least(least: int) -> Callable[[str], int]:
    """An argument type: a whole number from `least` on."""

    def read(text: str) -> int:
        number = whole_number(text)
        if number < least:
            raise ArgumentTypeError(f"it must be at least {least}, not {number}")
        return number

    return read


def whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ArgumentTypeError(f"'{text}' is not a whole number") from None


def seconds(text: str) -> float:
    """An argument type: a time above zero."""
    try:
        number = float(text)
    except ValueError:
        raise ArgumentTypeError(f"'{text}' is not a number of seconds") from None
    if not 0 < number < float("inf"):
        raise ArgumentTypeError(f"it must be more than 0 seconds, not {text}")
    return number


def add_game(parser: ArgumentParser, nargs: str | None = None) -> None:
    ids = one_of(penstock.games())
    if nargs is None:
        parser.add_argument("game", metavar="GAME", help=ids)
    else:
        parser.add_argument("game", metavar="GAME", nargs=nargs, help=f"{ids} (default: every game)")


def add_components(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--components", metavar="DIR", help="folder with your own numbers (default: $PENSTOCK_COMPONENTS)"
    )


def add_table(parser: ArgumentParser, bots: str, seats: str = "3") -> None:
    """Seats, bots, seed, options and components."""
    names = one_of(bot_names())
    parser.add_argument("--seats", type=whole_number, metavar="N", help=f"how many play (default: {seats})")
    parser.add_argument("--bots", metavar="NAME,…", help=f"{bots}: {names}, cmd:PROGRAM or py:MODULE:CLASS")
    parser.add_argument("--seed", type=whole_number, metavar="S", help="random seed (whole number)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="see 'penstock games'; repeatable",
    )
    add_components(parser)


def add_language(parser: ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language (default: en)")


def add_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def read_game(args: Namespace) -> Game:
    """The game named on the command line, its components checked."""
    game = penstock.game(args.game, args.components)
    _ = game.components
    return game


def read_options(game: Game, given: Sequence[str]) -> dict[str, str]:
    """`--option name=value` as a dict, checked against the game."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            known = ", ".join(f"{o.name}={o.default}" for o in game.options)
            raise InputError(f"An option is given as NAME=VALUE, not '{text}'; the defaults are {known}.")
        options[name.strip()] = value.strip()
    return game.read_options(options)


def given_again(game: Game, options: dict[str, str], components: str | None) -> list[str]:
    """The words of a command line that give the same options and components."""
    words = []
    for option in game.options:
        if options[option.name] != option.default:
            words += ["--option", f"{option.name}={options[option.name]}"]
    return words + (["--components", components] if components else [])


def read_bots(text: str) -> list[str]:
    """The bots of a comma-separated list, each of which exists."""
    names = split_names(text)
    for name in names:
        make_bot(name, 0)
    return names


def read_seats(game: Game, seats: int | None, implied: int | None) -> int:
    """The number of seats asked for, else the one the bots imply, else the usual one."""
    if seats is None:
        seats = implied or (USUAL_SEATS if USUAL_SEATS in game.seats else game.seats[0])
    return game.read_seats(seats)


def spread(names: list[str], seats: int, what: str) -> list[str]:
    """One name for all seats, or exactly one for each."""
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise InputError(f"Give one bot for all or {seats} bots for {what}, not {len(names)}.")
    return names


def existing_folder(file: Path) -> Path:
    """The file itself, if it could be written where it is."""
    if file.is_dir():
        raise InputError(f"Cannot write '{file}': it is a folder; give a file name.")
    if not file.absolute().parent.is_dir():
        raise InputError(f"Cannot write '{file}': there is no folder '{file.parent}'.")
    return file
