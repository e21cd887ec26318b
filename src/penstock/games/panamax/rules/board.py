"""5 · The company board: flags, free actions, passenger benefits."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.panamax.rules.bank import dice_at_hand, take_die
from penstock.games.panamax.rules.canal import leave_queue, moves_left, new_source
from penstock.games.panamax.rules.codes import Event, Refusal
from penstock.games.panamax.rules.state import HIGHEST, NATIONS, SPACES, WAGON, Benefit, FreeAction


@rule("5.1")
def place_flag(s, seat, nation):
    """On the next space of its row; a free action there comes at once."""
    space = s.flags[seat][nation]
    s.flags[seat][nation] += 1
    note(s, Event.FLAG, seat, nation, s.flags[seat][nation])
    if 0 < s.deferred[seat][nation] < s.turn:
        s.due_nation = nation
    s.free = FreeAction.NONE
    if space < SPACES:
        s.free = s.printed.board[nation][space]
    s.free_nation = nation
    if s.free != FreeAction.NONE:
        note(s, Event.FREE_ACTION, seat, s.free)


@rule("5.2")
def has_four_nations(s, seat):
    """A flag of every nation makes transfers free, for good."""
    for nation in range(NATIONS):
        if s.flags[seat][nation] == 0:
            return False
    return True


@rule("5.3")
def end_deferred_market(s, seat):
    """Used or lapsed, the flag is turned back."""
    s.deferred[seat][s.due_nation] = 0
    s.due_nation = NONE


@rule("5.3")
def defer_market(s, seat):
    """The flag is turned to its market side."""
    s.deferred[seat][s.free_nation] = s.turn
    s.free = FreeAction.NONE
    note(s, Event.DEFERRED, seat, s.free_nation)


@rule("5.5")
def begin_free_moves(s):
    """Three moves of either kind join those left; by option they may be declined, alone and as a whole."""
    s.free = FreeAction.NONE
    s.may_decline = s.may_lapse if moves_left(s) == 0 else 0
    s.any_moves += s.printed.free_moves
    s.stevedore_first = 0
    new_source(s)


@rule("4.9")
def why_not_wagon(s):
    """Four places a round."""
    if s.n_wagon == WAGON:
        return Refusal.WAGON_FULL
    return Refusal.NONE


@rule("4.9")
def put_on_wagon(s, seat, die):
    """On the first free place from the left."""
    s.wagon[s.n_wagon] = die
    s.wagon_of[s.n_wagon] = seat
    s.n_wagon += 1
    note(s, Event.LOADED_RAIL, seat, die)


@rule("5.6")
def why_not_rail(s, seat):
    """A die from warehouse or pool needs room on the first wagon."""
    if dice_at_hand(s, seat) == 0:
        return Refusal.NO_DIE_FOR_RAIL
    return why_not_wagon(s)


@rule("5.6")
def rail(s, seat):
    """A die from the warehouse, or the pool, as a 2."""
    take_die(s, seat)
    put_on_wagon(s, seat, s.printed.free_die)
    s.free = FreeAction.NONE


@rule("5.6")
def why_not_lift(s, seat, place):
    """An own die on the first wagon that does not show a 6."""
    if place > s.n_wagon or s.wagon_of[place - 1] != seat:
        return Refusal.NOT_YOUR_DIE
    if s.wagon[place - 1] == HIGHEST:
        return Refusal.DIE_AT_MOST
    return Refusal.NONE


@rule("5.6")
def lift(s, seat, place):
    """By two, to 6 at most."""
    before = s.wagon[place - 1]
    s.wagon[place - 1] = min(before + s.printed.rail_lift, HIGHEST)
    s.free = FreeAction.NONE
    note(s, Event.RAIL_LIFTED, seat, before, s.wagon[place - 1])


@rule("5.7")
def has_benefit(s, seat, benefit):
    return (s.benefits[seat] >> benefit) & 1 == 1


@rule("5.7")
def why_not_benefit(s, seat, benefit):
    """A free space of the three."""
    if has_benefit(s, seat, benefit):
        return Refusal.BENEFIT_TAKEN
    return Refusal.NONE


@rule("5.7")
def benefit(s, seat, benefit):
    """The tile is placed; its benefit holds from now on."""
    s.benefits[seat] |= 1 << benefit
    note(s, Event.BENEFIT, seat, benefit)
    leave_queue(s)


@rule("3.3", "5.2", "5.7")
def transfer_price(s, seat):
    """Free with four nations, cheaper with the benefit."""
    if has_four_nations(s, seat):
        return 0
    if has_benefit(s, seat, Benefit.TRANSFERS):
        return s.printed.transfer_benefit
    return s.printed.transfer
