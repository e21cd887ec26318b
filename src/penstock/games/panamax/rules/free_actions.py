"""5.1, 5.3–5.6 · Free actions: used at once where possible; only the market action may be kept."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.panamax.rules.board import defer_market, end_deferred_market, why_not_lift, why_not_rail
from penstock.games.panamax.rules.codes import Event, Refusal
from penstock.games.panamax.rules.loading import has_load, why_not_free_die
from penstock.games.panamax.rules.state import WAGON, FreeAction


@rule("5.1")
def why_not_decline(s, seat):
    """The market may be kept or, once kept, lapse; anything else only if it is impossible, or by option."""
    if s.due_nation != NONE or s.free == FreeAction.MARKET:
        return Refusal.NONE
    if s.free == FreeAction.NONE:
        return Refusal.NONE if s.may_decline else Refusal.MUST_MOVE
    if not s.may_lapse and can_use(s, seat):
        return Refusal.MUST_USE
    return Refusal.NONE


@rule("5.4", "5.6")
def can_use(s, seat):
    """Is there a die to load, or one to put or raise on the wagon? Ships not yet built do not count."""
    if s.free == FreeAction.LOAD:
        return has_load(s, seat, 0) or why_not_free_die(s, seat) == Refusal.NONE
    if why_not_rail(s, seat) == Refusal.NONE:
        return True
    for place in range(1, WAGON + 1):
        if why_not_lift(s, seat, place) == Refusal.NONE:
            return True
    return False


@rule("5.1", "5.3", "5.5")
def decline(s, seat):
    """A market action is deferred, a deferred one is lost, any other lapses."""
    if s.due_nation != NONE:
        note(s, Event.LAPSED, seat, s.due_nation)
        end_deferred_market(s, seat)
    elif s.free == FreeAction.MARKET:
        defer_market(s, seat)
    elif s.free != FreeAction.NONE:
        note(s, Event.DECLINED, seat, s.free)
        s.free = FreeAction.NONE
    else:
        note(s, Event.DECLINED, seat, FreeAction.MOVES)
        s.any_moves = 0
        s.may_decline = 0
