"""Positions for the paragraph tests: say what matters, the rest lies as at the start of a game.

>>> s = position(red=[12], ap=5)
>>> act(s, "walk", "red 1", 15).ap
2
>>> places(s, "red")
[15]

Workers go by colour; their places are canal positions, or names of vineyards and blue fields. A colour's
workers are numbered from 1 in the order given. Seat 0 is red, 1 yellow, 2 green, 3 violet.
"""

from __future__ import annotations

from typing import Any

import penstock
from penstock.engine import rng
from penstock.engine.record import NONE
from penstock.games.arriala.rules.counting import count_at
from penstock.games.arriala.rules.effects import arrive
from penstock.games.arriala.rules.scoring import end_game
from penstock.games.arriala.rules.setup import lay_out_board
from penstock.games.arriala.rules.state import (
    CARD_NAMES,
    COLOUR_NAMES,
    EACH,
    FIRST_SITE,
    FIRST_STRUCTURE,
    FIRST_VINEYARD,
    NEUTRAL,
    SITE_NAMES,
    SPOT_NAMES,
    STRUCTURE_NAMES,
    VINEYARD_NAMES,
    Ending,
    Phase,
)
from penstock.games.arriala.rules.turn import begin_turn
from tests.games.playing import Playing

GAME = penstock.game("arriala", components="")
_playing = Playing(GAME)
play, legal, refused, events = _playing.play, _playing.legal, _playing.refused, _playing.events
COLOURS = COLOUR_NAMES
TOWNS = (0, 11, 20, 25, 35)
FIELDS = tuple(p for p in range(36) if p not in TOWNS)
SECTIONS = {1: range(1, 11), 2: range(12, 20), 3: range(21, 25), 4: range(26, 35)}
PART = {Phase.WORKER: "worker", Phase.FIELD: "to", Phase.VINEYARD: "vineyard", Phase.SITE: "site",
        Phase.STRUCTURE: "structure"}  # fmt: skip


def position(
    seats: int = 4,
    *,
    mover: int = 0,
    ap: int = 5,
    red: Any = (),
    yellow: Any = (),
    green: Any = (),
    violet: Any = (),
    locks: Any = (),
    counted: Any = (),
    points: Any = (),
    hand: Any = "",
    discards: str = "",
    pile: int | None = None,
    built: Any = (),
    idle: int = 0,
    game: penstock.Game = GAME,
    **options: Any,
) -> Any:
    """A plain state at the beginning of the mover's turn, or with fewer action points later in it.

    Args:
        red, yellow, green, violet: places of the colour's workers; the others are in the reserve.
        locks: positions of locks.
        counted: positions of fields that have been counted.
        points: by colour.
        hand: the mover's cards, as "move-short lock", or a list with one entry per seat.
        pile: how many cards are left in the pile; all that are nowhere else if not said.
        built: master structures that stand.
        idle: idle turns so far.
        options: the table's options by name.
    """
    s = game.empty_state(seats, game.read_options(options))
    rng.restart(s.rng)
    lay_out_board(s)
    s.records_events = 1
    if seats == 2:
        s.neutral = NEUTRAL
    for field in locks:
        lay_lock(s, field)
    for colour, where in enumerate((red, yellow, green, violet)):
        for k, place in enumerate(where):
            stand(s, colour * EACH + k, place)
        if colour < seats:
            s.reserve[colour] = EACH - len(where)
    for field in counted:
        s.counted |= 1 << field
    for colour, score in enumerate(points):
        s.points[colour] = score
    for structure in built:
        s.structures_free &= ~(1 << (FIRST_STRUCTURE + STRUCTURE_NAMES.index(structure)))
    lay_cards(
        s, hand if isinstance(hand, list) else [hand if k == mover else "" for k in range(seats)], discards
    )
    while pile is not None and s.deck_size > pile:
        k = next(k for k, n in enumerate(s.deck) if n)
        s.deck[k] -= 1
        s.deck_size -= 1
    s.idle_turns = idle
    begin_turn(s, mover)
    s.ap = ap
    return s


def lay_lock(s: Any, field: int) -> None:
    section = s.printed.section_of[field]
    s.taken |= 1 << field
    s.lock_bits |= 1 << field
    s.locks_left -= 1
    s.section_locks[section] += 1
    if s.section_locks[section] >= s.printed.lock_limit[section]:
        s.lockable &= ~s.printed.section_bits[section]


def stand(s: Any, worker: int, place: int | str) -> None:
    """Put a worker somewhere, without counting."""
    if isinstance(place, int):
        arrive(s, worker, place)
    elif place in VINEYARD_NAMES:
        k = VINEYARD_NAMES.index(place)
        s.at[worker] = FIRST_VINEYARD + k
        s.vineyard[k] += 1
        s.in_vineyards |= 1 << worker
    else:
        k = SITE_NAMES.index(place)
        s.at[worker] = FIRST_SITE + k
        s.sites_free &= ~(1 << (FIRST_SITE + k))


def lay_cards(s: Any, hands: list[str], discards: str) -> None:
    s.deck[:] = s.printed.deck
    for seat, cards in enumerate(hands):
        for card in cards.split():
            s.hand[seat][CARD_NAMES.index(card)] += 1
            s.hand_size[seat] += 1
            s.deck[CARD_NAMES.index(card)] -= 1
    for card in discards.split():
        s.discards[CARD_NAMES.index(card)] += 1
        s.discard_size += 1
        s.deck[CARD_NAMES.index(card)] -= 1
    s.deck_size = sum(s.deck)


def set_up(seats: int = 4, seed: int = 1, game: penstock.Game = GAME, **options: Any) -> Any:
    """A plain state after the real set-up."""
    return game.new(seats, seed, options, backend="plain").state


# -- play -----------------------------------------------------------------------------------


def act(s: Any, action: str, *parts: Any) -> Any:
    """A whole action: `act(s, "walk", "red 1", 16)`; a part that is no choice is not asked."""
    play(s, action)
    for part in parts:
        is_worker = " " in str(part)
        if not s.ending and s.phase != Phase.ACTION and (s.phase == Phase.WORKER) == is_worker:
            play(s, f"{PART[Phase(s.phase)]} {part}")
    assert s.phase == Phase.ACTION or s.ending, f"{action} {parts} is not finished"
    return s


def targets(s: Any) -> list[Any]:
    """The positions, or names, that may be chosen now."""
    found = [notation.split()[1] for notation in legal(s)]
    return [int(t) if t.isdigit() else t for t in found]


def workers(s: Any) -> list[str]:
    """The workers that may be chosen now."""
    return [notation.removeprefix("worker ") for notation in legal(s)]


def next_turn(s: Any, seat: int) -> Any:
    """Everybody stops until it is a seat's turn; at least one turn ends."""
    play(s, "stop")
    while s.mover != seat:
        play(s, "stop")
    return s


def count(s: Any, field: int) -> Any:
    """Count the stretch around a field, if it is complete."""
    count_at(s, field)
    return s


def settle(s: Any, ending: Ending = Ending.LAST_STRETCH) -> Any:
    """The end of the game, at once."""
    end_game(s, ending)
    return s


# -- look -----------------------------------------------------------------------------------


def places(s: Any, colour: str) -> list[Any]:
    """Where a colour's workers are, in the order of their numbers; those in the reserve are left out."""
    first = COLOURS.index(colour) * EACH
    return [place_name(s.at[w]) for w in range(first, first + EACH) if s.at[w] != NONE]


def place_name(place: int) -> int | str:
    if place >= FIRST_SITE:
        return SITE_NAMES[place - FIRST_SITE]
    return VINEYARD_NAMES[place - FIRST_VINEYARD] if place >= FIRST_VINEYARD else place


def moves_told(s: Any, kind: str) -> list[tuple[int, str, str, str]]:
    """(seat, colour, from, to) of every event of a kind that the last move caused."""
    return [(seat, COLOURS[a], SPOT_NAMES[b], SPOT_NAMES[c]) for seat, a, b, c in events(s, kind)]


def positions_in(bits: int) -> list[int]:
    return [p for p in range(64) if bits >> p & 1]


def cards(counts: Any) -> dict[str, int]:
    return {name: n for name, n in zip(CARD_NAMES, counts, strict=True) if n}
