"""11.2 · What a seat cannot know, and a fair guess at it: the others' cards and the pile."""

from penstock.engine import rng
from penstock.engine.rule import rule
from penstock.games.arriala.rules.state import CARDS


@rule("11.2")
def determinize(s, seat, chance):
    """Deal all cards the seat has not seen anew: to the others' hands, the rest to the pile."""
    hidden = gather_hidden_cards(s, seat)
    for player in range(s.n_seats):
        if player != seat:
            for _ in range(s.hand_size[player]):
                card = take_hidden_card(s, rng.below(chance, hidden))
                hidden -= 1
                s.hand[player][card] += 1
    rng.start(s.rng, rng.word(chance), rng.word(chance), rng.word(chance))


@rule("11.2")
def gather_hidden_cards(s, seat):
    """Into the pile goes every card that is neither discarded nor in the seat's own hand."""
    hidden = 0
    for card in range(CARDS):
        for player in range(s.n_seats):
            if player != seat:
                s.hand[player][card] = 0
        s.deck[card] = s.printed.deck[card] - s.discards[card] - s.hand[seat][card]
        hidden += s.deck[card]
    return hidden


def take_hidden_card(s, k):
    """The k-th card of the pile."""
    card = 0
    while k >= s.deck[card]:
        k -= s.deck[card]
        card += 1
    s.deck[card] -= 1
    return card
