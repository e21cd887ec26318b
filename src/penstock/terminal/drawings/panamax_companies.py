"""The market and the companies of Panamax in a terminal: money, shares, dice, flags, cards."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from penstock.terminal.drawings.drawing import View, add_number, is_over, small_table
from penstock.terminal.drawings.panamax_canal import LOCK, WATERWAY, wrapped
from penstock.terminal.drawings.panamax_pieces import letter, short_nation
from penstock.terminal.words import Words

BENEFITS = {
    "transfers": "benefit-transfers",
    "contracts": "benefit-contracts",
    "loading": "benefit-loading",
}
AT_ONCE = ("bidding", "passing", "keeping")


def is_acting(view: View, seat: int) -> bool:
    """Is it this player's turn? Where all choose at once it is nobody's."""
    return bool(seat == view["mover"]) and view["stage"] not in AT_ONCE and not is_over(view)


# -- the market -------------------------------------------------------------------------------


def market_table(view: View, words: Words, players: Mapping[int, str]) -> Table:
    """Price, dividend and shares of every company; company money and private money apart."""
    table = small_table()
    for message in ("price", "dividend", "unsold", "company-cash", "fee", "cash"):
        add_number(table, words.say(message))
    table.add_column(words.say("shares"), no_wrap=True)
    for message in ("loans", "award"):
        add_number(table, words.say(message))
    for player in view["players"]:
        is_mover = is_acting(view, player["seat"])
        name = Text.assemble(
            "▸ " if is_mover else "  ",
            letter(player["company"], words),
            f" {players.get(player['seat'], '')}",
        )
        table.add_row(
            name,
            Text(str(player["price"]), style="bold"),
            str(view["dividends"][player["price"] - 1]),
            number(player["unsold"]),
            str(player["company_cash"]),
            number(player["fee"]),
            Text(str(player["cash"]), style="bold"),
            shares(player, words),
            number(player["loans"], "bold red"),
            number(player["award"]),
        )
    return table


def number(n: int, style: str = "") -> Text:
    return Text(str(n), style=style) if n else Text("·", style="dim")


def shares(player: View, words: Words) -> Text:
    """`1R 2G`: the shares a player holds."""
    held = [Text.assemble(str(n), letter(company, words)) for company, n in player["shares"].items() if n]
    return Text(" ").join(held)


def dividends(view: View, words: Words) -> Text:
    """Up to which price a share pays 1, 2, 3 …: `1 ≤5 · 2 ≤8`."""
    last = {dividend: price for price, dividend in enumerate(view["dividends"], 1)}
    steps = " · ".join(f"{dividend} ≤{price}" for dividend, price in last.items())
    return Text(words.say("dividends", steps=steps), style="dim")


# -- the companies ----------------------------------------------------------------------------


def companies_table(view: View, words: Words) -> Table:
    """Dice at hand, flags, passengers with their benefits, cards and ships still to be built."""
    table = small_table()
    for message in ("warehouse", "pool"):
        add_number(table, words.say(message))
    table.add_column(words.say("flags"), no_wrap=True)
    for message in ("tiles", "captain", "stevedore"):
        table.add_column(words.say(message), no_wrap=True)
    add_number(table, words.say("advisors"))
    table.add_column(words.say("unbuilt"), no_wrap=True)
    for player in view["players"]:
        table.add_row(
            letter(player["company"], words),
            str(player["warehouse"]),
            number(player["pool"]),
            flags(player, words),
            passengers(player, words),
            captain(view, player),
            stevedore(view, player),
            number(player["advisor_count"]),
            " ".join(unbuilt(view, player["seat"])) or "–",
        )
    return table


def flags(player: View, words: Words) -> Text:
    """`2 EU  1 China`; a turned flag shows its market side."""
    held = [
        Text(f"{n} {short_nation(nation, words)}{'?' if nation in player['deferred'] else ''}")
        for nation, n in player["flags"].items()
        if n
    ]
    return Text("  ").join(held) if held else Text("–", style="dim")


def passengers(player: View, words: Words) -> str:
    """How many tiles, and the letters of their benefits."""
    marks = "".join(words.say(BENEFITS[name]) for name in player["benefits"])
    return f"{player['tiles']} {marks}".strip() if player["tiles"] else "–"


def captain(view: View, player: View) -> str:
    moves = view["captain_moves"][player["captain"]]
    return f"{moves}{WATERWAY}/{LOCK}" if moves else "–"


def stevedore(view: View, player: View) -> str:
    k = player["stevedore"]
    return f"{view['stevedore_dice'][k]}/{view['stevedore_cut'][k]}" if k else "–"


def free_actions(view: View, words: Words, width: int) -> list[Text]:
    """What the second and third flag of a row bring: `EU load a die, market`."""
    rows = []
    for nation, spaces in zip(view["flag_stock"], view["board"], strict=True):
        actions = ", ".join(words.name("free", action) for action in spaces if action != "none")
        rows.append(Text(f"{short_nation(nation, words)} {actions}", style="dim"))
    return wrapped([Text(words.say("free-actions"), style="dim"), *rows], width)


def unbuilt(view: View, seat: int) -> list[str]:
    """Ships with their company, by the names under which they are built."""
    own = [s for s in view["ships"] if s["owner"] == seat and s["where"] == "board"]
    return [s["ship"].partition("-")[2] for s in own]
