"""6.6 · All movement must be used: which steps leave as many moves usable as there can be.

Most positions are rich, and counting settles them (`reach.py`). Where it does not, all orders are tried
(`stranding.py`).
"""

from penstock.engine.rule import rule
from penstock.games.panamax.rules.canal import (
    has_move,
    is_lock_step,
    is_narrow,
    is_ready,
    moves_left,
    why_not_join,
)
from penstock.games.panamax.rules.codes import Refusal
from penstock.games.panamax.rules.reach import is_sure, number_of, reach, spare_reach, waste
from penstock.games.panamax.rules.state import LOOK_AHEAD, SHIPS, ZONES
from penstock.games.panamax.rules.stranding import search_group, search_steps


@rule("6.6")
def has_step(s):
    """Can any ship take a step with the moves left?"""
    for ship in range(SHIPS):
        if is_ready(s, ship) and has_move(s, is_lock_step(s, s.lane[ship], s.zone[ship])):
            return True
    return False


@rule("6.6")
def survey(s):
    """Note which ships may take a step without stranding moves.

    In passing the moves in reach are counted: those that can be made for sure, see `with_units`.
    """
    steps, waterway, lock = 0, 0, 0
    met = 0  # locks and cuts whose first ship has been met: it speaks for all
    for ship in range(SHIPS):
        if is_ready(s, ship):
            lane, zone = s.lane[ship], s.zone[ship]
            if is_narrow(s, lane, zone):
                place = 1 << (lane * ZONES + zone)
                if met & place:
                    continue
                met |= place
            is_lock = is_lock_step(s, lane, zone)
            if is_lock:
                lock += s.printed.stretch[lane][zone]
            else:
                waterway += s.printed.stretch[lane][zone]
            if has_move(s, is_lock):
                steps |= 1 << ship
    s.may_step = steps
    s.most = 0
    is_choice = steps & (steps - 1) != 0
    if is_choice and moves_left(s) > 1 and not s.is_stepwise:
        survey_steps(s, steps, waterway, lock)


@rule("6.6")
def survey_steps(s, steps, waterway, lock):
    """Which steps strand nothing? A rough count first, then a good one, then a search."""
    s.most = min(moves_left(s), LOOK_AHEAD)
    s.spare, lock_spare = spare_reach(s, waterway, lock)
    sure = 0
    for ship in range(SHIPS):
        if (steps >> ship) & 1:
            lane, zone = s.lane[ship], s.zone[ship]
            spare = lock_spare if is_lock_step(s, lane, zone) else s.spare
            if waste(s, lane, zone) <= spare:
                sure |= 1 << ship
    if sure == steps:
        return
    tally = reach(s)
    for ship in range(SHIPS):
        if ((steps & ~sure) >> ship) & 1 and is_sure(s, ship, 1 << ship, tally):
            sure |= 1 << ship
    if sure != steps:
        search_steps(s, sure)


@rule("6.6")
def survey_group(s):
    """May the group being made up sail as it is, and who may be added?"""
    joins = 0
    for ship in range(SHIPS):
        if why_not_join(s, ship) == Refusal.NONE:
            joins |= 1 << ship
    s.may_sail = 1
    s.may_step = joins
    if s.most == 0 or joins == 0:
        return  # where nobody can be added, the last ship was allowed because of this very group
    ships = number_of(s.group)
    if (ships + 1) * s.printed.stretch[s.lane[s.lead]][s.zone[s.lead]] <= s.spare:
        return
    sails, sure = False, 0
    if s.most == min(moves_left(s), LOOK_AHEAD):
        tally = reach(s)
        sails = is_sure(s, s.lead, s.group, tally)
        for ship in range(SHIPS):
            if (joins >> ship) & 1 and is_sure(s, s.lead, s.group | (1 << ship), tally):
                sure |= 1 << ship
        if sails and sure == joins:
            return
    search_group(s, sails, sure)
