"""The compiled entry points, as templates that `kernel.py` binds to one game's functions.

Each takes `(states, i, …)`: a record argument would cost 3 µs a call, an array 0.2 µs.
Python calls only `run`, through the methods of `Kernel`.
The names below stand for the game's own functions and are filled in when a kernel is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from penstock.engine import rng
from penstock.engine.header import MOST_SEATS

RESET, ASK, MASKS, STEP, STEP_MANY, PLAYOUT = range(6)  # what `run` is told to do

N_MOVES: int
set_up: Callable[[Any], None]
why_not: Callable[[Any, int, int], int]
apply: Callable[[Any, int, int], None]
legal: Callable[[Any, int, Any], int]


def acting_seat(s: Any) -> int:
    """The lowest seat that owes a decision; -1 when the game is over."""
    for seat in range(MOST_SEATS):
        if (s.to_act >> seat) & 1:
            return seat
    return -1


def reset(states: Any, first: int, last: int) -> None:
    """Set up states[first:last], whose options, tables and seed words are already in place."""
    for i in range(first, last):
        rng.restart(states[i].rng)
        set_up(states[i])


def ask(states: Any, i: int, seat: int, move: int) -> int:
    """0, or the number of the refusal."""
    return why_not(states[i], seat, move)


def fill_mask(s: Any, seat: int, ids: Any, mask: Any) -> None:
    """mask[m] = 1 where move m is legal for the seat."""
    for m in range(N_MOVES):
        mask[m] = 0
    if seat >= 0:
        for k in range(legal(s, seat, ids)):
            mask[ids[k]] = 1


def masks(states: Any, first: int, last: int, seat: int, ids: Any, out: Any) -> None:
    """The masks of all games in a row: their legal moves for the seat (-1: whoever acts)."""
    for i in range(first, last):
        s = states[i]
        mask = out[i * N_MOVES : (i + 1) * N_MOVES]
        fill_mask(s, acting_seat(s) if seat < 0 else seat, ids, mask)


def step(states: Any, i: int, seat: int, move: int, ids: Any, mask: Any) -> int:
    """Play one move for the seat (-1: whoever acts) and fill the mask of whoever acts next.

    Returns 0, or the number of the refusal; an illegal move changes nothing.
    """
    s = states[i]
    if seat < 0:
        seat = acting_seat(s)
    refusal = why_not(s, seat, move) if seat >= 0 else 1
    if refusal == 0:
        apply(s, seat, move)
    fill_mask(s, acting_seat(s), ids, mask)
    return refusal


def step_many(states: Any, moves: Any, first: int, last: int, only_ask: bool) -> int:
    """Play moves[i][0] in every unfinished game of states[first:last], or only ask whether one could.

    Returns the index of the first refused move when asked, otherwise -1.
    """
    for i in range(first, last):
        s = states[i]
        seat = acting_seat(s)
        if seat < 0:
            continue
        move = moves[i][0]
        if only_ask:
            if move < 0 or move >= N_MOVES or why_not(s, seat, move) != 0:
                return i
        else:
            apply(s, seat, move)
    return -1


def playout(states: Any, first: int, last: int, longest: int, ids: Any, lines: Any) -> None:
    """Play states[first:last] to the end with uniformly random moves.

    lines[i] brings three seed words, holds the luck of the game's choices and takes the number of
    decisions home. A game longer than `longest` decisions is left unfinished, for the caller to
    complain about.
    """
    for i in range(first, last):
        s = states[i]
        chooser = lines[i]
        rng.restart(chooser)
        decisions = 0
        seat = acting_seat(s)
        while seat >= 0 and decisions < longest:
            n = legal(s, seat, ids)
            apply(s, seat, ids[rng.below(chooser, n)])
            decisions += 1
            seat = acting_seat(s)
        chooser[rng.SEED_WORDS] = decisions


def run(
    what: int, states: Any, first: int, last: int, a: int, b: int, ids: Any, table: Any, out: Any
) -> int:
    """The only function called from Python: all entry points behind one door.

    Behind six doors the whole rules would be optimised six times and kept six times. Nothing is
    allocated inside: `ids` is room for the ids of all moves.
    """
    if what == RESET:
        reset(states, first, last)
    elif what == ASK:
        return ask(states, first, a, b)
    elif what == MASKS:
        masks(states, first, last, a, ids, out)
    elif what == STEP:
        return step(states, first, a, b, ids, out)
    elif what == STEP_MANY:
        return step_many(states, table, first, last, a != 0)
    elif what == PLAYOUT:
        playout(states, first, last, a, ids, table)
    return 0
