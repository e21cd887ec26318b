"""4 · Contracts and loading."""

from penstock.games.panamax.rules.loading import why_not_carry
from penstock.games.panamax.rules.state import BENEFITS, SHIP_NAMES, Action, Phase
from tests.games.panamax.builder import (
    at,
    cargo,
    events,
    flags,
    give,
    lay_open,
    legal,
    phase,
    play,
    position,
    put,
    refused,
    settle,
    wagon,
)


def loading(loads=3, seats=4, **options):
    """In the middle of a loading action, no ships but those the test puts there."""
    s = position(seats, empty_canal=True, **options)
    s.company_cash[0] = 0  # nothing can be built
    s.action, s.loads = Action.LOADING, loads
    return s


def targets(s, pick):
    return legal(play(settle(s), pick))


# -- 4.1 Taking a contract ------------------------------------------------------------------


def test_4_1_dice_come_from_the_warehouse_first():
    s = position(columns=[1, 0, 0, 0, 0, 2])
    lay_open(s, 6, "china 5 2 1R")
    s.warehouse[0] = 2
    play(s, "take 6", "contract table front")
    assert (s.container[0][0], s.warehouse[0], s.pool[0]) == ([5, 2, 1], 0, 3)


def test_4_1_too_few_dice_for_a_side():
    """R-95: the other side may still be taken."""
    s = position(columns=[1, 0, 0, 0, 0, 2])
    lay_open(s, 6, "china 5 2 1R")
    s.warehouse[0], s.pool[0] = 1, 1
    play(s, "take 6")
    assert refused(s, "contract table front") == "TOO_FEW_DICE"
    assert refused(s, "contract table back") == "NONE"


def test_4_1_taking_and_loading_may_both_be_left_out():
    """R-56: a grey die may be taken for nothing."""
    s = position(columns=[1, 0, 0, 0, 0, 2], empty_canal=True)
    s.company_cash[0] = 0
    play(s, "take 6", "skip")
    assert (phase(s), s.mover) == ("before", 1)


# -- 4.2 Front or back ----------------------------------------------------------------------


def test_4_2_the_back_is_general_cargo():
    s = position(columns=[1, 0, 0, 0, 0, 2])
    lay_open(s, 6, "china 5 2 1R")
    play(s, "take 6", "contract table back")
    assert (s.container[0][0], s.side[0][0]) == ([3, 3, 0], 1)


def test_4_2_a_card_without_a_back_has_a_front_only():
    s = position(columns=[1, 0, 0, 0, 0, 2])
    play(s, "take 6")
    s.table[2] = 24
    assert refused(s, "contract table back") == "NO_BACK"
    s.table[2] = -1
    assert refused(s, "contract table back") == "NOT_ON_OFFER"


# -- 4.3 New cards --------------------------------------------------------------------------


def test_4_3_the_incoming_card_fills_the_gap():
    s = position(columns=[1, 0, 0, 0, 0, 2])
    incoming, top, below = s.incoming, s.top, s.deck[s.n_deck - 1]
    play(s, "take 6", "contract table back")
    assert (s.table[2], s.incoming, s.top) == (incoming, top, below)


def test_4_3_with_the_benefit_the_incoming_card_or_the_top_may_be_taken():
    """R-43, R-94: the column keeps its card."""
    for source in ("incoming", "top"):
        s = position(columns=[1, 0, 0, 0, 0, 2])
        play(s, "take 6")
        assert refused(s, f"contract {source} back") == "NO_BENEFIT"
        s.benefits[0] = 1 << BENEFITS.index("contracts")
        table, incoming, top, below = s.table[:], s.incoming, s.top, s.deck[s.n_deck - 1]
        play(s, f"contract {source} back")
        assert s.table == table
        assert (s.incoming, s.top) == ((top if source == "incoming" else incoming), below)


def test_4_3_an_empty_draw_pile_is_made_anew_at_once():
    """R-93."""
    s = position(columns=[1, 0, 0, 0, 0, 2])
    s.n_discards = s.n_deck
    s.discards[: s.n_deck] = s.deck[: s.n_deck]
    s.deck, s.n_deck = [-1] * 24, 0
    play(s, "take 6", "contract table back")
    assert s.n_discards == 0
    assert s.top >= 0
    assert len(events(s, "RESHUFFLED")) == 1


# -- 4.4 How many dice ----------------------------------------------------------------------


def test_4_4_the_strength_limits_the_dice():
    """Example 5: a die from the second row loads two."""
    s = position(columns=[1, 0, 0, 0, 0, 2])
    lay_open(s, 6, "china 5 2 1R")
    put(s, "red-2", "china")
    put(s, "green-2", "china")
    play(s, "take 6", "contract table front", "pick 1 1", "load red-2 china", "pick 1 3")
    assert (phase(s), s.container[0][0]) == ("after", [0, 2, 0])


def test_4_4_the_benefit_loads_one_more():
    """Example 52, R-42, R-113."""
    s = position(columns=[1, 0, 0, 0, 0, 2])
    s.benefits[0] = 1 << BENEFITS.index("loading")
    assert play(s, "take 6").loads == 3
    s = position(columns=[1, 0, 0, 0, 0, 0], executives=[0, 0, 0, 0, 0, 1])
    s.benefits[0] = 1 << BENEFITS.index("loading")
    assert play(s, "take 6", "act").loads == 4


def test_4_4_dice_of_any_contract_and_fewer_than_allowed():
    """R-37."""
    s = loading(2)
    put(s, "red-2", "china")
    give(s, 0, "china 6")
    give(s, 0, "china 4 2")
    assert legal(settle(s)) == ["pick 1 1", "pick 2 1", "pick 2 2", "done"]
    assert refused(s, "pick 3 1") == "NO_CONTAINER"
    play(s, "done")
    assert s.mover == 1


# -- 4.5 Where a die may go -----------------------------------------------------------------


def test_4_5_front_dice_belong_to_their_nation():
    """Example 6: 5 and 2 to China, the 1 by rail only."""
    s = loading()
    put(s, "green-2", "pacific")
    put(s, "black-2", "us-west")
    put(s, "yellow-2", "china")
    give(s, 0, "china 5 2 1R")
    assert targets(s, "pick 1 1") == ["load green-2 china", "load yellow-2 china"]
    assert refused(s, "load black-2 us-west") == "WRONG_NATION"
    assert refused(s, "load yellow-2 us-west") == "WRONG_ZONE"
    assert refused(s, "load red-1a china") == "NOT_IN_OCEAN"
    assert refused(s, "wagon") == "NO_RAIL"
    play(s, "load green-2 china")
    assert (at(s, "green-2"), cargo(s, "green-2")) == ("china", "red 5")
    play(s, "pick 1 3")
    assert (s.wagon[0], s.wagon_of[0], s.n_wagon) == (1, 0, 1)


def test_4_5_a_rail_container_of_a_front_must_go_by_rail():
    s = loading()
    put(s, "green-2", "china")
    give(s, 0, "china 5 2 1R")
    s.picked_slot, s.picked = 0, 2
    settle(s)
    assert refused(s, "load green-2 china") == "ONLY_RAIL"
    assert legal(s) == ["wagon"]


def test_4_5_a_rail_container_of_a_back_may_go_by_rail_or_ship():
    s = loading()
    put(s, "green-2", "eu")
    put(s, "black-2", "us-west")
    give(s, 0, "china 3 3 2", "back")
    assert targets(s, "pick 1 1") == ["load green-2 eu", "load black-2 us-west", "wagon"]
    s = play(s, "wagon")
    assert targets(s, "pick 1 2") == ["load green-2 eu", "load black-2 us-west"]


def test_4_5_military_ships_take_no_cargo():
    s = loading()
    put(s, "yi-yang", "china")
    give(s, 0, "china 6")
    assert refused(settle(s), "pick 1 1") == "NOWHERE_TO_LOAD"
    put(s, "green-2", "china")
    s.mover, s.to_act, s.phase, s.picked_slot = 0, 1, Phase.TARGET, 0
    assert refused(s, "load yi-yang china") == "MILITARY"


def test_4_5_a_die_without_a_target_cannot_be_picked():
    s = loading()
    put(s, "green-2", "eu")
    put(s, "red-1a", "china")
    give(s, 0, "china 4 2")
    give(s, 0, "us-west 5")
    assert refused(settle(s), "pick 2 1") == "NOWHERE_TO_LOAD"


# -- 4.6 One die a ship ---------------------------------------------------------------------


def test_4_6_one_die_a_ship_and_turn():
    s = loading()
    put(s, "green-3", "china")
    put(s, "red-1a", "china")
    put(s, "red-1b", "china")
    give(s, 0, "china 3 3 2")
    play(settle(s), "pick 1 1", "load green-3 china")
    assert targets(s, "pick 1 2") == ["load red-1a china", "load red-1b china"]
    assert refused(s, "load green-3 china") == "ONE_DIE_PER_SHIP"


def test_4_6_one_die_on_the_railway():
    s = loading()
    give(s, 0, "china 3 3 2", "back")
    give(s, 0, "eu 4 2 2", "back")
    put(s, "green-3", "china")
    play(settle(s), "pick 1 1", "wagon")
    s.picked_slot, s.picked = 1, 0
    assert refused(settle(s), "wagon") == "ONE_DIE_PER_SHIP"


# -- 4.7 Minimum and maximum ----------------------------------------------------------------


def carrying(name, dice, **options):
    """Which dice may be loaded onto the ship."""
    s = loading(**options)
    put(s, name, "china", dice)
    return [why_not_carry(s, SHIP_NAMES.index(name), die).name for die in range(1, 7)]


def test_4_7_the_last_hold_must_reach_minimum_and_keep_maximum():
    """Example 7, R-38, R-76: 5 and 11 are accepted, 4 and 12 refused."""
    assert carrying("green-2", "green 3") == ["TOO_LIGHT"] + ["NONE"] * 5
    assert carrying("green-2", "green 6") == ["NONE"] * 5 + ["TOO_HEAVY"]
    assert carrying("green-1a", "") == ["TOO_LIGHT"] + ["NONE"] * 4 + ["TOO_HEAVY"]
    assert carrying("green-1a", "green 3") == ["SHIP_FULL"] * 6


def test_4_7_the_minimum_must_stay_within_reach():
    """Example 37, R-81."""
    assert carrying("prospector", "red 1, red 1") == ["TOO_LIGHT"] * 2 + ["NONE"] * 4


def test_4_7_profile_b():
    assert carrying("green-1a", "", capacity="B") == ["NONE"] * 3 + ["TOO_HEAVY"] * 3


def test_4_7_cruise_ships_take_ones_and_twos():
    """R-67: general cargo may not board."""
    assert carrying("lucky-me", "red 2, red 2") == ["NONE"] * 2 + ["ONLY_PASSENGERS"] * 4
    assert carrying("spiel", "red 2, red 2") == ["SHIP_FULL"] * 6


# -- 4.8 Waiting ships ----------------------------------------------------------------------


def test_4_8_general_cargo_chooses_the_loading_zone():
    """Example 45, R-91."""
    s = loading()
    put(s, "red-2", "atlantic")
    put(s, "red-1a", "atlantic")
    give(s, 0, "us-east 6", "back")
    give(s, 0, "us-east 4")
    both = ["load red-1a us-east", "load red-1a eu", "load red-2 us-east", "load red-2 eu"]
    assert targets(s, "pick 1 1")[:4] == both
    s.picked_slot = -1
    assert targets(s, "pick 2 1") == ["load red-1a us-east", "load red-2 us-east"]


def test_4_8_a_ship_with_cargo_keeps_its_zone():
    """R-33."""
    s = loading()
    put(s, "red-2", "eu", "green 4")
    put(s, "red-1a", "us-east")
    put(s, "red-1b", "us-east")
    give(s, 0, "us-east 4")
    assert targets(s, "pick 1 1") == ["load red-1a us-east", "load red-1b us-east"]


# -- 4.9 The first wagon --------------------------------------------------------------------


def test_4_9_a_full_wagon_is_closed():
    """Example 32."""
    s = loading()
    wagon(s, "green 2, green 3, black 1, black 1")
    put(s, "red-2", "china")
    give(s, 0, "china 5 2 1R")
    settle(s)
    assert refused(s, "pick 1 3") == "WAGON_FULL"
    s.picked_slot, s.picked, s.phase = 0, 2, Phase.TARGET
    assert refused(s, "wagon") == "WAGON_FULL"


def test_4_9_the_wagon_fills_from_the_left():
    s = loading()
    wagon(s, "green 2")
    give(s, 0, "china 5 2 1R")
    play(settle(s), "pick 1 3")
    assert (s.wagon, s.wagon_of[:2]) == ([2, 1, 0, 0], [1, 0])


# -- 4.10 Completed contracts ---------------------------------------------------------------


def test_4_10_a_completed_front_brings_a_flag():
    s = loading(1)
    put(s, "red-2", "china")
    card = give(s, 0, "china 6")
    play(settle(s), "pick 1 1")
    assert (s.flags[0], s.flag_stock[3]) == ([0, 0, 0, 1], 9)
    assert (s.contract[0][0], s.discards[0]) == (-1, card)


def test_4_10_a_completed_back_brings_nothing():
    s = loading(1)
    put(s, "red-2", "china")
    give(s, 0, "china 6", "back")
    play(settle(s), "pick 1 1", "load red-2 china")
    assert s.flags[0] == [0] * 4
    assert len(events(s, "COMPLETED_BACK")) == 1


def test_4_10_no_flag_is_left():
    """R-53."""
    s = loading(1)
    put(s, "red-2", "china")
    give(s, 0, "china 6")
    flags(s, 3, china=10)
    play(settle(s), "pick 1 1")
    assert s.flags[0] == [0] * 4
    assert len(events(s, "NO_FLAG")) == 1


def test_4_10_the_free_action_comes_before_further_loads():
    """R-62."""
    s = loading(3)
    flags(s, 0, eu=1)
    put(s, "red-2", "eu")
    put(s, "green-2", "eu")
    give(s, 0, "eu 5")
    give(s, 0, "eu 5 2")
    play(settle(s), "pick 1 1", "load red-2 eu")
    assert phase(s) == "free_load"
    play(s, "pick 2 1", "load green-2 eu")
    assert (phase(s), s.loads) == ("loading", 2)


def test_4_10_all_contracts_go_to_one_discard_pile():
    """R-80."""
    s = loading(2)
    put(s, "red-2", "china")
    put(s, "green-2", "eu")
    cards = [give(s, 0, "china 6"), give(s, 0, "eu 5")]
    play(settle(s), "pick 1 1", "pick 2 1")
    assert (s.discards[:2], s.n_discards) == (cards, 2)


def test_4_4_a_die_that_cannot_go_anywhere_is_refused_with_the_real_reason():
    """The ship in the right zone decides, 4.6 before 4.7; then the railway (4.9), then the zone (4.5)."""
    s = loading()
    put(s, "green-2", "china", "green 6")
    put(s, "green-1a", "eu")
    give(s, 0, "china 6")
    assert refused(settle(s), "pick 1 1") == "TOO_HEAVY"
    s.loaded = 1 << SHIP_NAMES.index("green-2")
    assert refused(s, "pick 1 1") == "ONE_DIE_PER_SHIP"
    put(s, "green-2", "us-west")
    assert refused(s, "pick 1 1") == "NOWHERE_TO_LOAD"
    put(s, "spiel", "china")
    assert refused(s, "pick 1 1") == "ONLY_PASSENGERS"


def test_4_6_a_second_rail_die_is_refused_with_that_reason():
    s = loading()
    give(s, 0, "china 4 2R")
    give(s, 0, "us-west 4 2R")
    put(s, "green-2", "china")
    play(settle(s), "pick 1 2")
    assert refused(s, "pick 2 2") == "ONE_DIE_PER_SHIP"
