"""2 · Set-up."""

from penstock.engine import rng
from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.arriala.rules.cards import deal_card
from penstock.games.arriala.rules.codes import Event
from penstock.games.arriala.rules.effects import arrive
from penstock.games.arriala.rules.state import (
    CARDS,
    EACH,
    NEUTRAL,
    STRUCTURE_BITS,
    TOWNS,
    WORKERS,
)
from penstock.games.arriala.rules.turn import begin_turn


def set_up(s):
    """From an empty table (with options, printed tables and random words) to the first decision."""
    lay_out_board(s)
    choose_start_player(s)
    deal_hands(s)
    note(s, Event.STARTED, s.start_player)
    if s.n_seats == 2:
        add_neutral_workers(s)
    begin_turn(s, s.start_player)


@rule("2.1", "2.2")
def lay_out_board(s):
    """All workers in the reserve, all locks and structures beside the board, all scores at 0."""
    for worker in range(WORKERS):
        s.at[worker] = NONE
    for seat in range(s.n_seats):
        s.reserve[seat] = EACH
    s.neutral = NONE
    s.lockable = s.printed.canal_fields
    for section in range(len(s.section_locks)):
        if s.printed.lock_limit[section] == 0:
            s.lockable &= ~s.printed.section_bits[section]
    s.locks_left = s.printed.locks
    s.sites_free = s.printed.sites
    s.structures_free = STRUCTURE_BITS


@rule("2.4")
def choose_start_player(s):
    """Chance decides who begins."""
    s.start_player = rng.below(s.rng, s.n_seats)


@rule("2.3")
def deal_hands(s):
    """Shuffle all cards, then deal one at a time, clockwise from the start player."""
    for card in range(CARDS):
        s.deck[card] = s.printed.deck[card]
        s.deck_size += s.printed.deck[card]
    for _ in range(s.printed.hand):
        for order in range(s.n_seats):
            deal_card(s, (s.start_player + order) % s.n_seats)


@rule("10.1")
def add_neutral_workers(s):
    """Two players: one worker of a third colour in every town in play."""
    s.neutral = NEUTRAL
    worker = NEUTRAL * EACH
    for town in range(TOWNS):
        if (s.printed.towns >> s.printed.town_at[town]) & 1:
            arrive(s, worker, s.printed.town_at[town])
            worker += 1
    note(s, Event.NEUTRALS, NONE, NEUTRAL, worker - NEUTRAL * EACH)
