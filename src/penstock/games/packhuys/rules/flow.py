"""What goes on by itself after a decision, until the next one is due."""

from penstock.engine.steps import follow_up_by, goes_on
from penstock.games.packhuys.rules.action import begin_next_action, refill
from penstock.games.packhuys.rules.ending import finish_action, finish_laying, next_round
from penstock.games.packhuys.rules.round import reveal, settle_next_tax
from penstock.games.packhuys.rules.state import Phase

STEPS = (
    goes_on(reveal, phase=Phase.REVEAL),
    goes_on(settle_next_tax, phase=Phase.TAX),
    goes_on(begin_next_action, phase=Phase.ACT),
    goes_on(finish_laying, phase=Phase.CLOSE),
    goes_on(refill, phase=Phase.REFILL),
    goes_on(finish_action, phase=Phase.DONE),
    goes_on(next_round, phase=Phase.NEXT_ROUND),
)

follow_up = follow_up_by(STEPS)
