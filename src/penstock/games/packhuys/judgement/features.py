"""A position in numbers, for a net: every player from one seat round the table, then the harbour."""

from penstock.engine.features import ONE, bounded, one_of_many, zeros
from penstock.engine.record import NONE
from penstock.games.packhuys.judgement.value import (
    choice_value,
    longest_lead,
    open_sides,
    pending_value,
    prospects,
)
from penstock.games.packhuys.rules.cards import content_of, has_coin, has_ship_symbol, is_in
from penstock.games.packhuys.rules.harbour import is_open, size_of
from penstock.games.packhuys.rules.scoring import has_most_tokens
from penstock.games.packhuys.rules.state import (
    GOODS,
    LAST_CELL,
    MOST_AREAS,
    NO_CARD,
    NUMBERS,
    SEATS,
    SHORE,
    Content,
    Phase,
)

CONTENTS = len(Content)
PHASES = len(Phase)
A_CARD = CONTENTS + 4  # is there one, what it shows, coin, ship, its number
LEADS, ROOMS, SIZES = 3, 3, 5  # by how many warehouses, on how many open sides, of how many cards
OWN = 16
TOKENS = 2 * GOODS
HAND = CONTENTS + 3
AREAS = LEADS * ROOMS + ROOMS + SIZES
AREAS_AT = OWN + TOKENS + HAND + 2 * A_CARD
A_PLAYER = AREAS_AT + AREAS
BOARD = 18 + 2 * GOODS + PHASES
N_FEATURES = SEATS * A_PLAYER + BOARD


def features(s, seat, room, out):
    """What each player has, holds and may win; what is left of the harbour."""
    own = prospects(s, seat)
    for k in range(SEATS):
        zeros(out, k * A_PLAYER, A_PLAYER)
        if k < s.n_seats:
            player_features(s, (seat + k) % s.n_seats, own, out, k * A_PLAYER)
    area_features(s, seat, out)
    board_features(s, out, SEATS * A_PLAYER)


def player_features(s, player, own, out, j):
    worth = prospects(s, player)
    out[j] = ONE
    out[j + 1] = ONE * ((s.to_act >> player) & 1)
    out[j + 2] = ONE if s.mover == player else 0
    out[j + 3] = bounded(worth // 32)
    out[j + 4] = bounded((worth - own) // 16)
    out[j + 5] = bounded(choice_value(s, player) // 16)
    out[j + 6] = bounded(pending_value(s, player) // 16)
    out[j + 7] = bounded(s.coins[player] * 8)
    out[j + 8] = ONE if s.coins[player] == 0 else 0
    out[j + 9] = s.n_special[player] * 32
    out[j + 10] = s.n_harbour[player] * 16
    out[j + 11] = bounded(s.n_water[player] * 16)
    out[j + 12] = s.n_pile[player] * 4
    out[j + 13] = s.n_under[player] * 16
    out[j + 14] = bounded(s.keepers[player] * 8)
    out[j + 15] = ONE if s.taxing[player] != NO_CARD else 0
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


def area_features(s, seat, out):
    """For every player: open areas by lead and by room, shared ones, and closed ones by size."""
    for area in range(MOST_AREAS):
        keeper = s.areas[area].keeper
        if keeper >= 0:
            k = (keeper - seat) % s.n_seats
            size = min(size_of(s, area), SIZES)
            out[k * A_PLAYER + AREAS_AT + LEADS * ROOMS + ROOMS + size - 1] += 16
        elif is_open(s, area):
            open_area_features(s, seat, area, out)


def open_area_features(s, seat, area, out):
    room = min((open_sides(s, area) + 1) // 3, ROOMS - 1)
    for k in range(s.n_seats):
        player = (seat + k) % s.n_seats
        own = longest_lead(s, area, player, True)
        if own > 0:
            lead = own - longest_lead(s, area, player, False)
            j = k * A_PLAYER + AREAS_AT
            if lead > 0:
                out[j + (min(lead, LEADS) - 1) * ROOMS + room] += 32
            elif lead == 0:
                out[j + LEADS * ROOMS + room] += 32


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
    one_of_many(out, j + 2 * GOODS, s.phase, PHASES)
