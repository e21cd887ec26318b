"""Pieces of Panamax in a terminal: companies, dice, ships, contracts, flags."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from penstock.terminal.words import Words

# Background and foreground of a company; the letter on it says the same without colour.
INKS = {
    "red": "bold #FFFFFF on #B3261E",
    "green": "bold #FFFFFF on #1B7F4B",
    "yellow": "bold #1D2A33 on #E0A800",
    "black": "bold #FFFFFF on #22262A",
}
LETTERS = {
    "red": "letter-red",
    "green": "letter-green",
    "yellow": "letter-yellow",
    "black": "letter-black",
}
NATIONS = {
    "us-east": "short-us-east",
    "eu": "short-eu",
    "us-west": "short-us-west",
    "china": "short-china",
}
CHOICE = "bold cyan"  # what can be chosen now, here as in the list of moves
SPECIAL = "bold"
EMPTY_HOLD, CLOSED_HOLD = "·", "▪"
READY = "✓"
RAIL_SIGN = "R"
Ship = dict[str, Any]


def letter(company: str, words: Words) -> Text:
    """A company: its letter on its ink."""
    return Text(words.say(LETTERS[company]), style=INKS[company])


def die(company: str, value: int, words: Words) -> Text:
    """A cargo die: `R5`."""
    return Text(f"{words.say(LETTERS[company])}{value}", style=INKS[company])


def short_nation(nation: str, words: Words) -> str:
    return words.say(NATIONS[nation])


def ship_code(name: str, words: Words) -> Text:
    """`red-1a` as `R1a`; special ships by the name under which they are typed."""
    company, _, model = name.partition("-")
    if company in INKS:
        return Text(f"{words.say(LETTERS[company])}{model}", style=INKS[company])
    return Text(name, style=SPECIAL)


def ship(piece: Ship, words: Words, is_chosen: bool = False) -> Text:
    """A ship with its holds: `R2:R5·`, `iowa:▪▪▪`; in brackets if it belongs to the group being made up."""
    if piece["kind"] == "military":
        holds = [Text(CLOSED_HOLD * piece["holds"], style="dim")]
    else:
        holds = [die(d["company"], d["die"], words) for d in piece["cargo"]]
        holds.append(Text(EMPTY_HOLD * (piece["holds"] - len(holds)), style="dim"))
    text = Text.assemble(ship_code(piece["ship"], words), ":", *holds)
    return Text.assemble(("[", CHOICE), text, ("]", CHOICE)) if is_chosen else text


def ship_in_ocean(piece: Ship, words: Words, is_chosen: bool = False) -> Text:
    """The same, with what its cargo must reach and may not exceed, and a tick when it can sail."""
    text = ship(piece, words, is_chosen)
    if len(piece["cargo"]) < piece["holds"] and piece["kind"] != "military":
        text.append_text(Text(f" {bounds(piece, words)}", style="dim"))
    if piece["ready"]:
        text.append(f" {READY}", style="green")
    return text


def bounds(piece: Ship, words: Words) -> str:
    if piece["kind"] == "cruise":
        return words.say("least-dice", dice=piece["min_cargo"])
    return f"{piece['min_cargo']}–{piece['max_cargo']}"


def cargo(containers: Iterable[dict[str, Any]]) -> str:
    """`5 2 1R`: the containers on a side of a card."""
    return " ".join(f"{c['value']}{RAIL_SIGN if c['rail'] else ''}" for c in containers)


def card(contract: dict[str, Any] | None, words: Words) -> Text:
    """`China 5 2 1R / 3 3`"""
    if contract is None:
        return Text("–", style="dim")
    nation = short_nation(contract["nation"], words)
    front = Text.assemble((nation, "bold"), f" {cargo(contract['front'])}")
    return Text.assemble(front, (f" / {cargo(contract['back'])}", "dim")) if contract["back"] else front


def held_contract(contract: dict[str, Any], words: Words) -> Text:
    """A contract in hand: its nation (or general cargo) and the dice that still wait."""
    is_front = contract["side"] == "front"
    name = words.name("nation", contract["nation"]) if is_front else words.say("general")
    containers = contract[contract["side"]]
    waiting = [{**c, "value": v} for c, v in zip(containers, contract["waiting"], strict=False) if v]
    return Text.assemble(f"{name} ", (cargo(waiting), "bold"))
