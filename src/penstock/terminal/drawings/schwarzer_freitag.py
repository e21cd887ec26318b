"""Schwarzer Freitag in a terminal: price grid, cases, stage card, players."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from penstock.engine.match import Move
from penstock.terminal.drawings.drawing import Drawing, View, add_number, panel, side_by_side, small_table
from penstock.terminal.words import Words

# Background and foreground of a piece; the letter on it says the same without colour.
INKS = {
    "yellow": "bold #1D2A33 on #E0A800",
    "blue": "bold #FFFFFF on #1F5FA8",
    "red": "bold #FFFFFF on #B3261E",
    "green": "bold #FFFFFF on #1B7F4B",
    "orange": "bold #1D2A33 on #E8803A",
    "black": "bold #FFFFFF on #22262A",
}
PRICE_WIDTH = 4  # three digits and a gap
WIDE = 118  # columns from which the cases stand beside the grid


def board(view: View, words: Words, players: Mapping[int, str], width: int) -> RenderableType:
    """Everything on the table; where there is room, the cases stand beside the grid."""
    is_wide = width >= WIDE
    grid = panel(price_grid(view, words), words.say("prices"))
    stage = words.say("stage-title", stage=view["stage"]["stage"])
    facts = panel(stage_facts(view, words, columns=3 if is_wide else 1), stage)
    silver = panel(silver_track(view), words.say("silver-price", price=view["silver"]["price"]), padding=0)
    cases = panel(cases_table(view, words), words.say("cases"), sale_tables(view, words))
    people = panel(players_table(view, words, players), words.say("players"))
    left = grid_width(view) + 4
    if is_wide:
        return Group(side_by_side(grid, Group(silver, cases), left), facts, people)
    grid.height = facts.height = len(view["grid"]) + 2
    return Group(side_by_side(grid, facts, left), silver, cases, people)


def brief(view: View, words: Words, seat: int) -> Text:
    """One line between two decisions of the same turn: money, what was traded, shares, market."""
    own = view["players"][seat]
    line = Text.assemble(f"{words.say('cash')} ", (str(own["cash"]), "bold"))
    parts = [("yours", own["hand"]), ("market", view["market"])]
    if any(view["action"].values()):
        parts.insert(0, ("action", view["action"]))
    for message, cases in parts:
        line.append(f"   {words.say(message)}")
        for colour, n in cases.items():
            if n and colour in INKS:
                line.append_text(Text.assemble(" ", chip(colour, words), f" {n}"))
    if view["interest_due"]:
        line.append(f"   {words.say('due', due=view['interest_due'])}", style="bold red")
    return line


def chip(colour: str, words: Words) -> Text:
    """A piece: its letter on its colour."""
    return Text(words.say(f"letter-{colour}"), style=INKS[colour])


def named(colour: str, words: Words) -> Text:
    name = words.say("black") if colour == "black" else words.name("colour", colour)
    return Text.assemble(chip(colour, words), " ", name)


# -- the grid ---------------------------------------------------------------------------------


def markers_by_cell(view: View) -> dict[tuple[int, int], list[str]]:
    cells: dict[tuple[int, int], list[str]] = {}
    for share in view["shares"]:
        cells.setdefault((share["row"], share["column"]), []).append(share["colour"])
    return cells


def column_widths(view: View) -> list[int]:
    """Three digits and a gap; where markers stand, also room for the most of them and a second gap."""
    most = [0] * len(view["grid"][0])
    for (_, column), markers in markers_by_cell(view).items():
        most[column] = max(most[column], len(markers))
    return [PRICE_WIDTH + (n + 1 if n else 0) for n in most]


def grid_width(view: View) -> int:
    return sum(column_widths(view))


def price_grid(view: View, words: Words) -> Text:
    """The printed prices, dearest row on top, with the five markers behind their prices."""
    cells = markers_by_cell(view)
    widths = column_widths(view)
    lines = []
    for row in reversed(range(len(view["grid"]))):
        line = Text()
        for column, price in enumerate(view["grid"][row]):
            markers = cells.get((row, column), [])
            line.append(f"{price:>3}", style="bold" if markers else "dim")
            line.append(" ")
            for colour in markers:
                line.append_text(chip(colour, words))
            line.append(" " * (widths[column] - PRICE_WIDTH - len(markers)))
        lines.append(line)
    return Text("\n").join(lines)


# -- stage, bag, silver -----------------------------------------------------------------------


def stage_facts(view: View, words: Words, columns: int) -> Table:
    """The three numbers of the stage card and what else stands beside the grid."""
    stage = view["stage"]
    facts = [
        ("subsidy-limit", stage["subsidy_limit"]),
        ("trade-limit", stage["trade_limit"]),
        ("draw", stage["draw"]),
        next_stage(view),
        ("highest", max(share["price"] for share in view["shares"])),
        ("bag", view["bag_size"]),
        ("stage-fields", view["black"]["stage_fields"]),
        ("supply", view["black"]["supply"]),
        ("bars-bought", f"{view['silver']['bought']} / {view['silver']['bars_per_step']}"),
        ("changes", view["changes"]),
        ("turn", view["turn"]),
    ]
    table = Table.grid(padding=(0, 4 if columns > 1 else 1), expand=True)
    for _ in range(columns):
        table.add_column(ratio=1)
        table.add_column(justify="right", no_wrap=True)
    height = -(-len(facts) // columns)
    for k in range(height):
        cells = [(words.say(name), Text(str(n), style="bold")) for name, n in facts[k::height]]
        table.add_row(*(part for cell in cells for part in cell))
    return table


def next_stage(view: View) -> tuple[str, object]:
    """The price (or, by option, the row) that activates the next stage."""
    stage = view["stage"]
    if stage.get("next_row") is not None:
        return "next-row", stage["next_row"] + 1
    return "next-stage", "–" if stage["next_at"] is None else stage["next_at"]


def sale_tables(view: View, words: Words) -> Text:
    """Coloured and black cases of the three tables, the active one in brackets: `[7+1] 10+2 10+3`."""
    text = Text(f"{words.say('tables')}: ")
    for k, cases in enumerate(view["sale_tables"]):
        coloured = sum(cases.values()) - cases["black"]
        content = f"{coloured}+{cases['black']}" if sum(cases.values()) else "–"
        is_active = k == view["active_table"]
        text.append(f"[{content}] " if is_active else f"{content} ", style="bold" if is_active else "dim")
    text.rstrip()
    return text


def silver_track(view: View) -> Text:
    """The fields of the silver price, the marker's in brackets."""
    at = view["silver"]["at"]
    fields = [
        Text(f"[{price}]", style="bold reverse")
        if k == at
        else Text(str(price), style="dim" if k < at else "")
        for k, price in enumerate(view["silver"]["track"])
    ]
    return Text(" ").join(fields)


# -- cases ------------------------------------------------------------------------------------


def cases_table(view: View, words: Words) -> Table:
    """One line per colour: price, market, the two tracks, the sale table, your shares, the last draw."""
    active = view["sale_tables"][view["active_table"]]
    own = next((p["hand"] for p in view["players"] if p["hand"] is not None), None)
    sources = [
        ("market", view["market"]),
        ("purchase-track", view["purchase_track"]),
        ("silver-track", view["silver_track"]),
        ("sale-table", active),
        ("last-draw", view["drawn"]),
    ]
    if own is not None:
        sources.insert(0, ("yours", own))
    table = small_table()
    add_number(table, words.say("price"))
    for message, _ in sources:
        add_number(table, words.say(message, table=view["active_table"] + 1))
    for share in view["shares"]:
        colour = share["colour"]
        counts = [count(cases[colour], message == "yours") for message, cases in sources]
        table.add_row(named(colour, words), Text(str(share["price"]), style="bold"), *counts)
    black = [count(cases["black"]) if "black" in cases else Text() for _, cases in sources]
    table.add_row(named("black", words), "", *black)
    missing = missing_to_change(view)
    cells = [Text(str(missing.get(m, "")), style="bold") for m, _ in sources]
    table.add_row(Text(words.say("missing"), style="italic"), "", *cells)
    return table


def count(n: int, is_own: bool = False) -> Text:
    if n == 0:
        return Text("·", style="dim")
    return Text(str(n), style="bold" if is_own else "")


def missing_to_change(view: View) -> dict[str, int]:
    """How many more cases each place needs to receive (or to lose) until prices change."""
    active = view["sale_tables"][view["active_table"]]
    coloured = sum(active.values()) - active["black"]
    return {
        "purchase-track": view["track_trigger"] - sum(view["purchase_track"].values()),
        "silver-track": view["track_trigger"] - sum(view["silver_track"].values()),
        "sale-table": max(coloured - view["table_trigger"], 1),
    }


# -- players ----------------------------------------------------------------------------------


def players_table(view: View, words: Words, players: Mapping[int, str]) -> Table:
    """What everybody may know of everybody, and the money of whoever looks."""
    table = small_table()
    for message in ("gold", "silver", "cash", "shares", "subsidies", "owed"):
        add_number(table, words.say(message))
    table.add_column(words.say("cards"))
    for player in view["players"]:
        seat = player["seat"]
        is_mover = seat == view["mover"] and not player["place"]  # places are given in the end
        name = Text(("▸ " if is_mover else "  ") + players.get(seat, ""), style="bold" if is_mover else "")
        cash = "?" if player["cash"] is None else str(player["cash"])
        owed = Text(str(player["owed"]), style="bold red") if player["owed"] else Text("·", style="dim")
        table.add_row(
            name,
            Text(str(player["gold"]), style="bold"),
            str(player["silver"]),
            cash,
            str(player["hand_size"]),
            f"{player['subsidies']}/{view['stage']['subsidy_limit']}",
            owed,
            " · ".join("/".join(words.name("card", c) for c in card) for card in player["cards"]) or "–",
        )
    return table


def move_chip(move: Move, words: Words) -> Text | None:
    colour = move.params.get("colour", move.params.get("source"))
    return chip(str(colour), words) if colour in INKS else None


DRAWING = Drawing(
    board,
    brief=brief,
    chip=move_chip,
    quiet=frozenset({"TURN"}),
    headings=frozenset({"CHANGE", "ENDED", "SETTLED", "LAST_BARS", "RESULT", "STAGE"}),
    score="score-bars",
)
