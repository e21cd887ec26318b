"""Places at the end of a game: a game says what is compared, and this ranks.

A competitor's place is one more than the number of competitors ahead; who is level in everything shares
it. A game may have a neutral competitor that nobody plays: where it is first, no player is.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.engine.record import NONE
from penstock.engine.template import bound

Compared = Callable[[Any, int], int]

# Open names, filled in with what a game compares.
neutral_of: Callable[[Any], int]
is_ahead: Callable[[Any, int, int], bool]


def no_neutral(s: Any) -> int:
    """Only players compete."""
    return NONE


def ranking_by(*compared: Compared, neutral: Callable[[Any], int] = no_neutral) -> Callable[[Any], None]:
    """The function that fills in `s.place`.

    Args:
        compared: functions of state and competitor; more is better, a later one breaks what is level.
        neutral: the number of the competitor that nobody plays, or NONE; `s.place` has room for it.
    """
    names = {"neutral_of": neutral, "is_ahead": ahead_by(compared)}
    rank = bound(give_places, names)
    rank.__module__ = compared[0].__module__  # a rule of the game that compares
    return rank


def ahead_by(compared: tuple[Compared, ...]) -> Callable[[Any, int, int], bool]:
    """`is_ahead`, written out comparison by comparison, so that it compiles."""
    names: dict[str, Any] = {f"compared_{k}": function for k, function in enumerate(compared)}
    source = "\n".join(ahead_source(len(compared)))
    filename = f"<places of {compared[0].__module__.rpartition('.')[0]}>"
    linecache.cache[filename] = (len(source), None, source.splitlines(True), filename)
    exec(compile(source, filename, "exec"), names)
    ahead: Callable[[Any, int, int], bool] = names["is_ahead"]
    return ahead


def ahead_source(n: int) -> Iterator[str]:
    yield "def is_ahead(s, one, other):"
    for k in range(n):
        yield f"    mine = compared_{k}(s, one)"
        yield f"    theirs = compared_{k}(s, other)"
        yield "    if mine != theirs:"
        yield "        return mine > theirs"
    yield "    return False"


def give_places(s: Any) -> None:
    """1 for whoever nobody is ahead of; a full tie shares the place."""
    for seat in range(s.n_seats):
        s.place[seat] = place_of(s, seat)
    neutral = neutral_of(s)
    if neutral != NONE:
        s.place[neutral] = place_of(s, neutral)


def place_of(s: Any, one: int) -> int:
    """One more than the number of competitors ahead."""
    place = 1
    for other in range(s.n_seats):
        if is_ahead(s, other, one):
            place += 1
    neutral = neutral_of(s)
    if neutral != NONE and is_ahead(s, neutral, one):
        place += 1
    return place


def is_alone_first(s: Any, one: int) -> bool:
    """Is the competitor first, and no player beside it?"""
    if s.place[one] != 1:
        return False
    for other in range(s.n_seats):
        if other != one and s.place[other] == 1:
            return False
    return True


def shares_of_win(places: Any) -> NDArray[np.float64]:
    """By places (seats last) the share of the win: one, split among all who are first; else nobody's.

    >>> shares_of_win([[1, 2, 1], [2, 3, 4]]).tolist()
    [[0.5, 0.0, 0.5], [0.0, 0.0, 0.0]]
    """
    is_first = np.equal(places, 1)
    shares: NDArray[np.float64] = is_first / np.maximum(is_first.sum(axis=-1, keepdims=True), 1)
    return shares
