"""9 · Limited warehouses: at most two players may store the same kind in an area."""

from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.packhuys.rules.cards import depicts, is_harbour
from penstock.games.packhuys.rules.harbour import area_at, is_placeable, store_bit
from penstock.games.packhuys.rules.state import (
    EAST,
    FIRST_CELL,
    GOODS,
    LAST_CELL,
    NO_CARD,
    NORTH,
    SEATS,
    SOUTH,
    WEST,
)

# An area's `stores` has four bits for each kind, one for each seat. In these every kind has the same bits.
ONE = 0b0001_0001_0001
THREE = 0b0011_0011_0011
FIVE = 0b0101_0101_0101
TOP = 0b1000_1000_1000
BELOW_TOP = 7


@rule("9.1")
def too_many(s, stores):
    """The top bit of each kind that more players store than may.

    The players of all three kinds are counted at once: in pairs of seats, then together.
    """
    pairs = stores - (stores >> 1 & FIVE)
    players = (pairs & THREE) + (pairs >> 2 & THREE)
    return players + (BELOW_TOP - s.printed.store_limit) * ONE & TOP


@rule("9.1")
def may_store(s, area, seat, good):
    """May the player have a warehouse of the kind in the area?"""
    return s.printed.store_limit == 0 or too_many(s, s.areas[area].stores | store_bit(seat, good)) == 0


def stores_at(s, cell):
    """Who stores what in the area of the card on a cell."""
    area = area_at(s, cell)
    return 0 if area == NONE else s.areas[area].stores


def stores_around(s, cell):
    """Who would store what in the area that a harbour card on this cell makes."""
    sides = stores_at(s, cell + EAST) | stores_at(s, cell + WEST)
    return sides | stores_at(s, cell + NORTH) | stores_at(s, cell + SOUTH)


@rule("9.2")
def is_blocked(s, cell):
    """A harbour card here would join areas so that too many store a kind: only water may be laid."""
    return too_many(s, stores_around(s, cell)) != 0


@rule("9.3")
def would_store(s, seat, number):
    """The player as one who stores every good that the card shows."""
    stores = 0
    for good in range(GOODS):
        if depicts(s, number, good):
            stores |= store_bit(seat, good)
    return stores


@rule("9.3")
def helps_to_export(s, breaches):
    """Is a single kind stored by too many, and a token of it left?"""
    for good in range(GOODS):
        if breaches == store_bit(SEATS - 1, good):
            return s.stock[good] > 0
    return False


def is_limited_card(s, number):
    return s.printed.store_limit > 0 and is_harbour(s, number)


@rule("9.2", "9.3")
def may_lie(s, seat, number, cell):
    """Does the limit let the card lie on a placeable cell, one of its goods exported if need be?"""
    if not is_limited_card(s, number):
        return True
    if is_blocked(s, cell):
        return False
    breaches = too_many(s, stores_around(s, cell) | would_store(s, seat, number))
    return breaches == 0 or helps_to_export(s, breaches)


@rule("9.4")
def has_cell(s, seat, number):
    """Can the card be laid anywhere? Without the limit on owners always, as long as a cell is empty."""
    if not is_limited_card(s, number):
        return True
    for cell in range(FIRST_CELL, LAST_CELL):
        if is_placeable(s, cell) and may_lie(s, seat, number, cell):
            return True
    return False


def waits_with_harbour_card(s, seat):
    return s.played[seat] != NO_CARD and is_harbour(s, s.played[seat])
