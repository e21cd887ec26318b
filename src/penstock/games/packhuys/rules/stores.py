"""3.5 · Warehouses: which stand where, which come and which go."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.packhuys.rules.cards import content_of, deck_card
from penstock.games.packhuys.rules.codes import Event
from penstock.games.packhuys.rules.harbour import count_stores, store_bit
from penstock.games.packhuys.rules.state import DECK, GOODS, Content


@rule("3.5")
def central_store(s, seat, area):
    """The player's earliest laid card in the area; NONE without one."""
    for k in range(s.n_lying):
        if s.lying[k].area == area and s.lying[k].owner == seat:
            return k
    return NONE


@rule("3.5")
def latest_store(s, seat, area, good):
    """The player's latest laid card in the area with a warehouse of the kind; NONE without one."""
    for k in range(s.n_lying - 1, -1, -1):
        card = s.lying[k]
        if card.area == area and card.owner == seat and card.placed[good] > 0:
            return k
    return NONE


def stored(s, seat, area, good):
    """How many warehouses of a kind a player has in an area."""
    count = 0
    for k in range(s.n_lying):
        card = s.lying[k]
        if card.area == area and card.owner == seat:
            count += card.placed[good]
    return count


def stores_in(s, seat, area, good):
    """Has the player a warehouse of the kind in the area?"""
    return s.areas[area].stores & store_bit(seat, good) != 0


def put_warehouse(s, index, good):
    """A warehouse with this source card."""
    card = s.lying[index]
    card.placed[good] += 1
    s.areas[card.area].stores |= store_bit(card.owner, good)


def which_crane(s, seat, number):
    """Cranes of a colour are told apart by their order in the deck."""
    before = 0
    for k in range(DECK):
        other = deck_card(s, seat, k)
        if other == number:
            return before
        if content_of(s, other) == Content.CRANE:
            before += 1
    return NONE


def take_warehouse(s, index, good):
    """A warehouse leaves its source card; a crane may lose the one it brought."""
    card = s.lying[index]
    card.placed[good] -= 1
    if card.placed[good] == 0 and content_of(s, card.number) == Content.CRANE:
        crane = which_crane(s, card.owner, card.number)
        if s.brought[card.owner][crane] == good:
            s.brought[card.owner][crane] = NONE
    count_stores(s, card.area)


@rule("3.5")
def store_good(s, index, good):
    """From the supply onto the central store; False if the supply has none."""
    if s.supply[good] == 0:
        return False
    s.supply[good] -= 1
    put_warehouse(s, index, good)
    note(s, Event.STORED, s.lying[index].owner, good)
    return True


def return_warehouse(s, index, good):
    """Back to the supply."""
    take_warehouse(s, index, good)
    s.supply[good] += 1
    note(s, Event.WAREHOUSE_LOST, s.lying[index].owner, good)


@rule("3.5")
def move_warehouse(s, seat, from_area, to_area, good):
    """From the player's latest laid card that holds the kind to the central store of the other area."""
    source = latest_store(s, seat, from_area, good)
    target = central_store(s, seat, to_area)
    named = s.lying[central_store(s, seat, from_area)].cell  # the player chose the area by this card
    note(s, Event.MOVED, seat, good, named, s.lying[target].cell)
    take_warehouse(s, source, good)
    put_warehouse(s, target, good)


def has_any_warehouse(s, seat, area):
    for good in range(GOODS):
        if stores_in(s, seat, area, good):
            return True
    return False
