"""8 · Small price steps between two price changes, and the edges of the grid."""

import pytest

from penstock.games.schwarzer_freitag.rules.prices import step_down, step_left, step_right, step_up
from tests.games.schwarzer_freitag.builder import (
    FOUR,
    RED,
    SIX,
    after_draw,
    cases,
    cell,
    change,
    facts_of,
    play,
    plenty,
    position,
    price,
    prices_of,
)

STEPS = {"up": step_up, "right": step_right, "left": step_left, "down": step_down}


BOARD = position()


def stepped(at, *steps, board=BOARD):
    """Where red ends up."""
    board.row[RED], board.column[RED] = at
    for step in steps:
        STEPS[step](board, 2)
    return cell(board, "red")


# -- 8.1 The last case in the market --------------------------------------------------------


@pytest.mark.parametrize("move", ["buy red", "pass red", "special red"])
def test_8_1_whoever_takes_the_last_case_of_a_colour_lifts_it_one_right(move):
    s = play(position(cash=7, cards="pass", market=plenty(red=1)), move)
    assert cell(s, "red") == (0, 4)


def test_8_1_the_last_case_as_marker_of_silver_lifts_too():
    s = play(position(cash=20, market=plenty(red=1)), "silver 1", "marker red")
    assert cell(s, "red") == (0, 4)


def test_8_1_a_last_case_but_one_lifts_nothing():
    assert prices_of(play(position(market=plenty(red=2)), "pass red")) == [7] * 5


def test_8_1_last_market_case_and_third_track_case_at_once_give_two_steps():
    """Q12."""
    s = position(cash=12, market={"blue": 2}, purchase={"blue": 2}, prices={"blue": (1, 3)})
    play(s, "buy blue")
    assert (s.cash[0], cell(s, "blue"), price(s, "blue")) == (0, (1, 5), 16)


def test_8_1_in_the_right_column_the_step_goes_up():
    """Q68."""
    s = play(position(cash=18, market=plenty(blue=1), prices={"blue": (1, 6)}), "buy blue", "marker red")
    assert (s.cash[0], cell(s, "blue"), price(s, "blue")) == (0, (2, 6), 28)


# -- 8.2 The third case on a track ----------------------------------------------------------


@pytest.mark.parametrize(("lying", "column"), [(0, 3), (1, 3), (2, 4), (3, 3)])
def test_8_2_the_third_case_of_a_colour_on_a_track_lifts_it_a_fourth_does_not(lying, column):
    bought = play(position(cash=7, purchase={"red": lying}), "buy red")
    passed = play(position(silver_track={"red": lying}), "pass red")
    assert cell(bought, "red") == cell(passed, "red") == (0, column)


def test_8_2_a_fifth_and_a_sixth_case_lift_nothing_more():
    s = play(position(5, silver_track={"red": 4}), "pass red")
    assert (cases(s.silver_cases), prices_of(s)) == ({"red": 5}, [7] * 5)


def test_8_2_each_track_counts_for_itself():
    s = play(position(purchase={"red": 2}), "pass red")
    assert prices_of(s) == [7] * 5


def test_8_2_the_step_of_the_third_case_comes_before_the_change_it_sets_off():
    """Q11: from the right edge of row 1 up to row 2, then nothing drawn: one left."""
    s = position(silver_track={"red": 2, "blue": 2}, prices={"red": (1, 6)})
    assert cell(play(s, "pass red"), "red") == (2, 5)


def test_8_2_the_count_begins_anew_when_the_track_is_emptied():
    """Q13."""
    s = position(silver_track={"red": 4}, market=plenty(9), subsidies=[2] * 4, cash=[9] * 4)
    play(s, "pass red")
    assert cell(s, "red") == (0, 2)
    assert cell(play(s, "pass red", "pass red"), "red") == (0, 2)
    assert cell(play(s, "pass red"), "red") == (0, 3)


def test_8_2_at_the_right_edge_the_third_case_lifts_up():
    """Q68."""
    s = play(position(silver_track={"red": 2}, prices={"red": (3, 6)}), "pass red")
    assert cell(s, "red") == (4, 6)


# -- 8.3 Edges ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "there"), [("up", (6, 3)), ("down", (4, 3)), ("left", (5, 2)), ("right", (5, 4))]
)
def test_8_3_inside_the_grid_a_step_goes_where_it_says(step, there):
    assert stepped((5, 3), step) == there


@pytest.mark.parametrize(
    ("at", "step", "there"),
    [
        ((1, 6), "right", (2, 6)),
        ((3, 0), "left", (2, 0)),
        ((0, 3), "down", (0, 2)),  # Q7
        ((12, 3), "up", (12, 4)),  # Q8
    ],
)
def test_8_3_at_an_edge_the_marker_turns_the_corner(at, step, there):
    """Q7, Q8, Q68."""
    assert stepped(at, step) == there


def test_8_3_worth_of_the_steps_round_the_side_edges():
    """18 to 28, and 16 to 10."""
    s = position(prices={"red": (1, 6), "blue": (3, 0)})
    assert (price(s, "red"), price(s, "blue")) == (18, 16)
    step_right(s, 2)
    step_left(s, 1)
    assert (price(s, "red"), price(s, "blue")) == (28, 10)


@pytest.mark.parametrize(
    ("corner", "steps"), [((0, 0), ("left", "down")), ((12, 6), ("right", "up"))], ids=["4", "238"]
)
def test_8_3_the_lowest_and_the_highest_price_stay(corner, steps):
    """Q8."""
    assert [stepped(corner, step) for step in steps] == [corner, corner]


def test_8_3_option_bottom_edge_left_lets_prices_from_5_to_10_fall():
    """Q7, bottomEdge: two black cases against one of each colour, net -1."""
    draw = {"yellow": 2, "blue": 1, "black": 2}
    assert price(after_draw(draw, bottomEdge="left"), "blue") == 6
    assert price(after_draw(draw, bottomEdge="stay"), "blue") == 7


def test_8_3_option_bottom_edge_stay_still_lets_a_marker_go_left():
    """bottomEdge: with nothing drawn the step is a left one."""
    assert prices_of(after_draw({}, bottomEdge="stay")) == [6] * 5
    assert stepped((0, 3), "left", board=position(bottomEdge="stay")) == (0, 2)


def test_8_3_a_missing_colour_in_the_top_row_goes_right():
    """Q8, Q68."""
    s = change(position(market=plenty(red=0), prices={"red": (12, 3)}))
    assert cell(s, "red") == (12, 3)  # one left for net 0, then one up which is right


@pytest.mark.parametrize("row", range(13))
def test_8_3_rows_first_or_sideways_first_ends_on_the_same_cell(row):
    """Q9: for every cell and every count from -12 to 12."""
    for column in range(7):
        for net in range(-12, 13):
            rows = ["up" if net > 0 else "down"] * ((abs(net) + 1) // 2)
            sideways = [] if net % 2 else ["right" if net > 0 else "left"]
            assert stepped((row, column), *rows, *sideways) == stepped((row, column), *sideways, *rows)


# -- what a move's facts say of it ----------------------------------------------------------


@pytest.mark.parametrize("move", ["buy red", "pass red", "special red"])
def test_8_1_a_move_that_takes_the_last_case_says_the_price_after_it(move):
    s = position(cash=7, cards="pass", market=plenty(red=1))
    assert facts_of(s, move)["after"] == 8
    assert (price(s, "red"), s.market[RED]) == (7, 1)  # it was tried on a copy
    assert "after" not in facts_of(s, move.replace("red", "blue"))


def test_8_2_a_third_case_says_the_price_after_it():
    s = position(market=plenty(), silver_track={"red": 2})
    assert facts_of(s, "pass red")["after"] == 8
    assert "after" not in facts_of(s, "pass blue")


def test_8_2_a_purchase_says_the_price_after_its_marker_case():
    """The third case on the track, the last in the market, or both."""
    s = position(cash=20, market=plenty(blue=2, green=2), purchase={"red": 2, "green": 2})
    told = {c: facts_of(s, f"buy {c}").get("marked") for c in ("red", "blue", "green", "yellow")}
    assert told == {"red": 8, "blue": 8, "green": 9, "yellow": None}
    assert (price(s, "red"), s.purchase_track[RED]) == (7, 2)  # it was tried on a copy


def test_8_2_the_end_of_a_purchase_says_the_price_after_its_marker_case():
    s = position(stage=2, cash=20, market=plenty(), purchase={"red": 2})
    assert facts_of(play(s, "buy red"), "done")["marked"] == 8
    assert "marked" not in facts_of(play(s, "buy blue"), "done")  # there is a choice


def test_8_1_a_purchase_of_the_last_case_leaves_none_to_mark_with():
    facts = facts_of(position(cash=7, market=plenty(red=1), purchase={"red": 2}), "buy red")
    assert (facts["after"], facts.get("marked")) == (8, None)


def test_5_4_the_fall_says_the_price_after_it():
    s = play(position(stage=2, hand={"red": 1, "blue": 1}), "sell red", "sell blue")
    assert facts_of(s, "fall red")["after"] == 6


def test_9_1_a_move_says_whether_it_sets_off_a_price_change():
    s = position(market=plenty(), silver_track=FOUR)
    assert facts_of(s, "pass red")["sets_off"] == "yes"
    assert facts_of(position(market=plenty()), "pass red")["sets_off"] == "no"
    s = play(
        position(stage=2, hand={"red": 1, "blue": 1}, tables={1: SIX}), "sell red", "sell blue", "fall red"
    )
    assert facts_of(s, "table red")["sets_off"] == "yes"


@pytest.mark.parametrize(
    ("move", "near"),
    [
        ("buy red", {"purchase": FOUR}),
        ("silver 1", {"silver_track": FOUR}),
        ("sell red", {"tables": {1: SIX}}),
    ],
)
def test_9_1_a_trade_says_whether_its_end_sets_off_a_price_change(move, near):
    """The case that marks a purchase, or leaves the sale table, comes when the action is done."""

    def told(**cases):
        s = position(stage=2, cash=100, hand={"red": 2}, market=plenty(), **cases)
        return facts_of(s, move)["sets_off"]

    assert told(**near) == "yes"
    assert told() == "no"


@pytest.mark.parametrize(
    ("first", "near"), [("buy red", {"purchase": FOUR}), ("sell red", {"tables": {1: SIX}})]
)
def test_9_1_the_end_of_a_trade_says_whether_it_sets_off_a_price_change(first, near):
    def told(**cases):
        s = play(position(stage=2, cash=100, hand={"red": 2}, market=plenty(), **cases), first)
        return facts_of(s, "done")["sets_off"]

    assert told(**near) == "yes"
    assert told() == "no"


@pytest.mark.parametrize(
    ("left", "ends"),
    [({"subsidies": 2}, "yes"), ({"subsidies": 1}, "no"), ({"subsidies": 2, "cards": "pass"}, "no")],
)
def test_3_5_a_move_says_whether_the_turn_ends_with_the_action(left, ends):
    s = position(**left)
    assert facts_of(s, "pass red")["ends_turn"] == ends
    assert (play(s, "pass red").mover == 1) == (ends == "yes")


def test_facts_of_a_refused_move_foretell_nothing():
    poor = position(cash=0, market=plenty())
    for move in ("buy red", "silver 1", "sell red"):
        assert "sets_off" not in facts_of(poor, move)


def test_5_4_a_sale_says_where_its_colour_would_fall_to():
    s = position(stage=2, hand={"red": 1, "blue": 1})
    assert facts_of(s, "sell red")["falls"] == 6
    assert price(s, "red") == 7  # it was tried on a copy
    s = position(hand={"red": 1}, prices={"red": (0, 0)})
    assert "falls" not in facts_of(s, "sell red")  # the lowest price stays


def test_9_2_who_sets_off_a_change_is_told_of_interest_that_cannot_be_paid():
    def told(move, cash, **more):
        cases = {"market": plenty(), "silver_track": FOUR, "purchase": FOUR, "tables": {1: SIX}, **more}
        facts = facts_of(position(cash=cash, subsidies=4, hand={"red": 1}, **cases), move)
        return facts.get("unpaid"), facts.get("holds")

    assert told("pass red", 3) == (4, 3)
    assert told("pass red", 4) == (None, None)
    assert told("pass red", 3, silver_track={}) == (None, None)  # no change
    assert told("buy red", 10) == (4, 3)  # what is left of it
    assert told("silver 1", 22) == (4, 2)
    assert told("sell red", 0) == (None, None)  # the money of the sale comes first
