"""3.3 · An action is chosen in up to three parts: what, with which worker, where."""

from penstock.engine.rule import rule
from penstock.games.arriala.rules.board import (
    barred,
    canal_targets,
    free_landings,
    lock_fields,
    may_leave,
    own_workers,
    site_targets,
    teleport_targets,
    vineyard_targets,
    walk_targets,
    within,
)
from penstock.games.arriala.rules.codes import Refusal
from penstock.games.arriala.rules.effects import (
    bring_to_canal,
    build_lock,
    build_master,
    build_river,
    place_on,
    send_to_vineyard,
    teleport_to,
    walk_to,
)
from penstock.games.arriala.rules.state import (
    EACH,
    FIRST_SITE,
    FIRST_STRUCTURE,
    FIRST_VINEYARD,
    SEATS,
    WORKERS,
    Action,
    Phase,
)
from penstock.games.arriala.rules.turn import after_action


@rule("4.1")
def candidates(s, seat, action, any_colour):
    """Workers where the action takes them from, not yet moved; own ones, unless anybody's will do."""
    bits = s.in_vineyards if action == Action.TO_CANAL else s.on_canal
    bits &= ~s.resting if action != Action.WALK else ~s.resting | s.walked
    if not any_colour:
        bits &= own_workers(seat)
    return bits


def reach_of(s, ap, free_fields):
    """How far a walk can go with some action points and the fields a card pays for."""
    return free_fields + ap // s.printed.cost.walk


def targets_of(s, seat, action, worker, reach):
    """Every place the action can bring a worker to, or where it can be carried out without one."""
    if action == Action.WALK:
        return walk_targets(s, seat, worker, reach)
    if action == Action.TO_VINEYARD:
        return vineyard_targets(s, seat, worker)
    if action == Action.PLACE:
        return free_landings(s)
    if action == Action.RIVER:
        return site_targets(s, worker)
    if action == Action.TO_CANAL:
        return canal_targets(s, seat, worker)
    if action == Action.TELEPORT:
        return teleport_targets(s, seat, worker)
    if action == Action.LOCK:
        return lock_fields(s)
    return s.structures_free


@rule("3.3")
def can_somebody(s, seat, action, any_colour, reach):
    """Is there a worker with a target? The first one found answers."""
    bits = candidates(s, seat, action, any_colour)
    worker = 0
    while bits:
        if bits & 1 and targets_of(s, seat, action, worker, reach):
            return True
        bits >>= 1
        worker += 1
    return False


@rule("4.6")
def are_alike(s, one, other):
    """Two workers of a colour in the same place that nobody, or everybody alike, has moved."""
    if s.at[one] != s.at[other] or (s.resting >> one) & 1 != (s.resting >> other) & 1:
        return False
    for seat in range(SEATS):
        if (s.moved[seat] >> one) & 1 != (s.moved[seat] >> other) & 1:
            return False
        if (s.moved[seat] >> one) & 1 and s.origin[seat][one] != s.origin[seat][other]:
            return False
    return True


@rule("4.6")
def has_twin(s, bits, worker):
    """Is a worker with a lower number among the candidates its equal?"""
    for other in range(worker - worker % EACH, worker):
        if (bits >> other) & 1 and are_alike(s, other, worker):
            return True
    return False


@rule("3.3")
def ask_worker(s, seat, action, any_colour, free_fields):
    """Offer the workers that have a target; a single one is taken without asking."""
    s.action = action
    s.any_colour = any_colour
    s.free_fields = free_fields
    reach = reach_of(s, s.ap, free_fields)
    bits = candidates(s, seat, action, any_colour)
    found = 0
    for worker in range(WORKERS):
        is_able = (bits >> worker) & 1 and targets_of(s, seat, action, worker, reach)
        if is_able and not has_twin(s, found, worker):
            found |= 1 << worker
    s.choices = found
    s.phase = Phase.WORKER
    if found & (found - 1) == 0:
        choose_worker(s, seat, lowest(found))


def lowest(bits):
    """The number of the lowest bit."""
    number = 0
    while not (bits >> number) & 1:
        number += 1
    return number


@rule("3.3")
def ask_place(s, seat, action):
    """Offer the places for the action under way; a single one is taken without asking."""
    s.action = action
    s.choices = 0
    s.targets = targets_of(s, seat, action, s.worker, reach_of(s, s.ap, s.free_fields))
    if action == Action.TO_VINEYARD:
        s.phase = Phase.VINEYARD
    elif action == Action.RIVER:
        s.phase = Phase.SITE
    elif action == Action.MASTER:
        s.phase = Phase.STRUCTURE
    else:
        s.phase = Phase.FIELD
    if s.targets & (s.targets - 1) == 0:
        carry_out(s, seat, lowest(s.targets))


@rule("3.4")
def carry_out(s, seat, place):
    """Do it, count, and see whether game or turn are over."""
    action = s.action
    if action == Action.WALK:
        walk_to(s, seat, s.worker, place)
    elif action == Action.TO_VINEYARD:
        send_to_vineyard(s, seat, s.worker, place - FIRST_VINEYARD)
    elif action == Action.PLACE:
        place_on(s, seat, place)
    elif action == Action.RIVER:
        build_river(s, seat, s.worker, place - FIRST_SITE)
    elif action == Action.TO_CANAL:
        bring_to_canal(s, seat, s.worker, place)
    elif action == Action.TELEPORT:
        teleport_to(s, seat, s.worker, place)
    elif action == Action.LOCK:
        build_lock(s, seat, place)
    else:
        build_master(s, seat, place - FIRST_STRUCTURE)
    after_action(s)


# -- which worker ---------------------------------------------------------------------------


@rule("4.1", "4.4", "4.6")
def why_not_worker(s, seat, colour, number):
    """A worker on offer; otherwise why this one is not."""
    worker = colour * EACH + number - 1
    if (s.choices >> worker) & 1:
        return Refusal.NONE
    if colour != seat and not s.any_colour:
        return Refusal.NOT_YOUR_WORKER
    if s.action == Action.TO_CANAL and not (s.in_vineyards >> worker) & 1:
        return Refusal.NOT_IN_VINEYARD
    if s.action != Action.TO_CANAL and not (s.on_canal >> worker) & 1:
        return Refusal.NOT_ON_CANAL
    if (s.resting >> worker) & 1 and not (s.action == Action.WALK and (s.walked >> worker) & 1):
        return Refusal.ALREADY_MOVED if (s.moved[seat] >> worker) & 1 else Refusal.JUST_PLACED
    if s.action != Action.TO_CANAL and s.action != Action.WALK and not may_leave(s, worker):
        return Refusal.NOT_FROM_TOWN
    if targets_of(s, seat, s.action, worker, reach_of(s, s.ap, s.free_fields)):
        return Refusal.SAME_AS_ANOTHER
    return Refusal.NO_TARGET


def choose_worker(s, seat, worker):
    s.worker = worker
    ask_place(s, seat, s.action)


@rule("4.1")
def worker(s, seat, colour, number):
    """Workers keep their identity: colour and number."""
    choose_worker(s, seat, colour * EACH + number - 1)


# -- where ----------------------------------------------------------------------------------


@rule("4.2", "4.3", "4.5", "5.1", "5.5", "6.2")
def why_not_to(s, seat, position):
    """A place on offer; otherwise why this one is not."""
    if (s.targets >> position) & 1:
        return Refusal.NONE
    if not ((s.printed.canal_fields | s.printed.towns) >> position) & 1:
        return Refusal.NOT_IN_PLAY
    if s.action == Action.LOCK:
        return why_no_lock(s, position)
    if s.action == Action.PLACE and (s.taken >> position) & 1:
        return Refusal.FIELD_TAKEN
    if s.worker >= 0 and s.at[s.worker] == position:
        return Refusal.STANDS_THERE
    if (s.lock_bits >> position) & 1:
        return Refusal.LOCK_THERE
    if (s.taken >> position) & 1:
        return Refusal.WORKER_THERE
    if s.action == Action.WALK and not (within_reach(s) >> position) & 1:
        return Refusal.TOO_FAR
    if s.worker >= 0 and (barred(s, seat, s.worker) >> position) & 1:
        return Refusal.NOT_BACK
    return Refusal.ONLY_FIELDS


def within_reach(s):
    return within(s.at[s.worker], reach_of(s, s.ap, s.free_fields))


@rule("6.2", "6.3")
def why_no_lock(s, position):
    """Why a lock cannot stand on a place in play."""
    if (s.printed.towns >> position) & 1:
        return Refusal.NOT_ON_TOWN
    if (s.lock_bits >> position) & 1:
        return Refusal.LOCK_IN_THE_WAY
    if (s.taken >> position) & 1:
        return Refusal.WORKER_IN_THE_WAY
    if (s.counted >> position) & 1:
        return Refusal.COUNTED_ALREADY
    return Refusal.LOCK_LIMIT


@rule("3.3")
def to(s, seat, position):
    carry_out(s, seat, position)


@rule("5.2", "4.5")
def why_not_vineyard(s, seat, vineyard):
    """A vineyard in play with room, and not the one the worker was sent away from."""
    if (s.targets >> (FIRST_VINEYARD + vineyard)) & 1:
        return Refusal.NONE
    if s.printed.vineyard_fields[vineyard] == 0:
        return Refusal.NOT_IN_PLAY
    if s.vineyard[vineyard] >= s.printed.vineyard_fields[vineyard]:
        return Refusal.VINEYARD_FULL
    return Refusal.NOT_BACK


@rule("5.2")
def vineyard(s, seat, vineyard):
    carry_out(s, seat, FIRST_VINEYARD + vineyard)


@rule("5.4")
def why_not_site(s, seat, site):
    """One worker for each blue field in play."""
    if (s.targets >> (FIRST_SITE + site)) & 1:
        return Refusal.NONE
    if not (s.printed.sites >> (FIRST_SITE + site)) & 1:
        return Refusal.NOT_IN_PLAY
    return Refusal.SITE_TAKEN


@rule("5.4")
def site(s, seat, site):
    carry_out(s, seat, FIRST_SITE + site)


@rule("7.7")
def why_not_structure(s, seat, structure):
    """Each master structure is built once."""
    if (s.targets >> (FIRST_STRUCTURE + structure)) & 1:
        return Refusal.NONE
    return Refusal.BUILT_ALREADY


@rule("7.7")
def structure(s, seat, structure):
    carry_out(s, seat, FIRST_STRUCTURE + structure)
