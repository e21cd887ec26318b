"""What never changes: the quantities every move must conserve."""

from __future__ import annotations

from collections import Counter

from penstock.engine.record import NONE
from penstock.games.packhuys.rules.cards import deck_card, is_in, is_left_out
from penstock.games.packhuys.rules.harbour import is_taken
from penstock.games.packhuys.rules.state import (
    CELLS,
    CENTRE,
    DECK,
    GOOD_NAMES,
    NUMBERS,
    SHORE,
    SPECIALS,
    State,
)


def totals(s: State) -> dict[str, int]:
    """Coins, warehouses, tokens, every card by its place, and the counts that others can check."""
    sums = {"coins": s.treasury + sum(s.coins)}
    for good, name in enumerate(GOOD_NAMES):
        placed = sum(s.lying[k].placed[good] for k in range(s.n_lying))
        sums[f"warehouses {name}"] = s.supply[good] + placed
        sums[f"tokens {name}"] = s.stock[good] + sum(row[good] for row in s.tokens)
    sums["keepers"] = keepers_used(s)
    for seat in range(s.n_seats):
        sums[f"harbour cards of seat {seat}"] = misplaced_harbour(s, seat)
    sums["water and special"] = misplaced_others(s)
    sums["hand sizes"] = miscounted_hands(s)
    sums["filled"] = s.n_filled - sum(is_taken(s, cell) for cell in range(CELLS))
    return {name: int(n) for name, n in sums.items()}


def keepers_used(s: State) -> int:
    """Keepers left and keepers standing; nothing where there is no limit."""
    if not s.printed.keepers:
        return 0
    return sum(s.keepers) + sum(area.keeper >= 0 for area in s.areas)


def places_of_harbour(s: State, seat: int) -> Counter[int]:
    """How often each number of a colour lies somewhere."""
    places = Counter(card.number for card in s.lying[: s.n_lying] if card.owner == seat)
    places.update(s.pile[seat][: s.n_pile[seat]])
    places.update(s.under[seat][: s.n_under[seat]])
    places.update(n for n in range(1, NUMBERS) if is_in(s.hand[seat], n))
    places.update([s.played[seat]])
    return places


def misplaced_harbour(s: State, seat: int) -> int:
    """Harbour cards of a colour that are not in exactly one place; without a colour there are none."""
    if s.colour[seat] == NONE:
        return 0
    places = places_of_harbour(s, seat)
    deck = [deck_card(s, seat, k) for k in range(DECK)]
    return sum(places[n] != (0 if is_left_out(s, n) else 1) for n in deck)


def misplaced_others(s: State) -> int:
    """Water and special cards that are not in exactly one place."""
    places = Counter(SHORE - 1 - at for cell, at in enumerate(s.field) if at < SHORE and cell != CENTRE)
    places.update(s.water_pile[: s.n_water_pile])
    places.update([s.top_water])
    places.update(s.stack[: s.n_stack])
    places.update(s.printed.specials[k] for k in range(SPECIALS) if s.specials_gone >> k & 1)
    for seat in range(s.n_seats):
        places.update(n for n in range(1, NUMBERS) if is_in(s.hand[seat], n))
        places.update([s.played[seat]])
    harbour = {number for deck in s.printed.deck for number in deck}
    cards = [n for n in range(1, NUMBERS) if s.printed.faces[n].content and n not in harbour]
    return sum(places[n] != 1 for n in cards)


def miscounted_hands(s: State) -> int:
    """Differences between what the hands hold and what everybody counts; shown cards that are not there."""
    wrong = 0
    for seat in range(s.n_seats):
        hand = [n for n in range(1, NUMBERS) if is_in(s.hand[seat], n)]
        shown = [n for n in range(1, NUMBERS) if is_in(s.shown[seat], n)]
        wrong += len(hand) != s.n_harbour[seat] + s.n_water[seat] + s.n_special[seat]
        wrong += len(set(shown) - set(hand))
    return wrong
