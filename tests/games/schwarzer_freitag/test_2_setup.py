"""2 · Set-up."""

import pytest

from tests.games.schwarzer_freitag.builder import (
    BLACK,
    COLOURS,
    RED,
    YELLOW,
    cards_of,
    cases,
    cell,
    legal,
    play,
    plenty,
    position,
    prices_of,
    refused,
    set_up,
    texts,
)


def by_turn_order(s):
    return [cards_of(s, (s.start_player + k) % s.n_seats) for k in range(s.n_seats)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_1_all_prices_start_at_7_and_silver_at_20_on_the_start_card(seats):
    s = set_up(seats)
    assert [cell(s, colour) for colour in COLOURS] == [(0, 3)] * 5
    assert prices_of(s) == [7] * 5
    assert s.printed.silver_track[s.silver_at] == 20
    assert (s.stage, s.bars_bought, s.active_table) == (0, 0, 0)


def test_2_1_nobody_owns_money_subsidies_or_bars():
    s = set_up(5)
    assert (s.cash, s.subsidies, s.owed, s.bars) == ([0] * 5, [0] * 5, [0] * 5, [0] * 5)


def test_2_1_no_black_case_starts_in_the_bag():
    """Q66: six black cases lie on the sale tables, nine on the stage fields."""
    s = set_up(4)
    assert [table[5] for table in s.sale_tables] == [1, 2, 3]
    assert (s.stage_fields, s.black_supply, s.bag[BLACK]) == (9, 0, 0)


def test_2_2_four_players():
    """Q1."""
    s = set_up(4)
    assert (s.printed.market_per_colour, s.printed.bag_per_colour) == (4, 14)
    assert (sum(s.market), sum(s.bag), s.bag_size) == (40, 30, 30)
    assert [sum(hand) for hand in s.hand] == [5, 5, 5, 5, 0]
    assert min(s.market) >= 4


@pytest.mark.parametrize(
    ("seats", "fixed", "into_bag", "market"),
    [(2, 2, 12, 30), (3, 4, 13, 40), (4, 4, 14, 40), (5, 4, 15, 40)],
)
def test_2_2_market_and_bag_by_number_of_players(seats, fixed, into_bag, market):
    s = set_up(seats)
    for k in range(5):
        hidden = s.bag[k] + sum(hand[k] for hand in s.hand)
        assert s.market[k] + hidden == fixed + into_bag
    assert (sum(s.market), s.bag_size) == (market, 30)
    assert s.hand_size[:seats] == [5] * seats


def test_2_2_another_seed_deals_other_cases():
    assert set_up(4, seed=1).hand != set_up(4, seed=2).hand
    assert set_up(4, seed=1).market != set_up(4, seed=2).market


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_3_chance_decides_who_begins(seats):
    """Q46."""
    assert {set_up(seats, seed).start_player for seed in range(60)} == set(range(seats))


def test_2_3_the_start_player_has_the_first_turn():
    s = set_up(4)
    assert (s.mover, s.to_act, s.turns) == (s.start_player, 1 << s.start_player, 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_2_4_each_player_after_the_first_has_one_special_card_with_more_options_the_later(seats):
    options = ["pass", "sell", "silver", "buy"]
    expected = [[], [options[:1]], [options[:2]], [options[:3]], [options]]
    assert by_turn_order(set_up(seats)) == expected[:seats]


def test_2_4_two_players():
    """The start player has two cards, the other one also the pass."""
    s = set_up(2)
    assert by_turn_order(s) == [[["sell"], ["buy"]], [["sell"], ["buy"], ["pass"]]]
    assert (s.printed.market_per_colour, s.printed.bag_per_colour, sum(s.market)) == (2, 12, 30)
    play(s, legal(s)[0], legal(s)[0])
    assert (sum(s.market), sum(s.purchase_track)) == (28, 2)


def test_2_4_a_card_gives_one_of_its_options_once():
    """Q60."""
    s = position(cards="pass/sell/silver", cash=40)
    assert cards_of(play(s, "silver 2", "marker red"), 0) == []
    assert refused(s, "special red", seat=s.mover) == "NO_PASS_CARD"


def test_2_4_a_button_says_that_it_uses_up_a_card():
    s = position(stage=2, cash=100, cards="pass/sell/silver/buy", hand={"red": 3})
    assert texts(s, "silver 2") == ("Buy 2 silver bars for 40", None)
    assert texts(s, "silver 3") == ("Buy 3 silver bars for 60 (uses up your Silver +1 card)", None)
    assert "(uses up your Pass card)" in texts(s, "special red")[0]
    play(s, "sell red")
    assert texts(s, "sell red")[0] == "Sell one red share for 7"
    play(s, "sell red")
    assert texts(s, "sell red")[0] == "Sell one red share for 7 (uses up your Sale +1 card)"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_5_first_game_leaves_out_all_special_cards(seats):
    """firstGame, Q70."""
    assert by_turn_order(set_up(seats, firstGame="yes")) == [[]] * seats
    assert by_turn_order(set_up(seats, firstGame="no"))[1] != []


def test_2_5_first_game_of_two_keeps_the_two_setup_cases():
    """Q70."""
    s = set_up(2, firstGame="yes")
    assert sum(s.market) == 30
    assert sum(play(s, legal(s)[0], legal(s)[0]).purchase_track) == 2
    assert by_turn_order(s) == [[], []]


@pytest.mark.parametrize("first", [0, 1])
def test_2_6_two_players_each_put_a_case_on_the_purchase_track_the_start_player_first(first):
    s = next(s for s in (set_up(2, seed) for seed in range(60)) if s.start_player == first)
    assert (s.mover, s.to_act) == (first, 1 << first)
    assert legal(s) == [f"setup {colour}" for colour in COLOURS]
    play(s, "setup red")
    assert (s.mover, s.to_act) == (1 - first, 1 << (1 - first))
    play(s, "setup red")
    assert (cases(s.purchase_track), s.mover, s.turns) == ({"red": 2}, first, 1)


def test_2_6_a_setup_case_comes_from_the_market():
    s = set_up(2)
    before = s.market[RED]
    assert play(s, "setup red").market[RED] == before - 1
    s.market[YELLOW] = 0
    assert refused(s, "setup yellow") == "NOT_IN_MARKET"


def test_2_6_setup_cases_move_no_price():
    """Q30: even if one was the last of its colour."""
    s = set_up(2)
    s.market = [1, 4, 4, 4, 4]
    assert prices_of(play(s, "setup yellow", "setup blue")) == [7] * 5


def test_2_6_setup_cases_count_for_the_rule_of_three_and_the_trigger():
    """Q30."""
    s = play(set_up(2), "setup red", "setup red")
    s.market, s.cash = [5] * 5, [99] * 5
    play(s, "subsidy", "buy red", "done")
    assert (cases(s.purchase_track), cell(s, "red")) == ({"red": 3}, (0, 4))
    s.purchase_track[YELLOW] = 1
    play(s, "end", "buy blue", "done")
    assert s.changes == 1


def test_2_6_with_three_players_nothing_is_put_on_the_track():
    s = set_up(3)
    assert cases(s.purchase_track) == {}
    assert refused(s, "setup red") == "NOT_NOW"
    assert cases(position(3).market) == plenty()
