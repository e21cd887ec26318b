"""9 · The end of a round."""

from penstock.games.panamax.rules.codes import Event
from penstock.games.panamax.rules.round_end import (
    after_fees,
    fee_of,
    give_award,
    maintain,
    order_by_railway,
    pay_dividends,
    pay_fee,
)
from penstock.games.panamax.rules.state import Action
from penstock.games.panamax.rules.totals import totals
from tests.games.panamax.builder import (
    at,
    events,
    flags,
    give,
    legal,
    phase,
    play,
    position,
    put,
    refused,
    settle,
    wagon,
)

STEPS = ["PLATFORM_FLAG", "FEE", "DIVIDEND", "AWARD", "ROLLED", "ROUND"]


def railway(dice="", **given):
    """All white dice are used; the railway comes next."""
    s = position(empty_canal=True, **given)
    s.columns = [0] * 6
    s.taken[3] += 12
    if dice:
        wagon(s, dice)
    s.action = Action.OVER
    return s


def test_9_1_sums_then_the_die_further_left_then_the_old_order():
    """Example 44."""
    s = position()
    s.order[:4] = [3, 2, 1, 0]
    wagon(s, "green 2, yellow 3, green 3, red 5")
    order_by_railway(s)
    assert s.order == [1, 0, 2, 3]


def test_9_1_players_without_dice_keep_their_order():
    """R-3."""
    s = position()
    s.order[:4] = [3, 2, 1, 0]
    wagon(s, "red 1")
    order_by_railway(s)
    assert s.order == [0, 3, 2, 1]


def test_9_2_the_dice_run_through_and_bring_a_flag_each():
    """R-2, R-4, R-5: it must be one of those that lie there."""
    s = railway("green 2, red 5, green 1")
    pools = s.pool[:]
    settle(s)
    assert (s.order, s.n_wagon, phase(s), s.mover) == ([0, 1, 2, 3], 0, "flag", 0)
    assert s.pool[0] == pools[0] + 1
    assert legal(s) == ["flag us-east", "flag eu", "flag us-west", "flag china"]
    play(s, "flag china")
    assert (s.flags[0], s.mover, s.pool[1]) == ([0, 0, 0, 1], 1, pools[1] + 2)
    assert refused(s, "flag china") == "NO_SUCH_FLAG"


def second_eu_flag(**options):
    s = railway("red 5", **options)
    flags(s, 0, eu=1)
    put(s, "red-2", "board")
    put(s, "green-2", "eu")
    put(s, "black-2", "china")
    give(s, 0, "china 4 3")
    return play(settle(s), "flag eu")


def test_9_2_a_second_flag_of_the_row_has_its_free_action():
    """R-5, R-12, R-55, R-98: it must be used; nothing is built and no card is played then."""
    s = second_eu_flag()
    assert (phase(s), s.flags[0][1]) == ("free_load", 2)
    assert refused(s, "build 2 eu") == "NOT_AT_ROUND_END"
    assert refused(s, "decline") == "MUST_USE"
    play(s, "free-die", "load green-2 eu")
    assert s.round == 1


def test_9_2_by_option_the_free_action_may_lapse():
    """Example 49."""
    s = play(second_eu_flag(freeActions="mayLapse"), "decline")
    assert s.round == 1


def test_9_2_free_moves_pay_as_in_a_turn_of_their_own():
    """R-54, R-65, R-66, R-97."""
    s = railway("red 5")
    flags(s, 0, us_east=1)
    s.military_paid = 3
    s.captain[0], s.captains, s.n_captains = 1, [2, 3, 4, 5, 0], 4
    put(s, "iowa", "us-east")
    turn = s.turn
    play(settle(s), "flag us-east")
    assert (phase(s), s.turn) == ("moving", turn + 1)
    assert refused(s, "captain") == "NOT_AT_ROUND_END"
    play(s, "move iowa")
    assert s.cash[0] == 6 + 2


def test_9_2_a_die_placed_now_counts_for_the_next_round():
    """R-64."""
    s = railway("red 5")
    flags(s, 0, us_west=1)
    play(settle(s), "flag us-west")  # nothing else can be done with the free rail action
    assert (s.round, s.n_wagon, s.wagon[0]) == (1, 1, 2)


def test_9_3_fees_by_zone_contract_and_warehouse():
    """Examples 21 and 34, R-44, R-77."""
    s = position(empty_canal=True)
    s.warehouse[:4] = [0] * 4
    put(s, "green-3", "miraflores-2 atlantic", "red 2, red 3, yellow 3")
    put(s, "black-1a", "miraflores-2 atlantic", "red 4")
    assert [fee_of(s, k) for k in range(4)] == [6, 0, 2, 0]
    s = position(empty_canal=True)
    s.warehouse[0] = 4
    give(s, 0, "china 6", "back")
    s.warehouse[0] = 4
    give(s, 0, "china 4", "back")
    s.warehouse[0] = 3
    assert fee_of(s, 0) == 8 + 15


def test_9_3_loading_zones_cost_and_pool_and_railway_do_not():
    s = position(empty_canal=True)
    s.warehouse[0] = 0
    put(s, "green-2", "china", "red 3")
    put(s, "green-3", "board")
    wagon(s, "red 2")
    assert fee_of(s, 0) == 4


def test_9_3_a_stevedore_lowers_the_fee():
    """Example 46, R-99: a fee of 4 and a cut of 6."""
    for choice, cash, card in (("cut", 18, 0), ("pay", 14, 1)):
        s = railway()
        s.warehouse[0] = 0
        s.pool[0] = 8
        put(s, "green-2", "china", "red 3")
        s.stevedore[0], s.stevedores, s.n_stevedores = 1, [2, 3, 4, 5, 0], 4
        settle(s)
        assert (phase(s), legal(s)) == ("fee", ["cut", "pay"])
        play(s, choice)
        assert events(s, "FEE_CUT") == ([(0, 4, 0, 0)] if choice == "cut" else [])
        assert (s.company_cash[0], s.stevedore[0]) == (cash - 2, card)  # and a dividend of 2


def test_9_4_the_player_pays_what_the_company_cannot_and_borrows_the_rest():
    """Examples 23 and 47, R-45."""
    s = position()
    s.company_cash[0], s.cash[0] = 3, 2
    s.bank += 15 + 4
    before = totals(s)
    pay_fee(s, 0, 20)
    assert (s.company_cash[0], s.cash[0], s.loans[0]) == (0, 5, 2)
    pay_fee(s, 0, 6)
    assert (s.cash[0], s.loans[0]) == (9, 3)
    assert totals(s) == before
    assert s.loans[0] * s.printed.loan_owes == 45


def test_9_5_all_or_nothing():
    """Example 20, R-47, R-119: unsold shares get nothing."""
    s = position()
    s.shares[1][2] = 2
    s.unsold[2] = 2
    s.company_cash[2] = 6
    pay_dividends(s, 2)
    assert (s.cash[1], s.cash[2], s.company_cash[2], s.has_paid[2]) == (10, 8, 0, 1)
    assert events(s, "DIVIDEND") == [(-1, 2, 6, 0)]
    s.company_cash[2] = 5
    pay_dividends(s, 2)
    assert (s.cash[1], s.company_cash[2], s.price[2], s.has_paid[2]) == (10, 5, 4, 0)


def award(prices, cash, paid, order=(0, 1, 2, 3), round_=0):
    s = position()
    s.price, s.company_cash, s.has_paid = list(prices), list(cash), list(paid)
    s.order[:4] = list(order)
    s.round = round_
    give_award(s)
    return s


def test_9_6_the_highest_company_that_paid():
    """Example 22."""
    assert award([9, 7, 8, 6], [5] * 4, [0, 1, 1, 1], round_=2).award == [0, 0, 7, 0]
    assert award([9, 7, 8, 6], [5] * 4, [1] * 4).award == [3, 0, 0, 0]


def test_9_6_ties_by_cash_then_by_the_new_order():
    """R-50."""
    assert award([9, 9, 8, 6], [4, 5, 9, 9], [1] * 4, round_=1).award == [0, 5, 0, 0]
    assert award([9, 9, 8, 6], [5, 5, 9, 9], [1] * 4, order=(2, 1, 0, 3)).award == [0, 3, 0, 0]


def test_9_6_nobody_paid_nobody_gets_it():
    """R-49."""
    s = award([9, 9, 8, 6], [5] * 4, [0] * 4)
    assert (s.award, s.award_lost) == ([0] * 4, 3)
    assert len(events(s, "NO_AWARD")) == 1


def test_9_7_flags_dice_and_a_new_roll():
    s = position()
    s.platform_flags = [1, 0, 1, 0]
    s.flag_stock[1] += 1
    s.flag_stock[3] = 0
    s.flags[3][3] = 11
    maintain(s)
    assert (s.platform_flags, s.flag_stock[1]) == ([1, 1, 1, 0], 10)
    assert (s.pool, s.warehouse) == ([0] * 4, [8] * 4)
    assert sum(s.columns) + sum(s.executives) == 16
    assert at(s, "iowa") == "us-east"


def test_9_4_nobody_is_asked_about_fees_and_nobody_else_pays():
    """R-46, R-75: with empty hands the bank lends, however rich the others are."""
    s = railway()
    s.company_cash[0], s.cash[0], s.bank = 0, 0, s.bank + 18 + 6
    s.cash[1], s.bank = 100, s.bank - 94
    before = totals(s)
    settle(s)
    assert (s.round, s.loans[:2]) == (1, [2, 0])
    assert totals(s) == before


def test_9_6_prices_fall_and_dividends_are_paid_before_the_award():
    """R-106: red cannot pay and falls behind; green is richer than yellow until it has paid."""
    s = position()
    s.price, s.company_cash = [9, 8, 8, 6], [0, 10, 9, 18]
    s.shares[1][1], s.unsold[1] = 2, 3
    s.shares[2][2], s.unsold[2] = 1, 4
    after_fees(s)
    assert s.price == [7, 8, 8, 6]
    assert s.company_cash[1:3] == [10 - 4, 9 - 2]
    assert s.award == [0, 0, 3, 0]


def test_9_7_the_steps_come_in_their_order():
    """R-1: railway, fees, dividends, award, maintenance."""
    s = railway("red 5")
    s.pool = [have + more for have, more in zip(s.pool, s.warehouse, strict=True)]
    s.warehouse = [0] * 4  # nothing to pay, so there are dividends
    kinds = []
    s.warehouse[0], s.pool[0] = s.warehouse[0] + s.pool[0], 0  # a fee is due, or there is nothing to tell
    play(settle(s), "flag china")
    for event in s.events[: s.n_events]:
        name = Event(event.kind).name
        if name in STEPS and name not in kinds:
            kinds.append(name)
    assert kinds == STEPS
