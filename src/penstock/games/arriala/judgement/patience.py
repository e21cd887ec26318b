"""What the greedy player thinks of time: who wants the game to go on to its end, and how much.

All of it counts the turn under way as over: a number that changed with the end of a turn would make
stopping look better, or worse, than whatever else could be done.
"""

from penstock.engine.record import NONE
from penstock.games.arriala.rules.state import Ending, Phase
from penstock.games.arriala.rules.turn import idle_with_this_turn

KEEP_LOCK = 200  # what a lock in the supply is worth to everybody: it can finish a stretch
PATIENCE = 6  # idle rounds after which locks are no longer kept
PROGRESS = 6  # for each per cent of the canal that is done
LEADER_HURRY = 2  # the same, for each point of the lead
IMPATIENCE = 15  # for each per cent of the canal that is open, for each idle round
PARTS = 3  # in the last of so many parts of the guard's rounds nobody hopes for the end any more
MOST_LEAD = 10  # points of a lead that matter


def is_in_turn(s, seat):
    """Has the seat begun its turn? Before that it stands no worse than the others."""
    return s.mover == seat and (s.phase != Phase.ACTION or s.ap < s.printed.action_points)


def idle_turns(s, seat):
    """Turns in a row without progress; in the middle of a turn, as if it ended here."""
    if s.ending != Ending.NOT_YET or not is_in_turn(s, seat):
        return s.idle_turns
    return idle_with_this_turn(s)


def idle_rounds(s, seat):
    return idle_turns(s, seat) // s.n_seats


def guard_is_near(s, seat):
    """Will the stall guard end the game rather than the players? Then vineyards decide."""
    return PARTS * idle_turns(s, seat) >= (PARTS - 1) * s.stall_turns


def lock_worth(s, seat):
    """Locks are kept for finishing, but not for ever."""
    return s.locks_left * KEEP_LOCK * max(PATIENCE - idle_rounds(s, seat), 0) // PATIENCE


def impatience(s, seat):
    """How much an open canal annoys, after so many rounds in which nothing happened."""
    return 0 if guard_is_near(s, seat) else IMPATIENCE * idle_rounds(s, seat)


def drive(s, seat):
    """How much a seat wants the game to go on to its end: a little, and the leader more.

    Nobody leads who is behind the neutral colour.
    """
    if guard_is_near(s, seat):
        return PROGRESS
    lead = int(s.points[seat])
    for other in range(s.n_seats):
        if other != seat:
            lead = min(lead, s.points[seat] - s.points[other])
    if s.neutral != NONE and s.neutral != seat:
        lead = min(lead, s.points[seat] - s.points[s.neutral])
    return PROGRESS + LEADER_HURRY * min(max(lead, 0), MOST_LEAD)
