"""What a GPU does, a thread for each game: templates like `entries.py`, and the table of kernels over them.

Moves are checked by a kernel of their own, before any reaches the rules: an illegal one would loop or
crash.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from penstock.engine import rng
from penstock.engine.entries import acting_seat, reset
from penstock.engine.exports import ROOM, seed
from penstock.engine.game import ROOM as TRYING
from penstock.engine.looking import look_at, tell_of
from penstock.engine.observing import BIT, I1, I2, I4, turned
from penstock.engine.record import copy_into
from penstock.engine.targets.table import Array, Entry, Number, Size

N_MOVES: int
why_not: Callable[[Any, int, int], int]
apply: Callable[[Any, int, int], None]
legal: Callable[[Any, int, Any], int]

TEXT = 128  # bytes of a seed and a stream, written out
LANES = 32  # threads that read one game's observation together: neighbours write neighbouring numbers


def seed_lines(prefix: Any, length: int, streams: Any, lines: Any, text: Any, room: Any, i: int) -> None:
    """The seed words of a stream; the prefix is the seed and a slash."""
    for k in range(length):
        text[k] = prefix[k]
    unit = 1
    while streams[i] // unit >= 10:
        unit *= 10
    end = length
    while unit > 0:
        text[end] = 48 + streams[i] // unit % 10
        unit //= 10
        end += 1
    seed(text, end, room, lines[i])


def renew(states: Any, empty: Any, games: Any, lines: Any, i: int) -> None:
    """Set up a game anew, from the empty record and seed words."""
    k = games[i]
    copy_into(states, k, empty[0])
    for word in range(rng.SEED_WORDS):
        states[k].rng[word] = lines[i][word]
    reset(states, k, k + 1)


def restart(lines: Any, i: int) -> None:
    """Start the luck of a game's choices from its seed words."""
    rng.restart(lines[i])


def draw(states: Any, games: Any, lines: Any, moves: Any, lengths: Any, ids: Any, i: int) -> None:
    """Choose any legal move of a game, as `entries.playout` does, and count it; N_MOVES when it is over."""
    k = games[i]
    s = states[k]
    seat = acting_seat(s)
    if seat < 0:
        moves[k] = N_MOVES
    else:
        number = legal(s, seat, ids)
        moves[k] = ids[rng.below(lines[k], number)]
        lengths[k] += 1


def is_bad(states: Any, games: Any, moves: Any, i: int) -> int:
    """Is the game's move refused? Its number and one, or 0. In a finished game none is."""
    k: int = games[i]
    s = states[k]
    seat = acting_seat(s)
    if seat < 0:
        return 0
    move = moves[k]
    if move < 0 or move >= N_MOVES or why_not(s, seat, move) != 0:
        return k + 1
    return 0


def play(states: Any, games: Any, moves: Any, i: int) -> None:
    """Play the game's move, which has been asked for."""
    k = games[i]
    s = states[k]
    seat = acting_seat(s)
    if seat >= 0:
        apply(s, seat, moves[k])


def look(states: Any, games: Any, masks: Any, ids: Any, i: int) -> None:
    """Mark the acting seat's legal moves in a mask of zeros."""
    k = games[i]
    s = states[k]
    seat = acting_seat(s)
    if seat >= 0:
        for m in range(legal(s, seat, ids)):
            masks[k, ids[m]] = 1


def observe(i1: Any, i2: Any, i4: Any, table: Any, seats: Any, out: Any, i: int) -> None:
    """A thread's share of what seats[game] knows of a game, as `observing.encode` writes it.

    The table has a line for each seat and number: kind, place, and `each` and seats of `turned`.
    """
    game = i // LANES
    seat = seats[game]
    fields = out.shape[1]
    for j in range(i % LANES, fields, LANES):
        number = 0
        if seat >= 0:
            line = seat * fields + j
            kind = table[line, 0]
            place = table[line, 1]
            if kind == I1:
                number = i1[game, place]
            elif kind == I2:
                number = i2[game, place >> 1]
            elif kind == I4:
                number = i4[game, place >> 2]
            elif kind == BIT:
                number = (i1[game, place >> 3] >> (place & 7)) & 1
            else:
                number = int(place == 0)
            if table[line, 2] > 0:
                number = turned(number, table[line, 2], seat, table[line, 3])
        out[game, j] = number


@dataclass(frozen=True)
class Kernel:
    """A function that every thread runs; its last argument is the number of the thread."""

    entry: Entry
    room: dict[str, int | str] = field(default_factory=dict)  # elements of a thread's own arrays; "moves"
    finds_bad: bool = False  # returns the number of a bad game and one; the least is reported
    waits: bool = False  # does nothing if a bad game was reported


THREAD = Number("i")
STATES = Array("states", "State")
LINES = Array("lines", "i8", columns=rng.SEED_WORDS + 1)
ROWS, NUMBERS = Array("rows", "i2", columns="numbers"), Size("numbers")
TRIED = Array("trying", "State")  # room for a value function
IDS = Array("ids", "i4")
GAMES = Array("games", "i8")  # whose turn it is to have a thread: neighbours should do alike
MOVES = Array("moves", "i8")

KERNELS = (
    Kernel(
        Entry(
            "seeds",
            seed_lines,
            (
                Array("prefix", "u1"),
                Number("length"),
                Array("streams", "i8"),
                LINES,
                Array("text", "u1"),
                Array("room", "i8"),
                THREAD,
            ),
        ),
        room={"text": TEXT, "room": ROOM},
    ),
    Kernel(Entry("renew", renew, (STATES, Array("empty", "State"), GAMES, LINES, THREAD))),
    Kernel(Entry("restart", restart, (LINES, THREAD))),
    Kernel(
        Entry("draw", draw, (STATES, GAMES, LINES, MOVES, Array("lengths", "i8"), IDS, THREAD)),
        room={"ids": "moves"},
    ),
    Kernel(Entry("check", is_bad, (STATES, GAMES, MOVES, THREAD), has_result=True), finds_bad=True),
    Kernel(Entry("step", play, (STATES, GAMES, MOVES, THREAD)), waits=True),
    Kernel(
        Entry(
            "masks",
            look,
            (STATES, GAMES, Array("masks", "u1", columns="moves"), Size("moves"), IDS, THREAD),
        ),
        room={"ids": "moves"},
    ),
    Kernel(
        Entry(
            "observe",
            observe,
            (
                Array("i1", "i1", columns="bytes"),
                Array("i2", "i2", columns="halves"),
                Array("i4", "i4", columns="words"),
                Size("bytes"),
                Size("halves"),
                Size("words"),
                Array("table", "i4", columns=4),
                Array("seats", "i8"),
                Array("out", "i4", columns="fields"),
                Size("fields"),
                THREAD,
            ),
        ),
    ),
    Kernel(
        Entry(
            "look",
            look_at,
            (
                STATES,
                GAMES,
                MOVES,
                Array("by_hand", "u1"),
                Array("luck", "i8"),
                ROWS,
                NUMBERS,
                Array("own", "State"),
                TRIED,
                THREAD,
            ),
        ),
        room={"own": 1, "trying": TRYING},
    ),
    Kernel(
        Entry("tell", tell_of, (STATES, Array("seats", "i8"), ROWS, NUMBERS, TRIED, THREAD)),
        room={"trying": TRYING},
    ),
)
