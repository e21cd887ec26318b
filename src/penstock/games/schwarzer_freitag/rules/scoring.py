"""10 · The end of the game and the score sheet."""

from penstock.engine.header import note
from penstock.engine.places import ranking_by
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.schwarzer_freitag.rules.bank import pay_from_bank, pay_to_bank, take_from_screen
from penstock.games.schwarzer_freitag.rules.codes import Event
from penstock.games.schwarzer_freitag.rules.prices import price_of, silver_price, stage_card
from penstock.games.schwarzer_freitag.rules.state import COLOURS, Ending


@rule("10.1")
def end_game(s):
    """Silver at 100: everybody settles, then the places."""
    s.ending = Ending.SILVER_100
    s.to_act = 0
    note(s, Event.ENDED, NONE)
    s.due = 0
    for seat in range(s.n_seats):
        shares, subsidies, interest = settle(s, seat)
        if shares + subsidies + interest > 0:
            note(s, Event.SETTLED, seat, shares, subsidies, interest)
        s.score[seat] = s.bars[seat]
    give_places(s)
    for seat in range(s.n_seats):
        note(s, Event.RESULT, seat, s.place[seat], s.bars[seat], s.cash[seat])


@rule("10.1")
def settle(s, seat):
    """Everything into bars; what the shares and subsidies brought, and the interest paid."""
    shares = cash_shares(s, seat)
    subsidies = take_final_subsidies(s, seat)
    interest = settle_owed_interest(s, seat)
    buy_final_bars(s, seat)
    return shares, subsidies, interest


@rule("10.2")
def cash_shares(s, seat):
    """All shares at the final prices; nothing falls, nothing is marked."""
    money = 0
    for colour in range(COLOURS):
        while s.hand[seat][colour] > 0:
            take_from_screen(s, seat, colour)
            s.market[colour] += 1
            money += price_of(s, colour)
    pay_from_bank(s, seat, money)
    return money


@rule("10.3")
def take_final_subsidies(s, seat):
    """Subsidies up to the limit of the last stage card: always an advantage, so always taken."""
    count = max(stage_card(s).subsidy_limit - s.subsidies[seat], 0)
    money = count * s.printed.subsidy_pays
    s.subsidies[seat] += count
    pay_from_bank(s, seat, money)
    return money


@rule("10.4")
def settle_owed_interest(s, seat):
    """Owed interest first; who cannot pay all of it pays nothing."""
    owed = s.owed[seat]
    s.owed[seat] = 0
    if s.cash[seat] < owed:
        note(s, Event.DEBT_VOID, seat, owed)
        return 0
    pay_to_bank(s, seat, owed)
    return owed


@rule("10.5")
def buy_final_bars(s, seat):
    """As many bars as the money buys at the final silver price."""
    count = s.cash[seat] // silver_price(s)
    if count > 0:
        note(s, Event.LAST_BARS, seat, count, silver_price(s))
    pay_to_bank(s, seat, count * silver_price(s))
    s.bars[seat] += count


@rule("10.6")
def bars_of(s, seat):
    """More gold, then more silver: together, more bars."""
    return s.bars[seat]


@rule("10.6")
def cash_of(s, seat):
    return s.cash[seat]


give_places = rule("10.6")(ranking_by(bars_of, cash_of))
