"""Positions for the paragraph tests: say what matters, the rest lies as at the start of a game.

>>> s = position(2, "red 11 h8", "black 6 h6", hands={0: [17], 1: [57]}, coins=2, mode="advanced")
>>> choose(s, 17, 57).mover
1
>>> play(s, "lay f6").coins[1]
3

Seats go by number from 0, cards by colour and number, cells by name. A lying card stores what it shows
unless letters say otherwise: `red 11 h8 -` nothing, `red 45 h9 T` a warehouse of tea, `black 14 i8 SW`
one of spices and one of wine.
"""

from __future__ import annotations

from typing import Any

import penstock
from penstock.engine import rng
from penstock.games.packhuys.rules.action import turn_up_water
from penstock.games.packhuys.rules.cards import (
    content_of,
    depicts,
    is_in,
    is_left_out,
    put_into,
    put_into_hand,
)
from penstock.games.packhuys.rules.harbour import put_harbour_card, put_water_card
from penstock.games.packhuys.rules.round import begin_round
from penstock.games.packhuys.rules.setup import CROSS, clear_field, hand_out_pieces
from penstock.games.packhuys.rules.state import (
    CELL_NAMES,
    CENTRE,
    COLOUR_NAMES,
    GOODS,
    NUMBERS,
    SPECIALS,
    Content,
    Keeper,
)
from penstock.games.packhuys.rules.stores import put_warehouse, stored, which_crane
from tests.games.playing import Playing

GAME = penstock.game("packhuys", components="")
_playing = Playing(GAME)
play, legal, refused = _playing.play, _playing.legal, _playing.refused
events, event_names = _playing.events, _playing.event_names
LETTERS = "WST"
W, S, T = range(GOODS)


def position(
    seats: int = 3,
    *cards: str,
    hands: dict[int, list[int]] | None = None,
    coins: Any = None,
    treasury: int | None = None,
    tokens: dict[int, str] | None = None,
    stock: str | None = None,
    supply: dict[str, int] | None = None,
    keepers: Any = None,
    ship: str | None = None,
    pile: dict[int, list[int]] | None = None,
    colours: list[str] | None = None,
    **options: Any,
) -> Any:
    """A plain state at the beginning of a round."""
    s = GAME.empty_state(seats, GAME.read_options(options))
    rng.restart(s.rng)
    s.records_events = 1
    clear_field(s)
    for seat in range(seats):
        s.colour[seat] = seat if colours is None else COLOUR_NAMES.index(colours[seat])
    hand_out_pieces(s)
    lying = [card.split() for card in cards]
    hands = {seat: [] for seat in range(seats)} | (hands or {})
    used = {int(card[1]) for card in lying if card[0] == "water"} | {
        n for hand in hands.values() for n in hand
    }
    deal_water(s, used)
    for seat in range(seats):
        colour = s.colour[seat]
        gone = {int(card[1]) for card in lying if card[0] == COLOUR_NAMES[colour]} | set(hands[seat])
        deck = [n for n in s.printed.deck[colour % 2] if n not in gone and not is_left_out(s, n)]
        deck = deck if pile is None or seat not in pile else pile[seat]
        s.pile[seat][: len(deck)] = deck
        s.n_pile[seat] = len(deck)
        for number in hands[seat]:
            put_into_hand(s, seat, number)
    stack = [n for n in s.printed.specials if n not in used]
    if s.is_expansion:
        s.stack[: len(stack)] = stack
        s.n_stack = len(stack)
    else:
        s.specials_gone = sum(1 << k for k in range(SPECIALS) if s.printed.specials[k] not in used)
    for card in lying:
        lay_out(s, *card)
    if coins is not None:
        share_out(s, coins if isinstance(coins, list | tuple) else [coins] * seats)
    if treasury is not None:
        s.treasury = treasury
    for seat, letters in (tokens or {}).items():
        for letter in letters:
            s.stock[LETTERS.index(letter)] -= 1
            s.tokens[seat][LETTERS.index(letter)] += 1
    if stock is not None:
        s.stock = [stock.count(letter) for letter in LETTERS]
    for letter, count in (supply or {}).items():
        s.supply[LETTERS.index(letter)] = count
    if keepers is not None:
        s.keepers[:seats] = keepers
    if ship is not None:
        s.ship = cell(ship)
    begin_round(s)
    s.n_events = 0
    return s


def deal_water(s: Any, used: set[int]) -> None:
    """The cross and the pile from the water cards that a test does not name."""
    free = [n for n in range(1, NUMBERS) if content_of(s, n) == Content.WATER and n not in used]
    for step in CROSS:
        number = free.pop()
        put_water_card(s, number, CENTRE + step)
        put_into(s.water_laid, number)
    s.water_pile[: len(free)] = free
    s.n_water_pile = len(free)
    turn_up_water(s)


def lay_out(s: Any, colour: str, number: str, name: str, letters: str | None = None) -> None:
    """One lying card; harbour cards take their warehouses from the supply."""
    if colour == "water":
        put_water_card(s, int(number), cell(name))
        put_into(s.water_laid, int(number))
        return
    seat = s.colour.index(COLOUR_NAMES.index(colour))
    put_harbour_card(s, seat, int(number), cell(name))
    if letters is None:
        letters = "".join(LETTERS[g] for g in range(GOODS) if depicts(s, int(number), g))
    for letter in letters.replace("-", ""):
        good = LETTERS.index(letter)
        s.supply[good] -= 1
        put_warehouse(s, s.n_lying - 1, good)
        if content_of(s, int(number)) == Content.CRANE:
            s.brought[seat][which_crane(s, seat, int(number))] = good


def share_out(s: Any, coins: Any) -> None:
    s.treasury += sum(s.coins) - sum(coins)
    s.coins[: len(coins)] = coins


def cell(name: str) -> int:
    return CELL_NAMES.index(name)


def area(s: Any, name: str) -> int:
    """The area of the card on a cell."""
    return s.lying[s.field[cell(name)]].area


def card(s: Any, name: str) -> Any:
    """The harbour card on a cell."""
    return s.lying[s.field[cell(name)]]


def keeper(s: Any, name: str) -> Any:
    """Who stands on the area of a cell: a seat or a Keeper."""
    who = s.areas[area(s, name)].keeper
    return who if who >= 0 else Keeper(who)


def stores(s: Any, name: str, seat: int) -> str:
    """A seat's warehouses in the area of a cell, as letters."""
    return "".join(LETTERS[g] * stored(s, seat, area(s, name), g) for g in range(GOODS))


def hand(s: Any, seat: int) -> list[int]:
    return [n for n in range(1, NUMBERS) if is_in(s.hand[seat], n)]


def choose(s: Any, *choices: int | str) -> Any:
    """Everybody's secret choice by seat: a number or "pass"."""
    for seat, choice in enumerate(choices):
        play(s, "pass" if choice == "pass" else f"play {choice}", seat=seat)
    return s
