"""6.6 · Counting: how many moves the canal is sure to use."""

from penstock.games.panamax.rules.canal import (
    end_of_push,
    holds_of,
    is_divisible,
    is_lock_step,
    is_narrow,
    is_ready,
    moves_after,
    moves_left,
)
from penstock.games.panamax.rules.state import LANES, SHIPS

# a tally: waterway and lock moves; feeders, and what they feed; near and far ones, and what they open
NOTHING = (0, 0, 0, 0, 0, 0, 0, 0)


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
