"""5 · The action: laying, storing, exporting, crane, pub, coin, drawing."""

from __future__ import annotations

import pytest

from penstock.games.packhuys.rules.state import CENTRE, NO_CARD, Phase
from tests.games.packhuys.builder import (
    S,
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


def turn(seats, number, *cards, seat=0, spare=True, **more):
    """One player's action with this card; the others pass."""
    hands = {k: [27 + k % 2] if spare else [] for k in range(seats)}
    hands[seat] = [number, *hands[seat]]
    s = position(seats, *cards, hands=hands, **more)
    return choose(s, *(number if k == seat else "pass" for k in range(seats)))


def test_5_1_the_card_comes_to_lie_where_its_player_says():
    s = play(turn(2, 17, mode="basic"), "lay h8")
    assert card(s, "h8").number == 17
    assert card(s, "h8").owner == 0
    assert events(s, "LAID") == [(0, 17, 1, cell("h8"))]


def test_5_1_others_cannot_lay_it():
    s = turn(3, 17)
    assert refused(s, "lay h8", 1) == "NOT_YOUR_TURN"


def test_5_2_one_warehouse_for_each_good():
    s = play(turn(2, 5, mode="basic"), "lay h8")
    assert stores(s, "h8", 0) == "WS"
    assert s.supply == [15, 15, 16]
    assert event_names(s).count("STORED") == 2


def test_5_2_two_players_skip_a_good_that_is_out_of_supply():
    s = play(turn(2, 5, supply={"W": 0}, mode="basic"), "lay h8")
    assert stores(s, "h8", 0) == "S"
    assert events(s, "MISSING") == [(0, W, 0, 0)]
    assert s.ending == 0


def test_5_3_s7_a_token_instead_of_one_warehouse():
    s = play(turn(3, 5), "lay h8")
    assert s.phase == Phase.EXPORT
    assert legal(s) == ["store", "export wine", "export spices"]
    play(s, "export wine")
    assert s.tokens[0] == [1, 0, 0]
    assert s.stock == [5, 6, 6]
    assert stores(s, "h8", 0) == "S"


def test_5_3_everything_may_be_stored_as_usual():
    s = play(turn(3, 5), "lay h8", "store")
    assert stores(s, "h8", 0) == "WS"
    assert s.tokens[0] == [0, 0, 0]


def test_5_3_s8_without_a_token_there_is_only_storing():
    s = play(turn(3, 19, stock="WWWTTT"), "lay h8")
    assert stores(s, "h8", 0) == "S"
    assert s.phase == Phase.SELECT


def test_5_3_q16_only_goods_of_the_card_and_only_with_a_token():
    s = play(turn(3, 5, stock="SS"), "lay h8")
    assert refused(s, "export tea") == "NOT_DEPICTED"
    assert refused(s, "export wine") == "NO_TOKEN"
    assert refused(s, "export spices") == "NONE"


def test_5_3_three_goods_give_four_ways():
    s = play(turn(3, 3, removeTriples=False), "lay h8")
    assert len(legal(s)) == 4


def test_5_3_two_players_do_not_export():
    s = play(turn(2, 17, mode="basic"), "lay h8")
    assert s.phase == Phase.SELECT


@pytest.mark.parametrize("number", [45, 51])
def test_5_3_cranes_and_pubs_export_nothing(number):
    s = play(turn(3, number, spare=True), "lay h8")
    assert legal(s, "export") == []


def test_5_4_a_crane_brings_any_warehouse():
    s = play(turn(3, 45, supply={"S": 0}), "lay h8")
    assert legal(s) == ["crane wine", "crane tea", "skip"]
    assert refused(s, "crane spices") == "NO_WAREHOUSE"
    play(s, "crane tea")
    assert stores(s, "h8", 0) == "T"


def test_5_4_a_crane_may_do_without():
    s = play(turn(3, 45), "lay h8", "skip")
    assert stores(s, "h8", 0) == ""
    assert s.phase == Phase.SELECT


def test_5_4_an_empty_supply_asks_nothing_and_never_ends_the_game():
    s = play(turn(3, 45, supply={"W": 0, "S": 0, "T": 0}), "lay h8")
    assert s.phase == Phase.SELECT
    assert s.ending == 0


def test_5_4_by_option_a_crane_moves_an_own_warehouse():
    s = turn(3, 45, "red 17 f6", "red 5 f8", "black 18 h6", crane="move")
    play(s, "lay h8")
    assert legal(s) == ["area f6", "area f8", "skip"]
    assert refused(s, "area h6") == "NOT_CENTRAL_STORE"
    assert refused(s, "area h8") == "CRANE_SAME_AREA"
    play(s, "area f8")
    assert legal(s) == ["good wine", "good spices"]
    assert refused(s, "good tea") == "NOTHING_TO_FETCH"
    play(s, "good spices")
    assert stores(s, "h8", 0) == "S"
    assert stores(s, "f8", 0) == "W"
    assert "MOVED" in event_names(s)
    assert s.supply[S] == 15


def test_5_4_the_only_kind_is_moved_without_asking():
    s = turn(3, 45, "red 17 f6", crane="move")
    play(s, "lay h8", "area f6")
    assert stores(s, "h8", 0) == "W"


def test_5_4_a_moving_crane_without_anything_to_move_asks_nothing():
    s = play(turn(3, 45, "black 18 f6", crane="move"), "lay h8")
    assert s.phase == Phase.SELECT


def test_5_4_a_closed_area_gives_no_warehouse_away():
    s = turn(2, 45, "red 17 h8", "water 57 h9", "red 19 f6", crane="move", mode="basic")
    s.areas[area(s, "h8")].keeper = 0
    play(s, "lay i9")
    assert refused(s, "area h8") == "CRANE_CLOSED_AREA"
    assert legal(s, "area") == ["area f6"]


def test_5_5_a_pub_is_only_land():
    s = play(turn(3, 51), "lay h8")
    assert stores(s, "h8", 0) == ""
    assert s.phase == Phase.SELECT
    assert s.tokens[0] == [0, 0, 0]


def test_5_6_a_coin_for_water():
    s = play(turn(3, 57, coins=[4, 4, 4]), "lay h8")
    assert s.coins[0] == 5
    assert events(s, "EARNED") == [(0, 1, 0, 0)]


def test_5_6_q28_an_empty_treasury_pays_nothing():
    s = position(3, hands={0: [57, 17], 1: [18], 2: [19]}, coins=[7, 6, 7])
    choose(s, 57, 18, 19)
    play(s, "lay h8")
    assert s.treasury == 0
    assert s.coins[0] == 7
    assert "EARNED" not in event_names(s)


def test_5_7_a_harbour_card_from_the_own_pile():
    s = turn(3, 17, pile={0: [21, 23]})
    play(s, "lay h8", "store")
    assert hand(s, 0) == [23, 27]
    assert s.n_pile[0] == 1
    assert s.shown[0] == [0, 0]


def test_5_7_the_open_water_card_and_the_next_is_turned_up():
    s = turn(3, 57)
    top, below = s.top_water, s.water_pile[s.n_water_pile - 1]
    play(s, "lay h8")
    assert top in hand(s, 0)
    assert s.top_water == below
    assert events(s, "DREW_WATER") == [(0, top, 0, 0)]


def test_5_7_an_empty_pile_gives_nothing():
    s = turn(3, 17, pile={0: []})
    play(s, "lay h8", "store")
    assert hand(s, 0) == [27]
    s = turn(3, 57)
    s.n_water_pile, s.top_water = 0, NO_CARD
    play(s, "lay h8")
    assert s.n_water[0] == 0


def test_5_7_q52_a_missed_card_is_not_made_up():
    s = turn(3, 17, pile={0: []})
    s.under[0][:2], s.n_under[0] = [11, 13], 2
    play(s, "lay h8", "store")
    assert hand(s, 0) == [11, 27]


def test_5_7_removed_cards_come_up_in_their_order_and_openly():
    s = turn(3, 17, pile={0: []})
    s.under[0][:2], s.n_under[0] = [13, 11], 2
    play(s, "lay h8", "store")
    assert hand(s, 0) == [13, 27]
    assert s.under[0][0] == 11
    assert s.n_under[0] == 1
    assert s.shown[0][0] >> 13 & 1


def test_5_1_actions_are_carried_out_one_after_the_other():
    s = position(2, hands={0: [17], 1: [18]}, mode="basic")
    choose(s, 17, 18)
    assert acting(s) == 1
    play(s, "lay h8")
    assert acting(s) == 0
    assert refused(s, "lay h8") == "CELL_TAKEN"
    assert refused(s, "lay g7") == "CELL_TAKEN"
    assert cell("g7") == CENTRE
    assert s.supply[W] == 15
    assert s.supply[T] == 16
