"""What the moves' texts mention: prices, dice, cargo, zones."""

from enum import IntEnum

from penstock.engine.record import NONE, i1, i2
from penstock.engine.view import Names, Part, maybe, names_of, one_of, some_of, up_to
from penstock.games.panamax.face.parts import COMPANY, FREE, NATION, OCEAN, SHIP, SIDE, ZONE
from penstock.games.panamax.rules.bank import owner_of
from penstock.games.panamax.rules.board import transfer_price
from penstock.games.panamax.rules.canal import (
    best_military_pay,
    end_of_push,
    holds_of,
    income_of,
    is_divisible,
    is_lock_step,
    is_together,
    kind_of_ship,
    why_not_add,
    why_not_sail,
)
from penstock.games.panamax.rules.cards import CASH, model_in_queue, why_not_card_for
from penstock.games.panamax.rules.codes import Refusal
from penstock.games.panamax.rules.contracts import card_at, has_sign_on, value_on
from penstock.games.panamax.rules.loading import die_of, has_rail_sign, why_not_aboard
from penstock.games.panamax.rules.reach import number_of
from penstock.games.panamax.rules.round_end import fee_of
from penstock.games.panamax.rules.scoring import advisor_pays
from penstock.games.panamax.rules.state import (
    CARDS,
    CONTAINERS,
    FIRST_BUILT,
    FIRST_GREY,
    FRONT,
    HIGHEST,
    MEDIUM,
    MODELS,
    NATIONS,
    SEATS,
    SHIPS,
    ZONES,
    Phase,
    ShipKind,
    State,
    Where,
)
from penstock.games.panamax.rules.stranding import stranded_by
from penstock.games.panamax.rules.table import strength_in_turn, strength_of

# A die waiting for its ship, by value; with the rail sign HIGHEST further on.
DICE = tuple(str(value) for value in range(1, HIGHEST + 1))
CARGO = Names("Cargo", ("–", *DICE, *(f"{die}R" for die in DICE)))
DECLINED = Names("Declined", (*FREE.words, "deferred"))
DEFERRED = len(FREE)


class Step(IntEnum):
    """What a ship's next step costs."""

    NONE = 0  # it is not in use
    WATERWAY = 1
    LOCK = 2
    ANY = 3  # a move of the Captain: none of its own kind is left


class Lost(IntEnum):
    """Moves that would lapse."""

    WATERWAY = 0
    LOCK = 1
    MIXED = 2


class Stop(IntEnum):
    """Why a ship goes no farther."""

    ARRIVED = 0  # it leaves the canal
    WATERWAY = 1  # no such move would be left
    LOCK = 2
    STRANDS = 3  # moves would lapse that another order uses


class Bonus(IntEnum):
    """What the owner of an arrived ship may take."""

    CASH = 0
    CAPTAIN = 1
    STEVEDORE = 2
    ADVISOR = 3


class Pushed(Part):
    """A ship that must make way, and where it goes."""

    ship: one_of(SHIP)
    to: one_of(ZONE)


class Earned(Part):
    """What a company would be paid for its dice aboard a ship that leaves the canal."""

    company: one_of(COMPANY)
    money: i2


class Owed(Part):
    """What the owner of a ship that leaves the canal may choose: a card, if there is one, or money."""

    ship: one_of(SHIP)
    company: one_of(COMPANY)
    bonus: one_of(names_of(Bonus))
    money: i1


class Way(Part):
    """A zone farther on that the same ships reach by further steps, and what all of them cost and bring."""

    to: one_of(ZONE)
    ship: one_of(SHIP)  # that is named for the last step: in a lock or cut the first one speaks for all
    group: some_of(SHIP)  # who makes the last step
    waterway: i1
    lock: i1
    either: i1
    pushed: up_to(SHIPS, Pushed)
    earned: up_to(SEATS, Earned)
    owed: up_to(SHIPS, Owed)


class Facts(Part):
    """The numbers of a move and where it leads."""

    price: i1  # of a transfer
    fee: i2
    cut: i1  # of the fee, by the Stevedore held or offered
    moves: i1  # of the Captain held or offered
    dice: i1  # that the Stevedore held or offered loads
    raise_: i1
    money: maybe(i2)
    pays: maybe(i1)  # an advisor for each
    most: maybe(i1)  # and in all
    strength: maybe(i1)
    lock: maybe(i1)
    executive: maybe(i1)
    contract: maybe(i1)  # card
    offered: maybe(one_of(SIDE))  # of the card that can be taken
    nation: maybe(one_of(NATION))  # general cargo belongs to none
    cargo: maybe(up_to(CONTAINERS, one_of(CARGO)))
    die: maybe(one_of(CARGO))
    ship: maybe(some_of(SHIP))
    from_: maybe(one_of(ZONE))
    to: maybe(one_of(ZONE))
    towards: maybe(one_of(OCEAN))
    step: maybe(one_of(names_of(Step)))
    along: maybe(some_of(SHIP))  # who must go along
    n_along: maybe(i1)
    pushed: maybe(up_to(SHIPS, Pushed))
    earned: maybe(up_to(SEATS, Earned))  # passengers are not counted: who draws which tile is open
    owed: maybe(up_to(SHIPS, Owed))
    navy: maybe(i1)  # what the mover is paid for the warships of the group
    lost: maybe(i1)  # moves that a step which is not allowed would strand
    lost_kind: maybe(one_of(names_of(Lost)))
    ways: maybe(up_to(ZONES, Way))  # zones farther on, nearest first
    stop: maybe(one_of(names_of(Stop)))  # why no farther
    aboard: maybe(i1)  # of the ship to be loaded
    limit: maybe(i1)
    least: maybe(i1)
    free: maybe(one_of(DECLINED))
    bonus: maybe(one_of(names_of(Bonus)))
    number: maybe(i1)  # of the bonus card


def mention(s: State, seat: int, facts: Facts) -> None:
    """What any move may mention."""
    facts.price = transfer_price(s, seat)
    facts.fee = fee_of(s, seat)
    facts.cut = s.printed.stevedore_cut[s.stevedore[seat]]
    facts.moves = s.printed.captain_moves[s.captain[seat]]
    facts.dice = s.printed.stevedore_dice[s.stevedore[seat]]
    facts.raise_ = s.printed.raise_


# -- Money and dice -----------------------------------------------------------------------------


def quote_bid(s: State, seat: int, facts: Facts, offer: int) -> None:
    facts.money = s.printed.bids[offer - 1]


def quote_advisor(s: State, seat: int, facts: Facts, advisor: int) -> None:
    facts.money = advisor_pays(s, seat, advisor)
    facts.pays = s.printed.advisor_pays[advisor]
    facts.most = s.printed.advisor_most[advisor]


def quote_take(s: State, seat: int, facts: Facts, column: int) -> None:
    """The next die of a column: its strength, lock moves if it is blue, whether it is executive."""
    k = column - 1
    facts.strength = strength_of(s, k)
    facts.executive = int(s.columns[k] == 0 and s.executives[k] > 0)
    if k < FIRST_GREY:
        facts.lock = s.printed.foot[k]


def quote_transfer(s: State, seat: int, facts: Facts, source: int, target: int) -> None:
    """The die in its new column: what it would give there."""
    facts.strength = strength_in_turn(s, target - 1)
    if target <= FIRST_GREY:
        facts.lock = s.printed.foot[target - 1]


def quote_buy(s: State, seat: int, facts: Facts, company: int) -> None:
    facts.money = s.price[company]


def quote_build(s: State, seat: int, facts: Facts, model: int, nation: int) -> None:
    facts.money = s.printed.cost[FIRST_BUILT + model]


def quote_lift(s: State, seat: int, facts: Facts, place: int) -> None:
    facts.die = s.wagon[place - 1]


def quote_decline(s: State, seat: int, facts: Facts) -> None:
    facts.free = s.free if s.due_nation == NONE else DEFERRED


def quote_bonus(s: State, seat: int, facts: Facts, choice: int) -> None:
    """The arrived ship, and what its owner would take: money, or which card."""
    if s.phase != Phase.BONUS:
        return
    model = model_in_queue(s)
    facts.ship = 1 << s.queue_ship[0]
    facts.money = s.printed.bonus_cash[model]
    if choice == CASH:
        facts.bonus = Bonus.CASH
    elif model < MEDIUM:
        facts.bonus = Bonus.CAPTAIN
        facts.number = s.captains[0]
        facts.moves = s.printed.captain_moves[facts.number]
    elif model == MEDIUM:
        facts.bonus = Bonus.STEVEDORE
        facts.number = s.stevedores[0]
        facts.dice = s.printed.stevedore_dice[facts.number]
        facts.cut = s.printed.stevedore_cut[facts.number]
    else:
        facts.bonus = Bonus.ADVISOR


# -- Contracts and loading ----------------------------------------------------------------------


def quote_choose(s: State, seat: int, facts: Facts, starting: int) -> None:
    quote_card(s, facts, CARDS + starting, FRONT)


def quote_contract(s: State, seat: int, facts: Facts, source: int, side: int) -> None:
    """The card that may be taken; general cargo belongs to no nation."""
    if s.phase != Phase.CONTRACT or card_at(s, source) == NONE:
        return
    card = card_at(s, source)
    quote_card(s, facts, card, side)
    facts.offered = side
    if side == FRONT:
        facts.nation = s.printed.contracts[card].nation


def quote_card(s: State, facts: Facts, card: int, side: int) -> None:
    facts.contract = card
    facts.n_cargo = 0
    for k in range(CONTAINERS):
        value = value_on(s, card, side, k)
        if value:
            facts.cargo[facts.n_cargo] = cargo_of(value, has_sign_on(s, card, side, k))
            facts.n_cargo += 1


def cargo_of(value: int, has_sign: int) -> int:
    return value + HIGHEST if has_sign else value


def quote_discard(s: State, seat: int, facts: Facts, slot: int) -> None:
    """An own contract: its nation, and the dice still waiting on it."""
    facts.n_cargo = 0
    card = s.contract[seat][slot - 1]
    if card == NONE:
        return
    facts.offered = s.side[seat][slot - 1]
    if facts.offered == FRONT:
        facts.nation = s.printed.contracts[card].nation
    for k in range(CONTAINERS):
        if s.container[seat][slot - 1][k]:
            facts.cargo[facts.n_cargo] = waiting_on(s, seat, slot - 1, k)
            facts.n_cargo += 1


def quote_pick(s: State, seat: int, facts: Facts, slot: int, container: int) -> None:
    quote_discard(s, seat, facts, slot)
    facts.die = 0
    if s.container[seat][slot - 1][container - 1]:
        facts.die = waiting_on(s, seat, slot - 1, container - 1)
        facts.ship = ships_for(s, seat, slot - 1, container - 1)


def ships_for(s: State, seat: int, slot: int, container: int) -> int:
    """The ships that could take a die, as bits."""
    ships = 0
    for ship in range(SHIPS):
        for nation in range(NATIONS):
            if why_not_aboard(s, seat, ship, nation, slot, container) == Refusal.NONE:
                ships |= 1 << ship
    return ships


def waiting_on(s: State, seat: int, slot: int, container: int) -> int:
    """The die on a container, as cargo."""
    return cargo_of(s.container[seat][slot][container], has_rail_sign(s, seat, slot, container))


def quote_load(s: State, seat: int, facts: Facts, ship: int, nation: int) -> None:
    quote_wagon(s, seat, facts)
    is_cruise = kind_of_ship(ship) == ShipKind.CRUISE
    facts.aboard = s.n_cargo[ship] if is_cruise else s.cargo_sum[ship]
    facts.limit = s.printed.holds[ship] if is_cruise else s.printed.max_cargo[ship]
    facts.least = s.printed.min_cargo[ship]


def quote_wagon(s: State, seat: int, facts: Facts) -> None:
    """The die picked up."""
    facts.die = 0
    if s.picked_slot != NONE:
        facts.die = die_of(s, seat, s.picked_slot, s.picked)


# -- Ships --------------------------------------------------------------------------------------


def quote_add(s: State, seat: int, facts: Facts, ship: int) -> None:
    quote_step(s, seat, facts, ship)
    if s.phase == Phase.GROUP and why_not_add(s, seat, ship) == Refusal.STRANDS_MOVES:
        quote_stranded(s, facts, ship, s.group | (1 << ship))


def quote_sail(s: State, seat: int, facts: Facts) -> None:
    if s.phase != Phase.GROUP:
        return
    quote_step(s, seat, facts, s.lead)
    facts.ship = s.group
    facts.n_along = number_of(s.group) - 1
    if why_not_sail(s, seat) == Refusal.STRANDS_MOVES:
        quote_stranded(s, facts, s.lead, s.group)


def quote_step(s: State, seat: int, facts: Facts, ship: int) -> None:
    """Where a ship's next step leads, what it costs and pays, who must go along and who must make way."""
    facts.step = Step.NONE
    if s.where[ship] <= Where.BOARD:
        return
    lane, zone = s.lane[ship], s.zone[ship]
    facts.from_ = s.printed.zone_name[lane][zone]
    facts.to = s.printed.zone_name[lane][zone + 1]
    facts.towards = lane
    facts.step = kind_of_step(s, lane, zone)
    along = 0
    if not is_divisible(s, ship):
        for other in range(SHIPS):
            if other != ship and is_together(s, ship, other):
                along |= 1 << other
    facts.along = along
    facts.n_along = number_of(along)
    group = along | s.group | (1 << ship)
    quote_pushed(s, facts, lane, zone, holds_of(s, group))
    leaving = leaving_by(s, facts, zone, group)
    quote_earned(s, facts, leaving)
    quote_owed(s, facts, leaving)
    facts.navy = max(0, best_military_pay(s, seat, group) - s.military_paid)


def kind_of_step(s: State, lane: int, zone: int) -> int:
    """What a step out of a zone costs with the moves left."""
    is_lock = is_lock_step(s, lane, zone)
    if s.any_moves > 0 and (s.lock if is_lock else s.waterway) == 0:
        return Step.ANY
    return Step.LOCK if is_lock else Step.WATERWAY


def quote_pushed(s: State, facts: Facts, lane: int, zone: int, holds: int) -> None:
    """The ships that would be pushed on by so many holds coming out of a zone, and where to."""
    facts.n_pushed = 0
    last = end_of_push(s, lane, zone + 1, holds)
    for ship in range(SHIPS):
        if s.where[ship] == Where.CANAL and s.lane[ship] == lane and zone < s.zone[ship] < last:
            pushed = facts.pushed[facts.n_pushed]
            pushed.ship = ship
            pushed.to = s.printed.zone_name[lane][s.zone[ship] + 1]
            facts.n_pushed += 1


def leaving_by(s: State, facts: Facts, zone: int, group: int) -> int:
    """The ships that would leave the canal, as bits: the group itself, or who is pushed out."""
    if zone + 1 == s.printed.arrival:
        return group
    leaving = 0
    for k in range(facts.n_pushed):
        ship = facts.pushed[k].ship
        if s.zone[ship] + 1 == s.printed.arrival:
            leaving |= 1 << ship
    return leaving


def quote_earned(s: State, facts: Facts | Way, leaving: int) -> None:
    """What the companies would be paid for their dice aboard."""
    facts.n_earned = 0
    for company in range(s.n_seats):
        money = 0
        for ship in range(SHIPS):
            if (leaving >> ship) & 1 and kind_of_ship(ship) != ShipKind.CRUISE:
                _, income = income_of(s, ship, company)
                money += income
        if money > 0:
            earned = facts.earned[facts.n_earned]
            earned.company = company
            earned.money = money
            facts.n_earned += 1


def quote_owed(s: State, facts: Facts | Way, leaving: int) -> None:
    """What the owners of the ships may choose from."""
    facts.n_owed = 0
    for ship in range(SHIPS):
        owner = owner_of(ship)
        if (leaving >> ship) & 1 and owner != NONE:
            owed = facts.owed[facts.n_owed]
            owed.ship = ship
            owed.company = owner
            owed.bonus = bonus_of(s, owner, ship % MODELS)
            owed.money = s.printed.bonus_cash[ship % MODELS]
            facts.n_owed += 1


def bonus_of(s: State, owner: int, model: int) -> int:
    """The card for a ship of that size, or the money where there is none to take."""
    if why_not_card_for(s, owner, model) != Refusal.NONE:
        return Bonus.CASH
    if model < MEDIUM:
        return Bonus.CAPTAIN
    return Bonus.STEVEDORE if model == MEDIUM else Bonus.ADVISOR


def quote_stranded(s: State, facts: Facts, ship: int, group: int) -> None:
    """How many moves, and of which kind, a step that is not allowed would strand."""
    waterway, lock, either = stranded_by(s, ship, group)
    facts.lost = waterway + lock + either
    if lock + either == 0:
        facts.lost_kind = Lost.WATERWAY
    elif waterway + either == 0:
        facts.lost_kind = Lost.LOCK
    else:
        facts.lost_kind = Lost.MIXED
