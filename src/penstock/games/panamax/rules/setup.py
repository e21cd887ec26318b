"""2 · Set-up: from an empty table to the first decision, and the choices before the first turn."""

from penstock.engine import rng
from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.panamax.rules.bank import pay_company, pay_player
from penstock.games.panamax.rules.canal import shift
from penstock.games.panamax.rules.codes import Event, Refusal
from penstock.games.panamax.rules.contracts import containers_on, take_card, turn_top
from penstock.games.panamax.rules.loading import put_aboard, put_in_loading_zone
from penstock.games.panamax.rules.state import (
    ADVISORS,
    BONUS_CARDS,
    CARDS,
    COLUMNS,
    DEALT,
    FIRST_CRUISE,
    FIRST_GREY,
    FIRST_SPECIAL,
    FRONT,
    LANES,
    MODELS,
    NATIONS,
    PROSPECTOR,
    SEATS,
    SLOTS,
    SPIEL,
    STARTING,
    TWO_PLAYERS,
    Action,
    Phase,
    Stage,
    Where,
)
from penstock.games.panamax.rules.table import roll_action_dice


def set_up(s):
    """From an empty table (with options, printed tables and random words) to the first decision."""
    clear_fields(s)
    draw_order(s)
    lay_out_companies(s)
    place_start_ships(s)
    place_special_ships(s)
    lay_out_stacks(s)
    roll_action_dice(s)
    deal_advisors(s)
    if s.is_advanced:
        ask_all(s, Stage.BIDDING, Phase.BID)
    else:
        ask_all(s, Stage.PASSING, Phase.PASS_ADVISOR)


def clear_fields(s):
    """Fields whose emptiness is not 0."""
    s.due_nation = NONE
    s.picked_slot = NONE
    s.lead = NONE
    for seat in range(SEATS):
        s.passed[seat] = NONE
        s.draft[seat] = NONE
        s.bid[seat] = NONE
        for slot in range(SLOTS):
            s.contract[seat][slot] = NONE
    for k in range(CARDS):
        s.deck[k] = NONE
        s.discards[k] = NONE
    for k in range(STARTING):
        s.starting[k] = NONE
    for k in range(ADVISORS):
        s.stack[k] = NONE


def ask_all(s, stage, phase):
    """Secret choices at the same time."""
    s.stage = stage
    s.phase = phase
    s.to_act = (1 << s.n_seats) - 1


@rule("2.4")
def draw_order(s):
    """By lot."""
    for k in range(s.n_seats):
        s.order[k] = k
    rng.shuffle(s.rng, s.order, s.n_seats)
    s.mover = s.order[0]
    for k in range(s.n_seats):
        note(s, Event.ORDER, s.order[k], k + 1)


@rule("2.1")
def lay_out_companies(s):
    """Shares and money of every company with a player; bids decide about the money otherwise."""
    for seat in range(s.n_seats):
        s.unsold[seat] = s.printed.shares
        s.shares[seat][seat] = 1
        s.price[seat] = s.printed.start_price
        if not s.is_advanced:
            pay_company(s, seat, s.printed.company_cash)
            pay_player(s, seat, s.printed.player_cash)


@rule("2.2")
def place_start_ships(s):
    """Dice in pool and warehouse, one of them sailing already."""
    for k in range(s.n_seats):
        seat = s.order[k]
        s.pool[seat] = s.printed.pool
        s.warehouse[seat] = s.printed.warehouse - 1
        for model in range(MODELS):
            s.where[seat * MODELS + model] = Where.BOARD
        ship = seat * MODELS
        s.lane[ship] = s.printed.start_lane[k]
        shift(s, ship, s.lane[ship], s.printed.start_zone[k])
        put_aboard(s, ship, seat, s.printed.start_die)


@rule("2.3")
def place_special_ships(s):
    """A military ship and another one in each loading zone; with two players the cruise ships wait."""
    for nation in range(NATIONS):
        put_in_loading_zone(s, FIRST_SPECIAL + nation, nation)
    for nation in range(NATIONS):
        put_in_loading_zone(s, FIRST_CRUISE + nation, nation)
    if s.n_seats == TWO_PLAYERS:
        s.where[SPIEL] = Where.BOX
        s.where[PROSPECTOR] = Where.BOX
        for ocean in range(LANES):
            ship = FIRST_CRUISE + ocean
            s.where[ship] = Where.WAITING
            s.lane[ship] = ocean
            s.nation[ship] = 0


@rule("2.5")
def lay_out_stacks(s):
    """Contracts, flags, Captains and Stevedores."""
    for card in range(CARDS):
        s.deck[card] = card
    s.n_deck = CARDS
    rng.shuffle(s.rng, s.deck, CARDS)
    turn_top(s)
    for k in range(COLUMNS - FIRST_GREY):
        s.table[k] = s.top
        turn_top(s)
    s.incoming = s.top
    turn_top(s)
    for nation in range(NATIONS):
        s.platform_flags[nation] = 1
        s.flag_stock[nation] = s.printed.flags - 1
    s.n_captains = BONUS_CARDS
    s.n_stevedores = BONUS_CARDS
    for k in range(BONUS_CARDS):
        s.captains[k] = k + 1
        s.stevedores[k] = k + 1


# -- 2.7 Advanced set-up --------------------------------------------------------------------


@rule("2.7")
def bid(s, seat, offer):
    """Secretly chosen; opened when all are in."""
    s.bid[seat] = offer - 1
    s.to_act &= ~(1 << seat)


@rule("2.7")
def open_bids(s):
    """The bid to the company, the rest to the player, the price at a third."""
    s.revealed += 1
    for seat in range(s.n_seats):
        money = s.printed.bids[s.bid[seat]]
        pay_company(s, seat, money)
        pay_player(s, seat, s.printed.bid_total - money)
        s.price[seat] = money // s.printed.bid_price
        note(s, Event.BID, seat, money, s.price[seat])
        s.bid[seat] = NONE
    ask_all(s, Stage.PASSING, Phase.PASS_ADVISOR)


# -- 2.8 The advisor draft ------------------------------------------------------------------


@rule("2.8")
def deal_advisors(s):
    """Two each from the shuffled stack."""
    for k in range(ADVISORS):
        s.stack[k] = k
    s.n_stack = ADVISORS
    rng.shuffle(s.rng, s.stack, ADVISORS)
    for seat in range(s.n_seats):
        for _ in range(DEALT):
            s.n_stack -= 1
            s.advisors[seat] |= 1 << s.stack[s.n_stack]
            s.stack[s.n_stack] = NONE
        s.n_advisors[seat] = DEALT


@rule("2.8")
def why_not_keep(s, seat, advisor):
    """One of the two in hand."""
    if (s.advisors[seat] >> advisor) & 1 == 0:
        return Refusal.NOT_YOUR_ADVISOR
    return Refusal.NONE


@rule("2.8")
def keep(s, seat, advisor):
    """Secretly chosen; carried out when all are in."""
    s.draft[seat] = advisor
    s.to_act &= ~(1 << seat)


def other_advisor(s, seat):
    """The advisor in hand that was not kept."""
    for advisor in range(ADVISORS):
        if (s.advisors[seat] >> advisor) & 1 and advisor != s.draft[seat]:
            return advisor
    return NONE


@rule("2.8")
def pass_advisors(s):
    """The other card to the left neighbour."""
    s.revealed += 1
    for seat in range(s.n_seats):
        s.passed[seat] = other_advisor(s, seat)
    for seat in range(s.n_seats):
        left = (seat + 1) % s.n_seats
        s.advisors[seat] &= ~(1 << s.passed[seat])
        s.advisors[left] |= 1 << s.passed[seat]
        s.draft[seat] = NONE
    ask_all(s, Stage.KEEPING, Phase.KEEP_ADVISOR)


@rule("2.8", "11.2")
def return_advisors(s):
    """The other card back on the stack, which is shuffled."""
    s.revealed += 1
    for seat in range(s.n_seats):
        back = other_advisor(s, seat)
        s.advisors[seat] &= ~(1 << back)
        s.n_advisors[seat] = 1
        s.stack[s.n_stack] = back
        s.n_stack += 1
        s.seen[seat] = 1 << back
        s.draft[seat] = NONE
        note(s, Event.DRAFTED, seat)
        for other in range(s.n_seats):
            s.held_at_look[seat][other] = 1
    rng.shuffle(s.rng, s.stack, s.n_stack)
    lay_out_starting_contracts(s)


# -- 2.9 Starting contracts -----------------------------------------------------------------


@rule("2.9")
def lay_out_starting_contracts(s):
    """One more than there are players, drawn by lot."""
    for k in range(STARTING):
        s.starting[k] = CARDS + k
    rng.shuffle(s.rng, s.starting, STARTING)
    for k in range(s.n_seats + 1, STARTING):
        s.starting[k] = NONE
    s.stage = Stage.STARTING
    s.order_at = s.n_seats
    s.action = Action.OVER
    s.turn = 0


@rule("2.9")
def next_starting_player(s):
    """In reverse turn order."""
    s.order_at -= 1
    s.mover = s.order[s.order_at]
    s.turn += 1
    s.loads = 0
    s.loaded = 0
    s.action = Action.BEFORE
    note(s, Event.TURN, s.mover)


def place_on_offer(s, card):
    for k in range(STARTING):
        if s.starting[k] == CARDS + card:
            return k
    return NONE


@rule("2.9")
def why_not_choose(s, seat, card):
    """One of the starting contracts still on offer."""
    if place_on_offer(s, card) == NONE:
        return Refusal.NOT_ON_OFFER
    return Refusal.NONE


@rule("2.9")
def choose(s, seat, card):
    """Dice from the warehouse, and all of them may be loaded at once."""
    s.starting[place_on_offer(s, card)] = NONE
    note(s, Event.START_CONTRACT, seat, s.printed.contracts[CARDS + card].nation)
    take_card(s, seat, CARDS + card, FRONT)
    s.loads = containers_on(s, CARDS + card, FRONT)
    s.action = Action.LOADING


@rule("2.9")
def clear_offer(s):
    """What nobody chose goes back into the box."""
    for k in range(STARTING):
        s.starting[k] = NONE
