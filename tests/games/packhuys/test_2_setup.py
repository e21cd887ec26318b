"""2 · Set-up."""

from __future__ import annotations

import pytest

import penstock
from penstock.games.packhuys.rules.cards import content_of, goods_on
from penstock.games.packhuys.rules.harbour import is_taken, water_lies_on
from penstock.games.packhuys.rules.state import CELL_NAMES, CELLS, CENTRE, GOODS, NO_CARD, Content
from tests.games.packhuys.builder import GAME, cell, hand

CROSS = {"g7", "h7", "i7", "f7", "e7", "g8", "g9", "g6", "g5"}


def start(seats=3, seed=1, **options):
    return GAME.new(seats, seed, options, "plain").state


def test_2_1_a_cross_of_nine_water_cards():
    s = start()
    assert {CELL_NAMES[k] for k in range(CELLS) if is_taken(s, k)} == CROSS
    assert all(water_lies_on(s, cell(name)) for name in CROSS)
    assert CELL_NAMES[CENTRE] == "g7"
    assert s.n_filled == 9


def test_2_1_the_symbols_of_the_cross_do_nothing():
    for seed in range(10):
        s = start(seed=seed)
        assert s.ship == CENTRE
        assert s.coins[:3] == [4, 4, 4]


def test_2_1_every_colour_has_its_own_pile():
    s = start(4)
    for seat in range(4):
        deck = set(s.pile[seat][: s.n_pile[seat]]) | {
            n for n in hand(s, seat) if n in s.printed.deck[seat % 2]
        }
        assert deck == set(s.printed.deck[seat % 2]) - {3, 4}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_2_three_harbour_cards_and_two_water_cards(seats):
    s = start(seats)
    for seat in range(seats):
        kinds = [content_of(s, n) == Content.WATER for n in hand(s, seat)]
        assert (kinds.count(False), kinds.count(True)) == (3, 2)
        assert (s.n_harbour[seat], s.n_water[seat]) == (3, 2)
    assert s.top_water != NO_CARD
    assert s.n_water_pile == 43 - 8 - 2 * seats - 1


def test_2_2_the_deal_is_secret():
    s = start()
    assert s.shown == [[0, 0]] * 4


@pytest.mark.parametrize(("seats", "treasury"), [(2, 12), (3, 8), (4, 4)])
def test_2_3_four_coins_each_and_the_rest_in_the_treasury(seats, treasury):
    s = start(seats)
    assert s.coins[:seats] == [4] * seats
    assert s.treasury == treasury


@pytest.mark.parametrize("seats", [3, 4])
def test_2_4_s22_the_cards_with_three_goods_are_left_out(seats):
    s = start(seats)
    for seat in range(seats):
        cards = [*s.pile[seat][: s.n_pile[seat]], *(n for n in hand(s, seat) if n < 39)]
        assert not {3, 4} & set(cards)
        assert s.n_pile[seat] + s.n_harbour[seat] == 21


@pytest.mark.parametrize(
    ("options", "cards", "warehouses"),
    [
        ({}, 21, 16),
        ({"warehouseCopies": "2"}, 22, 32),
        ({"removeTriples": "false"}, 22, 16),
        ({"removeTriples": "true"}, 21, 16),
        ({"removeTriples": "true", "warehouseCopies": "2"}, 21, 32),
        ({"removeTriples": "false", "warehouseCopies": "2"}, 22, 32),
    ],
)
def test_2_4_a_second_box_brings_them_back_and_an_explicit_wish_wins(options, cards, warehouses):
    s = start(**options)
    assert s.n_pile[0] + s.n_harbour[0] == cards
    assert s.supply == [warehouses] * GOODS


def test_2_4_two_players_use_every_card():
    s = start(2)
    cards = [*s.pile[0][: s.n_pile[0]], *(n for n in hand(s, 0) if n in s.printed.deck[0])]
    assert len(cards) == 22
    assert max(goods_on(s, n) for n in cards) == 3


def test_2_5_three_and_four_players_have_a_stack_of_six():
    s = start(4)
    assert sorted(s.stack) == [88, 89, 90, 91, 92, 93]
    assert s.n_special == [0] * 4


def test_2_5_two_players_have_none():
    s = start(2)
    assert s.n_stack == 0
    assert s.specials_gone == 0b111111


def test_2_5_by_option_black_begins_with_the_even_ones_and_red_with_the_odd():
    s = start(2, specials2p=True)
    assert [n for n in hand(s, 0) if n >= 88] == [89, 91, 93]
    assert [n for n in hand(s, 1) if n >= 88] == [88, 90, 92]
    assert s.n_special[:2] == [3, 3]
    assert start(2, specials2p=True, mode="basic").n_special == [0] * 4


def test_2_1_colours_by_seat():
    assert start(4).colour == [0, 1, 2, 3]
    assert start(3).colour == [0, 1, 2, -1]


def test_2_1_by_option_everybody_chooses_a_colour_one_after_the_other():
    match = GAME.new(3, 1, {"colours": "chosen"}, "plain")
    assert match.view(None)["phase"] == "colour"
    assert [p["colour"] for p in match.view(0)["players"]] == ["none"] * 3
    assert match.to_act == (0,)
    assert [m.notation for m in match.moves()] == [
        "colour red",
        "colour black",
        "colour green",
        "colour purple",
    ]
    match.play("colour purple")
    refusal = match.why_not("colour purple")
    assert refusal is not None
    assert refusal.code == "COLOUR_TAKEN"
    match.play("colour red")
    assert not any(hand(match.state, seat) for seat in range(3))  # nothing is dealt yet
    match.play("colour green")
    assert [p["colour"] for p in match.view(None)["players"]] == ["purple", "red", "green"]
    assert [e.kind for e in match.events] == ["COLOUR", "ROUND"]
    s = match.state
    for seat, colour in enumerate((3, 0, 2)):
        cards = [
            *s.pile[seat][: s.n_pile[seat]],
            *(n for n in hand(s, seat) if n in s.printed.deck[colour % 2]),
        ]
        assert sorted(cards) == [n for n in s.printed.deck[colour % 2] if n not in (3, 4)]


def test_2_1_the_last_of_four_has_no_choice():
    match = GAME.new(4, 1, {"colours": "chosen"}, "plain")
    for colour in ("green", "black", "purple"):
        match.play(f"colour {colour}")
    assert match.view(None)["players"][3]["colour"] == "red"
    assert match.view(None)["phase"] == "select"


def test_2_1_a_choice_of_colour_can_be_taken_back_until_the_deal():
    match = GAME.new(3, 1, {"colours": "chosen"}, "plain")
    before = match.bytes
    match.play("colour green")
    match.undo()
    assert match.bytes == before
    for colour in ("green", "red", "black"):
        match.play(f"colour {colour}")
    with pytest.raises(penstock.CannotUndo):
        match.undo()
