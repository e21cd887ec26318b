"""3.1, 3.6 · What comes next: from the state of the table to the next decision."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.panamax.rules.board import begin_free_moves
from penstock.games.panamax.rules.canal import let_moves_lapse, moves_left
from penstock.games.panamax.rules.codes import Event
from penstock.games.panamax.rules.contracts import contracts_held
from penstock.games.panamax.rules.movement import survey, survey_group
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


def follow_up(s):
    """Go on until somebody has to decide or the game is over."""
    while s.ending == 0 and not ask(s):
        go_on(s)


def ask(s):
    """Is there a decision to be made? Arrivals first, then what interrupts, then the turn itself."""
    if s.stage <= Stage.KEEPING:
        return s.to_act != 0
    if s.n_queue > 0:
        return ask_arrival(s)
    s.to_act = 1 << s.mover
    if s.lead != NONE:
        survey_group(s)
        s.phase = Phase.GROUP
        return True
    if s.picked_slot != NONE:
        s.phase = Phase.TARGET
        return True
    return (
        ask_free_action(s)
        or (s.stevedore_first and ask_stevedore(s))
        or ask_move(s)
        or ask_stevedore(s)
        or ask_stage(s)
    )


def ask_arrival(s):
    """The first in the queue chooses a bonus, an advisor or a benefit."""
    s.to_act = 1 << s.queue_seat[0]
    if s.queue_ship[0] == NONE:
        s.phase = Phase.BENEFIT
    elif s.choosing_advisor:
        s.phase = Phase.ADVISOR
    else:
        s.phase = Phase.BONUS
    return True


@rule("5.1")
def ask_free_action(s):
    """A deferred market action first, then the action of the new flag."""
    if s.due_nation != NONE:
        s.phase = Phase.DEFERRED_MARKET
        return True
    if s.free == FreeAction.MARKET:
        s.phase = Phase.FREE_MARKET
        return True
    if s.free == FreeAction.LOAD:
        s.phase = Phase.FREE_LOAD
        return True
    if s.free == FreeAction.RAIL:
        s.phase = Phase.FREE_RAIL
        return True
    if s.free == FreeAction.MOVES:
        begin_free_moves(s)
    return False


@rule("6.6")
def ask_move(s):
    """As long as a remaining move can be made."""
    if moves_left(s) == 0:
        return False
    if survey(s):
        s.phase = Phase.MOVING
        return True
    let_moves_lapse(s)
    return False


@rule("7.3")
def ask_stevedore(s):
    """Dice of the Stevedore, before other moves unless free moves have come between."""
    if s.stevedore_loads == 0:
        s.stevedore_first = 0
        return False
    s.phase = Phase.STEVEDORE
    return True


def ask_stage(s):
    if s.stage == Stage.TURN:
        return ask_turn(s)
    if s.stage == Stage.STARTING:
        s.phase = Phase.START_CONTRACT
        if s.action == Action.LOADING:
            s.phase = Phase.START_LOADING
            return s.loads > 0
    elif s.stage == Stage.RAILWAY:
        s.phase = Phase.FLAG
    else:
        s.phase = Phase.FEE
    return s.action == Action.BEFORE


@rule("3.1")
def ask_turn(s):
    """Take a die, use it, and a last moment before the turn ends."""
    if s.action == Action.BEFORE:
        s.phase = Phase.BEFORE
    elif s.action == Action.EXECUTIVE:
        s.phase = Phase.EXECUTIVE
    elif s.action == Action.CONTRACT:
        s.phase = Phase.CONTRACT
    elif s.action == Action.LOADING and s.loads > 0:
        s.phase = Phase.LOADING
    elif s.action == Action.AFTER:
        s.phase = Phase.AFTER
    elif s.action == Action.DISCARDING and contracts_held(s, s.mover) > s.printed.contract_limit:
        s.phase = Phase.DISCARD
    else:
        return False
    return True


def go_on(s):
    """Nothing to decide: the next automatic step."""
    if s.stage == Stage.BIDDING:
        open_bids(s)
    elif s.stage == Stage.PASSING:
        pass_advisors(s)
    elif s.stage == Stage.KEEPING:
        return_advisors(s)
    elif s.stage == Stage.STARTING:
        go_on_starting(s)
    elif s.stage == Stage.TURN:
        go_on_turn(s)
    elif s.stage == Stage.RAILWAY:
        next_on_platform(s)
    else:
        go_on_fees(s)


def go_on_starting(s):
    if s.order_at > 0:
        next_starting_player(s)
    else:
        clear_offer(s)
        begin_round(s)


def go_on_turn(s):
    if s.action == Action.LOADING or s.action == Action.MOVING:
        s.action = Action.AFTER
    else:
        end_turn(s)


def go_on_fees(s):
    """Fees one by one; after dividends and award the next round or the end."""
    before = s.round
    next_fee(s)
    if s.round == ROUNDS:
        end_game(s)
    elif s.round != before:
        maintain(s)
        begin_round(s)


@rule("3.1")
def begin_round(s):
    s.stage = Stage.TURN
    s.order_at = 0
    note(s, Event.ROUND, NONE, s.round + 1)
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
