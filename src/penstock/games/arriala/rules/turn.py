"""3 · The turn: action points, the order inside an action, the end of the turn."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.arriala.rules.codes import Event, Refusal
from penstock.games.arriala.rules.scoring import end_game, is_finished
from penstock.games.arriala.rules.state import Action, Ending, Phase

ROUNDS_BEFORE_WARNING = 5  # idle rounds from which on players are told; sooner where few end the game


@rule("3.1", "4.5")
def begin_turn(s, seat):
    """Five action points; what the seat moved in its last turn no longer binds the others."""
    s.mover = seat
    s.to_act = 1 << seat
    s.ap = s.printed.action_points
    s.resting = 0
    s.walked = 0
    s.moved[seat] = 0
    s.has_progressed = 0
    s.turns += 1
    note(s, Event.TURN, seat, (s.turns + s.n_seats - 1) // s.n_seats)
    ask_action(s)


@rule("3.3")
def ask_action(s):
    s.phase = Phase.ACTION
    s.action = Action.NONE
    s.any_colour = 0
    s.free_fields = 0
    s.worker = NONE
    s.choices = 0
    s.targets = 0


@rule("3.2")
def why_not_pay(s, cost):
    """An action needs its whole cost in action points."""
    return Refusal.TOO_FEW_POINTS if s.ap < cost else Refusal.NONE


@rule("3.4")
def after_action(s):
    """After effect, points and counts: first the end of the game, then the end of the turn."""
    if is_finished(s):
        end_game(s, Ending.LAST_STRETCH)
    elif s.ap == 0:
        end_turn(s)
    else:
        ask_action(s)


@rule("3.5")
def stop(s, seat):
    """Always possible, and not asked where nothing else is; action points that are left are lost."""
    note(s, Event.STOPPED, seat, s.ap)
    end_turn(s)


@rule("3.5")
def end_turn(s):
    """The next player clockwise, unless the game has stalled."""
    watch_for_stalling(s)
    if s.ending == Ending.NOT_YET:
        begin_turn(s, (s.mover + 1) % s.n_seats)


@rule("9.5")
def first_warning(s):
    """The idle round from which on players are told: the fifth, or half of those that end the game."""
    return min(ROUNDS_BEFORE_WARNING, (s.stall_turns // s.n_seats + 1) // 2)


@rule("9.5")
def idle_with_this_turn(s):
    """Turns in a row without points and counts, if this one ended now."""
    return 0 if s.has_progressed else s.idle_turns + 1


@rule("9.5")
def watch_for_stalling(s):
    """House rule: too many turns in a row without points and counts end the game."""
    s.idle_turns = idle_with_this_turn(s)
    rounds = s.idle_turns // s.n_seats
    if s.idle_turns >= s.stall_turns:
        note(s, Event.STALLED, NONE, rounds)
        end_game(s, Ending.STALLED)
    elif rounds >= first_warning(s) and s.idle_turns % s.n_seats == 0:
        note(s, Event.IDLE, NONE, rounds, s.stall_turns // s.n_seats - rounds)
