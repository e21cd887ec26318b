"""What a player would score if the game ended now: everything that counts is open."""

from penstock.engine.record import i1
from penstock.engine.rule import rule
from penstock.engine.view import Part
from penstock.games.packhuys.rules.scoring import counted_areas, has_most_tokens, points_of
from penstock.games.packhuys.rules.state import SPICES, TEA, WINE, State


class Worth(Part):
    """The line of the score sheet."""

    total: i1
    areas: i1
    wine: i1
    spices: i1
    tea: i1
    bare: i1  # without any token
    money: i1


@rule("10.5")
def worth(s: State, seat: int, player: int, w: Worth) -> None:
    """Open areas count for nobody yet."""
    w.areas, tokens, w.money = points_of(s, player, counted_areas(s))
    if s.is_expansion:
        w.wine = 1 if has_most_tokens(s, player, WINE) else 0
        w.spices = 1 if has_most_tokens(s, player, SPICES) else 0
        w.tea = 1 if has_most_tokens(s, player, TEA) else 0
        w.bare = min(0, tokens)
    w.total = w.areas + tokens + w.money
