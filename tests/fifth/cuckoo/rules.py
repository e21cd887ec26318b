"""The rules of Cuckoo, by the paragraphs of rulebook/en.md."""

from enum import IntEnum

from penstock.engine import rng
from penstock.engine.header import EventBase, Header, Note, RefusalBase, note
from penstock.engine.record import Record, i1, own, secret
from penstock.engine.rule import rule

SEATS = 5
KING = 13
RANKS = KING + 1  # 1 is the ace; 0 is no card


class Phase(IntEnum):
    CHOOSE = 0


class Ending(IntEnum):
    NOT_YET = 0
    ONE_LEFT = 1
    NOBODY_LEFT = 2  # the last players lost their last lives together


class Refusal(RefusalBase):
    NONE = 0, ""
    GAME_OVER = 1, "4.1"
    NOT_YOUR_TURN = 2, "2.1"
    NOT_NOW = 3, "2.1"
    DEALER_DRAWS = 4, "2.4"
    ONLY_THE_DEALER = 5, "2.4"


class Event(EventBase):
    DEALT = 1
    STOOD = 2
    SWAPPED = 3, "neighbour"
    CUCKOO = 4, "neighbour"
    DREW = 5
    SHOWED = 6, "rank"
    LOST = 7, "lives"
    RESULT = 8, "rank lives"


class Printed(Record, frozen=True):
    copies: i1  # of each rank
    lives: i1


class State(Header):
    events: Note[4 * SEATS]
    printed: Printed
    dealer: i1
    mover: i1
    lives: i1[SEATS]
    rounds: i1
    out_in: i1[SEATS]  # round in which a player's last life went; 0 while there are any
    card: own(i1[SEATS])  # rank held; 0 once out
    knows: own(i1[SEATS, SEATS])  # rank a seat knows another to hold; 0 where it does not
    deck: secret(i1[RANKS])  # cards left of each rank


def next_player(s, seat):
    """The next seat to the left that is still in."""
    seat = (seat + 1) % s.n_seats
    while s.lives[seat] == 0:
        seat = (seat + 1) % s.n_seats
    return seat


def draw(s, chance):
    """A card from the deck, by chance."""
    left = 0
    for rank in range(RANKS):
        left += s.deck[rank]
    k = rng.below(chance, left)
    rank = 0
    while k >= s.deck[rank]:
        k -= s.deck[rank]
        rank += 1
    s.deck[rank] -= 1
    return rank


@rule("1.1", "1.2")
def set_up(s):
    for seat in range(s.n_seats):
        s.lives[seat] = s.printed.lives
    s.dealer = rng.below(s.rng, s.n_seats)
    deal(s)


@rule("1.3")
def deal(s):
    """A new shuffled deck, one card each; the dealer's left begins."""
    s.rounds += 1
    s.revealed += 1
    for rank in range(1, RANKS):
        s.deck[rank] = s.printed.copies
    for seat in range(s.n_seats):
        s.card[seat] = draw(s, s.rng) if s.lives[seat] else 0
        for other in range(SEATS):
            s.knows[seat][other] = 0
    note(s, Event.DEALT, s.dealer)
    s.mover = next_player(s, s.dealer)
    s.to_act = 1 << s.mover


@rule("2.2")
def stand(s, seat):
    note(s, Event.STOOD, seat)
    end_turn(s)


@rule("2.3")
def why_not_swap(s, seat):
    return Refusal.DEALER_DRAWS if seat == s.dealer else Refusal.NONE


@rule("2.3")
def swap(s, seat):
    """With the left neighbour, unless that one shows a king; everybody remembers what they saw."""
    other = next_player(s, seat)
    if s.card[other] == KING:
        s.revealed += 1
        for k in range(s.n_seats):
            s.knows[k][other] = KING
        note(s, Event.CUCKOO, other, seat + 1)
        end_turn(s)
        return
    s.revealed += 1
    s.card[seat], s.card[other] = s.card[other], s.card[seat]
    for k in range(s.n_seats):
        s.knows[k][seat], s.knows[k][other] = s.knows[k][other], s.knows[k][seat]
    s.knows[seat][other] = s.card[other]
    s.knows[other][seat] = s.card[seat]
    note(s, Event.SWAPPED, seat, other + 1)
    end_turn(s)


@rule("2.4")
def why_not_draw_card(s, seat):
    return Refusal.NONE if seat == s.dealer else Refusal.ONLY_THE_DEALER


@rule("2.4")
def draw_card(s, seat):
    """A new card for the old one, which goes back into the deck."""
    s.revealed += 1
    old = s.card[seat]
    s.card[seat] = draw(s, s.rng)
    s.deck[old] += 1
    for k in range(s.n_seats):
        s.knows[k][seat] = 0
    note(s, Event.DREW, seat)
    end_turn(s)


@rule("2.1")
def end_turn(s):
    """The dealer is last; then everybody shows."""
    if s.mover == s.dealer:
        show(s)
    else:
        s.mover = next_player(s, s.mover)
        s.to_act = 1 << s.mover


@rule("3.1", "3.2")
def show(s):
    """The lowest card loses a life; who shares it loses one too."""
    s.revealed += 1
    lowest = RANKS
    for seat in range(s.n_seats):
        if s.lives[seat]:
            lowest = min(lowest, s.card[seat])
            note(s, Event.SHOWED, seat, s.card[seat])
    left = 0
    for seat in range(s.n_seats):
        if s.lives[seat] and s.card[seat] == lowest:
            s.lives[seat] -= 1
            note(s, Event.LOST, seat, s.lives[seat])
            if s.lives[seat] == 0:
                s.out_in[seat] = s.rounds
        left += s.lives[seat] > 0
    if left < 2:
        end_game(s, Ending.ONE_LEFT if left else Ending.NOBODY_LEFT)
    else:
        s.dealer = next_player(s, s.dealer)
        deal(s)


@rule("4.1", "4.2")
def end_game(s, ending):
    """The score is the number of rounds survived; the winner's lives come on top."""
    s.ending = ending
    s.to_act = 0
    for seat in range(s.n_seats):
        s.score[seat] = s.out_in[seat] or s.rounds + s.lives[seat]
    for seat in range(s.n_seats):
        s.place[seat] = 1
        for other in range(s.n_seats):
            s.place[seat] += s.score[other] > s.score[seat]
        note(s, Event.RESULT, seat, s.place[seat], s.lives[seat])


@rule("5.1")
def determinize(s, seat, chance):
    """Cards the seat has seen stay; the others are drawn from what it has not."""
    for rank in range(1, RANKS):
        s.deck[rank] = s.printed.copies
    s.deck[s.card[seat]] -= s.card[seat] != 0
    for other in range(s.n_seats):
        if other != seat:
            s.card[other] = s.knows[seat][other]
            s.deck[s.card[other]] -= s.card[other] != 0
    for other in range(s.n_seats):
        if other != seat:
            if s.card[other] == 0 and s.lives[other]:
                s.card[other] = draw(s, chance)
            for k in range(SEATS):
                s.knows[other][k] = 0
    rng.start(s.rng, rng.word(chance), rng.word(chance), rng.word(chance))


def totals(s):
    return {"cards": sum(s.deck) + sum(card > 0 for card in s.card)}
