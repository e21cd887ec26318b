"""What a player would score if the game ended now: everything that counts is open."""

from penstock.engine.record import i1
from penstock.engine.rule import rule
from penstock.engine.view import Part
from penstock.games.packhuys.rules.scoring import counted_areas, points_of
from penstock.games.packhuys.rules.state import State


class Worth(Part):
    """The line of the score sheet."""

    total: i1
    areas: i1
    tokens: i1
    money: i1


@rule("10.5")
def worth(s: State, seat: int, player: int, w: Worth) -> None:
    """Open areas count for nobody yet."""
    w.areas, w.tokens, w.money = points_of(s, player, counted_areas(s))
    w.total = w.areas + w.tokens + w.money
