"""What an observation consists of: the record's fields that a seat may know, number by number.

The rule is that of `hide`: a secret field is left out, of an own field the seat's row is taken, everything
else is open. What is the same in every position of a table (`printed`) and what serves the engine alone
is left out too. A set (`flags`, and every field of 64 bits) becomes a 0 or 1 per bit; every other number
stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.engine.game import Game
from penstock.engine.header import MOST_SEATS
from penstock.engine.observing import BIT, I1, I2, I4, SEAT
from penstock.engine.record import Field, Record

# What no observation holds: constant tables, the log of the last move, bookkeeping of the engine.
ENGINE_ONLY = frozenset({"rng", "printed", "events", "n_events", "records_events", "revealed"})
SEAT_SETS = frozenset({"to_act"})  # bit masks of seats in every game

KINDS = {"i1": I1, "i2": I2, "i4": I4}
WIDTHS = {I1: 1, I2: 2, I4: 4}  # in the unit of a run's offset; else 1
BITS = {"i1": 8, "i2": 16, "i4": 32, "i8": 64}


@dataclass(frozen=True)
class ObservationField:
    """One number of an observation: its name in the record, and the range it cannot leave."""

    name: str
    low: int
    high: int


@dataclass(frozen=True)
class Run:
    """Numbers that lie side by side in the record, all of one kind."""

    kind: int
    offset: int  # in bytes; for bits: in bits
    stride: int  # from a seat's own row to the next seat's, in the unit of `offset`; 0: open to all
    names: tuple[str, ...]

    def goes_on_with(self, run: Run) -> bool:
        """Does the other begin where this one ends?"""
        end = self.offset + WIDTHS.get(self.kind, 1) * len(self.names)
        return (run.kind, run.offset, run.stride) == (self.kind, end, 0) and self.stride == 0

    def fields(self) -> Iterator[ObservationField]:
        width = {KINDS[code]: BITS[code] for code in KINDS}.get(self.kind)
        low, high = (-(1 << width - 1), (1 << width - 1) - 1) if width else (0, 1)
        return (ObservationField(name, low, high) for name in self.names)


@dataclass(frozen=True)
class Layout:
    """An observation's fields, and the table by which compiled code finds them in a record."""

    fields: tuple[ObservationField, ...]
    table: NDArray[np.int64]  # kind, offset, stride and length of each run
    low: NDArray[np.int32]
    high: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.fields)

    @property
    def lines(self) -> NDArray[np.int32]:
        """The same for each number alone: its kind, its place, its stride."""
        return np.array(
            [
                (kind, offset + k * WIDTHS.get(kind, 1), stride)
                for kind, offset, stride, length in self.table.tolist()
                for k in range(length)
            ],
            np.int32,
        )


@cache
def layout_for(state: Any, with_hidden: bool) -> Layout:
    runs = [Run(SEAT, 0, 0, tuple(f"seat[{k}]" for k in range(MOST_SEATS)))] if not with_hidden else []
    runs += joined(runs_of(state, 0, "", with_hidden))
    fields = tuple(field for run in runs for field in run.fields())
    return Layout(
        fields,
        np.array([(run.kind, run.offset, run.stride, len(run.names)) for run in runs], np.int64),
        np.array([f.low for f in fields], np.int32),
        np.array([f.high for f in fields], np.int32),
    )


def joined(runs: Iterable[Run]) -> list[Run]:
    """Neighbours of one kind in one run: compiled code likes long ones."""
    found: list[Run] = []
    for run in runs:
        if found and found[-1].goes_on_with(run):
            found[-1] = replace(found[-1], names=found[-1].names + run.names)
        elif run.names:
            found.append(run)
    return found


def layout_of(game: Game) -> Layout:
    """What one seat observes."""
    state: Any = game.state  # a class is hashable, whatever mypy thinks of it
    return layout_for(state, False)


def whole_layout_of(game: Game) -> Layout:
    """The whole state, hidden fields included: for a critic that may see more than the players."""
    state: Any = game.state
    return layout_for(state, True)


def runs_of(record: type[Record], start: int, prefix: str, with_hidden: bool) -> Iterator[Run]:
    """The runs of a record that begins at byte `start`."""
    places = record.dtype().fields
    assert places is not None
    for name, field in record.declared.items():
        if name in ENGINE_ONLY or (field.is_secret and not with_hidden):
            continue
        begin = start + places[name][1]
        if field.is_own and not with_hidden:
            row = replace(field, shape=field.shape[1:])
            yield from runs_of_field(row, begin, f"{prefix}{name}[own]", False, row_bytes(row))
        else:
            yield from runs_of_field(field, begin, f"{prefix}{name}", with_hidden, 0)


def row_bytes(row: Field) -> int:
    return int(np.dtype([("row", *row.numpy())]).itemsize)


def runs_of_field(field: Field, begin: int, name: str, with_hidden: bool, stride: int) -> Iterator[Run]:
    names = ["".join((name, *(f"[{k}]" for k in at))) for at in product(*map(range, field.shape))]
    if not isinstance(field.kind, str):
        assert stride == 0, "records of records are open"
        size = field.kind.dtype().itemsize
        for k, each in enumerate(names):
            yield from runs_of(field.kind, begin + k * size, f"{each}.", with_hidden)
    elif name in SEAT_SETS:
        yield Run(BIT, begin * 8, 0, tuple(f"{name}.{k}" for k in range(MOST_SEATS)))
    elif field.is_set or field.kind == "i8":
        bits = tuple(f"{each}.{k}" for each in names for k in range(BITS[field.kind]))
        yield Run(BIT, begin * 8, stride * 8, bits)
    else:
        yield Run(KINDS[field.kind], begin, stride, tuple(names))
