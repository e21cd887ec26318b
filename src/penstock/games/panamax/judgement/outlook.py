"""What is on its way is worth: dice aboard and on contracts, the bonuses of ships, flags to come.

Everything is in thousandths of a dollar. `soon` are the own turns left in this round, `turns` those left in
the game: what pays later pays with less certainty, and a fee is only due at the end of a round.
"""

from penstock.engine.record import NONE
from penstock.games.panamax.judgement.holdings import advisors_worth, flags_worth
from penstock.games.panamax.judgement.weights import (
    BONUS,
    CARRY,
    DELIVERY,
    FAR,
    LAGGARD,
    NEAR,
    PASSENGER,
    REACH,
    UNIT,
    WAITING,
)
from penstock.games.panamax.rules.bank import owner_of
from penstock.games.panamax.rules.canal import cargo_lacking, doubled, kind_of_ship, passenger_money
from penstock.games.panamax.rules.state import (
    FRONT,
    HOLDS,
    MODELS,
    ROUNDS,
    Action,
    ShipKind,
    Stage,
    Where,
)
from penstock.games.panamax.rules.table import dice_left

# -- Time -----------------------------------------------------------------------------------


def turns_a_round(s):
    return (s.printed.dice + s.printed.executive) // s.n_seats


def turns_soon(s, seat):
    """Own turns still to begin in this round."""
    if s.stage < Stage.TURN:
        return turns_a_round(s)
    if s.stage > Stage.TURN:
        return 0
    place = 0
    while s.order[place] != seat:
        place += 1
    ahead = (place - s.order_at) % s.n_seats
    if s.action != Action.BEFORE:
        ahead = (ahead - 1) % s.n_seats
    return max(dice_left(s) - ahead + s.n_seats - 1, 0) // s.n_seats


def turns_later(s):
    """Own turns of later rounds."""
    return max(ROUNDS - 1 - s.round, 0) * turns_a_round(s)


def chance(s, seat, steps, turns):
    """That a ship goes so many steps in so many own turns."""
    if steps == 0:
        return UNIT
    reach = REACH * turns
    return max(UNIT - steps * UNIT * UNIT // max(reach, 1), 0)


# -- Dice aboard ----------------------------------------------------------------------------


def readiness(s, seat, ship, cargo_sum, n_cargo):
    """Part of the worth that remains while the ship lacks cargo to sail."""
    if s.where[ship] == Where.CANAL:
        return UNIT
    lacking = cargo_lacking(s, ship, n_cargo, cargo_sum)
    if kind_of_ship(ship) != ShipKind.CRUISE:
        lacking = (lacking + 3) // 4  # dice of 4
    part = UNIT
    for _ in range(lacking):
        part = part * LAGGARD // UNIT
    return part


def income_of_die(s, seat, ship, die, before):
    """Dollars a die brings on arrival; `before` counts the dice aboard before it."""
    if kind_of_ship(ship) != ShipKind.CRUISE:
        return UNIT * die + DELIVERY
    money = passenger_money(s, before)
    if money == NONE:
        return DELIVERY
    return UNIT * money + PASSENGER


def die_worth(s, seat, ship, zone, income, ready, soon, turns):
    """Income of this round less the fee, and income of later rounds."""
    steps = s.printed.arrival - zone
    now = ready * chance(s, seat, steps, soon) // UNIT
    ever = ready * chance(s, seat, steps, turns) // UNIT
    fee = (UNIT - now) * s.printed.zone_fee[s.lane[ship]][zone]
    return now * income // UNIT - fee, (ever - now) * income // UNIT


def cargo_worth(s, seat, ship, zone, soon, turns):
    """All own dice of a ship, if it were in that zone."""
    ready = readiness(s, seat, ship, s.cargo_sum[ship], s.n_cargo[ship])
    total, later, highest = 0, 0, 0
    for hold in range(s.n_cargo[ship]):
        if s.cargo_of[ship][hold] == seat:
            die = s.cargo[ship][hold]
            income = income_of_die(s, seat, ship, die, hold)
            income += UNIT * doubled(ship, die, highest)
            highest = max(die, highest)
            part, part_later = die_worth(s, seat, ship, zone, income, ready, soon, turns)
            total += part
            later += part_later
    return total, later


def bonus_worth(s, seat, ship, zone, ready, turns):
    """The owner's bonus."""
    if owner_of(ship) != seat:
        return 0
    ever = ready * chance(s, seat, s.printed.arrival - zone, turns) // UNIT
    return ever * BONUS // UNIT * (s.printed.bonus_cash[ship % MODELS] + 1)


def own_bonus_worth(s, seat, ship, zone, turns):
    if s.n_cargo[ship] == 0:
        return 0
    return bonus_worth(
        s, seat, ship, zone, readiness(s, seat, ship, s.cargo_sum[ship], s.n_cargo[ship]), turns
    )


def ship_worth(s, seat, ship, zone, soon, turns):
    """Cargo and bonus in one number."""
    now, later = cargo_worth(s, seat, ship, zone, soon, turns)
    return now + later * CARRY // UNIT + own_bonus_worth(s, seat, ship, zone, turns)


def is_of_use(s, seat, ship):
    """Has the seat a die aboard, or is it the owner of a ship with cargo?"""
    if s.where[ship] <= Where.BOARD or s.n_cargo[ship] == 0:
        return False
    if owner_of(ship) == seat:
        return True
    for hold in range(HOLDS):
        if hold < s.n_cargo[ship] and s.cargo_of[ship][hold] == seat:
            return True
    return False


# -- Contracts and flags --------------------------------------------------------------------


def waiting_worth(s, seat, die, soon, turns):
    """A die on a contract: income of this round less the fee, and income of later rounds."""
    now = WAITING * chance(s, seat, s.printed.arrival, soon) // UNIT
    ever = WAITING * chance(s, seat, s.printed.arrival, turns) // UNIT
    income = UNIT * die + DELIVERY
    return now * income // UNIT - (UNIT - now) * s.printed.contract_fee, (ever - now) * income // UNIT


def flag_part(s, seat, left):
    """Part of its flag that a contract with so many dice left is worth."""
    if left == 0:
        return UNIT
    part = NEAR
    for _ in range(left - 1):
        part = part * FAR // UNIT
    return part


def contract_flag_worth(s, seat, slot, left, turns):
    """The flag of a contract if so many dice were left."""
    if s.side[seat][slot] != FRONT or turns == 0:
        return 0
    nation = s.printed.contracts[s.contract[seat][slot]].nation
    return flag_part(s, seat, left) * one_more_flag(s, seat, nation, turns) // UNIT


def one_more_flag(s, seat, nation, turns):
    before = flags_worth(s, seat, turns, NONE) + advisors_worth(s, seat, turns, NONE)
    return flags_worth(s, seat, turns, nation) + advisors_worth(s, seat, turns, nation) - before
