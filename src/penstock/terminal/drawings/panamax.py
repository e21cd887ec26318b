"""Panamax in a terminal: the canal between its oceans, action table, railway, market, companies, cards."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from penstock.terminal.drawings.drawing import Drawing, View, is_over, panel, side_by_side
from penstock.terminal.drawings.panamax_canal import LOCK, OCEANS, WATERWAY, canal, ocean, wrapped
from penstock.terminal.drawings.panamax_companies import (
    companies_table,
    dividends,
    free_actions,
    is_acting,
    market_table,
)
from penstock.terminal.drawings.panamax_moves import family_list
from penstock.terminal.drawings.panamax_pieces import CHOICE, card, held_contract, letter
from penstock.terminal.drawings.panamax_table import action_table, contracts, railway
from penstock.terminal.words import Words

WIDE = 160  # columns from which the canal and the rest stand side by side
NARROW = 80  # what one half is drawn for
FRAME = 4  # columns of a panel's edges
TABLE_WIDTH = 46  # of the action table with its frame
ROUNDS = 3

# What is being decided, by phase.
PHASES = {
    "bid": "do-bid",
    "pass_advisor": "do-pass-advisor",
    "keep_advisor": "do-keep-advisor",
    "start_contract": "do-start-contract",
    "start_loading": "do-start-loading",
    "before": "do-before",
    "executive": "do-executive",
    "contract": "do-contract",
    "loading": "do-loading",
    "target": "do-target",
    "moving": "do-moving",
    "group": "do-group",
    "stevedore": "do-stevedore",
    "deferred_market": "do-deferred-market",
    "free_market": "do-free-market",
    "free_load": "do-free-load",
    "free_rail": "do-free-rail",
    "bonus": "do-bonus",
    "advisor": "do-advisor",
    "benefit": "do-benefit",
    "after": "do-after",
    "discard": "do-discard",
    "flag": "do-flag",
    "fee": "do-fee",
}
AT_SEA = ("moving", "group")
IN_PORT = ("start_loading", "contract", "loading", "target", "stevedore", "free_load")


def board(view: View, words: Words, players: Mapping[int, str], width: int) -> RenderableType:
    """Everything on the table; where there is room, the canal stands beside the companies."""
    is_wide = width >= WIDE
    half = width // 2 if is_wide else width
    water = panel(canal(view, words, half - FRAME), words.say("canal"))
    table = side_by_side(
        panel(action_table(view, words), words.say("action-table")),
        panel(contracts(view, words), words.say("contracts")),
        TABLE_WIDTH,
    )
    rails = panel(railway(view, words, half - FRAME), words.say("railway"))
    market = panel(market_table(view, words, players), words.say("market"), dividends(view, words))
    spaces = Text("\n").join(free_actions(view, words, half - FRAME))
    companies = panel(Group(companies_table(view, words), spaces), words.say("companies"))
    rest = [market, companies, *hands(view, words, half - FRAME)]
    if is_wide:
        return Group(status(view, words), side_by_side(Group(water, rails), Group(table, *rest), half))
    return Group(status(view, words), water, table, rails, *rest)


def brief(view: View, words: Words, seat: int) -> Text:
    """Between two decisions of the same turn: what is asked, and the part of the table it is about."""
    lines = [status(view, words)]
    if view["phase"] in AT_SEA:
        lines.append(canal(view, words, NARROW))
    elif view["phase"] in IN_PORT:
        for name, nations in OCEANS:
            lines += ocean(view, words, name, nations, NARROW)
    own = contracts_line(view["players"][seat], words)
    return Text("\n").join([*lines, own] if own else lines)


# -- the turn ---------------------------------------------------------------------------------


def status(view: View, words: Words) -> Text:
    """Round, turn order with whoever acts in brackets, what is asked, and what is left of the action."""
    line = Text(words.say("round", round=view["round"], rounds=ROUNDS), style="")
    line.append("  ")
    for seat in view["order"]:
        company = letter(view["players"][seat]["company"], words)
        is_mover = is_acting(view, seat)
        line.append_text(Text.assemble(("[", CHOICE), company, ("]", CHOICE)) if is_mover else company)
        line.append(" ")
    if not is_over(view):
        line.append_text(Text.assemble(" ", (words.say(PHASES[view["phase"]]), "bold")))
        for part in left_over(view, words):
            line.append(f" · {part}")
    return line


def left_over(view: View, words: Words) -> list[str]:
    """Moves and dice of the action that are still to be used, and whose ship has arrived."""
    moves, parts = view["moves"], []
    if any(moves.values()):
        kinds = ((WATERWAY, "waterway"), (LOCK, "lock"), (f"{WATERWAY}/{LOCK}", "any"))
        parts.append(" ".join(f"{moves[kind]}{sign}" for sign, kind in kinds if moves[kind]))
    for message, dice in (("loads", view["loads"]), ("stevedore-loads", view["stevedore_loads"])):
        if dice:
            parts.append(words.say(message, dice=dice))
    if view["queue"] and view["queue"][0]["ship"]:
        parts.append(words.name("ship", view["queue"][0]["ship"]))
    return parts


# -- contracts and advisors -------------------------------------------------------------------


def hands(view: View, words: Words, width: int) -> list[Panel]:
    """Everybody's unfinished contracts, the starting contracts on offer, the own advisors."""
    lines = [line for player in view["players"] if (line := contracts_line(player, words))]
    if view["starting"]:
        offers = [card(contract, words) for contract in view["starting"]]
        label = Text(f"{words.say('on-offer')} ", style="dim")
        lines += [
            Text.assemble(label if k == 0 else "", x) for k, x in enumerate(wrapped(offers, width - 12))
        ]
    for player in view["players"]:
        if player["advisors"]:
            lines += advisors_lines(player, words, width)
    return [panel(Text("\n").join(lines), words.say("cards"))] if lines else []


def contracts_line(player: View, words: Words) -> Text:
    held = [
        Text.assemble((f"{k} ", "dim"), held_contract(c, words))
        for k, c in enumerate(player["contracts"], 1)
        if c
    ]
    return Text.assemble(letter(player["company"], words), " ", Text("   ").join(held)) if held else Text()


def advisors_lines(player: View, words: Words, width: int) -> list[Text]:
    """The advisors of whoever looks, with what they would pay now; after the end everybody's.

    Those in brackets are not among the best and do not count.
    """
    cards = [
        Text.assemble(f"{words.name('advisor', a['advisor'])} ", (str(a["pays"]), "bold"))
        if a["counted"]
        else Text(f"({words.name('advisor', a['advisor'])} {a['pays']})", style="dim")
        for a in player["advisors"]
    ]
    label = Text.assemble(letter(player["company"], words), f" {words.say('advisors')}: ")
    return [
        Text.assemble(label if k == 0 else "  ", line)
        for k, line in enumerate(wrapped(cards, width - label.cell_len, gap=" · "))
    ]


HEADINGS = "ROUND ROLLED PLATFORM_FLAG FEE DIVIDEND NO_DIVIDEND AWARD NO_AWARD ADVISORS RESULT"

DRAWING = Drawing(
    board,
    brief=brief,
    family_list=family_list,
    own_numbers=frozenset({"take"}),
    quiet=frozenset({"TURN"}),
    headings=frozenset(HEADINGS.split()),
    score="score-dollars",
)
