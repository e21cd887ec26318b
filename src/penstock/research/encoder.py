"""From records to observations, compiled: a walk along the table of `fields.py`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from penstock.engine.game import Game

if TYPE_CHECKING:
    from penstock.research.fields import Layout

# Kinds of runs. Here and not in `fields.py`: the compiled code is kept until this file changes.
SEAT, BIT, I1, I2, I4 = range(5)


def encode(i1: Any, i2: Any, i4: Any, table: Any, seats: Any, first: int, last: int, out: Any) -> None:
    """One row of `out` per game: what seats[i] knows; zeros where nobody acts (-1).

    `i1`, `i2` and `i4` are the same records, seen as rows of numbers of that width.
    """
    for i in range(first, last):
        seat = seats[i]
        if seat < 0:
            out[i, :] = 0
            continue
        j = 0
        for r in range(len(table)):
            kind = table[r, 0]
            begin = table[r, 1] + seat * table[r, 2]
            length = table[r, 3]
            if kind == I1:
                for k in range(length):
                    out[i, j + k] = i1[i, begin + k]
            elif kind == I2:
                for k in range(length):
                    out[i, j + k] = i2[i, (begin >> 1) + k]
            elif kind == I4:
                for k in range(length):
                    out[i, j + k] = i4[i, (begin >> 2) + k]
            elif kind == BIT:
                for k in range(length):
                    bit = begin + k
                    out[i, j + k] = (i1[i, bit >> 3] >> (bit & 7)) & 1
            else:
                for k in range(length):
                    out[i, j + k] = int(k == seat)
            j += length


class Encoder:
    """Writes observations of one game's records."""

    def __init__(self, game: Game, layout: Layout) -> None:
        self.layout = layout
        self._encode: Callable[..., None] = game.kernel.entry(encode, {})

    def __call__(self, states: Any, seats: Any, first: int, last: int, out: NDArray[np.int32]) -> None:
        """Fill out[first:last] with what seats[i] knows of states[i]."""
        self.of(states)(seats, first, last, out)

    def of(self, states: Any) -> Callable[[Any, int, int, NDArray[np.int32]], None]:
        """The same for an array that is looked at again and again."""
        views = [states.view(width).reshape(len(states), -1) for width in (np.int8, np.int16, np.int32)]
        return partial(self._encode, *views, self.layout.table)

    def one(self, states: Any, seat: int) -> NDArray[np.int32]:
        """What one seat knows of a single record."""
        out = np.empty((1, len(self.layout)), np.int32)
        self(states, np.array([seat]), 0, 1, out)
        row: NDArray[np.int32] = out[0]
        return row
