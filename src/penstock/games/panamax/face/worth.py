"""What a player would be paid if the game ended now, in dollars, as far as a seat may know."""

from penstock.engine.record import i2
from penstock.engine.rule import rule
from penstock.engine.view import Part, maybe
from penstock.games.panamax.rules.scoring import advisor_money, debt_of, score_of, shares_worth
from penstock.games.panamax.rules.state import Stage, State


class Worth(Part):
    """The line of the score sheet; another's advisors are null and not counted."""

    total: i2
    cash: i2
    awards: i2
    shares: i2
    advisors: maybe(i2)
    debt: i2  # taken off


@rule("10.1")
def worth(s: State, seat: int, player: int, w: Worth) -> None:
    """Advisors are open after the end; until then they count for their holder alone, once chosen."""
    w.cash = s.cash[player]
    w.awards = s.award[player]
    w.shares = shares_worth(s, player)
    w.debt = debt_of(s, player)
    w.total = score_of(s, player)
    if s.ending:
        s.advisors[player] = s.shown[player]
    if s.ending or player == seat:
        w.advisors = 0 if s.stage <= Stage.KEEPING else advisor_money(s, player)
        w.total += w.advisors
