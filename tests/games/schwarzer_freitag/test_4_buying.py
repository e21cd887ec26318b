"""4 · Buying shares."""

import pytest

from penstock.engine import rng
from tests.games.schwarzer_freitag.builder import (
    BLACK,
    COLOURS,
    FOUR,
    RED,
    TRADE_LIMITS,
    cards_of,
    cases,
    cell,
    legal,
    play,
    plenty,
    position,
    price,
    prices_of,
    refused,
)

# -- 4.1 Price and case ---------------------------------------------------------------------


def test_4_1_the_buyer_pays_the_price_and_takes_the_case_from_the_market():
    s = play(position(cash=30, prices={"red": (1, 3)}), "buy red")
    assert (s.cash[0], cases(s.hand[0])) == (18, {"red": 1})
    assert cases(s.market) == plenty(red=2)  # one bought, one as marker


def test_4_1_a_share_needs_a_case_in_the_market():
    assert refused(position(cash=20, market=plenty(red=0)), "buy red") == "NOT_IN_MARKET"


def test_4_1_a_share_needs_its_price_in_cash():
    assert refused(position(cash=6), "buy red") == "TOO_LITTLE_MONEY"
    assert refused(position(cash=7), "buy red") == "NONE"


def test_4_1_the_whole_purchase_is_paid_at_the_prices_of_its_beginning():
    """Q59: the last blue case lifts blue, but both cost 12."""
    s = position(stage=2, cash=24, market=plenty(blue=2), prices={"blue": (1, 3)})
    play(s, "buy blue", "buy blue")
    assert (s.cash[0], cell(s, "blue"), price(s, "blue")) == (0, (1, 4), 14)
    assert legal(s) == [f"marker {colour}" for colour in COLOURS if colour != "blue"]


def test_4_1_the_second_share_costs_the_noted_price_even_when_the_first_lifted_the_colour():
    """Q59: with blue emptied by the first share, a third colour keeps its noted price too."""
    s = position(stage=2, cash=14, market=plenty(blue=1))
    play(s, "buy blue", "buy red")
    assert (s.cash[0], price(s, "blue")) == (0, 8)


def test_4_1_a_rise_by_special_pass_before_the_action_counts():
    """Q59: the special pass takes the last but one green case, then the third on the track."""
    s = position(cards="pass", cash=8, silver_track={"green": 2})
    assert price(play(s, "special green"), "green") == 8
    assert play(s, "buy green").cash[0] == 0


# -- 4.2 How many ---------------------------------------------------------------------------


@pytest.mark.parametrize(("stage", "limit"), TRADE_LIMITS)
def test_4_2_no_more_shares_than_the_trade_limit(stage, limit):
    s = position(stage=stage, cash=100, market=plenty(9))
    play(s, *["buy red"] * limit)
    assert s.hand[0][RED] == limit
    assert cases(s.purchase_track) == {"red": 1}
    assert refused(s, "buy red") == "NOT_NOW"


def test_4_2_fewer_shares_than_the_limit_and_of_any_colours():
    s = play(position(stage=4, cash=100), "buy red", "buy blue", "done")
    assert cases(s.hand[0]) == {"blue": 1, "red": 1}


def test_4_2_the_purchase_ends_by_itself_when_the_money_is_spent():
    s = play(position(stage=4, cash=8), "buy red")
    assert cases(s.purchase_track) == {"red": 1}


def test_4_2_the_card_buy_plus_one_allows_one_share_more():
    """Q60: the share beyond the limit uses the card, and with it its other options."""
    s = position(5, stage=2, cash=100, cards="pass/sell/silver/buy")
    play(s, "buy red", "buy red")
    assert cards_of(s, 0) != []
    play(s, "buy red")
    assert (s.hand[0][RED], s.cash[0], cards_of(s, 0)) == (3, 79, [])
    assert refused(s, "special red") == "NO_PASS_CARD"


def test_4_2_the_card_stays_unused_within_the_limit():
    """Q39."""
    s = play(position(stage=2, cash=100, cards="buy"), "buy red", "buy red", "done")
    assert cards_of(s, 0) == [["buy"]]


def test_4_2_a_card_for_sales_does_not_help_a_purchase():
    s = play(position(stage=2, cash=100, cards="pass/sell/silver"), "buy red", "buy red")
    assert (s.hand[0][RED], cards_of(s, 0)) == (2, [["pass", "sell", "silver"]])
    assert refused(s, "buy red") == "NOT_NOW"


# -- 4.3 The marker case --------------------------------------------------------------------


def test_4_3_marker_must_be_a_bought_colour_if_the_market_has_one():
    s = play(position(stage=2, cash=14), "buy red", "buy blue")
    assert legal(s) == ["marker blue", "marker red"]
    assert refused(s, "marker green") == "MUST_MARK_BOUGHT"
    assert cases(play(s, "marker blue").purchase_track) == {"blue": 1}


def test_4_3_marker_is_any_other_colour_when_no_bought_one_is_left():
    """Red is the only one, so it is not asked."""
    s = play(position(cash=7, market={"blue": 1, "red": 3}), "buy blue")
    assert cell(s, "blue") == (0, 4)
    assert (cases(s.purchase_track), cases(s.market)) == ({"red": 1}, {"red": 2})


def test_4_3_a_colour_that_is_not_in_the_market_cannot_mark():
    s = play(position(stage=2, cash=14, market=plenty(blue=1)), "buy blue", "done")
    assert refused(s, "marker blue") == "NOT_IN_MARKET"


@pytest.mark.parametrize("shares", [1, 2, 3, 4, 5])
def test_4_3_one_marker_whatever_the_size_of_the_purchase(shares):
    s = play(position(stage=9, cash=100, market=plenty(9)), *["buy red"] * shares)
    if shares < 5:
        play(s, "done")
    assert cases(s.purchase_track) == {"red": 1}


def test_4_3_the_last_case_as_marker_also_lifts_the_colour():
    s = play(position(cash=7, market=plenty(red=2)), "buy red")
    assert cell(s, "red") == (0, 4)


# -- 4.4 No case in the market --------------------------------------------------------------


def test_4_4_a_purchase_may_take_the_last_case_and_the_marker_comes_from_the_bag():
    """Q25, Q24: blue marks; no price moves but that of the emptied red."""
    s = play(position(cash=7, market={"red": 1}, bag={"blue": 1, "black": 3}), "buy red")
    assert (cases(s.hand[0]), cases(s.purchase_track)) == ({"red": 1}, {"blue": 1})
    assert (cases(s.bag), s.bag_size) == ({"black": 3}, 3)
    assert prices_of(s) == [7, 7, 8, 7, 7]
    assert s.revealed == 1  # cannot be taken back


def test_4_4_a_case_from_the_bag_counts_for_the_rule_of_three():
    """Q24."""
    s = position(cash=7, market={"red": 1}, bag={"blue": 1}, purchase={"blue": 2})
    assert cell(play(s, "buy red"), "blue") == (0, 4)


def test_4_4_a_case_from_the_bag_counts_for_the_trigger():
    """Q24."""
    s = position(cash=7, market={"red": 1}, bag={"orange": 1}, purchase=FOUR)
    assert (play(s, "buy red").changes, cases(s.purchase_track)) == (1, {})


@pytest.mark.parametrize(("k", "colour"), [(0, "yellow"), (1, "blue"), (2, "blue"), (3, "orange")])
def test_4_4_every_coloured_case_of_the_bag_is_as_likely_and_black_ones_are_put_back(
    k, colour, monkeypatch
):
    """Q24: four coloured cases share the chance, the black ones have none."""
    bag = {"yellow": 1, "blue": 2, "orange": 1, "black": 9}
    s = position(market={}, bag=bag)
    monkeypatch.setattr(rng, "below", lambda generator, n: k if n == 4 else None)
    assert cases(play(s, "pass bag").silver_cases) == {colour: 1}
    assert s.bag[BLACK] == 9


def test_4_4_with_no_coloured_case_anywhere_the_change_comes_at_once():
    """Q55: red 7 → right, left, up; the others left, up."""
    s = position(cash=7, market={"red": 1}, purchase={"blue": 1}, silver_track={"yellow": 1})
    play(s, "buy red")
    assert (s.changes, cases(s.drawn)) == (1, {})
    assert cell(s, "red") == (1, 3)
    assert [cell(s, colour) for colour in COLOURS if colour != "red"] == [(1, 2)] * 4
    assert (cases(s.bag), cases(s.purchase_track), cases(s.silver_cases)) == (
        {"blue": 1},
        {},
        {"yellow": 1},
    )


def test_4_4_a_bag_of_black_cases_only_gives_no_marker():
    """Q55: both black cases are drawn in the change that starts at once."""
    s = play(position(cash=7, market={"red": 1}, bag={"black": 2}), "buy red")
    assert (s.changes, cases(s.drawn), s.black_supply) == (1, {"black": 2}, 2)
