"""6.6 · Searching: where counting does not settle it, all orders of steps are tried on a sketch."""

from penstock.engine.rule import rule
from penstock.games.panamax.rules.canal import holds_of, is_lock_step, is_narrow, moves_left
from penstock.games.panamax.rules.reach import NOTHING, is_plenty, number_of, with_units
from penstock.games.panamax.rules.sketch import (
    MILITARY,
    like,
    next_group,
    next_step,
    rub_out,
    sketch,
    take_back,
    try_step,
)
from penstock.games.panamax.rules.state import LANES, LOOK_AHEAD


@rule("6.6")
def search_steps(s, sure):
    """Try every step; those after which most can be used are allowed."""
    enough = s.most - 1
    best, found = 0, sure
    if sure:
        best = enough
    sketch(s)
    lane, zone, group = next_step(s, 0, 0, 0)
    while group:
        named = group & -group  # in a lock or cut the first ship speaks for all
        if not is_narrow(s, lane, zone):
            named = like(s, s.sketch[lane][zone], group)
        if best < enough or named & ~found:
            usable = usable_after(s, lane, zone, group, best, enough)
            if usable > best:
                best, found = usable, 0
            if usable == best:
                found |= named
        lane, zone, group = next_step(s, lane, zone, group)
    rub_out(s)
    s.may_step = found
    s.most = best + 1


@rule("6.6")
def search_group(s, sails, sure):
    """Try every group that can still come of this one."""
    enough = s.most - 1
    sketch(s)
    lane, zone = s.lane[s.lead], s.zone[s.lead]
    others = s.sketch[lane][zone] & ~s.group
    room = s.printed.capacity - holds_of(s, s.group)
    s.may_sail = sails or usable_after(s, lane, zone, s.group, enough, enough) == enough
    found = sure
    added = next_group(s, others, 0, room)
    while added:
        named = like(s, others, added)
        if named & ~found and usable_after(s, lane, zone, s.group | added, enough, enough) == enough:
            found |= named
        added = next_group(s, others, added, room)
    rub_out(s)
    s.may_step = found


def usable_after(s, lane, zone, group, least, enough):
    """The most moves that can be used after a step, see `most_usable`."""
    try_step(s, 0, lane, zone, group)
    usable = most_usable(s, least, enough)
    take_back(s, 0)
    return usable


def most_usable(s, least, enough):
    """The most moves that can be used, not counting beyond `enough`; less than `least` need not be exact.

    Depth first through all orders of steps, from the second level of `path` on.
    """
    at_least, at_most = bounds(s)
    if at_least >= enough:
        return enough
    if at_most < least:
        return 0
    best, depth = 0, 1
    lane, zone, group = 0, 0, 0
    while True:
        lane, zone, group = next_step(s, lane, zone, group)
        if group:
            has_crossed = try_step(s, depth, lane, zone, group)
            depth += 1
            at_least, at_most = bounds(s)
            best = min(max(best, depth - 1 + at_least), enough)
            if best == enough:
                break
            if depth - 1 + at_most < max(least, best + 1):
                depth -= 1
                take_back(s, depth)
                continue
            # steps of the two lanes can be swapped, so lane 0 goes first unless a ship has come over
            if has_crossed:
                lane = 0
            zone, group = 0, 0
        elif depth == 1:
            break
        else:
            depth -= 1
            lane, zone, group = take_back(s, depth)
    while depth > 1:
        depth -= 1
        take_back(s, depth)
    return best


def bounds(s):
    """At least and at most so many of the moves left can be used; quick rather than close."""
    moves = moves_left(s)
    if s.lock == moves:
        usable = lock_usable(s)
        return usable, usable
    if s.waterway == moves:
        return waterway_bounds(s)
    tally = NOTHING
    for lane in range(LANES):
        for zone in range(s.printed.arrival):
            ships = s.sketch[lane][zone]
            if ships:
                units = 1 if is_narrow(s, lane, zone) else number_of(ships)
                tally = with_units(s, tally, lane, zone, units)
    if is_plenty(tally, s.waterway, s.lock, s.any_moves):
        return moves, moves
    return 0, moves


def lock_usable(s):
    """With nothing left but lock moves every group in the locks goes on to their end, foremost first."""
    usable = 0
    for lane in range(LANES):
        for zone in range(1, s.printed.arrival):
            if s.sketch[lane][zone] and is_lock_step(s, lane, zone):
                usable += s.printed.stretch[lane][zone]
    return min(usable, s.lock)


def waterway_bounds(s):
    """With nothing left but waterway moves nobody leaves a lock unless pushed, and no row of locks pushes
    anybody out before it is full."""
    at_least, at_most = 0, 0
    for lane in range(LANES):
        ships_before, room, in_locks = 0, 0, 0  # before the next lock; empty locks of the row; ships in it
        for zone in range(s.printed.arrival):
            ships = s.sketch[lane][zone]
            if is_lock_step(s, lane, zone):
                in_locks |= ships
                if ships == 0:
                    room += 1
                continue
            if zone > 0 and is_lock_step(s, lane, zone - 1):
                if ships_before > room:
                    at_most = s.waterway  # somebody may be pushed out
                ships_before, room, in_locks = 0, 0, 0
            if ships:
                n, to_go = number_of(ships), s.printed.stretch[lane][zone]
                ships_before += n
                if is_narrow(s, lane, zone):
                    at_least += to_go
                    at_most += 1 + (to_go - 1) * n
                else:
                    at_least += to_go * n
                    at_most += to_go * n
        if ships_before > room and in_locks & MILITARY:
            at_most = s.waterway  # somebody may be pushed out into the ocean, ready to sail again
    return min(at_least, s.waterway), min(at_most, s.waterway)


@rule("6.6")
def stranded_by(s, ship, group):
    """What would lapse after this step at the least: waterway moves, lock moves, moves of either kind."""
    sketch(s)
    lane, zone = s.lane[ship], s.zone[ship]
    if is_narrow(s, lane, zone):
        group = s.sketch[lane][zone]
    try_step(s, 0, lane, zone, group)
    usable = most_usable(s, 0, min(moves_left(s), LOOK_AHEAD - 1))
    waterway, lock, either = s.waterway, s.lock, s.any_moves
    stranded = (0, 0, either)
    for waterways in range(waterway + 1):  # which `usable` moves can be used to the last?
        for locks in range(min(usable - waterways, lock) + 1):
            s.waterway, s.lock, s.any_moves = waterways, locks, usable - waterways - locks
            if s.any_moves <= either and most_usable(s, usable, usable) == usable:
                stranded = (waterway - waterways, lock - locks, either - s.any_moves)
    s.waterway, s.lock, s.any_moves = waterway, lock, either
    take_back(s, 0)
    rub_out(s)
    return stranded
