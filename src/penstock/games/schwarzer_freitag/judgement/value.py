"""What a position is worth to a seat, in money: the greedy player's whole wisdom.

A reader's summary: a bar is worth its final price; a share is worth what it will fetch when it is
sold, that is its price and what the next price changes are likely to add; money is worth itself,
a little more while there is something to invest in.
"""

from penstock.games.schwarzer_freitag.rules.change import cases_to_draw
from penstock.games.schwarzer_freitag.rules.prices import final_silver_price, price_of, silver_price
from penstock.games.schwarzer_freitag.rules.state import BLACK, COLOURS, SILVER_FIELDS

UNIT = 1000  # values are in thousandths of a coin
ON_TRACK = 2, 3  # a case on a track is two thirds of a case in the bag: it has to get there first
MOST_CHANGES = 4  # how many price changes ahead a share is held


def value(s, seat, room):
    """Money, bars and shares, less what is owed."""
    total = UNIT * (s.cash[seat] - s.owed[seat]) + s.bars[seat] * bar_value(s)
    for colour in range(COLOURS):
        total += s.hand[seat][colour] * share_value(s, colour)
    return total - s.subsidies[seat] * interest_ahead(s)


TERMS = ("money", "silver", "shares", "rise", "interest")  # what the value is made of
T_MONEY, T_SILVER, T_SHARES, T_RISE, T_INTEREST = range(len(TERMS))


def terms(s, seat, room, out):
    """The same, term by term."""
    out[T_MONEY] = UNIT * (s.cash[seat] - s.owed[seat])
    out[T_SILVER] = s.bars[seat] * bar_value(s)
    out[T_SHARES] = 0
    out[T_RISE] = 0
    for colour in range(COLOURS):
        now = UNIT * price_of(s, colour)
        out[T_SHARES] += s.hand[seat][colour] * now
        out[T_RISE] += s.hand[seat][colour] * (share_value(s, colour) - now)
    out[T_INTEREST] = -s.subsidies[seat] * interest_ahead(s)


def bar_value(s):
    """A bar bought now is a bar in the end, but early money earns more in shares."""
    rise = final_silver_price(s) - silver_price(s)
    return UNIT * (silver_price(s) + rise * s.silver_at // SILVER_FIELDS)


def changes_ahead(s):
    """Price changes until a share bought now is likely to be sold: many at first, none in the end."""
    return MOST_CHANGES * (SILVER_FIELDS - 1 - s.silver_at) // SILVER_FIELDS


def interest_ahead(s):
    return UNIT * s.printed.interest * changes_ahead(s)


def share_value(s, colour):
    """The price now and the expected rise or fall of the changes ahead; never below nothing."""
    return max(UNIT * price_of(s, colour) + changes_ahead(s) * expected_rise(s, colour), 0)


def cases_returning(s, colour):
    """Cases that the next changes may draw: the bag, and part of what lies on the tracks."""
    share, whole = ON_TRACK
    return s.bag[colour] + (s.purchase_track[colour] + s.silver_cases[colour]) * share // whole


def expected_rise(s, colour):
    """Thousandths of a coin by which the next change is expected to move the price."""
    size = s.bag_size + 1
    draw = cases_to_draw(s)
    drawn = UNIT * draw * cases_returning(s, colour) // size
    black = UNIT * draw * s.bag[BLACK] // size
    net = drawn - black * black // (black + UNIT)  # two black cases pull down, one does not
    row = s.row[colour]
    step_left = row + 1
    step_up = 2 * row + 2 + s.column[colour]
    if net <= 0:
        return net * step_up // 2 - UNIT * step_left
    if net < UNIT:
        return net * (step_up + step_left) - UNIT * step_left
    return UNIT * step_up + (net - UNIT) * step_up // 2
