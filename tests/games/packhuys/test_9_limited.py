"""9 · The variant of limited warehouses."""

from __future__ import annotations

from typing import Any

import pytest

from penstock.games.packhuys.rules.cards import depicts, is_harbour
from penstock.games.packhuys.rules.harbour import (
    draw_shore,
    is_placeable,
    is_taken,
    put_water_card,
    store_bit,
)
from penstock.games.packhuys.rules.state import (
    CELL_NAMES,
    FIRST_CELL,
    GOODS,
    LAST_CELL,
    NO_CARD,
    WIDTH,
    Ending,
    Phase,
)
from tests.games.packhuys import oracle
from tests.games.packhuys.builder import (
    GAME,
    W,
    area,
    cell,
    choose,
    event_names,
    hand,
    legal,
    play,
    position,
    refused,
    stores,
)
from tests.walks import plain_state, walk

LIMITED: dict[str, Any] = {"mode": "limited_warehouses"}
FULL_AREA = ("red 17 h8", "black 18 i8")  # wine of red and black


def turn(number, *cards, seat=2, **more):
    """Green's action (or another seat's); the others pass."""
    hands = {0: [27], 1: [28], 2: [27]}
    hands[seat] = [number, *hands[seat]]
    s = position(3, *cards, hands=hands, **LIMITED, **more)
    return choose(s, *(number if k == seat else "pass" for k in range(3)))


def test_9_1_two_players_may_store_the_same_kind():
    s = turn(17, "red 17 h8", stock="")
    assert "lay i8" in legal(s)
    play(s, "lay i8")
    assert stores(s, "h8", 2) == "W"


def test_9_1_who_already_stores_a_kind_may_store_more_of_it():
    s = turn(23, *FULL_AREA, seat=0, stock="")
    assert "lay h9" in legal(s)


def test_9_1_other_kinds_are_free():
    s = turn(19, *FULL_AREA, stock="")
    assert "lay h9" in legal(s)


def test_9_1_a_third_owner_of_a_kind_is_refused():
    s = turn(17, *FULL_AREA, stock="")
    assert refused(s, "lay h9") == "STORE_LIMIT"


def test_9_1_the_standard_expansion_knows_no_such_limit():
    s = position(3, *FULL_AREA, hands={0: [27], 1: [28], 2: [17, 27]})
    choose(s, "pass", "pass", 17)
    play(s, "lay h9", "store")
    assert stores(s, "h9", 2) == "W"


def test_9_2_s20_a_cell_that_would_join_too_many_owners_takes_only_water():
    cards = (*FULL_AREA, "green 17 i10", "water 57 g10", "water 60 h10")
    s = turn(51, *cards)
    assert refused(s, "lay i9") == "CELL_BLOCKED"
    s = turn(57, *FULL_AREA, "green 17 i10", "water 63 g10", "water 60 h10")
    assert "lay i9" in legal(s)


def test_9_2_a_blocked_cell_is_blocked_for_everybody():
    cards = (*FULL_AREA, "green 17 i10", "water 57 g10", "water 60 h10")
    for seat, number in ((0, 51), (1, 52), (2, 19)):
        assert refused(turn(number, *cards, seat=seat), "lay i9") == "CELL_BLOCKED"


def test_9_2_a_blocked_cell_keeps_its_neighbours_open():
    s = position(3, *FULL_AREA, "green 17 i10", "water 57 g10", "water 60 h10", **LIMITED)
    assert all(a.keeper in (-2, -4) for a in s.areas)


def test_9_3_s21_the_offending_good_must_be_exported():
    s = turn(17, *FULL_AREA)
    assert "lay h9" in legal(s)
    play(s, "lay h9")
    assert s.tokens[2] == [1, 0, 0]  # the only way, so it was not asked
    assert stores(s, "h8", 2) == ""


def test_9_3_one_of_two_goods_can_be_exported():
    s = turn(5, *FULL_AREA)
    play(s, "lay h9")
    assert s.tokens[2] == [1, 0, 0]
    assert stores(s, "h8", 2) == "S"


def test_9_3_only_the_right_good_helps():
    s = turn(5, *FULL_AREA, "red 19 h9", stock="WWSS")
    assert refused(s, "lay h10") == "NONE"
    play(s, "lay h10")
    assert s.tokens[2] == [1, 0, 0]


def test_9_3_two_offending_goods_are_too_many():
    s = turn(5, "red 5 h8", "black 6 i8")
    assert refused(s, "lay h9") == "STORE_LIMIT"


def test_9_3_with_a_choice_left_it_is_asked():
    s = turn(5, "red 17 h8")
    play(s, "lay h9")
    assert legal(s) == ["store", "export wine", "export spices"]


def test_9_3_a_choice_that_breaks_the_limit_is_refused():
    s = turn(3, *FULL_AREA, removeTriples=False)
    play(s, "lay h9")
    assert s.tokens[2] == [1, 0, 0]
    s = play(turn(3, "red 17 h8", removeTriples=False), "lay h9")
    s.areas[area(s, "h9")].stores |= store_bit(1, W)  # as if black stored wine there as well
    assert legal(s) == ["export wine"]
    assert refused(s, "store") == "STORE_LIMIT"
    assert refused(s, "export tea") == "STORE_LIMIT"


def test_9_3_q47_the_supply_does_not_matter():
    s = turn(17, *FULL_AREA, stock="", supply={"W": 0})
    assert refused(s, "lay h9") == "STORE_LIMIT"


def test_9_3_a_crane_brings_only_a_permitted_kind():
    s = turn(45, *FULL_AREA)
    play(s, "lay h9")
    assert legal(s) == ["crane spices", "crane tea", "skip"]
    assert refused(s, "crane wine") == "TOO_MANY_OWNERS"


def test_9_3_a_moving_crane_brings_only_a_permitted_kind():
    s = turn(45, *FULL_AREA, "green 23 f6", crane="move")
    play(s, "lay h9")
    assert s.phase == Phase.SELECT
    s = turn(45, *FULL_AREA, "green 23 f6", "green 19 f8", crane="move")
    play(s, "lay h9")
    assert refused(s, "area f6") == "TOO_MANY_OWNERS"
    play(s, "area f8")
    assert stores(s, "h9", 2) == "S"


def test_9_3_a_moving_crane_refuses_a_kind_that_is_full():
    s = turn(45, *FULL_AREA, "green 5 f6", "green 7 f8 ST", crane="move")
    play(s, "lay h9", "area f8")
    assert legal(s) == ["good spices", "good tea"]
    s.from_area = area(s, "f6")
    assert refused(s, "good wine") == "TOO_MANY_OWNERS"


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_9_3_the_cells_of_a_card_agree_with_the_oracle_on_random_boards(seats):
    narrowed = 0
    for seed in range(4):
        match = GAME.new(seats, seed, {**LIMITED, "removeTriples": "false"}, "plain")
        for _ in walk(match, seed):
            s = plain_state(match)
            if s.phase != Phase.LAY or match.over or not is_harbour(s, s.played[s.mover]):
                continue
            goods = [good for good in range(GOODS) if depicts(s, s.played[s.mover], good)]
            shore = [k for k in range(FIRST_CELL, LAST_CELL) if is_placeable(s, k)]
            may = [k for k in shore if oracle.limit_allows(s, s.mover, goods, (k % WIDTH, k // WIDTH))]
            assert legal(s) == [f"lay {CELL_NAMES[k]}" for k in may]
            narrowed += len(may) < len(shore)
    assert narrowed


def corner(*cards, empty=("j10", "k9", "k10"), **more):
    """An 8 x 8 field on which only these cells of a corner are empty; all else is water."""
    s = position(3, *cards, pile={0: [], 1: [], 2: []}, **LIMITED, **more)
    for name in (f"{column}{row}" for column in "defghijk" for row in range(3, 11)):
        if name not in empty and not is_taken(s, cell(name)):
            put_water_card(s, NO_CARD, cell(name))
    draw_shore(s)
    return s


def test_9_4_a_card_without_a_cell_goes_back_to_the_hand():
    s = corner(
        "red 17 j9", "black 18 j10", empty=("k9", "k10"), hands={0: [27], 1: [28], 2: [17, 27]}, stock=""
    )
    choose(s, "pass", "pass", 17)
    assert "NO_CELL" in event_names(s)
    assert hand(s, 2) == [17, 27]
    assert s.played[2] == NO_CARD
    assert s.phase == Phase.SELECT
    assert s.idle == 1


def test_9_4_a_tax_it_has_caused_stands():
    s = corner(
        "red 17 j9", "black 18 j10", empty=("k9", "k10"), hands={0: [27], 1: [28], 2: [29, 27]}, stock=""
    )
    choose(s, "pass", 28, 29)
    assert s.coins[1] == 3
    play(s, "lay k9")
    assert 29 in hand(s, 2)


def test_9_4_s35_the_last_cell_for_a_players_goods_is_gone():
    """Black stores wine beside red's: every cell left touches both, and green holds only wine."""
    hands = {0: [11], 1: [18, 28], 2: [29]}
    s = choose(corner("red 17 j9", hands=hands, stock=""), 11, 18, "pass")
    play(s, "lay j10")
    assert s.ending == Ending.ONLY_WATER
    assert hand(s, 0) == [11]  # it never acted
    s = choose(corner("red 17 j9", hands=hands, stock="W"), 11, 18, "pass")
    play(s, "lay j10", "store")
    assert s.ending == Ending.NOT_YET  # green could export
    assert s.phase == Phase.LAY
