"""2 · Set-up."""

from penstock.engine import rng
from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.schwarzer_freitag.rules.bag import draw_case
from penstock.games.schwarzer_freitag.rules.bank import pay_from_bank, put_behind_screen
from penstock.games.schwarzer_freitag.rules.codes import Event, Refusal
from penstock.games.schwarzer_freitag.rules.state import (
    BLACK,
    CARDS,
    COLOURS,
    SALE_TABLES,
    Phase,
)
from penstock.games.schwarzer_freitag.rules.turn import begin_turn


def set_up(s):
    """From an empty table (with options, printed tables and random words) to the first decision."""
    lay_out_board(s)
    fill_market_and_bag(s)
    deal_hands(s)
    choose_start_player(s)
    draw_market(s)
    deal_special_cards(s)
    note(s, Event.STARTED, s.start_player)
    if s.n_seats == 2:
        ask_setup_case(s, s.start_player)
    else:
        begin_turn(s, s.start_player)


@rule("2.1")
def lay_out_board(s):
    """Price markers, sale tables and stage fields; everybody starts without money."""
    for colour in range(COLOURS):
        s.row[colour] = s.printed.start_row
        s.column[colour] = s.printed.start_column
    for table in range(SALE_TABLES):
        for colour in range(COLOURS):
            s.sale_tables[table][colour] = s.printed.table_per_colour
        s.sale_tables[table][BLACK] = s.printed.table_black[table]
    s.stage_fields = s.printed.stage_fields
    s.triggered = NONE
    for seat in range(s.n_seats):
        pay_from_bank(s, seat, s.printed.start_money)


@rule("2.2")
def fill_market_and_bag(s):
    """A fixed number of cases of each colour to the market, ten and the number of players into the bag."""
    for colour in range(COLOURS):
        s.market[colour] = s.printed.market_per_colour
        s.bag[colour] = s.printed.bag_per_colour
        s.bag_size += s.printed.bag_per_colour


@rule("2.2")
def deal_hands(s):
    """Each player draws five cases and keeps them behind the screen."""
    for seat in range(s.n_seats):
        for _ in range(s.printed.hand):
            put_behind_screen(s, seat, draw_case(s))
        for colour in range(COLOURS):
            s.bought[seat][colour] = 0  # dealt, not bought


@rule("2.3")
def choose_start_player(s):
    """Chance decides who begins."""
    s.start_player = rng.below(s.rng, s.n_seats)


@rule("2.2")
def draw_market(s):
    """Then twenty cases from the bag join the market."""
    for _ in range(s.printed.market_drawn):
        s.market[draw_case(s)] += 1
    for colour in range(COLOURS):
        s.unseen[colour] = s.bag[colour]
        for seat in range(s.n_seats):
            s.unseen[colour] += s.hand[seat][colour]


@rule("2.4", "2.5")
def deal_special_cards(s):
    """Special action cards by turn order; none in the first-game option."""
    for order in range(s.n_seats):
        seat = (s.start_player + order) % s.n_seats
        for k in range(CARDS):
            s.cards[seat][k] = s.printed.cards[order][k]


@rule("2.6")
def ask_setup_case(s, seat):
    """Two players: each moves one case of choice from the market to the purchase track."""
    s.mover = seat
    s.to_act = 1 << seat
    s.phase = Phase.SETUP_CASE


@rule("2.6")
def why_not_setup_case(s, seat, colour):
    if s.market[colour] == 0:
        return Refusal.NOT_IN_MARKET
    return Refusal.NONE


@rule("2.6")
def setup_case(s, seat, colour):
    """A set-up case moves no price; it only counts for the trigger and the rule of three."""
    s.market[colour] -= 1
    s.purchase_track[colour] += 1
    note(s, Event.SETUP_CASE, seat, colour)
    if seat == s.start_player:
        ask_setup_case(s, 1 - seat)
    else:
        begin_turn(s, s.start_player)
