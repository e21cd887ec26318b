"""What is left of a turn promises: the group being made up, moves to be made, dice to be loaded.

A greedy player looks one decision ahead. Without this a die taken from the action table would be worth
nothing to it, since only the decisions after it bring ships on and dice aboard.
"""

from penstock.engine.record import NONE
from penstock.games.panamax.judgement.outlook import (
    bonus_worth,
    contract_flag_worth,
    die_worth,
    income_of_die,
    is_of_use,
    readiness,
    ship_worth,
    waiting_worth,
)
from penstock.games.panamax.judgement.weights import (
    CARRY,
    FREE_RAIL,
    IDLE,
    NEVER,
    UNIT,
    WAGON_FLAG,
    WAGON_PIP,
)
from penstock.games.panamax.rules.bank import dice_at_hand, owner_of
from penstock.games.panamax.rules.canal import (
    is_lock_step,
    is_ready,
    military_pay,
    moved_by_group,
    moves_after,
)
from penstock.games.panamax.rules.codes import Refusal
from penstock.games.panamax.rules.contracts import dice_on_contract
from penstock.games.panamax.rules.loading import (
    die_of,
    goes_only_by_rail,
    why_not_aboard,
    why_not_build,
    why_not_by_rail,
    why_not_carry,
    zone_for,
)
from penstock.games.panamax.rules.round_end import sum_on_wagon
from penstock.games.panamax.rules.state import (
    CONTAINERS,
    FIRST_BUILT,
    FIRST_SPECIAL,
    MODELS,
    NATIONS,
    RAIL,
    SHIPS,
    SLOTS,
    Action,
    FreeAction,
    Stage,
    Where,
)

VOYAGES = 3  # groups that one action is expected to move


# -- A step that has been announced ---------------------------------------------------------


def announced(s):
    """The group being made up and all it would push, as bits."""
    return 0 if s.lead == NONE else moved_by_group(s)


def zone_after(s, ship, ahead):
    """The zone of a ship after the announced step."""
    return s.zone[ship] + ((ahead >> ship) & 1)


# -- Moves ----------------------------------------------------------------------------------


def spend(s, lane, zone, waterway, lock, either):
    """The moves left after a step out of a zone; the last is -1 if none of them fits."""
    return moves_after(is_lock_step(s, lane, zone), waterway, lock, either)


def moves_potential(s, seat, ahead, soon, turns):
    """The best voyages that the remaining moves allow, and military pay."""
    waterway, lock, either = s.waterway, s.lock, s.any_moves
    if s.lead != NONE:
        waterway, lock, either = spend(s, s.lane[s.lead], s.zone[s.lead], waterway, lock, either)
    total = military_promise(s, seat, waterway, lock, either, ahead)
    sailed = 0
    for _ in range(VOYAGES):
        if waterway + lock + either == 0:
            break
        best, ships, best_lead, best_steps = 0, 0, 0, 0
        for ship in range(SHIPS):
            if (sailed >> ship) & 1 == 0 and is_of_use(s, seat, ship) and is_ready(s, ship):
                steps = steps_possible(s, ship, ahead, waterway, lock, either)
                if steps > 0:
                    gain, group = voyage(s, seat, ship, ahead, sailed, steps, soon, turns)
                    if gain > best:
                        best, ships, best_lead, best_steps = gain, group, ship, steps
        if best == 0:
            break
        total += best
        sailed |= ships
        zone = zone_after(s, best_lead, ahead)
        for k in range(best_steps):
            waterway, lock, either = spend(s, s.lane[best_lead], zone + k, waterway, lock, either)
    return total


def steps_possible(s, ship, ahead, waterway, lock, either):
    """How far the moves take a ship."""
    zone = zone_after(s, ship, ahead)
    steps = 0
    while zone + steps < s.printed.arrival:
        waterway, lock, either = spend(s, s.lane[ship], zone + steps, waterway, lock, either)
        if either < 0:
            break
        steps += 1
    return steps


def voyage(s, seat, lead, ahead, sailed, steps, soon, turns):
    """What it brings to take a ship, and others of use beside it, so many steps on; and which they are."""
    lane, zone = s.lane[lead], zone_after(s, lead, ahead)
    room = s.printed.capacity - s.printed.holds[lead]
    group = 1 << lead
    for ship in range(SHIPS):
        if ship != lead and (sailed >> ship) & 1 == 0 and is_of_use(s, seat, ship) and is_ready(s, ship):
            is_beside = s.lane[ship] == lane and zone_after(s, ship, ahead) == zone
            if is_beside and s.printed.holds[ship] <= room:
                group |= 1 << ship
                room -= s.printed.holds[ship]
    gain = 0
    for ship in range(SHIPS):
        if (group >> ship) & 1:
            gain += ship_worth(s, seat, ship, zone + steps, soon, turns)
            gain -= ship_worth(s, seat, ship, zone, soon, turns)
    return gain, group


def military_promise(s, seat, waterway, lock, either, ahead):
    """Pay of the best military ship that sails in the group or that a move is left for."""
    best = s.military_paid
    for nation in range(NATIONS):
        ship = FIRST_SPECIAL + nation
        moves = waterway
        if is_lock_step(s, s.lane[ship], zone_after(s, ship, ahead)):
            moves = lock
        if (s.group >> ship) & 1 or moves + either > 0:
            best = max(best, military_pay(s, s.flags[seat][nation]))
    return UNIT * (best - s.military_paid)


# -- Loads ----------------------------------------------------------------------------------


def loads_left(s):
    """Dice of the action, of the Stevedore and of a free action."""
    loads = s.stevedore_loads
    if s.action == Action.LOADING or s.action == Action.CONTRACT:
        loads += s.loads
    if s.free == FreeAction.LOAD:
        loads += 1
    return loads


def loads_potential(s, seat, soon, turns):
    """The best dice for the best places, one after the other; a die already picked comes first."""
    total = 0
    dice, places = 0, 0  # bits of what is used
    for k in range(loads_left(s)):
        is_picked = k == 0 and s.picked_slot != NONE
        best, best_die, best_place = 0, NONE, NONE
        if is_picked:
            best = NEVER
        for die in range(SLOTS * CONTAINERS + 1):
            if (dice >> die) & 1 or (is_picked and die != s.picked_slot * CONTAINERS + s.picked):
                continue
            if is_at_hand(s, seat, die):
                before = stays_worth(s, seat, die, dice, soon, turns)
                place, worth = best_place_for(s, seat, die, places, soon, turns)
                if worth - before > best:
                    best, best_die, best_place = worth - before, die, place
        if best_die == NONE:
            break
        total += best
        dice |= 1 << best_die
        places |= 1 << best_place
    return total


def is_at_hand(s, seat, die):
    """Dice are counted contract by contract; the last is the one of a free action."""
    if die == SLOTS * CONTAINERS:
        return s.free == FreeAction.LOAD and dice_at_hand(s, seat) > 0
    return s.container[seat][die // CONTAINERS][die % CONTAINERS] > 0


def stays_worth(s, seat, die, dice, soon, turns):
    """What the die is worth where it is, less what its contract gains when it is loaded."""
    slot = die // CONTAINERS
    if slot == SLOTS:
        return -IDLE * s.printed.warehouse_fee if s.warehouse[seat] > 0 else 0
    now, later = waiting_worth(s, seat, die_of(s, seat, slot, die % CONTAINERS), soon, turns)
    left = dice_on_contract(s, seat, slot)
    for k in range(CONTAINERS):
        left -= (dice >> (slot * CONTAINERS + k)) & 1
    worth = now + later * CARRY // UNIT + contract_flag_worth(s, seat, slot, left, turns)
    return worth - contract_flag_worth(s, seat, slot, left - 1, turns)


def best_place_for(s, seat, die, places, soon, turns):
    """The ship (or the railway) that is best for a die, and what it is worth there."""
    slot, container = die // CONTAINERS, die % CONTAINERS
    best, worth = NONE, NEVER
    if (places >> RAIL) & 1 == 0 and why_not_by_rail(s, seat, slot, container) == Refusal.NONE:
        best, worth = RAIL, rail_worth(s, seat, die_of(s, seat, slot, container))
    for ship in range(SHIPS):
        if (places >> ship) & 1 == 0 and may_carry(s, seat, ship, slot, container):
            on_ship = loaded_worth(s, seat, ship, die_of(s, seat, slot, container), soon, turns)
            if on_ship > worth:
                best, worth = ship, on_ship
    return best, worth


def may_carry(s, seat, ship, slot, container):
    """A ship in an ocean, or an own one that can be built for it."""
    if s.where[ship] == Where.BOARD:
        if owner_of(ship) != seat or goes_only_by_rail(s, seat, slot, container):
            return False
        if why_not_build(s, seat, ship % MODELS - FIRST_BUILT, 0) != Refusal.NONE:
            return False
        return why_not_carry(s, ship, die_of(s, seat, slot, container)) == Refusal.NONE
    nation = zone_for(s, seat, ship, slot)
    return why_not_aboard(s, seat, ship, nation, slot, container) == Refusal.NONE


def loaded_worth(s, seat, ship, die, soon, turns):
    """The die on the ship; bonus and own dice there gain, too, when the ship gets ready; less its price."""
    n_cargo = s.n_cargo[ship]
    before = readiness(s, seat, ship, s.cargo_sum[ship], n_cargo)
    ready = readiness(s, seat, ship, s.cargo_sum[ship] + die, n_cargo + 1)
    income = income_of_die(s, seat, ship, die, n_cargo)
    now, later = die_worth(s, seat, ship, 0, income, ready, soon, turns)
    worth = now + later * CARRY // UNIT
    for hold in range(n_cargo):
        if s.cargo_of[ship][hold] == seat:
            worth += (ready - before) * s.cargo[ship][hold] // 2
    if n_cargo == 0:
        before = 0
    worth += bonus_worth(s, seat, ship, 0, ready - before, turns)
    if s.where[ship] == Where.BOARD:
        worth -= UNIT * s.printed.cost[ship % MODELS]
    return worth


def rail_worth(s, seat, die):
    """The first die brings a flag, all of them count for the turn order."""
    if sum_on_wagon(s, seat) == 0:
        return WAGON_FLAG + WAGON_PIP * die
    return WAGON_PIP * die


def turn_potential(s, seat, ahead, soon, turns):
    """All that the seat may still do in this turn."""
    if s.mover != seat or s.stage < Stage.STARTING or s.stage == Stage.FEES:
        return 0
    potential = loads_potential(s, seat, soon, turns)
    if s.lead != NONE or s.waterway + s.lock + s.any_moves > 0:
        potential += moves_potential(s, seat, ahead, soon, turns)
    if s.free == FreeAction.RAIL:
        potential += FREE_RAIL
    return potential
