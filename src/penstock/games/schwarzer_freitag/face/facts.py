"""What the moves' texts mention: prices, limits, the special card a move takes."""

from penstock.engine.record import NONE, i1, i2
from penstock.engine.view import Names, Part, maybe, names_of, one_of
from penstock.games.schwarzer_freitag.rules.bank import card_with
from penstock.games.schwarzer_freitag.rules.marking import marked_place
from penstock.games.schwarzer_freitag.rules.prices import silver_price, stage_card
from penstock.games.schwarzer_freitag.rules.state import Action, Card, Place, State
from penstock.games.schwarzer_freitag.rules.trading import price_now, shares_in_action

YES_NO = Names("YesNo", ("no", "yes"))


class Facts(Part):
    """The numbers of a move."""

    limit: i1  # shares or bars of one action
    subsidy_limit: i1
    due: i2  # interest the mover owes
    pays: i1  # what a subsidy brings
    price: maybe(i2)  # of one share or bar
    money: maybe(i2)  # of all bars
    has_card: maybe(one_of(YES_NO))  # for one more than the limit
    spends_card: maybe(one_of(YES_NO))
    most: maybe(i1)  # shares or bars with that card
    action: maybe(one_of(names_of(Action)))  # that is done with
    place: maybe(one_of(names_of(Place)))  # of the marker


def mention(s: State, seat: int, facts: Facts) -> None:
    """What any move may mention."""
    card = stage_card(s)
    facts.limit = card.trade_limit
    facts.subsidy_limit = card.subsidy_limit
    facts.due = s.due
    facts.pays = s.printed.subsidy_pays


def quote_purchase(s: State, seat: int, facts: Facts, colour: int) -> None:
    facts.price = price_now(s, colour)
    quote_card(s, seat, facts, Card.BUY, shares_in_action(s) + 1)


def quote_sale(s: State, seat: int, facts: Facts, colour: int) -> None:
    facts.price = price_now(s, colour)
    quote_card(s, seat, facts, Card.SELL, shares_in_action(s) + 1)


def quote_bars(s: State, seat: int, facts: Facts, count: int) -> None:
    facts.price = silver_price(s)
    facts.money = count * silver_price(s)
    quote_card(s, seat, facts, Card.SILVER, count)


def quote_card(s: State, seat: int, facts: Facts, card: int, count: int) -> None:
    """Has the seat a card for one more, does trading so many spend it, and how many does it allow?"""
    limit = stage_card(s).trade_limit
    facts.has_card = card_with(s, seat, card) != NONE
    facts.spends_card = count > limit
    facts.most = limit + 1


def quote_done(s: State, seat: int, facts: Facts) -> None:
    facts.action = s.action


def quote_marker(s: State, seat: int, facts: Facts, colour: int) -> None:
    facts.place = marked_place(s)
