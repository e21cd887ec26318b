"""What a player would be paid if the game ended now, in bars, as far as a seat may know."""

from penstock.engine.record import i2, i4
from penstock.engine.rule import rule
from penstock.engine.view import Part, maybe
from penstock.games.schwarzer_freitag.face.view import sees_cash
from penstock.games.schwarzer_freitag.rules.knowledge import seen_behind_screen
from penstock.games.schwarzer_freitag.rules.prices import price_of
from penstock.games.schwarzer_freitag.rules.scoring import buy_final_bars, settle
from penstock.games.schwarzer_freitag.rules.state import COLOURS, State


class Worth(Part):
    """The line of the score sheet; what is behind another's screen is counted as everybody saw it."""

    total: i4  # bars, at most
    held: i2  # bars already bought
    bought: maybe(i2)  # bars that the rest would buy, at most
    unseen: i2  # of these, so many hang on the colours of a start hand
    cash: maybe(i4)
    shares: maybe(i4)
    subsidies: maybe(i4)
    interest: maybe(i4)


@rule("10.1")
def worth(s: State, seat: int, player: int, w: Worth) -> None:
    """Settle on a copy, as at the end."""
    w.held = s.bars[player]
    w.total = s.bars[player]
    if s.ending:
        return
    if sees_cash(s, seat, player):
        w.cash = s.cash[player]
    if player == seat:
        w.shares, w.subsidies, w.interest = settle(s, player)
    else:
        settle_as_seen(s, player, w)
    w.bought = s.bars[player] - w.held
    w.total = s.bars[player]


@rule("11.2")
def settle_as_seen(s: State, player: int, w: Worth) -> None:
    """All payments and trades were seen: only what is left of the start hand may be cheap or dear."""
    cheapest, dearest = 0, 0
    for colour in range(COLOURS):
        if price_of(s, colour) < price_of(s, cheapest):
            cheapest = colour
        if price_of(s, colour) > price_of(s, dearest):
            dearest = colour
    dealt = s.hand_size[player]
    for colour in range(COLOURS):
        s.hand[player][colour] = seen_behind_screen(s, player, colour)
        dealt -= s.hand[player][colour]
    s.hand[player][cheapest] += dealt
    settle(s, player)
    least = s.bars[player]
    s.cash[player] += dealt * (price_of(s, dearest) - price_of(s, cheapest))
    buy_final_bars(s, player)
    w.unseen = s.bars[player] - least
