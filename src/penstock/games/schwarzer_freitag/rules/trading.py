"""4, 5, 6 · Buying shares, selling shares, buying silver."""

from penstock.engine.header import note
from penstock.engine.rule import rule
from penstock.games.schwarzer_freitag.rules.bank import (
    pay_due_interest,
    pay_from_bank,
    pay_to_bank,
    put_behind_screen,
    take_from_screen,
    use_card,
)
from penstock.games.schwarzer_freitag.rules.change import coloured_on_table, maybe_trigger_by_table
from penstock.games.schwarzer_freitag.rules.codes import Event, Refusal
from penstock.games.schwarzer_freitag.rules.marking import ask_marker
from penstock.games.schwarzer_freitag.rules.prices import (
    can_fall,
    price_of,
    silver_price,
    stage_card,
    step_left,
    take_from_market,
    tell_price,
)
from penstock.games.schwarzer_freitag.rules.state import COLOURS, Action, Card, Phase, Place
from penstock.games.schwarzer_freitag.rules.turn import (
    after_action,
    begin_action,
    traded_so_far,
    why_not_spend,
    why_not_trade,
)


def price_now(s, colour):
    """The price that counts for this action: noted at its beginning."""
    return price_of(s, colour) if s.phase == Phase.BEFORE else s.price_noted[colour]


def shares_in_action(s):
    return 0 if s.phase == Phase.BEFORE else traded_so_far(s)


@rule("4.1", "4.2")
def why_not_buy(s, seat, colour):
    """A share needs a case in the market, its price in cash, and room in the trade limit."""
    refusal = why_not_spend(s, seat)
    if refusal != Refusal.NONE:
        return refusal
    if s.market[colour] == 0:
        return Refusal.NOT_IN_MARKET
    if s.cash[seat] < price_now(s, colour):
        return Refusal.TOO_LITTLE_MONEY
    return why_not_trade(s, seat, shares_in_action(s) + 1, Card.BUY)


@rule("4.1")
def buy(s, seat, colour):
    """Pay the price noted when the action began and take the case from the market."""
    if s.phase == Phase.BEFORE:
        begin_action(s, Action.BUY)
        s.phase = Phase.BUYING
    if traded_so_far(s) == stage_card(s).trade_limit:
        use_card(s, seat, Card.BUY)
    note(s, Event.BOUGHT, seat, colour, s.price_noted[colour])
    pay_to_bank(s, seat, s.price_noted[colour])
    take_from_market(s, colour)
    put_behind_screen(s, seat, colour)
    s.traded[colour] += 1


@rule("5.1", "5.2")
def why_not_sell(s, seat, colour):
    """You may sell what you hold, up to the trade limit."""
    if s.hand[seat][colour] == 0:
        return Refusal.NO_SUCH_SHARE
    return why_not_trade(s, seat, shares_in_action(s) + 1, Card.SELL)


@rule("5.1")
def sell(s, seat, colour):
    """The share goes to the market at the price noted when the action began."""
    if s.phase == Phase.BEFORE:
        begin_action(s, Action.SELL)
        s.phase = Phase.SELLING
    if traded_so_far(s) == stage_card(s).trade_limit:
        use_card(s, seat, Card.SELL)
    note(s, Event.SOLD, seat, colour, s.price_noted[colour])
    pay_from_bank(s, seat, s.price_noted[colour])
    take_from_screen(s, seat, colour)
    s.market[colour] += 1
    s.traded[colour] += 1
    pay_due_interest(s)


@rule("4.2", "5.3")
def why_not_done(s, seat):
    """A debtor sells on until the interest is paid, the limit is reached or no share is left."""
    if s.due > 0 and s.hand_size[seat] > 0 and traded_so_far(s) < stage_card(s).trade_limit:
        return Refusal.MUST_SELL_ON
    return Refusal.NONE


@rule("4.3", "5.4")
def done(s, seat):
    """No more shares: a purchase is marked, a sale lets a price fall."""
    if s.phase == Phase.BUYING:
        ask_marker(s, seat, Place.PURCHASE)
    else:
        ask_fall(s)


def can_any_sold_fall(s):
    for colour in range(COLOURS):
        if s.traded[colour] > 0 and can_fall(s, colour):
            return True
    return False


@rule("5.4")
def ask_fall(s):
    """The seller chooses the colour that falls, unless every sold colour is at the lowest price."""
    if can_any_sold_fall(s):
        s.phase = Phase.FALL
    else:
        ask_table(s)


@rule("5.4")
def why_not_fall(s, seat, colour):
    """One of the sold colours falls, the seller says which."""
    if s.traded[colour] == 0:
        return Refusal.NOT_SOLD
    return Refusal.NONE


@rule("5.4")
def fall(s, seat, colour):
    """One step left; a colour at the lowest price stays there."""
    before = price_of(s, colour)
    step_left(s, colour)
    tell_price(s, Event.PRICE, colour, before)
    ask_table(s)


@rule("5.5")
def ask_table(s):
    """Then a case leaves the sale table, if it has one."""
    s.phase = Phase.TABLE
    if coloured_on_table(s) == 0:
        maybe_trigger_by_table(s)
        after_action(s)


def sold_colour_on_table(s):
    for colour in range(COLOURS):
        if s.traded[colour] > 0 and s.sale_tables[s.active_table][colour] > 0:
            return True
    return False


@rule("5.5")
def why_not_table(s, seat, colour):
    """One of the sold colours if the table has any, otherwise any colour of the table."""
    if s.sale_tables[s.active_table][colour] == 0:
        return Refusal.NOT_ON_TABLE
    if s.traded[colour] == 0 and sold_colour_on_table(s):
        return Refusal.MUST_TAKE_SOLD
    return Refusal.NONE


@rule("5.5")
def table(s, seat, colour):
    """The case goes from the active sale table to the market, then the trigger test."""
    take_from_table(s, seat, colour)
    after_action(s)


@rule("5.5", "12.2")
def take_from_table(s, seat, colour):
    s.sale_tables[s.active_table][colour] -= 1
    s.market[colour] += 1
    note(s, Event.TABLE_CASE, seat, s.active_table + 1, colour)
    maybe_trigger_by_table(s)


@rule("6.1")
def why_not_silver(s, seat, count):
    """Bars need their price in cash and room in the trade limit."""
    refusal = why_not_spend(s, seat)
    if refusal != Refusal.NONE:
        return refusal
    if s.cash[seat] < count * silver_price(s):
        return Refusal.TOO_LITTLE_MONEY
    return why_not_trade(s, seat, count, Card.SILVER)


@rule("6.1", "6.2", "6.4")
def silver(s, seat, count):
    """Pay for the bars, count them, exchange five silver for one gold, mark the purchase."""
    begin_action(s, Action.SILVER)
    if count > stage_card(s).trade_limit:
        use_card(s, seat, Card.SILVER)
    note(s, Event.BARS, seat, count, silver_price(s))
    pay_to_bank(s, seat, count * silver_price(s))
    gold_before = s.bars[seat] // s.printed.bars_per_gold
    s.bars[seat] += count
    s.bars_bought += count
    gold = s.bars[seat] // s.printed.bars_per_gold
    if gold > gold_before:
        note(s, Event.GOLD, seat, gold, s.bars[seat] % s.printed.bars_per_gold)
    ask_marker(s, seat, Place.SILVER)
