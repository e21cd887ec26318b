"""4.1–4.3, 4.10, 3.6 · Contract cards: taking, replacing, completing, discarding."""

from penstock.engine import rng
from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.panamax.rules.bank import dice_at_hand, take_die
from penstock.games.panamax.rules.board import has_benefit, place_flag
from penstock.games.panamax.rules.codes import Event, Refusal
from penstock.games.panamax.rules.state import (
    BACK,
    CARDS,
    CONTAINERS,
    FIRST_GREY,
    FRONT,
    SLOTS,
    Action,
    Benefit,
    Source,
)


@rule("4.3")
def turn_top(s):
    """The next card of the draw pile is opened; an empty pile is made anew from the discards."""
    s.top = NONE
    if s.n_deck == 0 and s.n_discards > 0:
        note(s, Event.RESHUFFLED, NONE, s.n_discards)
        for k in range(s.n_discards):
            s.deck[k] = s.discards[k]
            s.discards[k] = NONE
        s.n_deck = s.n_discards
        s.n_discards = 0
        rng.shuffle(s.rng, s.deck, s.n_deck)
    if s.n_deck > 0:
        s.n_deck -= 1
        s.top = s.deck[s.n_deck]
        s.deck[s.n_deck] = NONE
        s.revealed += 1


def draw_card(s):
    """The open card of the draw pile; the next one is opened."""
    card = s.top
    turn_top(s)
    return card


@rule("4.3")
def bring_in(s):
    """The top of the draw pile becomes the incoming cargo."""
    s.incoming = draw_card(s)
    note(s, Event.NEW_INCOMING, NONE, s.printed.contracts[s.incoming].nation)


def card_at(s, source):
    if source == Source.TABLE:
        return s.table[s.column - FIRST_GREY]
    return s.incoming if source == Source.INCOMING else s.top


@rule("4.2")
def value_on(s, card, side, k):
    """The value of a container on the side of a card, 0 if there is none."""
    if side == FRONT:
        return s.printed.contracts[card].front[k]
    return s.printed.contracts[card].back[k]


def has_sign_on(s, card, side, k):
    """Has this container the rail sign?"""
    contract = s.printed.contracts[card]
    signs = contract.front_rail if side == FRONT else contract.back_rail
    return (signs >> k) & 1 == 1


def containers_on(s, card, side):
    count = 0
    for k in range(CONTAINERS):
        if value_on(s, card, side, k) > 0:
            count += 1
    return count


@rule("4.1", "5.7")
def why_not_contract(s, seat, source, side):
    """The card of the column (or by benefit another one), if the dice suffice for its side."""
    if source != Source.TABLE and not has_benefit(s, seat, Benefit.CONTRACTS):
        return Refusal.NO_BENEFIT
    card = card_at(s, source)
    if card == NONE:
        return Refusal.NOT_ON_OFFER
    if side == BACK and containers_on(s, card, BACK) == 0:
        return Refusal.NO_BACK
    if containers_on(s, card, side) > dice_at_hand(s, seat):
        return Refusal.TOO_FEW_DICE
    return Refusal.NONE


@rule("4.1", "4.2", "4.3")
def contract(s, seat, source, side):
    """Take the card, set its dice, replace it on the table."""
    card = card_at(s, source)
    if side == FRONT:
        note(s, Event.TOOK_CONTRACT, seat, s.printed.contracts[card].nation)
    else:
        note(s, Event.TOOK_GENERAL, seat)
    take_card(s, seat, card, side)
    if source == Source.TABLE:
        s.table[s.column - FIRST_GREY] = s.incoming
    if source == Source.TOP:
        turn_top(s)
    else:
        bring_in(s)
    s.action = Action.LOADING


def free_slot(s, seat):
    for slot in range(SLOTS):
        if s.contract[seat][slot] == NONE:
            return slot
    return NONE


@rule("4.1")
def take_card(s, seat, card, side):
    """A die of the company for each container."""
    slot = free_slot(s, seat)
    s.contract[seat][slot] = card
    s.side[seat][slot] = side
    for k in range(CONTAINERS):
        die = value_on(s, card, side, k)
        s.container[seat][slot][k] = die
        if die > 0:
            take_die(s, seat)


@rule("4.1")
def skip(s, seat):
    """Load without a new contract."""
    s.action = Action.LOADING


@rule("4.3")
def discard_card(s, card):
    """Contracts to the discard pile, starting contracts into the box."""
    if card < CARDS:
        s.discards[s.n_discards] = card
        s.n_discards += 1
        if s.top == NONE:
            turn_top(s)


def drop_card(s, seat, slot):
    card = s.contract[seat][slot]
    s.contract[seat][slot] = NONE
    s.side[seat][slot] = 0
    discard_card(s, card)


def dice_on_contract(s, seat, slot):
    dice = 0
    for k in range(CONTAINERS):
        if s.container[seat][slot][k] > 0:
            dice += 1
    return dice


@rule("4.10")
def maybe_complete(s, seat, slot):
    """With its last die loaded a front brings a flag, a back nothing."""
    if dice_on_contract(s, seat, slot) > 0:
        return
    nation = s.printed.contracts[s.contract[seat][slot]].nation
    is_front = s.side[seat][slot] == FRONT
    drop_card(s, seat, slot)
    if not is_front:
        note(s, Event.COMPLETED_BACK, seat)
        return
    note(s, Event.COMPLETED, seat, nation)
    if s.flag_stock[nation] == 0:
        note(s, Event.NO_FLAG, seat, nation)
    else:
        s.flag_stock[nation] -= 1
        place_flag(s, seat, nation)


def contracts_held(s, seat):
    count = 0
    for slot in range(SLOTS):
        if s.contract[seat][slot] != NONE:
            count += 1
    return count


@rule("3.6")
def has_too_many(s, seat):
    """More contracts than a player may keep."""
    return contracts_held(s, seat) > s.printed.contract_limit


@rule("3.6")
def why_not_discard(s, seat, slot):
    """One of the unfinished contracts."""
    if s.contract[seat][slot - 1] == NONE:
        return Refusal.NO_CONTRACT
    return Refusal.NONE


@rule("3.6")
def discard(s, seat, slot):
    """The dice go back to the warehouse."""
    if s.side[seat][slot - 1] == FRONT:
        note(s, Event.DISCARDED, seat, s.printed.contracts[s.contract[seat][slot - 1]].nation)
    else:
        note(s, Event.DISCARDED_GENERAL, seat)
    for k in range(CONTAINERS):
        if s.container[seat][slot - 1][k] > 0:
            s.container[seat][slot - 1][k] = 0
            s.warehouse[seat] += 1
    drop_card(s, seat, slot - 1)
