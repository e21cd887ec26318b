"""What a position is worth to a seat, in thousandths of a point: the greedy player's whole wisdom.

A reader's summary: a keeper is a point; an open area is worth the more of a point the safer the lead in
it; coins and goods tokens are worth a little; a card chosen in secret is worth what such a card
usually does.
"""

from penstock.engine.record import NONE
from penstock.games.packhuys.cards import (
    content_of,
    depicts,
    goods_on,
    has_coin,
    has_ship_symbol,
    is_harbour,
    is_in,
    is_special,
    is_water,
)
from penstock.games.packhuys.control import lead_in
from penstock.games.packhuys.harbour import has_room, is_open, size_of
from penstock.games.packhuys.round import right_neighbour
from penstock.games.packhuys.scoring import has_most_tokens
from penstock.games.packhuys.ship import may_move_ship
from penstock.games.packhuys.state import GOODS, MOST_AREAS, NO_CARD, NUMBERS, Content, Phase

POINT = 1000
RISK = 100  # certain
SMALL_AREA = 200  # a keeper on a tiny area, where only the largest count
LARGE = 5  # cards of an area that is sure to count
FIRST_LEAD = 350  # of an open area that is led by one warehouse
MORE_LEAD = 150  # for each further one
MOST_LEAD = 800  # an open area is never as good as a keeper
PER_CARD = 15  # larger areas are likelier to count
LATE_ROOM = 30  # for each card of an own area that is still open to intruders
COIN = 90  # of the first coins
SPARE_COIN = 30
PURSE = 3  # coins that are worth having
TOKEN = 120
FIRST_TOKEN = 400  # avoids a minus point
MOST_TOKENS = 250
SPECIAL = 150
REMOVAL = 250  # a ship beside somebody's card
GOOD = 300  # what a stored good is worth before it is laid
CRANE_GOOD = 350
LAND = 100
WATER = 200
TAXING = 120  # when the neighbour can hardly pay
SHIP_SYMBOL = 80


def value(s, seat):
    """Own prospects, less the best of the others'."""
    own = prospects(s, seat)
    best = NONE * POINT * POINT
    for other in range(s.n_seats):
        if other != seat:
            best = max(best, prospects(s, other))
    return own * 2 - best + choice_value(s, seat) + pending_value(s, seat)


def prospects(s, seat):
    """Score and what is likely to become of it."""
    if s.ending != 0:
        return (s.score[seat] * 2 - s.place[seat]) * POINT
    total = purse_value(s, seat) + s.n_special[seat] * SPECIAL
    for area in range(MOST_AREAS):
        if s.areas[area].keeper == seat:
            total += weight_of(s, area)
        elif is_open(s, area):
            total += area_value(s, area, seat)
    if s.is_expansion:
        total += token_value(s, seat)
    return total


def weight_of(s, area):
    """A point, if the area is large enough to count in the end."""
    if s.printed.counted == 0:
        return POINT
    return SMALL_AREA + min(size_of(s, area), LARGE) * (POINT - SMALL_AREA) // LARGE


def purse_value(s, seat):
    coins = s.coins[seat]
    return min(coins, PURSE) * COIN + max(coins - PURSE, 0) * SPARE_COIN


def token_value(s, seat):
    total = 0
    tokens = 0
    for good in range(GOODS):
        tokens += s.tokens[seat][good]
        if s.tokens[seat][good] > 0 and has_most_tokens(s, seat, good):
            total += MOST_TOKENS
    return total + tokens * TOKEN + (FIRST_TOKEN if tokens > 0 else 0)


def pending_goods(s, area, seat, good):
    """A card laid whose goods are not stored yet counts as if they were."""
    if s.phase != Phase.EXPORT or s.mover != seat:
        return 0
    card = s.lying[s.n_lying - 1]
    return 1 if card.area == area and depicts(s, card.number, good) else 0


def area_value(s, area, seat):
    """The greatest lead in an open area, if it is this seat's."""
    best = 0
    leader = NONE
    for good in range(GOODS):
        who, lead = lead_in(s, area, good)
        if pending_goods(s, area, seat, good) > 0:
            if who == seat:
                lead += 1
            elif lead <= 1:
                who = seat if lead == 0 else NONE
                lead = 1 - lead
        if lead > best:
            best = lead
            leader = who
        elif lead == best and who != leader:
            leader = NONE
    if leader != seat or best == 0:
        return 0
    lead = min(FIRST_LEAD + (best - 1) * MORE_LEAD, MOST_LEAD)
    return lead * weight_of(s, area) // POINT + area_size_value(s, area)


def area_size_value(s, area):
    """A large area that is nearly closed is safest."""
    total = 0
    for k in range(s.n_lying):
        if s.lying[k].area == area:
            total += PER_CARD
            if has_room(s, s.lying[k].cell):
                total -= LATE_ROOM
    return total


def choice_value(s, seat):
    """What the card may bring that was chosen in secret or waits revealed."""
    number = s.played[seat]
    if s.phase == Phase.SELECT and (s.to_act >> seat) & 1 == 0:
        number = s.chosen[seat]
        if number == NO_CARD:
            return COIN
    if number == NO_CARD:
        return 0
    return card_value(s, seat, number) * (RISK - tax_risk(s, seat)) // RISK


def card_value(s, seat, number):
    """Goods, land, coins and the threat of its symbol."""
    if is_special(s, number):
        return SPECIAL + special_value(s, seat, number)
    total = goods_on(s, number) * GOOD
    if is_harbour(s, number):
        total += LAND
    if content_of(s, number) == Content.CRANE:
        total += CRANE_GOOD
    if is_water(s, number):
        total += WATER + closing_value(s, seat)
    if has_coin(s, number):
        total += TAXING // (1 + s.coins[right_neighbour(s, seat)])
    if s.has_ship and has_ship_symbol(s, number):
        total += SHIP_SYMBOL
    return total


def tax_risk(s, seat):
    """How likely the left neighbour's card stops a player without coins, in parts of RISK."""
    taxing = (seat + 1) % s.n_seats
    if s.phase != Phase.SELECT or s.coins[seat] >= s.printed.tax:
        return 0
    coins = 0
    cards = 1
    for number in range(NUMBERS):
        if is_in(s.hand[taxing], number):
            cards += 1
            if has_coin(s, number):
                coins += 1
    return RISK * coins // cards


def special_value(s, seat, number):
    """A customs house stops a poor neighbour; a flood always finds something."""
    if content_of(s, number) == Content.FLOOD:
        return REMOVAL
    if (
        content_of(s, number) == Content.CUSTOMS
        and s.coins[right_neighbour(s, seat)] < s.printed.customs_tax
    ):
        return TAXING * 2
    return 0


def closing_value(s, seat):
    """A water card closes an own area of which a single card is open."""
    best = 0
    for area in range(MOST_AREAS):
        if is_open(s, area) and open_cards(s, area) == 1 and area_value(s, area, seat) > 0:
            best = POINT - MOST_LEAD // 2
    return best


def open_cards(s, area):
    count = 0
    for k in range(s.n_lying):
        if s.lying[k].area == area and has_room(s, s.lying[k].cell):
            count += 1
    return count


def pending_value(s, seat):
    """A ship on its way, a removal or a crane still to be decided."""
    if s.mover != seat:
        return 0
    if s.phase == Phase.REMOVE or s.phase == Phase.FLOOD:
        return REMOVAL
    if s.phase == Phase.SHIP and may_move_ship(s):
        return SHIP_SYMBOL
    if s.phase == Phase.CRANE:
        return CRANE_GOOD
    if s.phase == Phase.BUY:
        return SPECIAL // 2
    return 0
