"""What the moves' texts mention: prices, limits, the special card a move takes."""

from penstock.engine.record import NONE, i1, i2
from penstock.engine.rule import rule
from penstock.engine.view import Names, Part, maybe, names_of, one_of
from penstock.games.schwarzer_freitag.rules.bank import card_with
from penstock.games.schwarzer_freitag.rules.change import coloured_on_table
from penstock.games.schwarzer_freitag.rules.codes import Refusal
from penstock.games.schwarzer_freitag.rules.marking import (
    mark_from_market,
    marked_place,
    track_at,
    why_not_marker,
)
from penstock.games.schwarzer_freitag.rules.passing import (
    FROM_BAG,
    why_not_pass,
    why_not_pass_purchase,
    why_not_pass_sale,
    why_not_special_pass,
)
from penstock.games.schwarzer_freitag.rules.prices import (
    can_fall,
    price_of,
    silver_price,
    stage_card,
    step_left,
)
from penstock.games.schwarzer_freitag.rules.state import COLOURS, Action, Card, Phase, Place, State
from penstock.games.schwarzer_freitag.rules.trading import (
    buy,
    fall,
    price_now,
    sell,
    shares_in_action,
    silver,
    take_from_table,
    why_not_buy,
    why_not_fall,
    why_not_sell,
    why_not_silver,
    why_not_table,
)
from penstock.games.schwarzer_freitag.rules.turn import may_go_on

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
    after: maybe(i2)  # the colour's price when the move is made, where it moves at once
    marked: maybe(i2)  # the colour's price if it marks the purchase, where that moves it
    falls: maybe(i2)  # the colour's price if it is the one that falls after the sale
    sets_off: maybe(one_of(YES_NO))  # a price change, at once or when the action is done
    unpaid: maybe(i2)  # the mover's interest in that change, where the money is too little for it
    holds: maybe(i2)  # that money
    ends_turn: one_of(YES_NO)  # the action does, for nothing can be done after it


def mention(s: State, seat: int, facts: Facts) -> None:
    """What any move may mention."""
    card = stage_card(s)
    facts.limit = card.trade_limit
    facts.subsidy_limit = card.subsidy_limit
    facts.due = s.due
    facts.pays = s.printed.subsidy_pays
    facts.ends_turn = not may_go_on(s, seat)


def tries(s: State) -> bool:
    """A quote plays the move on a copy to see what comes of it."""
    return True


def tell_outcome(s: State, facts: Facts, colour: int, before: int) -> None:
    """What the move, made on the copy, has done to the colour's price and to the track or table."""
    if price_of(s, colour) != before:
        facts.after = price_of(s, colour)
    facts.sets_off = s.triggered != NONE
    tell_interest(s, facts)


@rule("9.2")
def tell_interest(s: State, facts: Facts) -> None:
    """Whoever sets off a change that they cannot pay for is told before; all is paid or nothing."""
    seat = s.mover
    interest = s.subsidies[seat] * s.printed.interest
    if facts.sets_off == 1 and s.cash[seat] < interest:
        facts.unpaid = interest
        facts.holds = s.cash[seat]


def quote_purchase(s: State, seat: int, facts: Facts, colour: int) -> None:
    facts.price = price_now(s, colour)
    quote_card(s, seat, facts, Card.BUY, shares_in_action(s) + 1)
    if why_not_buy(s, seat, colour) == Refusal.NONE:
        before = price_of(s, colour)
        buy(s, seat, colour)
        tell_outcome(s, facts, colour, before)
        facts.sets_off = fills(s, Place.PURCHASE)
        tell_interest(s, facts)
        tell_mark(s, seat, facts, colour)


@rule("8.1", "8.2")
def tell_mark(s: State, seat: int, facts: Facts, colour: int) -> None:
    """What becomes of a bought colour's price if one more case of it goes onto the track."""
    before = price_of(s, colour)
    if s.market[colour]:
        mark_from_market(s, seat, Place.PURCHASE, colour)
        if price_of(s, colour) != before:
            facts.marked = price_of(s, colour)


def quote_sale(s: State, seat: int, facts: Facts, colour: int) -> None:
    facts.price = price_now(s, colour)
    quote_card(s, seat, facts, Card.SELL, shares_in_action(s) + 1)
    if why_not_sell(s, seat, colour) == Refusal.NONE:
        sell(s, seat, colour)
        facts.sets_off = coloured_on_table(s) - 1 <= s.printed.table_trigger
        tell_interest(s, facts)
        if can_fall(s, colour):
            step_left(s, colour)
            facts.falls = price_of(s, colour)


def quote_bars(s: State, seat: int, facts: Facts, count: int) -> None:
    facts.price = silver_price(s)
    facts.money = count * silver_price(s)
    quote_card(s, seat, facts, Card.SILVER, count)
    if why_not_silver(s, seat, count) == Refusal.NONE:
        silver(s, seat, count)
        facts.sets_off = fills(s, Place.SILVER)
        tell_interest(s, facts)


def fills(s: State, place: int) -> bool:
    """Is the action's marker case, which comes when it is done, the last that the track takes?"""
    cases = 1
    for colour in range(COLOURS):
        cases += track_at(s, place)[colour]
    return cases >= s.printed.track_trigger


def quote_card(s: State, seat: int, facts: Facts, card: int, count: int) -> None:
    """Has the seat a card for one more, does trading so many spend it, and how many does it allow?"""
    limit = stage_card(s).trade_limit
    facts.has_card = card_with(s, seat, card) != NONE
    facts.spends_card = count > limit
    facts.most = limit + 1


def quote_done(s: State, seat: int, facts: Facts) -> None:
    facts.action = s.action
    if s.phase == Phase.BUYING:
        facts.sets_off = fills(s, Place.PURCHASE)
        for colour in range(COLOURS):
            if s.traded[colour] == shares_in_action(s):
                tell_mark(s, seat, facts, colour)
    elif s.phase == Phase.SELLING:
        facts.sets_off = coloured_on_table(s) - 1 <= s.printed.table_trigger
    tell_interest(s, facts)


def quote_marker(s: State, seat: int, facts: Facts, colour: int) -> None:
    facts.place = marked_place(s)
    if why_not_marker(s, seat, colour) == Refusal.NONE:
        quote_case(s, seat, facts, marked_place(s), colour)


def quote_case(s: State, seat: int, facts: Facts, place: int, colour: int) -> None:
    """A case from the market onto a track."""
    before = price_of(s, colour)
    mark_from_market(s, seat, place, colour)
    tell_outcome(s, facts, colour, before)


def quote_special(s: State, seat: int, facts: Facts, colour: int) -> None:
    if why_not_special_pass(s, seat, colour) == Refusal.NONE:
        quote_case(s, seat, facts, Place.SILVER, colour)


def quote_pass(s: State, seat: int, facts: Facts, source: int) -> None:
    if source != FROM_BAG and why_not_pass(s, seat, source) == Refusal.NONE:
        quote_case(s, seat, facts, Place.SILVER, source)


def quote_pass_purchase(s: State, seat: int, facts: Facts, source: int) -> None:
    if source != FROM_BAG and why_not_pass_purchase(s, seat, source) == Refusal.NONE:
        quote_case(s, seat, facts, Place.PURCHASE, source)


def quote_fall(s: State, seat: int, facts: Facts, colour: int) -> None:
    if why_not_fall(s, seat, colour) == Refusal.NONE:
        before = price_of(s, colour)
        fall(s, seat, colour)
        tell_outcome(s, facts, colour, before)


def quote_table(s: State, seat: int, facts: Facts, colour: int) -> None:
    if why_not_table(s, seat, colour) == Refusal.NONE:
        quote_table_case(s, seat, facts, colour)


def quote_pass_sale(s: State, seat: int, facts: Facts, colour: int) -> None:
    if why_not_pass_sale(s, seat, colour) == Refusal.NONE:
        quote_table_case(s, seat, facts, colour)


def quote_table_case(s: State, seat: int, facts: Facts, colour: int) -> None:
    """A case from the sale table to the market."""
    before = price_of(s, colour)
    take_from_table(s, seat, colour)
    tell_outcome(s, facts, colour, before)
