"""How far a ship could go on with the moves left: its further steps are made on a copy."""

from penstock.engine.record import NONE
from penstock.games.panamax.face.facts import (
    Facts,
    Stop,
    Way,
    quote_earned,
    quote_owed,
    quote_step,
    quote_stranded,
)
from penstock.games.panamax.rules.canal import (
    add,
    end_of_push,
    first_of_group,
    has_move,
    holds_of,
    is_divisible,
    is_lock_step,
    is_together,
    may_add,
    may_move,
    move,
    moves_after,
    moves_left,
    sail,
    why_not_move,
)
from penstock.games.panamax.rules.codes import Refusal
from penstock.games.panamax.rules.movement import has_step, survey, survey_group
from penstock.games.panamax.rules.state import SHIPS, ZONES, Phase, State, Where


def tries(s: State) -> bool:
    """Steps are made on a copy to see how far they lead."""
    return bool(s.phase == Phase.MOVING)


def quote_move(s: State, seat: int, facts: Facts, ship: int) -> None:
    """The next step, and where more of them would lead: what is said of the copy comes first."""
    quote_step(s, seat, facts, ship)
    if s.phase != Phase.MOVING:
        return
    refusal = why_not_move(s, seat, ship)
    if refusal == Refusal.STRANDS_MOVES:
        quote_stranded(s, facts, ship, 1 << ship)
    elif refusal == Refusal.NONE:
        quote_ways(s, seat, facts, ship)


def quote_ways(s: State, seat: int, facts: Facts, ship: int) -> None:
    """Further steps of the same ships, until moves run out, the ocean is reached or one has to choose."""
    facts.n_ways = 0
    waterway, lock, either = s.waterway, s.lock, s.any_moves
    named, group = ship, who_goes(s, ship, 1 << ship)
    while facts.n_ways < ZONES and makes_step(s, seat, named, group):
        named = next_named(s, seat, ship)
        if named == NONE:
            break
        group = who_goes(s, ship, group)
        lane, zone = s.lane[ship], s.zone[ship]
        way = facts.ways[facts.n_ways]
        way.to = s.printed.zone_name[lane][zone + 1]
        way.ship = named
        way.group = group
        left = moves_after(is_lock_step(s, lane, zone), s.waterway, s.lock, s.any_moves)
        way.waterway, way.lock, way.either = waterway - left[0], lock - left[1], either - left[2]
        if facts.n_ways > 0:
            quote_pushed_before(facts.ways[facts.n_ways - 1], way)
        else:
            quote_pushed_before(facts, way)
        leaving = quote_pushed_by(s, way, lane, zone, group)
        quote_earned(s, way, leaving)
        quote_owed(s, way, leaving)
        facts.n_ways += 1
    facts.stop = stop_of(s, ship)


def stop_of(s: State, ship: int) -> int:
    """Why a ship that lies where it has got to goes no farther."""
    if s.where[ship] == Where.WAITING and s.lead == NONE:
        return Stop.ARRIVED
    if s.where[ship] != Where.CANAL:
        return Stop.STRANDS  # only with others it could leave the ocean
    is_lock = is_lock_step(s, s.lane[ship], s.zone[ship])
    if not has_move(s, is_lock):
        return Stop.LOCK if is_lock else Stop.WATERWAY
    return Stop.STRANDS


def who_goes(s: State, ship: int, group: int) -> int:
    """In locks and the cut all that lie together, elsewhere those that came with the ship."""
    if is_divisible(s, ship):
        return group
    for other in range(SHIPS):
        if is_together(s, ship, other):
            group |= 1 << other
    return group


def makes_step(s: State, seat: int, ship: int, group: int) -> bool:
    """The step is made on the copy, unless its group may not sail like this."""
    move(s, seat, ship)
    if s.lead == NONE:
        return True
    survey_group(s)
    for other in range(SHIPS):
        if other != ship and (group >> other) & 1:
            if not may_add(s, seat, other):
                return False
            add(s, seat, other)
            survey_group(s)
    if not s.may_sail:
        return False
    sail(s, seat)
    return True


def next_named(s: State, seat: int, ship: int) -> int:
    """Who is named for the next step, if it can be made at once; else NONE."""
    if s.n_queue > 0 or s.where[ship] != Where.CANAL or not (moves_left(s) > 0 and has_step(s)):
        return NONE
    survey(s)
    named = ship if is_divisible(s, ship) else first_of_group(s, ship)
    return named if may_move(s, seat, named) else NONE


def quote_pushed_before(told: Facts | Way, way: Way) -> None:
    """Who has been pushed by the steps before."""
    way.n_pushed = told.n_pushed
    for k in range(told.n_pushed):
        way.pushed[k].ship = told.pushed[k].ship
        way.pushed[k].to = told.pushed[k].to


def quote_pushed_by(s: State, way: Way, lane: int, zone: int, group: int) -> int:
    """Who would be pushed by the next step, perhaps once more; the ships that would leave the canal."""
    last = end_of_push(s, lane, zone + 1, holds_of(s, group))
    leaving = group if zone + 1 == s.printed.arrival else 0
    for ship in range(SHIPS):
        if s.where[ship] == Where.CANAL and s.lane[ship] == lane and zone < s.zone[ship] < last:
            k = 0
            while k < way.n_pushed and way.pushed[k].ship != ship:
                k += 1
            way.n_pushed = max(way.n_pushed, k + 1)
            way.pushed[k].ship = ship
            way.pushed[k].to = s.printed.zone_name[lane][s.zone[ship] + 1]
            if s.zone[ship] + 1 == s.printed.arrival:
                leaving |= 1 << ship
    return leaving
