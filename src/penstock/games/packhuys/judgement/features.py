"""A position in numbers, for a net: every player from one seat round the table, then the harbour.

Every area is gone through once, its warehouses counted where the board is told afterwards: a training looks
at millions of moves a second, and the value's own functions count them anew for every question.
"""

from penstock.engine.features import ONE, bounded, one_of_many, zeros
from penstock.engine.record import NONE
from penstock.games.packhuys.judgement.value import POINT, chance
from penstock.games.packhuys.rules.cards import content_of, depicts, has_coin, has_ship_symbol, is_in
from penstock.games.packhuys.rules.harbour import is_open
from penstock.games.packhuys.rules.scoring import has_most_tokens
from penstock.games.packhuys.rules.state import (
    DIRECTIONS,
    GOODS,
    LAST_CELL,
    MOST_AREAS,
    NO_CARD,
    NUMBERS,
    SEATS,
    SHORE,
    Content,
    Keeper,
    Phase,
)

CONTENTS = len(Content)
PHASES = len(Phase)
A_CARD = CONTENTS + 4  # is there one, what it shows, coin, ship, its number
LEADS, ROOMS, SIZES = 3, 3, 5  # by how many warehouses, on how many open sides, of how many cards
OWN = 13
TOKENS = 2 * GOODS
HAND = CONTENTS + 3
# open areas by lead and room, shared ones, closed ones by size, chances, leads by kind, cards in open areas
SHARED_AT = LEADS * ROOMS
CLOSED_AT = SHARED_AT + ROOMS
CHANCES_AT = CLOSED_AT + SIZES
KINDS_AT = CHANCES_AT + 2
CARDS_AT = KINDS_AT + GOODS
AREAS = CARDS_AT + 1
AREAS_AT = OWN + TOKENS + HAND + 2 * A_CARD
A_PLAYER = AREAS_AT + AREAS
BOARD = 18 + 3 * GOODS + PHASES
BOARD_AT = SEATS * A_PLAYER
COUNTS_AT = BOARD_AT  # where an area's warehouses are counted, by player and kind, before the board is told
COUNTS = SEATS * GOODS
LEADS_AT = COUNTS_AT + COUNTS  # there too, by kind: who leads in that area, and by how many
FREE_AT = BOARD_AT + BOARD  # by kind: open areas in which nobody has any
N_FEATURES = FREE_AT + GOODS
SIDES_STEP = 1000  # more than an area can have open sides
CERTAIN = 32  # a point that is sure


def features(s, seat, room, out):
    """What each player has, holds and may win; what is left of the harbour."""
    zeros(out, 0, N_FEATURES)
    for k in range(s.n_seats):
        player_features(s, (seat + k) % s.n_seats, out, k * A_PLAYER)
    for area in range(MOST_AREAS):
        if s.areas[area].keeper != Keeper.FREE:
            area_features(s, seat, area, out)
    board_features(s, out, BOARD_AT)


def player_features(s, player, out, j):
    out[j] = ONE
    out[j + 1] = ONE * ((s.to_act >> player) & 1)
    out[j + 2] = ONE if s.mover == player else 0
    out[j + 3] = bounded(s.coins[player] * 8)
    out[j + 4] = ONE if s.coins[player] == 0 else 0
    out[j + 5] = ONE if s.coins[player] >= s.printed.special_price else 0
    out[j + 6] = s.n_special[player] * 32
    out[j + 7] = s.n_harbour[player] * 16
    out[j + 8] = bounded(s.n_water[player] * 16)
    out[j + 9] = s.n_pile[player] * 4
    out[j + 10] = s.n_under[player] * 16
    out[j + 11] = bounded(s.keepers[player] * 8)
    out[j + 12] = ONE if s.taxing[player] != NO_CARD else 0
    j += OWN
    for good in range(GOODS):
        out[j + good] = bounded(s.tokens[player][good] * 16)
        out[j + GOODS + good] = ONE if has_most_tokens(s, player, good) else 0
    hand_features(s, player, out, j + TOKENS)
    j += TOKENS + HAND
    card_features(s, s.played[player], out, j)
    card_features(s, max(s.chosen[player], NO_CARD), out, j + A_CARD)


def hand_features(s, player, out, j):
    """How many cards show what, how many coins and ships, how high the highest card is."""
    for number in range(1, NUMBERS):
        if is_in(s.hand[player], number):
            out[j + content_of(s, number)] += 16
            if has_coin(s, number):
                out[j + CONTENTS] += 16
            if has_ship_symbol(s, number):
                out[j + CONTENTS + 1] += 16
            out[j + CONTENTS + 2] = number


def card_features(s, number, out, j):
    if number == NO_CARD:
        return
    out[j] = ONE
    one_of_many(out, j + 1, content_of(s, number) - 1, CONTENTS - 1)
    j += CONTENTS
    out[j] = ONE if has_coin(s, number) else 0
    out[j + 1] = ONE if has_ship_symbol(s, number) else 0
    out[j + 2] = number
    out[j + 3] = s.printed.faces[number].bar * 32


def area_features(s, seat, area, out):
    """For every player: what an open area promises, or by how many cards it is closed."""
    keeper = s.areas[area].keeper
    if keeper >= 0:
        j = (keeper - seat) % s.n_seats * A_PLAYER + AREAS_AT
        size = min(count_area(s, seat, area, out) // SIDES_STEP, SIZES)
        out[j + CLOSED_AT + size - 1] += 16
        out[j + CHANCES_AT] = bounded(out[j + CHANCES_AT] + CERTAIN)
    elif is_open(s, area):
        counted = count_area(s, seat, area, out)
        promise_features(s, min(counted // SIDES_STEP, SIZES), counted % SIDES_STEP, out)


def count_area(s, seat, area, out):
    """Its cards, times SIDES_STEP, and its open sides; warehouses from the seat round the table in `out`.

    A card laid whose goods are not stored yet counts as if they were.
    """
    zeros(out, COUNTS_AT, COUNTS)
    cards = 0
    sides = 0
    for k in range(s.n_lying):
        card = s.lying[k]
        if card.area == area:
            cards += 1
            side = (card.owner - seat) % s.n_seats
            waits = s.phase == Phase.EXPORT and k == s.n_lying - 1
            for good in range(GOODS):
                stored = card.placed[good] + (1 if waits and depicts(s, card.number, good) else 0)
                out[COUNTS_AT + side * GOODS + good] += stored
            out[side * A_PLAYER + AREAS_AT + CARDS_AT] += 8
            for step in DIRECTIONS:
                if s.field[card.cell + step] == SHORE:
                    sides += 1
    return cards * SIDES_STEP + sides


def promise_features(s, size, sides, out):
    """Each player's longest lead against that of the others, and what it promises."""
    room = min((sides + 1) // 3, ROOMS - 1)
    for good in range(GOODS):
        lead_features(s, good, out)
    for k in range(s.n_seats):
        own = 0
        rival = 0
        for good in range(GOODS):
            lead = out[LEADS_AT + GOODS + good]
            if out[LEADS_AT + good] == k:
                own = max(own, lead)
            else:
                rival = max(rival, lead)
        if own > 0:
            promise(k * A_PLAYER + AREAS_AT, own - rival, room, size, sides, out)


def lead_features(s, good, out):
    """Who has the most warehouses of a kind in the area counted last, and how many more than the next."""
    leader = NONE
    best = 0
    next_best = 0
    for k in range(s.n_seats):
        count = out[COUNTS_AT + k * GOODS + good]
        if count > best:
            next_best = best
            best = count
            leader = k
        elif count > next_best:
            next_best = count
    out[LEADS_AT + good] = leader
    out[LEADS_AT + GOODS + good] = best - next_best
    if best == 0:
        out[FREE_AT + good] = bounded(out[FREE_AT + good] + 16)
    elif best > next_best:
        j = leader * A_PLAYER + AREAS_AT + KINDS_AT + good
        out[j] = bounded(out[j] + 16 * (best - next_best))


def promise(j, lead, room, size, sides, out):
    if lead > 0:
        out[j + (min(lead, LEADS) - 1) * ROOMS + room] += 16
    elif lead == 0:
        out[j + SHARED_AT + room] += 16
    hope = chance(lead, sides) * CERTAIN // POINT
    out[j + CHANCES_AT] = bounded(out[j + CHANCES_AT] + hope)
    out[j + CHANCES_AT + 1] = bounded(out[j + CHANCES_AT + 1] + hope * size // SIZES)


def board_features(s, out, j):
    shore = 0
    for cell in range(LAST_CELL):
        if s.field[cell] == SHORE:
            shore += 1
    size = s.printed.size
    out[j] = ONE
    out[j + 1] = s.n_seats * 16
    out[j + 2] = ONE if s.is_expansion else 0
    out[j + 3] = ONE if s.has_ship else 0
    out[j + 4] = ONE if s.printed.counted > 0 else 0
    out[j + 5] = bounded((size * size - s.n_filled) * 8)
    out[j + 6] = bounded(shore * 8)
    out[j + 7] = (size - 1 - s.east + s.west) * 32
    out[j + 8] = (size - 1 - s.north + s.south) * 32
    out[j + 9] = bounded(s.treasury * 4)
    out[j + 10] = bounded(s.rounds * 8)
    out[j + 11] = bounded(s.idle * 16)
    out[j + 12] = s.n_stack * 16
    out[j + 13] = bounded(s.n_water_pile * 8)
    out[j + 14] = ONE if s.top_water != NO_CARD else 0
    out[j + 15] = bounded(s.ship_moves * 32)
    out[j + 16] = ONE if s.laid != NO_CARD else 0
    out[j + 17] = ONE if s.good != NONE else 0
    j += 18
    for good in range(GOODS):
        out[j + good] = bounded(s.supply[good] * 8)
        out[j + GOODS + good] = bounded(s.stock[good] * 8)
        out[j + 2 * GOODS + good] = ONE if s.good == good else 0
    one_of_many(out, j + 3 * GOODS, s.phase, PHASES)
