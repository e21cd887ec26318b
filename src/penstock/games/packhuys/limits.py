"""9 · Limited warehouses: at most two players may store the same kind in an area."""

from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.packhuys.cards import depicts, is_harbour
from penstock.games.packhuys.harbour import area_at, is_placeable
from penstock.games.packhuys.state import (
    EAST,
    EMPTY,
    FIRST_CELL,
    GOODS,
    LAST_CELL,
    NO_CARD,
    NORTH,
    SOUTH,
    SPICES,
    TEA,
    WEST,
    WINE,
)


def players_in(mask):
    """How many of the four seats a bit mask names."""
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)


@rule("9.1")
def is_too_many(s, stores):
    """Do more players store the kind than may?"""
    return players_in(stores) > s.printed.store_limit


@rule("9.1")
def may_store(s, area, seat, good):
    """May the player have a warehouse of the kind in the area?"""
    return s.printed.store_limit == 0 or not is_too_many(s, s.areas[area].stores[good] | 1 << seat)


def stores_at(s, cell, good):
    """Who stores a kind in the area of the card on a cell."""
    area = area_at(s, cell)
    return 0 if area == NONE else s.areas[area].stores[good]


def stores_around(s, cell, good):
    """Who would store a kind in the area that a harbour card on this cell makes."""
    sides = stores_at(s, cell + EAST, good) | stores_at(s, cell + WEST, good)
    return sides | stores_at(s, cell + NORTH, good) | stores_at(s, cell + SOUTH, good)


@rule("9.2")
def is_blocked(s, cell):
    """A harbour card here would join areas so that too many store a kind: only water may be laid."""
    return (
        is_too_many(s, stores_around(s, cell, WINE))
        or is_too_many(s, stores_around(s, cell, SPICES))
        or is_too_many(s, stores_around(s, cell, TEA))
    )


@rule("9.3")
def brings_too_much(s, seat, number, cell):
    """The card's own goods would be stored by too many, and exporting one of them does not help."""
    breaches = 0
    for good in range(GOODS):
        if depicts(s, number, good) and is_too_many(s, stores_around(s, cell, good) | 1 << seat):
            breaches += 1
            if s.stock[good] == 0:
                return True
    return breaches > 1


def may_lie(s, seat, number, cell):
    return not is_blocked(s, cell) and not brings_too_much(s, seat, number, cell)


def is_limited_card(s, number):
    return s.printed.store_limit > 0 and is_harbour(s, number)


@rule("9.4")
def has_cell(s, seat, number):
    """Can the card be laid anywhere? Without the limit on owners always, as long as a cell is empty."""
    if not is_limited_card(s, number):
        return True
    for cell in range(FIRST_CELL, LAST_CELL):
        if is_placeable(s, cell) and may_lie(s, seat, number, cell):
            return True
    return False


@rule("9.2", "9.3")
def narrow_shore(s, seat, number):
    """While a harbour card is to be laid under the limit, only the cells it may lie on are left."""
    for cell in range(FIRST_CELL, LAST_CELL):
        if is_placeable(s, cell) and not may_lie(s, seat, number, cell):
            s.field[cell] = EMPTY


def waits_with_harbour_card(s, seat):
    return s.played[seat] != NO_CARD and is_harbour(s, s.played[seat])
