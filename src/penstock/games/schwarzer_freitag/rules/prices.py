"""8 · Prices: the grid, its edges, and the small steps between two price changes."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.schwarzer_freitag.rules.codes import Event
from penstock.games.schwarzer_freitag.rules.state import COLOURS, COLUMNS, ROWS, SILVER_FIELDS

TOP, RIGHT = ROWS - 1, COLUMNS - 1


def price_of(s, colour):
    """What one share costs and brings now."""
    return s.printed.grid[s.row[colour]][s.column[colour]]


def silver_price(s):
    return s.printed.silver_track[s.silver_at]


def final_silver_price(s):
    """What a bar costs when the game ends."""
    return s.printed.silver_track[SILVER_FIELDS - 1]


def stage_card(s):
    """The card in force: subsidy limit, trade limit, cases to draw."""
    return s.printed.stages[s.stage]


def market_size(s):
    total = 0
    for colour in range(COLOURS):
        total += s.market[colour]
    return total


@rule("8.3")
def step_right(s, colour):
    """One field right; at the right edge up instead; the top right corner stays."""
    if s.column[colour] < RIGHT:
        s.column[colour] += 1
    elif s.row[colour] < TOP:
        s.row[colour] += 1


@rule("8.3")
def step_up(s, colour):
    """One field up; in the top row right instead; the top right corner stays."""
    if s.row[colour] < TOP:
        s.row[colour] += 1
    elif s.column[colour] < RIGHT:
        s.column[colour] += 1


@rule("8.3")
def step_left(s, colour):
    """One field left; at the left edge down instead; the lowest price stays."""
    if s.column[colour] > 0:
        s.column[colour] -= 1
    elif s.row[colour] > 0:
        s.row[colour] -= 1


@rule("8.3")
def step_down(s, colour):
    """One field down; in the bottom row left instead (option bottomEdge); the lowest price stays."""
    if s.row[colour] > 0:
        s.row[colour] -= 1
    elif s.bottom_stays == 0 and s.column[colour] > 0:
        s.column[colour] -= 1


def can_fall(s, colour):
    """Every price but the lowest has a field to the left or below."""
    return s.column[colour] > 0 or s.row[colour] > 0


def tell_price(s, kind, colour, before):
    """A price that has stayed where it was is not told."""
    if price_of(s, colour) != before:
        note(s, kind, NONE, colour, before, price_of(s, colour))


def rise_one_right(s, colour):
    before = price_of(s, colour)
    step_right(s, colour)
    tell_price(s, Event.PRICE, colour, before)


@rule("8.1")
def take_from_market(s, colour):
    """Whenever the last market case of a colour is taken, its price goes one right at once."""
    s.market[colour] -= 1
    if s.market[colour] == 0:
        note(s, Event.LAST_CASE, NONE, colour)
        rise_one_right(s, colour)


@rule("8.2")
def put_on_track(s, track, colour):
    """The third case of a colour on a track moves its price one right; a fourth does nothing."""
    track[colour] += 1
    if track[colour] == 3:
        note(s, Event.THIRD_CASE, NONE, colour)
        rise_one_right(s, colour)
