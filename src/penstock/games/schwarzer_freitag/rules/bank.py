"""Money, interest, special cards and the screen: the small movements everything else is made of."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.schwarzer_freitag.rules.codes import Event
from penstock.games.schwarzer_freitag.rules.state import CARDS


def pay_from_bank(s, seat, money):
    s.cash[seat] += money
    s.bank -= money


def pay_to_bank(s, seat, money):
    s.cash[seat] -= money
    s.bank += money


@rule("3.4")
def pay_due_interest(s):
    """Interest due is paid by itself as soon as the mover has the whole amount."""
    seat = s.mover
    if 0 < s.due <= s.cash[seat]:
        note(s, Event.DUE_PAID, seat, s.due)
        pay_to_bank(s, seat, s.due)
        s.owed[seat] -= s.due
        s.due = 0


@rule("11.2")
def put_behind_screen(s, seat, colour):
    s.hand[seat][colour] += 1
    s.hand_size[seat] += 1
    s.bought[seat][colour] += 1


@rule("11.2")
def take_from_screen(s, seat, colour):
    """A sale beyond what was bought shows a case of the start hand."""
    s.hand[seat][colour] -= 1
    s.hand_size[seat] -= 1
    s.bought[seat][colour] -= 1
    if -s.bought[seat][colour] > s.shown[seat][colour]:
        s.shown[seat][colour] = -s.bought[seat][colour]


def card_with(s, seat, option):
    """Which of the seat's unused special cards offers an option; NONE if none does."""
    for k in range(CARDS):
        if s.cards[seat][k] & option:
            return k
    return NONE


@rule("2.4")
def use_card(s, seat, option):
    """A special card gives one of its options, once."""
    s.cards[seat][card_with(s, seat, option)] = 0
    note(s, Event.CARD_USED, seat, option)
