"""The table of entry points that a target offers, from which wrappers and bindings are written.

An entry takes bare pointers and 32-bit numbers. Arrays of records are the caller's; nothing is allocated
inside, and nothing is kept between two calls but what lies in these arrays.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from penstock.engine import entries, exports, showing
from penstock.engine.rng import SEED_WORDS

ANY = 1 << 30  # rows of an array whose length nobody asks for


@dataclass(frozen=True)
class Number:
    """A whole number of 32 bits."""

    name: str


@dataclass(frozen=True)
class Size:
    """A number of rows or columns: a parameter to the outside, part of its arrays inside."""

    name: str


@dataclass(frozen=True)
class Array:
    """A pointer to numbers or records that lie side by side, row after row."""

    name: str
    kind: str  # `i1` to `i8`, `u1`, `f8`, or a kind of record
    rows: str | int = ANY  # a Size's name
    columns: str | int | None = None  # None: it has one dimension


Param = Number | Size | Array


@dataclass(frozen=True)
class Entry:
    """One function of a target: its name, its parameters in order, and the template behind it."""

    name: str
    function: Callable[..., Any]
    params: tuple[Param, ...]
    has_result: bool = False  # a number; else nothing is returned
    is_rare: bool = False  # not called thousands of times a second: its code may be small, not fast

    @property
    def about(self) -> str:
        """What it does, as its template says."""
        return " ".join((self.function.__doc__ or "").split())


STATES = Array("states", "State")
FIRST, LAST = Number("first"), Number("last")
GAME, SEAT, MOVE, PLAYER = Number("i"), Number("seat"), Number("move"), Number("player")
IDS = Array("ids", "i4")  # room for the ids of all moves
SCRATCH = Array("scratch", "State")  # room for one record
LUCK = Array("luck", "i8")  # a generator's words
MASK = Array("mask", "u1")

RULES = (
    Entry("reset", entries.reset, (STATES, FIRST, LAST), is_rare=True),
    Entry("why_not", entries.ask, (STATES, GAME, SEAT, MOVE), True),
    Entry("masks", entries.masks, (STATES, FIRST, LAST, SEAT, IDS, Array("out", "u1"))),
    Entry("step", entries.step, (STATES, GAME, SEAT, MOVE, IDS, MASK), True),
    Entry(
        "step_many",
        entries.step_many,
        (STATES, Array("moves", "i8", columns=1), FIRST, LAST, Number("only_ask")),
        True,
    ),
    Entry(
        "playout",
        entries.playout,
        (STATES, FIRST, LAST, Number("longest"), IDS, Array("lines", "i8", columns=SEED_WORDS + 1)),
    ),
    Entry("know", showing.know, (STATES, GAME, SEAT), is_rare=True),
    Entry("view", showing.show_view, (STATES, GAME, SEAT, SCRATCH, Array("views", "View")), is_rare=True),
    Entry(
        "facts",
        showing.show_facts,
        (STATES, GAME, Number("viewer"), SEAT, MOVE, SCRATCH, Array("facts", "Facts")),
        is_rare=True,
    ),
    Entry(
        "worth",
        showing.show_worth,
        (STATES, GAME, SEAT, PLAYER, SCRATCH, Array("worths", "Worth")),
        is_rare=True,
    ),
    Entry("guess", exports.guess, (STATES, GAME, SEAT, LUCK)),
    Entry("value", exports.value_of, (STATES, GAME, SEAT, Array("room", "State")), True),
    Entry(
        "terms",
        exports.terms_of,
        (STATES, GAME, SEAT, Array("room", "State"), Array("out", "i8")),
        is_rare=True,
    ),
    Entry("neutral", exports.neutral, (STATES, GAME), True, is_rare=True),
    Entry("start", exports.start, (LUCK,), is_rare=True),
    Entry(
        "seed",
        exports.seed,
        (Array("text", "u1"), Number("length"), Array("room", "i8"), Array("words", "i8")),
        is_rare=True,
    ),
)
