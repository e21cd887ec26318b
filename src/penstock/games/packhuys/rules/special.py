"""8 · Special cards: bridge and flood when their turn comes; the customs house works in the tax (4.3)."""

from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.packhuys.rules.cards import content_of
from penstock.games.packhuys.rules.codes import Refusal
from penstock.games.packhuys.rules.harbour import is_open, touches_area, water_lies_on
from penstock.games.packhuys.rules.limits import may_store
from penstock.games.packhuys.rules.round import use_special
from penstock.games.packhuys.rules.ship import can_remove_any
from penstock.games.packhuys.rules.state import FIRST_CELL, GOODS, LAST_CELL, MOST_AREAS, Content, Phase
from penstock.games.packhuys.rules.stores import central_store, has_any_warehouse, stores_in


@rule("8.1")
def begin_special(s, seat):
    """Ask for the effect if there can be one."""
    s.from_area = NONE
    if content_of(s, s.played[seat]) == Content.FLOOD:
        s.phase = Phase.FLOOD
        if not can_remove_any(s, seat):
            finish_special(s, seat)
    else:
        s.phase = Phase.FROM
        if not can_bridge_any(s, seat):
            finish_special(s, seat)


@rule("8.1")
def finish_special(s, seat):
    """With or without effect the card leaves the game; nothing is drawn for it."""
    use_special(s, seat)
    s.phase = Phase.DONE


@rule("8.2")
def are_bridged(s, one, other):
    """Does a water card touch both areas?"""
    for cell in range(FIRST_CELL, LAST_CELL):
        if water_lies_on(s, cell) and touches_area(s, cell, one) and touches_area(s, cell, other):
            return True
    return False


@rule("8.2")
def why_not_bridge(s, seat, one, other, good):
    """From one open area to another across a water card; the player owns a card there."""
    if not stores_in(s, seat, one, good):
        return Refusal.NOTHING_TO_MOVE
    if one == other:
        return Refusal.SAME_AREA
    if not is_open(s, other):
        return Refusal.BRIDGE_CLOSED_AREA
    if central_store(s, seat, other) == NONE:
        return Refusal.NOT_CENTRAL_STORE
    if not may_store(s, other, seat, good):
        return Refusal.TOO_MANY_OWNERS
    if not are_bridged(s, one, other):
        return Refusal.NO_BRIDGE
    return Refusal.NONE


@rule("8.2")
def why_not_bridge_good(s, seat, area, good):
    """Some other area must be able to take the warehouse; the first area's reason speaks for all."""
    if not stores_in(s, seat, area, good):
        return Refusal.NOTHING_TO_MOVE
    for other in range(MOST_AREAS):
        if why_not_bridge(s, seat, area, other, good) == Refusal.NONE:
            return Refusal.NONE
    return Refusal.NO_BRIDGE


@rule("8.2")
def why_not_bridge_from(s, seat, area):
    """An open area in which the player stores something that can be moved."""
    if not is_open(s, area):
        return Refusal.BRIDGE_CLOSED_AREA
    if not has_any_warehouse(s, seat, area):
        return Refusal.NOTHING_TO_MOVE
    for good in range(GOODS):
        if why_not_bridge_good(s, seat, area, good) == Refusal.NONE:
            return Refusal.NONE
    return Refusal.NO_BRIDGE


@rule("8.2")
def can_bridge_any(s, seat):
    for area in range(MOST_AREAS):
        if why_not_bridge_from(s, seat, area) == Refusal.NONE:
            return True
    return False
