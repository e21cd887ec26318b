"""What buttons and log say: amounts, nations, targets, and nothing about nothing."""

import pytest

from penstock.engine.language import LANGUAGES
from penstock.engine.match import Event, Move
from penstock.games.panamax.rules.board import place_flag
from penstock.games.panamax.rules.state import NATION_NAMES, Action
from tests.games.panamax.builder import (
    GAME,
    facts_of,
    flags,
    give,
    lay_open,
    moving,
    play,
    position,
    put,
    settle,
)


def says(s, notation, lang="en"):
    """The button of a move, made from what its player may know."""
    name = GAME.moves.names[GAME.moves.parse(notation)]
    return Move(name.id, name.family, name.params, name.notation, GAME, facts_of(s, notation)).text(lang)


def sentence(kind, lang="en", **params):
    return Event(kind, 0, params, GAME).text(lang, {0: "Ann"})


def test_raising_names_the_amount():
    s = position(executives=[1, 0, 0, 0, 0, 0], columns=[0, 2, 2, 2, 2, 2])
    assert says(play(s, "take 1"), "raise") == "Raise your company’s share price by 2"


def test_a_contract_names_its_nation():
    s = position(columns=[2, 0, 0, 0, 0, 2])
    lay_open(s, 6, "china 5 2 1R")
    play(s, "take 6")
    assert says(s, "contract table front") == "Take contract: China (5 2 1R), card above the column"
    assert "general cargo (3 3)" in says(s, "contract table back")
    assert "China" not in says(s, "contract table back")


def test_a_contract_names_the_dice_that_wait():
    s = position()
    give(s, 0, "china 5 2 1R")
    assert says(s, "discard 1") == "Discard contract 1 (5 2 1R)"
    assert says(s, "discard 2") == "Discard contract 2 (–)"  # there is none
    assert says(s, "pick 1 3") == "Load the 1R for China"


def test_a_container_says_whereto():
    s = position()
    give(s, 0, "china 5 2 1R", "back")
    assert says(s, "pick 1 1") == "Load the 3: general cargo, any loading zone"
    assert says(s, "pick 2 1") == "Load from contract 2"  # there is none


def test_a_move_names_its_target_and_companions():
    s = moving(1, 1, red_1a="culebra pacific / red 3", green_1a="culebra pacific / green 3")
    put(s, "iowa", "us-east")
    assert says(s, "move red-1a") == "Move Red S to Pedro Miguel lock, together with Green S"
    assert says(s, "move red-1a", "fr") == "Déplacer Rouge S vers l’écluse de Pedro Miguel, avec Vert S"
    assert says(s, "move iowa") == "Move USS Iowa to Gatun lock 1"
    assert says(s, "move yellow-3") == "Move Yellow L"  # in the box: there is no target


def test_a_bonus_names_ship_and_card():
    s = moving(0, 1, red_1a="gatun-3 atlantic / red 3")
    play(s, "move red-1a")
    assert says(s, "bonus card") == "Red S has arrived: take the Captain, free moves: 4"
    assert says(s, "bonus cash") == "Red S has arrived: take $2"


def test_only_the_market_is_kept_for_later():
    """5.1, 5.3: the button says whether the action is kept or lapses."""
    expected = {
        ("china", 1): "Keep the market action for later",
        ("us-west", 1): "Let the free action lapse",
        ("us-east", 1): "Let the free action lapse",
    }
    for (nation, before), text in expected.items():
        s = position(empty_canal=True, freeActions="mayLapse")
        put(s, "iowa", "us-east")
        s.action, s.loads = Action.LOADING, 0
        flags(s, 0, **{nation.replace("-", "_"): before})
        place_flag(s, 0, NATION_NAMES.index(nation))
        assert says(settle(s), "decline") == text
    s.due_nation = 3
    assert says(s, "decline") == "Let the kept market action lapse"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_of_nothing(lang):
    """No "0 dollars of it private", no free transfer for 0 dollars."""
    for text in (
        sentence("FEE", lang, money=12, private=0),
        sentence("BUILT", lang, ship="red-2", nation="china", money=0),
        sentence("TRANSFERRED", lang, **{"from": 1, "to": 4, "money": 0}),
        sentence("ADVISORS", lang, money=0),
    ):
        assert "0 " not in text
        assert "$0" not in text


def test_a_price_that_stays_is_not_told():
    """R-102: raising at the top of the table is legal and changes nothing."""
    s = position(executives=[1, 0, 0, 0, 0, 0], columns=[0, 2, 2, 2, 2, 2])
    s.price[0] = 20
    play(s, "take 1", "raise")
    assert "PRICE" not in [GAME.event_kinds(note.kind).name for note in s.events[: s.n_events]]
