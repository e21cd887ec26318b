"""What a position is worth to a seat, in thousandths of a dollar: the greedy player's whole wisdom.

A reader's summary: the score as it would be counted, the dice on their way with the fees they cost, and
what is left of the turn. The company's money is worth most where it saves the dividends; what it lacks its
player has to pay. Where a decision is only a choice of cards or shares, each is tried and taken back.
"""

from penstock.engine.record import NONE
from penstock.games.panamax.judgement.holdings import (
    advisors_worth,
    cards_worth,
    company_worth,
    flags_worth,
    shares_worth,
)
from penstock.games.panamax.judgement.outlook import (
    cargo_worth,
    contract_flag_worth,
    is_of_use,
    own_bonus_worth,
    turns_a_round,
    turns_later,
    turns_soon,
    waiting_worth,
)
from penstock.games.panamax.judgement.turn_potential import announced, turn_promise, zone_after
from penstock.games.panamax.judgement.weights import (
    CASH,
    CROWDED,
    IDLE,
    ON_BOARD,
    UNIT,
    WAGON_FLAG,
    WAGON_PIP,
)
from penstock.games.panamax.rules.bank import dice_at_hand, owner_of
from penstock.games.panamax.rules.codes import Refusal
from penstock.games.panamax.rules.contracts import (
    card_at,
    containers_on,
    contracts_held,
    dice_on_contract,
    free_slot,
    value_on,
)
from penstock.games.panamax.rules.market import why_not_share
from penstock.games.panamax.rules.round_end import sum_on_wagon
from penstock.games.panamax.rules.scoring import advisor_money, score_of
from penstock.games.panamax.rules.state import (
    CONTAINERS,
    FIRST_GREY,
    PRICES,
    ROUNDS,
    SHIPS,
    SIDES,
    SLOTS,
    Action,
    Phase,
    Source,
    Where,
)


def value(s, seat):
    """The score that may be expected."""
    if s.round == ROUNDS:
        return UNIT * (score_of(s, seat) + advisor_money(s, seat))
    if s.to_act == 1 << seat and s.mover == seat:
        if s.phase == Phase.EXECUTIVE:
            return best_executive(s, seat)
        if s.phase == Phase.CONTRACT:
            return best_contract(s, seat)
        if s.phase == Phase.FREE_MARKET or s.phase == Phase.DEFERRED_MARKET:
            return best_share(s, seat)
    return worth(s, seat)


def worth(s, seat):
    """Private property, the company, and what is left of the turn."""
    soon = turns_soon(s, seat)
    turns = soon + turns_later(s)
    ahead = announced(s)
    money, later = company_money(s, seat, ahead, soon, turns)
    money += turn_promise(s, seat, ahead, soon, turns)
    total = private_worth(s, seat, ahead, turns)
    return total + shares_worth(s, seat, money, soon) + company_worth(s, seat, money, later, soon)


def company_money(s, seat, ahead, soon, turns):
    """What the company will have after the fees of this round, and its income of later rounds."""
    idle = UNIT - (UNIT - IDLE) * soon // turns_a_round(s)
    money = UNIT * s.company_cash[seat] - idle * s.printed.warehouse_fee * s.warehouse[seat]
    later = 0
    for ship in range(SHIPS):
        if is_of_use(s, seat, ship):
            part, part_later = cargo_worth(s, seat, ship, zone_after(s, ship, ahead), soon, turns)
            money += part
            later += part_later
    for slot in range(SLOTS):
        for k in range(CONTAINERS):
            if s.container[seat][slot][k] > 0:
                part, part_later = waiting_worth(s, seat, s.container[seat][slot][k], soon, turns)
                money += part
                later += part_later
    return money, later


def private_worth(s, seat, ahead, turns):
    """Money, awards, loans, flags, cards, bonuses on the way."""
    total = UNIT * (s.cash[seat] + s.award[seat] - s.loans[seat] * s.printed.loan_owes)
    total += CASH * s.cash[seat] * min(turns, 4)
    total += flags_worth(s, seat, turns) + advisors_worth(s, seat, turns) + cards_worth(s, seat, turns)
    for ship in range(SHIPS):
        if owner_of(ship) == seat:
            if s.where[ship] == Where.BOARD:
                total += ON_BOARD
            else:
                total += own_bonus_worth(s, seat, ship, zone_after(s, ship, ahead), turns)
    for slot in range(SLOTS):
        if s.contract[seat][slot] != NONE:
            total += contract_flag_worth(s, seat, slot, dice_on_contract(s, seat, slot), turns)
    if contracts_held(s, seat) > s.printed.contract_limit:
        total -= CROWDED
    if sum_on_wagon(s, seat) > 0:
        total += WAGON_FLAG + WAGON_PIP * sum_on_wagon(s, seat)
    return total


# -- Choices that are tried -----------------------------------------------------------------


def best_share(s, seat):
    """With the best share that can be bought, or none."""
    best = worth(s, seat)
    for company in range(s.n_seats):
        if why_not_share(s, seat, company) == Refusal.NONE:
            best = max(best, worth_with_share(s, seat, company))
    return best


def worth_with_share(s, seat, company):
    price = s.price[company]
    s.cash[seat] -= price
    s.company_cash[company] += price
    s.shares[seat][company] += 1
    s.price[company] = min(price + s.printed.step, PRICES)
    result = worth(s, seat)
    s.price[company] = price
    s.shares[seat][company] -= 1
    s.company_cash[company] -= price
    s.cash[seat] += price
    return result


def worth_with_raise(s, seat):
    price = s.price[seat]
    s.price[seat] = min(price + s.printed.raise_, PRICES)
    result = worth(s, seat)
    s.price[seat] = price
    return result


def best_contract(s, seat):
    """With the better side of the contract, or without it."""
    best = worth(s, seat)
    card = card_at(s, Source.TABLE)
    if card != NONE:
        for side in range(len(SIDES)):
            if 0 < containers_on(s, card, side) <= dice_at_hand(s, seat):
                best = max(best, worth_with_contract(s, seat, card, side))
    return best


def worth_with_contract(s, seat, card, side):
    slot = free_slot(s, seat)
    warehouse = s.warehouse[seat]
    pool = s.pool[seat]
    dice = containers_on(s, card, side)
    s.contract[seat][slot] = card
    s.side[seat][slot] = side
    for k in range(CONTAINERS):
        s.container[seat][slot][k] = value_on(s, card, side, k)
    s.warehouse[seat] -= min(dice, warehouse)
    s.pool[seat] -= max(dice - warehouse, 0)
    result = worth(s, seat)
    s.pool[seat] = pool
    s.warehouse[seat] = warehouse
    for k in range(CONTAINERS):
        s.container[seat][slot][k] = 0
    s.side[seat][slot] = 0
    s.contract[seat][slot] = NONE
    return result


def best_executive(s, seat):
    """With a share, a raise, or the action of the column."""
    best = max(best_share(s, seat), worth_with_raise(s, seat))
    if s.column < FIRST_GREY:
        s.waterway = s.strength
        s.lock = s.printed.foot[s.column]
        best = max(best, worth(s, seat))
        s.lock = 0
        s.waterway = 0
    else:
        s.loads = s.strength
        s.action = Action.CONTRACT
        best = max(best, best_contract(s, seat))
        s.action = Action.EXECUTIVE
        s.loads = 0
    return best
