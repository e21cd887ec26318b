"""Arriala: Canal de Garonne by Florian Fay, Ludocom 2010."""

from __future__ import annotations

from pathlib import Path

from penstock.engine.game import Game, Strength
from penstock.engine.options import choice
from penstock.games.arriala.face.components import check_components, print_tables
from penstock.games.arriala.face.facts import Facts
from penstock.games.arriala.face.view import View, view, view_player
from penstock.games.arriala.face.worth import Worth, worth
from penstock.games.arriala.judgement.features import N_FEATURES, features
from penstock.games.arriala.judgement.value import POINT, TERMS, terms, value
from penstock.games.arriala.moves import DEPTHS, MOVES
from penstock.games.arriala.rules.codes import Event, Refusal
from penstock.games.arriala.rules.knowledge import determinize
from penstock.games.arriala.rules.scoring import neutral_colour
from penstock.games.arriala.rules.setup import set_up
from penstock.games.arriala.rules.state import (
    CARD_NAMES,
    COLOUR_NAMES,
    SITE_NAMES,
    SPOT_NAMES,
    STRUCTURE_NAMES,
    TOWN_NAMES,
    VINEYARD_NAMES,
    VINEYARD_SPOT,
    Ending,
    State,
)
from penstock.games.arriala.rules.totals import totals

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

# Names of the numbers in events, by the parameter names in codes.py, and of what else is on the table.
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


GAME = Game(
    id="arriala",
    title="Arriala: Canal de Garonne",
    seats=range(2, 5),
    rules_version=2,
    options=OPTIONS,
    moves=MOVES,
    depths=DEPTHS,
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
    determinize=determinize,
    view=view,
    view_part=View,
    view_player=view_player,
    facts_part=Facts,
    worth=worth,
    worth_part=Worth,
    totals=totals,
    value=value,
    levels={
        "beginner": Strength(100, careless=76),
        "easy": Strength(100, careless=33),
        "hard": Strength(2000),
        "expert": Strength(1500, asks_net=True),
        "adviser": Strength(8000),
    },
    terms=terms,
    term_names=TERMS,
    features=features,
    n_features=N_FEATURES,
    value_unit=POINT,
    neutral=neutral_colour,
    check_components=check_components,
)
