"""7 · The patrol ship: where it goes, what it removes, and what is bought at the harbour centre."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.packhuys.rules.cards import (
    content_of,
    depicts,
    has_ship_symbol,
    put_into_hand,
)
from penstock.games.packhuys.rules.changes import richest, tell_richest, token_goes
from penstock.games.packhuys.rules.codes import Event, Refusal
from penstock.games.packhuys.rules.harbour import is_open, lift_card, water_lies_on
from penstock.games.packhuys.rules.state import (
    CENTRE,
    DIRECTIONS,
    EMPTY,
    GOODS,
    NO_CARD,
    Content,
    Phase,
)
from penstock.games.packhuys.rules.stores import (
    latest_store,
    put_warehouse,
    return_warehouse,
    take_warehouse,
    which_crane,
)


@rule("7.1")
def may_move_ship(s):
    """The card just laid bears the ship, and the round's moves are not used up."""
    if not s.has_ship or not has_ship_symbol(s, s.laid):
        return False
    return s.printed.ship_limit == 0 or s.ship_moves < s.printed.ship_limit


@rule("7.1")
def why_not_ship(s, seat, cell):
    """To any other water card, however far."""
    if s.ship == cell:
        return Refusal.SHIP_IS_THERE
    if not water_lies_on(s, cell):
        return Refusal.NOT_WATER
    return Refusal.NONE


@rule("7.1")
def why_not_ship_now(s, seat):
    """What is missing: a ship, its symbol, a move that is left, or the moment."""
    if not s.has_ship:
        return Refusal.NO_SHIP
    if s.phase == Phase.BUY or s.phase == Phase.REMOVE:
        return Refusal.SHIP_HAS_MOVED
    if s.printed.ship_limit > 0 and s.ship_moves >= s.printed.ship_limit:
        return Refusal.SHIP_MOVES_USED
    number = s.played[seat] if s.laid == NO_CARD else s.laid
    if number != NO_CARD and not has_ship_symbol(s, number):
        return Refusal.CARD_WITHOUT_SHIP
    return Refusal.SHIP_AFTER_LAYING


@rule("7.1")
def ship(s, seat, cell):
    """Then a purchase at the centre, or a removal beside the ship."""
    s.ship = cell
    s.ship_moves += 1
    note(s, Event.SHIP_MOVED, seat, cell)
    if cell == CENTRE and can_buy(s, seat):
        s.phase = Phase.BUY
        return
    s.phase = Phase.REMOVE
    if not can_remove_any(s, seat):
        s.phase = Phase.REFILL


@rule("7.4")
def can_buy(s, seat):
    """With three and four players, as long as the stack and the purse allow it."""
    return s.is_expansion and s.n_stack > 0 and s.coins[seat] >= s.printed.special_price


@rule("7.4")
def why_not_buy_now(s, seat):
    """What is missing when no purchase is offered."""
    if not s.is_expansion:
        return Refusal.NOTHING_FOR_SALE
    if s.n_stack == 0:
        return Refusal.STACK_EMPTY
    if s.coins[seat] < s.printed.special_price:
        return Refusal.TOO_FEW_COINS
    return Refusal.NOT_TO_CENTRE


@rule("7.4")
def buy(s, seat):
    """The top card of the stack, unseen by the others."""
    price = s.printed.special_price
    rich = richest(s)
    s.coins[seat] -= price
    s.treasury += price
    s.n_stack -= 1
    s.revealed += 1
    put_into_hand(s, seat, s.stack[s.n_stack])
    note(s, Event.BOUGHT, seat, price)
    tell_richest(s, rich)
    s.phase = Phase.REFILL


def lies_at_ship(s, cell):
    for step in DIRECTIONS:
        if cell + step == s.ship:
            return True
    return False


def lies_at_water(s, cell):
    for step in DIRECTIONS:
        if water_lies_on(s, cell + step):
            return True
    return False


@rule("7.2", "8.4")
def is_in_reach(s, seat, cell):
    """Only another player's card in an open area can be lost."""
    index = s.field[cell]
    return index > EMPTY and s.lying[index].owner != seat and is_open(s, s.lying[index].area)


@rule("7.2", "8.4")
def why_not_remove(s, seat, cell):
    """By the ship, or by a flood in its phase."""
    if s.phase == Phase.FLOOD:
        return why_not_flood(s, seat, cell)
    return why_not_take_off(s, seat, cell)


@rule("7.2")
def why_not_take_off(s, seat, cell):
    """The ship removes a card beside it that bears its symbol."""
    index = s.field[cell]
    if index <= EMPTY:
        return Refusal.NO_HARBOUR_CARD
    if s.lying[index].owner == seat:
        return Refusal.OWN_CARD
    if not is_in_reach(s, seat, cell):
        return Refusal.CLOSED_AREA
    if not lies_at_ship(s, cell):
        return Refusal.NOT_AT_SHIP
    if not has_ship_symbol(s, s.lying[index].number):
        return Refusal.NO_SHIP_SYMBOL
    return Refusal.NONE


@rule("7.2")
def is_in_danger(s, seat, cell):
    """Could `seat` remove the card on a cell with the ship beside it?"""
    return is_in_reach(s, seat, cell) and has_ship_symbol(s, s.lying[s.field[cell]].number)


@rule("8.4")
def why_not_flood(s, seat, cell):
    """A flood reaches every card that touches water."""
    index = s.field[cell]
    if index <= EMPTY:
        return Refusal.FLOOD_NO_CARD
    if s.lying[index].owner == seat:
        return Refusal.FLOOD_OWN_CARD
    if not is_in_reach(s, seat, cell):
        return Refusal.FLOOD_CLOSED_AREA
    if not lies_at_water(s, cell):
        return Refusal.NOT_AT_WATER
    return Refusal.NONE


def can_remove_any(s, seat):
    """Is there a card to remove, by the ship or (in its phase) by the flood?"""
    for k in range(s.n_lying):
        if why_not_remove(s, seat, s.lying[k].cell) == Refusal.NONE:
            return True
    return False


@rule("7.3")
def remove_card(s, cell):
    """The owner gives up its goods; the card goes under his pile; the area may split."""
    index = s.field[cell]
    card = s.lying[index]
    owner = int(card.owner)
    number = int(card.number)
    note(s, Event.REMOVED, owner, number, content_of(s, number), cell)
    for good in range(GOODS):
        if depicts(s, number, good):
            give_up(s, index, good)
    if content_of(s, number) == Content.CRANE:
        give_up_brought(s, index)
    for good in range(GOODS):
        while s.lying[index].placed[good] > 0:
            move_away(s, index, good)
    s.under[owner][s.n_under[owner]] = number
    s.n_under[owner] += 1
    lift_card(s, index)


@rule("7.3")
def give_up(s, index, good):
    """A warehouse gained with this card, else the latest in the area, else a token, else nothing."""
    card = s.lying[index]
    if card.placed[good] > 0:
        return_warehouse(s, index, good)
        return
    other = latest_store(s, card.owner, card.area, good)
    if other != NONE:
        return_warehouse(s, other, good)
    elif s.tokens[card.owner][good] > 0:
        s.stock[good] += 1
        note(s, Event.TOKEN_LOST, card.owner, good)
        token_goes(s, card.owner, good)


@rule("7.3")
def give_up_brought(s, index):
    """What a crane brought goes with it, if it still stands there."""
    card = s.lying[index]
    good = s.brought[card.owner][which_crane(s, card.owner, card.number)]
    if good != NONE and card.placed[good] > 0:
        return_warehouse(s, index, good)
    s.brought[card.owner][which_crane(s, card.owner, card.number)] = NONE


@rule("7.3")
def move_away(s, index, good):
    """A warehouse moved here goes to the owner's earliest other card of the area, else to the supply."""
    card = s.lying[index]
    for k in range(s.n_lying):
        other = s.lying[k]
        if k != index and other.area == card.area and other.owner == card.owner:
            take_warehouse(s, index, good)
            put_warehouse(s, k, good)
            return
    return_warehouse(s, index, good)
