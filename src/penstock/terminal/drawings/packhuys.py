"""Packhuys in a terminal: round, harbour, areas, supply, hand, players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from penstock.terminal.drawings.drawing import (
    Drawing,
    View,
    add_number,
    is_over,
    panel,
    side_by_side,
    small_table,
)
from penstock.terminal.drawings.packhuys_areas import closed_areas, open_areas
from penstock.terminal.drawings.packhuys_harbour import (
    LARGE,
    MIDDLE,
    SMALL,
    harbour,
    harbour_width,
    is_fixed,
)
from penstock.terminal.drawings.packhuys_pieces import (
    GOOD_LETTERS,
    STORE,
    SYMBOLS,
    card_text,
    chip,
    good_letter,
)
from penstock.terminal.words import Words

UNDER = "↓"  # before a card under its owner's pile
WIDE = 118  # columns from which the areas stand beside the harbour
AREAS_WIDTH = 47  # columns they need there
SUPPLY_WIDTH = 20
SUPPLY_LINE_WIDTH = 32  # from here on a fact of the supply needs one line only
BAR_ORDER = ("below", "none", "above")  # of equal numbers the last one comes first

# What is being decided, by phase.
PHASES = {
    "colour": "phase-colour",
    "select": "phase-select",
    "pay": "phase-pay",
    "lay": "phase-lay",
    "export": "phase-export",
    "crane": "phase-crane",
    "ship": "phase-ship",
    "buy": "phase-buy",
    "remove": "phase-remove",
    "flood": "phase-flood",
    "from": "phase-from",
    "good": "phase-good",
    "to": "phase-to",
}


def board(view: View, words: Words, players: Mapping[int, str], width: int) -> RenderableType:
    """Everything on the table; beside the harbour stand the supply and, with more room, the areas."""
    is_wide = width >= WIDE
    needed = AREAS_WIDTH if is_wide else SUPPLY_WIDTH
    sizes = (LARGE, MIDDLE, SMALL) if is_wide else (MIDDLE, SMALL)
    cell = next((c for c in sizes if width - harbour_width(view, c) - 1 >= needed), SMALL)
    left = harbour_width(view, cell)
    areas = panel(Group(open_areas(view, words, is_wide), closed_areas(view, words)), words.say("areas"))
    has_room = width - left > SUPPLY_LINE_WIDTH
    supply = panel(supply_table(view, words, has_room), words.say("supply"))
    people = panel(players_table(view, words, players), words.say("players"), under_line(view, words))
    beside = Group(areas, supply) if is_wide else supply
    parts: list[RenderableType] = [
        round_line(view, words),
        side_by_side(harbour(view, words, cell), beside, left),
        frame_line(view, words),
        legend(view, words),
    ]
    if not is_wide:
        parts.append(areas)
    return Group(*parts, *hand_panel(view, words), people)


def brief(view: View, words: Words, seat: int) -> Text:
    """Between two decisions of the same action: the round, the own coins and cards."""
    line = round_line(view, words)
    own = view["players"][seat]
    line.append(f"\n{words.say('coins')} ")
    line.append(str(own["coins"]), style="bold")
    line.append(f"   {words.say('hand')} ")
    return line.append_text(hand_line(view, own, words))


# -- the round --------------------------------------------------------------------------------


def round_line(view: View, words: Words) -> Text:
    """Round, decision, and the revealed cards that still wait, in play order."""
    line = Text(words.say("round", round=view["round"]), style="")
    line.stylize("bold")
    if view["phase"] in PHASES and not is_over(view):
        seats = view["to_choose"] or [view["mover"]]
        who = ", ".join(words.seat(seat) for seat in seats)
        line.append(f" · {words.say(PHASES[view['phase']], who=who, due=view['debt'])}")
    waiting = [(p["played"], p["seat"]) for p in view["players"] if p["played"]]
    waiting.sort(key=lambda pair: (pair[0]["number"], BAR_ORDER.index(pair[0]["bar"])), reverse=True)
    if waiting:
        line.append(f" · {words.say('order')} ")
        line.append_text(Text(" → ").join(waiting_card(view, card, seat, words) for card, seat in waiting))
    return line


def waiting_card(view: View, card: dict[str, Any], seat: int, words: Words) -> Text:
    """A revealed card with its player, also if it is water."""
    text = card_text(view, card, seat, words)
    letter = chip(view, seat, words)
    return text if text.plain.startswith(f"{letter.plain} ") else Text.assemble(letter, " ", text)


# -- harbour and supply -----------------------------------------------------------------------


def frame_line(view: View, words: Words) -> Text:
    """How far the harbour can still grow."""
    field = view["field"]
    size = field["size"]
    left = {d: size - (field[d][1] - field[d][0] + 1) for d in ("columns", "rows")}
    line = Text(f"{words.say('frame', size=size)} ", style="bold")
    said = [
        words.say("columns-fixed")
        if is_fixed(view, "columns")
        else words.say("columns-left", number=left["columns"]),
        words.say("rows-fixed") if is_fixed(view, "rows") else words.say("rows-left", number=left["rows"]),
    ]
    return line.append(", ".join(said), style="not bold")


def legend(view: View, words: Words) -> Text:
    """The signs on the cards."""
    signs = [
        (SYMBOLS["coin"], words.name("symbol", "coin")),
        (SYMBOLS["ship"], words.name("symbol", "ship")),
        (STORE, words.say("store")),
        *((good_letter(good, words), words.name("good", good)) for good in GOOD_LETTERS),
        ("░", words.say("closed-sign")),
    ]
    if view["only_water"]:
        signs.append(("≈", words.say("only-water")))
    return Text("  ").join(Text(f"{sign} {said}", style="dim") for sign, said in signs)


def supply_table(view: View, words: Words, has_room: bool) -> Table:
    """Coins, piles, warehouses and tokens that belong to nobody."""
    pile = view["water_pile"]
    facts = [("treasury", str(view["treasury"])), ("water-pile", str(pile["size"]))]
    if pile["top"]:
        facts.append(("on-top", f"{pile['top']['number']}{SYMBOLS[pile['top']['symbol']]}"))
    if is_expansion(view):
        facts.append(("special-cards", str(view["special_cards"])))
    if view["ship"]:
        facts.append(("ship-at", view["ship"]))
    if view["ship_limit"]:
        facts.append(("ship-moves", f"{view['ship_moves']}/{view['ship_limit']}"))
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(ratio=1, no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    for message, fact in facts:
        table.add_row(words.say(message), Text(fact, style="bold"))
    lines = Table.grid(expand=True)
    lines.add_row(table)
    goods = [("warehouses", view["supply"]), ("tokens", view["tokens"])]
    for message, counts in goods if is_expansion(view) else goods[:1]:
        if has_room:
            table.add_row(words.say(message), goods_line(counts, words))
        else:
            lines.add_row(words.say(message))
            lines.add_row(Text(" ").join([Text(), goods_line(counts, words)]))
    return lines


def is_expansion(view: View) -> bool:
    return view["players"][0]["keepers"] is not None


def goods_line(goods: Mapping[str, int], words: Words) -> Text:
    """`12w 8s 3t`, also what there is none of."""
    return Text(" ").join(
        Text(f"{n}{good_letter(good, words)}", style="bold" if n else "dim") for good, n in goods.items()
    )


# -- hand and players -------------------------------------------------------------------------


def hand_panel(view: View, words: Words) -> list[RenderableType]:
    """The cards of whoever looks; a spectator has none."""
    return [
        panel(hand_line(view, player, words), words.say("hand"))
        for player in view["players"]
        if player["hand"] is not None
    ]


def hand_line(view: View, player: dict[str, Any], words: Words) -> Text:
    """The cards in hand; the one secretly chosen in brackets."""
    cards = []
    for card in player["hand"]:
        text = card_text(view, card, player["seat"], words)
        is_chosen = player["has_chosen"] and card["number"] == player["chosen"]
        cards.append(Text.assemble("[", text, "]") if is_chosen else text)
    return Text("   ").join(cards) if cards else Text("–", style="dim")


def players_table(view: View, words: Words, players: Mapping[int, str]) -> Table:
    """What everybody may know of everybody."""
    table = small_table()
    add_number(table, words.say("coins"))
    add_number(table, words.say("keepers") if is_expansion(view) else words.say("own-areas"))
    if is_expansion(view):
        table.add_column(words.say("tokens"), no_wrap=True)
    add_number(table, words.say("cards"))
    add_number(table, words.say("pile"))
    table.add_column(words.say("known"), ratio=1)
    for player in view["players"]:
        table.add_row(*player_row(view, words, players, player))
    return table


def player_row(
    view: View, words: Words, players: Mapping[int, str], player: dict[str, Any]
) -> list[Text | str]:
    seat, size, areas = player["seat"], player["hand_size"], player["areas"]
    is_deciding = not is_over(view) and (seat in view["to_choose"] or seat == view["mover"])
    mark = "▸" if is_deciding else "✓" if player["has_chosen"] else " "
    name = Text.assemble(f"{mark} ", chip(view, seat, words), " ", players.get(seat, ""))
    row: list[Text | str] = [name, Text(str(player["coins"]), style="bold")]
    if is_expansion(view):
        row += [f"{areas}/{areas + player['keepers']}", goods_line(player["tokens"], words)]
    else:
        row.append(str(areas))
    cards = f"{size['harbour']}+{size['water']}" + (f"+{size['special']}" if size["special"] else "")
    known = [f"{card['number']}{SYMBOLS[card['symbol']]}" for card in player["shown"]]
    known += [f"{UNDER}{number}" for number in player["under_pile"]]
    return [*row, cards, str(player["pile"]), " ".join(known) or "–"]


def under_line(view: View, words: Words) -> Text | None:
    """What the arrow before a known card says, if there is one."""
    if not any(player["under_pile"] for player in view["players"]):
        return None
    return Text(f"{UNDER} {words.say('under')}", style="dim")


DRAWING = Drawing(
    board,
    brief=brief,
    quiet=frozenset({"CHOSE"}),
    headings=frozenset({"ROUND", "CONTROLLED", "UNCONTROLLED", "IGNORED", "ENDED", "POINTS"}),
)
