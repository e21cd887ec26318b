"""From records to rows of numbers, compiled: a walk along the tables of `research/fields.py`."""

from __future__ import annotations

import math
from typing import Any

# Kinds of runs.
SEAT, BIT, I1, I2, I4 = range(5)


def encode(i1: Any, i2: Any, i4: Any, table: Any, seats: Any, first: int, last: int, out: Any) -> None:
    """One row of `out` per game: what seats[i] knows; zeros where nobody acts (-1).

    `i1`, `i2` and `i4` are the same records, seen as rows of numbers of that width. The table has a line
    for each run of neighbours: kind, place, `each` and seats of `turned`, length; 0 is the length of none.
    """
    for i in range(first, last):
        seat = seats[i]
        if seat < 0:
            out[i, :] = 0
            continue
        j = 0
        for r in range(table.shape[1]):
            kind = table[seat, r, 0]
            begin = table[seat, r, 1]
            each = table[seat, r, 2]
            length = table[seat, r, 4]
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
                    out[i, j + k] = int(begin + k == 0)
            if each > 0:
                for k in range(length):
                    out[i, j + k] = turned(out[i, j + k], each, seat, table[seat, r, 3])
            j += length


def turned(thing: int, each: int, seat: int, seats: int) -> int:
    """The number of a thing as a seat sees it; every seat has `each` of them, the observer's come first."""
    if thing < 0 or thing >= seats * each:
        return thing
    return (thing // each - seat + seats) % seats * each + thing % each


def expand(numbers: Any, table: Any, scales: Any, seats: Any, first: int, last: int, out: Any) -> None:
    """The same numbers as fractions and marks, see `research/floats.py`; zeros where nobody acts.

    The table has a line for each number: its first column, how many it has (0: one, for a logarithm), its
    least value.
    """
    for i in range(first, last):
        out[i, :] = 0
        if seats[i] < 0:
            continue
        for j in range(len(table)):
            column = table[j, 0]
            width = table[j, 1]
            above = numbers[i, j] - table[j, 2]
            if width > 1:
                if above >= 0 and above < width:
                    out[i, column + above] = 1
            elif width == 1:
                out[i, column] = above * scales[j]
            else:
                size = math.log1p(float(abs(numbers[i, j]))) * scales[j]
                out[i, column] = size if numbers[i, j] > 0 else -size
