"""1.6, 8 · Shares and prices."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.panamax.rules.codes import Event, Refusal
from penstock.games.panamax.rules.state import PRICES


@rule("1.6")
def move_price(s, company, steps):
    """A price moves along the table and stops at its ends."""
    before = s.price[company]
    s.price[company] = min(max(before + steps, 1), PRICES)
    if s.price[company] != before:
        note(s, Event.PRICE, NONE, company, before, s.price[company])


@rule("8.1")
def why_not_share(s, seat, company):
    """The company must have a share left, the player its price in private money."""
    if s.unsold[company] == 0:
        return Refusal.NO_SHARE
    if s.cash[seat] < s.price[company]:
        return Refusal.TOO_LITTLE_MONEY
    return Refusal.NONE


@rule("8.1")
def buy_share(s, seat, company):
    """Private money to the company, then the price rises."""
    note(s, Event.SHARE, seat, company, s.price[company])
    s.cash[seat] -= s.price[company]
    s.company_cash[company] += s.price[company]
    s.unsold[company] -= 1
    s.shares[seat][company] += 1
    move_price(s, company, s.printed.step)


@rule("8.2")
def raise_price(s, seat):
    """The own company rises by two."""
    move_price(s, seat, s.printed.raise_)
