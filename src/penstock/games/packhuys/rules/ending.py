"""10 · The end: a full field, only water left, no warehouses, or a stalemate."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.packhuys.rules.cards import deck_card, is_in
from penstock.games.packhuys.rules.codes import Event
from penstock.games.packhuys.rules.control import close_areas
from penstock.games.packhuys.rules.limits import has_cell, waits_with_harbour_card
from penstock.games.packhuys.rules.round import begin_round, next_in_order
from penstock.games.packhuys.rules.scoring import end_game
from penstock.games.packhuys.rules.ship import may_move_ship
from penstock.games.packhuys.rules.state import DECK, GOODS, Ending, Exhaustion, Phase


@rule("6.1", "10.1")
def finish_laying(s):
    """Areas close; then the end, if the field is full or the supply exhausted; then the ship."""
    close_areas(s)
    if is_full(s):
        end_game(s, Ending.FULL_FIELD)
    elif is_exhausted(s):
        end_game(s, Ending.NO_WAREHOUSES)
    elif may_move_ship(s):
        s.phase = Phase.SHIP
    else:
        s.phase = Phase.REFILL


@rule("10.1")
def is_full(s):
    return s.n_filled == s.printed.size * s.printed.size


@rule("10.3")
def is_exhausted(s):
    """Three and four players: a warehouse was missing; by option a kind, or all kinds, are used up."""
    if not s.is_expansion:
        return False
    if s.exhaustion == Exhaustion.UNMET_DEMAND:
        return s.is_short == 1
    empty = 0
    for good in range(GOODS):
        if s.supply[good] == 0:
            empty += 1
    return empty == GOODS or (s.exhaustion == Exhaustion.KIND_EMPTY and empty > 0)


@rule("10.2")
def can_lay_only_water(s, seat):
    """No harbour card in hand, and none that waits revealed, can be laid anywhere."""
    if s.printed.store_limit == 0:
        return s.n_harbour[seat] == 0 and not waits_with_harbour_card(s, seat)
    if waits_with_harbour_card(s, seat) and has_cell(s, seat, s.played[seat]):
        return False
    for k in range(DECK):
        number = deck_card(s, seat, k)
        if is_in(s.hand[seat], number) and has_cell(s, seat, number):
            return False
    return True


@rule("10.2")
def only_water_is_left(s):
    """With three and four players the game ends for all as soon as one player can lay only water."""
    if s.is_expansion:
        for seat in range(s.n_seats):
            if can_lay_only_water(s, seat):
                return True
    return False


@rule("10.2")
def end_by_water(s):
    """The log names everybody who can lay nothing but water."""
    for seat in range(s.n_seats):
        if can_lay_only_water(s, seat):
            note(s, Event.ONLY_WATER, seat)
    end_game(s, Ending.ONLY_WATER)


@rule("10.2")
def finish_action(s):
    """Tested after every action while cards still wait."""
    s.phase = Phase.ACT
    if next_in_order(s) != NONE and only_water_is_left(s):
        end_by_water(s)


@rule("10.4")
def next_round(s):
    """Too many idle rounds or too many rounds end the game; otherwise everybody chooses again."""
    s.idle = 0 if s.used else s.idle + 1
    if s.idle == s.printed.idle_limit or s.rounds == s.printed.round_limit:
        end_game(s, Ending.STALEMATE)
    elif only_water_is_left(s):
        end_by_water(s)
    else:
        begin_round(s)
