"""What a player would be paid if the game ended now, in points; everybody may know it."""

from penstock.engine.record import i2
from penstock.engine.rule import rule
from penstock.engine.view import Part
from penstock.games.arriala.rules.scoring import score_vineyards
from penstock.games.arriala.rules.state import State


class Worth(Part):
    """The points already marked, and what the vineyards add in the end."""

    total: i2
    points: i2
    vineyards: i2


@rule("9.2")
def worth(s: State, seat: int, player: int, w: Worth) -> None:
    """Score the vineyards on a copy; once the game is over the marked points hold them already."""
    marked = s.points[player]
    score_vineyards(s)
    w.vineyards = s.points[player] - marked
    w.points = marked - w.vineyards if s.ending else marked
    w.total = w.points + w.vineyards
