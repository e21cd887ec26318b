"""7 · Passing."""

from tests.games.schwarzer_freitag.builder import (
    COLOURS,
    FOUR,
    cases,
    cell,
    play,
    plenty,
    position,
    prices_of,
    refused,
)


def test_7_1_passing_puts_any_case_of_the_market_on_the_silver_purchase_track():
    for colour in COLOURS:
        s = play(position(), f"pass {colour}")
        assert cases(s.silver_cases) == {colour: 1}
        assert cases(s.market) == plenty(**{colour: 3})


def test_7_1_passing_costs_nothing_and_counts_no_bar():
    s = play(position(cash=20), "pass red")
    assert (s.cash[0], s.bars_bought, prices_of(s)) == (20, 0, [7] * 5)


def test_7_1_a_colour_that_is_not_in_the_market_cannot_be_passed():
    assert refused(position(market=plenty(red=0)), "pass red") == "NOT_IN_MARKET"


def test_7_1_passing_is_always_possible_without_debt():
    s = position(cash=100, hand={"red": 1})
    assert [refused(s, f"pass {colour}") for colour in COLOURS] == ["NONE"] * 5


def test_7_1_a_pass_can_set_off_a_change():
    s = play(position(silver_track=FOUR), "pass orange")
    assert (s.changes, cases(s.bag)) == (1, plenty(1))


def test_7_2_a_pass_comes_from_the_bag_only_when_the_market_is_empty():
    assert refused(position(bag={"red": 3}), "pass bag") == "MARKET_NOT_EMPTY"
    assert refused(position(bag={"red": 3}, market={}), "pass bag") == "NONE"


def test_7_2_a_case_from_the_bag_counts_for_the_rule_of_three_and_gives_no_other_step():
    """Q24."""
    s = position(market={}, silver_track={"red": 2}, bag={"red": 1, "black": 2})
    play(s, "pass bag")
    assert (cases(s.silver_cases), cases(s.bag)) == ({"red": 3}, {"black": 2})
    assert (cell(s, "red"), s.changes) == ((0, 4), 0)
    assert prices_of(s) == [7, 7, 8, 7, 7]


def test_7_2_a_case_from_the_bag_can_set_off_a_change():
    """Q24."""
    s = play(position(market={}, silver_track=FOUR, bag={"orange": 1}), "pass bag")
    assert (s.changes, cases(s.bag)) == (1, plenty(1))


def test_7_2_without_any_coloured_case_the_change_of_the_silver_track_comes_at_once():
    """Q55: all five colours go one left, and one up because the market lacks them."""
    s = play(position(market={}, silver_track={"red": 1}, purchase={"blue": 1}), "pass bag")
    assert (s.changes, cases(s.bag), cases(s.purchase_track)) == (1, {"red": 1}, {"blue": 1})
    assert [cell(s, colour) for colour in COLOURS] == [(1, 2)] * 5
