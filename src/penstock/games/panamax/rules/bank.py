"""Money and dice: the small movements everything else is made of."""

from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.panamax.rules.state import FIRST_SPECIAL, MODELS


def pay_player(s, seat, money):
    s.cash[seat] += money
    s.bank -= money


def pay_company(s, company, money):
    s.company_cash[company] += money
    s.bank -= money


def charge_company(s, company, money):
    s.company_cash[company] -= money
    s.bank += money


def dice_at_hand(s, seat):
    return s.warehouse[seat] + s.pool[seat]


@rule("4.1", "5.4")
def take_die(s, seat):
    """From the warehouse first, then from the pool."""
    if s.warehouse[seat] > 0:
        s.warehouse[seat] -= 1
    else:
        s.pool[seat] -= 1


def owner_of(ship):
    """Company ships belong to their company's player, special ships to nobody."""
    return ship // MODELS if ship < FIRST_SPECIAL else NONE


def player_at(s, k):
    """The active player first (k = 0), then the others in turn order."""
    if k == 0:
        return s.mover
    place = 0
    for other in range(s.n_seats):
        if s.order[other] != s.mover:
            place += 1
            if place == k:
                return s.order[other]
    return s.mover
