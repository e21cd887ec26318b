"""4 · The round: choosing in secret, the reveal, tax, and who acts next."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.packhuys.rules.cards import (
    content_of,
    has_coin,
    is_in,
    leave_game,
    order_key,
    take_back,
    take_from_hand,
)
from penstock.games.packhuys.rules.changes import richest, tell_richest
from penstock.games.packhuys.rules.codes import Event, Refusal
from penstock.games.packhuys.rules.state import NO_CARD, Content, Phase


@rule("4.1")
def begin_round(s):
    """Everybody owes a secret choice."""
    s.rounds += 1
    s.used = 0
    s.ship_moves = 0
    s.mover = NONE
    for seat in range(s.n_seats):
        s.chosen[seat] = NONE
    s.to_act = (1 << s.n_seats) - 1
    s.phase = Phase.SELECT
    note(s, Event.ROUND, NONE, s.rounds)


@rule("4.1")
def why_not_play(s, seat, number):
    """Every card of the hand may be chosen."""
    if not is_in(s.hand[seat], number):
        return Refusal.NOT_IN_HAND
    return Refusal.NONE


@rule("4.1")
def play(s, seat, number):
    """Face down: nobody sees which card, only that a choice was made."""
    s.chosen[seat] = number
    s.to_act &= ~(1 << seat)
    note(s, Event.CHOSE, seat)
    if s.to_act == 0:
        s.phase = Phase.REVEAL


@rule("4.1")
def pass_round(s, seat):
    """Always possible; a pass is chosen as secretly as a card."""
    play(s, seat, NO_CARD)


@rule("4.2")
def reveal(s):
    """All choices are shown at once; those who pass take a coin."""
    s.revealed += 1
    coins = pass_coins(s)
    rich = richest(s)
    for seat in range(s.n_seats):
        number = s.chosen[seat]
        s.played[seat] = number
        s.chosen[seat] = NONE
        s.taxing[seat] = number if tax_of(s, number) > 0 else NO_CARD
        if number == NO_CARD:
            s.coins[seat] += coins
            s.treasury -= coins
            note(s, Event.PASSED, seat, coins)
        else:
            take_from_hand(s, seat, number)
            note(s, Event.REVEALED, seat, number, content_of(s, number), s.printed.faces[number].symbol)
    tell_richest(s, rich)
    s.phase = Phase.TAX


@rule("4.2")
def pass_coins(s):
    """What each passing player gets: nothing if the treasury cannot pay them all."""
    passing = 0
    for seat in range(s.n_seats):
        if s.chosen[seat] == NO_CARD:
            passing += 1
    if s.treasury < passing * s.printed.pass_pays:
        return 0
    return s.printed.pass_pays


@rule("4.3", "8.3")
def tax_of(s, number):
    """What a revealed card takes: a coin card one coin, a customs house two."""
    if content_of(s, number) == Content.CUSTOMS:
        return s.printed.customs_tax
    if has_coin(s, number):
        return s.printed.tax
    return 0


def right_neighbour(s, seat):
    return (seat + s.n_seats - 1) % s.n_seats


@rule("4.3")
def next_taxing(s):
    """Taxes are settled in play order. NONE when all are settled."""
    best = NONE
    first = NONE
    for seat in range(s.n_seats):
        if s.taxing[seat] != NO_CARD:
            key = order_key(s, seat, s.taxing[seat])
            if key > best:
                best = key
                first = seat
    return first


@rule("4.3")
def settle_next_tax(s):
    """The right neighbour of the card's player owes the tax, if his own card still lies revealed."""
    seat = next_taxing(s)
    if seat == NONE:
        clear_customs(s)
        s.phase = Phase.ACT
        return
    debtor = right_neighbour(s, seat)
    due = tax_of(s, s.taxing[seat])
    if s.played[debtor] == NO_CARD:
        if s.passers_pay and s.coins[debtor] >= due:
            pay_tax(s, debtor, due)
    elif s.coins[debtor] < due:
        note_tax(s, Event.CANNOT_PAY, debtor, due)
        stop(s, debtor)
    elif s.tax_refusal:
        ask_tax(s, debtor, due)
        return
    else:
        pay_tax(s, debtor, due)
    s.taxing[seat] = NO_CARD


def left_neighbour(s, seat):
    """Whose card taxes the seat."""
    return (seat + 1) % s.n_seats


def note_tax(s, kind, debtor, due):
    """Whose card taxes, and which, belongs to every line about tax."""
    taxing = left_neighbour(s, debtor)
    note(s, kind, debtor, due, taxing, s.taxing[taxing])


@rule("4.3")
def pay_tax(s, debtor, due):
    """Into the treasury, not to the other player."""
    rich = richest(s)
    s.coins[debtor] -= due
    s.treasury += due
    note_tax(s, Event.TAX_PAID, debtor, due)
    tell_richest(s, rich)


@rule("4.3", "8.3")
def stop(s, debtor):
    """The card goes back to the hand and taxes nobody, except a customs house that has already taxed."""
    number = s.played[debtor]
    if content_of(s, number) == Content.CUSTOMS and has_taxed(s, debtor):
        use_special(s, debtor)
        return
    note(s, Event.TOOK_BACK, debtor, number)
    take_back(s, debtor)
    if not s.taxes_at_once:
        s.taxing[debtor] = NO_CARD


@rule("4.3")
def has_taxed(s, seat):
    """Its tax is settled, or all taxes fall due together."""
    return tax_of(s, s.played[seat]) > 0 and (s.taxes_at_once or s.taxing[seat] == NO_CARD)


@rule("4.4")
def ask_tax(s, debtor, due):
    """By option who could pay decides."""
    s.mover = debtor
    s.to_act = 1 << debtor
    s.debt = due
    s.phase = Phase.PAY


@rule("4.4")
def pay(s, seat):
    pay_tax(s, seat, s.debt)
    settle_debt(s, seat)


@rule("4.4")
def refuse(s, seat):
    """Keep the coins, lose the action."""
    note_tax(s, Event.TAX_REFUSED, seat, s.debt)
    stop(s, seat)
    settle_debt(s, seat)


@rule("4.4")
def settle_debt(s, seat):
    """One way or the other; the next tax follows."""
    s.taxing[left_neighbour(s, seat)] = NO_CARD
    s.debt = 0
    s.phase = Phase.TAX


@rule("8.1")
def use_special(s, seat):
    """Used or declined, it leaves the game and counts as used."""
    number = s.played[seat]
    note(s, Event.SPECIAL_USED, seat, number, content_of(s, number))
    leave_game(s, number)
    s.played[seat] = NO_CARD
    s.used = 1


@rule("8.3")
def clear_customs(s):
    """A customs house has no action of its own."""
    for seat in range(s.n_seats):
        if content_of(s, s.played[seat]) == Content.CUSTOMS:
            use_special(s, seat)


@rule("4.5")
def next_in_order(s):
    """Whose revealed card comes next; NONE when all have acted."""
    best = NONE
    first = NONE
    for seat in range(s.n_seats):
        if s.played[seat] != NO_CARD:
            key = order_key(s, seat, s.played[seat])
            if key > best:
                best = key
                first = seat
    return first
