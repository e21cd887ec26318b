"""What a seat holds is worth: flags, advisors and other cards, shares, the company's money.

Numbers as in `outlook.py`.
"""

from penstock.engine.record import NONE
from penstock.games.panamax.judgement.weights import (
    AWARD,
    AWARD_STEP,
    CAPTAIN,
    CARRY,
    CONTRACTS,
    DEFERRED,
    FLAG,
    FUTURE,
    LOADING,
    LOAN,
    MARGIN,
    MORE_FLAGS,
    MORE_PAY,
    MORE_SHARES,
    NATION,
    PAY,
    SPARE,
    STEVEDORE,
    TRANSFERS,
    UNIT,
)
from penstock.games.panamax.rules.board import has_benefit
from penstock.games.panamax.rules.canal import military_pay
from penstock.games.panamax.rules.round_end import fee_of, shares_held
from penstock.games.panamax.rules.scoring import advisor_count, flag_count, pay_for
from penstock.games.panamax.rules.state import ADVISORS, NATIONS, PRICES, ROUNDS, Advisor, Benefit, Stage

# -- Flags ----------------------------------------------------------------------------------


def flags_worth(s, seat, turns, more):
    """Military pay to come, nations, deferred market actions; less in the last turns.

    As if the seat had one more flag of a nation (or NONE).
    """
    best, all_pay, worth = 0, 0, 0
    for nation in range(NATIONS):
        flags = flag_count(s, seat, nation, more)
        pay = military_pay(s, flags)
        all_pay += pay
        best = max(best, pay)
        worth += FLAG * flags
        if flags > 0:
            worth += NATION
        if s.deferred[seat][nation] > 0:
            worth += DEFERRED
    worth += (PAY * best + MORE_PAY * (all_pay - best)) * turns
    return worth * min(turns, 4) // 4


# -- Advisors and other cards ---------------------------------------------------------------


def advisor_worth(s, seat, advisor, turns, more):
    """What an advisor will probably pay."""
    count = UNIT * advisor_count(s, seat, advisor, more)
    if advisor < NATIONS:
        count += MORE_FLAGS * turns
    elif advisor == Advisor.SETS:
        count += MORE_FLAGS * turns // 2
    elif advisor == Advisor.FOUNDER:
        count += MORE_SHARES * turns
    elif advisor == Advisor.SHIPYARD:
        count += MORE_SHARES * turns // 3
    elif advisor == Advisor.PORTFOLIO:
        count += MORE_SHARES * turns // 4
    return pay_for(s, advisor, count, UNIT)


def advisors_worth(s, seat, turns, more):
    """The best ones, among them one of the stack while it is being chosen; in the draft the one kept."""
    cards = s.advisors[seat]
    if s.stage <= Stage.KEEPING and s.draft[seat] != NONE:
        cards = 1 << s.draft[seat]
    if s.choosing_advisor and s.queue_seat[0] == seat:
        cards |= 1 << best_in_stack(s, seat, turns)
    total = 0
    for _ in range(s.printed.advisors_scored):
        most, best = 0, 0
        for advisor in range(ADVISORS):
            if (cards >> advisor) & 1:
                worth = advisor_worth(s, seat, advisor, turns, more)
                if worth > most:
                    most, best = worth, 1 << advisor
        cards &= ~best
        total += most
    return total


def best_in_stack(s, seat, turns):
    best, most = NONE, -1
    for advisor in range(ADVISORS):
        if (s.seen[seat] >> advisor) & 1:
            worth = advisor_worth(s, seat, advisor, turns, NONE)
            if worth > most:
                best, most = advisor, worth
    return best


def cards_worth(s, seat, turns):
    """Captain, Stevedore, passenger benefits."""
    worth = STEVEDORE * s.printed.stevedore_cut[s.stevedore[seat]]
    if s.stage == Stage.FEES and s.round == ROUNDS - 1:
        worth = 0
    if turns > 0:
        worth += CAPTAIN * s.printed.captain_moves[s.captain[seat]]
    if has_benefit(s, seat, Benefit.TRANSFERS):
        worth += TRANSFERS * turns
    if has_benefit(s, seat, Benefit.CONTRACTS):
        worth += CONTRACTS * turns
    if has_benefit(s, seat, Benefit.LOADING):
        worth += LOADING * turns
    return worth


# -- Companies ------------------------------------------------------------------------------


def dividends_due(s, company):
    return UNIT * s.printed.dividend[s.price[company]] * shares_held(s, company)


def chance_of_dividends(s, seat, company, money, soon):
    """Sure or impossible at the end of a round, more and more open before it."""
    margin = MARGIN * soon
    least = dividends_due(s, company) - margin
    if money >= least + 2 * margin:
        return UNIT
    return max(UNIT * (money - least) // max(2 * margin, 1), 0)


def chance_of_award(s, seat):
    """By how far the own price is ahead."""
    lead = PRICES
    for other in range(s.n_seats):
        if other != seat:
            lead = min(lead, s.price[seat] - s.price[other])
    return min(max(AWARD + AWARD_STEP * lead, 0), UNIT)


def shares_worth(s, seat, money, soon):
    """Prices and dividends of all shares, and the award; `money` is what the own company will have."""
    total = 0
    rounds = max(ROUNDS - 1 - s.round, 0)
    for company in range(s.n_seats):
        held = s.shares[seat][company]
        cash = money
        if company != seat:
            cash = UNIT * s.company_cash[company] - UNIT * fee_of(s, company) // 2
        if held > 0:
            paid = chance_of_dividends(s, seat, company, cash, soon)
            total += held * s.printed.dividend[s.price[company]] * (paid + rounds * FUTURE)
            total += held * (UNIT * s.price[company] - s.printed.missed_dividend * (UNIT - paid))
            if company == seat:
                total += s.printed.awards[s.round] * paid * chance_of_award(s, seat) // UNIT
    return total


def company_worth(s, seat, money, later, soon):
    """What the company's money is good for besides dividends; what it lacks its player has to pay."""
    if money < 0:
        loan = max(-money - UNIT * s.cash[seat], 0)
        return money - loan * LOAN // UNIT + later * CARRY // UNIT
    paid = chance_of_dividends(s, seat, seat, money, soon)
    spare = max(money - paid * dividends_due(s, seat) // UNIT, 0)
    part = SPARE if s.round == ROUNDS - 1 else CARRY
    return (spare + later) * part // UNIT
