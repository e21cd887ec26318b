"""3.1, 3.6 · What comes next: the steps of a turn in order, from the table to the next decision."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.engine.steps import asks, follow_up_by, goes_on
from penstock.games.panamax.rules.board import begin_free_moves
from penstock.games.panamax.rules.canal import let_moves_lapse, moves_left
from penstock.games.panamax.rules.codes import Event
from penstock.games.panamax.rules.contracts import has_too_many
from penstock.games.panamax.rules.movement import has_step, survey, survey_group
from penstock.games.panamax.rules.round_end import begin_railway, maintain, next_fee, next_on_platform
from penstock.games.panamax.rules.scoring import end_game
from penstock.games.panamax.rules.setup import (
    clear_offer,
    next_starting_player,
    open_bids,
    pass_advisors,
    return_advisors,
)
from penstock.games.panamax.rules.state import ROUNDS, Action, FreeAction, Phase, Stage
from penstock.games.panamax.rules.table import dice_left

# -- Asked in passing -----------------------------------------------------------------------


def is_anybody_choosing(s):
    return s.to_act != 0


def first_in_queue(s):
    return s.queue_seat[0]


def is_arrival_open(s):
    return s.n_queue > 0


@rule("5.7", "6.9")
def is_passenger_first(s):
    return s.n_queue > 0 and s.queue_ship[0] == NONE


@rule("6.3")
def is_group_open(s):
    return s.lead != NONE


@rule("4.4")
def is_die_picked(s):
    return s.picked_slot != NONE


@rule("5.3")
def is_market_due(s):
    return s.due_nation != NONE


@rule("7.3")
def has_stevedore_dice(s):
    return s.stevedore_loads > 0


@rule("6.6")
def may_move(s):
    """As long as a remaining move can be made."""
    return moves_left(s) > 0 and has_step(s)


@rule("6.6")
def has_moves(s):
    return moves_left(s) > 0


@rule("4.4")
def has_loads(s):
    return s.loads > 0


@rule("3.6")
def has_to_discard(s):
    return has_too_many(s, s.mover)


@rule("2.9")
def waits_to_start(s):
    return s.order_at > 0


# -- What nobody decides --------------------------------------------------------------------


@rule("7.3")
def end_stevedore(s):
    s.stevedore_first = 0


@rule("2.9", "3.1")
def begin_first_round(s):
    clear_offer(s)
    begin_round(s)


@rule("3.1")
def end_action(s):
    """A last moment before the turn ends."""
    s.action = Action.AFTER


@rule("3.6")
def end(s, seat):
    """Too many contracts have to be discarded first."""
    s.action = Action.DISCARDING


@rule("3.1", "3.6")
def end_turn(s):
    """The round ends with the last white die."""
    if dice_left(s) == 0:
        begin_railway(s)
    else:
        s.order_at = (s.order_at + 1) % s.n_seats
        begin_turn(s)


@rule("3.1")
def begin_turn(s):
    """The next player in turn order."""
    s.mover = s.order[s.order_at]
    s.turn += 1
    s.action = Action.BEFORE
    s.loads = 0
    s.loaded = 0
    s.military_paid = 0
    note(s, Event.TURN, s.mover)


@rule("3.1")
def begin_round(s):
    s.stage = Stage.TURN
    s.order_at = 0
    note(s, Event.ROUND, NONE, s.round + 1)
    begin_turn(s)


@rule("9.3")
def go_on_fees(s):
    """Fees one by one; after dividends and award the next round or the end."""
    before = s.round
    next_fee(s)
    if s.round == ROUNDS:
        end_game(s)
    elif s.round != before:
        maintain(s)
        begin_round(s)


# -- The steps ------------------------------------------------------------------------------

P, S, A = Phase, Stage, Action

STEPS = (
    # 2.7, 2.8 · choices that all make at once
    asks(P.BID, is_anybody_choosing, who=None, stage=S.BIDDING),
    goes_on(open_bids, stage=S.BIDDING),
    asks(P.PASS_ADVISOR, is_anybody_choosing, who=None, stage=S.PASSING),
    goes_on(pass_advisors, stage=S.PASSING),
    asks(P.KEEP_ADVISOR, is_anybody_choosing, who=None, stage=S.KEEPING),
    goes_on(return_advisors, stage=S.KEEPING),
    # 6.7 · arrivals, whoever's they are
    asks(P.BENEFIT, is_passenger_first, who=first_in_queue),
    asks(P.ADVISOR, is_arrival_open, who=first_in_queue, choosing_advisor=1),
    asks(P.BONUS, is_arrival_open, who=first_in_queue),
    # what the mover has begun
    asks(P.GROUP, is_group_open, begin=survey_group),
    asks(P.TARGET, is_die_picked),
    # 5.1 · a deferred market action, then the action of the new flag
    asks(P.DEFERRED_MARKET, is_market_due),
    asks(P.FREE_MARKET, free=FreeAction.MARKET),
    asks(P.FREE_LOAD, free=FreeAction.LOAD),
    asks(P.FREE_RAIL, free=FreeAction.RAIL),
    goes_on(begin_free_moves, free=FreeAction.MOVES),
    # 6.6, 7.3 · moves; dice of the Stevedore go before them unless free moves have come between
    asks(P.STEVEDORE, has_stevedore_dice, stevedore_first=1),
    goes_on(end_stevedore, stevedore_first=1),
    asks(P.MOVING, may_move, begin=survey),
    goes_on(let_moves_lapse, has_moves),
    asks(P.STEVEDORE, has_stevedore_dice),
    # 2.9 · starting contracts
    asks(P.START_CONTRACT, stage=S.STARTING, action=A.BEFORE),
    asks(P.START_LOADING, has_loads, stage=S.STARTING, action=A.LOADING),
    goes_on(next_starting_player, waits_to_start, stage=S.STARTING),
    goes_on(begin_first_round, stage=S.STARTING),
    # 3.1 · the turn: take a die, use it, and a last moment before the turn ends
    asks(P.BEFORE, stage=S.TURN, action=A.BEFORE),
    asks(P.EXECUTIVE, stage=S.TURN, action=A.EXECUTIVE),
    asks(P.CONTRACT, stage=S.TURN, action=A.CONTRACT),
    asks(P.LOADING, has_loads, stage=S.TURN, action=A.LOADING),
    goes_on(end_action, stage=S.TURN, action=A.LOADING),
    goes_on(end_action, stage=S.TURN, action=A.MOVING),
    asks(P.AFTER, stage=S.TURN, action=A.AFTER),
    asks(P.DISCARD, has_to_discard, stage=S.TURN, action=A.DISCARDING),
    goes_on(end_turn, stage=S.TURN),
    # 9 · the end of a round
    asks(P.FLAG, stage=S.RAILWAY, action=A.BEFORE),
    goes_on(next_on_platform, stage=S.RAILWAY),
    asks(P.FEE, stage=S.FEES, action=A.BEFORE),
    goes_on(go_on_fees, stage=S.FEES),
)

follow_up = follow_up_by(STEPS)
