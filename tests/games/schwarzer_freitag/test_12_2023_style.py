"""12 · The house variant after the edition of 2023."""

import pytest

from tests.games.schwarzer_freitag.builder import (
    BLACK,
    COLOURS,
    FOUR,
    SIX,
    cards_of,
    cases,
    cell,
    legal,
    play,
    plenty,
    prices_of,
    refused,
    set_up,
    settle,
)
from tests.games.schwarzer_freitag.builder import position as any_position


def position(*args, **given):
    return any_position(*args, style="2023", **given)


def test_12_1_option_style_2023_starts_with_100_money_2010_with_none():
    """style, Q63."""
    assert set_up(3, style="2023").cash == [100, 100, 100, 0, 0]
    assert set_up(3, style="2010").cash == [0] * 5


@pytest.mark.parametrize("stage", [0, 3, 9])
def test_12_1_there_are_no_subsidies_at_any_stage(stage):
    """Q63."""
    s = position(stage=stage)
    assert "subsidy" not in legal(s)
    assert refused(s, "subsidy") == "SUBSIDY_LIMIT"


def test_12_1_there_are_none_at_the_end_either():
    """Q63."""
    s = settle(position(3, silver=100, cash=30))
    assert (s.subsidies[0], s.cash[0], s.bars[0]) == (0, 30, 0)


def test_12_1_special_cards_and_the_setup_of_two_players_stay():
    """Q63."""
    s = set_up(2, style="2023")
    assert legal(s) == [f"setup {colour}" for colour in COLOURS]
    assert cards_of(s, 1 - s.start_player) == [["sell"], ["buy"], ["pass"]]


def test_12_1_trade_limits_and_draws_stay():
    """Q63."""
    card = position().printed.stages[9]
    assert (card.subsidy_limit, card.trade_limit, card.draw) == (0, 5, 11)


def test_12_1_scoring_stays():
    """Q63: most bars, then money."""
    s = settle(position(3, silver=100, bars=[3, 4, 4], cash=[99, 0, 1]))
    assert s.place[:3] == [3, 2, 1]


def test_12_2_option_style_2023_passes_on_any_of_three_places_2010_on_one():
    """style."""
    for move in ("pass-purchase red", "pass-sale red"):
        assert refused(position(), move) == "NONE"
        assert refused(any_position(style="2010"), move) == "ONLY_SILVER_PASS"
    assert refused(position(), "pass red") == "NONE"


def test_12_2_a_pass_on_the_sale_table_moves_a_case_to_the_market_and_no_price():
    s = play(position(3), "pass-sale red")
    assert (s.sale_tables[0], cases(s.market)) == ([2, 2, 1, 2, 2, 1], plenty(red=5))
    assert (prices_of(s), s.mover) == ([7] * 5, 1)


def test_12_2_a_pass_on_the_sale_table_needs_the_colour_there():
    """Q63."""
    s = position(tables={1: {"blue": 7}})
    assert refused(s, "pass-sale red") == "NOT_ON_TABLE"
    assert refused(s, "pass-sale blue") == "NONE"
    empty = position(active=2, tables={2: {"black": 2}, 3: {}})
    assert [refused(empty, f"pass-sale {c}") for c in COLOURS] == ["NOT_ON_TABLE"] * 5


def test_12_2_a_pass_on_the_sale_table_can_set_off_a_change():
    s = play(position(tables={1: {**SIX, "black": 1}}), "pass-sale yellow")
    assert (s.changes, s.active_table, s.bag[BLACK]) == (1, 1, 1)


def test_12_2_a_pass_on_the_purchase_track_takes_any_colour_of_the_market():
    """Q63."""
    s = play(position(), "pass-purchase red")
    assert (cases(s.purchase_track), cases(s.silver_cases)) == ({"red": 1}, {})
    assert refused(position(market=plenty(red=0)), "pass-purchase red") == "NOT_IN_MARKET"


def test_12_2_last_case_and_third_case_lift_as_usual():
    """Q63: both at once."""
    s = play(position(market=plenty(red=1), purchase={"red": 2}), "pass-purchase red")
    assert cell(s, "red") == (0, 5)


def test_12_2_with_an_empty_market_the_case_comes_from_the_bag():
    """Q63, Q24."""
    s = position(market={}, bag={"red": 1})
    assert refused(position(), "pass-purchase bag") == "MARKET_NOT_EMPTY"
    assert cases(play(s, "pass-purchase bag").purchase_track) == {"red": 1}


def test_12_2_without_any_case_the_change_of_the_purchase_track_comes_at_once():
    """Q55."""
    s = play(position(market={}, purchase={"blue": 2}, silver_track={"red": 1}), "pass-purchase bag")
    assert (s.changes, cases(s.bag), cases(s.silver_cases)) == (1, {"blue": 2}, {"red": 1})


def test_12_2_the_fifth_case_on_the_purchase_track_sets_off_a_change():
    s = play(position(purchase=FOUR), "pass-purchase orange")
    assert (s.changes, cases(s.bag)) == (1, plenty(1))


def test_12_2_the_special_pass_still_goes_to_the_silver_track_only():
    """Q63."""
    s = play(position(cards="pass"), "special red")
    assert (cases(s.silver_cases), cases(s.purchase_track)) == ({"red": 1}, {})
