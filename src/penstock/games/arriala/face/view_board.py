"""11.1 · The board in a view: canal, vineyards, blue fields, and the workers on them."""

from typing import TYPE_CHECKING

from penstock.engine.record import NONE, i1
from penstock.engine.rule import rule
from penstock.engine.view import Names, Part, by, maybe, one_of, some_of, yes
from penstock.games.arriala.rules.board import barred
from penstock.games.arriala.rules.counting import leader, majority
from penstock.games.arriala.rules.effects import number_of, spot_of, town_at
from penstock.games.arriala.rules.state import (
    COLOUR_NAMES,
    COLOURS,
    EACH,
    FIRST_SITE,
    FIRST_STRUCTURE,
    FIRST_VINEYARD,
    LONGEST,
    SEATS,
    SECTIONS,
    SITE_NAMES,
    SITES,
    SPOT_NAMES,
    STRUCTURE_NAMES,
    STRUCTURES,
    TOWN_NAMES,
    TURN_POINTS,
    VINEYARD_NAMES,
    VINEYARDS,
    WORKERS,
    State,
)

if TYPE_CHECKING:
    from penstock.games.arriala.face.view import View

COLOUR = Names("Colour", COLOUR_NAMES)
WORKER = Names(
    "WorkerName", tuple(f"{colour} {k + 1}" for colour in COLOUR_NAMES for k in range(EACH)), is_open=True
)
TOWN = Names("Town", TOWN_NAMES)
VINEYARD = Names("VineyardName", VINEYARD_NAMES)
SITE = Names("SiteName", SITE_NAMES)
STRUCTURE = Names("Structure", STRUCTURE_NAMES)
SPOT = Names("Spot", SPOT_NAMES, is_open=True)

STRETCHES = SECTIONS * ((LONGEST + 1) // 2)  # a lock on every other field
MOST_MOVED = SEATS * TURN_POINTS


class Place(Part):
    """A town, or a canal field with what stands there; what the one has is null for the other."""

    town: maybe(one_of(TOWN))
    section: maybe(i1)
    number: maybe(i1)
    position: i1
    workers: some_of(WORKER)
    lock: maybe(yes)
    counted: maybe(yes)


class Section(Part):
    section: i1
    from_: one_of(TOWN)
    to: one_of(TOWN)
    fields: i1
    locks: i1
    lock_limit: i1


class Stretch(Part):
    """What it pays, and to whom as the workers stand now; a counted one is done with."""

    section: i1
    first: i1
    last: i1
    fields: i1
    workers: i1
    points: i1
    counted: yes
    leader: maybe(one_of(COLOUR))
    tally: by(COLOUR, i1)  # workers of each colour
    joined: by(COLOUR, maybe(one_of(COLOUR)))  # who would lead with one more worker of a colour
    parted: by(COLOUR, maybe(one_of(COLOUR)))  # and who with one fewer


class Vineyard(Part):
    vineyard: one_of(VINEYARD)
    fields: i1
    workers: some_of(WORKER)
    leader: maybe(one_of(COLOUR))
    joined: by(COLOUR, maybe(one_of(COLOUR)))  # who would lead with one more worker of a colour
    parted: by(COLOUR, maybe(one_of(COLOUR)))  # and who with one fewer


class Site(Part):
    """A blue field."""

    site: one_of(SITE)
    workers: some_of(WORKER)


class Moved(Part):
    """A worker that a seat moved in its latest turn, and where the turn found it."""

    worker: one_of(WORKER)
    seat: i1
    from_: one_of(SPOT)
    barred: yes  # may whoever's turn it is not send it back there?


def workers_at(s: State, place: int) -> int:
    """Bits of the workers who stand there."""
    bits = 0
    for worker in range(WORKERS):
        if s.at[worker] == place:
            bits |= 1 << worker
    return bits


def view_canal(s: State, v: "View") -> None:
    """What is in play, from one end to the other."""
    for position in range(s.printed.first, s.printed.last + 1):
        view_place(s, position, v.canal[v.n_canal])
        v.n_canal += 1
    for section in range(SECTIONS):
        if s.printed.canal_fields & s.printed.section_bits[section]:
            view_section(s, section, v.sections[v.n_sections])
            v.n_sections += 1


def view_place(s: State, position: int, place: Place) -> None:
    place.town = town_at(s, position)
    place.position = position
    place.workers = workers_at(s, position)
    if place.town == NONE:
        place.section = s.printed.section_of[position] + 1
        place.number = number_of(s, position)
        place.lock = (s.lock_bits >> position) & 1
        place.counted = (s.counted >> position) & 1


def view_section(s: State, k: int, section: Section) -> None:
    section.section = k + 1
    section.from_ = k
    section.to = k + 1
    section.fields = s.printed.town_at[k + 1] - s.printed.town_at[k] - 1
    section.locks = s.section_locks[k]
    section.lock_limit = s.printed.lock_limit[k]


@rule("8.1")
def view_stretches(s: State, v: "View") -> None:
    """The runs of canal fields between towns and locks, upstream first."""
    fields = s.printed.canal_fields & ~s.lock_bits
    first = s.printed.first
    while first <= s.printed.last:
        last = first
        while (fields >> last) & 1:
            last += 1
        if last > first:
            view_stretch(s, first, last - 1, v.stretches[v.n_stretches])
            v.n_stretches += 1
        first = last + 1


@rule("8.3", "8.4")
def view_stretch(s: State, first: int, last: int, stretch: Stretch) -> None:
    stretch.section = s.printed.section_of[first] + 1
    stretch.first = first
    stretch.last = last
    stretch.fields = last - first + 1
    for worker in range(WORKERS):
        if first <= s.at[worker] <= last:
            stretch.workers += 1
    stretch.points = s.printed.stretch_points[last - first]
    stretch.counted = (s.counted >> first) & 1
    stretch.leader = leader(s, first, last)
    for colour in range(COLOURS):
        stretch.tally[colour] = s.tally[colour]
    for colour in range(COLOURS):
        stretch.joined[colour] = leader_with(s, colour, 1)
        stretch.parted[colour] = leader_with(s, colour, -1)


@rule("8.3", "9.2")
def leader_with(s: State, colour: int, more: int) -> int:
    """Who would lead with a worker of a colour more, or fewer, where the workers have just been told."""
    change = max(more, -int(s.tally[colour]))
    s.tally[colour] += change
    found = majority(s.tally)
    s.tally[colour] -= change
    return int(found)


def view_shores(s: State, v: "View") -> None:
    """Beside the canal: vineyards and blue fields in play, master structures."""
    for k in range(VINEYARDS):
        if s.printed.vineyard_fields[k]:
            view_vineyard(s, k, v.vineyards[v.n_vineyards])
            v.n_vineyards += 1
    for k in range(SITES):
        if (s.printed.sites >> (FIRST_SITE + k)) & 1:
            site = v.river[v.n_river]
            site.site = k
            site.workers = workers_at(s, FIRST_SITE + k)
            v.n_river += 1
    for k in range(STRUCTURES):
        v.master[k] = not (s.structures_free >> (FIRST_STRUCTURE + k)) & 1


@rule("9.2")
def view_vineyard(s: State, k: int, vineyard: Vineyard) -> None:
    vineyard.vineyard = k
    vineyard.fields = s.printed.vineyard_fields[k]
    vineyard.workers = workers_at(s, FIRST_VINEYARD + k)
    vineyard.leader = leader(s, FIRST_VINEYARD + k, FIRST_VINEYARD + k)
    for colour in range(COLOURS):
        vineyard.joined[colour] = leader_with(s, colour, 1)
        vineyard.parted[colour] = leader_with(s, colour, -1)


@rule("4.5")
def view_moved(s: State, v: "View") -> None:
    """Who may not be sent straight back by whoever's turn it is, and who rests."""
    for seat in range(s.n_seats):
        for worker in range(WORKERS):
            if (s.moved[seat] >> worker) & 1:
                moved = v.moved[v.n_moved]
                moved.worker = worker
                moved.seat = seat
                moved.from_ = spot_of(s, s.origin[seat][worker])
                bound = barred(s, s.mover, worker) >> s.origin[seat][worker] & 1
                moved.barred = seat != s.mover and bound
                v.n_moved += 1
    v.resting = s.resting
