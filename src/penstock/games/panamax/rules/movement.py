"""6.6 · All movement must be used: which steps leave as many moves usable as there can be.

Most positions are rich, and counting settles them: `reach` says how many moves the canal is sure to use.
Where counting does not settle it, all orders are tried on a sketch of the canal (`s.sketch`, `s.holds_in`),
step by step (`try_step`) and back (`take_back`); afterwards everything is as it was.
"""

from penstock.engine.rule import rule
from penstock.games.panamax.rules.canal import (
    end_of_push,
    has_move,
    holds_of,
    is_divisible,
    is_lock_step,
    is_narrow,
    is_ready,
    moves_after,
    moves_left,
    use_move,
    why_not_join,
)
from penstock.games.panamax.rules.codes import Refusal
from penstock.games.panamax.rules.state import FIRST_CRUISE, FIRST_SPECIAL, LANES, LOOK_AHEAD, SHIPS, ZONES

ALL_SHIPS = (1 << SHIPS) - 1
MILITARY = (1 << FIRST_CRUISE) - (1 << FIRST_SPECIAL)  # ready again as soon as they have arrived

# a tally: waterway and lock moves; feeders, and what they feed; near and far ones, and what they open
NOTHING = (0, 0, 0, 0, 0, 0, 0, 0)

# where a step is packed in `s.path`, above the bits of the group that made it
ENTERED = SHIPS  # the ships that came into the last zone of the push
ZONE = 2 * SHIPS
END = ZONE + 4
LANE = END + 4
EITHER = LANE + 1  # 1: it was a move of either kind
HOLDS_MOVED = EITHER + 1  # of the group, less 1
HOLDS_ENTERED = HOLDS_MOVED + 2  # of those that came into the last zone, less 1


# -- What may be done -----------------------------------------------------------------------


@rule("6.6")
def has_step(s):
    """Can any ship take a step with the moves left?"""
    for ship in range(SHIPS):
        if is_ready(s, ship) and has_move(s, is_lock_step(s, s.lane[ship], s.zone[ship])):
            return True
    return False


@rule("6.6")
def survey(s):
    """Note which ships may take a step without stranding moves.

    In passing the moves in reach are counted: those that can be made for sure, see `with_units`.
    """
    steps, waterway, lock = 0, 0, 0
    met = 0  # locks and cuts whose first ship has been met: it speaks for all
    for ship in range(SHIPS):
        if is_ready(s, ship):
            lane, zone = s.lane[ship], s.zone[ship]
            if is_narrow(s, lane, zone):
                place = 1 << (lane * ZONES + zone)
                if met & place:
                    continue
                met |= place
            is_lock = is_lock_step(s, lane, zone)
            if is_lock:
                lock += s.printed.stretch[lane][zone]
            else:
                waterway += s.printed.stretch[lane][zone]
            if has_move(s, is_lock):
                steps |= 1 << ship
    s.may_step = steps
    s.most = 0
    is_choice = steps & (steps - 1) != 0
    if is_choice and moves_left(s) > 1 and not s.is_stepwise:
        survey_steps(s, steps, waterway, lock)


@rule("6.6")
def survey_steps(s, steps, waterway, lock):
    """Which steps strand nothing? A rough count first, then a good one, then a search."""
    s.most = min(moves_left(s), LOOK_AHEAD)
    s.spare, lock_spare = spare_reach(s, waterway, lock)
    sure = 0
    for ship in range(SHIPS):
        if (steps >> ship) & 1:
            lane, zone = s.lane[ship], s.zone[ship]
            spare = lock_spare if is_lock_step(s, lane, zone) else s.spare
            if waste(s, lane, zone) <= spare:
                sure |= 1 << ship
    if sure == steps:
        return
    tally = reach(s)
    for ship in range(SHIPS):
        if ((steps & ~sure) >> ship) & 1 and is_sure(s, ship, 1 << ship, tally):
            sure |= 1 << ship
    if sure != steps:
        search_steps(s, sure)


@rule("6.6")
def survey_group(s):
    """May the group being made up sail as it is, and who may be added?"""
    joins = 0
    for ship in range(SHIPS):
        if why_not_join(s, ship) == Refusal.NONE:
            joins |= 1 << ship
    s.may_sail = 1
    s.may_step = joins
    if s.most == 0 or joins == 0:
        return  # where nobody can be added, the last ship was allowed because of this very group
    ships = number_of(s.group)
    if (ships + 1) * s.printed.stretch[s.lane[s.lead]][s.zone[s.lead]] <= s.spare:
        return
    sails, sure = False, 0
    if s.most == min(moves_left(s), LOOK_AHEAD):
        tally = reach(s)
        sails = is_sure(s, s.lead, s.group, tally)
        for ship in range(SHIPS):
            if (joins >> ship) & 1 and is_sure(s, s.lead, s.group | (1 << ship), tally):
                sure |= 1 << ship
        if sails and sure == joins:
            return
    search_group(s, sails, sure)


# -- Counting -------------------------------------------------------------------------------


def spare_reach(s, waterway, lock):
    """How much of the waterway and of the lock moves in reach a step of that kind may waste with no harm.

    No step harms the reach of the other kind.
    """
    over = waterway + lock - moves_left(s) + 1
    waterway_spare, lock_spare = 0, 0
    if lock >= s.lock:
        waterway_spare = min(waterway - max(s.waterway - 1, 0), over)
    if waterway >= s.waterway:
        lock_spare = min(lock - max(s.lock - 1, 0), over)
    return max(waterway_spare, 0), max(lock_spare, 0)


def waste(s, lane, zone):
    """Moves in reach that a step out of a zone costs, at most: itself, and more if it runs into others."""
    stretch = s.printed.stretch[lane][zone]
    if stretch > 1 and s.holds_in[lane][zone + 1] > 0 and is_narrow(s, lane, zone + 1):
        return stretch
    return 1


def reach(s):
    """What the canal as it lies is sure to use, see `is_plenty`."""
    tally = NOTHING
    for lane in range(LANES):
        for zone in range(1, s.printed.arrival):
            if s.holds_in[lane][zone] > 0 and is_narrow(s, lane, zone):
                tally = with_units(s, tally, lane, zone, 1)
    for ship in range(SHIPS):
        if is_ready(s, ship) and is_divisible(s, ship):
            tally = with_units(s, tally, s.lane[ship], s.zone[ship], 1)
    return tally


def with_units(s, tally, lane, zone, units):
    """So many more groups of a lock or cut, or single ships of a lake or ocean (or fewer, if negative).

    Taken foremost first nobody is in the way: every group in a lock is good for the lock moves out of the
    locks, all others for the waterway moves to the next lock. Beyond that, who stands before a clear lock
    feeds it, and who leaves the locks by one or two moves (near, far) opens the waterway behind them.
    """
    waterway, lock, feeders, feed, near, near_gain, far, far_gain = tally
    stretch = s.printed.stretch[lane]
    moves = stretch[zone]
    if not is_lock_step(s, lane, zone):
        waterway += units * moves
        if moves == 1:
            feeders += units
            feed += units * stretch[zone + 1]
    else:
        lock += units * moves
        out = zone + moves
        if out < s.printed.arrival and (not is_narrow(s, lane, out) or s.holds_in[lane][out] == 0):
            if moves == 1:
                near += units
                near_gain += units * stretch[out]
            elif moves == 2:
                far += units
                far_gain += units * stretch[out]
    return waterway, lock, feeders, feed, near, near_gain, far, far_gain


def is_plenty(tally, waterway_left, lock_left, either_left):
    """Does it use up all moves left? Lock moves go first, those that open waterways before others."""
    waterway, lock, feeders, feed, near, near_gain, far, far_gain = tally
    in_all = waterway_left + lock_left + either_left
    if waterway_left <= waterway and lock_left <= lock and in_all <= waterway + lock:
        return True
    for n in range(either_left + 1):
        waterways, locks = waterway_left + n, lock_left + either_left - n
        opened = part(near_gain, near, locks) + part(far_gain, far, (locks - near) // 2)
        if waterways <= waterway + opened and locks <= lock + part(feed, feeders, waterways):
            return True
    return False


def part(total, n, k):
    """What the best k of n bring at least: their share of the total."""
    if k >= n:
        return total
    return total * k // n if k > 0 else 0


def is_sure(s, ship, group, tally):
    """Do all moves left find their use after this step? Counted low: not all it brings is looked at."""
    lane, zone = s.lane[ship], s.zone[ship]
    units, holds = 1, s.holds_in[lane][zone]
    if is_divisible(s, ship):
        units, holds = number_of(group), holds_of(s, group)
    tally = with_units(s, tally, lane, zone, -units)
    end = end_of_push(s, lane, zone + 1, holds)
    if end < s.printed.arrival:
        if not is_narrow(s, lane, end):
            tally = with_units(s, tally, lane, end, 1)
        elif s.holds_in[lane][end] == 0:
            if not is_lock_step(s, lane, end):
                for k in range(max(end - 2, 1), end):  # the cut is in the way of these now
                    if k != zone and s.holds_in[lane][k] > 0 and is_lock_step(s, lane, k):
                        tally = without_opening(s, tally, lane, k)
            tally = with_units(s, tally, lane, end, 1)
    waterway_left, lock_left, either_left = moves_after(
        is_lock_step(s, lane, zone), s.waterway, s.lock, s.any_moves
    )
    return is_plenty(tally, waterway_left, lock_left, either_left)


def without_opening(s, tally, lane, zone):
    """A group in a lock keeps its lock moves but opens nothing."""
    waterway, lock, feeders, feed, near, near_gain, far, far_gain = with_units(s, tally, lane, zone, -1)
    return waterway, lock + s.printed.stretch[lane][zone], feeders, feed, near, near_gain, far, far_gain


def number_of(ships):
    n = 0
    while ships:
        ships &= ships - 1
        n += 1
    return n


# -- Searching ------------------------------------------------------------------------------


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


# -- Steps on the sketch --------------------------------------------------------------------


def sketch(s):
    """The ready ships as bits, by lane and zone."""
    for ship in range(SHIPS):
        if is_ready(s, ship):
            s.sketch[s.lane[ship]][s.zone[ship]] |= 1 << ship


def rub_out(s):
    for lane in range(LANES):
        for zone in range(s.printed.arrival):
            s.sketch[lane][zone] = 0


def next_step(s, lane, zone, group):
    """The step to try after this one: lane by lane, zone by zone, group by group; no group: none."""
    while lane < LANES:
        while zone < s.printed.arrival:
            ships = s.sketch[lane][zone]
            if ships and has_move(s, is_lock_step(s, lane, zone)):
                if ships & (ships - 1) == 0 or is_narrow(s, lane, zone):
                    if group == 0:
                        return lane, zone, ships
                else:
                    group = next_group(s, ships, group, s.printed.capacity)
                    if group:
                        return lane, zone, group
            zone += 1
            group = 0
        lane += 1
        zone = 0
    return lane, zone, 0


def next_group(s, ships, group, room):
    """The group to try after this one: ships in rising order, of like ships the first; 0: none is left."""
    start = 0
    if group:
        start = highest(group) + 1
    while True:
        holds, passed = 0, 0  # `passed`: sorts of ships left out
        for ship in range(SHIPS):
            if (ships >> ship) & 1:
                if (group >> ship) & 1:
                    holds += s.printed.holds[ship]
                    continue
                sort = sort_of(s, ship)
                if ship >= start and passed & sort == 0 and holds + s.printed.holds[ship] <= room:
                    return group | (1 << ship)
                passed |= sort
        if group == 0:
            return 0
        start = highest(group)
        group &= ~(1 << start)
        start += 1


def highest(ships):
    ship = 0
    while ships > 1:
        ships >>= 1
        ship += 1
    return ship


def sort_of(s, ship):
    """Ships of one sort can stand for each other: as many holds, and both military or neither."""
    return 1 << (2 * s.printed.holds[ship] + ((MILITARY >> ship) & 1))


def like(s, ships, group):
    """All ships of the sorts that are in the group."""
    sorts = 0
    for ship in range(SHIPS):
        if (group >> ship) & 1:
            sorts |= sort_of(s, ship)
    found = 0
    for ship in range(SHIPS):
        if (ships >> ship) & 1 and sorts & sort_of(s, ship):
            found |= 1 << ship
    return found


def try_step(s, depth, lane, zone, group):
    """A step as `step_on` does it, noted in `path`; has a ship come over that can sail on?"""
    ships, holds_in = s.sketch[lane], s.holds_in[lane]
    holds = holds_in[zone] if is_narrow(s, lane, zone) else holds_of(s, group)
    either = s.any_moves
    use_move(s, is_lock_step(s, lane, zone))
    end = end_of_push(s, lane, zone + 1, holds)
    entered, entering = group, holds
    if end > zone + 1:
        entered, entering = ships[end - 1], holds_in[end - 1]
    has_crossed = False
    if end == s.printed.arrival:
        has_crossed = entered & MILITARY != 0
        s.sketch[1 - lane][0] |= entered & MILITARY
    else:
        ships[end] |= entered
        holds_in[end] += entering
    for k in range(end - 1, zone + 1, -1):
        ships[k] = ships[k - 1]
        holds_in[k] = holds_in[k - 1]
    if end > zone + 1:
        ships[zone + 1] = group
        holds_in[zone + 1] = holds
    ships[zone] &= ~group
    if zone > 0:
        holds_in[zone] -= holds
    step = group | (entered << ENTERED) | (zone << ZONE) | (end << END) | (lane << LANE)
    step |= ((either - s.any_moves) << EITHER) | ((holds - 1) << HOLDS_MOVED)
    s.path[depth] = step | ((entering - 1) << HOLDS_ENTERED)
    return has_crossed


def take_back(s, depth):
    """The last step undone; which it was."""
    step = s.path[depth]
    s.path[depth] = 0
    group, entered = step & ALL_SHIPS, (step >> ENTERED) & ALL_SHIPS
    lane, zone, end = (step >> LANE) & 1, (step >> ZONE) & 15, (step >> END) & 15
    ships, holds_in = s.sketch[lane], s.holds_in[lane]
    holds, entering = ((step >> HOLDS_MOVED) & 3) + 1, ((step >> HOLDS_ENTERED) & 3) + 1
    if (step >> EITHER) & 1:
        s.any_moves += 1
    elif is_lock_step(s, lane, zone):
        s.lock += 1
    else:
        s.waterway += 1
    if end == s.printed.arrival:
        s.sketch[1 - lane][0] &= ~entered
    else:
        ships[end] &= ~entered
        holds_in[end] -= entering
    for k in range(zone + 1, end - 1):
        ships[k] = ships[k + 1]
        holds_in[k] = holds_in[k + 1]
    if end > zone + 1:
        ships[end - 1] = entered
        holds_in[end - 1] = entering
    ships[zone] |= group
    if zone > 0:
        holds_in[zone] += holds
    return lane, zone, group
