"""What the moves' texts mention: the card, the price, what is being asked, whether the game ends."""

from penstock.engine.record import i1
from penstock.engine.view import Names, Part, maybe, one_of, up_to
from penstock.games.packhuys.face.forecast import (
    MOST_OUTCOMES,
    Gain,
    Outcome,
    count_points,
    foresee,
    foresee_points,
    foresee_removal,
    foresee_stored,
)
from penstock.games.packhuys.face.view import CELL, CONTENT, PHASE, SYMBOL
from penstock.games.packhuys.rules.action import (
    crane,
    export,
    latest,
    may_lay,
    store,
    why_not_crane,
    why_not_export,
    why_not_store,
)
from penstock.games.packhuys.rules.cards import has_ship_symbol, is_water
from penstock.games.packhuys.rules.codes import Refusal
from penstock.games.packhuys.rules.ship import is_in_danger, why_not_remove, why_not_ship_now
from penstock.games.packhuys.rules.state import DIRECTIONS, NO_CARD, SEATS, Phase, State
from penstock.games.packhuys.rules.warning import has_ended, is_asked, is_nearly_exhausted

YES_NO = Names("YesNo", ("no", "yes"))


class Facts(Part):
    """The numbers and names of a move."""

    price: i1  # of a special card
    due: i1  # tax the mover owes
    owners: i1  # who may store the same kind in an area; 0: no limit
    size: i1  # of the field
    ship_limit: i1
    asked: one_of(PHASE)
    card_number: i1  # revealed, of the mover
    ends: one_of(YES_NO)  # the game, for want of warehouses
    shows: maybe(one_of(CONTENT))
    symbol: maybe(one_of(SYMBOL))
    reach: maybe(up_to(len(DIRECTIONS), one_of(CELL)))  # cards the ship could remove from there
    outcomes: maybe(
        up_to(MOST_OUTCOMES, Outcome)
    )  # areas that laying, storing or removing makes, touches or closes
    coins: maybe(i1)  # that laying water here brings
    tokens: maybe(i1)  # of the kind exported, the new one among them
    ship_stays: one_of(YES_NO)  # laid, the card bears the ship, but its moves of this round are used up
    points: maybe(i1)  # more or fewer that it brings the mover now
    gains: maybe(up_to(SEATS, Gain))  # whose points it changes now, and by how many
    at: maybe(one_of(CELL))  # where the harbour card lies that is being carried out


def mention(s: State, seat: int, facts: Facts) -> None:
    """What any move may mention."""
    facts.price = s.printed.special_price
    facts.due = s.debt
    facts.owners = s.printed.store_limit
    facts.size = s.printed.size
    facts.ship_limit = s.printed.ship_limit
    facts.asked = s.phase
    facts.card_number = s.played[seat]
    if s.laid != NO_CARD and not is_water(s, s.laid):
        facts.at = s.lying[latest(s)].cell


def quote_play(s: State, seat: int, facts: Facts, number: int) -> None:
    face = s.printed.faces[number]
    facts.shows = face.content
    facts.symbol = face.symbol


def quote_lay(s: State, seat: int, facts: Facts, cell: int) -> None:
    """Lay it on the copy: what becomes of the areas, and of the game."""
    if s.phase == Phase.LAY and (s.to_act >> seat) & 1 and may_lay(s, seat, cell):
        facts.ship_stays = (
            has_ship_symbol(s, s.played[seat]) and why_not_ship_now(s, seat) == Refusal.SHIP_MOVES_USED
        )
        is_near = is_nearly_exhausted(s)
        count_points(s, facts)
        foresee(s, seat, cell, facts)
        facts.ends = is_near and has_ended(s)
        foresee_points(s, seat, facts)


def quote_store(s: State, seat: int, facts: Facts) -> None:
    if is_asked(s, seat, Phase.EXPORT) and why_not_store(s, seat) == Refusal.NONE:
        is_near = is_nearly_exhausted(s)
        count_points(s, facts)
        store(s, seat)
        foresee_stored(s, facts)
        facts.ends = is_near and has_ended(s)
        foresee_points(s, seat, facts)


def quote_export(s: State, seat: int, facts: Facts, good: int) -> None:
    if is_asked(s, seat, Phase.EXPORT) and why_not_export(s, seat, good) == Refusal.NONE:
        is_near = is_nearly_exhausted(s)
        count_points(s, facts)
        export(s, seat, good)
        facts.tokens = s.tokens[seat][good]
        foresee_stored(s, facts)
        facts.ends = is_near and has_ended(s)
        foresee_points(s, seat, facts)


def quote_crane(s: State, seat: int, facts: Facts, good: int) -> None:
    if is_asked(s, seat, Phase.CRANE) and why_not_crane(s, seat, good) == Refusal.NONE:
        is_near = is_nearly_exhausted(s)
        count_points(s, facts)
        crane(s, seat, good)
        foresee_stored(s, facts)
        facts.ends = is_near and has_ended(s)
        foresee_points(s, seat, facts)


def quote_ship(s: State, seat: int, facts: Facts, cell: int) -> None:
    facts.n_reach = 0
    for step in DIRECTIONS:
        if is_in_danger(s, seat, cell + step):
            facts.reach[facts.n_reach] = cell + step
            facts.n_reach += 1


def quote_remove(s: State, seat: int, facts: Facts, cell: int) -> None:
    """Take it off on the copy: who leads then."""
    is_removal = s.phase == Phase.REMOVE or s.phase == Phase.FLOOD
    if is_removal and (s.to_act >> seat) & 1 and why_not_remove(s, seat, cell) == Refusal.NONE:
        count_points(s, facts)
        foresee_removal(s, cell, facts)
        foresee_points(s, seat, facts)
