"""What the moves' texts mention: prices and limits."""

from penstock.engine.record import i1, i2
from penstock.engine.view import Part, maybe
from penstock.games.schwarzer_freitag.prices import silver_price, stage_card
from penstock.games.schwarzer_freitag.trading import price_now


class Facts(Part):
    """The numbers of a move."""

    limit: i1  # shares or bars of one action
    subsidy_limit: i1
    due: i2  # interest the mover owes
    pays: i1  # what a subsidy brings
    price: maybe(i2)  # of one share or bar
    money: maybe(i2)  # of all bars


def mention(s, seat, facts):
    """What any move may mention."""
    card = stage_card(s)
    facts.limit = card.trade_limit
    facts.subsidy_limit = card.subsidy_limit
    facts.due = s.due
    facts.pays = s.printed.subsidy_pays


def quote_share(s, seat, facts, colour):
    facts.price = price_now(s, colour)


def quote_bars(s, seat, facts, count):
    facts.price = silver_price(s)
    facts.money = count * silver_price(s)
