"""6 · Closed areas: leads, control, keepers."""

from __future__ import annotations

import random

import pytest

from penstock.engine.record import NONE
from penstock.games.packhuys.rules.control import (
    beats,
    close_area,
    close_areas,
    controller_of,
    decided_by,
    lead_in,
)
from penstock.games.packhuys.rules.state import GOODS, Decided, Keeper
from tests.games.packhuys import oracle
from tests.games.packhuys.builder import (
    GAME,
    LETTERS,
    S,
    T,
    W,
    area,
    choose,
    event_names,
    keeper,
    lay_out,
    play,
    position,
)

COLOURS = ("red", "black", "green", "purple")
CARDS = ((17, "h8"), (18, "i8"), (17, "h9"), (18, "i9"))  # one card of each colour, one area


def shared(seats, *stores, **options):
    """One open area with a card of each player, who store these letters; and its number."""
    cards = [f"{COLOURS[k]} {CARDS[k][0]} {CARDS[k][1]} {stores[k] or '-'}" for k in range(seats)]
    s = position(seats, *cards, **options)
    return s, area(s, "h8")


def test_6_1_an_area_is_settled_as_soon_as_it_is_closed():
    s = position(3, "red 17 h8", "water 60 h9", hands={0: [57, 19], 1: [18], 2: [19]})
    choose(s, 57, "pass", "pass")
    play(s, "lay i8")
    assert keeper(s, "h8") == 0
    assert "CONTROLLED" in event_names(s)


def test_6_1_a_harbour_card_may_close_its_own_area():
    s = position(3, "water 60 h9", "water 63 i8", hands={0: [17, 19], 1: [18], 2: [19]})
    choose(s, 17, "pass", "pass")
    play(s, "lay h8", "store")
    assert keeper(s, "h8") == 0


def test_6_1_q12_the_higher_ranked_area_is_settled_first():
    """Red has one keeper left and wins two areas at once: the larger one gets it."""
    s = position(
        3,
        "red 17 j7",
        "red 19 f8",
        "red 21 e8",
        "water 44 d8",
        "water 49 e9",
        "water 54 f9",
        keepers=[1, 7, 7],
    )
    for name, number in (("j8", "57"), ("j6", "60"), ("k7", "63")):
        lay_out(s, "water", number, name)
    close_areas(s)
    assert keeper(s, "f8") == 0
    assert keeper(s, "j7") == Keeper.IGNORED


def test_6_2_e1_wine_four_two_one_leaves_two():
    s, a = shared(4, "WWWW", "WW", "W", "")
    assert lead_in(s, a, W) == (0, 2)


def test_6_2_e2_an_equal_number_of_spices_leaves_none():
    s, a = shared(4, "SS", "", "SS", "")
    assert lead_in(s, a, S) == (NONE, 0)


def test_6_2_e3_no_tea_leaves_none():
    s, a = shared(4, "WWWWSS", "WW", "WSS", "")
    assert lead_in(s, a, T) == (NONE, 0)


def test_6_2_s14_a_shared_most_leaves_nobody():
    s, a = shared(3, "WWW", "WWW", "W")
    assert lead_in(s, a, W) == (NONE, 0)


def test_6_2_e4_the_example_of_the_sheet():
    s, a = shared(4, "WWWWSS", "WW", "WSS", "")
    supply = list(s.supply)
    close_area(s, a)
    assert keeper(s, "h8") == 0
    assert s.keepers == [6, 7, 7, 7]
    assert [now - before for now, before in zip(s.supply, supply, strict=True)] == [7, 4, 0]


@pytest.mark.parametrize(
    ("mine", "other", "controller"),
    [
        ("SSSTTWW", "TTTWWS", 0),  # two spices against one tea
        ("SS", "W", 0),
        ("SW", "T", 0),  # leads in more kinds
        ("W", "S", 0),  # wine beats spices
        ("T", "W", 0),  # tea beats wine
        ("S", "T", 0),  # spices beat tea
        ("S", "W", 1),
        ("WST", "WST", NONE),  # all equal
        ("", "", NONE),
    ],
)
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_6_3_b1_to_b6_control_with_two_players(mine, other, controller, mode):
    s, a = shared(2, mine, other, mode=mode)
    assert controller_of(s, a) == controller


def test_6_3_the_goods_beat_each_other_in_a_circle():
    assert [[beats(g, h) for h in range(GOODS)] for g in range(GOODS)] == [
        [False, True, False],
        [False, False, True],
        [True, False, False],
    ]


def test_6_3_three_tied_players_leave_nobody():
    s, a = shared(3, "W", "S", "T", mode="limited_warehouses")
    assert controller_of(s, a) == NONE


def test_6_4_s15_a_shared_greatest_lead_is_nobodys():
    s, a = shared(3, "WW", "SS", "")
    assert controller_of(s, a) == NONE


@pytest.mark.parametrize("options", [{"mode": "limited_warehouses"}, {"expansionTie": "chain"}])
def test_6_4_s15_the_variant_and_the_option_break_the_tie(options):
    s, a = shared(3, "WW", "SS", "", **options)
    assert controller_of(s, a) == 0


def test_6_4_two_equal_leads_of_one_player_are_no_tie():
    s, a = shared(3, "WWSS", "T", "")
    assert controller_of(s, a) == 0


@pytest.mark.parametrize(
    ("stores", "options", "reason"),
    [
        (("WW", "S", ""), {}, Decided.LEAD),
        (("WST", "WST", ""), {}, Decided.NO_LEAD),
        (("WW", "SS", ""), {}, Decided.SHARED),
        (("WS", "T", ""), {"expansionTie": "chain"}, Decided.KINDS),
        (("W", "S", ""), {"expansionTie": "chain"}, Decided.CYCLE),
        (("W", "S", "T"), {"expansionTie": "chain"}, Decided.CIRCLE),
    ],
)
def test_6_4_what_decides_is_said(stores, options, reason):
    s, a = shared(3, *stores, **options)
    assert decided_by(s, a) == reason


def test_6_4_nobody_gets_a_keeper():
    s, a = shared(3, "W", "S", "")
    close_area(s, a)
    assert keeper(s, "h8") == Keeper.NOBODY
    assert "UNCONTROLLED" in event_names(s)
    assert s.keepers[:3] == [7, 7, 7]


@pytest.mark.parametrize("options", [{}, {"expansionTie": "chain"}, {"mode": "limited_warehouses"}])
@pytest.mark.parametrize("seats", [3, 4])
def test_6_4_control_agrees_with_the_oracle(seats, options):
    chance = random.Random(seats)
    for _ in range(150):
        stores = ["".join(chance.choice(LETTERS) for _ in range(chance.randrange(6))) for _ in range(seats)]
        s, a = shared(seats, *stores, **options)
        table = [[row.count(letter) for letter in LETTERS] for row in stores]
        expected = oracle.controller(table, strict=options == {})
        assert controller_of(s, a) == (NONE if expected is None else expected), stores


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_6_3_control_of_two_agrees_with_the_oracle(mode):
    chance = random.Random(2)
    for _ in range(150):
        stores = ["".join(chance.choice(LETTERS) for _ in range(chance.randrange(7))) for _ in range(2)]
        s, a = shared(2, *stores, mode=mode)
        expected = oracle.controller(
            [[row.count(letter) for letter in LETTERS] for row in stores], strict=False
        )
        assert controller_of(s, a) == (NONE if expected is None else expected), stores


def test_6_5_the_controlling_player_puts_a_keeper():
    s, a = shared(3, "WW", "W", "")
    close_area(s, a)
    assert keeper(s, "h8") == 0
    assert s.keepers[:3] == [6, 7, 7]


def test_6_5_s13_without_a_keeper_left_the_area_is_ignored():
    s, a = shared(3, "WW", "W", "", keepers=[0, 7, 7])
    close_area(s, a)
    assert keeper(s, "h8") == Keeper.IGNORED
    assert "IGNORED" in event_names(s)
    assert s.supply == [16] * GOODS


def test_6_5_q11_two_players_have_no_limit():
    s, a = shared(2, "WW", "W", mode="advanced")
    assert s.keepers[:2] == [0, 0]
    close_area(s, a)
    assert keeper(s, "h8") == 0


def test_6_6_warehouses_go_back_with_three_and_four_players():
    s, a = shared(3, "WW", "W", "T")
    close_area(s, a)
    assert s.supply == [16] * GOODS
    assert s.areas[a].stores == 0


def test_6_6_they_stay_with_two_players():
    s, a = shared(2, "WW", "W", mode="basic")
    close_area(s, a)
    assert s.supply == [13, 16, 16]


def test_6_2_the_view_tells_who_leads_in_each_kind_and_by_how_much():
    s = position(2, "red 11 h8 WW", "black 6 i8 WS", mode="advanced")
    kinds = GAME.view_of(s, None)["areas"][0]["kinds"]
    assert kinds == [
        {"good": "wine", "seat": 0, "by": 1},
        {"good": "spices", "seat": 1, "by": 1},
        {"good": "tea", "seat": None, "by": 0},
    ]
