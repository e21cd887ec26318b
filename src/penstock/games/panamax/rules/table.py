"""2.6, 3.2–3.4 · The action table: rolling, taking, transferring, executive dice."""

from penstock.engine import rng
from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.panamax.rules.bank import charge_company
from penstock.games.panamax.rules.board import end_deferred_market, transfer_price
from penstock.games.panamax.rules.canal import begin_movement
from penstock.games.panamax.rules.codes import Event, Refusal
from penstock.games.panamax.rules.loading import begin_loading
from penstock.games.panamax.rules.market import buy_share, raise_price, why_not_share
from penstock.games.panamax.rules.state import COLUMNS, FIRST_GREY, ROWS, Action, FreeAction, Phase

# -- 2.6 Rolling ----------------------------------------------------------------------------


@rule("2.6")
def roll_action_dice(s):
    """Columns and executive spaces, again as long as one side has too few dice."""
    s.revealed += 1
    while True:
        roll(s, s.columns, s.printed.dice)
        spread(s.columns, ROWS)
        roll(s, s.executives, s.printed.executive)
        spread(s.executives, 1)
        blue = dice_on_side(s, 0)
        grey = dice_on_side(s, FIRST_GREY)
        if min(blue, grey) > s.printed.mulligan:
            break
    note(s, Event.ROLLED, NONE, blue, grey)


def roll(s, places, dice):
    for column in range(COLUMNS):
        places[column] = 0
    for _ in range(dice):
        places[rng.below(s.rng, COLUMNS)] += 1


@rule("2.6")
def spread(places, room):
    """From the highest value down, surplus to the left; what is too much in the lowest to the right."""
    for column in range(COLUMNS - 1, 0, -1):
        if places[column] > room:
            places[column - 1] += places[column] - room
            places[column] = room
    for column in range(COLUMNS - 1):
        if places[column] > room:
            places[column + 1] += places[column] - room
            places[column] = room


@rule("2.6")
def dice_on_side(s, first):
    """Dice on the blue or the grey side; by option without the executive ones."""
    dice = 0
    for column in range(first, first + FIRST_GREY):
        dice += s.columns[column]
        if not s.mulligan_first:
            dice += s.executives[column]
    return dice


def dice_left(s):
    dice = 0
    for column in range(COLUMNS):
        dice += s.columns[column] + s.executives[column]
    return dice


# -- 3.2 Taking -----------------------------------------------------------------------------


@rule("3.2")
def why_not_take(s, seat, column):
    """A column with a die, or its executive die."""
    if s.columns[column - 1] == 0 and s.executives[column - 1] == 0:
        return Refusal.NO_DIE
    return Refusal.NONE


@rule("3.2")
def take(s, seat, column):
    """The lowest die; its row decides the strength. An executive die only from an empty column."""
    s.column = column - 1
    s.taken[seat] += 1
    s.strength = strength_of(s, s.column)
    if s.columns[s.column] > 0:
        s.columns[s.column] -= 1
        note(s, Event.TOOK_DIE, seat, column, s.strength)
        begin_action(s, seat)
    else:
        s.executives[s.column] = 0
        note(s, Event.TOOK_EXECUTIVE, seat, column)
        s.action = Action.EXECUTIVE


@rule("3.2")
def strength_of(s, column):
    """The spaces empty once the lowest die is gone; an executive die has its own strength."""
    if s.columns[column] == 0:
        return s.printed.executive_strength
    return ROWS - s.columns[column] + 1


@rule("3.3")
def strength_in_turn(s, column):
    """Of a die that is transferred here and used at once: the spaces empty before it came."""
    return ROWS - s.columns[column]


@rule("3.2")
def begin_action(s, seat):
    """Blue: movement. Grey: contract and loading."""
    if s.column < FIRST_GREY:
        s.action = Action.MOVING
        begin_movement(s, s.strength)
    else:
        s.action = Action.CONTRACT
        begin_loading(s, seat)


@rule("3.3")
def why_not_transfer(s, seat, source, target):
    """To the other side, into a column with room, paid by the company."""
    if why_not_take(s, seat, source) != Refusal.NONE:
        return Refusal.NO_DIE
    if (source <= FIRST_GREY) == (target <= FIRST_GREY):
        return Refusal.SAME_SIDE
    if s.columns[target - 1] == ROWS:
        return Refusal.COLUMN_FULL
    if s.company_cash[seat] < transfer_price(s, seat):
        return Refusal.COMPANY_TOO_POOR
    return Refusal.NONE


@rule("3.3")
def transfer(s, seat, source, target):
    """The die moves to the highest free row and is used at once."""
    price = transfer_price(s, seat)
    charge_company(s, seat, price)
    if s.columns[source - 1] > 0:
        s.columns[source - 1] -= 1
    else:
        s.executives[source - 1] = 0
    s.columns[target - 1] += 1
    note(s, Event.TRANSFERRED, seat, source, target, price)
    take(s, seat, target)


# -- 3.4 Executive dice ---------------------------------------------------------------------


@rule("3.4")
def act(s, seat):
    """The action of the side instead of the market."""
    begin_action(s, seat)


@rule("3.4", "5.3")
def why_not_buy(s, seat, company):
    """A share of any company, the own one included."""
    return why_not_share(s, seat, company)


@rule("3.4", "5.3")
def buy(s, seat, company):
    """By executive die, free action or deferred free action."""
    buy_share(s, seat, company)
    if s.phase == Phase.DEFERRED_MARKET:
        end_deferred_market(s, seat)
    elif s.phase == Phase.FREE_MARKET:
        s.free = FreeAction.NONE
    else:
        s.action = Action.AFTER


@rule("3.4")
def raise_own(s, seat):
    raise_price(s, seat)
    s.action = Action.AFTER
