"""What a game's features share: whole numbers in one unit, and nothing beyond a bound.

A game's `features(s, seat, room, out)` tells a position from a seat's side, the other seats round the
table from it; a learned net reads them (`bots/net.py`). It may look at everything in the record: bots call
it for worlds that they have guessed.
"""

from __future__ import annotations

from typing import Any

ONE = 64  # a feature that is simply so; counts are scaled to this size
MOST = 1023  # so that sums over all features fit into 32 bits


def no_features(s: Any, seat: int, room: Any, out: Any) -> None:
    """A game that has told nobody what matters in it."""


def bounded(x: int) -> int:
    return int(max(-MOST, min(MOST, x)))


def one_of_many(out: Any, j: int, chosen: int, n: int) -> int:
    """A feature for each of n cases, of which one holds; where the next feature goes."""
    for k in range(n):
        out[j + k] = ONE if k == chosen else 0
    return j + n


def zeros(out: Any, j: int, n: int) -> int:
    """Nothing in the next n places; where the next feature goes."""
    for k in range(n):
        out[j + k] = 0
    return j + n
