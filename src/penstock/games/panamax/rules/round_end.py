"""9 · The end of a round: railway, fees, dividends, award, maintenance."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.panamax.rules.bank import charge_company, pay_player
from penstock.games.panamax.rules.board import place_flag
from penstock.games.panamax.rules.cards import lay_down_stevedore
from penstock.games.panamax.rules.codes import Event, Refusal
from penstock.games.panamax.rules.contracts import dice_on_contract
from penstock.games.panamax.rules.market import move_price
from penstock.games.panamax.rules.state import (
    NATIONS,
    SEATS,
    SHIPS,
    SLOTS,
    WAGON,
    Action,
    Phase,
    Stage,
    Where,
)
from penstock.games.panamax.rules.table import roll_action_dice

# -- 9.1 The new turn order -----------------------------------------------------------------


def sum_on_wagon(s, seat):
    total = 0
    for k in range(s.n_wagon):
        if s.wagon_of[k] == seat:
            total += s.wagon[k]
    return total


def leftmost_on_wagon(s, seat):
    for k in range(s.n_wagon):
        if s.wagon_of[k] == seat:
            return k
    return WAGON


@rule("9.1")
def goes_before(s, one, other):
    """A higher sum of dice; among equals the die further left."""
    if sum_on_wagon(s, one) != sum_on_wagon(s, other):
        return sum_on_wagon(s, one) > sum_on_wagon(s, other)
    return leftmost_on_wagon(s, one) < leftmost_on_wagon(s, other)


@rule("9.1")
def order_by_railway(s):
    """Whoever has no die on the wagon keeps the old order, behind the others."""
    for k in range(1, s.n_seats):
        at = k
        while at > 0 and goes_before(s, s.order[at], s.order[at - 1]):
            seat = s.order[at]
            s.order[at] = s.order[at - 1]
            s.order[at - 1] = seat
            at -= 1
    for k in range(s.n_seats):
        note(s, Event.ORDER, s.order[k], k + 1)


@rule("9.1", "9.2")
def begin_railway(s):
    """All dice run on to the platform; the first wagon is open again."""
    order_by_railway(s)
    for k in range(s.n_wagon):
        s.platform_dice[s.wagon_of[k]] += 1
        s.wagon[k] = 0
        s.wagon_of[k] = 0
    s.n_wagon = 0
    s.stage = Stage.RAILWAY
    s.action = Action.OVER
    s.order_at = NONE


# -- 9.2 Flags on the platform --------------------------------------------------------------


def flags_on_platform(s):
    flags = 0
    for nation in range(NATIONS):
        flags += s.platform_flags[nation]
    return flags


@rule("9.2")
def next_on_platform(s):
    """In the new order: dice back to the pool, and a flag to be taken, which is a turn of its own."""
    s.order_at += 1
    if s.order_at == s.n_seats:
        begin_fees(s)
        return
    seat = s.order[s.order_at]
    if s.platform_dice[seat] == 0:
        return
    s.pool[seat] += s.platform_dice[seat]
    s.platform_dice[seat] = 0
    if flags_on_platform(s) > 0:
        s.mover = seat
        s.turn += 1
        s.military_paid = 0
        s.action = Action.BEFORE


@rule("9.2")
def why_not_flag(s, seat, nation):
    """A flag that lies on the platform."""
    if s.platform_flags[nation] == 0:
        return Refusal.NO_SUCH_FLAG
    return Refusal.NONE


@rule("9.2")
def flag(s, seat, nation):
    """The flag goes on the company board, with its free action."""
    s.platform_flags[nation] = 0
    s.action = Action.OVER
    note(s, Event.PLATFORM_FLAG, seat, nation)
    place_flag(s, seat, nation)


# -- 9.3 Cargo fees -------------------------------------------------------------------------


def begin_fees(s):
    s.stage = Stage.FEES
    s.phase = Phase.FEE  # even where nobody is asked: the game ends in it
    s.action = Action.OVER
    s.order_at = NONE


@rule("9.3")
def fee_of(s, company):
    """Dice in the warehouse, on contracts, in loading zones and in the canal; the pool is free."""
    return fee_stored(s, company) + fee_on_contracts(s, company) + fee_aboard(s, company)


def fee_stored(s, company):
    return s.warehouse[company] * s.printed.warehouse_fee


def fee_on_contracts(s, company):
    fee = 0
    for slot in range(SLOTS):
        fee += dice_on_contract(s, company, slot) * s.printed.contract_fee
    return fee


def fee_aboard(s, company):
    """Each die by the zone its ship lies in."""
    fee = 0
    for ship in range(SHIPS):
        if s.where[ship] == Where.LOADING or s.where[ship] == Where.CANAL:
            for hold in range(s.n_cargo[ship]):
                if s.cargo_of[ship][hold] == company:
                    fee += s.printed.zone_fee[s.lane[ship]][s.zone[ship]]
    return fee


@rule("9.3")
def next_fee(s):
    """In the new order; a Stevedore may be used before paying."""
    s.order_at += 1
    if s.order_at == s.n_seats:
        after_fees(s)
        return
    seat = s.order[s.order_at]
    s.mover = seat
    if s.stevedore[seat] != 0 and fee_of(s, seat) > 0:
        s.action = Action.BEFORE
    else:
        pay_fee(s, seat, fee_of(s, seat))


@rule("9.3")
def cut(s, seat):
    """The Stevedore lowers the fee, never below nothing."""
    money = min(s.printed.stevedore_cut[s.stevedore[seat]], fee_of(s, seat))
    note(s, Event.FEE_CUT, seat, money)
    lay_down_stevedore(s, seat)
    s.action = Action.OVER
    pay_fee(s, seat, fee_of(s, seat) - money)


@rule("9.3")
def pay(s, seat):
    """The Stevedore is kept."""
    s.action = Action.OVER
    pay_fee(s, seat, fee_of(s, seat))


@rule("9.3", "9.4")
def pay_fee(s, seat, fee):
    """The company pays what it can, the player the rest."""
    private = max(fee - s.company_cash[seat], 0)
    charge_company(s, seat, fee - private)
    if private > s.cash[seat]:
        borrow(s, seat, private - s.cash[seat])
    pay_player(s, seat, -private)
    if fee > 0:
        note(s, Event.FEE, seat, fee, private)


@rule("9.4")
def borrow(s, seat, missing):
    """As many loans as are needed; the change stays with the player."""
    pays = s.printed.loan_pays
    loans = (missing + pays - 1) // pays
    s.loans[seat] += loans
    pay_player(s, seat, loans * pays)
    note(s, Event.LOAN, seat, loans, s.printed.loan_owes)


# -- 9.5 Dividends --------------------------------------------------------------------------


def shares_held(s, company):
    held = 0
    for seat in range(s.n_seats):
        held += s.shares[seat][company]
    return held


@rule("9.5")
def pay_dividends(s, company):
    """To all shares held by players, or nothing at all and a fall of the price."""
    dividend = s.printed.dividend[s.price[company]]
    total = dividend * shares_held(s, company)
    s.has_paid[company] = 0
    if s.company_cash[company] < total:
        note(s, Event.NO_DIVIDEND, NONE, company)
        move_price(s, company, -s.printed.missed_dividend)
        return
    s.has_paid[company] = 1
    s.company_cash[company] -= total
    for seat in range(s.n_seats):
        s.cash[seat] += dividend * s.shares[seat][company]
    note(s, Event.DIVIDEND, NONE, company, total)


# -- 9.6 CEO award --------------------------------------------------------------------------


@rule("9.6")
def is_higher(s, one, other):
    """A higher price, then more cash; players are compared in turn order, so a full tie stays."""
    if s.price[one] != s.price[other]:
        return s.price[one] > s.price[other]
    return s.company_cash[one] > s.company_cash[other]


@rule("9.6")
def give_award(s):
    """To the highest company that paid dividends; to nobody if none did."""
    best = NONE
    for k in range(s.n_seats):
        seat = s.order[k]
        if s.has_paid[seat] and (best == NONE or is_higher(s, seat, best)):
            best = seat
    money = s.printed.awards[s.round]
    if best == NONE:
        s.award_lost += money
        note(s, Event.NO_AWARD, NONE, money)
    else:
        s.award[best] += money
        note(s, Event.AWARD, best, money)


def after_fees(s):
    for company in range(s.n_seats):
        pay_dividends(s, company)
    give_award(s)
    s.round += 1


# -- 9.7 Maintenance ------------------------------------------------------------------------


@rule("9.7")
def maintain(s):
    """Flags on the platform, dice into the warehouses, white dice on the table."""
    for nation in range(NATIONS):
        if s.platform_flags[nation] == 0 and s.flag_stock[nation] > 0:
            s.flag_stock[nation] -= 1
            s.platform_flags[nation] = 1
    for seat in range(SEATS):
        s.warehouse[seat] += s.pool[seat]
        s.pool[seat] = 0
        s.taken[seat] = 0
    roll_action_dice(s)
