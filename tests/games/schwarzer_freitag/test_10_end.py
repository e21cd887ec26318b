"""10 · The end of the game and the score."""

import pytest

from tests.games.schwarzer_freitag.builder import (
    FOUR,
    GAME,
    after_draw,
    cases,
    events,
    legal,
    play,
    plenty,
    position,
    prices_of,
    refused,
    settle,
)

D15_CELLS = {"yellow": (1, 2), "blue": (2, 3), "red": (4, 4), "green": (1, 5), "orange": (2, 2)}


def test_10_1_the_game_ends_when_silver_reaches_100():
    s = after_draw({"black": 2}, silver=95)
    assert GAME.endings(s.ending).name == "SILVER_100"
    assert (s.to_act, legal(s)) == (0, [])


def test_10_1_it_does_not_end_at_95():
    assert after_draw({"black": 1}, silver=90).ending == 0


def test_10_1_after_the_end_nothing_is_allowed():
    s = after_draw({"black": 2}, silver=95)
    assert [refused(s, move) for move in ("pass red", "subsidy", "end")] == ["GAME_OVER"] * 3


def test_10_1_bars_bought_can_end_the_game_too():
    s = position(silver=95, bars_bought=3, silver_track=FOUR)
    assert play(s, "pass orange").ending != 0


def test_10_1_the_change_that_ends_the_game_is_carried_out_to_its_last_step():
    """Q31: drawn cases, missing colour, stage."""
    s = after_draw({"black": 1, "red": 4}, silver=95, market=plenty(2, green=0))
    assert prices_of(s) == [6, 6, 22, 10, 6]
    assert (cases(s.bag), s.stage) == ({**plenty(1), "black": 2}, 1)


def test_10_1_option_at_once_breaks_the_change_off_after_black_cases():
    """Q31, endTiming: the draw moves prices and goes away; no colour is lifted, no stage gained."""
    drawn = {"black": 1, "red": 4}
    s = after_draw(drawn, silver=95, market=plenty(2, green=0), endTiming="atOnce")
    assert GAME.endings(s.ending).name == "SILVER_100"
    assert prices_of(s) == [6, 6, 22, 6, 6]
    assert (cases(s.bag), s.stage) == ({"black": 1}, 0)
    assert cases(s.market) == {"yellow": 2, "blue": 2, "red": 6, "orange": 1}
    assert cases(s.silver_cases) == plenty(1)


def test_10_1_option_at_once_keeps_the_stage_after_bars():
    """Q31, Q35, endTiming: missing colours have risen before; the old card limits the subsidies."""
    given = {"silver": 95, "bars_bought": 3, "market": plenty(2, green=0), "prices": {"red": (2, 6)}}
    s = after_draw({"red": 1}, endTiming="atOnce", **given)
    assert (prices_of(s), s.stage, s.subsidies[0]) == ([6, 6, 40, 10, 6], 0, 2)
    s = after_draw({"red": 1}, endTiming="afterChange", **given)
    assert (prices_of(s), s.stage, s.subsidies[0]) == ([6, 6, 40, 10, 6], 3, 4)


def test_10_1_option_at_once_changes_nothing_before_100():
    given = {"silver": 90, "market": plenty(2, green=0)}
    ends = [after_draw({"black": 1, "red": 4}, endTiming=way, **given) for way in ("atOnce", "afterChange")]
    assert prices_of(ends[0]) == prices_of(ends[1]) == [6, 6, 22, 10, 6]
    assert ends[0].stage == ends[1].stage == 1


def test_10_2_all_shares_are_sold_at_the_final_prices_without_limit_or_fall():
    """Q32."""
    s = position(silver=100, subsidies=[2] * 4, hand=[{"red": 9}, {"red": 3, "blue": 1}, {}, {}])
    settle(s)
    assert s.cash[:2] == [63, 28]
    assert prices_of(s) == [7] * 5
    assert (s.sale_tables[0], s.changes) == ([2, 2, 2, 2, 2, 1], 0)
    assert (cases(s.market), s.hand_size) == (plenty(red=16, blue=5), [0] * 5)


def test_10_2_settlement():
    s = position(
        stage=9, silver=100, prices=D15_CELLS, hand={"red": 2, "blue": 1}, cash=30, subsidies=7, bars=3
    )
    assert prices_of(s) == [10, 19, 44, 16, 16]
    settle(s)
    assert (s.subsidies[0], s.bars[0], s.cash[0]) == (8, 4, 57)


def test_10_3_everybody_takes_subsidies_up_to_the_limit():
    s = settle(position(stage=3, silver=100, subsidies=[4, 3, 1, 0]))
    assert s.subsidies[:4] == [4, 4, 4, 4]
    assert s.cash[:4] == [0, 20, 60, 80]


def test_10_3_the_limit_is_that_of_the_card_after_the_last_change():
    """Q35, Q31: red rises to 28, stage 2 allows three subsidies."""
    s = after_draw({"black": 1, "red": 4}, silver=95, prices={"red": (1, 3)})
    assert (s.stage, s.subsidies[0], s.cash[0]) == (2, 3, 60)


def test_10_4_owed_interest_is_paid_before_bars_are_bought():
    """Q33: 105 less 6 is one short of a bar."""
    s = settle(position(silver=100, subsidies=[0, 2, 0, 0], cash=[0, 105, 0, 0], owed=[0, 6, 0, 0]))
    assert (s.cash[1], s.owed[1], s.bars[1]) == (99, 0, 0)


def test_10_4_money_that_is_just_enough_pays_it():
    s = settle(position(silver=100, subsidies=[0, 2, 0, 0], cash=[0, 6, 0, 0], owed=[0, 6, 0, 0]))
    assert (s.cash[1], s.owed[1]) == (0, 0)


def test_10_4_after_the_end_nothing_is_due():
    s = settle(position(silver=100, subsidies=2, cash=10, owed=12))
    assert (s.due, s.owed[0], s.cash[0]) == (0, 0, 10)


def test_10_4_shares_and_last_subsidies_help_to_pay_it():
    """Q33."""
    s = position(silver=100, subsidies=[0, 1, 0, 0], owed=[0, 30, 0, 0], hand=[{}, {"red": 2}, {}, {}])
    assert settle(s).cash[1] == 14 + 20 - 30


def test_10_4_a_debt_too_big_to_pay_is_void():
    """Q33."""
    s = settle(position(silver=100, subsidies=[0, 2, 0, 0], cash=[0, 10, 0, 0], owed=[0, 12, 0, 0]))
    assert (s.cash[1], s.owed[1], s.bars[1]) == (10, 0, 0)


@pytest.mark.parametrize(("cash", "bars", "rest"), [(99, 0, 99), (100, 1, 0), (250, 2, 50), (1234, 12, 34)])
def test_10_5_everybody_buys_as_many_bars_at_100_as_the_money_allows(cash, bars, rest):
    s = settle(position(silver=100, cash=cash, subsidies=2))
    assert (s.bars[0], s.cash[0]) == (bars, rest)


def test_10_5_the_settlement_tells_how_many_bars_were_bought():
    s = settle(position(silver=100, cash=[250, 99, 0, 0], subsidies=[2] * 4))
    assert events(s, "LAST_BARS") == [(0, 2, 100, 0)]
    assert events(s, "SETTLED") == []  # nothing was sold, taken or paid


def test_10_5_the_last_bars_count_for_the_score_as_gold_and_silver():
    """Q34: no limit of bars."""
    s = settle(position(silver=100, cash=12_300, subsidies=2, bars=4))
    player = GAME.view_of(s, 0)["players"][0]
    assert (player["gold"], player["silver"], s.score[0]) == (25, 2, 127)


@pytest.mark.parametrize(
    ("bars", "cash", "places"),
    [
        ([12, 16, 10, 17], [0, 0, 0, 0], [3, 2, 4, 1]),
        ([5, 4, 9, 5], [0, 99, 0, 1], [3, 4, 1, 2]),
        ([7, 7, 7, 7], [5, 5, 6, 0], [2, 2, 1, 4]),
        ([7, 7, 7, 7], [5, 5, 5, 5], [1, 1, 1, 1]),
    ],
    ids=["bars", "gold before money", "money breaks ties", "shared"],
)
def test_10_6_most_gold_wins_then_silver_then_money_then_the_place_is_shared(bars, cash, places):
    s = settle(position(silver=100, bars=bars, cash=cash, subsidies=[2] * 4))
    assert s.place[:4] == places
    assert s.score[:4] == bars


def test_10_6_before_the_end_there_are_neither_scores_nor_places():
    s = position(bars=[3, 4, 5, 6])
    assert (s.score, s.place) == ([0] * 5, [0] * 5)
