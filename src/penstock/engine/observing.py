"""From records to rows of numbers, compiled: a walk along the table of `research/fields.py`."""

from __future__ import annotations

from typing import Any

# Kinds of runs.
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
