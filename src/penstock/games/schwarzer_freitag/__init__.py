"""Schwarzer Freitag (Black Friday) by Friedemann Friese, Kosmos 2010."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from penstock.engine.game import Game
from penstock.engine.options import choice, number
from penstock.engine.record import NONE
from penstock.games.schwarzer_freitag.bank import card_with
from penstock.games.schwarzer_freitag.components import check_components, print_tables
from penstock.games.schwarzer_freitag.knowledge import determinize
from penstock.games.schwarzer_freitag.marking import marked_place
from penstock.games.schwarzer_freitag.moves import MOVES
from penstock.games.schwarzer_freitag.prices import silver_price, stage_card
from penstock.games.schwarzer_freitag.setup import set_up
from penstock.games.schwarzer_freitag.state import COLOUR_NAMES, Action, Card, Ending, Place, State
from penstock.games.schwarzer_freitag.totals import totals
from penstock.games.schwarzer_freitag.trading import price_now, shares_in_action
from penstock.games.schwarzer_freitag.value import value
from penstock.games.schwarzer_freitag.view import view
from penstock.games.schwarzer_freitag.words import Event, Refusal

OPTIONS = (
    choice("firstGame", "no", "yes", paragraph="2.5"),
    choice("levelTable", "A", "B", paragraph="1.4"),
    choice("stageBy", "value", "row", paragraph="9.13"),
    choice("bottomEdge", "left", "stay", paragraph="8.3"),
    choice("restockBlack", "supply", "none", paragraph="9.9"),
    choice("subsidyTiming", "anyTime", "beforeAction", paragraph="3.2"),
    number("stallGuard", 1, 20, default=6, also=("off",), paragraph="9.12"),
    choice("endTiming", "afterChange", "atOnce", paragraph="10.1"),
    choice("hideCash", "true", "false", paragraph="11.1"),
    choice("style", "2010", "2023", paragraph="12.1"),
)

# Names of the numbers in events, by the parameter names in words.py.
WORDS = {
    "colour": COLOUR_NAMES,
    "place": tuple(p.name.lower() for p in Place),
    "card": tuple(Card(k).name.lower() if k in list(Card) else "" for k in range(2 * max(Card))),
}


def quote(known: Any, seat: int, family: str, params: dict[str, Any]) -> dict[str, Any]:
    """What a move's text mentions: prices, limits, the special card it takes."""
    facts: dict[str, Any] = {
        "limit": int(stage_card(known).trade_limit),
        "subsidy_limit": int(stage_card(known).subsidy_limit),
        "due": int(known.due),
        "pays": int(known.printed.subsidy_pays),
    }
    if family in ("buy", "sell"):
        facts["price"] = int(price_now(known, COLOUR_NAMES.index(params["colour"])))
        facts |= quote_card(known, seat, family, shares_in_action(known) + 1)
    if family == "silver":
        facts["price"] = int(silver_price(known))
        facts["money"] = params["count"] * facts["price"]
        facts |= quote_card(known, seat, family, params["count"])
    if family == "done":
        facts["action"] = Action(known.action).name.lower()
    if family == "marker":
        facts["place"] = Place(marked_place(known)).name.lower()
    return facts


def quote_card(known: Any, seat: int, family: str, count: int) -> dict[str, Any]:
    """Has the seat a card for one more, does trading so many spend it, and how many does it allow?"""
    limit = int(stage_card(known).trade_limit)
    has_card = card_with(known, seat, Card[family.upper()]) != NONE
    return {
        "has_card": "yes" if has_card else "no",
        "spends_card": "yes" if count > limit else "no",
        "most": limit + 1,
    }


GAME = Game(
    id="schwarzer-freitag",
    title="Schwarzer Freitag",
    seats=range(2, 6),
    rules_version=2,
    options=OPTIONS,
    moves=MOVES,
    longest=30_000,
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
    check_components=check_components,
)
