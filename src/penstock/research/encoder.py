"""Observations of one game's records, written by compiled code."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.engine.game import Game
from penstock.engine.observing import encode
from penstock.research.fields import Layout


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


def encoder_for(batch: Any, layout: Layout) -> Callable[[Any, Any], None]:
    """`(seats, out)`: fill out[k] with what seats[k] knows of the batch's game k, wherever it lies."""
    if batch.xp is np:
        encode_rows = Encoder(batch.game, layout)
        return lambda seats, out: batch.on_threads(
            lambda first, last: encode_rows(batch.states, seats, first, last, out)
        )
    table = batch.xp.asarray(layout.lines)
    return lambda seats, out: batch.observe(table, seats, out)
