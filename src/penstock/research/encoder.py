"""Observations of one game's records, written by compiled code."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.engine.game import Game
from penstock.engine.observing import encode, expand
from penstock.research.fields import Layout
from penstock.research.floats import DeviceFloats
from penstock.research.forms import Form

Writes = Callable[[Any, int, int, NDArray[Any]], None]  # seats, first, last, out


class Encoder:
    """Writes observations of one game's records."""

    def __init__(self, game: Game, form: Form) -> None:
        self.form = form
        self._numbers = Numbers(game, form.layout)
        self._expand: Callable[..., None] | None = game.kernel.entry(expand, {}) if form.floats else None

    def of(self, states: Any) -> Writes:
        """`(seats, first, last, out)`: fill out[first:last] with what seats[i] knows of states[i]."""
        numbers = self._numbers.of(states)
        floats, expand_rows = self.form.floats, self._expand
        if floats is None or expand_rows is None:
            return numbers
        rows = np.empty((len(states), len(self.form.layout)), np.int32)

        def write(seats: Any, first: int, last: int, out: NDArray[Any]) -> None:
            numbers(seats, first, last, rows)
            expand_rows(rows, floats.table, floats.scales, seats, first, last, out)

        return write

    def one(self, states: Any, seat: int) -> NDArray[Any]:
        """What one seat knows of a single record."""
        out = np.empty((1, len(self.form)), self.form.dtype)
        self.of(states)(np.array([seat]), 0, 1, out)
        row: NDArray[Any] = out[0]
        return row


class Numbers:
    """The whole numbers of a layout."""

    def __init__(self, game: Game, layout: Layout) -> None:
        self.layout = layout
        self._encode: Callable[..., None] = game.kernel.entry(encode, {})

    def of(self, states: Any) -> Writes:
        views = [states.view(width).reshape(len(states), -1) for width in (np.int8, np.int16, np.int32)]
        return partial(self._encode, *views, self.layout.table)

    def one(self, states: Any, seat: int) -> NDArray[np.int32]:
        out = np.empty((1, len(self.layout)), np.int32)
        self.of(states)(np.array([seat]), 0, 1, out)
        row: NDArray[np.int32] = out[0]
        return row


def encoder_for(batch: Any, form: Form) -> Callable[[Any, Any], None]:
    """`(seats, out)`: fill out[k] with what seats[k] knows of the batch's game k, wherever it lies."""
    if batch.xp is np:
        write = Encoder(batch.game, form).of(batch.states)
        return lambda seats, out: batch.on_threads(lambda first, last: write(seats, first, last, out))
    layout = form.layout
    table = batch.xp.asarray(layout.lines.reshape(-1, layout.lines.shape[-1]))
    if form.floats is None:
        return lambda seats, out: batch.observe(table, seats, out)
    floats = DeviceFloats(form.floats, batch.xp)
    numbers = batch.xp.empty((batch.n, len(layout)), np.int32)

    def write_floats(seats: Any, out: Any) -> None:
        batch.observe(table, seats, numbers)
        floats(numbers, seats, out)

    return write_floats
