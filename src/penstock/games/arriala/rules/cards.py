"""7 · Drawing and playing cards."""

from penstock.engine import rng
from penstock.engine.header import note
from penstock.engine.rule import rule
from penstock.games.arriala.rules.actions import (
    why_not_build_lock,
    why_not_enter_vineyard,
    why_not_somebody,
)
from penstock.games.arriala.rules.codes import Event, Refusal
from penstock.games.arriala.rules.state import CARDS, MOVE_CARDS, Action, Card
from penstock.games.arriala.rules.targeting import ask_place, ask_worker, reach_of
from penstock.games.arriala.rules.turn import after_action, why_not_pay


@rule("2.3", "7.1")
def deal_card(s, seat):
    """The top card of the pile, each card as likely."""
    k = rng.below(s.rng, s.deck_size)
    card = 0
    while k >= s.deck[card]:
        k -= s.deck[card]
        card += 1
    s.deck[card] -= 1
    s.deck_size -= 1
    s.hand[seat][card] += 1
    s.hand_size[seat] += 1


@rule("7.2")
def reshuffle(s):
    """All discards become the new pile."""
    note(s, Event.RESHUFFLED, s.mover, s.discard_size)
    for card in range(CARDS):
        s.deck[card] += s.discards[card]
        s.discards[card] = 0
    s.deck_size = s.discard_size
    s.discard_size = 0


@rule("7.1", "7.2")
def why_not_draw(s, seat):
    """A card must be left, in the pile or among the discards."""
    if s.deck_size == 0 and (s.discard_size == 0 or s.no_reshuffle):
        return Refusal.NO_CARD_LEFT
    return why_not_pay(s, s.printed.cost.draw)


@rule("7.1")
def draw(s, seat):
    """One card to the hand, which has no limit."""
    s.ap -= s.printed.cost.draw
    s.revealed += 1
    if s.deck_size == 0:
        reshuffle(s)
    deal_card(s, seat)
    note(s, Event.DREW, seat, s.deck_size)
    after_action(s)


@rule("7.7")
def why_not_last(s, seat):
    """Alone in last place among the players; a shared last place counts by option only."""
    refusal = Refusal.NONE
    for other in range(s.n_seats):
        if other != seat:
            if s.points[other] < s.points[seat]:
                return Refusal.NOT_LAST
            if s.points[other] == s.points[seat] and not s.shared_last_counts:
                refusal = Refusal.SHARED_LAST
    return refusal


@rule("7.7")
def why_not_master(s, seat):
    if not s.structures_free:
        return Refusal.BUILT_ALREADY
    return why_not_last(s, seat)


@rule("7.3")
def why_not_card(s, seat, card):
    """A card in hand whose effect is possible, or by option any."""
    if s.hand[seat][card] == 0:
        return Refusal.NO_SUCH_CARD
    refusal = why_not_pay(s, s.printed.cost.card)
    if refusal != Refusal.NONE or s.cards_may_lapse:
        return refusal
    return why_not_effect(s, seat, card)


@rule("7.4", "7.5", "7.6", "7.8", "7.9")
def why_not_effect(s, seat, card):
    """The effects of the cards are those of the actions, with the same conditions."""
    if card < MOVE_CARDS:
        reach = reach_of(s, s.ap - s.printed.cost.card, s.printed.reach[card])
        return why_not_somebody(s, seat, Action.WALK, True, reach)
    if card == Card.TELEPORT:
        return why_not_somebody(s, seat, Action.TELEPORT, False, 0)
    if card == Card.LOCK:
        return why_not_build_lock(s, seat)
    if card == Card.MASTER:
        return why_not_master(s, seat)
    if card == Card.OWN_TO_VINEYARD or card == Card.ANY_TO_VINEYARD:
        return why_not_enter_vineyard(s, seat, card == Card.ANY_TO_VINEYARD)
    return why_not_somebody(s, seat, Action.TO_CANAL, card == Card.ANY_TO_CANAL, 0)


@rule("7.3")
def lapses(s, seat, card):
    """May the card be played, but only without effect?"""
    return s.cards_may_lapse == 1 and why_not_effect(s, seat, card) != Refusal.NONE


@rule("7.3")
def play_card(s, seat, card):
    """One action point, the card to the discards, then its effect if there is one."""
    is_lapsing = lapses(s, seat, card)
    s.ap -= s.printed.cost.card
    s.hand[seat][card] -= 1
    s.hand_size[seat] -= 1
    s.discards[card] += 1
    s.discard_size += 1
    if is_lapsing:
        note(s, Event.LAPSED, seat, card)
        after_action(s)
        return
    note(s, Event.CARD, seat, card)
    if card < MOVE_CARDS:
        ask_worker(s, seat, Action.WALK, True, s.printed.reach[card])
    elif card == Card.TELEPORT:
        ask_worker(s, seat, Action.TELEPORT, False, 0)
    elif card == Card.LOCK:
        ask_place(s, seat, Action.LOCK)
    elif card == Card.MASTER:
        ask_place(s, seat, Action.MASTER)
    elif card == Card.OWN_TO_VINEYARD or card == Card.ANY_TO_VINEYARD:
        ask_worker(s, seat, Action.TO_VINEYARD, card == Card.ANY_TO_VINEYARD, 0)
    else:
        ask_worker(s, seat, Action.TO_CANAL, card == Card.ANY_TO_CANAL, 0)
