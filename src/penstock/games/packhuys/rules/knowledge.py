"""12 · What a seat can work out, and a fair guess at the rest.

Open to who keeps count: every card on the field, every card that went openly into a hand or under a
pile, and how many cards of each sort everybody holds. Unknown are the cards nobody has shown.
"""

from penstock.engine import rng
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.packhuys.rules.cards import deck_card, is_in, is_left_out, is_water, put_into
from penstock.games.packhuys.rules.state import DECK, NO_CARD, NUMBERS, SPECIALS, WATER_CARDS, WORDS, Phase


@rule("12.3")
def determinize(s, seat, chance):
    """Overwrite all that the seat cannot know: hands, piles, secret choices, the luck to come."""
    for player in range(s.n_seats):
        if player != seat:
            for word in range(WORDS):
                s.hand[player][word] = s.shown[player][word]
    for player in range(s.n_seats):
        guess_harbour_cards(s, seat, player, chance)
    guess_water_cards(s, seat, chance)
    guess_special_cards(s, seat, chance)
    for player in range(s.n_seats):
        if player != seat:
            guess_choice(s, player, chance)
    rng.start(s.rng, rng.word(chance), rng.word(chance), rng.word(chance))


@rule("12.2")
def is_seen(s, player, number):
    """Does a harbour card lie where everybody, or the guessing seat, sees it?"""
    if s.played[player] == number or is_in(s.hand[player], number):
        return True
    for k in range(s.n_under[player]):
        if s.under[player][k] == number:
            return True
    for k in range(s.n_lying):
        if s.lying[k].number == number and s.lying[k].owner == player:
            return True
    return False


@rule("12.3")
def guess_harbour_cards(s, seat, player, chance):
    """The unseen cards of a colour lie in its pile and, for another player, in the hand."""
    n = 0
    cards = 0 if s.colour[player] == NONE else DECK
    for k in range(cards):
        number = deck_card(s, player, k)
        if not is_left_out(s, number) and not is_seen(s, player, number):
            s.pile[player][n] = number
            n += 1
    rng.shuffle(chance, s.pile[player], n)
    while n > s.n_pile[player]:
        n -= 1
        put_into(s.hand[player], s.pile[player][n])
    for k in range(n, DECK):
        s.pile[player][k] = NO_CARD


def shown_water(s, player):
    count = 0
    for number in range(NUMBERS):
        if is_water(s, number) and is_in(s.shown[player], number):
            count += 1
    return count


def shown_specials(s, player):
    count = 0
    for k in range(SPECIALS):
        if is_in(s.shown[player], s.printed.specials[k]):
            count += 1
    return count


@rule("12.2")
def is_held_or_played(s, number):
    """In a hand as far as the guessing seat knows, or revealed."""
    for player in range(s.n_seats):
        if s.played[player] == number or is_in(s.hand[player], number):
            return True
    return False


@rule("12.2")
def is_open_water(s, number):
    """On the field, on top of the pile, revealed or known in a hand."""
    return number == s.top_water or is_in(s.water_laid, number) or is_held_or_played(s, number)


@rule("12.3")
def guess_water_cards(s, seat, chance):
    """The unseen water cards lie in the other hands and in the pile below its top card."""
    n = 0
    for number in range(NUMBERS):
        if is_water(s, number) and not is_open_water(s, number):
            s.water_pile[n] = number
            n += 1
    rng.shuffle(chance, s.water_pile, n)
    for player in range(s.n_seats):
        if player != seat:
            for _ in range(s.n_water[player] - shown_water(s, player)):
                n -= 1
                put_into(s.hand[player], s.water_pile[n])
    for k in range(n, WATER_CARDS):
        s.water_pile[k] = NO_CARD


@rule("12.3")
def guess_special_cards(s, seat, chance):
    """The unseen special cards lie in the other hands and in the stack."""
    n = 0
    for k in range(SPECIALS):
        number = s.printed.specials[k]
        if (s.specials_gone >> k) & 1 == 0 and not is_held_or_played(s, number):
            s.stack[n] = number
            n += 1
    rng.shuffle(chance, s.stack, n)
    for player in range(s.n_seats):
        if player != seat:
            for _ in range(s.n_special[player] - shown_specials(s, player)):
                n -= 1
                put_into(s.hand[player], s.stack[n])
    for k in range(n, SPECIALS):
        s.stack[k] = NO_CARD


@rule("12.3")
def guess_choice(s, player, chance):
    """Who has already chosen in secret chose any card of the hand or a pass, each as likely."""
    s.chosen[player] = NONE
    if s.phase != Phase.SELECT or (s.to_act >> player) & 1:
        return
    cards = s.n_harbour[player] + s.n_water[player] + s.n_special[player]
    left = rng.below(chance, cards + 1)
    s.chosen[player] = NO_CARD
    for number in range(NUMBERS):
        if is_in(s.hand[player], number):
            if left == 0:
                s.chosen[player] = number
            left -= 1
