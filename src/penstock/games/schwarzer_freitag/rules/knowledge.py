"""11.2, 11.3 · What a seat can work out, and a fair guess at the rest.

Open to who keeps count: all money, all black cases, the size of bag and hands, and of each colour
how many cases lie in the bag and behind the other screens together. Unknown are only the start hands.
"""

from penstock.engine import rng
from penstock.engine.rule import rule
from penstock.games.schwarzer_freitag.rules.state import BLACK, COLOURS, SALE_TABLES


@rule("11.3")
def determinize(s, seat, chance):
    """Overwrite all that the seat cannot know: the others' hands, the bag, the luck to come."""
    for player in range(s.n_seats):
        if player != seat:
            for colour in range(COLOURS):
                s.hand[player][colour] = s.shown[player][colour]
    gather_hidden_cases(s, seat)
    for player in range(s.n_seats):
        if player != seat:
            fill_start_hand(s, seat, player, chance)
    for player in range(s.n_seats):
        if player != seat:
            for colour in range(COLOURS):
                s.hand[player][colour] += s.bought[player][colour]
                s.bag[colour] -= s.hand[player][colour]
    rng.start(s.rng, rng.word(chance), rng.word(chance), rng.word(chance))


@rule("11.2")
def gather_hidden_cases(s, seat):
    """Into the bag goes everything that lies neither open nor in the seat's own hand."""
    for colour in range(COLOURS):
        s.bag[colour] = cases_out_of_sight(s, colour) - s.hand[seat][colour]
    s.bag[BLACK] = black_in_bag(s)


@rule("11.2")
def cases_out_of_sight(s, colour):
    """In the bag and behind all screens together."""
    p = s.printed
    all_cases = p.market_per_colour + p.bag_per_colour + SALE_TABLES * p.table_per_colour
    seen = s.market[colour] + s.purchase_track[colour] + s.silver_cases[colour]
    for table in range(SALE_TABLES):
        seen += s.sale_tables[table][colour]
    return all_cases - seen


@rule("11.2")
def black_in_bag(s):
    """Black cases lie open everywhere else, so that anybody can count them."""
    p = s.printed
    black = p.stage_fields - s.stage_fields - s.black_supply
    for table in range(SALE_TABLES):
        black += p.table_black[table] - s.sale_tables[table][BLACK]
    return black


@rule("11.2")
def seen_behind_screen(s, player, colour):
    """Cases that everybody knows to lie behind a screen: bought and not sold again, and dealt and shown."""
    return s.bought[player][colour] + s.shown[player][colour]


@rule("11.2")
def room_for(s, seat, colour):
    """How many more cases of a colour the others' start hands can hold.

    A start hand was dealt from the cases nobody saw when the game began, and what it holds now
    must still be hidden. While hands are being guessed, `hand` holds the others' start hands.
    """
    unseen = s.unseen[colour] - (s.hand[seat][colour] - s.bought[seat][colour])
    hidden = s.bag[colour]
    guessed = 0
    for player in range(s.n_seats):
        if player != seat:
            hidden -= s.bought[player][colour]
            guessed += s.hand[player][colour]
    return min(unseen, hidden) - guessed


@rule("11.3")
def fill_start_hand(s, seat, player, chance):
    """Cases that sales have shown are certain; the rest is drawn by chance."""
    missing = s.printed.hand
    for colour in range(COLOURS):
        missing -= s.hand[player][colour]
    for _ in range(missing):
        room = 0
        for colour in range(COLOURS):
            room += room_for(s, seat, colour)
        k = rng.below(chance, room)
        colour = 0
        while k >= room_for(s, seat, colour):
            k -= room_for(s, seat, colour)
            colour += 1
        s.hand[player][colour] += 1
