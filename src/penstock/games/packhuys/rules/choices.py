"""Decisions that belong to several rules: an area, a kind, doing without."""

from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.packhuys.rules.action import latest, why_not_fetch, why_not_fetch_good
from penstock.games.packhuys.rules.cards import content_of
from penstock.games.packhuys.rules.codes import Refusal
from penstock.games.packhuys.rules.harbour import area_at
from penstock.games.packhuys.rules.ship import remove_card
from penstock.games.packhuys.rules.special import (
    finish_special,
    why_not_bridge,
    why_not_bridge_from,
    why_not_bridge_good,
)
from penstock.games.packhuys.rules.state import NO_CARD, Content, Phase
from penstock.games.packhuys.rules.stores import central_store, move_warehouse


def is_bridging(s, seat):
    return content_of(s, s.played[seat]) == Content.BRIDGE


@rule("3.5", "8.2")
def why_not_area(s, seat, cell):
    """An area is named by the player's central store in it."""
    area = area_at(s, cell)
    if area == NONE or central_store(s, seat, area) != s.field[cell]:
        return Refusal.NOT_CENTRAL_STORE
    if s.phase == Phase.TO:
        return why_not_bridge(s, seat, s.from_area, area, s.good)
    if is_bridging(s, seat):
        return why_not_bridge_from(s, seat, area)
    return why_not_fetch(s, seat, area)


@rule("8.2")
def area(s, seat, cell):
    """First the area a warehouse leaves, then its kind, then the area it comes to."""
    if s.phase == Phase.TO:
        move_warehouse(s, seat, s.from_area, area_at(s, cell), s.good)
        finish_special(s, seat)
    else:
        s.from_area = area_at(s, cell)
        s.phase = Phase.GOOD


@rule("8.2", "5.4")
def why_not_good(s, seat, good):
    """A kind that can be moved."""
    if is_bridging(s, seat):
        return why_not_bridge_good(s, seat, s.from_area, good)
    return why_not_fetch_good(s, seat, s.from_area, good)


@rule("8.2", "5.4")
def good(s, seat, kind):
    """A crane brings it to its own area; a bridge asks where to."""
    s.good = kind
    if is_bridging(s, seat):
        s.phase = Phase.TO
    else:
        move_warehouse(s, seat, s.from_area, s.lying[latest(s)].area, kind)
        s.phase = Phase.CLOSE


@rule("7.2", "8.4")
def remove(s, seat, cell):
    """By the ship, or by a flood, which leaves the game."""
    remove_card(s, cell)
    if s.phase == Phase.FLOOD:
        finish_special(s, seat)
    else:
        s.phase = Phase.REFILL


@rule("7.2", "8.1")
def skip(s, seat):
    """Crane, ship, purchase, removal and special effects are offers: do without, and go on."""
    if s.played[seat] != NO_CARD:
        finish_special(s, seat)
    elif s.phase == Phase.CRANE or s.phase == Phase.FROM:
        s.phase = Phase.CLOSE
    else:
        s.phase = Phase.REFILL
