"""11.2 · What a seat can work out, and a fair guess at the rest.

Hidden are the order of the draw pile, the advisors of the others and in the stack, and choices that others
have already made in bids and draft. An advisor is *old* if its holder had it when the seat last knew
something of the stack (after the draft, or when it chose from it), otherwise it came from that stack.
"""

from penstock.engine import rng
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.panamax.rules.state import (
    ADVISORS,
    BIDS,
    CARDS,
    COLUMNS,
    FIRST_GREY,
    SEATS,
    SLOTS,
    Stage,
)


@rule("11.2")
def determinize(s, seat, chance):
    """Overwrite all that the seat cannot know, and the luck to come."""
    guess_deck(s, chance)
    forget_others(s, seat)
    if s.stage <= Stage.KEEPING:
        guess_dealt_advisors(s, seat, chance)
        guess_choices(s, seat, chance)
    else:
        guess_advisors(s, seat, chance)
    if s.choosing_advisor and s.queue_seat[0] != seat:
        for k in range(s.n_stack):
            s.seen[s.queue_seat[0]] |= 1 << s.stack[k]
    rng.start(s.rng, rng.word(chance), rng.word(chance), rng.word(chance))


@rule("11.1")
def is_open_card(s, card):
    """On the table, on top of a pile, discarded or in a hand."""
    if card == s.incoming or card == s.top:
        return True
    for k in range(COLUMNS - FIRST_GREY):
        if s.table[k] == card:
            return True
    for k in range(s.n_discards):
        if s.discards[k] == card:
            return True
    for player in range(s.n_seats):
        for slot in range(SLOTS):
            if s.contract[player][slot] == card:
                return True
    return False


@rule("11.2")
def guess_deck(s, chance):
    """The draw pile holds what is not open, in any order."""
    count = 0
    for card in range(CARDS):
        s.deck[card] = NONE
    for card in range(CARDS):
        if not is_open_card(s, card):
            place = rng.below(chance, count + 1)
            s.deck[count] = s.deck[place]
            s.deck[place] = card
            count += 1


def forget_others(s, seat):
    """What the others know and have chosen."""
    for player in range(SEATS):
        if player != seat:
            s.advisors[player] = 0
            s.passed[player] = NONE
            s.draft[player] = NONE
            s.bid[player] = NONE
            s.seen[player] = 0
    for k in range(ADVISORS):
        s.stack[k] = NONE


def size(cards):
    count = 0
    for advisor in range(ADVISORS):
        count += (cards >> advisor) & 1
    return count


def nth_of(cards, k):
    """The k-th advisor of a set, from 0."""
    advisor = 0
    while True:
        if (cards >> advisor) & 1:
            if k == 0:
                return advisor
            k -= 1
        advisor += 1


def any_of(chance, cards):
    """One advisor of a set, by chance."""
    return nth_of(cards, rng.below(chance, size(cards)))


def lay_stack(s, cards, chance):
    """The rest is the stack, in any order."""
    for k in range(s.n_stack):
        advisor = any_of(chance, cards)
        cards &= ~(1 << advisor)
        s.stack[k] = advisor


@rule("11.2")
def guess_dealt_advisors(s, seat, chance):
    """During the draft: two each; the card passed on is in the left neighbour's hand."""
    unknown = ((1 << ADVISORS) - 1) & ~s.advisors[seat]
    if s.stage == Stage.KEEPING:
        left = (seat + 1) % s.n_seats
        s.advisors[left] |= 1 << s.passed[seat]
        unknown &= ~(1 << s.passed[seat])
    for player in range(s.n_seats):
        if player != seat:
            for _ in range(s.n_advisors[player] - size(s.advisors[player])):
                advisor = any_of(chance, unknown)
                s.advisors[player] |= 1 << advisor
                unknown &= ~(1 << advisor)
    if s.stage == Stage.KEEPING:
        for player in range(s.n_seats):
            if player != seat:
                s.passed[player] = nth_of(s.advisors[(player + 1) % s.n_seats], 0)
    lay_stack(s, unknown, chance)


@rule("11.2")
def guess_choices(s, seat, chance):
    """Whoever owes no decision any more has chosen something."""
    for player in range(s.n_seats):
        if player != seat and (s.to_act >> player) & 1 == 0:
            if s.stage == Stage.BIDDING:
                s.bid[player] = rng.below(chance, BIDS)
            else:
                s.draft[player] = any_of(chance, s.advisors[player])


@rule("11.2")
def guess_advisors(s, seat, chance):
    """Old cards from what was not in the stack, new cards and the rest from the stack."""
    old = ((1 << ADVISORS) - 1) & ~s.advisors[seat] & ~s.seen[seat]
    stack = s.seen[seat]
    left = (seat + 1) % s.n_seats
    if s.passed[seat] != NONE and (old >> s.passed[seat]) & 1:
        old &= ~(1 << s.passed[seat])
        if rng.below(chance, 2) == 0:
            s.advisors[left] = 1 << s.passed[seat]
        else:
            stack |= 1 << s.passed[seat]
    for player in range(s.n_seats):
        if player != seat:
            for _ in range(s.held_at_look[seat][player] - size(s.advisors[player])):
                advisor = any_of(chance, old)
                s.advisors[player] |= 1 << advisor
                old &= ~(1 << advisor)
    stack |= old
    for player in range(s.n_seats):
        if player != seat:
            for _ in range(s.n_advisors[player] - s.held_at_look[seat][player]):
                advisor = any_of(chance, stack)
                s.advisors[player] |= 1 << advisor
                stack &= ~(1 << advisor)
    lay_stack(s, stack, chance)
