"""1.3, 6 · The canal: groups, joining, pushing, arriving."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.panamax.rules.bank import owner_of, pay_company, pay_player, player_at
from penstock.games.panamax.rules.codes import Event, Refusal
from penstock.games.panamax.rules.state import (
    BENEFITS,
    FIRST_CRUISE,
    FIRST_SPECIAL,
    NATIONS,
    PASSENGERS,
    PROSPECTOR,
    SHIPS,
    ShipKind,
    Where,
    ZoneKind,
)


def kind_of_ship(ship):
    if ship < FIRST_SPECIAL or ship == PROSPECTOR:
        return ShipKind.CARGO
    return ShipKind.MILITARY if ship < FIRST_CRUISE else ShipKind.CRUISE


@rule("1.3", "6.1")
def is_lock_step(s, lane, zone):
    """Leaving a lock is a lock move, leaving anything else a waterway move."""
    return s.printed.zone_kind[lane][zone] == ZoneKind.LOCK


@rule("6.4")
def is_narrow(s, lane, zone):
    """Locks and the cut have a capacity; lakes and oceans have none."""
    kind = s.printed.zone_kind[lane][zone]
    return kind == ZoneKind.LOCK or kind == ZoneKind.CUT


@rule("6.2")
def is_ready(s, ship):
    """Enough cargo aboard; military ships always, from the waiting zone too."""
    where = s.where[ship]
    if where == Where.CANAL:
        return True
    if where != Where.LOADING and where != Where.WAITING:
        return False
    if kind_of_ship(ship) == ShipKind.MILITARY:
        return True
    return cargo_lacking(s, ship, s.n_cargo[ship], s.cargo_sum[ship]) <= 0


@rule("6.2")
def cargo_lacking(s, ship, n_cargo, cargo_sum):
    """What a ship lacks to sail with so many dice of such a sum: dice on cruise ships, elsewhere pips."""
    if kind_of_ship(ship) == ShipKind.CRUISE:
        return s.printed.min_cargo[ship] - n_cargo
    return s.printed.min_cargo[ship] - cargo_sum


def is_together(s, ship, other):
    """In the same ocean, or in the same zone of the same lane."""
    if s.where[other] <= Where.BOARD or s.lane[ship] != s.lane[other]:
        return False
    return s.zone[ship] == s.zone[other]


def is_divisible(s, ship):
    """In oceans and lakes groups are made up anew."""
    return not is_narrow(s, s.lane[ship], s.zone[ship])


def first_of_group(s, ship):
    if s.holds_in[s.lane[ship]][s.zone[ship]] == s.printed.holds[ship]:
        return ship  # alone
    for other in range(ship):
        if is_together(s, ship, other):
            return other
    return ship


def has_move(s, is_lock):
    if s.any_moves > 0:
        return True
    return s.lock > 0 if is_lock else s.waterway > 0


@rule("6.1", "6.3")
def why_not_step(s, ship):
    """A ready ship of anybody, with a move of its kind; an undivided group answers to its first ship."""
    if not is_ready(s, ship):
        return Refusal.NOT_READY
    if not has_move(s, is_lock_step(s, s.lane[ship], s.zone[ship])):
        return Refusal.NO_SUCH_MOVE
    if not is_divisible(s, ship) and first_of_group(s, ship) != ship:
        return Refusal.NOT_FIRST
    return Refusal.NONE


@rule("6.6")
def why_not_move(s, seat, ship):
    """A possible step that strands no move."""
    refusal = why_not_step(s, ship)
    if refusal == Refusal.NONE and (s.may_step >> ship) & 1 == 0:
        return Refusal.STRANDS_MOVES
    return refusal


def may_move(s, seat, ship):
    """The same from the survey, which has asked every ship."""
    return (s.may_step >> ship) & 1 != 0


@rule("6.3")
def move(s, seat, ship):
    """Where ships are free to choose, others may be added; elsewhere the whole group goes at once."""
    s.may_decline = 0
    s.group = 1 << ship
    if is_divisible(s, ship):
        s.lead = ship
        return
    for other in range(ship + 1, SHIPS):
        if is_together(s, ship, other):
            s.group |= 1 << other
    step_on(s, seat, ship)


def holds_of(s, ships):
    """Of ships given as bits."""
    holds = 0
    for ship in range(SHIPS):
        if (ships >> ship) & 1:
            holds += s.printed.holds[ship]
    return holds


@rule("6.3")
def why_not_join(s, ship):
    """Ready ships of the same ocean or lake half, up to a lock's capacity."""
    if (s.group >> ship) & 1:
        return Refusal.IN_GROUP
    if not is_together(s, s.lead, ship):
        return Refusal.NOT_TOGETHER
    if not is_ready(s, ship):
        return Refusal.NOT_READY
    if holds_of(s, s.group) + s.printed.holds[ship] > s.printed.capacity:
        return Refusal.GROUP_FULL
    return Refusal.NONE


@rule("6.6")
def why_not_add(s, seat, ship):
    """In any order; a group that strands no move must be able to come of it."""
    refusal = why_not_join(s, ship)
    if refusal == Refusal.NONE and (s.may_step >> ship) & 1 == 0:
        return Refusal.STRANDS_MOVES
    return refusal


def may_add(s, seat, ship):
    """The same from the survey of the group."""
    return (s.may_step >> ship) & 1 != 0


@rule("6.3")
def add(s, seat, ship):
    s.group |= 1 << ship


@rule("6.6")
def why_not_sail(s, seat):
    """Unless only a larger group strands no move."""
    if not s.may_sail:
        return Refusal.STRANDS_MOVES
    return Refusal.NONE


@rule("6.3")
def sail(s, seat):
    """The group made up goes one zone on."""
    ship = s.lead
    s.lead = NONE
    step_on(s, seat, ship)


@rule("6.1", "7.2")
def moves_after(is_lock, waterway, lock, either):
    """A step uses up a move of its own kind first; below zero: there is none for it."""
    if is_lock and lock > 0:
        return waterway, lock - 1, either
    if not is_lock and waterway > 0:
        return waterway - 1, lock, either
    return waterway, lock, either - 1


@rule("6.1", "7.2")
def use_move(s, is_lock):
    s.waterway, s.lock, s.any_moves = moves_after(is_lock, s.waterway, s.lock, s.any_moves)


def step_on(s, seat, ship):
    """One step of the group: pay, make way, go, arrive."""
    lane, zone = s.lane[ship], s.zone[ship]
    use_move(s, is_lock_step(s, lane, zone))
    group = s.group
    holds = holds_of(s, group)
    s.group = 0
    for nation in range(NATIONS):
        if (group >> (FIRST_SPECIAL + nation)) & 1:
            pay_military(s, seat, nation)
    push(s, lane, zone + 1, holds)
    for k in range(SHIPS):
        if (group >> k) & 1:
            shift(s, k, lane, zone + 1)
            note(s, Event.SAILED, seat, k, s.printed.zone_name[lane][zone + 1])
    if s.holds_in[lane][s.printed.arrival] > 0:
        arrive(s, lane)


def shift(s, ship, lane, zone):
    """A ship into a zone of the canal, the ocean of arrival included."""
    holds = s.printed.holds[ship]
    if s.where[ship] == Where.CANAL:
        s.holds_in[lane][s.zone[ship]] -= holds
    s.holds_in[lane][zone] += holds
    s.where[ship] = Where.CANAL
    s.zone[ship] = zone


@rule("6.4", "6.5")
def end_of_push(s, lane, zone, holds):
    """The first zone, from `zone` on, whose ships stay where they are when so many holds come in."""
    while is_narrow(s, lane, zone) and s.holds_in[lane][zone] + holds > s.printed.capacity:
        holds = s.holds_in[lane][zone]
        zone += 1
    return zone


@rule("6.4", "6.5")
def push(s, lane, zone, holds):
    """Whoever does not fit pushes everything there one zone on, foremost group first."""
    for k in range(end_of_push(s, lane, zone, holds) - 1, zone - 1, -1):
        for ship in range(SHIPS):
            if s.where[ship] == Where.CANAL and s.lane[ship] == lane and s.zone[ship] == k:
                shift(s, ship, lane, k + 1)
                note(s, Event.PUSHED, NONE, ship, s.printed.zone_name[lane][k + 1])


@rule("6.4", "6.5")
def moved_by_group(s):
    """The ships of the group being made up and all that they would push, as bits."""
    lane, zone = s.lane[s.lead], s.zone[s.lead] + 1
    end = end_of_push(s, lane, zone, holds_of(s, s.group))
    ships = s.group
    if end > zone:
        for ship in range(SHIPS):
            if s.where[ship] == Where.CANAL and s.lane[ship] == lane and zone <= s.zone[ship] < end:
                ships |= 1 << ship
    return ships


@rule("6.11")
def military_pay(s, flags):
    """A dollar for each flag of the ship's nation, up to a limit."""
    return min(flags, s.printed.military_most)


@rule("6.11")
def best_military_pay(s, seat, group):
    """What the best military ship of a group pays, before what was paid this turn."""
    most = 0
    for nation in range(NATIONS):
        if (group >> (FIRST_SPECIAL + nation)) & 1:
            most = max(most, military_pay(s, s.flags[seat][nation]))
    return most


@rule("6.11")
def pay_military(s, seat, nation):
    """The best military ship of the turn pays, less what was paid."""
    pay = military_pay(s, s.flags[seat][nation]) - s.military_paid
    if pay > 0:
        s.military_paid += pay
        pay_player(s, seat, pay)
        note(s, Event.MILITARY_PAY, seat, pay, nation)


@rule("6.11")
def new_source(s):
    """By option dice, cards and free moves pay separately."""
    if s.pay_per_source:
        s.military_paid = 0


@rule("6.7")
def arrive(s, lane):
    """All ships that have left the canal: income, then the owners' bonuses and the passengers' benefits."""
    arrived = 0
    for ship in range(SHIPS):
        if s.where[ship] == Where.CANAL and s.lane[ship] == lane and s.zone[ship] == s.printed.arrival:
            arrived |= 1 << ship
            s.holds_in[lane][s.printed.arrival] -= s.printed.holds[ship]
            s.where[ship] = Where.WAITING
            s.lane[ship] = 1 - lane
            s.zone[ship] = 0
            note(s, Event.ARRIVED, NONE, ship, 1 - lane)
    queue_bonuses(s, arrived)
    for ship in range(SHIPS):
        if (arrived >> ship) & 1:
            unload(s, ship)


@rule("6.8")
def queue_bonuses(s, arrived):
    """The active player's ships first, then the others' in turn order."""
    for k in range(s.n_seats):
        player = player_at(s, k)
        for ship in range(SHIPS):
            if (arrived >> ship) & 1 and owner_of(ship) == player:
                queue(s, ship, player)


def queue(s, ship, seat):
    s.queue_ship[s.n_queue] = ship
    s.queue_seat[s.n_queue] = seat
    s.n_queue += 1


def leave_queue(s):
    """The first decision of the queue has been made."""
    s.n_queue -= 1
    for k in range(s.n_queue):
        s.queue_ship[k] = s.queue_ship[k + 1]
        s.queue_seat[k] = s.queue_seat[k + 1]
    s.queue_ship[s.n_queue] = 0
    s.queue_seat[s.n_queue] = 0


@rule("6.7")
def unload(s, ship):
    """Every company with dice aboard is paid, and the dice go to the pool."""
    for k in range(s.n_seats):
        player = player_at(s, k)
        dice, income = income_of(s, ship, player)
        if dice > 0:
            if kind_of_ship(ship) == ShipKind.CRUISE:
                take_passengers(s, player, dice)
            else:
                pay_company(s, player, income)
                note(s, Event.INCOME, player, income)
            s.pool[player] += dice
    for hold in range(s.n_cargo[ship]):
        s.cargo[ship][hold] = 0
        s.cargo_of[ship][hold] = 0
    s.n_cargo[ship] = 0
    s.cargo_sum[ship] = 0


@rule("6.7", "6.10")
def income_of(s, ship, company):
    """Number of dice and their value; the Prospector doubles the highest."""
    dice, income, highest = 0, 0, 0
    for hold in range(s.n_cargo[ship]):
        if s.cargo_of[ship][hold] == company:
            die = s.cargo[ship][hold]
            dice += 1
            income += die + doubled(ship, die, highest)
            highest = max(highest, die)
    return dice, income


@rule("6.10")
def doubled(ship, die, highest):
    """What a die adds to the doubling of the highest, after others of the company."""
    return max(die - highest, 0) if ship == PROSPECTOR else 0


@rule("6.9")
def passenger_money(s, before):
    """Of the next tile after so many others; NONE if there are no more."""
    tile = s.n_passengers + before
    return s.printed.passengers[tile] if tile < PASSENGERS else NONE


@rule("6.9")
def take_passengers(s, seat, dice):
    """A tile for each die as long as there are any; its money goes to the company."""
    for _ in range(dice):
        money = passenger_money(s, 0)
        if money == NONE:
            note(s, Event.NO_PASSENGER, seat)
        else:
            s.n_passengers += 1
            s.tiles[seat] += 1
            pay_company(s, seat, money)
            note(s, Event.PASSENGER, seat, money)
            if benefits_open(s, seat) > 0:
                queue(s, NONE, seat)


@rule("5.7")
def benefits_open(s, seat):
    """Benefit spaces neither taken nor already waiting for a choice."""
    free = 0
    for k in range(len(BENEFITS)):
        free += 1 - ((s.benefits[seat] >> k) & 1)
    for k in range(s.n_queue):
        if s.queue_seat[k] == seat and s.queue_ship[k] == NONE:
            free -= 1
    return free


def moves_left(s):
    return s.waterway + s.lock + s.any_moves


@rule("6.6")
def let_moves_lapse(s):
    """What cannot be used is lost."""
    note(s, Event.MOVES_LAPSED, s.mover, moves_left(s))
    s.may_step = 0
    s.most = 0
    s.waterway = 0
    s.lock = 0
    s.any_moves = 0
    s.may_decline = 0


@rule("6.1")
def begin_movement(s, strength):
    """A blue die: strength in waterway moves, the foot of its column in lock moves."""
    new_source(s)
    s.waterway = strength
    s.lock = s.printed.foot[s.column]
