"""What the moves' texts mention: action points, distances, where a field lies."""

from itertools import pairwise

from penstock.engine.record import NONE, i1, i2
from penstock.engine.view import Names, Part, maybe, one_of, up_to
from penstock.games.arriala.face.forecast import MOST_CLOSINGS, Closing, Way, foresee, ways_of
from penstock.games.arriala.rules.cards import lapses
from penstock.games.arriala.rules.effects import number_of, town_at, walk_cost
from penstock.games.arriala.rules.state import MOVE_CARDS, TOWNS, WORKERS, Action, State

TOWN_TITLES = ("Grisolles", "Montech", "Castelsarrasin", "Moissac", "Valence d’Agen")
SECTION_TITLES = tuple(f"{one}–{other}" for one, other in pairwise(TOWN_TITLES))
FIELD, TOWN = 0, 1
PLACE_KIND = Names("PlaceKind", ("field", "town"))
PLACE_TITLE = Names("PlaceTitle", (*TOWN_TITLES, *SECTION_TITLES, ""))  # no name beyond the canal
NO_TITLE = len(PLACE_TITLE) - 1


class Facts(Part):
    """The numbers of a move."""

    left: i1  # action points
    lock_points: i1
    river_points: i1
    master_points: i1
    walk_cost: i1
    card_cost: i1
    to_vineyard_cost: i1
    draw_cost: i1
    place_cost: i1
    river_cost: i1
    to_canal_cost: i1
    lock_cost: i1
    reach: maybe(i1)  # fields that a card pays for
    lapses: maybe(i1)  # 1: the card is played without effect
    kind: maybe(one_of(PLACE_KIND))
    name: maybe(one_of(PLACE_TITLE))  # of the town, or of the field's section
    number: maybe(i1)  # of the field in its section
    cost: maybe(i2)  # of walking there
    ways: maybe(up_to(WORKERS, Way))  # all that an action can do
    closes: maybe(up_to(MOST_CLOSINGS, Closing))  # stretches that would be counted at once


def mention(s: State, seat: int, facts: Facts) -> None:
    """What any move may mention."""
    printed = s.printed
    facts.left = s.ap
    facts.lock_points = printed.lock_points
    facts.river_points = printed.river_points
    facts.master_points = printed.master_points
    facts.walk_cost = printed.cost.walk
    facts.card_cost = printed.cost.card
    facts.to_vineyard_cost = printed.cost.to_vineyard
    facts.draw_cost = printed.cost.draw
    facts.place_cost = printed.cost.place
    facts.river_cost = printed.cost.river
    facts.to_canal_cost = printed.cost.to_canal
    facts.lock_cost = printed.cost.lock


def quote_card(s: State, seat: int, facts: Facts, card: int) -> None:
    facts.reach = s.printed.reach[card] if card < MOVE_CARDS else 0
    facts.lapses = lapses(s, seat, card)


def quote_place(s: State, seat: int, facts: Facts, position: int) -> None:
    """Where a position lies, and what walking there costs beyond a card's fields."""
    town = town_at(s, position)
    section = s.printed.section_of[position]
    facts.kind = FIELD
    facts.name = NO_TITLE
    facts.number = 0
    facts.cost = 0
    if town != NONE:
        facts.kind = TOWN
        facts.name = town
    elif section != NONE:
        facts.name = TOWNS + section
        facts.number = number_of(s, position)
    facts.n_closes = 0
    if (s.targets >> position) & 1:
        if s.action == Action.WALK:
            facts.cost = walk_cost(s, s.worker, position)
        foresee(s, seat, s.action, s.worker, position, facts)


def quote_walk(s: State, seat: int, facts: Facts) -> None:
    ways_of(s, seat, Action.WALK, facts)


def quote_to_vineyard(s: State, seat: int, facts: Facts) -> None:
    ways_of(s, seat, Action.TO_VINEYARD, facts)


def quote_new_worker(s: State, seat: int, facts: Facts) -> None:
    ways_of(s, seat, Action.PLACE, facts)


def quote_river(s: State, seat: int, facts: Facts) -> None:
    ways_of(s, seat, Action.RIVER, facts)


def quote_to_canal(s: State, seat: int, facts: Facts) -> None:
    ways_of(s, seat, Action.TO_CANAL, facts)


def quote_lock(s: State, seat: int, facts: Facts) -> None:
    ways_of(s, seat, Action.LOCK, facts)
