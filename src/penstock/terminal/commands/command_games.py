"""`penstock games`: what can be played, and how it can be set."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

import penstock
from penstock.engine.game import Game
from penstock.engine.options import Option
from penstock.terminal import arguments
from penstock.terminal.console import print_json, screen

HELP = "list the games, their seats and options"
EXAMPLE = "penstock games --json"


def declare(parser: ArgumentParser) -> None:
    arguments.add_json(parser)


def run(args: Namespace) -> int:
    games = [penstock.game(game_id) for game_id in penstock.games()]
    facts = [facts_line(game) for game in games]  # complains about components before anything is shown
    if args.json:
        print_json([as_json(game) for game in games])
        return 0
    console = screen()
    for game, line in zip(games, facts, strict=True):
        console.print(Text.assemble((game.title, "bold"), "  ", (game.id, "cyan")))
        console.print(Text(line))
        console.print(options_table(game))
    return 0


def facts_line(game: Game) -> str:
    tables, ours = len(game.components.tables), len(game.components.reconstructed)
    return (
        f"{game.seats[0]}–{game.seats[-1]} seats · rules version {game.rules_version} · "
        f"{tables} component tables, {ours} of them reconstructed"
    )


def options_table(game: Game) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in ("option", "values (first: default)", "rules"):
        table.add_column(name)
    for option in game.options:
        table.add_row(option.name, values_of(option), f"§{option.paragraph}")
    return table


def values_of(option: Option) -> Text:
    """The default in bold, then the other values; a long run of numbers is shortened."""
    others = [c for c in option.choices if c != option.default]
    if len(others) > 6:
        others = [f"{option.choices[0]} … {option.choices[-1]}"]
    return Text.assemble((option.default, "bold"), *(f" | {c}" for c in others))


def as_json(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "seats": list(game.seats),
        "rules_version": game.rules_version,
        "options": [
            {"name": o.name, "values": list(o.choices), "default": o.default, "paragraph": o.paragraph}
            for o in game.options
        ],
        "components": game.components.hash,
        "reconstructed": list(game.components.reconstructed),
    }
