"""The list of moves in Arriala where the map helps: which worker, and where to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from penstock.engine.match import Move
from penstock.terminal.drawings.arriala_canal import CHOICE, worker
from penstock.terminal.words import Words


def listing(moves: Sequence[Move], words: Words) -> RenderableType | None:
    """Workers and places in few lines, called as on the map; the list for any game suits other moves."""
    family = moves[0].family
    if family == "worker":
        rows = workers_by_colour(moves, words)
    elif family == "to":
        rows = places_in_groups(moves, words)
    else:
        return None
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="dim")
    table.add_column(no_wrap=True)
    for k, (what, choices) in enumerate(rows):
        table.add_row("" if k else family, what, Text("   ").join(choices))
    return table


def workers_by_colour(moves: Sequence[Move], words: Words) -> Iterator[tuple[Text, list[Text]]]:
    """`red   1 R1   2 R3`"""
    for colour, group in groupby(enumerate(moves, 1), key=lambda pair: str(pair[1].params["colour"])):
        choices = [
            Text.assemble((f"{k:>2}", CHOICE), " ", worker(f"{colour} {move.params['number']}", words))
            for k, move in group
        ]
        yield Text(words.name("colour", colour), style="dim"), choices


def places_in_groups(moves: Sequence[Move], words: Words) -> Iterator[tuple[Text, list[Text]]]:
    """Places by their numbers on the map: for a walk by what it costs, else section by section."""
    if any(move.facts["cost"] for move in moves):
        ordered = sorted(moves, key=lambda move: move.facts["cost"])
        for cost, group in groupby(ordered, key=lambda move: move.facts["cost"]):
            yield Text(words.say("cost", cost=cost), style="dim"), [place(move) for move in group]
    else:
        for town, group in groupby(moves, key=upper_town):
            places = list(group)
            has_town = places[0].facts["kind"] == "town"
            heading = place(places.pop(0)) if has_town else Text(f"   {town}", style="dim")
            yield heading, [place(move) for move in places]


def upper_town(move: Move) -> str:
    """The town itself, or the one where the field's section begins."""
    return str(move.facts["name"]).partition("–")[0]


def place(move: Move) -> Text:
    name = f" {move.facts['name']}" if move.facts["kind"] == "town" else ""
    return Text.assemble((f"{move.params['position']:>2}", CHOICE), name)
