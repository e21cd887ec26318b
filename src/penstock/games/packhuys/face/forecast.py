"""What laying, storing or removing would make of the areas: who would lead, and what it closes."""

from typing import TYPE_CHECKING

from penstock.engine.record import NONE, i1
from penstock.engine.rule import rule
from penstock.engine.view import Part, maybe, one_of, up_to, yes
from penstock.games.packhuys.face.view import DECIDED, GOOD, room_beside
from penstock.games.packhuys.rules.action import latest, lay, store, why_not_store
from penstock.games.packhuys.rules.cards import is_water
from penstock.games.packhuys.rules.codes import Refusal
from penstock.games.packhuys.rules.control import close_areas, controller_of, decided_by, lead_in
from penstock.games.packhuys.rules.harbour import (
    area_at,
    areas_without_room,
    is_open,
    size_of,
    touches_area,
)
from penstock.games.packhuys.rules.scoring import counted_areas, points_of
from penstock.games.packhuys.rules.ship import remove_card
from penstock.games.packhuys.rules.state import (
    DIRECTIONS,
    GOODS,
    MOST_AREAS,
    Phase,
    State,
)

if TYPE_CHECKING:
    from penstock.games.packhuys.face.facts import Facts

MOST_OUTCOMES = 6


class Outcome(Part):
    """An area as it would be: from which areas it is made, and who would lead it or get it."""

    joins: up_to(len(DIRECTIONS), i1)
    size: i1
    is_closed: yes
    leads: maybe(i1)
    decided: one_of(DECIDED)
    good: maybe(one_of(GOOD))  # in which the leader leads most
    by: i1
    room: i1  # cells beside it where a card may still be laid


class Gain(Part):
    """Whose points are others than before."""

    seat: i1
    by: i1


@rule("10.5")
def count_points(s: State, facts: "Facts") -> None:
    """Before anything is done: what everybody has now, to be compared."""
    counted = counted_areas(s)
    for seat in range(s.n_seats):
        areas, tokens, money = points_of(s, seat, counted)
        facts.gains[seat].by = -(areas + tokens + money)


@rule("10.5", "6.1")
def foresee_points(s: State, mover: int, facts: "Facts") -> None:
    """After it: the areas without room close; then those remain whose points are others."""
    close_areas(s)
    counted = counted_areas(s)
    facts.n_gains = 0
    for seat in range(s.n_seats):
        areas, tokens, money = points_of(s, seat, counted)
        by = facts.gains[seat].by + areas + tokens + money
        if seat == mover:
            facts.points = by
        if by != 0:
            facts.gains[facts.n_gains].seat = seat
            facts.gains[facts.n_gains].by = by
            facts.n_gains += 1


@rule("5.1", "5.6", "6.1", "6.3")
def foresee(s: State, seat: int, cell: int, facts: "Facts") -> None:
    """Lay the card and store all its goods, if they may be stored; then read the areas."""
    number = s.played[seat]
    purse = s.coins[seat]
    facts.n_outcomes = 0
    if not is_water(s, number):
        join_neighbours(s, cell, facts.outcomes[0])
    lay(s, seat, cell)
    is_asked = s.phase == Phase.EXPORT
    if is_asked and why_not_store(s, seat) == Refusal.NONE:
        store(s, seat)
    closing = areas_without_room(s)
    made = NONE
    if not is_water(s, number):
        made = s.lying[latest(s)].area
        read_area(s, made, closing, facts)
    else:
        facts.coins = s.coins[seat] - purse
    for area in range(MOST_AREAS):
        is_near = (closing >> area) & 1 or (is_open(s, area) and touches_area(s, cell, area))
        if area != made and is_near and facts.n_outcomes < MOST_OUTCOMES:
            outcome = facts.outcomes[facts.n_outcomes]
            outcome.joins[0] = area
            outcome.n_joins = 1
            read_area(s, area, closing, facts)
    if is_asked:
        s.phase = Phase.EXPORT  # how the game ends is still open


@rule("5.2", "6.1", "6.3")
def foresee_stored(s: State, facts: "Facts") -> None:
    """The goods of the card just laid have come: read its area, and those that it closes."""
    closing = areas_without_room(s)
    made = s.lying[latest(s)].area
    facts.n_outcomes = 0
    for area in range(MOST_AREAS):
        if area == made or ((closing >> area) & 1 and facts.n_outcomes < MOST_OUTCOMES):
            outcome = facts.outcomes[facts.n_outcomes]
            outcome.joins[0] = area
            outcome.n_joins = 1
            read_area(s, area, closing, facts)


@rule("7.3", "6.2")
def foresee_removal(s: State, cell: int, facts: "Facts") -> None:
    """Take the card off; then read what is left of its area, in parts if it was cut."""
    area = area_at(s, cell)
    facts.n_outcomes = 0
    remove_card(s, cell)
    read = 0
    for step in DIRECTIONS:
        part = area_at(s, cell + step)
        if part != NONE and (read >> part) & 1 == 0 and is_open(s, part):
            read |= 1 << part
            outcome = facts.outcomes[facts.n_outcomes]
            outcome.joins[0] = area
            outcome.n_joins = 1
            read_area(s, part, 0, facts)


@rule("3.5")
def join_neighbours(s: State, cell: int, outcome: Outcome) -> None:
    """The areas that a harbour card in this cell would join."""
    for step in DIRECTIONS:
        area = area_at(s, cell + step)
        is_new = area != NONE
        for k in range(outcome.n_joins):
            is_new = is_new and outcome.joins[k] != area
        if is_new:
            outcome.joins[outcome.n_joins] = area
            outcome.n_joins += 1


@rule("6.2", "6.3")
def read_area(s: State, area: int, closing: int, facts: "Facts") -> None:
    """Size, leader and the leader's best kind of an area, as the next outcome."""
    outcome = facts.outcomes[facts.n_outcomes]
    facts.n_outcomes += 1
    outcome.size = size_of(s, area)
    outcome.is_closed = (closing >> area) & 1
    outcome.leads = controller_of(s, area)
    outcome.decided = decided_by(s, area)
    outcome.room = room_beside(s, area)
    for good in range(GOODS):
        leader, lead = lead_in(s, area, good)
        if leader != NONE and leader == outcome.leads and lead > outcome.by:
            outcome.good = good
            outcome.by = lead
