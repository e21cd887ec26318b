"""Packhuys in a terminal: the pieces as letters and signs, with colour where there is any."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from penstock.terminal.drawings.drawing import View
from penstock.terminal.words import Words

# Background and foreground of a player's pieces; the letter on them says the same without colour.
INKS = {
    "red": "bold #FFFFFF on #B3261E",
    "black": "bold #FFFFFF on #22262A",
    "green": "bold #FFFFFF on #1B7F4B",
    "purple": "bold #FFFFFF on #6B3FA0",
    "none": "bold",  # not chosen yet
}
PLAYER_LETTERS = {
    "red": "letter-red",
    "black": "letter-black",
    "green": "letter-green",
    "purple": "letter-purple",
}
GOOD_LETTERS = {"wine": "letter-wine", "spices": "letter-spices", "tea": "letter-tea"}
SYMBOLS = {"coin": "●", "ship": "▲", "none": ""}
BARS = {"above": "‾", "below": "_", "none": ""}
STORE = "⌂"
SHIP = "\\_▲_/"

Card = Mapping[str, Any]


def chip(view: View, seat: int, words: Words, text: str = "") -> Text:
    """A player's letter, and what stands behind it, on the player's colour."""
    colour = view["players"][seat]["colour"]
    letter = words.say(PLAYER_LETTERS[colour]) if colour in PLAYER_LETTERS else "?"
    return Text(letter + text, style=INKS[colour])


def nobody() -> Text:
    return Text("–", style="dim")


def good_letter(good: str, words: Words) -> str:
    return words.say(GOOD_LETTERS[good])


def goods_on(card: Card, words: Words) -> str:
    """The letters of the depicted goods; nothing for a crane, a pub, water."""
    return "".join(good_letter(good, words) for good in card["shows"].split("-") if good in GOOD_LETTERS)


def content_of(card: Card, words: Words) -> str:
    """The goods as letters, everything else by name."""
    return goods_on(card, words) or words.name("card", card["shows"])


def card_text(view: View, card: Card, seat: int, words: Words) -> Text:
    """A card in hand or revealed: `R 17‾● ws`."""
    number = f"{card['number']}{BARS[card['bar']]}"
    is_land = card["shows"] in ("crane", "pub") or bool(goods_on(card, words))
    text = chip(view, seat, words, f" {number}") if is_land else Text(number, style="bold")
    text.append(f"{SYMBOLS[card['symbol']]} {content_of(card, words)}", style="")
    return text


def counted(goods: Mapping[str, int], words: Words) -> str:
    """`2w 1t`: how many of each kind, without those there are none of."""
    return "".join(f"{n}{good_letter(good, words)}" for good, n in goods.items() if n)
