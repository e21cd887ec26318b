"""7 · The patrol ship: moves, removals, purchases."""

from __future__ import annotations

import pytest

from penstock.games.packhuys.rules.harbour import is_placeable
from penstock.games.packhuys.rules.state import Ending, Keeper, Phase
from tests.games.packhuys.builder import (
    GAME,
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

SPARE = {0: [27], 1: [28], 2: [27]}


def ship_turn(*cards, number=53, seat=0, seats=3, at="f6", then=(), **more):
    """A player lays a ship-symbol card, water by default; the question is where the ship goes."""
    hands = {k: list(SPARE[k]) for k in range(seats)}
    hands[seat] = [number, *hands[seat]]
    s = position(seats, *cards, hands=hands, **more)
    choose(s, *(number if k == seat else "pass" for k in range(seats)))
    return play(s, f"lay {at}", *then)


def test_7_1_a_ship_symbol_moves_the_ship_to_any_other_water_card():
    s = ship_turn()
    assert s.phase == Phase.SHIP
    assert set(legal(s)) == {
        f"ship {c}" for c in ("e7", "f7", "h7", "i7", "g5", "g6", "g8", "g9", "f6")
    } | {"skip"}
    assert refused(s, "ship g7") == "SHIP_IS_THERE"
    assert refused(s, "ship h8") == "NOT_WATER"
    play(s, "ship f6")
    assert s.ship == cell("f6")
    assert events(s, "SHIP_MOVED") == [(0, cell("f6"), 0, 0)]


def test_7_1_the_ship_may_stay():
    s = play(ship_turn(), "skip")
    assert s.ship == cell("g7")
    assert s.ship_moves == 0
    assert s.phase == Phase.SELECT


def test_7_1_harbour_cards_with_the_symbol_move_it_too():
    s = ship_turn(number=11, then=("store",))
    assert s.phase == Phase.SHIP


def test_7_1_without_the_symbol_nothing_is_asked():
    assert ship_turn(number=57).phase == Phase.SELECT


def test_7_1_there_is_no_ship_in_the_basic_game():
    s = ship_turn(seats=2, mode="basic")
    assert s.phase == Phase.SELECT
    assert s.ship == -1


def test_7_1_s9_the_ship_moves_twice_in_a_round_at_most():
    s = position(3, hands={0: [53, 27], 1: [56, 28], 2: [59, 27]})
    choose(s, 53, 56, 59)
    play(s, "lay h8", "ship e7", "lay h6", "ship f7", "lay f6")
    assert s.phase == Phase.SELECT
    assert s.ship == cell("f7")
    assert s.ship_moves == 0  # a new round has begun


def test_7_1_s9_a_ship_that_stays_has_not_moved():
    s = position(3, hands={0: [53, 27], 1: [56, 28], 2: [59, 27]})
    choose(s, 53, 56, 59)
    play(s, "lay h8", "skip", "lay h6", "ship f7", "lay f6")
    assert s.phase == Phase.SHIP


def test_7_1_two_players_have_no_limit():
    s = position(2, hands={0: [53, 27], 1: [56, 28]})
    assert s.printed.ship_limit == 0


def ship_refused(s):
    return refused(s, "ship f7")


def test_7_1_the_real_reason_is_given_when_the_ship_is_not_offered():
    hands = {0: [53, 27], 1: [57, 28], 2: [11, 27]}
    s = position(3, hands=hands)
    assert refused(s, "ship f7", 0) == "SHIP_AFTER_LAYING"
    choose(s, 53, 57, 11)
    assert ship_refused(s) == "CARD_WITHOUT_SHIP"  # 57 is being laid
    play(s, "lay h8")
    assert ship_refused(s) == "SHIP_AFTER_LAYING"  # 53 is to be laid first
    play(s, "lay h6", "ship e7")
    assert s.ship_moves == 1
    play(s, "lay f6")
    assert s.phase == Phase.EXPORT
    assert ship_refused(s) == "SHIP_AFTER_LAYING"
    s.ship_moves = 2
    assert ship_refused(s) == "SHIP_MOVES_USED"


def test_7_1_after_its_move_the_ship_stays():
    assert ship_refused(play(ship_turn("black 14 h8"), "ship h7")) == "SHIP_HAS_MOVED"


def test_7_1_the_basic_game_says_that_it_has_no_ship():
    assert refused(position(2, mode="basic"), "ship f7", 0) == "NO_SHIP"


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({}, "NOT_TO_CENTRE"),
        ({"coins": 1}, "TOO_FEW_COINS"),
        ({"seats": 2}, "NOTHING_FOR_SALE"),
        ({"stack": 0}, "STACK_EMPTY"),
    ],
)
def test_7_4_the_real_reason_is_given_when_no_purchase_is_offered(more, reason):
    s = ship_turn(number=11, at="h8", **{k: v for k, v in more.items() if k != "stack"})
    if "stack" in more:
        s.n_stack = 0
    assert refused(s, "buy") == reason
    assert GAME.refusals[reason].paragraph == "7.4"


def test_7_1_q23_areas_close_before_the_ship_moves():
    s = ship_turn("black 14 h8", "water 57 h9", at="i8")
    assert s.areas[area(s, "h8")].keeper == 1
    play(s, "ship i8")
    assert s.phase == Phase.SELECT  # the card is safe in its closed area


def test_7_2_a_foreign_card_with_the_symbol_beside_the_ship_may_be_removed():
    s = play(ship_turn("black 14 h8", "black 20 f8", "red 13 h6"), "ship h7")
    assert s.phase == Phase.REMOVE
    assert legal(s) == ["remove h8", "skip"]
    assert refused(s, "remove h6") == "OWN_CARD"
    assert refused(s, "remove f8") == "NOT_AT_SHIP"
    assert refused(s, "remove i9") == "NO_HARBOUR_CARD"
    assert refused(s, "remove h7") == "NO_HARBOUR_CARD"
    play(s, "remove h8")
    assert is_placeable(s, cell("h8"))
    assert s.phase == Phase.SELECT


def test_7_2_cards_without_the_symbol_are_safe():
    s = play(ship_turn("black 14 h8", "black 20 h6"), "ship h7")
    assert refused(s, "remove h6") == "NO_SHIP_SYMBOL"


def test_7_2_removing_is_voluntary():
    s = play(ship_turn("black 14 h8"), "ship h7", "skip")
    assert card(s, "h8").number == 14


def test_7_2_b13_closed_areas_are_immune():
    s = ship_turn("black 14 h8", "black 16 h6", seats=2)
    s.areas[area(s, "h8")].keeper = Keeper.NOBODY
    play(s, "ship h7")
    assert refused(s, "remove h8") == "CLOSED_AREA"
    s = ship_turn("black 14 h8", seats=2)
    s.areas[area(s, "h8")].keeper = Keeper.NOBODY
    assert play(s, "ship h7").phase == Phase.SELECT


def test_7_2_q30_the_emptied_cell_can_be_filled_again():
    s = play(ship_turn("black 14 h8"), "ship h7", "remove h8")
    choose(s, 27, "pass", "pass")
    assert "lay h8" in legal(s)


def test_7_3_the_card_goes_under_its_owners_pile():
    s = play(ship_turn("black 14 h8"), "ship h7", "remove h8")
    assert s.under[1][0] == 14
    assert s.n_under[1] == 1
    assert events(s, "REMOVED")[0][:2] == (1, 14)


def test_7_3_s10_another_warehouse_of_the_area_goes_and_the_token_stays():
    s = ship_turn("black 12 h8 -", "black 18 i8", tokens={1: "W"})
    play(s, "ship h7", "remove h8")
    assert stores(s, "i8", 1) == ""
    assert s.supply[W] == 16
    assert s.tokens[1] == [1, 0, 0]
    assert "WAREHOUSE_LOST" in event_names(s)


def test_7_3_s11_without_one_a_token_goes_back():
    s = ship_turn("black 12 h8 -", tokens={1: "W"})
    play(s, "ship h7", "remove h8")
    assert s.tokens[1] == [0, 0, 0]
    assert s.stock[W] == 6
    assert "TOKEN_LOST" in event_names(s)


def test_7_3_s12_without_either_nothing_is_lost():
    s = ship_turn("black 12 h8 -", "black 20 i8", tokens={1: "S"})
    play(s, "ship h7", "remove h8")
    assert s.tokens[1] == [0, 1, 0]
    assert stores(s, "i8", 1) == "S"


def test_7_3_s30_the_warehouse_gained_with_the_card_goes_first():
    s = ship_turn("black 12 h8", "black 18 i8", "black 24 j8")
    play(s, "ship h7", "remove h8")
    assert card(s, "i8").placed[W] == 1
    assert card(s, "j8").placed[W] == 1
    assert s.supply[W] == 14


def test_7_3_s31_otherwise_that_of_the_latest_card():
    s = ship_turn("black 12 h8 -", "black 18 i8", "black 24 j8", tokens={1: "W"})
    play(s, "ship h7", "remove h8")
    assert card(s, "i8").placed[W] == 1
    assert card(s, "j8").placed[W] == 0
    assert s.tokens[1] == [1, 0, 0]


def test_7_3_every_good_of_the_card_is_given_up():
    s = ship_turn("black 6 h8", "black 20 i8", seats=2)
    play(s, "ship h7", "remove h8")
    assert stores(s, "i8", 1) == "S"
    assert s.supply == [16, 15, 16]


def test_7_3_others_in_the_area_lose_nothing():
    s = ship_turn("black 12 h8 -", "green 17 i8", "red 23 h9")
    play(s, "ship h7", "remove h8")
    assert stores(s, "i8", 2) == "W"
    assert stores(s, "h9", 0) == "W"


def test_7_3_the_area_counts_as_it_was_before_the_removal():
    s = ship_turn("black 18 i8", "black 12 h8 -", "black 24 h9")
    play(s, "ship h7", "remove h8")
    assert stores(s, "h9", 1) == ""  # the latest card, though the removal cuts it off
    assert stores(s, "i8", 1) == "W"


def test_7_3_q43_a_moved_warehouse_finds_another_card():
    s = ship_turn("black 12 h8 WT", "black 18 i8")
    play(s, "ship h7", "remove h8")
    assert stores(s, "i8", 1) == "WT"
    assert card(s, "i8").placed[T] == 1


def test_7_3_q43_or_goes_back_to_the_supply():
    s = ship_turn("black 12 h8 WT", "red 17 i8")
    play(s, "ship h7", "remove h8")
    assert s.supply == [15, 16, 16]


def test_7_3_a_removal_may_split_the_area():
    s = ship_turn("black 18 i8", "black 12 h8", "black 20 h9", seats=2)
    play(s, "ship h7", "remove h8")
    assert area(s, "i8") != area(s, "h9")
    assert stores(s, "h9", 1) == "S"


def test_7_4_s5_a_special_card_for_two_coins_at_the_centre():
    s = ship_turn(number=11, at="h8", ship="e7", coins=[2, 4, 4], then=("store",))
    play(s, "ship g7")
    assert s.phase == Phase.BUY
    assert legal(s) == ["buy", "skip"]
    treasury, top = s.treasury, s.stack[s.n_stack - 1]
    play(s, "buy")
    assert s.coins[0] == 0
    assert s.treasury == treasury + 2
    assert top in hand(s, 0)
    assert s.n_stack == 5
    assert s.n_special[0] == 1
    assert events(s, "BOUGHT") == [(0, 2, 0, 0)]


def test_7_4_s5_the_coin_for_the_water_card_may_be_used():
    s = ship_turn(at="h8", ship="e7", coins=[2, 4, 4])
    play(s, "ship g7", "buy")
    assert s.coins[0] == 1


def test_7_4_s6_a_ship_already_there_sells_nothing():
    s = ship_turn()
    assert refused(s, "ship g7") == "SHIP_IS_THERE"
    assert play(s, "ship e7").phase == Phase.SELECT


def test_7_4_the_purchase_is_an_offer():
    s = play(ship_turn(ship="e7"), "ship g7", "skip")
    assert s.n_special[0] == 0
    assert s.ship == cell("g7")


@pytest.mark.parametrize("problem", ["coins", "stack", "two players"])
def test_7_4_without_coins_stack_or_expansion_nothing_is_offered(problem):
    seats = 2 if problem == "two players" else 3
    s = ship_turn(number=11, at="h8", ship="e7", seats=seats, coins=1 if problem == "coins" else 4)
    if seats == 3:
        play(s, "store")
    if problem == "stack":
        s.n_stack = 0
    assert play(s, "ship g7").phase == Phase.SELECT


def test_7_4_the_others_do_not_see_which_card_was_bought():
    s = play(ship_turn(ship="e7"), "ship g7", "buy")
    assert s.shown[0][1] >> (88 - 48) == 0


def test_7_4_q50_the_ship_on_the_centre_removes_nothing():
    s = play(ship_turn("black 14 h8", ship="e7", coins=[0, 4, 4], number=11, then=("store",)), "ship g7")
    assert s.phase == Phase.SELECT
    assert s.ending == Ending.NOT_YET


def test_7_2_a_ship_move_tells_what_could_be_removed_from_there():
    s = ship_turn("black 14 h8", "black 22 f8", "red 11 i8")
    reach = {
        c: GAME.facts_of(s, 0, GAME.moves.parse(f"ship {c}"))["reach"] for c in ("h7", "f7", "g8", "i7")
    }
    assert reach == {"h7": ["h8"], "f7": [], "g8": ["h8"], "i7": []}
    assert legal(play(s, "ship h7")) == ["remove h8", "skip"]
