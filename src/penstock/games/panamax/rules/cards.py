"""6.8, 7 · Owner's bonuses, and the cards they bring."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.panamax.rules.bank import pay_player
from penstock.games.panamax.rules.canal import is_ready, leave_queue, new_source
from penstock.games.panamax.rules.codes import Event, Refusal
from penstock.games.panamax.rules.loading import has_load
from penstock.games.panamax.rules.state import BONUS_CARDS, MEDIUM, MODELS, SHIPS, Stage

CARD, CASH = 0, 1  # the two sides of a bonus


def model_in_queue(s):
    return s.queue_ship[0] % MODELS


@rule("6.8")
def why_not_bonus(s, seat, choice):
    """Money always; a card within the hand limit and while the stack lasts."""
    if choice == CASH:
        return Refusal.NONE
    return why_not_card_for(s, seat, model_in_queue(s))


@rule("6.8")
def why_not_card_for(s, seat, model):
    """The card that a ship of that size brings its owner."""
    if model < MEDIUM:
        return why_not_another(s.captain[seat], s.n_captains)
    if model == MEDIUM:
        return why_not_another(s.stevedore[seat], s.n_stevedores)
    if s.n_stack == 0:
        return Refusal.STACK_EMPTY
    return Refusal.NONE


def why_not_another(held, left):
    if held != 0:
        return Refusal.CARD_LIMIT
    if left == 0:
        return Refusal.STACK_EMPTY
    return Refusal.NONE


@rule("6.8")
def bonus(s, seat, choice):
    """Captain, Stevedore or Advisor by the size of the ship, or private money."""
    model = model_in_queue(s)
    if choice == CASH:
        pay_player(s, seat, s.printed.bonus_cash[model])
        note(s, Event.GOT_MONEY, seat, s.printed.bonus_cash[model])
        leave_queue(s)
    elif model < MEDIUM:
        s.captain[seat] = take_top(s.captains)
        s.n_captains -= 1
        s.captain_turn[seat] = s.turn
        note(s, Event.GOT_CAPTAIN, seat, s.captain[seat])
        leave_queue(s)
    elif model == MEDIUM:
        s.stevedore[seat] = take_top(s.stevedores)
        s.n_stevedores -= 1
        s.stevedore_turn[seat] = s.turn
        note(s, Event.GOT_STEVEDORE, seat, s.stevedore[seat])
        leave_queue(s)
    elif s.advisor_top:
        take_advisor(s, seat, s.stack[s.n_stack - 1])
    else:
        look_at_stack(s, seat)


def take_top(cards):
    top = cards[0]
    for k in range(BONUS_CARDS - 1):
        cards[k] = cards[k + 1]
    cards[BONUS_CARDS - 1] = 0
    return top


@rule("7.4", "11.2")
def look_at_stack(s, seat):
    """The chooser sees what is in the stack and how many advisors the others hold now."""
    s.choosing_advisor = 1
    s.revealed += 1
    s.passed[seat] = NONE
    s.seen[seat] = 0
    for k in range(s.n_stack):
        s.seen[seat] |= 1 << s.stack[k]
    for other in range(s.n_seats):
        s.held_at_look[seat][other] = s.n_advisors[other]


@rule("7.4")
def why_not_advisor(s, seat, advisor):
    """One that lies in the stack."""
    if (s.seen[seat] >> advisor) & 1 == 0:
        return Refusal.NOT_IN_STACK
    return Refusal.NONE


@rule("7.4")
def advisor(s, seat, advisor):
    take_advisor(s, seat, advisor)


@rule("7.4", "11.2")
def take_advisor(s, seat, advisor):
    """Out of the stack, face down to its owner; the rest stays as it lies."""
    place = 0
    while s.stack[place] != advisor:
        place += 1
    s.n_stack -= 1
    for k in range(place, s.n_stack):
        s.stack[k] = s.stack[k + 1]
    s.stack[s.n_stack] = NONE
    s.advisors[seat] |= 1 << advisor
    s.n_advisors[seat] += 1
    s.seen[seat] &= ~(1 << advisor)
    s.choosing_advisor = 0
    s.revealed += 1
    note(s, Event.GOT_ADVISOR, seat)
    leave_queue(s)


@rule("7.1")
def why_not_card(s, held, won):
    """A card held, won in an earlier turn, and not at the end of a round."""
    if s.stage != Stage.TURN:
        return Refusal.NOT_AT_ROUND_END
    if held == 0:
        return Refusal.NO_CARD
    if won >= s.turn:
        return Refusal.CARD_TOO_NEW
    return Refusal.NONE


@rule("7.1")
def put_back(s, cards, count, card):
    """By option a used card goes under its stack; otherwise it is out of the game."""
    if s.cards_back:
        cards[count] = card
        return 1
    return 0


@rule("7.2")
def why_not_captain(s, seat):
    """Only if at least one step is possible with his moves."""
    refusal = why_not_card(s, s.captain[seat], s.captain_turn[seat])
    if refusal != Refusal.NONE:
        return refusal
    if not is_any_ready(s):
        return Refusal.NO_STEP
    return Refusal.NONE


def is_any_ready(s):
    for ship in range(SHIPS):
        if is_ready(s, ship):
            return True
    return False


@rule("7.2")
def captain(s, seat):
    """His moves join those that are left."""
    moves = s.printed.captain_moves[s.captain[seat]]
    note(s, Event.CAPTAIN, seat, moves)
    s.any_moves += moves
    s.may_decline = 0
    new_source(s)
    back = put_back(s, s.captains, s.n_captains, s.captain[seat])
    s.n_captains += back
    s.used_captains += 1 - back
    s.captain[seat] = 0


@rule("7.3")
def why_not_stevedore(s, seat):
    """Only if a die of a contract can be loaded with him, who does not know the limit of one a ship."""
    refusal = why_not_card(s, s.stevedore[seat], s.stevedore_turn[seat])
    if refusal != Refusal.NONE:
        return refusal
    if not has_load(s, seat, 0):
        return Refusal.NOTHING_TO_LOAD
    return Refusal.NONE


@rule("7.3")
def stevedore(s, seat):
    """His dice are loaded at once, beside those of the action and before any moves that are left."""
    s.stevedore_loads = s.printed.stevedore_dice[s.stevedore[seat]]
    s.stevedore_first = 1
    note(s, Event.STEVEDORE, seat, s.stevedore_loads)
    lay_down_stevedore(s, seat)


@rule("7.1")
def lay_down_stevedore(s, seat):
    back = put_back(s, s.stevedores, s.n_stevedores, s.stevedore[seat])
    s.n_stevedores += back
    s.used_stevedores += 1 - back
    s.stevedore[seat] = 0
