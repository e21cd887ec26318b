"""The command `penstock`: the parser, and the way from an error to one clear line."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from types import ModuleType
from typing import NoReturn

import penstock
from penstock.server.commands import (
    command_admin,
    command_backup,
    command_check,
    command_serve,
    command_site,
    command_verify,
)
from penstock.terminal.commands import (
    command_analyse,
    command_bench,
    command_build,
    command_components,
    command_games,
    command_play,
    command_replay,
    command_rules,
    command_simulate,
    command_tournament,
)
from penstock.terminal.console import INTERRUPTED
from penstock.training import command_train

BAD_INPUT = 2

# Each module has HELP, EXAMPLE, declare(parser) and run(args) -> exit code.
COMMANDS: dict[str, ModuleType] = {
    "games": command_games,
    "play": command_play,
    "rules": command_rules,
    "components": command_components,
    "replay": command_replay,
    "analyse": command_analyse,
    "simulate": command_simulate,
    "tournament": command_tournament,
    "bench": command_bench,
    "build": command_build,
    "train": command_train,
    "serve": command_serve,
    "site": command_site,
    "admin": command_admin,
    "backup": command_backup,
    "check": command_check,
    "verify": command_verify,
}

OVERVIEW = """\
Penstock {version}: economic board games, with bots worth playing.

  penstock play schwarzer-freitag          a game against bots, in this terminal
  penstock play schwarzer-freitag --lang de
  penstock rules schwarzer-freitag 4.1     what the rulebook says

{commands}

Run 'penstock COMMAND --help' for details."""


class Parser(ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message}; see '{self.prog} --help'\n")


def make_parser() -> Parser:
    parser = Parser(
        prog="penstock",
        description="Economic board games: play, read the rules, simulate.",
        epilog=f"example: {command_play.EXAMPLE}",
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"penstock {penstock.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, module in COMMANDS.items():
        sub = commands.add_parser(
            name,
            help=module.HELP,
            description=f"{module.HELP[0].upper()}{module.HELP[1:]}.",
            epilog=f"example: {module.EXAMPLE}",
            formatter_class=RawDescriptionHelpFormatter,
        )
        module.declare(sub)
        sub.set_defaults(run=module.run)
    return parser


def overview() -> str:
    lines = [f"  {name:<12}{module.HELP}" for name, module in COMMANDS.items()]
    return OVERVIEW.format(version=penstock.__version__, commands="\n".join(lines))


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; bad input is told in one line, never as a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without our characters still gets the rest
    try:
        code = run(make_parser().parse_args(argv))
        sys.stdout.flush()
        return code
    except SystemExit as leaving:
        return int(leaving.code or 0)
    except penstock.PenstockError as error:
        print(f"penstock: {' '.join(str(error).split())}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:  # `penstock rules … | head` has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def run(args: Namespace) -> int:
    if args.command is None:
        print(overview())
        return 0
    code: int = args.run(args)
    return code


if __name__ == "__main__":
    sys.exit(main())
