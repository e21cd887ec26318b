"""Where everything stands: masks of places, and who may go where."""

from penstock.engine.rule import rule
from penstock.games.arriala.rules.state import EACH, FIRST_VINEYARD, OWN_BITS, VINEYARD_BITS, VINEYARDS


def own_workers(seat):
    """Bits of a seat's five workers."""
    return OWN_BITS << (seat * EACH)


def colour_of(worker):
    return worker // EACH


@rule("4.3")
def free_spots(s):
    """Towns, and canal fields without worker and lock."""
    return s.printed.towns | (s.printed.canal_fields & ~s.taken)


@rule("5.5")
def free_landings(s):
    """Where a worker is placed, teleported or brought back: towns too, unless they are kept apart."""
    free = s.printed.canal_fields & ~s.taken
    if not s.towns_are_apart:
        free |= s.printed.towns
    return free


@rule("5.5")
def may_leave(s, worker):
    """May the worker leave the canal, or be teleported, from where it stands?"""
    return not s.towns_are_apart or (s.printed.canal_fields >> s.at[worker]) & 1 != 0


@rule("4.2")
def within(position, reach):
    """Bits of all places at most `reach` fields away; what is passed on the way does not matter."""
    line = (1 << (2 * reach + 1)) - 1
    if position >= reach:
        return line << (position - reach)
    return line >> (reach - position)


@rule("4.5")
def barred(s, seat, worker):
    """Places from which other players moved the worker since the seat's own last turn."""
    places = 0
    for other in range(s.n_seats):
        binds = other != seat and (not s.ban_by_previous or (other + 1) % s.n_seats == seat)
        if binds and (s.moved[other] >> worker) & 1:
            places |= 1 << s.origin[other][worker]
    if s.vineyards_never_barred:
        places &= ~VINEYARD_BITS
    return places


@rule("4.2", "4.3")
def walk_targets(s, seat, worker, reach):
    """Free places within reach, other than its own and those it may not return to."""
    here = s.at[worker]
    near = free_spots(s) & within(here, reach) & ~(1 << here)
    return near & ~barred(s, seat, worker) if near else near


@rule("7.5")
def teleport_targets(s, seat, worker):
    """Any free place of the canal other than its own."""
    if not may_leave(s, worker):
        return 0
    return free_landings(s) & ~(1 << s.at[worker]) & ~barred(s, seat, worker)


@rule("5.3")
def canal_targets(s, seat, worker):
    """Any free place of the canal for a worker that comes from a vineyard."""
    return free_landings(s) & ~barred(s, seat, worker)


@rule("5.2")
def vineyards_with_room(s):
    """Bits of the vineyards in play with a free field."""
    rooms = 0
    for k in range(VINEYARDS):
        if s.vineyard[k] < s.printed.vineyard_fields[k]:
            rooms |= 1 << (FIRST_VINEYARD + k)
    return rooms


@rule("5.2")
def vineyard_targets(s, seat, worker):
    if not may_leave(s, worker):
        return 0
    return vineyards_with_room(s) & ~barred(s, seat, worker)


@rule("5.4")
def site_targets(s, worker):
    return s.sites_free if may_leave(s, worker) else 0


@rule("6.2", "6.3")
def lock_fields(s):
    """Free fields of uncounted stretches in sections below their limit, while locks are left."""
    if s.locks_left == 0:
        return 0
    return s.lockable & ~s.taken & ~s.counted
