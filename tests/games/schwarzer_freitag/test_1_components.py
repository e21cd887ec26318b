"""1 · Components: what the box holds and what is printed on it."""

from copy import deepcopy
from itertools import pairwise

import pytest

from penstock.games.schwarzer_freitag.face.components import check_components
from penstock.games.schwarzer_freitag.rules.state import Card
from tests.games.schwarzer_freitag.builder import COLOURS, GAME, after_draw, cases, play, position, set_up

BOX = GAME.components
A, B = BOX["stages_a"], BOX["stages_b"]
THRESHOLDS = [0, 15, 25, 40, 65, 85, 105, 125, 150, 180]


def stage_by_value(price):
    return sum(price >= t for t in THRESHOLDS) - 1


def test_1_1_there_are_25_cases_of_each_of_five_colours_and_15_black_ones():
    assert COLOURS == ("yellow", "blue", "red", "green", "orange")
    assert (BOX["cases"]["per_colour"], BOX["cases"]["black"]) == (25, 15)
    assert (BOX["cases"]["hand"], BOX["cases"]["market"]) == (5, 20)


@pytest.mark.parametrize(("seats", "unused"), [(2, 5), (3, 2), (4, 1), (5, 0)])
def test_1_1_cases_that_no_place_needs_stay_in_the_box(seats, unused):
    s = set_up(seats)
    assert [GAME.totals(s)[colour] for colour in COLOURS] == [25 - unused] * 5
    assert GAME.totals(s)["black"] == 15


@pytest.mark.parametrize("row", range(13))
@pytest.mark.parametrize("column", range(7))
def test_1_2_every_price_of_the_grid_follows_the_formula(row, column):
    assert BOX["grid"]["values"][row][column] == row * row + row + 4 + column * (row + 1)


def test_1_2_the_grid_has_13_rows_of_7_prices_from_4_to_238():
    grid = BOX["grid"]["values"]
    assert [len(row) for row in grid] == [7] * 13
    assert (grid[0][0], grid[0][6], grid[12][0], grid[12][6]) == (4, 10, 160, 238)
    assert BOX["grid"]["start"] == [0, 3]
    assert position().printed.grid == grid


def test_1_2_no_step_right_is_worth_more_than_13():
    grid = BOX["grid"]["values"]
    assert max(row[c + 1] - row[c] for row in grid for c in range(6)) == 13


def test_1_3_the_silver_track_has_25_fields_from_20_to_100():
    track = [20, 21, 23, 25, 27, 29, 31, 33, 35, 38, 41, 44, 47, 50, 54, 58, 62, 66, 70, 75, 80, 85, 90, 95]
    assert BOX["silver"]["track"] == [*track, 100]
    assert position().printed.silver_track == [*track, 100]
    assert (BOX["silver"]["bars_per_step"], BOX["silver"]["bars_per_gold"]) == (3, 5)


def test_1_4_stage_cards_of_table_a():
    assert A["threshold"] == THRESHOLDS
    assert A["subsidy_limit"] == [2, 3, 3, 4, 5, 5, 6, 7, 7, 8]
    assert A["trade_limit"] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert A["draw"] == [5, 5, 6, 7, 7, 8, 9, 9, 10, 11]


def test_1_4_stage_cards_of_table_b():
    assert B["threshold"] == THRESHOLDS
    assert B["subsidy_limit"] == [2, 2, 3, 4, 4, 5, 6, 7, 8, 9]
    assert B["trade_limit"] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert B["draw"] == [4, 5, 6, 7, 7, 8, 9, 10, 11, 12]


@pytest.mark.parametrize("table", [A, B])
def test_1_4_both_tables_keep_to_everything_the_rulebook_shows(table):
    faces = list(zip(table["subsidy_limit"], table["trade_limit"], table["draw"], strict=True))
    assert faces[0][1] == 1
    assert (faces[2][2], faces[stage_by_value(64)][2], faces[6][2]) == (6, 7, 9)
    assert (8, 5, 11) in faces
    assert faces[0][0] > 0
    assert max(table["subsidy_limit"]) * 5 <= BOX["subsidies"]["in_box"]


@pytest.mark.parametrize("table", [A, B])
def test_1_4_every_face_differs_from_the_one_before_and_no_number_falls(table):
    faces = list(zip(table["subsidy_limit"], table["trade_limit"], table["draw"], strict=True))
    for before, after in pairwise(faces):
        assert before != after
        assert all(x <= y for x, y in zip(before, after, strict=True))


@pytest.mark.parametrize(("highest", "stage"), [(36, 2), (64, 3), (108, 6), (112, 6)])
def test_1_4_the_thresholds_put_the_rulebooks_prices_into_their_stages(highest, stage):
    assert stage_by_value(highest) == stage


def test_1_4_the_card_8_5_11_allows_8_subsidies_and_5_trades_and_draws_11():
    s = position(stage=9)
    card = s.printed.stages[9]
    assert (card.subsidy_limit, card.trade_limit, card.draw) == (8, 5, 11)


def test_1_4_option_level_table_a_draws_five_at_the_start_and_b_four():
    """levelTable."""
    thirty = {"yellow": 30}
    for table, drawn in (("A", 5), ("B", 4)):
        s = position(levelTable=table, silver_track={"red": 2, "blue": 2}, bag=thirty)
        assert cases(play(s, "pass orange").drawn) == {"yellow": drawn}


def test_1_5_each_sale_table_has_two_cases_a_colour_and_one_two_or_three_black():
    """Q14: no table can hold three cases of a colour."""
    s = set_up(4)
    for table, black in enumerate((1, 2, 3)):
        assert s.sale_tables[table] == [2, 2, 2, 2, 2, black]


def test_1_5_nine_black_cases_wait_on_the_stage_fields():
    """Q66."""
    assert BOX["tables"]["stage_fields"] == 9
    assert sum(BOX["tables"]["black"]) + 9 == 15


@pytest.mark.parametrize(("seats", "track", "table"), [(2, 5, 5), (3, 5, 5), (4, 5, 5), (5, 6, 4)])
def test_1_5_tracks_trigger_at_five_cases_and_tables_at_five_left_with_five_players_at_six_and_four(
    seats, track, table
):
    printed = position(seats).printed
    assert (printed.track_trigger, printed.table_trigger) == (track, table)


def test_1_6_a_subsidy_pays_20_and_costs_1_interest():
    assert (BOX["subsidies"]["pays"], BOX["subsidies"]["interest"]) == (20, 1)
    assert BOX["subsidies"]["in_box"] == 10 * 1 + 5 * 2 + 5 * 5


def test_1_6_the_interest_marker_is_only_a_reminder_and_never_drawn():
    """Q1: a bag of six kinds of cases, and a draw of five takes five of them."""
    s = after_draw({"yellow": 4, "black": 1})
    assert len(s.bag) == 6
    assert sum(s.drawn) == 5


def test_1_7_there_are_eight_special_cards():
    cards = BOX["special_cards"]
    hands = [cards[f"seat_{k}"] for k in range(1, 6)]
    assert hands == [[], ["pass"], ["pass/sell"], ["pass/sell/silver"], ["pass/sell/silver/buy"]]
    assert cards["two_seats"] == [["sell", "buy"], ["sell", "buy", "pass"]]
    extra = sum(len(hand) for hand in cards["two_seats"]) - 1  # its pass is the card of seat 2
    assert sum(len(hand) for hand in hands) + extra == 8


def test_1_7_a_card_with_several_options_keeps_each_of_them():
    s = position(5, firstGame="no")
    assert s.printed.cards[4][0] == Card.PASS + Card.SELL + Card.SILVER + Card.BUY


# -- an owner's numbers ---------------------------------------------------------------------


def printed_tables():
    return {name: deepcopy(table.values) for name, table in BOX.tables.items()}


def test_1_1_our_own_tables_agree_with_each_other():
    assert list(check_components(printed_tables())) == []


@pytest.mark.parametrize(
    ("table", "key", "value"),
    [
        ("cases", "per_colour", 24),
        ("tables", "black", [1, 2, 4]),
        ("tables", "per_colour", 5),
        ("grid", "values", [[4] * 7] * 13),
        ("grid", "start", [13, 0]),
        ("silver", "track", [20] * 25),
        ("silver", "bars_per_step", 0),
        ("seats", "bag", [12, 13, 14, 16]),
        ("seats", "track_trigger", [5, 5, 5, 7]),
        ("seats", "table_trigger", [10, 5, 5, 4]),
        ("stages_a", "draw", [5, 4, 6, 7, 7, 8, 9, 9, 10, 11]),
        ("stages_a", "trade_limit", [2, 2, 2, 2, 3, 3, 4, 4, 5, 5]),
        ("stages_b", "subsidy_limit", [2, 2, 3, 4, 4, 5, 6, 7, 8, 10]),
        ("stages_b", "threshold", [1, 15, 25, 40, 65, 85, 105, 125, 150, 180]),
        ("stage_rows", "stage", [0, 0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10]),
        ("special_cards", "seat_2", ["jump"]),
        ("subsidies", "pays", 0),
        ("style_2023", "start_money", -1),
    ],
)
def test_1_1_an_owners_number_that_contradicts_the_box_is_named(table, key, value):
    tables = printed_tables()
    tables[table][key] = value
    assert (table, key) in [problem[:2] for problem in check_components(tables)]
