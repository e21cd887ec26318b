"""6 · Moving ships."""

from typing import Any

from penstock.games.panamax.rules.codes import Refusal
from tests.games.panamax.builder import (
    GAME,
    at,
    facts_of,
    flags,
    legal,
    moves,
    moving,
    phase,
    play,
    position,
    refused,
)

# -- 6.1 Movement ---------------------------------------------------------------------------


def test_6_1_strength_gives_waterway_moves_and_the_foot_lock_moves():
    """Example 11: foot 3 with two dice gives 2 W and 3 L."""
    assert moves(play(position(columns=[0, 0, 2, 0, 0, 1]), "take 3")) == (2, 3, 0)
    assert moves(play(position(columns=[3, 0, 0, 0, 0, 1]), "take 1")) == (1, 1, 0)


def test_6_1_an_executive_die_gives_three_and_its_value():
    """Example 12."""
    for value in (1, 2, 3):
        executives = [int(k == value - 1) for k in range(6)]
        s = play(position(columns=[0, 0, 0, 0, 0, 1], executives=executives), f"take {value}", "act")
        assert moves(s) == (3, value, 0)


def test_6_1_each_step_uses_a_move_of_its_kind():
    """Example 14: after one waterway move the marker shows 2, the lock marker still 1."""
    s = moving(3, 1, red_1a="culebra pacific / red 3", green_1a="gatun-1 pacific / green 3")
    assert moves(play(s, "move red-1a")) == (2, 1, 0)


def test_6_1_anybodys_ships_may_be_moved():
    """R-70."""
    s = moving(1, 0, black_1a="culebra pacific / black 3", red_1a="culebra atlantic / red 3")
    assert legal(s) == ["move red-1a", "move black-1a"]


# -- 6.2 Ready ships ------------------------------------------------------------------------


def test_6_2_a_ship_sails_from_its_minimum_on():
    """Example 8: two dice reach the minimum; an empty hold does not matter."""
    s = moving(1, 0, red_3="china / red 5, red 2", green_2="china / green 5", black_2="china / black 4")
    assert refused(s, "move red-3") == "NOT_READY"
    assert refused(s, "move green-2") == "NONE"
    assert refused(s, "move black-2") == "NOT_READY"


def test_6_2_a_cruise_ship_needs_dice_not_values():
    s = moving(1, 0, lucky_me="eu / red 1", spiel="us-west / red 1")
    assert legal(s) == ["move spiel"]


def test_6_2_military_ships_sail_from_the_waiting_zone_too():
    """R-32; a cargo ship there is empty and cannot."""
    s = moving(1, 0, iowa="pacific", sagres="eu", red_1a="pacific", lucky_me="pacific")
    assert legal(s) == ["move iowa", "move sagres"]


# -- 6.3 Groups -----------------------------------------------------------------------------


def test_6_3_ready_ships_of_both_loading_zones_form_a_group():
    """Example 15, R-30: one waterway and one lock move take the group into the second chamber."""
    s = moving(1, 1, red_2="us-east / red 5", green_1a="eu / green 3", black_1a="eu / black 3")
    play(s, "move red-2", "add green-1a", "add black-1a")
    assert at(s, "red-2") == at(s, "green-1a") == at(s, "black-1a") == "gatun-1 pacific"
    play(s, "move red-2")
    assert at(s, "black-1a") == "gatun-2 pacific"


def test_6_3_a_group_has_four_holds_at_most():
    s = moving(1, 0, red_2="eu / red 5", green_2="eu / green 5", black_1a="eu / black 3")
    play(s, "move red-2", "add green-2")
    assert at(s, "green-2") == "gatun-1 pacific"  # full, so it sails by itself
    s = moving(1, 0, red_3="eu / red 5, red 3", green_2="eu / green 5", black_1a="eu / black 3")
    assert refused(play(s, "move red-3"), "add green-2") == "GROUP_FULL"


def test_6_3_a_group_is_made_up_in_one_place():
    s = moving(1, 0, red_1a="eu / red 3", green_1a="china / green 3", black_1a="eu / black 3", red_2="eu")
    play(s, "move red-1a")
    assert refused(s, "add green-1a") == "NOT_TOGETHER"
    assert refused(s, "add red-2") == "NOT_READY"
    assert refused(s, "add red-1a") == "IN_GROUP"
    assert legal(s) == ["add black-1a", "sail"]


def test_6_3_a_group_is_made_up_in_any_order():
    s = moving(1, 0, red_1a="eu / red 3", green_1a="eu / green 3", black_1a="eu / black 3")
    play(s, "move green-1a", "add black-1a", "add red-1a")  # full of holds or ships, it sails by itself
    assert at(s, "red-1a") == at(s, "green-1a") == at(s, "black-1a") == "gatun-1 pacific"


def test_6_3_a_group_divides_only_in_a_lake():
    """Example 13, P-2: all leave the cut; in the lake the military ship is left behind."""
    s = moving(
        2,
        0,
        yi_yang="culebra atlantic",
        black_1a="culebra atlantic / black 3",
        black_1b="culebra atlantic / black 3",
    )
    flags(s, 0, china=2)
    assert refused(s, "move black-1b") == refused(s, "move yi-yang") == "NOT_FIRST"
    play(s, "move black-1a")
    assert at(s, "yi-yang") == at(s, "black-1b") == "gatun-lake atlantic"
    assert s.cash[0] == 6 + 2
    play(s, "move black-1a", "add black-1b", "sail")
    assert at(s, "black-1a") == at(s, "black-1b") == "gatun-1 atlantic"
    assert (at(s, "yi-yang"), s.waterway) == ("gatun-lake atlantic", 0)


# -- 6.4 Joining ----------------------------------------------------------------------------


def test_6_4_ships_that_fit_join():
    """Examples 16 and 17, last part: green and the cruise ship share the cut."""
    s = moving(1, 0, green_1a="culebra pacific / green 3", lucky_me="gatun-lake pacific / red 1, red 2")
    s.waterway = 1
    play(s, "move lucky-me")
    assert at(s, "lucky-me") == at(s, "green-1a") == "culebra pacific"


def test_6_4_a_lake_holds_any_number():
    """Example 10."""
    s = moving(0, 1, red_3="pedro-miguel pacific / red 5, red 3", iowa="miraflores-lake pacific")
    play(s, "move red-3")
    assert s.holds_in[0][7] == 6


# -- 6.5 Pushing ----------------------------------------------------------------------------


def test_6_5_pushing_runs_through_to_the_lake():
    """Example 16, R-28, R-59: one waterway move, three groups."""
    s = moving(
        2,
        0,
        green_1a="gatun-lake pacific / green 3",
        black_2="culebra pacific / black 5",
        yellow_2="culebra pacific / yellow 5",
        red_3="pedro-miguel pacific / red 5, red 3",
        lucky_me="gatun-lake pacific / red 1, red 2",
    )
    play(s, "move green-1a", "sail")
    assert at(s, "green-1a") == "culebra pacific"
    assert at(s, "black-2") == at(s, "yellow-2") == "pedro-miguel pacific"
    assert (at(s, "red-3"), s.waterway) == ("miraflores-lake pacific", 1)
    play(s, "move lucky-me")
    assert at(s, "lucky-me") == "culebra pacific"


def test_6_5_a_full_zone_is_entered_only_by_pushing():
    """Example 9."""
    s = moving(1, 0, red_2="gatun-1 pacific / red 5", green_2="gatun-1 pacific / green 5", iowa="us-east")
    play(s, "move iowa")
    assert (at(s, "iowa"), at(s, "red-2"), at(s, "green-2")) == (
        "gatun-1 pacific",
        "gatun-2 pacific",
        "gatun-2 pacific",
    )


def test_6_5_nobody_is_pushed_where_there_is_room():
    """R-27, R-29: the pushed group joins what it fits in with."""
    s = moving(
        1,
        0,
        iowa="us-east",
        red_2="gatun-1 pacific / red 5",
        green_2="gatun-2 pacific / green 5",
    )
    play(s, "move iowa")
    assert at(s, "red-2") == at(s, "green-2") == "gatun-2 pacific"


# -- 6.6 All moves must be used -------------------------------------------------------------


def test_6_6_a_step_must_not_strand_moves():
    """R-26: the ship in the lake would use the waterway move and leave three lock moves to nobody."""
    ships: dict[str, Any] = {"red_1a": "eu / red 3", "green_1a": "gatun-lake pacific / green 3"}
    s = moving(1, 3, **ships)
    assert refused(s, "move green-1a") == "STRANDS_MOVES"
    assert legal(s) == ["move red-1a"]
    play(s, "move red-1a", "move red-1a", "move red-1a", "move red-1a")
    assert (at(s, "red-1a"), moves(s)) == ("gatun-lake pacific", (0, 0, 0))


def test_6_6_stepwise_any_possible_step_may_be_made():
    """R-26, `movement`."""
    ships: dict[str, Any] = {"red_1a": "eu / red 3", "green_1a": "gatun-lake pacific / green 3"}
    s = moving(1, 3, options={"movement": "stepwise"}, **ships)
    assert legal(s) == ["move red-1a", "move green-1a"]
    play(s, "move green-1a")
    assert (at(s, "green-1a"), moves(s)) == ("culebra pacific", (0, 0, 0))


def test_6_6_only_the_larger_group_sails_where_one_ship_would_strand_moves():
    """R-26: one hold joins the large ship in the lock, two push it on, and four lock moves are used."""
    s = moving(
        1, 4, red_3="gatun-1 pacific / red 5, red 3", green_1a="eu / green 3", black_1a="eu / black 3"
    )
    play(s, "move black-1a")
    assert refused(s, "sail") == "STRANDS_MOVES"
    assert legal(s) == ["add green-1a"]
    play(s, "add green-1a")
    assert (at(s, "red-3"), at(s, "black-1a")) == ("gatun-2 pacific", "gatun-1 pacific")


def test_6_6_the_refusal_says_which_moves_would_be_lost():
    """In every language, with the number and the kind."""
    s = moving(1, 3, red_1a="eu / red 3", green_1a="gatun-lake pacific / green 3")
    before = s.to_bytes()
    facts = facts_of(s, "move green-1a")
    assert (facts["lost"], facts["lost_kind"]) == (3, "lock")
    assert "lost" not in facts_of(s, "move red-1a")
    assert s.to_bytes() == before
    refusal = GAME.refusal(Refusal.STRANDS_MOVES, facts)
    assert refusal is not None
    assert refusal.text("en") == "After this step 3 lock moves would lapse; another step loses fewer."
    for language, word in (
        ("de", "3 Schleusenbewegungen"),
        ("fr", "3 déplacements"),
        ("nl", "3 sluisstappen"),
    ):
        assert word in refusal.text(language)
    s = moving(3, 1, red_1a="miraflores-2 pacific / red 3", green_1a="gatun-3 pacific / green 3")
    facts = facts_of(s, "move red-1a")
    assert (facts["lost"], facts["lost_kind"]) == (3, "waterway")  # the other one goes on from the lake


def test_6_6_a_captain_not_yet_played_does_not_count():
    """R-26, R-85: with his moves the ship in the lake may go first, without them not."""
    s = moving(1, 1, red_1a="eu / red 3", green_1a="gatun-lake pacific / green 3")
    s.captain[0], s.captains, s.n_captains = 5, [1, 2, 3, 4, 0], 4
    assert refused(s, "move green-1a") == "STRANDS_MOVES"
    assert "move green-1a" in legal(play(s, "captain"))


def test_6_6_what_cannot_be_used_lapses():
    """Example 55, R-26: after the only ship has left, both waterway moves lapse."""
    s = moving(2, 1, red_1a="miraflores-2 pacific / red 3", green_1a="gatun-1 atlantic / green 3")
    assert legal(s) == ["move red-1a", "move green-1a"]
    play(s, "move red-1a", "bonus cash")
    assert (s.waterway, phase(s)) != (2, "moving")
    assert moves(s) == (0, 0, 0)


def test_6_6_when_moves_have_lapsed_there_is_still_the_last_moment_of_the_turn():
    """R-112: ships may be built then."""
    s = moving(2, 1, red_1a="miraflores-2 pacific / red 3", red_2="board")
    play(s, "move red-1a", "bonus cash")
    assert (phase(s), s.mover) == ("after", 0)
    assert "build 2 eu" in legal(s)


def test_6_6_a_possible_step_must_be_made():
    """R-56, R-110: there is no way to end a movement while a step is possible."""
    s = moving(1, 0, iowa="us-east")
    assert legal(s) == ["move iowa"]
    assert refused(s, "decline") == "MUST_MOVE"
    assert refused(s, "end") == "NOT_NOW"


def test_6_6_moves_of_the_wrong_kind_do_not_help():
    s = moving(1, 0, red_1a="gatun-1 pacific / red 3", iowa="us-east")
    assert refused(s, "move red-1a") == "NO_SUCH_MOVE"


# -- What a step would do, told before it is made -------------------------------------------


def test_6_5_a_step_tells_whom_it_would_push():
    """Example 16: green enters the cut; the group there and red beyond it make way."""
    ships: dict[str, Any] = {"green_1a": "gatun-lake pacific / green 3", "iowa": "culebra pacific"}
    ships |= {"black_1a": "culebra pacific / black 3", "red_3": "pedro-miguel pacific / red 4, red 5"}
    s = moving(1, 0, **ships)
    pushed = {
        "black-1a": "pedro-miguel",
        "iowa": "pedro-miguel",
        "red-3": "miraflores-lake",
    }
    facts = facts_of(s, "move green-1a")
    assert {p["ship"]: p["to"] for p in facts["pushed"]} == pushed
    play(s, "move green-1a")
    assert {ship: at(s, ship).split()[0] for ship in pushed} == pushed


def test_6_5_a_group_tells_whom_it_would_push():
    """Alone the ship fits into the lock, together with the other one it does not."""
    ships: dict[str, Any] = {"red_1a": "gatun-lake atlantic / red 3", "iowa": "gatun-lake atlantic"}
    s = moving(1, 0, sagres="gatun-1 atlantic", **ships)
    assert facts_of(s, "move red-1a")["pushed"] == []
    play(s, "move red-1a")
    assert facts_of(s, "sail")["pushed"] == []
    there = [{"ship": "sagres", "to": "gatun-2"}]
    assert facts_of(s, "add iowa")["pushed"] == there
    play(s, "add iowa")
    assert at(s, "sagres") == "gatun-2 atlantic"
