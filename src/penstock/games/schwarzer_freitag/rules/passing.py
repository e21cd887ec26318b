"""3.3, 7, 12 · Passing: as the main action, by special card, and in the 2023 style."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.schwarzer_freitag.rules.bank import card_with, use_card
from penstock.games.schwarzer_freitag.rules.codes import Event, Refusal
from penstock.games.schwarzer_freitag.rules.marking import mark_from_bag, mark_from_market
from penstock.games.schwarzer_freitag.rules.prices import market_size
from penstock.games.schwarzer_freitag.rules.state import COLOURS, Action, Card, Place
from penstock.games.schwarzer_freitag.rules.trading import take_from_table
from penstock.games.schwarzer_freitag.rules.turn import after_action, begin_action, why_not_pass_by

FROM_BAG = COLOURS  # the sixth source of a passed case


@rule("3.3")
def why_not_special_pass(s, seat, colour):
    """The special pass needs an unused card and a case in the market."""
    if card_with(s, seat, Card.PASS) == NONE:
        return Refusal.NO_PASS_CARD
    if s.market[colour] == 0:
        return Refusal.NOT_IN_MARKET
    return Refusal.NONE


@rule("3.3")
def special_pass(s, seat, colour):
    """One more case onto the silver track, before or after the main action."""
    use_card(s, seat, Card.PASS)
    mark_from_market(s, seat, Place.SILVER, colour)


@rule("7.1", "7.2")
def why_not_pass(s, seat, source):
    """Any case of the market; from the bag only when the market is empty; a debtor may not yet."""
    refusal = why_not_pass_by(s, seat)
    if refusal != Refusal.NONE:
        return refusal
    if source == FROM_BAG:
        return Refusal.MARKET_NOT_EMPTY if market_size(s) > 0 else Refusal.NONE
    if s.market[source] == 0:
        return Refusal.NOT_IN_MARKET
    return Refusal.NONE


def pass_onto(s, seat, place, source):
    begin_action(s, Action.PASS)
    note(s, Event.PASSED, seat)
    if source == FROM_BAG:
        mark_from_bag(s, seat, place)
    else:
        mark_from_market(s, seat, place, source)
    after_action(s)


@rule("7.1", "7.2")
def pass_turn(s, seat, source):
    """Only a case onto the silver purchase track."""
    pass_onto(s, seat, Place.SILVER, source)


@rule("12.2")
def why_not_pass_purchase(s, seat, source):
    """The 2023 style also passes on the purchase track."""
    if not s.pass_anywhere:
        return Refusal.ONLY_SILVER_PASS
    return why_not_pass(s, seat, source)


@rule("12.2")
def pass_purchase(s, seat, source):
    pass_onto(s, seat, Place.PURCHASE, source)


@rule("12.2")
def why_not_pass_sale(s, seat, colour):
    """The 2023 style also passes on the sale table, which must hold the colour."""
    if not s.pass_anywhere:
        return Refusal.ONLY_SILVER_PASS
    if s.sale_tables[s.active_table][colour] == 0:
        return Refusal.NOT_ON_TABLE
    return why_not_pass_by(s, seat)


@rule("12.2")
def pass_sale(s, seat, colour):
    """One case from the table to the market; no price moves."""
    begin_action(s, Action.PASS)
    note(s, Event.PASSED, seat)
    take_from_table(s, seat, colour)
    after_action(s)
