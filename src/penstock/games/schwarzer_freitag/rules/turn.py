"""3 · The turn: begin, subsidies, what a debtor may do, end."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.schwarzer_freitag.rules.bank import card_with, pay_due_interest, pay_from_bank
from penstock.games.schwarzer_freitag.rules.codes import Event, Refusal
from penstock.games.schwarzer_freitag.rules.prices import price_of, stage_card
from penstock.games.schwarzer_freitag.rules.state import COLOURS, Action, Card, Phase


@rule("3.1", "3.4")
def begin_turn(s, seat):
    """Interest left unpaid before this turn is due now."""
    s.mover = seat
    s.to_act = 1 << seat
    s.phase = Phase.BEFORE
    s.action = Action.NONE
    s.turns += 1
    s.due = s.owed[seat]
    note(s, Event.TURN, seat)
    pay_due_interest(s)


@rule("3.2")
def why_not_subsidy(s, seat):
    """Subsidies up to the limit of the stage card; by option only before the main action."""
    if s.phase == Phase.AFTER and s.subsidy_first:
        return Refusal.SUBSIDY_TOO_LATE
    if s.subsidies[seat] >= stage_card(s).subsidy_limit:
        return Refusal.SUBSIDY_LIMIT
    return Refusal.NONE


@rule("3.2")
def subsidy(s, seat):
    """A subsidy pays at once and is never paid back."""
    s.subsidies[seat] += 1
    pay_from_bank(s, seat, s.printed.subsidy_pays)
    note(s, Event.SUBSIDY, seat, s.printed.subsidy_pays)
    pay_due_interest(s)


@rule("3.4")
def why_not_spend(s, seat):
    """While interest is due nothing is bought."""
    refusal = why_not_pass_by(s, seat)
    if refusal == Refusal.NONE and s.due > 0:
        return Refusal.ONLY_PASS
    return refusal


@rule("3.4")
def why_not_pass_by(s, seat):
    """A debtor passes only with no share to sell and no subsidy to take."""
    if s.due == 0:
        return Refusal.NONE
    if s.hand_size[seat] > 0:
        return Refusal.INTEREST_DUE
    if why_not_subsidy(s, seat) == Refusal.NONE:
        return Refusal.SUBSIDY_DUE
    return Refusal.NONE


@rule("3.1", "4.1", "5.1")
def begin_action(s, action):
    """One main action a turn, all of it at the prices of its beginning."""
    s.action = action
    for colour in range(COLOURS):
        s.price_noted[colour] = price_of(s, colour)
        s.traded[colour] = 0


def traded_so_far(s):
    total = 0
    for colour in range(COLOURS):
        total += s.traded[colour]
    return total


@rule("4.2", "5.2", "6.1")
def why_not_trade(s, seat, count, option):
    """The trade limit holds for one action; the matching special card lifts it by one."""
    limit = stage_card(s).trade_limit
    if count <= limit:
        return Refusal.NONE
    if count == limit + 1 and card_with(s, seat, option) != NONE:
        return Refusal.NONE
    return Refusal.TRADE_LIMIT


@rule("3.5")
def after_action(s):
    """After the main action: subsidies and special pass once more, then the end of the turn."""
    s.phase = Phase.AFTER


@rule("3.5")
def may_go_on(s, seat):
    """After the main action a subsidy may be left to take, or a special pass."""
    has_subsidy = not s.subsidy_first and s.subsidies[seat] < stage_card(s).subsidy_limit
    return has_subsidy or card_with(s, seat, Card.PASS) != NONE


@rule("3.5")
def why_not_end(s, seat):
    """A turn cannot end while interest is due and a subsidy is still free."""
    if s.due > 0 and why_not_subsidy(s, seat) == Refusal.NONE:
        return Refusal.SUBSIDY_BEFORE_END
    return Refusal.NONE


@rule("3.5")
def end(s, seat):
    """The next player clockwise."""
    begin_turn(s, (seat + 1) % s.n_seats)
