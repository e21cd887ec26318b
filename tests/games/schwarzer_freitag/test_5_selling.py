"""5 · Selling shares."""

import pytest

from tests.games.schwarzer_freitag.builder import (
    RED,
    SIX,
    TRADE_LIMITS,
    cards_of,
    cases,
    cell,
    events,
    legal,
    play,
    plenty,
    position,
    price,
    prices_of,
    refused,
)

# -- 5.1 Price and case ---------------------------------------------------------------------


def test_5_1_the_seller_gets_the_price_and_puts_the_case_into_the_market():
    s = play(position(hand={"red": 2}, prices={"red": (1, 3)}), "sell red")
    assert (s.cash[0], cases(s.hand[0])) == (12, {"red": 1})
    assert cases(s.market) == plenty(red=6)  # one sold, one from the sale table


def test_5_1_only_shares_behind_the_own_screen_can_be_sold():
    s = position(hand=[{"blue": 1}, {"red": 3}, {}, {}])
    assert refused(s, "sell red") == "NO_SUCH_SHARE"
    assert refused(s, "sell blue") == "NONE"


def test_5_1_all_shares_of_a_sale_bring_the_same_price():
    """Q3."""
    s = position(stage=4, hand={"red": 3}, prices={"red": (11, 6)})
    play(s, "sell red", "sell red", "sell red")
    assert (s.cash[0], cell(s, "red"), price(s, "red")) == (624, (11, 5), 196)


# -- 5.2 How many ---------------------------------------------------------------------------


@pytest.mark.parametrize(("stage", "limit"), TRADE_LIMITS)
def test_5_2_no_more_shares_than_the_trade_limit(stage, limit):
    s = play(position(stage=stage, hand={"red": 6}), *["sell red"] * limit)
    assert (s.cash[0], s.hand[0][RED]) == (7 * limit, 6 - limit)
    assert refused(s, "sell red") == "NOT_NOW"


def test_5_2_the_card_sell_plus_one_allows_one_share_more():
    """Q60: the pass on the same card is gone."""
    s = play(position(hand={"red": 3}, cards="pass/sell"), "sell red", "sell red")
    assert (s.cash[0], s.hand[0][RED], cards_of(s, 0)) == (14, 1, [])
    assert refused(s, "special red") == "NO_PASS_CARD"


def test_5_2_the_card_stays_unused_within_the_limit():
    """Q39."""
    s = play(position(hand={"red": 3}, cards="pass/sell"), "sell red", "done")
    assert cards_of(s, 0) == [["pass", "sell"]]


def test_5_2_a_card_for_purchases_does_not_help_a_sale():
    s = play(position(hand={"red": 3}, cards="buy"), "sell red")
    assert (s.hand[0][RED], cards_of(s, 0)) == (2, [["buy"]])


# -- 5.3 When a debtor may stop -------------------------------------------------------------


def test_5_3_a_debtor_sells_on_until_the_interest_is_paid():
    """Q51."""
    cells = {"yellow": (0, 0), "red": (1, 2)}
    s = position(stage=4, subsidies=5, owed=12, hand={"yellow": 1, "red": 2}, prices=cells)
    play(s, "sell red")
    assert (s.cash[0], legal(s)) == (10, ["sell yellow", "sell red"])
    assert refused(s, "done") == "MUST_SELL_ON"
    play(s, "sell yellow")
    assert (s.cash[0], s.owed[0], legal(s)) == (2, 0, ["sell red", "done"])


def test_5_3_a_forced_sale_without_a_choice_goes_by_itself():
    """After the yellow share only red ones are left, and one of them must go."""
    cells = {"yellow": (0, 0), "red": (1, 2)}
    s = position(stage=4, subsidies=5, owed=12, hand={"yellow": 1, "red": 2}, prices=cells)
    play(s, "sell yellow")
    assert (s.cash[0], s.owed[0], legal(s)) == (2, 0, ["sell red", "done"])
    assert [note[1:3] for note in events(s, "SOLD")] == [(0, 4), (2, 10)]


def test_5_3_a_debtor_stops_at_the_trade_limit():
    """Q51: a card for one more is never forced."""
    s = play(position(subsidies=2, owed=12, hand={"red": 3}, cards="sell"), "sell red")
    assert legal(s) == ["sell red", "done"]
    play(s, "done")
    assert (s.mover, s.owed[0], cards_of(s, 0)) == (1, 12, [["sell"]])


def test_5_3_a_debtor_stops_when_no_share_is_left():
    """Q51."""
    s = play(position(stage=9, subsidies=8, owed=12, hand={"red": 1}), "sell red")
    assert (s.mover, s.cash[0], s.owed[0]) == (1, 7, 12)


def test_5_3_a_player_without_debt_stops_at_will():
    s = play(position(stage=2, hand={"red": 3}), "sell red")
    assert legal(s) == ["sell red", "done"]


# -- 5.4 The falling colour -----------------------------------------------------------------


def test_5_4_one_colour_falls_and_one_leaves_the_table_each_by_free_choice():
    """Q4, Q58: shares, falling colour, table case, in this order."""
    s = play(position(stage=2, hand={"blue": 1, "yellow": 1}), "sell blue", "sell yellow")
    assert legal(s) == ["fall yellow", "fall blue"]
    assert legal(play(s, "fall yellow")) == ["table yellow", "table blue"]
    play(s, "table blue")
    assert (s.cash[0], price(s, "yellow"), price(s, "blue")) == (14, 6, 7)
    assert s.sale_tables[0] == [2, 1, 2, 2, 2, 1]
    assert cases(s.market) == plenty(yellow=5, blue=6)


def test_5_4_only_a_sold_colour_falls():
    s = play(position(stage=2, hand={"blue": 1, "yellow": 1}), "sell blue", "sell yellow")
    assert refused(s, "fall red") == "NOT_SOLD"


def test_5_4_a_sale_lowers_one_price_by_one_step_whatever_its_size():
    s = play(position(stage=9, hand={"red": 5}), *["sell red"] * 5)
    assert prices_of(s) == [7, 7, 6, 7, 7]


def test_5_4_a_marker_on_4_stays_there():
    s = play(position(hand={"red": 1}, prices={"red": (0, 0)}), "sell red")
    assert (s.cash[0], cell(s, "red")) == (4, (0, 0))


def test_5_4_the_seller_may_let_a_colour_on_4_fall_so_that_nothing_moves():
    """Q5."""
    s = position(stage=2, hand={"blue": 1, "yellow": 1}, prices={"yellow": (0, 0)})
    play(s, "sell blue", "sell yellow", "fall yellow", "table blue")
    assert prices_of(s) == [4, 7, 7, 7, 7]


def test_5_4_nobody_is_asked_which_colour_falls_when_all_are_on_4():
    s = position(stage=2, hand={"blue": 1, "yellow": 1}, prices={"yellow": (0, 0), "blue": (0, 0)})
    play(s, "sell blue", "sell yellow")
    assert legal(s) == ["table yellow", "table blue"]
    assert prices_of(s) == [4, 4, 7, 7, 7]


def test_5_4_a_price_that_stays_is_not_told():
    s = play(position(hand={"red": 1}, prices={"red": (0, 0)}), "sell red")
    assert events(s, "PRICE") == []
    s = play(position(hand={"red": 1}, prices={"red": (0, 1)}), "sell red")
    assert events(s, "PRICE") == [(-1, 2, 5, 4)]


def test_5_4_in_the_left_column_the_price_falls_down():
    """Q68."""
    s = play(position(hand={"red": 1}, prices={"red": (2, 0)}), "sell red")
    assert (s.cash[0], cell(s, "red"), price(s, "red")) == (10, (1, 0), 6)


# -- 5.5 The table case ---------------------------------------------------------------------


def test_5_5_one_case_goes_from_the_table_to_the_market_whatever_the_size_of_the_sale():
    s = play(position(stage=9, hand={"red": 5}), *["sell red"] * 5)
    assert s.sale_tables[0] == [2, 2, 1, 2, 2, 1]
    assert cases(s.market) == plenty(red=4 + 5 + 1)


def test_5_5_a_sold_colour_leaves_the_table_if_it_has_one():
    s = position(stage=2, hand={"blue": 1, "yellow": 1})
    play(s, "sell blue", "sell yellow", "fall blue")
    assert refused(s, "table red") == "MUST_TAKE_SOLD"


def test_5_5_a_colour_missing_on_the_table_can_be_sold_and_another_leaves():
    """Q6."""
    s = play(position(hand={"red": 1}, tables={1: {"blue": 2, "green": 5, "black": 1}}), "sell red")
    assert legal(s) == ["table blue", "table green"]
    assert refused(s, "table red") == "NOT_ON_TABLE"
    assert s.sale_tables[0][1] == 2
    assert cases(play(s, "table blue").market) == plenty(red=5, blue=5)


def test_5_5_the_table_case_comes_from_the_active_table():
    s = play(position(active=2, hand={"red": 1}), "sell red")
    assert s.sale_tables[1] == [2, 2, 1, 2, 2, 2]
    assert s.sale_tables[2] == [2, 2, 2, 2, 2, 3]


def test_5_5_table_cases_move_no_price():
    """Q14: the second red case off the table is nothing special."""
    s = play(position(hand={"red": 1}, tables={1: plenty(2, red=1)}), "sell red")
    assert prices_of(s) == [7, 7, 6, 7, 7]


def test_5_5_the_trigger_is_tested_after_the_table_case():
    """Q58: five coloured and the black case into the bag, table 2 opens."""
    s = play(position(hand={"red": 1}, tables={1: {**SIX, "black": 1}}), "sell red")
    assert s.changes == 1
    assert cases(s.bag) == {"yellow": 2, "blue": 1, "green": 1, "orange": 1, "black": 1}
    assert (s.active_table, cases(s.sale_tables[0])) == (1, {})


def test_5_5_a_sale_from_an_empty_table_takes_no_case_and_triggers():
    """Q57: the one yellow share is all that the restocked table gets."""
    s = position(active=2, tables={2: {}, 3: {}}, market={}, hand={"yellow": 1})
    play(s, "sell yellow")
    assert (s.changes, s.cash[0]) == (1, 7)
    assert (s.active_table, cases(s.sale_tables[1]), cases(s.market)) == (1, {"yellow": 1}, {})
