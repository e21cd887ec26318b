"""Arriala: Canal de Garonne by Florian Fay, Ludocom 2010."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from penstock.engine.game import Game
from penstock.engine.options import choice
from penstock.engine.record import NONE
from penstock.games.arriala.cards import lapses
from penstock.games.arriala.components import check_components, print_tables
from penstock.games.arriala.effects import number_of, town_at
from penstock.games.arriala.knowledge import determinize
from penstock.games.arriala.moves import MOVES
from penstock.games.arriala.scoring import neutral_colour
from penstock.games.arriala.setup import set_up
from penstock.games.arriala.state import (
    CARD_NAMES,
    COLOUR_NAMES,
    MOVE_CARDS,
    SITE_NAMES,
    SPOT_NAMES,
    STRUCTURE_NAMES,
    TOWN_NAMES,
    VINEYARD_NAMES,
    VINEYARD_SPOT,
    Action,
    Ending,
    State,
)
from penstock.games.arriala.totals import totals
from penstock.games.arriala.value import POINT, value
from penstock.games.arriala.view import view
from penstock.games.arriala.words import Event, Refusal

OPTIONS = (
    choice("placedMayMove", "true", "false", paragraph="5.1"),
    choice("finisherMayMoveAgain", "false", "true", paragraph="4.4"),
    choice("countedMayMoveAgain", "false", "true", paragraph="4.4"),
    choice("walksGoOn", "false", "true", paragraph="4.4"),
    choice("noReturn", "sinceYourTurn", "previousPlayer", paragraph="4.5"),
    choice("noReturnToVineyard", "true", "false", paragraph="4.5"),
    choice("townsAreFields", "true", "false", paragraph="5.5"),
    choice("townsBreakTies", "true", "false", paragraph="9.3"),
    choice("emptyPile", "reshuffle", "stays", paragraph="7.2"),
    choice("cardsMayLapse", "false", "true", paragraph="7.3"),
    choice("sharedLastCounts", "false", "true", paragraph="7.7"),
    choice("neutralTie", "workers", "player", paragraph="10.3"),
    choice("stallRounds", "15", "0", "30", "20", "10", "5", paragraph="9.5"),
)

SECTION_NAMES = ("s1", "s2", "s3", "s4")
TOWN_TITLES = ("Grisolles", "Montech", "Castelsarrasin", "Moissac", "Valence d’Agen")

# Names of the numbers in events, by the parameter names in words.py, and of what else is on the table.
WORDS = {
    "colour": COLOUR_NAMES,
    "section": SECTION_NAMES,
    "town": TOWN_NAMES,
    "neutral": ("colour",),
    "vineyard": VINEYARD_NAMES,
    "site": SITE_NAMES,
    "structure": STRUCTURE_NAMES,
    "card": CARD_NAMES,
    "from": SPOT_NAMES,
    "to": SPOT_NAMES,
    "on": SPOT_NAMES[:VINEYARD_SPOT],
}


def quote(known: Any, seat: int, family: str, params: dict[str, Any]) -> dict[str, Any]:
    """The numbers a move's text mentions: action points, distances, where a field lies."""
    p = known.printed
    facts: dict[str, Any] = {
        "left": int(known.ap),
        "lock_points": int(p.lock_points),
        "river_points": int(p.river_points),
        "master_points": int(p.master_points),
    }
    for action in ("walk", "card", "to_vineyard", "draw", "place", "river", "to_canal", "lock"):
        facts[f"{action}_cost"] = int(getattr(p.cost, action))
    if family == "card":
        card = CARD_NAMES.index(params["card"])
        facts["reach"] = int(p.reach[card]) if card < MOVE_CARDS else 0
        facts["lapses"] = int(lapses(known, seat, card))
    if family == "to":
        facts |= quote_place(known, params["position"])
    return facts


def quote_place(known: Any, position: int) -> dict[str, Any]:
    """Where a position lies, and what walking there costs beyond a card's fields."""
    p = known.printed
    town = int(town_at(known, position))
    section = NONE if position > p.last else int(p.section_of[position])
    distance = 0
    if known.action == Action.WALK:
        distance = max(abs(position - int(known.at[known.worker])) - int(known.free_fields), 0)
    facts = {"kind": "field", "name": "", "number": 0, "cost": distance * int(p.cost.walk)}
    if town != NONE:
        facts |= {"kind": "town", "name": TOWN_TITLES[town]}
    elif section != NONE:
        name = f"{TOWN_TITLES[section]}–{TOWN_TITLES[section + 1]}"
        facts |= {"name": name, "number": int(number_of(known, position))}
    return facts


GAME = Game(
    id="arriala",
    title="Arriala: Canal de Garonne",
    seats=range(2, 5),
    rules_version=2,
    options=OPTIONS,
    moves=MOVES,
    longest=350_000,
    package=__name__,
    folder=Path(__file__).parent,
    state=State,
    refusals=Refusal,
    event_kinds=Event,
    endings=Ending,
    words=WORDS,
    set_up=set_up,
    print_tables=print_tables,
    view=view,
    determinize=determinize,
    quote=quote,
    totals=totals,
    value=value,
    value_unit=POINT,
    neutral=neutral_colour,
    check_components=check_components,
)
