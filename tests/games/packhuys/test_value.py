"""What the greedy player thinks of a position."""

from __future__ import annotations

from penstock.games.packhuys.judgement.value import (
    POINT,
    area_value,
    card_value,
    chance,
    next_coin,
    prospects,
)
from penstock.games.packhuys.rules.state import NO_CARD
from tests.games.packhuys.builder import GAME, area, choose, play, position
from tests.games.packhuys.test_9_limited import corner


def worth(s, name, seat=0):
    return area_value(s, area(s, name), seat)


def test_a_chance_grows_with_the_lead_and_shrinks_with_open_sides():
    assert chance(1, 3) < chance(2, 3) < chance(2, 1) < POINT
    assert 0 == chance(-1, 3) < chance(0, 3) < chance(1, 6)


def test_an_open_area_belongs_to_who_leads_in_it():
    s = position(2, "red 17 h8", mode="basic")
    assert worth(s, "h8", seat=0) > 0 == worth(s, "h8", seat=1)
    s = position(2, "red 17 h8", "black 6 i8", mode="basic")  # wine is shared, black leads in spices
    assert worth(s, "h8", seat=1) > 0 == worth(s, "h8", seat=0)


def test_a_larger_area_is_worth_more_where_only_the_largest_count():
    cards = ("red 17 h8", "red 51 i8", "water 57 h9", "water 60 i9")
    assert worth(position(2, *cards, mode="basic"), "h8") > worth(position(2, *cards), "h8")


def test_closing_an_area_one_leads_in_is_better_than_leaving_it_open():
    hands = {0: [63, 17], 1: [28]}
    before = position(2, "red 23 h8", "water 57 h9", hands=hands, mode="basic")
    closed = play(choose(before.copy(), 63, "pass"), "lay i8")
    elsewhere = play(choose(before.copy(), 63, "pass"), "lay f8")
    assert prospects(closed, 0) > POINT
    assert GAME.value_of(closed, 0) > GAME.value_of(elsewhere, 0)


def test_goods_that_wait_to_be_stored_count_already():
    s = position(3, hands={0: [17, 27], 1: [28], 2: [27]})
    play(choose(s, 17, "pass", "pass"), "lay h8")
    assert worth(s, "h8") > 0


def test_a_full_purse_wants_few_more_coins():
    s = position(2, coins=[1, 5], mode="basic")
    assert next_coin(s, 0) > next_coin(s, 1) > 0
    s.treasury = 0
    assert next_coin(s, 0) == 0


def test_a_harbour_card_that_lies_nowhere_is_worth_nothing():
    hands = {0: [27], 1: [28], 2: [17, 27]}
    s = corner("red 17 j9", "black 18 j10", empty=("k9", "k10"), hands=hands, stock="")
    assert card_value(s, 2, 17) == 0 < card_value(s, 2, 27)
    assert s.played[2] == NO_CARD
