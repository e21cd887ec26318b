"""Panamax by Gil d'Orey, Nuno Bizarro Sentieiro and Paulo Soledade, MEBO Games 2014."""

from __future__ import annotations

from pathlib import Path

from penstock.engine.game import Game, Strength
from penstock.engine.options import choice
from penstock.games.panamax.face.components import check_components, print_tables
from penstock.games.panamax.face.facts import Facts
from penstock.games.panamax.face.parts import View
from penstock.games.panamax.face.view import view, view_player
from penstock.games.panamax.face.worth import Worth, worth
from penstock.games.panamax.judgement.features import N_FEATURES, features
from penstock.games.panamax.judgement.value import TERMS, terms, value
from penstock.games.panamax.moves import DEPTHS, MOVES
from penstock.games.panamax.rules.codes import Event, Refusal
from penstock.games.panamax.rules.knowledge import determinize
from penstock.games.panamax.rules.setup import set_up
from penstock.games.panamax.rules.state import (
    BENEFITS,
    COMPANY_NAMES,
    NATION_NAMES,
    SHIP_NAMES,
    ZONE_NAMES,
    Ending,
    FreeAction,
    State,
)
from penstock.games.panamax.rules.totals import totals

OPTIONS = (
    choice("setup", "normal", "advanced", paragraph="2.7", is_mode=True),
    choice("capacity", "A", "B", paragraph="1.4", is_mode=True),
    choice("miraflores", "2", "3", paragraph="1.2"),
    choice("mulligan", "all", "first", paragraph="2.6"),
    choice("freeActions", "must", "mayLapse", paragraph="5.1"),
    choice("freeLoad", "matching", "any", paragraph="5.4"),
    choice("movement", "whole", "stepwise", paragraph="6.6"),
    choice("militaryPay", "turn", "source", paragraph="6.11"),
    choice("usedCards", "out", "back", paragraph="7.1"),
    choice("advisorDraw", "choose", "top", paragraph="7.4"),
)

# Names of the numbers in events, by the parameter names in codes.py, and what the page names by itself.
WORDS = {
    "nation": NATION_NAMES,
    "ship": SHIP_NAMES,
    "zone": ZONE_NAMES,  # as a sign on the page
    "place": ZONE_NAMES,  # as the end of a sentence
    "sea": ("atlantic", "pacific"),
    "company": COMPANY_NAMES,
    "benefit": BENEFITS,
    "free": tuple(f.name.lower() if f else "" for f in FreeAction),
}

# Facts of moves that are names, and of what.
FACT_NAMES = {"nation": "nation", "ship": "ship", "to": "place", "along": "ship"}


GAME = Game(
    id="panamax",
    title="Panamax",
    seats=range(2, 5),
    rules_version=2,
    options=OPTIONS,
    moves=MOVES,
    depths=DEPTHS,
    longest=5_000,
    package=__name__,
    folder=Path(__file__).parent,
    state=State,
    refusals=Refusal,
    event_kinds=Event,
    endings=Ending,
    words=WORDS,
    fact_names=FACT_NAMES,
    set_up=set_up,
    print_tables=print_tables,
    view=view,
    view_part=View,
    view_player=view_player,
    facts_part=Facts,
    worth=worth,
    worth_part=Worth,
    determinize=determinize,
    totals=totals,
    value=value,
    features=features,
    n_features=N_FEATURES,
    levels={"expert": Strength(1200, asks_net=True)},
    terms=terms,
    term_names=TERMS,
    check_components=check_components,
)
