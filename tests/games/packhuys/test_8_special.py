"""8 · Special cards: bridge, customs house, flood."""

from __future__ import annotations

import pytest

from penstock.games.packhuys.rules.state import NO_CARD, Keeper, Phase
from penstock.games.packhuys.rules.stores import return_warehouse
from tests.games.packhuys.builder import (
    T,
    W,
    area,
    card,
    cell,
    choose,
    event_names,
    events,
    hand,
    legal,
    play,
    position,
    refused,
    stores,
)
from tests.games.playing import acting


def special_turn(number, *cards, seats=3, hands=None, **more):
    """Seat 0 plays a special card, the others pass."""
    held = {0: [number, 27], 1: [28], 2: [27]} | (hands or {})
    s = position(seats, *cards, hands={k: held[k] for k in range(seats)}, **more)
    return choose(s, *(number if k == 0 else "pass" for k in range(seats)))


TWO_AREAS = ("red 17 h8", "red 19 f8")  # both touch g8


def test_8_1_the_card_leaves_the_game_and_nothing_is_drawn():
    s = special_turn(92, "black 18 h8")
    play(s, "remove h8")
    assert hand(s, 0) == [27]
    assert s.specials_gone & 1 << s.printed.specials.index(92)
    assert events(s, "SPECIAL_USED")[0][:2] == (0, 92)
    assert s.n_filled == 9


@pytest.mark.parametrize(("number", "cards"), [(92, ("black 18 h8",)), (88, TWO_AREAS)])
def test_8_1_q44_the_effect_may_be_declined(number, cards):
    s = special_turn(number, *cards)
    assert "skip" in legal(s)
    play(s, "skip")
    assert s.n_special[0] == 0
    assert s.phase == Phase.SELECT
    assert s.idle == 0


@pytest.mark.parametrize("number", [88, 92])
def test_8_1_an_impossible_effect_is_not_asked(number):
    s = special_turn(number)
    assert s.phase == Phase.SELECT
    assert s.n_special[0] == 0
    assert "SPECIAL_USED" in event_names(s)


@pytest.mark.parametrize("number", [88, 92])
def test_8_1_q45_its_player_owes_tax_and_may_have_to_take_it_back(number):
    s = position(3, hands={0: [number, 27], 1: [30, 28], 2: [27]}, coins=[0, 4, 4])
    choose(s, number, 30, "pass")
    assert number in hand(s, 0)
    assert s.specials_gone == 0
    assert s.coins[0] == 0


def test_8_1_its_number_tells_when_it_acts():
    s = position(3, "black 18 h8", hands={0: [92, 27], 1: [87, 28], 2: [27]})
    choose(s, 92, 87, 27)
    assert acting(s) == 0
    assert s.phase == Phase.FLOOD


def test_8_2_a_warehouse_crosses_a_water_card():
    s = special_turn(88, *TWO_AREAS, "red 21 f9")
    assert legal(s) == ["area f8", "area h8", "skip"]
    play(s, "area f8")
    assert legal(s) == ["good spices", "good tea"]
    play(s, "good tea")
    assert stores(s, "h8", 0) == "WT"
    assert stores(s, "f8", 0) == "S"
    assert card(s, "h8").placed[T] == 1
    # it leaves f9, but the player named its area by the central store
    assert events(s, "MOVED") == [(0, T, cell("f8"), cell("h8"))]
    assert hand(s, 0) == [27]


def test_8_2_the_target_is_asked_if_there_are_several():
    s = special_turn(88, *TWO_AREAS, "red 23 h6", "water 57 i8")
    play(s, "area h8")
    assert s.phase == Phase.TO
    assert legal(s) == ["area h6", "area f8"]
    assert refused(s, "area h8") == "SAME_AREA"
    play(s, "area h6")
    assert stores(s, "h6", 0) == "WW"


def test_8_2_the_areas_must_touch_the_same_water():
    s = special_turn(88, "red 17 h8", "red 19 f5")
    assert s.phase == Phase.SELECT
    s = special_turn(88, *TWO_AREAS, "red 23 f5")
    play(s, "area h8")
    assert stores(s, "f8", 0) == "WS"  # the only target
    s = special_turn(88, *TWO_AREAS, "red 23 f5")
    assert refused(s, "area f5") == "NO_BRIDGE"


def test_8_2_only_own_warehouses_and_into_areas_with_an_own_card():
    s = special_turn(88, "red 17 h8", "black 20 f8")
    assert s.phase == Phase.SELECT
    s = special_turn(88, "red 17 h8 -", "red 19 f8")
    assert legal(s) == ["area f8", "skip"]
    assert refused(s, "area h8") == "NOTHING_TO_MOVE"


def test_8_2_closed_areas_take_no_part():
    s = position(3, *TWO_AREAS, "red 23 h6", hands={0: [88, 27], 1: [28], 2: [27]})
    s.areas[area(s, "f8")].keeper = Keeper.NOBODY
    choose(s, 88, "pass", "pass")
    assert refused(s, "area f8") == "BRIDGE_CLOSED_AREA"
    play(s, "area h8")
    assert stores(s, "h6", 0) == "WW"


def test_8_2_the_limited_variant_binds_the_bridge():
    cards = ("red 17 h8", "red 27 f8", "black 18 f9", "green 17 e8")
    s = special_turn(88, *cards, mode="limited_warehouses")
    assert legal(s) == ["area f8", "skip"]
    assert refused(s, "area h8") == "NO_BRIDGE"
    s.from_area, s.good, s.phase = area(s, "h8"), W, Phase.TO
    assert refused(s, "area f8") == "TOO_MANY_OWNERS"


def test_8_2_the_latest_warehouse_leaves():
    s = special_turn(88, "red 17 h8", "red 23 h9", "red 19 f8")
    play(s, "area h8")
    assert card(s, "h8").placed[W] == 1
    assert card(s, "h9").placed[W] == 0


def test_8_3_a_customs_house_takes_two_coins():
    s = position(3, hands={0: [90, 27], 1: [28], 2: [27]}, coins=[4, 4, 3])
    choose(s, 90, "pass", 27)
    assert s.coins[2] == 1
    assert s.played[0] == NO_CARD
    assert s.specials_gone & 1 << s.printed.specials.index(90)
    assert acting(s) == 2


def test_8_3_s27_one_coin_is_not_enough_and_is_kept():
    s = position(3, hands={0: [90, 27], 1: [28], 2: [27]}, coins=[4, 4, 1])
    choose(s, 90, "pass", 27)
    assert s.coins[2] == 1
    assert hand(s, 2) == [27]
    assert hand(s, 0) == [27]
    assert s.phase == Phase.SELECT
    assert s.idle == 0  # a customs house that has taxed was used


def test_8_3_it_leaves_the_game_even_if_nobody_can_be_taxed():
    s = special_turn(90)
    assert s.n_special[0] == 0
    assert s.specials_gone & 1 << s.printed.specials.index(90)


def test_8_3_q45_it_is_gone_even_if_its_player_is_stopped_later():
    s = position(3, hands={0: [90, 27], 1: [30, 28], 2: [27]}, coins=[0, 4, 4])
    choose(s, 90, 30, 27)
    assert s.coins[2] == 2
    assert 90 not in hand(s, 0)
    assert s.specials_gone & 1 << s.printed.specials.index(90)
    assert events(s, "CANNOT_PAY") == [(0, 1, 1, 30)]
    assert events(s, "TOOK_BACK") == []  # the log does not say that it comes back
    assert events(s, "SPECIAL_USED")[0][:2] == (0, 90)


def test_8_3_q45_stopped_before_it_has_taxed_it_comes_back():
    s = position(2, hands={0: [90, 27], 1: [91, 28]}, coins=[1, 4], specials2p=True)
    choose(s, 90, 91)  # 91 taxes first
    assert hand(s, 0) == [27, 90]
    assert s.coins[:2] == [1, 4]
    assert events(s, "TOOK_BACK") == [(0, 90, 0, 0)]


def test_8_3_q45_where_all_taxes_fall_due_together_it_has_always_taxed():
    s = position(
        2, hands={0: [90, 27], 1: [91, 28]}, coins=[1, 4], specials2p=True, taxOrder="simultaneous"
    )
    choose(s, 90, 91)
    assert hand(s, 0) == [27]
    assert s.coins[:2] == [1, 2]
    assert "TOOK_BACK" not in event_names(s)


def test_8_3_two_players_tax_each_other():
    s = position(2, hands={0: [91, 27], 1: [90, 28]}, coins=[2, 2], specials2p=True)
    choose(s, 91, 90)
    assert s.coins[:2] == [0, 0]
    assert s.rounds == 2


def test_8_4_a_flood_removes_any_foreign_card_at_the_water():
    s = special_turn(92, "black 18 h8", "black 20 h9", "black 22 i9", "green 17 f8", "red 23 f6")
    assert legal(s) == ["remove f8", "remove h8", "remove h9", "skip"]
    assert refused(s, "remove i9") == "NOT_AT_WATER"
    assert refused(s, "remove f6") == "FLOOD_OWN_CARD"
    assert refused(s, "remove i8") == "FLOOD_NO_CARD"
    assert refused(s, "remove g7") == "FLOOD_NO_CARD"
    play(s, "remove h8")
    assert s.under[1][0] == 18
    assert s.supply[W] == 14
    assert s.ship_moves == 0


def test_8_4_closed_areas_are_safe_from_floods():
    s = position(3, "black 18 h8", "black 20 f8", hands={0: [92, 27], 1: [28], 2: [27]})
    s.areas[area(s, "h8")].keeper = Keeper.NOBODY
    choose(s, 92, "pass", "pass")
    assert refused(s, "remove h8") == "FLOOD_CLOSED_AREA"


def test_8_4_s29_a_flooded_crane_loses_what_it_brought():
    s = special_turn(92, "black 46 h8 T", "black 28 i8", tokens={1: "T"})
    play(s, "remove h8")
    assert s.supply[T] == 15
    assert stores(s, "i8", 1) == "T"
    assert s.tokens[1] == [0, 0, 1]
    assert s.under[1][0] == 46


def test_8_4_q43_a_crane_whose_warehouse_is_gone_loses_nothing_more():
    s = special_turn(92, "black 46 h8 T", "black 28 i8")
    return_warehouse(s, s.field[cell("h8")], T)
    assert s.brought[1][1] == -1
    play(s, "remove h8")
    assert stores(s, "i8", 1) == "T"


def test_8_4_a_flooded_card_may_cost_a_token():
    s = special_turn(92, "black 18 h8 -", tokens={1: "W"})
    play(s, "remove h8")
    assert s.tokens[1] == [0, 0, 0]
