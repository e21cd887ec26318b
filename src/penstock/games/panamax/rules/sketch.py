"""6.6 · Steps on a sketch of the canal (`s.sketch`, `s.holds_in`), one by one and back.

After the last step is taken back and the sketch rubbed out, everything is as it was.
"""

from penstock.games.panamax.rules.canal import (
    end_of_push,
    has_move,
    holds_of,
    is_lock_step,
    is_narrow,
    is_ready,
    use_move,
)
from penstock.games.panamax.rules.state import FIRST_CRUISE, FIRST_SPECIAL, LANES, SHIPS

ALL_SHIPS = (1 << SHIPS) - 1
MILITARY = (1 << FIRST_CRUISE) - (1 << FIRST_SPECIAL)  # ready again as soon as they have arrived

# where a step is packed in `s.path`, above the bits of the group that made it
ENTERED = SHIPS  # the ships that came into the last zone of the push
ZONE = 2 * SHIPS
END = ZONE + 4
LANE = END + 4
EITHER = LANE + 1  # 1: it was a move of either kind
HOLDS_MOVED = EITHER + 1  # of the group, less 1
HOLDS_ENTERED = HOLDS_MOVED + 2  # of those that came into the last zone, less 1


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
