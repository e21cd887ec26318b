"""10.3 · Which moves would end the game for want of warehouses: a button says so before it is pressed.

Such a move is tried out, with what follows by itself; what is asked after it may still avoid the end.
"""

from penstock.engine.rule import rule
from penstock.games.packhuys.rules.control import close_areas
from penstock.games.packhuys.rules.ending import is_exhausted, is_full
from penstock.games.packhuys.rules.state import GOODS, Exhaustion, Phase


@rule("10.3")
def is_nearly_exhausted(s):
    """Could one move use up the supply? Spares trying every move in the usual case."""
    if not s.is_expansion:
        return False
    enough = 1 if s.exhaustion == Exhaustion.UNMET_DEMAND else 2
    for good in range(GOODS):
        if s.supply[good] < enough:
            return True
    return False


def is_asked(s, seat, phase):
    """Is a move of this phase the seat's to make?"""
    return s.phase == phase and (s.to_act >> seat) & 1 == 1


@rule("10.3")
def has_ended(s):
    """Has the move just tried exhausted the supply, after what comes back from closed areas?"""
    if s.phase != Phase.CLOSE:
        return False
    close_areas(s)
    return not is_full(s) and is_exhausted(s)
