"""Observations as learners want them: every number between -1 and 1.

* one of at most `WIDEST` things: a column for each, with a 1 for the one it is;
* a number with a declared range, or one of more things: from 0 at its least to 1 at its most;
* any other number (money, turns, points): its logarithm, `log(1 + |x|)`, by that of the largest its field
  can hold; below 0 with a minus.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.research.fields import Layout, ObservationField

WIDEST = 36  # more columns than that for one number would be mostly zeros
ONE, LOGARITHM = 1, 0  # columns of a number that has one; the second is written as a logarithm


@dataclass(frozen=True)
class Floats:
    """How the numbers of a layout are written as columns."""

    names: tuple[str, ...]  # of the columns
    low: NDArray[np.float32]
    high: NDArray[np.float32]
    table: NDArray[np.int64]  # by number: first column, how many columns, least value
    scales: NDArray[np.float64]  # by number

    def __len__(self) -> int:
        return len(self.names)


def columns_of(field: ObservationField) -> int:
    if field.is_category and field.high - field.low < WIDEST:
        return field.high - field.low + 1
    return ONE if field.is_measured else LOGARITHM


def floats_of(layout: Layout) -> Floats:
    names: list[str] = []
    table = []
    lows: list[float] = []
    for field in layout.fields:
        columns = columns_of(field)
        table.append((len(names), columns, field.low))
        if columns > 1:
            names += [f"{field.name}={value}" for value in range(field.low, field.high + 1)]
            lows += [0.0] * columns
        else:
            names.append(field.name)
            lows.append(0.0 if columns == ONE else -1.0)
    scales = [
        1 / (field.high - field.low) if columns_of(field) else 1 / np.log1p(float(field.high) + 1)
        for field in layout.fields
    ]
    low = np.array(lows, np.float32)
    return Floats(tuple(names), low, np.ones(len(low), np.float32), np.array(table), np.array(scales))


class DeviceFloats:
    """The same by whole arrays, for numbers that lie on a device."""

    def __init__(self, floats: Floats, xp: Any) -> None:
        self._xp = xp
        columns = floats.table[:, 1]
        self._parts = [
            (xp.asarray(chosen), *(xp.asarray(floats.table[chosen, k]) for k in range(3)))
            for chosen in (np.flatnonzero(is_one) for is_one in (columns > 1, columns == 1, columns == 0))
        ]
        self._scales = xp.asarray(floats.scales)

    def __call__(self, numbers: Any, seats: Any, out: Any) -> None:
        xp = self._xp
        (marks, first, columns, least), (linear, line, _, bottom), (logs, column, _, _) = self._parts
        out[:] = 0
        above = numbers[:, marks] - least
        is_one = (above >= 0) & (above < columns)
        out[xp.arange(len(out))[:, None], first + xp.where(is_one, above, 0)] = is_one
        out[:, line] = (numbers[:, linear] - bottom) * self._scales[linear]
        sizes = numbers[:, logs].astype(np.float64)
        out[:, column] = xp.sign(sizes) * xp.log1p(xp.abs(sizes)) * self._scales[logs]
        out[seats < 0] = 0
