"""2 · Set-up."""

from penstock.engine import rng
from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.packhuys.rules.action import draw_harbour, turn_up_water
from penstock.games.packhuys.rules.cards import deck_card, is_left_out, is_water, put_into, put_into_hand
from penstock.games.packhuys.rules.codes import Event, Refusal
from penstock.games.packhuys.rules.harbour import put_water_card
from penstock.games.packhuys.rules.round import begin_round
from penstock.games.packhuys.rules.state import (
    CELLS,
    CENTRE,
    CRANES,
    DECK,
    EAST,
    EMPTY,
    GOODS,
    MOST_AREAS,
    NO_CARD,
    NORTH,
    NUMBERS,
    SEATS,
    SOUTH,
    SPECIALS,
    WEST,
    WIDTH,
    Keeper,
    Phase,
)

CROSS = (EAST, WEST, 2 * EAST, 2 * WEST, NORTH, SOUTH, 2 * NORTH, 2 * SOUTH)  # from the centre, as dealt
EVEN = 2


def set_up(s):
    """From an empty table (with options, printed tables and random words) to the first choice."""
    clear_field(s)
    hand_out_pieces(s)
    lay_out_water(s)
    lay_out_specials(s)
    if s.chooses_colours:
        ask_colour(s, 0)
    else:
        for seat in range(s.n_seats):
            take_colour(s, seat, seat)
        begin_play(s)
        s.revealed = 0


def begin_play(s):
    """Everybody has a colour: shuffle, lay the cross, deal."""
    shuffle_piles(s)
    lay_cross(s)
    deal_hands(s)
    rng.shuffle(s.rng, s.stack, s.n_stack)
    begin_round(s)


@rule("2.1")
def ask_colour(s, seat):
    """One after the other, seat by seat."""
    s.mover = seat
    s.to_act = 1 << seat
    s.phase = Phase.COLOUR


@rule("2.1")
def why_not_colour(s, seat, colour):
    """Each colour once."""
    for other in range(s.n_seats):
        if s.colour[other] == colour:
            return Refusal.COLOUR_TAKEN
    return Refusal.NONE


@rule("2.1")
def choose_colour(s, seat, colour):
    """By option; the cards are dealt when everybody has a colour."""
    take_colour(s, seat, colour)
    note(s, Event.COLOUR, seat, colour)
    if seat + 1 < s.n_seats:
        ask_colour(s, seat + 1)
    else:
        begin_play(s)


@rule("2.1", "2.4")
def take_colour(s, seat, colour):
    """Its harbour cards are the player's pile; three-goods cards may be left out."""
    s.colour[seat] = colour
    s.n_pile[seat] = 0
    for k in range(DECK):
        number = deck_card(s, seat, k)
        if not is_left_out(s, number):
            s.pile[seat][s.n_pile[seat]] = number
            s.n_pile[seat] += 1


def clear_field(s):
    """Nothing lies but the harbour centre, nobody has a colour."""
    for seat in range(SEATS):
        s.colour[seat] = NONE
    for cell in range(CELLS):
        s.field[cell] = EMPTY
    for area in range(MOST_AREAS):
        s.areas[area].keeper = Keeper.FREE
    s.ship = CENTRE if s.has_ship else NONE
    s.laid = NO_CARD
    s.from_area = NONE
    s.west = s.east = CENTRE % WIDTH
    s.south = s.north = CENTRE // WIDTH
    put_water_card(s, NO_CARD, CENTRE)


def lay_out_water(s):
    s.n_water_pile = 0
    for number in range(NUMBERS):
        if is_water(s, number):
            s.water_pile[s.n_water_pile] = number
            s.n_water_pile += 1


@rule("2.1")
def shuffle_piles(s):
    """Each colour's harbour cards and the common water cards."""
    for seat in range(s.n_seats):
        rng.shuffle(s.rng, s.pile[seat], s.n_pile[seat])
    rng.shuffle(s.rng, s.water_pile, s.n_water_pile)


@rule("2.1")
def lay_cross(s):
    """Two water cards in each direction from the harbour centre; their symbols do nothing."""
    for step in CROSS:
        s.n_water_pile -= 1
        number = s.water_pile[s.n_water_pile]
        put_water_card(s, number, CENTRE + step)
        put_into(s.water_laid, number)


@rule("2.2")
def deal_hands(s):
    """Two water cards for each, then three harbour cards for each; the next water card is turned up."""
    n_before = s.n_events
    for seat in range(s.n_seats):
        for _ in range(s.printed.hand_water):
            s.n_water_pile -= 1
            put_into_hand(s, seat, s.water_pile[s.n_water_pile])
    for seat in range(s.n_seats):
        for _ in range(s.printed.hand_harbour):
            draw_harbour(s, seat)
    turn_up_water(s)
    s.n_events = n_before  # dealing is no news


@rule("2.3")
def hand_out_pieces(s):
    """Coins, keepers and goods tokens; the rest of the coins is the treasury."""
    s.treasury = s.printed.coins
    for seat in range(s.n_seats):
        s.coins[seat] = s.printed.start_coins
        s.treasury -= s.printed.start_coins
        s.keepers[seat] = s.printed.keepers
        for k in range(CRANES):
            s.brought[seat][k] = NONE
    for good in range(GOODS):
        s.supply[good] = s.printed.warehouses
        s.stock[good] = s.printed.tokens


@rule("2.5")
def lay_out_specials(s):
    """Three and four players: a face-down stack. Two players: none, or by option three for each."""
    s.n_stack = 0
    for k in range(SPECIALS):
        number = s.printed.specials[k]
        if s.is_expansion:
            s.stack[s.n_stack] = number
            s.n_stack += 1
        elif s.deals_specials:
            put_into_hand(s, (number + 1) % EVEN, number)
        else:
            s.specials_gone |= 1 << k
