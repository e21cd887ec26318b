"""1 · From components.toml into the record, and what an owner's numbers must agree with."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from penstock.engine.components import Components, Problem, Tables
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.arriala.rules.state import (
    EACH,
    FIRST_SITE,
    LONGEST,
    POSITIONS,
    SEATS,
    SECTIONS,
    SITES,
    TOWN_NAMES,
    TOWNS,
    TURN_POINTS,
    VINEYARDS,
    Card,
    Printed,
    State,
)

LEAST_SEATS = 2
COSTS = ("walk", "card", "to_vineyard", "draw", "place", "river", "to_canal", "lock")
MOST_REACH = 10
MOST_CARDS = 110
MOST_POINTS = 50


@rule("1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.7", "1.8")
def print_tables(s: State, components: Components, options: dict[str, str]) -> None:
    """Write the printed tables and the options into an empty state."""
    print_canal(s.printed, components, s.n_seats)
    print_surroundings(s.printed, components, s.n_seats)
    print_actions(s.printed, components)
    print_deck(s.printed, components["deck"])
    s.printed.hand = components["pieces"]["hand"]
    s.finisher_moves_again = int(options["finisherMayMoveAgain"] == "true")
    s.counted_move_again = int(options["countedMayMoveAgain"] == "true")
    s.walks_go_on = int(options["walksGoOn"] == "true")
    s.cards_may_lapse = int(options["cardsMayLapse"] == "true")
    s.placed_rests = int(options["placedMayMove"] == "false")
    s.ban_by_previous = int(options["noReturn"] == "previousPlayer")
    s.vineyards_never_barred = int(options["noReturnToVineyard"] == "false")
    s.towns_are_apart = int(options["townsAreFields"] == "false")
    s.towns_count_not = int(options["townsBreakTies"] == "false")
    s.no_reshuffle = int(options["emptyPile"] == "stays")
    s.shared_last_counts = int(options["sharedLastCounts"] == "true")
    s.neutral_yields = int(options["neutralTie"] == "player")
    rounds = int(options["stallRounds"]) or components["house"]["last_resort"]
    s.stall_turns = rounds * s.n_seats


@rule("1.2", "1.3", "1.7", "2.2")
def print_canal(p: Printed, components: Components, seats: int) -> None:
    """Number towns and fields downstream from Grisolles; where a town lies follows from the lengths."""
    in_play = components["seats"]["first_section"][seats - LEAST_SEATS]
    p.section_of = [NONE] * POSITIONS
    position = 0
    for section, length in enumerate(components["canal"]["lengths"]):
        p.town_at[section] = position
        for field in range(position + 1, position + length + 1):
            p.section_of[field] = section
            p.section_bits[section] |= 1 << field
        position += length + 1
        if section >= in_play:
            p.canal_fields |= p.section_bits[section]
    p.town_at[-1] = position
    p.towns = sum(1 << p.town_at[town] for town in range(in_play, TOWNS))
    p.first, p.last = p.town_at[in_play], position
    p.lock_limit = components["lock_limits"]["limits"][:]
    p.locks = components["pieces"]["locks"]
    p.stretch_points = components["stretches"]["points"][:]


@rule("1.4", "1.5", "1.6", "2.2")
def print_surroundings(p: Printed, components: Components, seats: int) -> None:
    """Blue fields and vineyards in play with this number of seats; points beside the canal."""
    row = components["seats"]
    first_site, first_vineyard = (row[key][seats - LEAST_SEATS] for key in ("first_site", "first_vineyard"))
    p.sites = sum(1 << (FIRST_SITE + site) for site in range(first_site, SITES))
    for k in range(first_vineyard, VINEYARDS):
        p.vineyard_fields[k] = components["vineyards"]["fields"][k]
    p.lock_points = components["structures"]["lock"]
    p.river_points = components["structures"]["river"]
    p.master_points = components["structures"]["master"]


def print_actions(p: Printed, components: Components) -> None:
    p.action_points = components["actions"]["points"]
    for name in COSTS:
        setattr(p.cost, name, components["actions"][name])


@rule("1.8")
def print_deck(p: Printed, deck: dict[str, Any]) -> None:
    p.deck = [deck[card.name.lower()] for card in Card]
    p.reach = deck["reach"][:]


def check_components(t: Tables) -> Iterator[Problem]:
    """What contradicts the rulebook's counts, table by table."""
    yield from check_pieces(t)
    yield from check_lengths(t)
    yield from check_locks(t)
    yield from check_points(t)
    yield from check_deck(t)
    if not 1 <= t["house"]["last_resort"] <= 200:
        yield "house", "last_resort", "a game without stall guard stops after 1 to 200 idle rounds."


def check_pieces(t: Tables) -> Iterator[Problem]:
    if t["pieces"]["workers_per_colour"] != EACH:
        yield "pieces", "workers_per_colour", f"the box holds {EACH} workers of each colour."
    if not 0 <= t["pieces"]["locks"] <= 20:
        yield "pieces", "locks", "the supply holds 0 to 20 locks."
    points = t["actions"]["points"]
    if points != TURN_POINTS:
        yield "actions", "points", f"a turn has {TURN_POINTS} action points."
    for name in COSTS:
        if not 1 <= t["actions"][name] <= points:
            yield "actions", name, f"'{name}' costs 1 to {points} action points."
    for key, most in (("first_section", 1), ("first_site", SITES), ("first_vineyard", VINEYARDS)):
        if not all(0 <= n <= most for n in t["seats"][key]):
            yield "seats", key, f"'{key}' lies between 0 and {most}."


def check_lengths(t: Tables) -> Iterator[Problem]:
    """A section without locks must be within what the workers can ever fill."""
    for section, length in enumerate(t["canal"]["lengths"]):
        name = f"{TOWN_NAMES[section].title()}–{TOWN_NAMES[section + 1].title()}"
        if length < 1:
            yield "canal", "lengths", f"the section {name} has at least one field, not {length}."
        for row in range(SEATS - LEAST_SEATS + 1):
            if section < t["seats"]["first_section"][row]:
                continue
            workers = workers_that_fill(t, row)
            if length > workers:
                yield (
                    "canal",
                    "lengths",
                    f"the section {name} has {length} fields, but {row + LEAST_SEATS} players"
                    f" can be left with {workers} workers to fill it.",
                )
        if length > LONGEST:
            yield (
                "canal",
                "lengths",
                f"the section {name} has {length} fields; there is room for {LONGEST}.",
            )


def workers_that_fill(t: Tables, row: int) -> int:
    """Workers left when every blue field is taken; with two players the neutral ones help."""
    seats = row + LEAST_SEATS
    neutral = TOWNS - t["seats"]["first_section"][row] if seats == LEAST_SEATS else 0
    return int(EACH * seats + neutral - (SITES - t["seats"]["first_site"][row]))


def check_locks(t: Tables) -> Iterator[Problem]:
    supply = t["pieces"]["locks"]
    for limit, length in zip(t["lock_limits"]["limits"], t["canal"]["lengths"], strict=True):
        if limit > supply:
            yield "lock_limits", "limits", f"a section allows {limit} locks, but the supply holds {supply}."
        elif not 0 <= limit <= length:
            yield "lock_limits", "limits", f"a section of {length} fields cannot hold {limit} locks."


def check_points(t: Tables) -> Iterator[Problem]:
    points = t["stretches"]["points"]
    if any(b < a for a, b in pairwise(points)) or not 0 <= points[0] <= points[-1] <= MOST_POINTS:
        yield (
            "stretches",
            "points",
            f"more workers never score less, and nothing scores above {MOST_POINTS}.",
        )
    for key in ("lock", "river", "master"):
        if not 0 <= t["structures"][key] <= MOST_POINTS:
            yield "structures", key, f"'{key}' scores 0 to {MOST_POINTS} points."
    for fields in t["vineyards"]["fields"]:
        if not 0 <= fields <= SEATS * EACH:
            yield "vineyards", "fields", f"a vineyard has 0 to {SEATS * EACH} fields."


def check_deck(t: Tables) -> Iterator[Problem]:
    deck = t["deck"]
    counts = {card.name.lower(): deck[card.name.lower()] for card in Card}
    for name, count in counts.items():
        if count < 0:
            yield "deck", name, f"there cannot be {count} cards of a kind."
    total = sum(counts.values())
    if total != deck["cards"]:
        yield (
            "deck",
            "cards",
            f"the kinds add up to {total} cards, but the deck has {deck['cards']};"
            " if yours has another number, say so in 'cards'.",
        )
    hands = SEATS * t["pieces"]["hand"]
    if not 0 <= t["pieces"]["hand"] <= 10:
        yield "pieces", "hand", "a player is dealt 0 to 10 cards."
    elif not hands < total <= MOST_CARDS:
        yield "deck", "cards", f"a deck has more than the {hands} cards dealt and at most {MOST_CARDS}."
    if not all(1 <= n <= MOST_REACH for n in deck["reach"]):
        yield "deck", "reach", f"a move card reaches 1 to {MOST_REACH} fields."
    if list(deck["reach"]) != sorted(deck["reach"]):
        yield "deck", "reach", "the reach grows from the short to the long move card."


assert len(TOWN_NAMES) == TOWNS == SECTIONS + 1
