"""3 · The turn: one main action, subsidies, the special pass, what a debtor may do."""

import pytest

import penstock
from tests.games.schwarzer_freitag.builder import (
    COLOURS,
    FOUR,
    GAME,
    SUBSIDY_LIMITS,
    cards_of,
    cases,
    change,
    legal,
    play,
    plenty,
    position,
    price,
    prices_of,
    refused,
)

PASSES = [f"pass {colour}" for colour in COLOURS]
SPECIALS = [f"special {colour}" for colour in COLOURS]


# -- 3.1 One main action --------------------------------------------------------------------


def test_3_1_a_turn_offers_subsidy_purchase_sale_silver_and_pass():
    s = position(cash=20, hand={"red": 1})
    buys = [f"buy {colour}" for colour in COLOURS]
    assert legal(s) == ["subsidy", *buys, "sell red", "silver 1", *PASSES]


def test_3_1_exactly_one_main_action_a_turn():
    s = play(position(cash=40, hand={"red": 1}), "pass red")
    assert legal(s) == ["subsidy", "end"]
    for second in ("pass red", "buy red", "sell red", "silver 1"):
        assert refused(s, second) == "NOT_NOW"


def test_3_1_only_the_mover_may_act():
    s = position(mover=2)
    assert refused(s, "pass red", seat=2) == "NONE"
    assert refused(s, "pass red", seat=1) == "NOT_YOUR_TURN"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_3_1_turns_go_round_clockwise(seats):
    s = position(seats, market=plenty(9))
    movers = []
    for _ in range(seats):
        movers.append(s.mover)
        play(s, f"pass {COLOURS[len(movers) - 1]}", "end")
    assert [*movers, s.mover] == [*range(seats), 0]


def test_3_1_an_action_of_nothing_does_not_exist():
    """Q45: buying or selling nothing is no action, passing is."""
    assert refused(position(cash=20, hand={"red": 1}), "done") == "NOT_NOW"
    with pytest.raises(penstock.MalformedMove, match="silver 0"):
        GAME.moves.parse("silver 0")


def test_3_1_a_single_answer_is_given_not_asked():
    """Purchase, done, marker and end follow from the one decision to buy."""
    s = play(position(cash=7, subsidies=2, market=plenty(0, red=3)), "buy red")
    assert (cases(s.purchase_track), s.mover) == ({"red": 1}, 1)


def test_3_1_the_first_decision_of_a_turn_is_always_asked():
    s = position(market={}, subsidies=2)
    assert legal(s) == ["pass bag"]
    assert s.mover == 0


def test_3_1_a_change_gives_nobody_an_extra_turn():
    """Q64: after the main action the turn goes on to its end."""
    s = play(position(silver_track=FOUR), "pass orange")
    assert (s.changes, s.mover) == (1, 0)
    assert legal(s) == ["subsidy", "end"]
    assert play(s, "end").mover == 1


# -- 3.2 Subsidies --------------------------------------------------------------------------


def test_3_2_a_subsidy_pays_20_up_to_the_limit_of_the_card():
    s = play(position(), "subsidy", "subsidy")
    assert (s.cash[0], s.subsidies[0]) == (40, 2)
    assert refused(s, "subsidy") == "SUBSIDY_LIMIT"


@pytest.mark.parametrize(("stage", "limit"), SUBSIDY_LIMITS)
def test_3_2_the_limit_counts_all_subsidies_owned(stage, limit):
    assert refused(position(stage=stage, subsidies=limit - 1), "subsidy") == "NONE"
    assert refused(position(stage=stage, subsidies=limit), "subsidy") == "SUBSIDY_LIMIT"


def test_3_2_nobody_has_to_borrow_and_nobody_needs_a_reason_to():
    """Q29."""
    s = play(position(cash=100), "pass red", "end")
    assert (s.mover, s.subsidies[0]) == (1, 0)
    assert refused(position(cash=100), "subsidy") == "NONE"


def test_3_2_subsidies_are_not_taken_in_the_middle_of_an_action():
    s = play(position(stage=2, cash=40), "buy red")
    assert refused(s, "subsidy") == "NOT_NOW"


def test_3_2_option_any_time_allows_subsidies_after_the_main_action():
    """Q49, subsidyTiming: no interest for it in the change just set off."""
    s = play(position(silver_track=FOUR, subsidyTiming="anyTime"), "pass orange", "subsidy")
    assert (s.changes, s.cash[0], s.subsidies[0]) == (1, 20, 1)


def test_3_2_after_a_change_the_new_limit_holds():
    """Q49: five red cases lift red to 28, stage 2 allows a third subsidy."""
    s = position(silver_track=FOUR, subsidies=2, cash=2, bag={"red": 5})
    assert refused(s, "subsidy") == "SUBSIDY_LIMIT"
    assert play(s, "pass orange", "subsidy").subsidies[0] == 3


def test_3_2_option_before_action_forbids_subsidies_after_it():
    """Q49, subsidyTiming."""
    s = position(cards="pass", subsidyTiming="beforeAction")
    assert refused(s, "subsidy") == "NONE"
    assert legal(play(s, "pass red")) == [*SPECIALS, "end"]
    assert refused(s, "subsidy") == "SUBSIDY_TOO_LATE"


# -- 3.3 The special pass -------------------------------------------------------------------


def test_3_3_the_special_pass_needs_an_unused_card_with_pass():
    assert refused(position(cards="pass"), "special red") == "NONE"
    assert refused(position(cards="sell buy"), "special red") == "NO_PASS_CARD"


def test_3_3_the_special_pass_comes_before_or_after_the_main_action_but_once():
    before = play(position(cards="pass"), "special red", "pass blue")
    after = play(position(cards="pass"), "pass blue", "special red")
    for s in (before, after):
        assert cases(s.silver_cases) == {"blue": 1, "red": 1}
        assert refused(s, "special red") == "NO_PASS_CARD"


def test_3_3_the_special_pass_adds_a_second_case_to_a_pass():
    """Q36."""
    s = play(position(cards="pass", silver_track={"red": 3}), "special blue", "pass green")
    assert (s.changes, cases(s.bag)) == (1, {"blue": 1, "red": 3, "green": 1})


def test_3_3_the_special_case_goes_to_the_silver_purchase_track():
    """Q67: the counter of bars stays as it is."""
    s = play(position(cards="pass", bars_bought=1), "special red")
    assert (cases(s.silver_cases), s.bars_bought) == ({"red": 1}, 1)


def test_3_3_a_change_by_special_pass_comes_before_the_action_of_the_same_player():
    """Q37, Q64: red rises to 28, stage 2 allows two shares."""
    s = position(mover=1, cards="pass", cash=56, silver_track=FOUR, bag={"red": 5})
    play(s, "special orange")
    assert (s.changes, s.mover, price(s, "red"), s.stage) == (1, 1, 28, 2)
    assert play(s, "buy red", "buy red").cash[1] == 0


def test_3_3_two_cards_may_be_used_in_one_turn():
    """Q38."""
    s = position(2, cards="sell buy pass", hand={"red": 2})
    play(s, "special blue", "sell red", "sell red")
    assert cards_of(s, 0) == [["buy"]]
    assert s.cash[0] == 14


def test_3_3_the_special_pass_needs_a_case_of_the_market():
    """Q54: it never comes from the bag."""
    s = position(cards="pass", market={"red": 1}, bag={"blue": 3})
    assert refused(s, "special blue") == "NOT_IN_MARKET"
    s = position(cards="pass", market={}, bag={"blue": 3}, subsidies=2)
    assert legal(s) == ["pass bag"]


# -- 3.4 Interest due -----------------------------------------------------------------------


def test_3_4_interest_due_is_paid_at_once_when_the_money_is_there():
    s = position(cash=10, owed=4)
    assert (s.cash[0], s.owed[0], s.due) == (6, 0, 0)
    assert refused(s, "pass red") == "NONE"


def test_3_4_interest_due_is_paid_in_full_or_not_at_all():
    """Q26."""
    s = position(cash=3, owed=4)
    assert (s.cash[0], s.owed[0], s.due) == (3, 4, 4)


def test_3_4_a_debtor_only_borrows_sells_or_uses_the_special_pass():
    """Q28: no subsidy during the change; in the own turn the first one pays."""
    s = position(stage=3, subsidies=[0, 3, 0, 0], cash=[0, 2, 0, 0], hand=[{}, {"red": 1}, {}, {}])
    change(s)
    assert (s.cash[1], s.owed[1]) == (2, 3)
    play(s, "pass orange", "end")
    assert legal(s) == ["subsidy", "sell red"]
    assert refused(s, "pass red") == "INTEREST_DUE"
    assert (play(s, "subsidy").cash[1], s.owed[1]) == (19, 0)
    assert refused(s, "pass red") == "NONE"


def test_3_4_a_debtor_with_shares_buys_nothing():
    """Q27."""
    s = position(cash=30, owed=40, hand={"red": 1})
    assert refused(s, "buy red") == "INTEREST_DUE"
    assert refused(s, "silver 1") == "INTEREST_DUE"


def test_3_4_a_debtor_without_shares_must_take_a_free_subsidy():
    """Q52."""
    s = position(stage=3, subsidies=3, cash=2, owed=3)
    assert legal(s) == ["subsidy"]
    assert refused(s, "pass red") == "SUBSIDY_DUE"
    assert refused(s, "buy red") == "SUBSIDY_DUE"
    play(s, "subsidy")
    assert (s.cash[0], s.owed[0]) == (19, 0)
    assert [refused(s, m) for m in ("buy red", "pass red")] == ["NONE", "NONE"]


def test_3_4_a_debtor_with_neither_shares_nor_subsidies_can_only_pass_and_stays_in_debt():
    """Q27."""
    s = position(subsidies=2, cash=21, owed=30)
    assert legal(s) == PASSES
    assert refused(s, "buy red") == "ONLY_PASS"
    assert refused(s, "silver 1") == "ONLY_PASS"
    play(s, "pass red")
    assert (s.mover, s.cash[0], s.owed[0]) == (1, 21, 30)


def test_3_4_the_special_pass_stays_open_to_a_debtor():
    """Q52."""
    s = position(stage=3, subsidies=3, owed=3, cards="pass")
    assert legal(s) == ["subsidy", *SPECIALS]


def test_3_4_a_sale_pays_the_interest_as_soon_as_it_brings_enough():
    s = play(position(subsidies=2, cash=1, owed=5, hand={"red": 1}), "sell red")
    assert (s.cash[0], s.owed[0]) == (3, 0)


def test_3_4_interest_left_unpaid_in_the_own_turn_is_due_in_the_next():
    """Q50."""
    s = play(position(subsidies=2, cash=1, silver_track=FOUR), "pass orange")
    assert (s.stage, s.cash[0], s.owed[0], s.mover) == (0, 1, 2, 1)
    for _ in range(3):
        play(s, "pass red", "end")
    assert (s.mover, s.due) == (0, 2)
    assert legal(s) == PASSES


def test_3_4_a_change_by_special_pass_adds_nothing_to_what_is_due_now():
    """Q50, Q53: the five due before stay due, the two of this change wait."""
    s = position(subsidies=2, owed=5, cards="pass", silver_track=FOUR, hand={"red": 1})
    play(s, "special orange")
    assert (s.due, s.owed[0]) == (5, 7)
    play(s, "sell red")
    assert (s.cash[0], s.owed[0], s.mover) == (1, 2, 1)


def test_3_4_one_subsidy_can_pay_the_interest_of_two_changes():
    """Q26, Q69: three subsidies cost three in each change, turned card or not."""
    s = position(stage=3, subsidies=[4, 3, 0, 0], cash=[9, 2, 0, 0])
    change(change(s))
    assert (s.cash[1], s.owed[1]) == (2, 6)
    play(s, "pass red", "subsidy")
    assert (s.cash[1], s.owed[1], s.subsidies[1]) == (16, 0, 4)


def test_3_4_subsidies_with_unpaid_interest_still_count_for_the_limit():
    """Q69."""
    s = position(subsidies=2, owed=2, hand={"red": 1})
    assert refused(s, "subsidy") == "SUBSIDY_LIMIT"


# -- 3.5 The end of the turn ----------------------------------------------------------------


def test_3_5_after_the_action_come_subsidies_the_special_pass_and_the_end():
    s = play(position(cards="pass"), "pass red")
    assert legal(s) == ["subsidy", *SPECIALS, "end"]


def test_3_5_the_end_is_not_asked_when_nothing_else_is_possible():
    s = play(position(subsidies=2), "pass red")
    assert (s.mover, s.turns) == (1, 2)


def test_3_5_a_turn_cannot_be_ended_before_the_main_action():
    assert refused(position(), "end") == "NOT_NOW"


def test_3_5_a_debtor_does_not_end_the_turn_while_a_subsidy_is_free():
    """Q52: the sale brings 7, the last subsidy 20, the thirty due stay owed."""
    s = play(position(stage=1, subsidies=2, owed=30, hand={"red": 1}), "sell red")
    assert legal(s) == ["subsidy"]
    assert refused(s, "end") == "SUBSIDY_BEFORE_END"
    play(s, "subsidy")
    assert (s.mover, s.cash[0], s.owed[0]) == (1, 27, 30)


def test_3_5_the_refusal_of_the_end_cites_the_paragraph_on_it():
    s = play(position(stage=1, subsidies=2, owed=30, hand={"red": 1}), "sell red")
    assert GAME.refusals[refused(s, "end")].paragraph == "3.5"


def test_3_5_a_special_pass_after_the_action_can_set_off_a_second_change():
    """Q43, Q64: one marker, one change; the card adds another."""
    s = position(cards="pass", cash=7, purchase=FOUR, silver_track=FOUR)
    play(s, "buy orange")
    assert s.changes == 1
    play(s, "special orange")
    assert (s.changes, s.mover) == (2, 0)
    assert prices_of(s) == [10] * 5  # nothing drawn: one left; then one case of each: one up
