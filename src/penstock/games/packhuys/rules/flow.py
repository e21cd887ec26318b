"""What goes on by itself after a decision, until the next one is due."""

from penstock.games.packhuys.rules.action import begin_next_action, refill
from penstock.games.packhuys.rules.ending import finish_action, finish_laying, next_round
from penstock.games.packhuys.rules.round import reveal, settle_next_tax
from penstock.games.packhuys.rules.state import FIRST_AUTOMATIC, Phase


def follow_up(s):
    """Step by step through the phases in which nobody decides."""
    while s.ending == 0 and s.phase >= FIRST_AUTOMATIC:
        if s.phase == Phase.CLOSE:
            finish_laying(s)
        elif s.phase == Phase.REFILL:
            refill(s)
        elif s.phase == Phase.DONE:
            finish_action(s)
        elif s.phase == Phase.ACT:
            begin_next_action(s)
        elif s.phase == Phase.REVEAL:
            reveal(s)
        elif s.phase == Phase.TAX:
            settle_next_tax(s)
        else:
            next_round(s)
