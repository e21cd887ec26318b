"""Packhuys in a terminal: the areas, who stores what in them, who leads by how much."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from penstock.terminal.drawings.drawing import View
from penstock.terminal.drawings.packhuys_pieces import GOOD_LETTERS, chip, nobody
from penstock.terminal.telling import NO_BREAK
from penstock.terminal.words import Words

Area = dict[str, Any]
FOUR_STORES = 8  # columns: a letter and a number for each of four players


def open_areas(view: View, words: Words, is_narrow: bool) -> Table | Text:
    """The open areas, the largest first; in a narrow table the leads stand below the counts."""
    areas = sorted((a for a in view["areas"] if a["is_open"]), key=lambda a: -a["size"])
    if not areas:
        return Text(words.say("no-areas"), style="dim")
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True, header_style="dim")
    table.add_column(words.say("area"), no_wrap=True)
    table.add_column(words.say("size"), justify="right", no_wrap=True)
    for good in GOOD_LETTERS:
        table.add_column(words.name("good", good), no_wrap=True, min_width=FOUR_STORES, ratio=1)
    table.add_column(words.say("control"), justify="right", no_wrap=True)
    for area in areas:
        table.add_row(
            Text(area["cell"], style="bold"),
            str(area["size"]),
            *(kind_in(view, area, good, words, is_narrow) for good in GOOD_LETTERS),
            nobody() if area["leads"] is None else chip(view, area["leads"], words),
        )
    return table


def kind_in(view: View, area: Area, good: str, words: Words, is_narrow: bool) -> Text:
    """The warehouses of a kind, the most first, and the lead: `R4 K2 → R+2`."""
    counts = [(store["warehouses"][good], store["seat"]) for store in area["stores"]]
    stored = sorted(((n, seat) for n, seat in counts if n), key=lambda pair: (-pair[0], pair[1]))
    if not stored:
        return Text("·", style="dim")
    text = Text("" if is_narrow else " ").join(chip(view, seat, words, str(n)) for n, seat in stored)
    best, second = stored[0][0], stored[1][0] if len(stored) > 1 else 0
    text.append("\n" if is_narrow else " ")
    if best == second:
        return text.append("=", style="bold")
    return text.append(f"+{best - second}", style="bold")


def closed_areas(view: View, words: Words) -> Text:
    """Where they are, how large, and whose keeper stands there; the largest first."""
    areas = sorted((a for a in view["areas"] if not a["is_open"]), key=lambda a: -a["size"])
    counted = view["areas_counted"]
    title = words.say("closed-counted", number=counted) if counted else words.say("closed")
    text = Text(title)
    for area in areas:
        owner = nobody() if area["keeper"] is None else chip(view, area["keeper"], words)
        text.append_text(Text.assemble("  ", area["cell"], NO_BREAK, (str(area["size"]), "bold"), NO_BREAK))
        text.append_text(Text("x", style="dim") if area["is_ignored"] else owner)
    return text if areas else text.append(" –", style="dim")
