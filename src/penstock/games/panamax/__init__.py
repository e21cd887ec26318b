"""Panamax by Gil d'Orey, Nuno Bizarro Sentieiro and Paulo Soledade, MEBO Games 2014."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from penstock.engine.game import Game
from penstock.engine.options import choice
from penstock.engine.record import NONE
from penstock.games.panamax.board import transfer_price
from penstock.games.panamax.cards import model_in_queue
from penstock.games.panamax.components import check_components, print_tables
from penstock.games.panamax.knowledge import determinize
from penstock.games.panamax.loading import die_of
from penstock.games.panamax.moves import MOVES
from penstock.games.panamax.round_end import fee_of
from penstock.games.panamax.scoring import advisor_pays
from penstock.games.panamax.setup import set_up
from penstock.games.panamax.state import (
    ADVISOR_NAMES,
    BENEFITS,
    BUILT_MODELS,
    COMPANY_NAMES,
    FIRST_BUILT,
    NATION_NAMES,
    SHIP_NAMES,
    SIDES,
    ZONE_NAMES,
    Ending,
    Free,
    Phase,
    State,
)
from penstock.games.panamax.totals import totals
from penstock.games.panamax.value import value
from penstock.games.panamax.view import view
from penstock.games.panamax.words import Event, Refusal

OPTIONS = (
    choice("setup", "normal", "advanced", paragraph="2.7"),
    choice("capacity", "A", "B", paragraph="1.4"),
    choice("miraflores", "2", "3", paragraph="1.2"),
    choice("mulligan", "all", "first", paragraph="2.6"),
    choice("freeLoad", "matching", "any", paragraph="5.4"),
    choice("militaryPay", "turn", "source", paragraph="6.11"),
    choice("usedCards", "out", "back", paragraph="7.1"),
    choice("advisorDraw", "choose", "top", paragraph="7.4"),
)

# Names of the numbers in events, by the parameter names in words.py.
WORDS = {
    "nation": NATION_NAMES,
    "ship": SHIP_NAMES,
    "zone": ZONE_NAMES,
    "ocean": ("atlantic", "pacific"),
    "company": COMPANY_NAMES,
    "side": SIDES,
    "benefit": BENEFITS,
    "free": tuple(f.name.lower() if f else "" for f in Free),
}


def quote(known: Any, seat: int, family: str, params: dict[str, Any]) -> dict[str, Any]:
    """The numbers a move's text mentions: prices, dice, moves left."""
    p = known.printed
    facts: dict[str, Any] = {
        "price": int(transfer_price(known, seat)),
        "fee": int(fee_of(known, seat)),
        "cut": int(p.stevedore_cut[known.stevedore[seat]]),
        "moves": int(p.captain_moves[known.captain[seat]]),
        "dice": int(p.stevedore_dice[known.stevedore[seat]]),
        "money": 0,
        "die": 0,
    }
    if family == "bid":
        facts["money"] = int(p.bids[params["offer"] - 1])
    elif family == "build":
        facts["money"] = int(p.cost[FIRST_BUILT + BUILT_MODELS.index(params["model"])])
    elif family == "buy":
        facts["money"] = int(known.price[COMPANY_NAMES.index(params["company"])])
    elif family == "bonus" and known.phase == Phase.BONUS:
        facts["money"] = int(p.bonus_cash[model_in_queue(known)])
    elif family == "pick":
        facts["die"] = int(known.container[seat][params["slot"] - 1][params["container"] - 1])
    elif family in ("load", "wagon") and known.picked_slot != NONE:
        facts["die"] = int(die_of(known, seat, known.picked_slot, known.picked))
    elif family == "count":
        facts["money"] = int(advisor_pays(known, seat, ADVISOR_NAMES.index(params["advisor"])))
    elif family == "lift":
        facts["die"] = int(known.wagon[params["place"] - 1])
    return facts


GAME = Game(
    id="panamax",
    title="Panamax",
    seats=range(2, 5),
    rules_version=1,
    options=OPTIONS,
    moves=MOVES,
    longest=5_000,
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
