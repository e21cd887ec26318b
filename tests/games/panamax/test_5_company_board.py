"""5 · The company board."""

from penstock.games.panamax.rules.board import has_four_nations, place_flag
from penstock.games.panamax.rules.state import NATION_NAMES, Action, FreeAction, Phase
from tests.games.panamax.builder import (
    cargo,
    events,
    flags,
    give,
    legal,
    moves,
    phase,
    play,
    position,
    put,
    refused,
    settle,
    wagon,
)


def flagged(nation, before, **options):
    """A flag has just been won, in the middle of a loading action."""
    s = position(empty_canal=True, **options)
    s.company_cash[0] = 0
    s.action, s.loads = Action.LOADING, 0
    flags(s, 0, **{nation.replace("-", "_"): before})
    win(s, nation)
    return s


def win(s, nation):
    k = NATION_NAMES.index(nation)
    s.flag_stock[k] -= 1
    place_flag(s, 0, k)


def test_5_1_the_space_decides_the_free_action():
    for nation, before, action in (
        ("china", 1, "free_market"),
        ("china", 2, "moving"),
        ("eu", 1, "free_load"),
        ("eu", 2, "free_market"),
        ("us-east", 1, "moving"),
        ("us-east", 2, "free_rail"),
        ("us-west", 1, "free_rail"),
        ("us-west", 2, "free_load"),
    ):
        s = flagged(nation, before)
        put(s, "red-1a", "culebra pacific", "red 3")
        put(s, "red-2", "china")
        assert phase(settle(s)) == action


def test_5_1_first_and_fourth_spaces_have_none():
    for before in (0, 3, 4):
        assert phase(settle(flagged("china", before))) == "after"


def test_5_2_a_flag_of_every_nation():
    """R-57: from that moment on."""
    s = position()
    flags(s, 0, us_east=1, eu=2, us_west=1)
    assert not has_four_nations(s, 0)
    win(s, "china")
    assert has_four_nations(s, 0)


def test_5_3_a_share_now_or_the_flag_is_turned():
    s = settle(flagged("china", 1))
    assert legal(s) == ["buy red", "buy green", "buy yellow", "buy black", "decline"]
    assert play(s, "buy green").shares[0][1] == 1
    s = play(settle(flagged("china", 1)), "decline")
    assert s.deferred[0][3] == 10


def test_5_3_a_later_flag_lets_you_use_a_deferred_action_first():
    """Example 41, R-88: then the three moves follow."""
    for choice, shares in (("buy green", 1), ("decline", 0)):
        s = flagged("china", 2)
        put(s, "red-1a", "culebra pacific", "red 3")
        s.deferred[0][3] = 4
        s.due_nation = 3
        assert phase(settle(s)) == "deferred_market"
        play(s, choice)
        assert (s.shares[0][1], s.deferred[0][3], phase(s)) == (shares, 0, "moving")
        assert len(events(s, "LAPSED")) == 1 - shares


def test_5_3_a_second_flag_of_the_same_turn_does_not():
    """R-13, R-89."""
    s = position()
    flags(s, 0, china=2)
    s.deferred[0][3] = s.turn
    win(s, "china")
    assert (s.due_nation, s.deferred[0][3]) == (-1, s.turn)
    s.free, s.turn = 0, s.turn + 1
    win(s, "china")
    assert s.due_nation == 3


def test_5_3_without_an_affordable_share_it_is_deferred_by_itself():
    """R-90."""
    s = position(columns=[0, 0, 0, 0, 0, 2])
    s.cash[0], s.bank = 5, s.bank + 1
    flags(s, 0, china=1)
    put(s, "red-2", "china")
    s.company_cash[0] = 0
    give(s, 0, "china 6")
    s.action, s.loads = Action.LOADING, 1
    play(settle(s), "pick 1 1", "load red-2 china")
    assert s.deferred[0][3] == 10
    assert len(events(s, "DEFERRED")) == 1
    assert phase(s) != "free_market"


def test_5_3_a_turned_flag_counts_in_full():
    """Example 53, R-114."""
    s = position(columns=[1, 0, 0, 0, 0, 2])
    flags(s, 0, china=2)
    s.deferred[0][3] = 3
    assert play(s, "take 1", "move yi-yang", "sail").cash[0] == 6 + 2


def test_5_4_a_free_two_even_onto_a_ship_already_loaded():
    """R-67, R-86: also onto a cruise ship, from the warehouse first."""
    s = flagged("eu", 1)
    put(s, "lucky-me", "us-east", "red 1")
    put(s, "red-2", "china", "red 3")
    s.loaded = (1 << 24) - 1
    warehouse = s.warehouse[0]
    play(settle(s), "free-die", "load lucky-me us-east")
    assert (cargo(s, "lucky-me"), s.warehouse[0], s.pool[0]) == ("red 1, red 2", warehouse - 1, 4)


def test_5_4_front_dice_need_their_zone_unless_the_option_says_otherwise():
    """R-14, `freeLoad`."""
    for option, expected in (("matching", "NOWHERE_TO_LOAD"), ("any", "NONE")):
        s = flagged("eu", 1, freeLoad=option)
        put(s, "red-2", "us-west")
        give(s, 0, "china 6")
        assert refused(settle(s), "pick 1 1") == expected


def test_5_4_rail_containers_are_not_for_free_loads():
    """R-15."""
    s = flagged("eu", 1)
    put(s, "red-2", "china")
    give(s, 0, "china 5 2 1R")
    assert refused(settle(s), "pick 1 3") == "NOWHERE_TO_LOAD"
    s.picked_slot, s.picked = 0, 2
    assert refused(settle(s), "wagon") == "NO_RAIL"


def test_5_4_the_option_also_frees_front_containers_with_the_rail_sign():
    """R-14, `freeLoad`: onto any ship, but still not onto the railway."""
    s = flagged("eu", 1, freeLoad="any")
    put(s, "red-2", "us-west")
    give(s, 0, "china 5 2 1R")
    play(settle(s), "pick 1 3")
    assert cargo(s, "red-2") == "red 1"  # the only place there was
    s = flagged("eu", 1, freeLoad="any")
    put(s, "red-2", "us-west")
    give(s, 0, "china 5 2 1R")
    s.picked_slot, s.picked = 0, 2
    assert refused(settle(s), "wagon") == "NO_RAIL"


def test_5_1_free_actions_must_be_used_where_possible():
    """R-12: a load, the rail and moves; only the market may be kept. `freeActions` lets them lapse."""
    for nation, reason in (("eu", "MUST_USE"), ("us-west", "MUST_USE"), ("us-east", "MUST_MOVE")):
        for option, expected in (("must", reason), ("mayLapse", "NONE")):
            s = flagged(nation, 1, freeActions=option)
            put(s, "red-1a", "culebra pacific", "red 3")
            put(s, "green-2", "china")
            wagon(s, "red 1")
            assert refused(settle(s), "decline") == expected
    assert refused(settle(flagged("china", 1)), "decline") == "NONE"


def test_5_4_it_lapses_when_nothing_can_be_loaded():
    """R-12: by itself, unless a ship could still be built for it."""
    s = flagged("eu", 1)
    s.warehouse[0] = s.pool[0] = 0
    put(s, "red-2", "board")
    assert refused(settle(s), "free-die") == "NO_DIE_TO_LOAD"
    assert legal(s) == [*(f"build 2 {nation}" for nation in NATION_NAMES), "decline"]
    assert play(s, "decline").free == 0


def test_5_4_a_single_possible_load_is_not_asked():
    """The contract completed by the last die brings the flag; only a 2 on its ship is left."""
    s = position(columns=[0, 0, 0, 0, 0, 2], empty_canal=True)
    s.company_cash[0] = 0
    flags(s, 0, eu=1)
    put(s, "green-2", "eu")
    give(s, 0, "eu 5")
    s.action, s.loads = Action.LOADING, 1
    play(settle(s), "pick 1 1")
    assert (cargo(s, "green-2"), s.flags[0][1]) == ("red 5, red 2", 2)
    assert events(s, "FREE_ACTION") == [(0, FreeAction.LOAD, 0, 0)]


def test_5_4_a_free_load_may_complete_a_contract():
    """R-79 in play: the next flag's free action follows."""
    s = flagged("eu", 1)
    flags(s, 0, china=1)
    put(s, "red-2", "china")
    give(s, 0, "china 6")
    play(settle(s), "pick 1 1")
    assert (s.flags[0][3], phase(s)) == (2, "free_market")


def test_5_5_three_moves_of_either_kind():
    """R-12: once begun they must be finished."""
    s = flagged("china", 2)
    put(s, "red-1a", "culebra pacific", "red 3")
    assert moves(settle(s)) == (0, 0, 3)
    play(s, "move red-1a", "move red-1a")
    assert moves(s) == (0, 0, 1)
    assert refused(s, "decline") == "MUST_MOVE"


def test_5_5_by_option_they_may_be_declined_before_the_first():
    """R-101."""
    s = flagged("china", 2, freeActions="mayLapse")
    put(s, "red-1a", "culebra pacific", "red 3")
    play(settle(s), "decline")
    assert moves(s) == (0, 0, 0)


def test_5_5_a_captain_rules_out_declining():
    """P-3."""
    s = flagged("china", 2, freeActions="mayLapse")
    put(s, "red-1a", "gatun-1 pacific", "red 3")
    s.captain[0], s.captains, s.n_captains = 5, [1, 2, 3, 4, 0], 4
    play(settle(s), "captain")
    assert (moves(s), refused(s, "decline")) == ((0, 0, 5), "MUST_MOVE")


def test_5_6_a_die_as_a_two_or_a_raise():
    """Example 33, R-58: to 6 at most."""
    s = flagged("us-west", 1)
    wagon(s, "red 5, green 3, red 6")
    assert legal(settle(s)) == ["rail", "lift 1"]
    assert refused(s, "lift 2") == refused(s, "lift 4") == "NOT_YOUR_DIE"
    assert refused(s, "lift 3") == "DIE_AT_MOST"
    assert play(s, "lift 1").wagon[0] == 6
    assert events(s, "RAIL_LIFTED") == [(0, 5, 6, 0)]
    s = settle(flagged("us-west", 1))
    warehouse = s.warehouse[0]
    play(s, "rail")
    assert (s.wagon[0], s.warehouse[0]) == (2, warehouse - 1)


def test_5_6_a_full_wagon_leaves_only_the_raise():
    """R-63."""
    s = flagged("us-west", 1)
    wagon(s, "red 1, green 3, green 1, green 1")
    assert refused(settle(s), "rail") == "WAGON_FULL"
    assert legal(s) == ["lift 1"]
    s = flagged("us-west", 1)
    s.warehouse[0] = s.pool[0] = 0
    assert refused(settle(s), "rail") == "NO_DIE_FOR_RAIL"
    assert legal(s) == ["decline"]


def test_5_7_a_tile_on_a_space_of_choice():
    """R-40: a fourth tile brings nothing."""
    s = position(empty_canal=True)
    put(s, "lucky-me", "gatun-3 atlantic", "red 1, red 2, red 2")
    s.action, s.lock = Action.MOVING, 1
    play(settle(s), "move lucky-me")
    assert legal(s) == ["benefit transfers", "benefit contracts", "benefit loading"]
    play(s, "benefit loading")
    assert refused(s, "benefit loading") == "BENEFIT_TAKEN"
    play(s, "benefit transfers")
    assert (s.benefits[0], s.tiles[0]) == (7, 3)
    put(s, "lucky-me", "gatun-3 atlantic", "red 1, red 2")
    s.mover, s.action, s.lock, s.phase = 0, Action.MOVING, 1, Phase.MOVING
    play(settle(s), "move lucky-me")
    assert (s.tiles[0], s.n_queue) == (5, 0)
