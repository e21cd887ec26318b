"""What a GPU does, a thread for each game: templates like `entries.py`, and the table of kernels over them.

A kernel copies its game's record into the thread's own memory, plays on the copy and writes it back:
there neighbours read neighbouring words. Scratch space lies there too. Moves are checked by a kernel of
their own, before any reaches the rules: an illegal one would loop or crash.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from penstock.engine.entries import acting_seat, fill_mask, playout, reset
from penstock.engine.rng import SEED_WORDS
from penstock.engine.targets.table import Array, Entry, Number

N_MOVES: int
why_not: Callable[[Any, int, int], int]
apply: Callable[[Any, int, int], None]


def begin(states: Any) -> None:
    """Set up the game, whose options, tables and seed words are in place."""
    reset(states, 0, 1)


def play_out(states: Any, lines: Any, ids: Any, longest: int) -> None:
    """Play the game to its end with random moves; see `entries.playout`."""
    playout(states, 0, 1, longest, ids, lines)


def is_bad(states: Any, moves: Any) -> int:
    """Is the game's move refused? In a finished game none is."""
    s = states[0]
    seat = acting_seat(s)
    if seat < 0:
        return 0
    move = moves[0]
    if move < 0 or move >= N_MOVES or why_not(s, seat, move) != 0:
        return 1
    return 0


def play(states: Any, moves: Any) -> None:
    """Play the game's move, which has been asked for."""
    s = states[0]
    seat = acting_seat(s)
    if seat >= 0:
        apply(s, seat, moves[0])


def look(states: Any, ids: Any, masks: Any) -> None:
    """The mask of the acting seat's legal moves; zeros when the game is over."""
    s = states[0]
    fill_mask(s, acting_seat(s), ids, masks)


@dataclass(frozen=True)
class Kernel:
    """A function that every thread runs on the row of its own game.

    Arrays are laid out by games: `rows` of them have so many elements each ("moves": one for each id).
    """

    entry: Entry
    rows: dict[str, int | str]  # elements in a game's row, by array
    room: tuple[str, ...] = ()  # arrays that are the thread's own scratch space and no parameters
    finds_bad: bool = False  # a result other than 0 is reported as the least number of such a game
    waits: bool = False  # does nothing if a bad game was reported


STATES = Array("states", "State")
IDS = Array("ids", "i4")
MOVES = Array("moves", "i8")

KERNELS = (
    Kernel(Entry("reset", begin, (STATES,)), {"states": 1}),
    Kernel(
        Entry(
            "playout",
            play_out,
            (STATES, Array("lines", "i8", columns=SEED_WORDS + 1), IDS, Number("longest")),
        ),
        {"states": 1, "lines": SEED_WORDS + 1, "ids": "moves"},
        room=("ids",),
    ),
    Kernel(
        Entry("check", is_bad, (STATES, MOVES), has_result=True),
        {"states": 1, "moves": 1},
        finds_bad=True,
    ),
    Kernel(Entry("step", play, (STATES, MOVES)), {"states": 1, "moves": 1}, waits=True),
    Kernel(
        Entry("masks", look, (STATES, IDS, Array("masks", "u1"))),
        {"states": 1, "ids": "moves", "masks": "moves"},
        room=("ids",),
    ),
)
