"""What an action could do, before it is chosen: where it leads, at which cost, what it closes."""

from typing import TYPE_CHECKING

from penstock.engine.record import NONE, i1
from penstock.engine.rule import rule
from penstock.engine.view import Names, Part, by, maybe, one_of, some_of, up_to
from penstock.games.arriala.face.view_board import COLOUR, WORKER
from penstock.games.arriala.rules.board import colour_of
from penstock.games.arriala.rules.counting import (
    first_of_run,
    is_full,
    last_of_run,
    majority,
    tally_between,
)
from penstock.games.arriala.rules.effects import next_of_reserve, walk_cost
from penstock.games.arriala.rules.state import (
    COLOURS,
    FIRST_VINEYARD,
    POSITIONS,
    SITE_NAMES,
    VINEYARD_NAMES,
    WORKERS,
    Action,
    State,
)
from penstock.games.arriala.rules.targeting import candidates, has_twin, reach_of, targets_of

if TYPE_CHECKING:
    from penstock.games.arriala.face.facts import Facts

SHORE = Names("Shore", (*VINEYARD_NAMES, *SITE_NAMES))
MOST_CLOSINGS = 64  # more than anybody wants to read


class Way(Part):
    """Where an action can bring a worker, or be carried out without one."""

    worker: maybe(one_of(WORKER))
    to: up_to(POSITIONS, i1)  # on the canal
    costs: up_to(POSITIONS, i1)  # action points for each of these
    shores: some_of(SHORE)


class Closing(Part):
    """A stretch that would be full, its workers by colour, and who would get the points."""

    worker: maybe(one_of(WORKER))
    to: i1
    first: i1
    last: i1
    points: i1
    colour: maybe(one_of(COLOUR))
    tally: by(COLOUR, i1)


@rule("3.3")
def ways_of(s: State, seat: int, action: int, facts: "Facts") -> None:
    """Every worker the action may begin with and its places; equal workers only once."""
    facts.n_ways = 0
    facts.n_closes = 0
    if action in (Action.PLACE, Action.LOCK):
        if action == Action.LOCK or s.reserve[seat]:
            add_way(s, seat, action, NONE, facts)
        return
    bits = candidates(s, seat, action, action == Action.WALK)
    found = 0
    for worker in range(WORKERS):
        if (
            (bits >> worker) & 1
            and not has_twin(s, found, worker)
            and add_way(s, seat, action, worker, facts)
        ):
            found |= 1 << worker


def add_way(s: State, seat: int, action: int, worker: int, facts: "Facts") -> bool:
    """Is there a place for the action? Then write down where, at which cost."""
    targets = targets_of(s, seat, action, worker, reach_of(s, s.ap, 0))
    if targets == 0:
        return False
    way = facts.ways[facts.n_ways]
    facts.n_ways += 1
    way.worker = worker
    way.shores = targets >> FIRST_VINEYARD
    for position in range(POSITIONS):
        if (targets >> position) & 1:
            way.to[way.n_to] = position
            way.costs[way.n_to] = cost_of(s, action, worker, position)
            way.n_to += 1
            foresee(s, seat, action, worker, position, facts)
    way.n_costs = way.n_to
    return True


@rule("3.2", "4.2")
def cost_of(s: State, action: int, worker: int, position: int) -> int:
    """Action points for an action that ends on the canal."""
    if action == Action.WALK:
        return int(walk_cost(s, worker, position))
    if action == Action.PLACE:
        return s.printed.cost.place
    if action == Action.LOCK:
        return s.printed.cost.lock
    return s.printed.cost.to_canal


@rule("8.2")
def foresee(s: State, seat: int, action: int, worker: int, position: int, facts: "Facts") -> None:
    """Add the stretches that would be full with the worker, or the lock, in that place."""
    workers = s.taken & ~s.lock_bits
    borders = s.printed.towns | s.lock_bits
    if action == Action.LOCK:
        add_closing(s, workers, borders | (1 << position), position - 1, NONE, position, facts)
        add_closing(s, workers, borders | (1 << position), position + 1, NONE, position, facts)
        return
    who = next_of_reserve(s, seat) if action == Action.PLACE else worker
    if action in (Action.WALK, Action.TELEPORT):
        workers &= ~(1 << s.at[who])
    add_closing(s, workers | (1 << position), borders, position, who, position, facts)


def add_closing(
    s: State, workers: int, borders: int, field: int, worker: int, position: int, facts: "Facts"
) -> None:
    """The stretch around a field, if it would be counted; a worker who arrives counts with it."""
    uncounted = s.printed.canal_fields & ~s.lock_bits & ~s.counted & ~(borders & ~s.printed.towns)
    if not (uncounted >> field) & 1 or not is_full(workers, borders, field):
        return
    if facts.n_closes == MOST_CLOSINGS:
        return
    closing = facts.closes[facts.n_closes]
    facts.n_closes += 1
    closing.worker = worker
    closing.to = position
    closing.first = first_of_run(workers, field)
    closing.last = last_of_run(workers, field)
    tally_between(s, closing.first, closing.last)
    if worker != NONE:
        s.tally[colour_of(worker)] += 1
    for colour in range(COLOURS):
        closing.tally[colour] = s.tally[colour]
    closing.colour = majority(s.tally)
    if closing.colour != NONE:
        closing.points = s.printed.stretch_points[closing.last - closing.first]
