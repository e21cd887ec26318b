"""9 · The price change, step by step."""

import pytest

import penstock
from penstock.engine import rng
from penstock.games.schwarzer_freitag.rules.change import move_price
from tests.games.schwarzer_freitag.builder import (
    BLACK,
    COLOURS,
    FOUR,
    GAME,
    RED,
    SIX,
    YELLOW,
    after_draw,
    cases,
    cell,
    change,
    events,
    legal,
    play,
    plenty,
    position,
    price,
    prices_of,
)

W3_CELLS = {"yellow": (1, 3), "blue": (3, 4), "red": (3, 5), "green": (1, 3), "orange": (2, 3)}
W3_DRAW = {"black": 1, "yellow": 1, "red": 3, "orange": 1}
W5_CELLS = {"yellow": (2, 3), "blue": (3, 3), "red": (5, 5), "green": (1, 2), "orange": (3, 3)}
W5_DRAW = {"yellow": 1, "blue": 1, "green": 3, "black": 2}
W6_CELLS = {"yellow": (4, 5), "blue": (8, 4), "red": (4, 3), "green": (6, 5), "orange": (5, 3)}
W6_DRAW = {"blue": 1, "red": 2, "green": 4, "black": 2}


def silver_price(s):
    return s.printed.silver_track[s.silver_at]


def second_table_triggers():
    """Selling a yellow share for 49 lets yellow fall to 44 and leaves five cases on table 2."""
    return position(
        stage=6, active=2, tables={2: {**SIX, "black": 2}}, prices=W6_CELLS, bag=W6_DRAW,
        silver=58, bars_bought=3, hand={"yellow": 1},
    )  # fmt: skip


def third_table_triggers(supply=3, **given):
    """Table 3 is about to trigger, the market lacks yellow but for one."""
    table = {**SIX, "yellow": 1, "red": 2, "black": 3}
    market = plenty(3, yellow=1)
    return position(active=3, tables={3: table}, market=market, supply=supply, hand={"red": 1}, **given)


# -- 9.1 What sets it off -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "lying", "changes"),
    [(2, 3, 0), (2, 4, 1), (3, 4, 1), (4, 3, 0), (4, 4, 1), (5, 4, 0), (5, 5, 1)],
)
def test_9_1_the_fifth_case_on_a_track_sets_it_off_with_five_players_the_sixth(seats, lying, changes):
    track = dict(list(plenty(1).items())[:lying])
    bought = play(position(seats, cash=7, purchase=track), "buy orange")
    passed = play(position(seats, silver_track=track), "pass orange")
    assert (bought.changes, passed.changes) == (changes, changes)


@pytest.mark.parametrize(
    ("seats", "coloured", "changes"), [(2, 6, 1), (3, 6, 1), (4, 7, 0), (4, 6, 1), (5, 6, 0), (5, 5, 1)]
)
def test_9_1_five_coloured_cases_left_on_the_table_set_it_off_with_five_players_four(
    seats, coloured, changes
):
    """The black case does not count."""
    table = {"red": coloured, "black": 1}
    s = play(position(seats, hand={"red": 1}, tables={1: table}), "sell red")
    assert s.changes == changes


@pytest.mark.parametrize("black", [0, 1, 2, 3])
def test_9_1_black_cases_do_not_count(black):
    s = play(position(hand={"red": 1}, tables={1: {**SIX, "black": black}}), "sell red")
    assert s.changes == 1


def test_9_1_a_sixth_coloured_case_sends_five_and_the_black_one_into_the_bag():
    s = play(position(hand={"red": 1}, tables={1: {**SIX, "black": 1}}), "sell red")
    assert (s.changes, s.bag_size, s.bag[BLACK], s.active_table) == (1, 6, 1, 1)


def test_9_1_only_the_place_just_marked_is_looked_at():
    """Q56, Q21: the short table waits for the next sale."""
    table = {"yellow": 1, "blue": 1, "red": 1, "green": 1, "orange": 1, "black": 2}
    s = position(
        active=2, tables={2: table, 3: {}}, cash=7, subsidies=[2] * 4, hand=[{}, {"red": 1}, {}, {}]
    )
    assert play(s, "buy orange").changes == 0
    assert play(s, "sell red").changes == 1


def test_9_1_a_full_silver_track_of_others_is_not_looked_at_after_a_purchase():
    """Q56: five cases lying there from a smaller table do nothing."""
    s = play(position(cash=7, silver_track=plenty(1)), "buy red")
    assert s.changes == 0


@pytest.mark.parametrize("left", [0, 1, 4])
def test_9_1_a_short_table_sets_it_off_at_the_next_sale(left):
    """Q21, Q57."""
    s = position(active=2, tables={2: {"blue": left, "black": 1}, 3: {}}, hand={"red": 1})
    assert play(s, "sell red").changes == 1


def test_9_1_one_action_sets_off_one_change_at_most():
    """Q43."""
    s = play(position(cash=7, purchase=FOUR, silver_track=FOUR), "buy orange")
    assert (s.changes, cases(s.silver_cases)) == (1, FOUR)


# -- 9.2 Interest ---------------------------------------------------------------------------


def test_9_2_everybody_pays_one_for_each_subsidy_before_the_draw():
    s = change(position(subsidies=[2, 1, 0, 2], cash=[9, 9, 9, 2]))
    assert s.cash[:4] == [7, 8, 9, 0]
    assert s.owed == [0] * 5


def test_9_2_who_has_the_money_pays():
    s = change(position(stage=3, subsidies=3, cash=5))
    assert (s.cash[0], s.owed[0]) == (2, 0)


def test_9_2_who_has_too_little_keeps_it_and_owes_all():
    """Q26, Q28: although a fourth subsidy would be free."""
    s = change(position(stage=3, subsidies=3, cash=2))
    assert (s.cash[0], s.owed[0], s.subsidies[0]) == (2, 3, 3)


def test_9_2_debts_of_several_changes_add_up():
    """Q26, Q69: the interest of a turned card goes on as before."""
    s = change(change(position(stage=3, subsidies=3, cash=2)))
    assert (s.cash[0], s.owed[0]) == (2, 6)


def test_9_2_an_older_debt_does_not_keep_anybody_from_paying_this_change():
    """Q53."""
    s = change(position(stage=3, subsidies=[0, 3, 0, 0], cash=[0, 5, 0, 0], owed=[0, 6, 0, 0]))
    assert (s.cash[1], s.owed[1]) == (2, 6)


# -- 9.3 The draw ---------------------------------------------------------------------------


@pytest.mark.parametrize(("stage", "draw"), list(enumerate([5, 5, 6, 7, 7, 8, 9, 9, 10, 11])))
def test_9_3_the_stage_card_says_how_many_cases_are_drawn(stage, draw):
    s = change(position(stage=stage, bag={"yellow": 30}))
    assert (cases(s.drawn), s.bag[YELLOW]) == ({"yellow": draw}, 30 - draw)


def test_9_3_a_bag_with_too_few_cases_is_drawn_empty():
    """Q23."""
    s = change(position(stage=6, bag={"red": 3, "blue": 1}))
    assert (cases(s.drawn), s.bag_size) == ({"red": 3, "blue": 1}, 0)


def test_9_3_with_an_empty_bag_every_colour_counts_nothing():
    """Q23."""
    assert prices_of(change(position())) == [6] * 5


@pytest.mark.parametrize(("k", "kind"), [(0, "yellow"), (1, "red"), (2, "red"), (3, "black")])
def test_9_3_every_case_of_the_bag_is_as_likely(k, kind, monkeypatch):
    s = position(bag={"yellow": 1, "red": 2, "black": 1}, silver_track=FOUR)
    monkeypatch.setattr(rng, "below", lambda generator, n: k if n == 4 else 0)
    s.printed.stages[0].draw = 1
    assert cases(play(s, "pass orange").drawn) == {kind: 1}


def test_9_3_the_player_who_set_it_off_draws():
    """Q42."""
    s = play(position(mover=2, silver_track=FOUR, bag={"red": 2}), "pass orange")
    assert events(s, "CHANGE") == [(2, 1, 2, 0)]  # seat 2, silver track, two cases


def test_9_3_a_draw_reveals_something_so_it_cannot_be_taken_back():
    assert play(position(silver_track={}), "pass orange").revealed == 0
    assert play(position(silver_track=FOUR), "pass orange").revealed == 1


def test_9_3_the_stage_reached_in_this_change_draws_only_in_the_next():
    """Q17: red rises to 28, stage 2 would draw six."""
    s = change(position(bag={"red": 6}))
    assert (sum(s.drawn), s.stage, s.bag[RED]) == (5, 2, 1)


# -- 9.4 and 9.5 Counting and moving --------------------------------------------------------


@pytest.mark.parametrize(
    ("black", "red_moves_to"),
    [(0, (2, 3)), (1, (2, 3)), (2, (1, 3)), (3, (0, 2))],
    ids=["0", "1", "2", "3"],
)
def test_9_4_two_or_more_black_cases_are_subtracted_from_every_colour_one_is_not(black, red_moves_to):
    """Three red cases are 3, 3, 1 or 0 from (0, 3)."""
    s = after_draw({"red": 3, "black": black}, stage=2)
    assert cell(s, "red") == red_moves_to


def test_9_4_the_nets_of_the_rulebooks_second_example():
    """12, 19, 44, 16, 16; the black cases to the supply, silver two fields up."""
    s = after_draw(W5_DRAW, stage=3, prices=W5_CELLS)
    assert prices_of(s) == [12, 19, 44, 16, 16]
    assert (s.black_supply, s.bag[BLACK], silver_price(s)) == (2, 0, 23)


def test_9_5_the_rulebooks_first_example():
    """The single black case returns to the bag."""
    s = after_draw(W3_DRAW, stage=2, prices=W3_CELLS)
    assert prices_of(s) == [19, 28, 64, 10, 28]
    assert (silver_price(s), s.black_supply) == (21, 0)
    assert s.bag[BLACK] == 1 + 1  # and one for stage 3


def test_9_5_the_rulebooks_third_example():
    s = play(second_table_triggers(), "sell yellow")
    assert prices_of(s) == [28, 92, 34, 108, 34]
    assert (silver_price(s), s.bars_bought, s.stage, s.black_supply) == (70, 0, 6, 2)
    assert cases(s.bag) == {**SIX, "yellow": 1, "black": 2}
    assert cases(s.market) == plenty(yellow=6, blue=5, red=6, green=8)
    assert s.active_table == 2


def test_9_5_the_example_of_our_own_rules_page():
    cells = {"yellow": (3, 3), "blue": (4, 5), "red": (2, 3), "green": (3, 6)}
    s = after_draw({"yellow": 2, "red": 1, "green": 4, "black": 2}, stage=6, prices=cells)
    assert prices_of(s) == [24, 32, 12, 70, 5]


def test_9_5_the_view_foretells_every_result_and_moves_nothing():
    s = position(prices={"green": (3, 6)})
    share = GAME.view_of(s, 0)["shares"][3]
    told = {outcome["net"]: outcome["price"] for outcome in share["outlook"]}
    assert told == {-4: 16, -3: 18, -2: 25, -1: 28, 0: 36, 1: 54, 2: 70, 3: 70, 4: 88}
    assert cell(s, "green") == (3, 6)


@pytest.mark.parametrize(
    ("net", "rows", "columns"),
    [
        (11, 6, 0),
        (8, 4, 1),
        (7, 4, 0),
        (6, 3, 1),
        (5, 3, 0),
        (4, 2, 1),
        (3, 2, 0),
        (2, 1, 1),
        (1, 1, 0),
        (0, 0, -1),
        (-1, -1, 0),
        (-2, -1, -1),
        (-3, -2, 0),
        (-4, -2, -1),
        (-5, -3, 0),
        (-6, -3, -1),
    ],
)
def test_9_5_half_the_net_in_rows_and_one_sideways_if_it_is_even(net, rows, columns):
    """Q10."""
    s = position(prices={"red": (6, 3)})
    move_price(s, RED, net)
    assert cell(s, "red") == (6 + rows, 3 + columns)


@pytest.mark.parametrize(
    ("at", "net", "there", "worth"),
    [
        ((0, 3), -1, (0, 2), 6),
        ((7, 6), 4, (10, 6), 180),
        ((5, 0), -2, (3, 0), 16),
        ((12, 6), 3, (12, 6), 238),
        ((0, 0), 0, (0, 0), 4),
        ((0, 0), -3, (0, 0), 4),
    ],
    ids=["one left", "four right", "along the bottom", "at the top right", "none at 4", "down at 4"],
)
def test_9_5_moves_at_the_edges(at, net, there, worth):
    s = position(prices={"red": at})
    move_price(s, RED, net)
    assert (cell(s, "red"), price(s, "red")) == (there, worth)


def test_9_5_a_better_draw_never_gives_a_lower_price():
    """Q10."""
    s = position()
    for at in [(row, column) for row in range(13) for column in range(7)]:
        reached = []
        for net in range(-9, 10):
            s.row[RED], s.column[RED] = at
            move_price(s, RED, net)
            reached.append(price(s, "red"))
        assert reached == sorted(reached)


def test_9_5_the_colours_move_in_the_order_of_the_sale_table():
    s = after_draw({})
    assert [a for _, a, _, _ in events(s, "PRICE")] == [0, 1, 2, 3, 4]


# -- 9.6 Black cases and silver -------------------------------------------------------------


@pytest.mark.parametrize(
    ("black", "silver", "in_bag", "supply"), [(0, 20, 0, 0), (1, 21, 1, 0), (2, 23, 0, 2), (3, 25, 0, 3)]
)
def test_9_6_silver_rises_a_field_for_each_black_case_one_returns_more_leave(black, silver, in_bag, supply):
    s = after_draw({"black": black})
    assert (silver_price(s), s.bag[BLACK], s.black_supply) == (silver, in_bag, supply)


def test_9_6_steps_beyond_100_are_lost():
    """From 95 two fields up is 100."""
    s = after_draw({"black": 2}, silver=95)
    assert silver_price(s) == 100
    assert s.ending != 0


# -- 9.7 and 9.8 Where the cases go ---------------------------------------------------------


def test_9_7_the_coloured_cases_drawn_join_the_market():
    s = change(position(bag={"red": 3, "green": 2}))
    assert cases(s.market) == plenty(red=7, green=6)


def test_9_8_the_track_that_set_it_off_goes_into_the_bag_the_other_stays():
    s = play(position(cash=7, purchase=FOUR, silver_track={"red": 2}), "buy orange")
    assert (cases(s.purchase_track), cases(s.silver_cases), cases(s.bag)) == ({}, {"red": 2}, plenty(1))
    assert sum(s.sale_tables[0]) == 11


def test_9_8_cases_of_the_track_come_too_late_for_this_draw():
    s = play(position(silver_track=FOUR, bag={"red": 1}), "pass orange")
    assert (cases(s.drawn), cases(s.bag)) == ({"red": 1}, plenty(1))


@pytest.mark.parametrize(("table", "black"), [(1, 1), (2, 2), (3, 3)])
def test_9_8_the_black_cases_of_a_table_go_into_the_bag_with_it(table, black):
    s = position(active=table, tables={table: {**SIX, "black": black}}, hand={"red": 1})
    assert play(s, "sell red").bag[BLACK] == black


# -- 9.9 The next sale table ----------------------------------------------------------------


@pytest.mark.parametrize("table", [1, 2])
def test_9_9_the_next_table_below_comes_into_use(table):
    s = position(active=table, tables={table: {**SIX, "black": 1}}, hand={"red": 1})
    play(s, "sell red")
    assert s.active_table + 1 == table + 1
    assert s.sale_tables[table] == [2, 2, 2, 2, 2, table + 1]


def test_9_9_after_the_third_table_the_second_is_filled_from_market_and_supply():
    """Q19, Q20, Q21, Q22: yellow lost its last case and only steps up, not right."""
    s = play(third_table_triggers(), "sell red")
    assert (s.active_table, s.sale_tables[1], s.black_supply) == (1, [1, 2, 2, 2, 2, 2], 1)
    assert cases(s.sale_tables[2]) == {}
    assert cell(s, "yellow") == (1, 2)  # net 0: one left; missing: one up
    assert cell(s, "green") == (0, 2)


@pytest.mark.parametrize(("supply", "on_table"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_9_9_up_to_two_black_cases_come_from_the_supply(supply, on_table):
    """Q19."""
    s = play(third_table_triggers(supply), "sell red")
    assert (s.sale_tables[1][5], s.black_supply) == (on_table, supply - on_table)


def test_9_9_option_restock_black_none_leaves_the_supply_alone():
    """Q19, restockBlack."""
    for option, on_table in (("supply", 2), ("none", 0)):
        s = play(third_table_triggers(restockBlack=option), "sell red")
        assert (s.sale_tables[1][5], s.black_supply) == (on_table, 3 - on_table)


def test_9_9_the_second_table_is_filled_again_and_again():
    """Q20: the third stays empty."""
    s = position(active=2, tables={2: {**SIX, "black": 2}, 3: {}}, hand={"red": 1})
    play(s, "sell red")
    assert (s.active_table, s.sale_tables[1], cases(s.sale_tables[2])) == (1, [2, 2, 2, 2, 2, 0], {})


def test_9_9_a_colour_that_is_short_in_the_market_gives_what_it_has():
    """Q21."""
    s = position(active=3, tables={3: SIX}, market={"blue": 1, "green": 5}, hand={"red": 1})
    play(s, "sell red")
    assert s.sale_tables[1] == [0, 1, 2, 2, 0, 0]  # red: the share sold and the case of table 3
    assert cases(s.market) == {"green": 3}


def test_9_9_the_drawn_cases_are_in_the_market_before_the_table_is_filled():
    s = position(active=3, tables={3: SIX}, market={}, hand={"red": 1}, bag={"orange": 3})
    assert play(s, "sell red").sale_tables[1] == [0, 0, 2, 0, 2, 0]


def test_9_9_no_table_changes_when_a_track_set_it_off():
    s = play(position(silver_track=FOUR), "pass orange")
    assert (s.active_table, s.sale_tables[0]) == (0, [2, 2, 2, 2, 2, 1])


# -- 9.10 Missing colours -------------------------------------------------------------------


def test_9_10_a_colour_missing_in_the_market_goes_one_up():
    """One left for net 0, then one up."""
    s = change(position(market=plenty(green=0)))
    assert cell(s, "green") == (1, 2)
    assert cell(s, "red") == (0, 2)


def test_9_10_a_colour_that_was_drawn_is_not_missing():
    s = change(position(market=plenty(green=0), bag={"green": 1}))
    assert cell(s, "green") == (1, 3)


def test_9_10_a_colour_goes_right_when_it_is_emptied_and_up_in_every_change_that_misses_it():
    """Q48: right at once, then twice one left and one up."""
    s = play(position(market=plenty(green=1)), "pass green")
    assert cell(s, "green") == (0, 4)
    assert cell(change(s, "purchase"), "green") == (1, 3)
    assert cell(change(s, "purchase"), "green") == (2, 2)


def test_9_10_a_missing_colour_in_the_top_row_steps_right():
    """Q68, Q8."""
    s = change(position(market=plenty(green=0), prices={"green": (12, 4)}, stage=9))
    assert cell(s, "green") == (12, 4)


# -- 9.11 and 9.12 Silver -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bought", "silver"), [(0, 20), (1, 20), (2, 20), (3, 21), (4, 21), (5, 21), (6, 23), (8, 23), (9, 25)]
)
def test_9_11_silver_rises_a_field_for_every_three_bars_bought(bought, silver):
    """Q47: what is left over is forgotten."""
    s = change(position(bars_bought=bought))
    assert (silver_price(s), s.bars_bought) == (silver, 0)


def test_9_11_black_cases_and_bars_add_up():
    assert silver_price(after_draw({"black": 2}, bars_bought=3, silver=58)) == 70


def test_9_12_from_the_sixth_dry_change_in_a_row_silver_rises_by_itself():
    """Q44, Q61, stallGuard: 6."""
    s = position()
    prices = [silver_price(change(s)) for _ in range(7)]
    assert prices == [20, 20, 20, 20, 20, 21, 23]


@pytest.mark.parametrize(("guard", "dry"), [(1, 0), (3, 2), (20, 19)])
def test_9_12_option_stall_guard_sets_the_number(guard, dry):
    """stallGuard."""
    s = position(stallGuard=guard)
    for _ in range(dry):
        change(s)
    assert silver_price(s) == 20
    assert silver_price(change(s)) == 21


def test_9_12_without_the_guard_silver_stays_for_ever():
    """stallGuard: off."""
    s = position(stallGuard="off")
    for _ in range(300):
        change(s)
    assert silver_price(s) == 20
    s.to_bytes()


@pytest.mark.slow
def test_9_12_a_batch_says_how_many_games_go_on_for_ever():
    """stallGuard: off."""
    batch = penstock.batch("schwarzer-freitag", 500, 2, seed=3, options={"stallGuard": "off"})
    with pytest.raises(
        penstock.EndlessGame, match=r"of 500 games of Schwarzer Freitag were not over after 30000"
    ):
        batch.playout()


def test_9_2_a_debt_without_end_stays_within_its_field():
    """stallGuard: off; nobody could ever pay so much."""
    s = position(stage=9, subsidies=[8, 0, 0, 0], stallGuard="off")
    for _ in range(4_100):
        change(s)
    assert s.owed[0] == 32_000
    s.to_bytes()


def test_9_12_bars_bought_end_a_dry_row():
    """Q61."""
    s = position(bars_bought=3)
    s.dry_changes = 5
    assert silver_price(change(s)) == 21
    assert silver_price(change(s)) == 21


def test_9_12_a_black_case_ends_a_dry_row():
    """Q61: even a single one."""
    s = position(bag={"black": 1}, silver_track=FOUR)
    s.dry_changes = 5
    play(s, "pass orange")
    assert (silver_price(s), s.dry_changes) == (21, 0)


def test_9_12_two_bars_do_not_end_a_dry_row():
    """Q61, Q47."""
    s = position(bars_bought=2)
    s.dry_changes = 5
    assert silver_price(change(s)) == 21


def test_9_12_the_guards_step_may_end_the_game():
    """Q61."""
    s = position(silver=95, silver_track=FOUR, stallGuard=1)
    assert play(s, "pass orange").ending != 0


# -- 9.13 The stage -------------------------------------------------------------------------


def test_9_13_a_price_of_64_activates_the_stage_that_draws_seven():
    s = after_draw(W3_DRAW, stage=2, prices=W3_CELLS)
    assert (s.stage, s.printed.stages[s.stage].draw, s.stage_fields) == (3, 7, 6)


@pytest.mark.parametrize(
    ("worth", "at", "stage"),
    [(14, (1, 4), 0), (16, (1, 5), 1), (24, (3, 2), 1), (25, (2, 5), 2), (39, (4, 3), 2), (40, (3, 6), 3),
     (64, (5, 5), 3), (67, (6, 3), 4), (84, (7, 3), 4), (85, (8, 1), 5), (104, (9, 1), 5), (108, (7, 6), 6),
     (124, (9, 3), 6), (125, (10, 1), 7), (148, (11, 1), 7), (154, (9, 6), 8), (173, (12, 1), 8),
     (180, (10, 6), 9), (238, (12, 6), 9)],
)  # fmt: skip
def test_9_13_the_price_of_the_dearest_share_decides(worth, at, stage):
    """Q15, stageBy: value. One red case keeps red's column, so it starts a row below."""
    below = (at[0] - 1, at[1])
    s = change(position(prices={"red": below}, bag={"red": 1}))
    assert (price(s, "red"), s.stage) == (worth, stage)


def test_9_13_every_stage_gained_sends_a_black_case_from_the_stage_fields_into_the_bag():
    """Q18, Q66: from stage 1 to 4 by a price of 70; the supply is not touched."""
    s = change(position(stage=1, supply=2, prices={"red": (4, 6)}, bag={"red": 1}))
    assert (price(s, "red"), s.stage) == (70, 4)
    assert (s.bag[BLACK], s.stage_fields, s.black_supply) == (3, 5, 2)


def test_9_13_the_black_case_of_a_stage_is_not_drawn_in_the_same_change():
    """Q17."""
    s = change(position(prices={"red": (0, 6)}, bag={"red": 1}))
    assert (s.stage, s.drawn[BLACK], s.bag[BLACK]) == (1, 0, 1)


def test_9_13_small_steps_raise_no_stage_before_the_next_change():
    """Q16: the third case lifts red from 16 to 18; the change takes it back to 16, and looks."""
    s = play(position(silver_track={"red": 2}, prices={"red": (1, 5)}), "pass red")
    assert (price(s, "red"), s.stage) == (18, 0)
    change(s)
    assert (price(s, "red"), s.stage) == (16, 1)


def test_9_13_a_stage_is_never_lost():
    s = change(position(stage=6))
    assert (s.stage, s.stage_fields) == (6, 3)


def test_9_13_new_limits_hold_at_once_for_the_rest_of_the_turn():
    """Q17."""
    s = play(position(silver_track=FOUR, subsidies=2, cash=9, bag={"red": 5}), "pass orange")
    assert (s.stage, legal(s)) == (2, ["subsidy", "end"])


def test_9_13_option_stage_by_row_asks_for_the_row_instead():
    """Q15, stageBy: 28 on (2, 6) is stage 2 by value and stage 1 by row."""
    for option, stage in (("value", 2), ("row", 1)):
        s = change(position(stageBy=option, prices={"red": (1, 6)}, bag={"red": 1}))
        assert (price(s, "red"), s.stage) == (28, stage)


def test_9_13_option_stage_by_row_can_also_be_the_faster_one():
    """stageBy: 10 on (2, 0) is stage 1 by row and Start by value."""
    for option, stage in (("value", 0), ("row", 1)):
        s = change(position(stageBy=option, prices={"red": (1, 0)}, bag={"red": 1}))
        assert (price(s, "red"), s.stage) == (10, stage)


def test_9_13_by_row_the_dearest_share_counts_not_the_highest_marker():
    """Q62: 40 on (3, 6) is dearer than 34 on (5, 0)."""
    cells = {"red": (2, 6), "blue": (4, 0)}
    s = change(position(stageBy="row", prices=cells, bag={"red": 1, "blue": 1}))
    assert (price(s, "red"), price(s, "blue"), s.stage) == (40, 34, 2)


def test_9_13_by_row_the_higher_row_counts_among_equal_prices():
    """Q62: 28 stands on (2, 6) and on (3, 3)."""
    for first, second in (("red", "blue"), ("blue", "red")):
        cells = {first: (1, 6), second: (2, 3)}
        s = change(position(stageBy="row", prices=cells, bag={"red": 1, "blue": 1}))
        assert (price(s, "red"), price(s, "blue"), s.stage) == (28, 28, 2)


@pytest.mark.parametrize(("row", "stage"), list(enumerate([0, 0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 9])))
def test_9_13_stages_by_row(row, stage):
    """stageBy: row. All other colours stay at the bottom."""
    s = position(stageBy="row", prices={"red": (row, 4), **dict.fromkeys(set(COLOURS) - {"red"}, (0, 0))})
    assert change(s).stage == stage
