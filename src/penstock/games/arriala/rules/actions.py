"""4 to 6 · The paid actions: may one be begun, and its beginning."""

from penstock.engine.rule import rule
from penstock.games.arriala.rules.board import free_landings, lock_fields, vineyards_with_room
from penstock.games.arriala.rules.codes import Refusal
from penstock.games.arriala.rules.state import Action
from penstock.games.arriala.rules.targeting import ask_place, ask_worker, can_somebody, reach_of
from penstock.games.arriala.rules.turn import why_not_pay


@rule("3.3", "4.1")
def why_not_somebody(s, seat, action, any_colour, reach):
    """An effect on a worker needs a worker that has a target."""
    if can_somebody(s, seat, action, any_colour, reach):
        return Refusal.NONE
    return Refusal.NO_WORKER_CAN


@rule("4.1")
def why_not_walk(s, seat):
    """Anybody's worker may be walked, as far as the action points go."""
    return why_not_somebody(s, seat, Action.WALK, True, reach_of(s, s.ap, 0))


@rule("4.1")
def walk(s, seat):
    ask_worker(s, seat, Action.WALK, True, 0)


@rule("5.2")
def why_not_enter_vineyard(s, seat, any_colour):
    """It takes room in a vineyard and a worker that may go there."""
    if not vineyards_with_room(s):
        return Refusal.VINEYARDS_FULL
    return why_not_somebody(s, seat, Action.TO_VINEYARD, any_colour, 0)


@rule("5.2")
def why_not_to_vineyard(s, seat):
    """An own worker on the canal, and a vineyard with room."""
    refusal = why_not_pay(s, s.printed.cost.to_vineyard)
    return refusal if refusal != Refusal.NONE else why_not_enter_vineyard(s, seat, False)


@rule("5.2")
def to_vineyard(s, seat):
    s.ap -= s.printed.cost.to_vineyard
    ask_worker(s, seat, Action.TO_VINEYARD, False, 0)


@rule("5.1")
def why_not_place(s, seat):
    """A worker in the reserve and a free place for it."""
    if s.reserve[seat] == 0:
        return Refusal.RESERVE_EMPTY
    refusal = why_not_pay(s, s.printed.cost.place)
    if refusal == Refusal.NONE and not free_landings(s):
        return Refusal.NO_FREE_FIELD
    return refusal


@rule("5.1")
def place(s, seat):
    s.ap -= s.printed.cost.place
    ask_place(s, seat, Action.PLACE)


@rule("5.4")
def why_not_river(s, seat):
    """A free blue field and an own worker on the canal."""
    refusal = why_not_pay(s, s.printed.cost.river)
    if refusal != Refusal.NONE:
        return refusal
    if not s.sites_free:
        return Refusal.SITES_TAKEN
    return why_not_somebody(s, seat, Action.RIVER, False, 0)


@rule("5.4")
def river(s, seat):
    s.ap -= s.printed.cost.river
    ask_worker(s, seat, Action.RIVER, False, 0)


@rule("5.3")
def why_not_to_canal(s, seat):
    """An own worker in a vineyard."""
    refusal = why_not_pay(s, s.printed.cost.to_canal)
    if refusal != Refusal.NONE:
        return refusal
    return why_not_somebody(s, seat, Action.TO_CANAL, False, 0)


@rule("5.3")
def to_canal(s, seat):
    s.ap -= s.printed.cost.to_canal
    ask_worker(s, seat, Action.TO_CANAL, False, 0)


@rule("6.2", "6.3")
def why_not_build_lock(s, seat):
    """A lock in the supply, and a field for it."""
    if s.locks_left == 0:
        return Refusal.NO_LOCK_LEFT
    if not lock_fields(s):
        return Refusal.NO_LOCK_FIELD
    return Refusal.NONE


@rule("6.1")
def why_not_lock(s, seat):
    refusal = why_not_pay(s, s.printed.cost.lock)
    return refusal if refusal != Refusal.NONE else why_not_build_lock(s, seat)


@rule("6.1")
def lock(s, seat):
    s.ap -= s.printed.cost.lock
    ask_place(s, seat, Action.LOCK)
