"""What a player would be paid if the game ended now, in bars, as far as a seat may know."""

from penstock.engine.record import i2, i4
from penstock.engine.rule import rule
from penstock.engine.view import Part, maybe
from penstock.games.schwarzer_freitag.face.view import sees_cash
from penstock.games.schwarzer_freitag.rules.scoring import settle
from penstock.games.schwarzer_freitag.rules.state import State


class Worth(Part):
    """The line of the score sheet; what is behind another's screen is null and not counted."""

    total: i4  # bars
    held: i2  # bars already bought
    bought: maybe(i2)  # bars that the money below would buy
    cash: maybe(i4)
    shares: maybe(i4)
    subsidies: maybe(i4)
    interest: maybe(i4)


@rule("10.1")
def worth(s: State, seat: int, player: int, w: Worth) -> None:
    """Settle on a copy, as at the end; a screen that hides the money hides what it would buy."""
    w.held = s.bars[player]
    w.total = s.bars[player]
    if s.ending or not sees_cash(s, seat, player):
        return
    w.cash = s.cash[player]
    if player == seat:
        w.shares, w.subsidies, w.interest = settle(s, player)
        w.bought = s.bars[player] - w.held
        w.total = s.bars[player]
