"""What a position is worth to a seat, in thousandths of a dollar: the greedy player's whole wisdom.

A reader's summary: the score as it would be counted, the dice on their way with the fees they cost, and
what is left of the turn. The company's money is worth most where it saves the dividends; what it lacks its
player has to pay. Where a decision is only a choice of cards or shares, each is tried on a copy.
"""

from penstock.engine.record import NONE, copy_into
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
from penstock.games.panamax.judgement.turn_potential import announced, turn_potential, zone_after
from penstock.games.panamax.judgement.weights import (
    CASH,
    CROWDED,
    IDLE,
    ON_BOARD,
    UNIT,
    WAGON_FLAG,
    WAGON_PIP,
)
from penstock.games.panamax.rules.bank import owner_of
from penstock.games.panamax.rules.codes import Refusal
from penstock.games.panamax.rules.contracts import (
    card_at,
    dice_on_contract,
    has_too_many,
    take_card,
    why_not_contract,
)
from penstock.games.panamax.rules.market import buy_share, raise_price, why_not_share
from penstock.games.panamax.rules.round_end import fee_stored, sum_on_wagon
from penstock.games.panamax.rules.scoring import advisor_money, debt_of, score_of
from penstock.games.panamax.rules.state import (
    CONTAINERS,
    FIRST_GREY,
    ROUNDS,
    SHIPS,
    SIDES,
    SLOTS,
    Phase,
    Source,
    Where,
)
from penstock.games.panamax.rules.table import begin_action

CHOICE, ACTION = range(2)  # in the room: a choice that is tried; an action in which it is


def value(s, seat, room):
    """The score that may be expected."""
    if s.round == ROUNDS:
        return UNIT * (score_of(s, seat) + advisor_money(s, seat))
    if s.to_act == 1 << seat and s.mover == seat:
        if s.phase == Phase.EXECUTIVE:
            return best_executive(s, seat, room)
        if s.phase == Phase.CONTRACT:
            return best_contract(s, seat, room)
        if s.phase == Phase.FREE_MARKET or s.phase == Phase.DEFERRED_MARKET:
            return best_share(s, seat, room)
    return worth(s, seat)


def worth(s, seat):
    """Private property, the company, and what is left of the turn."""
    soon = turns_soon(s, seat)
    turns = soon + turns_later(s)
    ahead = announced(s)
    money, later = company_money(s, seat, ahead, soon, turns)
    money += turn_potential(s, seat, ahead, soon, turns)
    total = private_worth(s, seat, ahead, turns)
    return total + shares_worth(s, seat, money, soon) + company_worth(s, seat, money, later, soon)


TERMS = (
    "cash",
    "flags",
    "advisors",
    "cards",
    "ships",
    "shares",
    "company",
    "tempo",
)  # what the value is made of
T_CASH, T_FLAGS, T_ADVISORS, T_CARDS, T_SHIPS, T_SHARES, T_COMPANY, T_TEMPO = range(len(TERMS))
N_TERMS = len(TERMS)


def terms(s, seat, room, out):
    """What the value is made of; what the turn can still bring is tempo."""
    for k in range(N_TERMS):
        out[k] = 0
    if s.round == ROUNDS:
        out[T_CASH] = UNIT * score_of(s, seat)
        out[T_ADVISORS] = UNIT * advisor_money(s, seat)
        return
    soon = turns_soon(s, seat)
    turns = soon + turns_later(s)
    ahead = announced(s)
    money, later = company_money(s, seat, ahead, soon, turns)
    out[T_CASH] = UNIT * (s.cash[seat] + s.award[seat] - debt_of(s, seat)) + CASH * s.cash[seat] * min(
        turns, 4
    )
    out[T_FLAGS] = flags_worth(s, seat, turns, NONE)
    out[T_ADVISORS] = advisors_worth(s, seat, turns, NONE)
    out[T_CARDS] = cards_worth(s, seat, turns)
    out[T_SHIPS] = (
        private_worth(s, seat, ahead, turns) - out[T_CASH] - out[T_FLAGS] - out[T_ADVISORS] - out[T_CARDS]
    )
    out[T_SHARES] = shares_worth(s, seat, money, soon)
    out[T_COMPANY] = company_worth(s, seat, money, later, soon)
    rest = value(s, seat, room)
    for k in range(N_TERMS - 1):
        rest -= out[k]
    out[T_TEMPO] = rest


def company_money(s, seat, ahead, soon, turns):
    """What the company will have after the fees of this round, and its income of later rounds."""
    idle = UNIT - (UNIT - IDLE) * soon // turns_a_round(s)
    money = UNIT * s.company_cash[seat] - idle * fee_stored(s, seat)
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
    total = UNIT * (s.cash[seat] + s.award[seat] - debt_of(s, seat))
    total += CASH * s.cash[seat] * min(turns, 4)
    total += flags_worth(s, seat, turns, NONE) + advisors_worth(s, seat, turns, NONE)
    total += cards_worth(s, seat, turns)
    for ship in range(SHIPS):
        if owner_of(ship) == seat:
            if s.where[ship] == Where.BOARD:
                total += ON_BOARD
            else:
                total += own_bonus_worth(s, seat, ship, zone_after(s, ship, ahead), turns)
    for slot in range(SLOTS):
        if s.contract[seat][slot] != NONE:
            total += contract_flag_worth(s, seat, slot, dice_on_contract(s, seat, slot), turns)
    if has_too_many(s, seat):
        total -= CROWDED
    if sum_on_wagon(s, seat) > 0:
        total += WAGON_FLAG + WAGON_PIP * sum_on_wagon(s, seat)
    return total


# -- Choices that are tried -----------------------------------------------------------------


def best_share(s, seat, room):
    """With the best share that can be bought, or none."""
    best = worth(s, seat)
    for company in range(s.n_seats):
        if why_not_share(s, seat, company) == Refusal.NONE:
            copy_into(room, CHOICE, s)
            buy_share(room[CHOICE], seat, company)
            best = max(best, worth(room[CHOICE], seat))
    return best


def best_contract(s, seat, room):
    """With the better side of the contract, or without it."""
    best = worth(s, seat)
    for side in range(len(SIDES)):
        if why_not_contract(s, seat, Source.TABLE, side) == Refusal.NONE:
            copy_into(room, CHOICE, s)
            take_card(room[CHOICE], seat, card_at(s, Source.TABLE), side)
            best = max(best, worth(room[CHOICE], seat))
    return best


def best_executive(s, seat, room):
    """With a share, a raise, or the action of the column."""
    best = best_share(s, seat, room)
    copy_into(room, CHOICE, s)
    raise_price(room[CHOICE], seat)
    best = max(best, worth(room[CHOICE], seat))
    copy_into(room, ACTION, s)
    begin_action(room[ACTION], seat)
    if s.column < FIRST_GREY:
        return max(best, worth(room[ACTION], seat))
    return max(best, best_contract(room[ACTION], seat, room))
