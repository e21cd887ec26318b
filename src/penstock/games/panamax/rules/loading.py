"""3.5, 4.4–4.8, 5.4 · Building ships and loading dice."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.panamax.rules.bank import charge_company, dice_at_hand, owner_of, take_die
from penstock.games.panamax.rules.board import has_benefit, put_on_wagon, why_not_wagon
from penstock.games.panamax.rules.canal import kind_of_ship
from penstock.games.panamax.rules.codes import Event, Refusal
from penstock.games.panamax.rules.contracts import has_sign_on, maybe_complete
from penstock.games.panamax.rules.state import (
    CONTAINERS,
    FIRST_BUILT,
    FRONT,
    HIGHEST,
    MODELS,
    NATIONS_PER_OCEAN,
    RAIL,
    SHIPS,
    SLOTS,
    WAGON,
    Benefit,
    FreeAction,
    ShipKind,
    Stage,
    Where,
)

# -- 3.5 Building ---------------------------------------------------------------------------


def ship_of(seat, model):
    """`model` counts the ships that can be built: second small ship, medium, large."""
    return seat * MODELS + FIRST_BUILT + model


@rule("3.5")
def why_not_build(s, seat, model, nation):
    """A ship not yet in use, paid by the company; not at the end of a round."""
    if s.stage == Stage.RAILWAY:
        return Refusal.NOT_AT_ROUND_END
    if s.where[ship_of(seat, model)] != Where.BOARD:
        return Refusal.IN_USE
    if s.company_cash[seat] < s.printed.cost[FIRST_BUILT + model]:
        return Refusal.CANNOT_BUILD
    return Refusal.NONE


@rule("3.5")
def build(s, seat, model, nation):
    """Into the loading zone of a nation; the medium ship costs nothing."""
    ship = ship_of(seat, model)
    cost = s.printed.cost[FIRST_BUILT + model]
    charge_company(s, seat, cost)
    put_in_loading_zone(s, ship, nation)
    note(s, Event.BUILT, seat, ship, nation, cost)


def put_in_loading_zone(s, ship, nation):
    s.where[ship] = Where.LOADING
    s.lane[ship] = nation // NATIONS_PER_OCEAN
    s.zone[ship] = 0
    s.nation[ship] = nation


# -- 4.5 Where a die may go -----------------------------------------------------------------


@rule("4.6", "5.4")
def is_exempt(s):
    """Free actions and the Stevedore do not know the limit of one die a ship."""
    return s.free == FreeAction.LOAD or s.stevedore_loads > 0


def die_of(s, seat, slot, container):
    """The value of the die to be loaded."""
    if slot == SLOTS:
        return s.printed.free_die
    return s.container[seat][slot][container]


def is_front(s, seat, slot):
    return slot != SLOTS and s.side[seat][slot] == FRONT


def has_rail_sign(s, seat, slot, container):
    if slot == SLOTS:
        return False
    return has_sign_on(s, s.contract[seat][slot], s.side[seat][slot], container)


@rule("4.8")
def lies_at(s, ship, nation):
    """In the loading zone of the nation, or waiting in its ocean."""
    if s.where[ship] == Where.LOADING:
        return s.nation[ship] == nation
    return s.lane[ship] == nation // NATIONS_PER_OCEAN


@rule("4.5", "5.4")
def is_bound(s, seat, slot):
    """A front die belongs to its nation, or to the railway; an option frees free loads from that."""
    if s.free == FreeAction.LOAD and s.free_load_any:
        return False
    return is_front(s, seat, slot)


@rule("4.5")
def goes_only_by_rail(s, seat, slot, container):
    """A front die with the rail sign."""
    return is_bound(s, seat, slot) and has_rail_sign(s, seat, slot, container)


@rule("4.6", "5.4", "7.3")
def closed(s):
    """Ships (and the railway) that have had their die of this turn, as bits."""
    return 0 if is_exempt(s) else s.loaded


@rule("4.5", "4.6", "4.7", "4.8")
def why_not_aboard(s, seat, ship, nation, slot, container):
    """May this die go onto this ship in the loading zone of this nation?"""
    refusal = why_not_there(s, seat, ship, nation, slot, container)
    if refusal != Refusal.NONE:
        return refusal
    if (closed(s) >> ship) & 1:
        return Refusal.ONE_DIE_PER_SHIP
    return why_not_carry(s, ship, die_of(s, seat, slot, container))


@rule("2.9", "4.5", "4.8")
def why_not_there(s, seat, ship, nation, slot, container):
    """Does the die fit the ship's kind and zone, whatever is aboard?"""
    if kind_of_ship(ship) == ShipKind.MILITARY:
        return Refusal.MILITARY
    if s.where[ship] != Where.LOADING and s.where[ship] != Where.WAITING:
        return Refusal.NOT_IN_OCEAN
    if not lies_at(s, ship, nation):
        return Refusal.WRONG_ZONE
    if goes_only_by_rail(s, seat, slot, container):
        return Refusal.ONLY_RAIL
    if is_bound(s, seat, slot) and s.printed.contracts[s.contract[seat][slot]].nation != nation:
        return Refusal.WRONG_NATION
    if s.stage == Stage.STARTING and owner_of(ship) != seat:
        return Refusal.OWN_SHIPS_ONLY
    return Refusal.NONE


@rule("4.7")
def why_not_carry(s, ship, die):
    """Room, maximum, and a minimum that is reached or can still be reached."""
    p = s.printed
    holds_left = p.holds[ship] - s.n_cargo[ship] - 1
    if holds_left < 0:
        return Refusal.SHIP_FULL
    if kind_of_ship(ship) == ShipKind.CRUISE:
        if die > p.cruise_dice:
            return Refusal.ONLY_PASSENGERS
        return Refusal.NONE
    total = s.cargo_sum[ship] + die
    if total > p.max_cargo[ship]:
        return Refusal.TOO_HEAVY
    if total + HIGHEST * holds_left < p.min_cargo[ship]:
        return Refusal.TOO_LIGHT
    return Refusal.NONE


@rule("4.5", "5.4")
def fits_rail(s, seat, slot, container):
    """With the rail sign, and never as a free load."""
    return s.free != FreeAction.LOAD and has_rail_sign(s, seat, slot, container)


@rule("4.5", "4.6", "4.9")
def why_not_by_rail(s, seat, slot, container):
    """Only with the rail sign, never as a free load, one die a turn, while the wagon has room."""
    if not fits_rail(s, seat, slot, container):
        return Refusal.NO_RAIL
    if (closed(s) >> RAIL) & 1:
        return Refusal.ONE_DIE_PER_SHIP
    return why_not_wagon(s)


def has_target(s, seat, slot, container, used):
    """Can the die go anywhere, apart from the places whose bits are `used`?"""
    if (used >> RAIL) & 1 == 0 and fits_rail(s, seat, slot, container) and s.n_wagon < WAGON:
        return True
    for ship in range(SHIPS):
        if (used >> ship) & 1 == 0 and suits(s, seat, ship, slot, container):
            return True
    return False


def suits(s, seat, ship, slot, container):
    """Does the die fit the ship in one of its zones, and is there room for it?"""
    nation = zone_for(s, seat, ship, slot)
    if why_not_there(s, seat, ship, nation, slot, container) != Refusal.NONE:
        return False
    return why_not_carry(s, ship, die_of(s, seat, slot, container)) == Refusal.NONE


def has_load(s, seat, used):
    """Can any die of the seat's contracts go anywhere but to places that are `used`?"""
    for slot in range(SLOTS):
        for container in range(CONTAINERS):
            if s.container[seat][slot][container] > 0 and has_target(s, seat, slot, container, used):
                return True
    return False


def why_nowhere(s, seat, slot, container):
    """What keeps a die that can go nowhere: the first ship in the right place, the railway, or its zone."""
    for ship in range(SHIPS):
        nation = zone_for(s, seat, ship, slot)
        if why_not_there(s, seat, ship, nation, slot, container) == Refusal.NONE:
            return why_not_aboard(s, seat, ship, nation, slot, container)
    refusal = why_not_by_rail(s, seat, slot, container)
    if refusal == Refusal.NO_RAIL:
        return Refusal.NOWHERE_TO_LOAD
    return refusal


def zone_for(s, seat, ship, slot):
    """The loading zone that suits a die if any suits it: its own, that of the ship, or any of the ocean."""
    if is_bound(s, seat, slot):
        return s.printed.contracts[s.contract[seat][slot]].nation
    if s.where[ship] == Where.LOADING:
        return s.nation[ship]
    return NATIONS_PER_OCEAN * s.lane[ship]


# -- 4.4 Loading ----------------------------------------------------------------------------


@rule("4.4")
def begin_loading(s, seat):
    """As many dice as the action is strong, one more with the passenger benefit."""
    s.loads = s.strength
    if has_benefit(s, seat, Benefit.LOADING):
        s.loads += 1


@rule("4.4")
def why_not_pick(s, seat, slot, container):
    """A die of any own contract that can go somewhere."""
    if s.container[seat][slot - 1][container - 1] == 0:
        return Refusal.NO_CONTAINER
    if not has_target(s, seat, slot - 1, container - 1, closed(s)):
        return why_nowhere(s, seat, slot - 1, container - 1)
    return Refusal.NONE


def may_pick(s, seat, slot, container):
    if s.container[seat][slot - 1][container - 1] == 0:
        return False
    return has_target(s, seat, slot - 1, container - 1, closed(s))


@rule("4.4")
def pick(s, seat, slot, container):
    s.picked_slot = slot - 1
    s.picked = container - 1


@rule("5.4")
def why_not_free_die(s, seat):
    """A die from warehouse or pool that can go somewhere as a 2."""
    if dice_at_hand(s, seat) == 0:
        return Refusal.NO_DIE_TO_LOAD
    if not has_target(s, seat, SLOTS, 0, closed(s)):
        return why_nowhere(s, seat, SLOTS, 0)
    return Refusal.NONE


@rule("5.4")
def free_die(s, seat):
    s.picked_slot = SLOTS
    s.picked = 0


@rule("4.5")
def why_not_load(s, seat, ship, nation):
    return why_not_aboard(s, seat, ship, nation, s.picked_slot, s.picked)


@rule("4.5", "4.8")
def load(s, seat, ship, nation):
    """The die goes aboard; a waiting ship moves into the loading zone for it."""
    die = die_of(s, seat, s.picked_slot, s.picked)
    put_in_loading_zone(s, ship, nation)
    put_aboard(s, ship, seat, die)
    note(s, Event.LOADED, seat, die, ship, nation)
    after_load(s, seat, ship)


def put_aboard(s, ship, company, die):
    s.cargo[ship][s.n_cargo[ship]] = die
    s.cargo_of[ship][s.n_cargo[ship]] = company
    s.n_cargo[ship] += 1
    s.cargo_sum[ship] += die


@rule("4.5", "4.9")
def why_not_wagon_load(s, seat):
    return why_not_by_rail(s, seat, s.picked_slot, s.picked)


@rule("4.9")
def wagon_load(s, seat):
    """The die goes onto the first wagon."""
    put_on_wagon(s, seat, die_of(s, seat, s.picked_slot, s.picked))
    after_load(s, seat, RAIL)


@rule("4.4", "4.6")
def after_load(s, seat, target):
    """Count the load where it belongs; then the contract may be complete."""
    slot, container = s.picked_slot, s.picked
    s.picked_slot = NONE
    s.picked = 0
    if s.free == FreeAction.LOAD:
        s.free = FreeAction.NONE
    elif s.stevedore_loads > 0:
        s.stevedore_loads -= 1
    else:
        s.loads -= 1
        s.loaded |= 1 << target
    if slot == SLOTS:
        take_die(s, seat)
    else:
        s.container[seat][slot][container] = 0
        maybe_complete(s, seat, slot)


@rule("4.4")
def done(s, seat):
    """Fewer dice may be loaded than allowed."""
    if s.stevedore_loads > 0:
        s.stevedore_loads = 0
    else:
        s.loads = 0
