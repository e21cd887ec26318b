"""What a position is worth to a seat, in thousandths of a point: the greedy player's whole wisdom.

A reader's summary: a keeper is a point, if the area is large enough to count. An open area is worth
the chance to control it in the end: better with a longer lead, worse with every side on which somebody can
still join it. Coins, goods tokens and special cards are worth a little. A card chosen in secret is worth
what it would do on its best place. What the others have counts against a player.
"""

from penstock.games.packhuys.rules.cards import (
    content_of,
    depicts,
    has_coin,
    has_ship_symbol,
    is_in,
    is_special,
    is_water,
)
from penstock.games.packhuys.rules.codes import Refusal
from penstock.games.packhuys.rules.control import lead_in
from penstock.games.packhuys.rules.harbour import is_open, size_of
from penstock.games.packhuys.rules.limits import has_cell
from penstock.games.packhuys.rules.round import left_neighbour, right_neighbour, tax_of
from penstock.games.packhuys.rules.scoring import has_most_tokens
from penstock.games.packhuys.rules.ship import why_not_remove
from penstock.games.packhuys.rules.state import (
    DIRECTIONS,
    GOODS,
    MOST_AREAS,
    NO_CARD,
    NUMBERS,
    SHORE,
    Content,
    Phase,
)

POINT = 1000
PERCENT = 100
VICTORY = 2000  # beyond the points
SMALL_AREA = 300  # a keeper on an area of a single card, where only the largest count
LARGE = 5  # cards of an area that is sure to count
TIED = 50  # the chance in an area in which another lead is as long
STORING = 50  # per cent of what a harbour card may gain: others can still join its area
NEW_SIDES = 3  # open sides of a card that starts an area
LAND = 40  # a card of one's own in an area, with goods or without
COIN = 120  # one of the first
SPARE_COIN = 20
PURSE = 3  # coins that are worth having
TOKEN = 60
FIRST_TOKEN = 500  # avoids a minus point
MOST_TOKENS = 300
SPECIAL = 150
REMOVAL = 200  # a ship beside somebody's card
CRANE_GOOD = 300
TAXING = 120  # when the neighbour can hardly pay
SHIP_SYMBOL = 100


def value(s, seat, room):
    """Own prospects, less the average of the others'."""
    others = 0
    for other in range(s.n_seats):
        if other != seat:
            others += prospects(s, other)
    own = prospects(s, seat) + choice_value(s, seat) + pending_value(s, seat)
    return own - others // (s.n_seats - 1)


TERMS = ("areas", "chances", "coins", "specials", "tokens", "card", "rivals")  # what the value is made of
T_AREAS, T_CHANCES, T_COINS, T_SPECIALS, T_TOKENS, T_CARD, T_RIVALS = range(len(TERMS))
N_TERMS = len(TERMS)


def terms(s, seat, room, out):
    """The same, term by term."""
    others = 0
    for other in range(s.n_seats):
        if other != seat:
            others += prospects(s, other)
    for k in range(N_TERMS):
        out[k] = 0
    out[T_CARD] = choice_value(s, seat) + pending_value(s, seat)
    out[T_RIVALS] = -(others // (s.n_seats - 1))
    if s.ending != 0:
        out[T_AREAS] = prospects(s, seat)
        return
    for area in range(MOST_AREAS):
        if s.areas[area].keeper == seat:
            out[T_AREAS] += weight_of(s, area)
        elif is_open(s, area):
            out[T_CHANCES] += area_value(s, area, seat)
    out[T_COINS] = purse_value(s, seat)
    out[T_SPECIALS] = s.n_special[seat] * SPECIAL
    if s.is_expansion:
        out[T_TOKENS] = token_value(s, seat)


def prospects(s, seat):
    """Score and what is likely to become of it."""
    if s.ending != 0:
        return s.score[seat] * POINT + (VICTORY if s.place[seat] == 1 else 0)
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
    return SMALL_AREA + (min(size_of(s, area), LARGE) - 1) * (POINT - SMALL_AREA) // (LARGE - 1)


def area_value(s, area, seat):
    """The chance to control an open area, by the longest lead of the seat and that of the others."""
    own = longest_lead(s, area, seat, True)
    if own == 0:
        return 0
    lead = own - longest_lead(s, area, seat, False)
    return chance(lead, open_sides(s, area)) * weight_of(s, area) // POINT


def longest_lead(s, area, seat, is_own):
    """In any kind: the seat's own, or anybody else's."""
    best = 0
    for good in range(GOODS):
        leader, lead = lead_in(s, area, good)
        if waits_to_store(s, area, good):
            if leader == s.mover:
                lead += 1
            elif lead == 0:
                leader = s.mover
                lead = 1
            else:
                lead -= 1
        if lead > best and (leader == seat) == is_own:
            best = lead
    return best


def waits_to_store(s, area, good):
    """A card laid whose goods are not stored yet counts as if they were."""
    if s.phase != Phase.EXPORT:
        return False
    card = s.lying[s.n_lying - 1]
    return card.area == area and depicts(s, card.number, good)


def chance(lead, sides):
    """To control an open area: every warehouse of lead speaks for it, every open side against it."""
    if lead < 0:
        return 0
    if lead == 0:
        return TIED
    return POINT * lead // (lead + sides)


def open_sides(s, area):
    """Sides of its cards on which another card can be laid."""
    sides = 0
    for k in range(s.n_lying):
        if s.lying[k].area == area:
            for step in DIRECTIONS:
                if s.field[s.lying[k].cell + step] == SHORE:
                    sides += 1
    return sides


def purse_value(s, seat):
    coins = s.coins[seat]
    return min(coins, PURSE) * COIN + max(coins - PURSE, 0) * SPARE_COIN


def next_coin(s, seat):
    """What one more coin would be worth, if the treasury has one."""
    if s.treasury == 0:
        return 0
    return COIN if s.coins[seat] < PURSE else SPARE_COIN


def token_value(s, seat):
    total = 0
    tokens = 0
    for good in range(GOODS):
        tokens += s.tokens[seat][good]
        if s.tokens[seat][good] > 0 and has_most_tokens(s, seat, good):
            total += MOST_TOKENS
    return total + tokens * TOKEN + (FIRST_TOKEN if tokens > 0 else 0)


def choice_value(s, seat):
    """What the card may bring that was chosen in secret or waits revealed."""
    number = s.played[seat]
    if s.phase == Phase.SELECT and (s.to_act >> seat) & 1 == 0:
        number = s.chosen[seat]
        if number == NO_CARD:
            return next_coin(s, seat)
    if number == NO_CARD:
        return 0
    return card_value(s, seat, number) * (PERCENT - tax_risk(s, seat)) // PERCENT


def card_value(s, seat, number):
    """Goods, land, coins and the threat of its symbol."""
    if is_special(s, number):
        return SPECIAL + special_value(s, seat, number)
    if is_water(s, number):
        total = next_coin(s, seat) + closing_value(s, seat)
    elif not has_cell(s, seat, number):
        return 0
    else:
        total = LAND + storing_value(s, seat, number) * STORING // PERCENT
    if has_coin(s, number):
        total += TAXING // (1 + s.coins[right_neighbour(s, seat)])
    if s.has_ship and has_ship_symbol(s, number):
        total += SHIP_SYMBOL
    return total


def closing_value(s, seat):
    """What a water card gains beside the area that it helps most."""
    best = 0
    for area in range(MOST_AREAS):
        if is_open(s, area):
            lead = longest_lead(s, area, seat, True) - longest_lead(s, area, seat, False)
            if lead > 0:
                sides = open_sides(s, area)
                gain = chance(lead, sides - 1) - chance(lead, sides)
                best = max(best, gain * weight_of(s, area) // POINT)
    return best


def storing_value(s, seat, number):
    """What a harbour card gains in a new area, or in the one that it helps most."""
    if content_of(s, number) == Content.PUB:
        return 0
    best = chance(1, NEW_SIDES)
    if s.printed.counted > 0:
        best = best * SMALL_AREA // POINT
    for area in range(MOST_AREAS):
        if is_open(s, area):
            best = max(best, joining_value(s, area, seat, number) * weight_of(s, area) // POINT)
    return best


def joining_value(s, area, seat, number):
    """What one more warehouse of the card's best kind changes: a chance won, or a rival's lost."""
    own = longest_lead(s, area, seat, True)
    rival = longest_lead(s, area, seat, False)
    sides = open_sides(s, area)
    before = chance(own - rival, sides) if own > 0 else -chance(rival - own, sides)
    best = 0
    for good in range(GOODS):
        if depicts(s, number, good) or content_of(s, number) == Content.CRANE:
            leader, lead = lead_in(s, area, good)
            if leader == seat:
                best = max(best, chance(lead + 1 - rival, sides) - before)
            elif lead == 0:
                best = max(best, chance(1 - rival, sides) - before)
    return best


def tax_risk(s, seat):
    """How likely the left neighbour's card stops a player without coins, in per cent."""
    taxing = left_neighbour(s, seat)
    if s.phase != Phase.SELECT or s.coins[seat] >= s.printed.tax:
        return 0
    coins = 0
    cards = 1
    for number in range(NUMBERS):
        if is_in(s.hand[taxing], number):
            cards += 1
            if tax_of(s, number) > 0:
                coins += 1
    return PERCENT * coins // cards


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


def best_removal(s, seat):
    """What the owner of a card would lose, for the best card that can be removed."""
    best = 0
    for k in range(s.n_lying):
        card = s.lying[k]
        if why_not_remove(s, seat, card.cell) == Refusal.NONE:
            best = max(best, REMOVAL + area_value(s, card.area, card.owner) // 2)
    return best


def pending_value(s, seat):
    """A ship on its way, a removal or a crane still to be decided."""
    if s.mover != seat:
        return 0
    if s.phase == Phase.REMOVE or s.phase == Phase.FLOOD:
        return best_removal(s, seat)
    if s.phase == Phase.SHIP:
        return SHIP_SYMBOL
    if s.phase == Phase.CRANE:
        return CRANE_GOOD
    if s.phase == Phase.BUY:
        return SPECIAL // 2
    return 0
