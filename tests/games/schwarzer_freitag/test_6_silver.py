"""6 · Buying silver."""

import pytest

from tests.games.schwarzer_freitag.builder import (
    COLOURS,
    FOUR,
    GAME,
    TRADE_LIMITS,
    cards_of,
    cases,
    cell,
    legal,
    play,
    plenty,
    position,
    refused,
    texts,
)


def bars_shown(s, seat):
    player = GAME.view_of(s, seat)["players"][seat]
    return player["gold"], player["silver"]


def test_6_1_bars_cost_the_silver_price_each():
    s = play(position(stage=4, cash=100, silver=27), "silver 3")
    assert (s.cash[0], s.bars[0]) == (100 - 81, 3)


def test_6_1_bars_need_their_price_in_cash():
    assert refused(position(stage=2, cash=39), "silver 2") == "TOO_LITTLE_MONEY"
    assert refused(position(stage=2, cash=40), "silver 2") == "NONE"


@pytest.mark.parametrize(("stage", "limit"), TRADE_LIMITS)
def test_6_1_no_more_bars_than_the_trade_limit(stage, limit):
    s = position(stage=stage, cash=1000)
    assert refused(s, f"silver {limit}") == "NONE"
    assert refused(s, f"silver {limit + 1}") == "TRADE_LIMIT"


def test_6_1_the_card_silver_plus_one_allows_one_bar_more():
    """Q60."""
    s = position(stage=2, cash=100, cards="pass/sell/silver")
    assert refused(s, "silver 4") == "TRADE_LIMIT"
    play(s, "silver 3", "marker red")
    assert (s.bars[0], s.bars_bought, s.cash[0], cards_of(s, 0)) == (3, 3, 40, [])
    assert cases(s.silver_cases) == {"red": 1}


def test_6_1_the_card_stays_unused_within_the_limit():
    """Q39."""
    s = play(position(stage=2, cash=100, cards="pass/sell/silver"), "silver 2", "marker red")
    assert cards_of(s, 0) == [["pass", "sell", "silver"]]


def test_6_1_the_refusal_knows_the_card():
    s = position(stage=2, cash=100, cards="pass/sell/silver")
    assert texts(s, "silver 4")[1] == "The trade limit is 2; even with your Silver +1 card it is only 3."
    s = position(stage=2, cash=100, cards="pass/sell")
    assert texts(s, "silver 3")[1] == "The trade limit is 2, and you have no Silver +1 card left."
    assert GAME.refusals["TRADE_LIMIT"].paragraph == "6.1"


def test_6_1_a_card_for_sales_does_not_help():
    assert refused(position(stage=2, cash=100, cards="pass/sell"), "silver 3") == "TRADE_LIMIT"


def test_6_2_the_counter_adds_up_the_bars_of_all_players():
    s = position(stage=2, cash=[40, 20, 0, 0], subsidies=[3, 3, 3, 3])
    play(s, "silver 2", "marker red", "silver 1", "marker red")
    assert (s.bars_bought, s.bars[:2]) == (3, [2, 1])


def test_6_2_the_silver_price_itself_waits_for_the_price_change():
    s = play(position(stage=4, cash=60), "silver 3", "marker red")
    assert s.printed.silver_track[s.silver_at] == 20


def test_6_3_one_case_of_any_colour_marks_the_silver_purchase_track():
    s = play(position(stage=4, cash=60, market=plenty(green=0)), "silver 3")
    assert legal(s) == [f"marker {colour}" for colour in COLOURS if colour != "green"]
    assert refused(s, "marker green") == "NOT_IN_MARKET"
    play(s, "marker red")
    assert (cases(s.silver_cases), cases(s.purchase_track)) == ({"red": 1}, {})


def test_6_3_with_an_empty_market_the_marker_comes_from_the_bag():
    """Q24."""
    s = play(position(cash=20, market={}, bag={"red": 1}, silver_track={"red": 2}), "silver 1")
    assert (cases(s.silver_cases), cell(s, "red")) == ({"red": 3}, (0, 4))


def test_6_3_without_any_case_the_change_of_the_silver_track_comes_at_once():
    """Q55."""
    s = position(cash=20, market={}, silver_track={"red": 2}, purchase={"blue": 1})
    play(s, "silver 1")
    assert (s.changes, cases(s.silver_cases), cases(s.bag)) == (1, {}, {"red": 2})
    assert cases(s.purchase_track) == {"blue": 1}


def test_6_3_the_fifth_case_sets_off_a_change():
    s = play(position(cash=20, silver_track=FOUR), "silver 1", "marker orange")
    assert (s.changes, cases(s.silver_cases)) == (1, {})


def test_6_4_five_silver_become_one_gold_at_once():
    s = play(position(cash=20, bars=4), "silver 1")
    assert bars_shown(s, 0) == (1, 0)


@pytest.mark.parametrize(("bars", "gold", "silver"), [(4, 0, 4), (5, 1, 0), (9, 1, 4), (13, 2, 3)])
def test_6_4_nobody_ever_holds_five_silver(bars, gold, silver):
    assert bars_shown(position(bars=bars), 0) == (gold, silver)


def test_6_4_the_bars_in_the_box_are_no_limit():
    """Q34: more than twenty gold bars."""
    s = play(position(cash=20, bars=104), "silver 1")
    assert bars_shown(s, 0) == (21, 0)
