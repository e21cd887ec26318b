"""5 · The action: laying a card, storing or exporting its goods, drawing a new one."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.packhuys.rules.cards import (
    content_of,
    depicts,
    is_special,
    is_water,
    put_into,
    put_into_hand,
    put_into_hand_openly,
    take_back,
)
from penstock.games.packhuys.rules.changes import richest, tell_richest, token_comes
from penstock.games.packhuys.rules.codes import Event, Refusal
from penstock.games.packhuys.rules.harbour import (
    is_in_frame,
    is_open,
    is_placeable,
    is_taken,
    put_harbour_card,
    put_water_card,
    touches_card,
)
from penstock.games.packhuys.rules.limits import has_cell, is_blocked, may_lie, may_store
from penstock.games.packhuys.rules.round import next_in_order
from penstock.games.packhuys.rules.special import begin_special
from penstock.games.packhuys.rules.state import (
    GOODS,
    MOST_AREAS,
    NO_CARD,
    Content,
    Exhaustion,
    Phase,
)
from penstock.games.packhuys.rules.stores import has_any_warehouse, store_good, stores_in, which_crane


@rule("5.1", "9.4")
def begin_next_action(s):
    """The next card in play order; a card that cannot be laid goes back to the hand."""
    seat = next_in_order(s)
    if seat == NONE:
        s.phase = Phase.NEXT_ROUND
        return
    s.mover = seat
    s.to_act = 1 << seat
    if is_special(s, s.played[seat]):
        begin_special(s, seat)
    elif has_cell(s, seat, s.played[seat]):
        s.phase = Phase.LAY
    else:
        note(s, Event.NO_CELL, seat, s.played[seat])
        take_back(s, seat)
        s.phase = Phase.DONE


@rule("5.1")
def may_lay(s, seat, cell):
    """On an empty cell inside the frame, beside a lying card; the limited variant asks for more."""
    return is_placeable(s, cell) and may_lie(s, seat, s.played[seat], cell)


@rule("5.1")
def why_not_lay(s, seat, cell):
    """What the cell lacks."""
    if may_lay(s, seat, cell):
        return Refusal.NONE
    if is_taken(s, cell):
        return Refusal.CELL_TAKEN
    if not is_in_frame(s, cell):
        return Refusal.OUTSIDE_FRAME
    if not touches_card(s, cell):
        return Refusal.NOT_ADJACENT
    if is_blocked(s, cell):
        return Refusal.CELL_BLOCKED
    return Refusal.STORE_LIMIT


@rule("5.1")
def lay(s, seat, cell):
    """The card comes to lie; then its coin, its goods or its crane."""
    number = s.played[seat]
    s.played[seat] = NO_CARD
    s.laid = number
    s.used = 1
    s.is_short = 0
    note(s, Event.LAID, seat, number, content_of(s, number), cell)
    s.phase = Phase.CLOSE
    if is_water(s, number):
        put_water_card(s, number, cell)
        put_into(s.water_laid, number)
        earn_water_coin(s, seat)
    else:
        put_harbour_card(s, seat, number, cell)
        if content_of(s, number) == Content.CRANE:
            ask_crane(s, seat)
        elif content_of(s, number) != Content.PUB:
            ask_export(s, seat)


@rule("5.6")
def earn_water_coin(s, seat):
    """A coin from the treasury, if it has one."""
    coins = min(s.treasury, s.printed.water_pays)
    rich = richest(s)
    s.treasury -= coins
    s.coins[seat] += coins
    if coins > 0:
        note(s, Event.EARNED, seat, coins)
        tell_richest(s, rich)


def latest(s):
    """The place of the card just laid."""
    return s.n_lying - 1


def may_store_all_but(s, seat, exported):
    """May the card just laid store its goods, one of them (or NONE) exported?"""
    card = s.lying[latest(s)]
    for good in range(GOODS):
        if good != exported and depicts(s, card.number, good) and not may_store(s, card.area, seat, good):
            return False
    return True


@rule("5.3")
def ask_export(s, seat):
    """Only a real choice is asked: store everything, or export one of the goods."""
    ways = 0
    only = NONE
    if may_store_all_but(s, seat, NONE):
        ways += 1
    for good in range(GOODS):
        if why_not_export(s, seat, good) == Refusal.NONE:
            ways += 1
            only = good
    if ways > 1:
        s.phase = Phase.EXPORT
    elif only == NONE:
        store(s, seat)
    else:
        export(s, seat, only)


@rule("5.2", "9.3")
def why_not_store(s, seat):
    """Storing all goods, unless too many players would store one of them."""
    if not may_store_all_but(s, seat, NONE):
        return Refusal.STORE_LIMIT
    return Refusal.NONE


@rule("5.2")
def store(s, seat):
    """One warehouse of each depicted good onto the central store."""
    store_goods(s, seat, NONE)


@rule("5.3", "9.3")
def why_not_export(s, seat, good):
    """A depicted good with a token left; the other goods must still be allowed."""
    if not depicts(s, s.lying[latest(s)].number, good):
        return Refusal.NOT_DEPICTED
    if s.stock[good] == 0:
        return Refusal.NO_TOKEN
    if not may_store_all_but(s, seat, good):
        return Refusal.STORE_LIMIT
    return Refusal.NONE


@rule("5.3")
def export(s, seat, good):
    """A goods token instead of a warehouse; the other goods are stored as usual."""
    s.stock[good] -= 1
    note(s, Event.EXPORTED, seat, good)
    token_comes(s, seat, good)
    store_goods(s, seat, good)


@rule("5.2", "10.3")
def store_goods(s, seat, exported):
    """A good without a warehouse in supply is skipped; in the expansion that may end the game."""
    index = latest(s)
    for good in range(GOODS):
        if good != exported and depicts(s, s.lying[index].number, good) and not store_good(s, index, good):
            note(s, Event.MISSING, seat, good)
            if s.is_expansion and s.exhaustion == Exhaustion.UNMET_DEMAND:
                s.is_short = 1
    s.phase = Phase.CLOSE


@rule("5.4")
def ask_crane(s, seat):
    """A crane brings or moves a warehouse, if there is one that may come."""
    s.from_area = NONE
    if s.crane_moves:
        if can_fetch(s, seat):
            s.phase = Phase.FROM
        return
    for good in range(GOODS):
        if why_not_crane(s, seat, good) == Refusal.NONE:
            s.phase = Phase.CRANE


@rule("5.4")
def why_not_crane(s, seat, good):
    """Any kind that the supply has and the area may take."""
    if s.supply[good] == 0:
        return Refusal.NO_WAREHOUSE
    if not may_store(s, s.lying[latest(s)].area, seat, good):
        return Refusal.TOO_MANY_OWNERS
    return Refusal.NONE


@rule("5.4")
def crane(s, seat, good):
    """One warehouse of any kind."""
    index = latest(s)
    s.brought[seat][which_crane(s, seat, s.lying[index].number)] = good
    store_good(s, index, good)
    s.phase = Phase.CLOSE


@rule("5.4")
def can_fetch(s, seat):
    """Is there a warehouse of the player in another open area that may come here?"""
    for area in range(MOST_AREAS):
        if why_not_fetch(s, seat, area) == Refusal.NONE:
            return True
    return False


@rule("5.4")
def why_not_fetch(s, seat, area):
    """By option a crane moves one of the player's warehouses from another open area."""
    here = s.lying[latest(s)].area
    if not is_open(s, area):
        return Refusal.CRANE_CLOSED_AREA
    if area == here:
        return Refusal.CRANE_SAME_AREA
    if not has_any_warehouse(s, seat, area):
        return Refusal.NOTHING_TO_FETCH
    for good in range(GOODS):
        if why_not_fetch_good(s, seat, area, good) == Refusal.NONE:
            return Refusal.NONE
    return Refusal.TOO_MANY_OWNERS


@rule("5.4")
def why_not_fetch_good(s, seat, area, good):
    if not stores_in(s, seat, area, good):
        return Refusal.NOTHING_TO_FETCH
    if not may_store(s, s.lying[latest(s)].area, seat, good):
        return Refusal.TOO_MANY_OWNERS
    return Refusal.NONE


@rule("5.7")
def refill(s):
    """A card of the sort just laid: a harbour card from the own pile, or the open water card."""
    if is_water(s, s.laid):
        draw_water(s, s.mover)
    else:
        draw_harbour(s, s.mover)
    s.laid = NO_CARD
    s.phase = Phase.DONE


@rule("5.7")
def draw_water(s, seat):
    """Everybody sees which; the next card is turned up."""
    if s.top_water == NO_CARD:
        return
    s.revealed += 1
    note(s, Event.DREW_WATER, seat, s.top_water)
    put_into_hand_openly(s, seat, s.top_water)
    turn_up_water(s)


@rule("2.2")
def turn_up_water(s):
    """The top card of the water pile lies open."""
    s.top_water = NO_CARD
    if s.n_water_pile > 0:
        s.n_water_pile -= 1
        s.top_water = s.water_pile[s.n_water_pile]


@rule("5.7")
def draw_harbour(s, seat):
    """Unseen cards first; then those that were removed and lie under the pile."""
    if s.n_pile[seat] > 0:
        s.revealed += 1
        s.n_pile[seat] -= 1
        put_into_hand(s, seat, s.pile[seat][s.n_pile[seat]])
        note(s, Event.DREW_HARBOUR, seat)
    elif s.n_under[seat] > 0:
        put_into_hand_openly(s, seat, s.under[seat][0])
        s.n_under[seat] -= 1
        for k in range(s.n_under[seat]):
            s.under[seat][k] = s.under[seat][k + 1]
        note(s, Event.DREW_HARBOUR, seat)
