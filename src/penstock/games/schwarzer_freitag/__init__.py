"""Schwarzer Freitag (Black Friday) by Friedemann Friese, Kosmos 2010."""

from __future__ import annotations

from pathlib import Path

from penstock.engine.game import Game, Strength
from penstock.engine.options import choice, number
from penstock.games.schwarzer_freitag.face.components import check_components, print_tables
from penstock.games.schwarzer_freitag.face.facts import Facts
from penstock.games.schwarzer_freitag.face.view import View, view, view_player
from penstock.games.schwarzer_freitag.face.worth import Worth, worth
from penstock.games.schwarzer_freitag.judgement.features import N_FEATURES, features
from penstock.games.schwarzer_freitag.judgement.value import TERMS, terms, value
from penstock.games.schwarzer_freitag.moves import DEPTHS, MOVES
from penstock.games.schwarzer_freitag.rules.codes import Event, Refusal
from penstock.games.schwarzer_freitag.rules.knowledge import determinize
from penstock.games.schwarzer_freitag.rules.setup import set_up
from penstock.games.schwarzer_freitag.rules.state import COLOUR_NAMES, Card, Ending, Place, State
from penstock.games.schwarzer_freitag.rules.totals import totals

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

# Names of the numbers in events, by the parameter names in codes.py.
WORDS = {
    "colour": COLOUR_NAMES,
    "place": tuple(p.name.lower() for p in Place),
    "card": tuple(Card(k).name.lower() if k in list(Card) else "" for k in range(2 * max(Card))),
}


GAME = Game(
    id="schwarzer-freitag",
    title="Schwarzer Freitag",
    seats=range(2, 6),
    rules_version=2,
    options=OPTIONS,
    moves=MOVES,
    depths=DEPTHS,
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
        "beginner": Strength(100, careless=86),
        "hard": Strength(300),
        "expert": Strength(250, asks_net=True),
    },
    terms=terms,
    term_names=TERMS,
    features=features,
    n_features=N_FEATURES,
    check_components=check_components,
)
