"""Packhuys (Kontor) by Michael Schacht, Goldsieber 1999, with the expansion for three and four of 2002."""

from __future__ import annotations

from pathlib import Path

from penstock.engine.game import Game, Strength
from penstock.engine.options import choice
from penstock.games.packhuys.face.components import check_components, print_tables
from penstock.games.packhuys.face.facts import Facts
from penstock.games.packhuys.face.view import View, view, view_player
from penstock.games.packhuys.face.worth import Worth, worth
from penstock.games.packhuys.judgement.features import N_FEATURES, features
from penstock.games.packhuys.judgement.value import TERMS, terms, value
from penstock.games.packhuys.moves import DEPTHS, MOVES
from penstock.games.packhuys.rules.codes import Event, Refusal
from penstock.games.packhuys.rules.knowledge import determinize
from penstock.games.packhuys.rules.setup import set_up
from penstock.games.packhuys.rules.state import (
    CELL_NAMES,
    COLOUR_NAMES,
    GOOD_NAMES,
    Axis,
    Content,
    Ending,
    State,
    Symbol,
    Tie,
)
from penstock.games.packhuys.rules.totals import totals

TWO, MORE = range(2, 3), range(3, 5)
MODES = {"basic": TWO, "advanced": TWO, "expansion": MORE, "limited_warehouses": MORE}

OPTIONS = (
    choice("mode", "auto", *MODES, paragraph="1.5", seats=MODES),
    choice("expansionTie", "strict", "chain", paragraph="6.4"),
    choice("removeTriples", "auto", "true", "false", paragraph="2.4"),
    choice("warehouseCopies", "1", "2", paragraph="2.4"),
    choice("warehouseExhaustion", "unmetDemand", "kindEmpty", "allEmpty", paragraph="10.3"),
    choice("crane", "wild", "move", paragraph="5.4"),
    choice("specials2p", "false", "true", paragraph="2.5"),
    choice("taxRefusal", "false", "true", paragraph="4.4"),
    choice("taxOrder", "playOrder", "simultaneous", paragraph="4.3"),
    choice("passersPay", "false", "true", paragraph="4.3"),
    choice("colours", "bySeat", "chosen", paragraph="2.1"),
)

# Names of the numbers in events, by the parameter names in codes.py.
WORDS = {
    "card": tuple(c.name.lower().replace("_", "-") if c else "" for c in Content),
    "symbol": tuple(symbol.name.lower() for symbol in Symbol),
    "good": GOOD_NAMES,
    "colour": COLOUR_NAMES,
    "axis": tuple(axis.name.lower() for axis in Axis),
    "tie": tuple(tie.name.lower() for tie in Tie),
    "cell": CELL_NAMES,
    "target": CELL_NAMES,
    "ending": tuple(e.name.lower().replace("_", "-") if e else "" for e in Ending),
}


GAME = Game(
    id="packhuys",
    title="Packhuys",
    seats=range(2, 5),
    rules_version=2,
    options=OPTIONS,
    moves=MOVES,
    depths=DEPTHS,
    longest=10_000,
    package=__name__,
    folder=Path(__file__).parent,
    state=State,
    refusals=Refusal,
    event_kinds=Event,
    endings=Ending,
    words=WORDS,
    set_up=set_up,
    print_tables=print_tables,
    determinize=determinize,
    view=view,
    view_part=View,
    view_player=view_player,
    facts_part=Facts,
    worth=worth,
    worth_part=Worth,
    totals=totals,
    value=value,
    features=features,
    n_features=N_FEATURES,
    levels={
        "beginner": Strength(60, careless=100),
        "easy": Strength(100, careless=50),
        "hard": Strength(500),
        "expert": Strength(1500, asks_net=True),
    },
    terms=terms,
    term_names=TERMS,
    check_components=check_components,
)
