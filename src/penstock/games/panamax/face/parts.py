"""11.1 · The table as a record: what a view can hold, part by part."""

from penstock.engine.record import i1, i2
from penstock.engine.view import Names, Part, by, maybe, names_of, one_of, some_of, up_to, yes
from penstock.games.panamax.rules.state import (
    ADVISOR_NAMES,
    ADVISORS,
    BENEFITS,
    BONUS_CARDS,
    CARDS,
    COLUMNS,
    COMPANY_NAMES,
    CONTAINERS,
    FIRST_GREY,
    HOLDS,
    LANE_NAMES,
    LANES,
    NATION_NAMES,
    NATIONS,
    PASSENGERS,
    PRICES,
    QUEUE,
    ROUNDS,
    SEATS,
    SHIP_NAMES,
    SHIPS,
    SIDES,
    SLOTS,
    SPACES,
    STARTING,
    WAGON,
    ZONE_NAMES,
    ZONES,
    FreeAction,
    Phase,
    ShipKind,
    Stage,
    Where,
    ZoneKind,
)

ADVISOR = Names("Advisor", ADVISOR_NAMES)
BENEFIT = Names("Benefit", BENEFITS)
COMPANY = Names("Company", COMPANY_NAMES)
FREE = names_of(FreeAction)
NATION = Names("Nation", NATION_NAMES)
OCEAN = Names("Ocean", LANE_NAMES)
SHIP = Names("ShipName", SHIP_NAMES)
SIDE = Names("Side", SIDES)
ZONE = Names("ZoneName", ZONE_NAMES)


class MovesLeft(Part):
    """Of ships."""

    waterway: i1
    lock: i1
    any: i1  # of either kind


class Picked(Part):
    """The container whose die is being loaded."""

    slot: i1
    container: i1


class Queued(Part):
    """A decision that an arrival has brought."""

    seat: i1
    ship: maybe(one_of(SHIP))  # null: where a passenger tile goes


class Lane(Part):
    """One direction of the canal; both oceans are zones too."""

    to: one_of(OCEAN)
    zones: up_to(ZONES, one_of(ZONE))
    kinds: up_to(ZONES, one_of(names_of(ZoneKind)))
    fees: up_to(ZONES, i1)
    holds: up_to(ZONES, i1)


class Die(Part):
    """A cargo die."""

    company: one_of(COMPANY)
    die: i1


class Ship(Part):
    ship: one_of(SHIP)
    kind: one_of(names_of(ShipKind))
    owner: maybe(i1)
    where: one_of(names_of(Where))
    nation: maybe(one_of(NATION))  # of its loading zone
    to: maybe(one_of(OCEAN))  # null: not yet in use
    zone: maybe(one_of(ZONE))
    holds: i1
    min_cargo: i1
    max_cargo: i1
    ready: yes
    cargo: up_to(HOLDS, Die)


class Column(Part):
    """A column with the strength of its next die and, if blue, the lock moves at its foot."""

    dice: i1
    executive: yes
    strength: i1
    lock: maybe(i1)


class Container(Part):
    value: i1
    rail: yes


class Contract(Part):
    """A contract card."""

    card: i1
    nation: one_of(NATION)
    front: up_to(CONTAINERS, Container)
    back: up_to(CONTAINERS, Container)


class Held(Part):
    """A contract in hand: the side in use, the dice that wait on it, and the card.

    It does not begin like `Contract`: the compiler would take one for the other.
    """

    card: i1
    side: one_of(SIDE)
    waiting: i1[CONTAINERS]
    nation: one_of(NATION)
    front: up_to(CONTAINERS, Container)
    back: up_to(CONTAINERS, Container)


class Fees(Part):
    """Where dice lie that would be charged for now."""

    warehouse: i2
    contracts: i2
    ships: i2


class HeldAdvisor(Part):
    """An advisor, what he would pay now, and whether he is among the best."""

    advisor: one_of(ADVISOR)
    pays: i1
    counted: yes


class Player(Part):
    """Advisors are hidden to the end, everything else is open."""

    seat: i1
    company: one_of(COMPANY)
    company_cash: i2
    cash: i2
    price: i1
    unsold: i1
    shares: by(COMPANY, i1, is_sparse=True)  # of the companies in the game
    loans: i1
    award: i1
    pool: i1
    warehouse: i1
    fee: i2
    fee_parts: Fees
    debt: i2
    advisor_money: maybe(i2)
    transfer: i1
    flags: by(NATION, i1)
    deferred: some_of(NATION)
    tiles: i1
    benefits: some_of(BENEFIT)
    contracts: maybe(Held)[SLOTS]
    captain: i1
    stevedore: i1
    advisor_count: i1
    advisors: maybe(up_to(ADVISORS, HeldAdvisor))
    stack: maybe(some_of(ADVISOR))  # while it is looked through
    score: i2
    place: i1


class View(Part):
    """The table as one seat sees it."""

    phase: one_of(names_of(Phase))
    stage: one_of(names_of(Stage))
    round: i1
    turn: i2
    order: up_to(SEATS, i1)
    mover: i1
    moves: MovesLeft
    loads: i1
    stevedore_loads: i1
    free_action: one_of(FREE)
    group: some_of(SHIP)
    picked: maybe(Picked)
    queue: up_to(QUEUE, Queued)
    canal: Lane[LANES]
    capacity: i1
    ships: up_to(SHIPS, Ship)
    columns: Column[COLUMNS]
    contracts: maybe(Contract)[COLUMNS - FIRST_GREY]
    incoming: maybe(Contract)
    top: maybe(Contract)
    draw_pile: i1
    discards: up_to(CARDS, Contract)
    starting: up_to(STARTING, Contract)
    wagon: up_to(WAGON, Die)
    platform: by(NATION, i1)
    flag_stock: by(NATION, i1)
    passengers: up_to(PASSENGERS, i1)
    captains: up_to(BONUS_CARDS, i1)
    stevedores: up_to(BONUS_CARDS, i1)
    captain_moves: i1[BONUS_CARDS + 1]
    stevedore_dice: i1[BONUS_CARDS + 1]
    stevedore_cut: i1[BONUS_CARDS + 1]
    advisor_stack: i1
    awards: i1[ROUNDS]
    dividends: i1[PRICES]
    board: one_of(FREE)[NATIONS, SPACES]
    players: up_to(SEATS, Player)
