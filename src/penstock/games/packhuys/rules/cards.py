"""Cards: what they show, which comes first, and the hands they are in."""

from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.packhuys.rules.state import (
    BARS,
    DECK,
    GOODS,
    NO_CARD,
    SETS,
    SPECIALS,
    WORD,
    Bar,
    Content,
    Symbol,
)


def content_of(s, number):
    return s.printed.faces[number].content


@rule("1.1")
def is_harbour(s, number):
    """Goods cards, cranes and pubs."""
    return Content.WINE <= content_of(s, number) <= Content.PUB


@rule("1.2")
def is_water(s, number):
    return content_of(s, number) == Content.WATER


@rule("1.3")
def is_special(s, number):
    return content_of(s, number) >= Content.BRIDGE


@rule("1.1")
def depicts(s, number, good):
    """Does the card show the good? Cranes and pubs show none."""
    content = content_of(s, number)
    return content < Content.CRANE and (content >> good) & 1 == 1


@rule("5.5")
def goods_on(s, number):
    """How many goods a card shows: a pub none, it is only land."""
    count = 0
    for good in range(GOODS):
        if depicts(s, number, good):
            count += 1
    return count


def has_coin(s, number):
    return s.printed.faces[number].symbol == Symbol.COIN


def has_ship_symbol(s, number):
    return s.printed.faces[number].symbol == Symbol.SHIP


@rule("4.5")
def order_key(s, seat, number):
    """The higher number first; among equals bar above, no bar (red and black), bar below."""
    if s.colour[seat] < SETS or not is_harbour(s, number):
        return number * BARS + Bar.NONE
    return number * BARS + s.printed.faces[number].bar


def is_in(cards, number):
    """Is the number in a set of cards?"""
    if number < WORD:
        return (cards[0] >> number) & 1 == 1
    return (cards[1] >> (number - WORD)) & 1 == 1


def put_into(cards, number):
    cards[number // WORD] |= 1 << (number % WORD)


def take_out_of(cards, number):
    cards[number // WORD] &= ~(1 << (number % WORD))


def count_in_hand(s, seat, number, change):
    """Everybody sees how many cards of each sort a hand holds."""
    if is_harbour(s, number):
        s.n_harbour[seat] += change
    elif is_water(s, number):
        s.n_water[seat] += change
    else:
        s.n_special[seat] += change


def put_into_hand(s, seat, number):
    put_into(s.hand[seat], number)
    count_in_hand(s, seat, number, 1)


@rule("12.2")
def put_into_hand_openly(s, seat, number):
    """A card that everybody has seen on its way into the hand."""
    put_into_hand(s, seat, number)
    put_into(s.shown[seat], number)


def take_from_hand(s, seat, number):
    take_out_of(s.hand[seat], number)
    take_out_of(s.shown[seat], number)
    count_in_hand(s, seat, number, -1)


@rule("4.3", "9.4")
def take_back(s, seat):
    """The revealed card goes back into the hand; its player is out of the round."""
    put_into_hand_openly(s, seat, s.played[seat])
    s.played[seat] = NO_CARD


def is_left_out(s, number):
    """Cards with three goods, where they are not played with."""
    return s.drops_triples and content_of(s, number) == Content.WINE_SPICES_TEA


def deck_card(s, seat, k):
    """The k-th harbour card of a seat's colour."""
    return s.printed.deck[s.colour[seat] % SETS][k]


@rule("8.1")
def leave_game(s, number):
    """A special card that has been played does not come back."""
    for k in range(SPECIALS):
        if s.printed.specials[k] == number:
            s.specials_gone |= 1 << k


@rule("11.4")
def highest_in_hand(s, seat):
    """The play order key of the highest harbour card in hand; NONE without one."""
    best = NONE
    for k in range(DECK):
        number = deck_card(s, seat, k)
        if is_in(s.hand[seat], number):
            best = max(best, order_key(s, seat, number))
    return best
