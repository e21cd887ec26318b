"""4 to 6 · What an action does once worker and place are known."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.arriala.rules.board import colour_of
from penstock.games.arriala.rules.codes import Event
from penstock.games.arriala.rules.counting import count_at, give_points
from penstock.games.arriala.rules.state import (
    EACH,
    FIRST_SITE,
    FIRST_STRUCTURE,
    FIRST_VINEYARD,
    SPOTS_OF_SECTION,
    TOWNS,
    VINEYARD_SPOT,
)


def town_at(s, position):
    """Which town lies there; NONE if it is a field."""
    for town in range(TOWNS):
        if s.printed.town_at[town] == position:
            return town
    return NONE


def number_of(s, position):
    """The number of a field in its section, counted from 1 downstream."""
    return position - s.printed.town_at[s.printed.section_of[position]]


def spot_of(s, place):
    """A place of the canal or a vineyard as events name it, by its position in SPOT_NAMES."""
    if place >= FIRST_VINEYARD:
        return VINEYARD_SPOT + place - FIRST_VINEYARD
    town = town_at(s, place)
    if town != NONE:
        return town * SPOTS_OF_SECTION
    return s.printed.section_of[place] * SPOTS_OF_SECTION + number_of(s, place)


def note_move(s, kind, seat, worker, place):
    """Say who goes from where to where, while the worker still stands there."""
    if s.records_events:
        note(s, kind, seat, colour_of(worker), spot_of(s, s.at[worker]), spot_of(s, place))


def leave(s, worker):
    """Take a worker from canal or vineyard."""
    here = s.at[worker]
    if here >= FIRST_VINEYARD:
        s.vineyard[here - FIRST_VINEYARD] -= 1
        s.in_vineyards &= ~(1 << worker)
    else:
        s.on_canal &= ~(1 << worker)
        s.taken &= ~(1 << here)


def arrive(s, worker, position):
    """Put a worker on the canal: a field is taken now, a town never is."""
    s.at[worker] = position
    s.on_canal |= 1 << worker
    s.taken |= (1 << position) & s.printed.canal_fields


@rule("4.4", "4.5")
def remember_move(s, seat, worker):
    """A worker moves once a turn, and the others may not send it back to where the turn found it."""
    if not (s.moved[seat] >> worker) & 1:
        s.origin[seat][worker] = s.at[worker]
    s.moved[seat] |= 1 << worker
    s.resting |= 1 << worker
    s.walked &= ~(1 << worker)


@rule("8.2", "4.4")
def count_after_arrival(s, worker, position):
    """Count what the arrival completes; by option its finisher may move again."""
    before = s.stretches_counted
    count_at(s, position)
    if s.finisher_moves_again and s.stretches_counted > before:
        s.resting &= ~(1 << worker)


@rule("4.2")
def walk_cost(s, worker, position):
    """Every field costs, except those a card has paid for."""
    distance = abs(position - s.at[worker])
    return max(distance - s.free_fields, 0) * s.printed.cost.walk


@rule("4.2")
def walk_to(s, seat, worker, position):
    s.ap -= walk_cost(s, worker, position)
    note_move(s, Event.WALKED, seat, worker, position)
    relocate(s, seat, worker, position)
    if s.walks_go_on:
        s.walked |= 1 << worker


@rule("7.5")
def teleport_to(s, seat, worker, position):
    note_move(s, Event.JUMPED, seat, worker, position)
    relocate(s, seat, worker, position)


@rule("5.3")
def bring_to_canal(s, seat, worker, position):
    note_move(s, Event.RETURNED, seat, worker, position)
    relocate(s, seat, worker, position)


def relocate(s, seat, worker, position):
    """One move of a worker to a place of the canal."""
    remember_move(s, seat, worker)
    leave(s, worker)
    arrive(s, worker, position)
    count_after_arrival(s, worker, position)


@rule("5.1")
def next_of_reserve(s, seat):
    """The reserve gives out its lowest worker."""
    return seat * EACH + EACH - s.reserve[seat]


@rule("5.1")
def place_on(s, seat, position):
    """Placing is not moving."""
    worker = next_of_reserve(s, seat)
    s.reserve[seat] -= 1
    if s.records_events:
        note(s, Event.PLACED, seat, colour_of(worker), spot_of(s, position))
    arrive(s, worker, position)
    if s.placed_rests:
        s.resting |= 1 << worker
    count_after_arrival(s, worker, position)


@rule("5.2")
def send_to_vineyard(s, seat, worker, vineyard):
    """From the canal to any free field of a vineyard."""
    note_move(s, Event.WENT_TO_VINEYARD, seat, worker, FIRST_VINEYARD + vineyard)
    remember_move(s, seat, worker)
    leave(s, worker)
    s.at[worker] = FIRST_VINEYARD + vineyard
    s.vineyard[vineyard] += 1
    s.in_vineyards |= 1 << worker


@rule("5.4")
def build_river(s, seat, worker, site):
    """The worker stays on the blue field for good; three points at once."""
    if s.records_events:
        note(s, Event.RIVER, seat, site, s.printed.river_points, spot_of(s, s.at[worker]))
    remember_move(s, seat, worker)
    leave(s, worker)
    s.at[worker] = FIRST_SITE + site
    s.sites_free &= ~(1 << (FIRST_SITE + site))
    give_points(s, seat, s.printed.river_points)


@rule("6.3")
def has_lock_limit(s, section):
    """Has the section as many locks as it may have?"""
    return s.section_locks[section] >= s.printed.lock_limit[section]


@rule("6.1", "6.3")
def lay_lock(s, position):
    """A lock out of the supply takes a field."""
    section = s.printed.section_of[position]
    s.locks_left -= 1
    s.section_locks[section] += 1
    if has_lock_limit(s, section):
        s.lockable &= ~s.printed.section_bits[section]
    s.taken |= 1 << position
    s.lock_bits |= 1 << position


@rule("6.1", "6.4")
def build_lock(s, seat, position):
    """One point; then whatever the lock has completed on either side is counted."""
    section = s.printed.section_of[position]
    lay_lock(s, position)
    give_points(s, seat, s.printed.lock_points)
    note(s, Event.LOCK, seat, section, number_of(s, position), s.printed.lock_points)
    note_vanished(s, section, position)
    count_at(s, position - 1)
    count_at(s, position + 1)


@rule("6.4")
def note_vanished(s, section, position):
    """A lock on the only field of a stretch makes it vanish without a count."""
    borders = s.printed.towns | s.lock_bits
    if (borders >> (position - 1)) & (borders >> (position + 1)) & 1:
        note(s, Event.STRETCH_GONE, NONE, section)


@rule("7.7")
def build_master(s, seat, structure):
    """Five points at once; the builder may pass others on the track."""
    s.structures_free &= ~(1 << (FIRST_STRUCTURE + structure))
    give_points(s, seat, s.printed.master_points)
    note(s, Event.MASTER, seat, structure, s.printed.master_points)
