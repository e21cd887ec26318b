"""10 · The end of the game."""

from __future__ import annotations

import pytest

from penstock.games.packhuys.rules.ending import can_lay_only_water, is_exhausted, next_round
from penstock.games.packhuys.rules.harbour import draw_shore, is_taken, put_water_card
from penstock.games.packhuys.rules.state import GOODS, NO_CARD, Ending, Keeper, Phase
from tests.games.packhuys.builder import (
    GAME,
    cell,
    choose,
    event_names,
    events,
    hand,
    keeper,
    legal,
    play,
    position,
    refused,
)
from tests.games.playing import acting


def filled(seats, *cards, empty, size=8, **more):
    """A field of which only some cells are empty; what a test does not name is water."""
    s = position(seats, *cards, **more)
    columns, first = {6: ("efghij", 5), 7: ("defghij", 4), 8: ("defghijk", 3), 9: ("cdefghijk", 3)}[size]
    for name in (f"{column}{row}" for column in columns for row in range(first, first + size)):
        if name not in empty and not is_taken(s, cell(name)):
            put_water_card(s, NO_CARD, cell(name))
    draw_shore(s)
    return s


HANDS = {0: [17, 41], 1: [18, 28], 2: [53, 27]}


def test_10_1_s16_the_last_cell_ends_the_game_at_once():
    s = filled(3, empty=("k10",), hands=HANDS)
    choose(s, "pass", "pass", 53)
    play(s, "lay k10")
    assert s.ending == Ending.FULL_FIELD
    assert s.to_act == 0
    assert hand(s, 2) == [27]  # nobody draws
    assert "SHIP_MOVED" not in event_names(s)
    assert "ENDED" in event_names(s)


def test_10_1_the_last_card_closes_areas():
    s = filled(3, empty=("k10",), hands=HANDS)
    choose(s, 17, "pass", "pass")
    play(s, "lay k10", "store")
    assert keeper(s, "k10") == 0
    assert s.ending == Ending.FULL_FIELD


@pytest.mark.parametrize(
    ("seats", "mode", "size"), [(2, "basic", 6), (2, "advanced", 7), (4, "expansion", 9)]
)
def test_10_1_every_size_of_field(seats, mode, size):
    last = {6: "j10", 7: "j10", 9: "k11"}[size]
    hands = {k: [17 + k % 2] for k in range(seats)} | {0: [57, 17]}
    s = filled(seats, empty=(last,), size=size, hands=hands, mode=mode)
    choose(s, 57, *(["pass"] * (seats - 1)))
    play(s, f"lay {last}")
    assert s.ending == Ending.FULL_FIELD
    assert s.n_filled == size * size


def test_10_1_after_the_end_nothing_can_be_done():
    s = filled(3, empty=("k10",), hands=HANDS)
    choose(s, "pass", "pass", 53)
    play(s, "lay k10")
    assert refused(s, "pass", 0) == "GAME_OVER"


def test_10_2_a_player_without_a_harbour_card_ends_the_game():
    s = position(3, hands={0: [57], 1: [18], 2: [19]})
    assert can_lay_only_water(s, 0)
    assert not can_lay_only_water(s, 1)
    next_round(s)
    assert s.ending == Ending.ONLY_WATER


def test_10_2_special_cards_do_not_help():
    assert can_lay_only_water(position(3, hands={0: [57, 92]}), 0)


def test_10_2_not_with_two_players():
    s = position(2, hands={0: [57], 1: [18]})
    next_round(s)
    assert s.phase == Phase.SELECT


def test_10_2_s33_in_the_middle_of_a_round():
    s = position(3, hands={0: [17, 27], 1: [18, 28], 2: [45]}, pile={2: []})
    choose(s, 17, 18, 45)
    assert acting(s) == 2
    play(s, "lay h8", "skip")
    assert s.ending == Ending.ONLY_WATER
    assert events(s, "ONLY_WATER") == [(2, 0, 0, 0)]  # the log names the player
    assert hand(s, 0) == [17, 27]
    assert hand(s, 1) == [18, 28]


def test_10_2_s34_a_card_that_waits_still_counts():
    s = position(3, hands={0: [45, 27], 1: [28], 2: [17]}, pile={2: []})
    choose(s, 45, "pass", 17)
    play(s, "lay h8", "skip")
    assert s.ending == Ending.NOT_YET
    play(s, "lay h6", "store")
    assert s.ending == Ending.ONLY_WATER


def test_10_2_a_card_taken_back_is_a_hand_card_again():
    s = position(3, hands={0: [17], 1: [30, 28], 2: [27]}, coins=[0, 4, 4])
    choose(s, 17, 30, 27)
    play(s, "lay h8", "store")
    assert s.ending == Ending.NOT_YET


def test_10_3_s32_a_good_without_a_warehouse_ends_the_game():
    s = position(3, hands={0: [17, 27], 1: [28], 2: [27]}, supply={"W": 0})
    choose(s, 17, "pass", "pass")
    play(s, "lay h8")
    exported = play(s.copy(), "export wine")
    assert exported.ending == Ending.NOT_YET
    play(s, "store")
    assert s.ending == Ending.NO_WAREHOUSES
    assert "MISSING" in event_names(s)


def test_10_3_q51_other_goods_are_stored_and_areas_settled_first():
    cards = ("water 57 h9", "water 60 i8")
    s = position(3, *cards, hands={0: [5, 27], 1: [28], 2: [27]}, supply={"W": 0})
    choose(s, 5, "pass", "pass")
    play(s, "lay h8", "store")
    assert s.ending == Ending.NO_WAREHOUSES
    assert keeper(s, "h8") == 0  # by spices alone
    assert s.phase != Phase.SHIP


def test_10_3_returned_warehouses_come_too_late_for_the_card():
    s = position(3, "water 57 h9", "water 60 i8", hands={0: [17, 27], 1: [28], 2: [27]}, supply={"W": 0})
    choose(s, 17, "pass", "pass")
    play(s, "lay h8", "store")
    assert s.ending == Ending.NO_WAREHOUSES
    assert keeper(s, "h8") == Keeper.NOBODY


def warned(s, seat=0):
    """The moves whose text says that the game would end."""
    return [n for n in legal(s) if GAME.facts_of(s, seat, GAME.moves.parse(n))["ends"] == "yes"]


def test_10_3_a_move_that_ends_the_game_says_so_before():
    hands = {0: [5, 27], 1: [28], 2: [27]}
    s = choose(position(3, hands=hands, supply={"W": 0}), 5, "pass", "pass")
    assert warned(s) == []  # after laying there is still a choice
    play(s, "lay h8")
    assert legal(s) == ["store", "export wine", "export spices"]
    before = s.to_bytes()
    assert warned(s) == ["store", "export spices"]
    assert s.to_bytes() == before
    assert play(s, "export spices").ending == Ending.NO_WAREHOUSES


def test_10_3_laying_warns_where_there_is_no_choice_afterwards():
    s = position(3, hands={0: [17, 27], 1: [28], 2: [27]}, supply={"W": 0}, stock="")
    choose(s, 17, "pass", "pass")
    assert warned(s) == legal(s)
    assert play(s, "lay h8").ending == Ending.NO_WAREHOUSES


def test_10_3_a_refused_move_ends_nothing():
    s = position(3, hands={0: [17, 27], 1: [28], 2: [27]}, supply={"W": 0}, stock="")
    choose(s, 17, "pass", "pass")
    for notation in ("lay g7", "lay a1", "store", "crane wine"):
        assert refused(s, notation) is not None
        assert GAME.facts_of(s, 0, GAME.moves.parse(notation))["ends"] == "no"


def test_10_3_q48_the_warning_knows_what_comes_back_from_closed_areas():
    cards = ("water 57 h9", "water 60 i8")
    hands = {0: [17, 27], 1: [28], 2: [27]}
    s = position(3, *cards, hands=hands, supply={"W": 1}, stock="", warehouseExhaustion="kindEmpty")
    choose(s, 17, "pass", "pass")
    assert "lay h8" not in warned(s)
    assert "lay f8" in warned(s)
    assert play(s, "lay h8").ending == Ending.NOT_YET


@pytest.mark.parametrize("lang", ["en", "de", "fr", "nl"])
def test_10_3_the_warning_is_said_in_every_language(lang):
    name = GAME.moves.names[GAME.moves.parse("store")]
    texts = {GAME.language.say(lang, f"move-{name.family}", ends=ends) for ends in ("yes", "no")}
    assert len(texts) == 2


@pytest.mark.parametrize(
    ("option", "supply", "exhausted"),
    [
        ("unmetDemand", {"W": 0, "S": 0, "T": 0}, False),
        ("kindEmpty", {}, False),
        ("kindEmpty", {"S": 0}, True),
        ("allEmpty", {"W": 0, "S": 0}, False),
        ("allEmpty", {"W": 0, "S": 0, "T": 0}, True),
    ],
)
def test_10_3_q48_other_kinds_of_exhaustion(option, supply, exhausted):
    s = position(3, supply=supply, warehouseExhaustion=option)
    assert bool(is_exhausted(s)) == exhausted


def test_10_3_q48_an_empty_kind_ends_the_game_after_the_closing():
    hands = {0: [17, 27], 1: [28], 2: [27]}
    s = position(3, hands=hands, supply={"W": 1}, warehouseExhaustion="kindEmpty")
    choose(s, 17, "pass", "pass")
    play(s, "lay h8", "store")
    assert s.ending == Ending.NO_WAREHOUSES
    cards = ("water 57 h9", "water 60 i8")
    s = position(3, *cards, hands=hands, supply={"W": 1}, warehouseExhaustion="kindEmpty")
    choose(s, 17, "pass", "pass")
    play(s, "lay h8", "store")
    assert s.ending == Ending.NOT_YET  # the warehouse came back at once


def test_10_3_q48_under_all_empty_a_missing_warehouse_is_skipped():
    s = position(3, hands={0: [17, 27], 1: [28], 2: [27]}, supply={"W": 0}, warehouseExhaustion="allEmpty")
    choose(s, 17, "pass", "pass")
    play(s, "lay h8", "store")
    assert s.ending == Ending.NOT_YET


def test_10_3_not_with_two_players():
    s = position(2, supply={"W": 0, "S": 0, "T": 0}, warehouseExhaustion="allEmpty")
    assert not is_exhausted(s)


def test_10_4_b12_three_rounds_without_a_card_end_the_game():
    s = position(2, "red 17 h8", hands={0: [19], 1: [18]})
    for expected in (Ending.NOT_YET, Ending.NOT_YET, Ending.STALEMATE):
        choose(s, "pass", "pass")
        assert s.ending == expected
    assert s.score[:2] == [0, 0]  # the open area counts for nobody


def test_10_4_a_card_laid_begins_the_count_anew():
    s = position(2, hands={0: [19, 21], 1: [18]})
    choose(choose(s, "pass", "pass"), "pass", "pass")
    assert s.idle == 2
    choose(s, 19, "pass")
    play(s, "lay h8")
    assert s.idle == 0


def test_10_4_q39_cards_that_only_go_back_count_as_idle():
    s = position(3, hands={0: [27], 1: [28], 2: [27]})
    s.used = 0
    next_round(s)
    assert s.idle == 1


def test_10_4_the_game_is_stopped_after_two_hundred_rounds():
    s = position(2, hands={0: [19], 1: [18]})
    s.rounds, s.used = 200, 1
    next_round(s)
    assert s.ending == Ending.STALEMATE
    s = position(2, hands={0: [19], 1: [18]})
    s.rounds, s.used = 199, 1
    next_round(s)
    assert s.rounds == 200
    assert s.ending == Ending.NOT_YET


def test_10_4_q56_the_stalemate_comes_before_only_water():
    s = position(3, hands={0: [57], 1: [18], 2: [19]})
    s.idle, s.used = 2, 0
    next_round(s)
    assert s.ending == Ending.STALEMATE


def test_10_5_s23_open_areas_count_for_nobody():
    s = position(3, "red 17 h8", hands={0: [57], 1: [18], 2: [19]})
    next_round(s)
    assert s.ending == Ending.ONLY_WATER
    assert keeper(s, "h8") == Keeper.OPEN
    assert s.score[0] == -1  # only the minus point without goods tokens


def test_10_5_s28_cards_that_wait_count_as_hand_cards():
    s = filled(3, empty=("k10",), hands={0: [41], 1: [18, 28], 2: [57, 27]}, coins=[4, 4, 4])
    choose(s, 41, "pass", 57)
    play(s, "lay k10")
    assert s.ending == Ending.FULL_FIELD
    assert hand(s, 0) == [41]
    assert hand(s, 2) == [27]


def test_10_1_legal_moves_are_gone():
    s = filled(3, empty=("k10",), hands=HANDS)
    choose(s, "pass", "pass", 53)
    play(s, "lay k10")
    assert legal(s, seat=0) == []
    assert sum(s.supply) == 16 * GOODS
    assert GAME.endings(s.ending).name == "FULL_FIELD"
