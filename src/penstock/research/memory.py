"""What has happened lately: the last events, which everybody saw, as numbers for a learner.

An event is a row of six: 1 for one that is there, its kind (from 0 to 1), whose it is (0 for the observer's
own, then the others as they sit, up to 1 for nobody's), and its three numbers as signed logarithms. The
newest comes first; rows before the first event are zero.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.engine.errors import BadOption
from penstock.engine.game import Game
from penstock.engine.header import MOST_SEATS

COLUMNS = 6
LARGEST = np.log1p(1 << 15)  # of a number of an event, as a logarithm
PARTS = ("kind", "seat", "a", "b", "c")  # of an event in a record


class EventMemory:
    """The last `size` events of one game, or of many side by side."""

    def __init__(self, game: Game, size: int, games: int = 1) -> None:
        if isinstance(size, bool) or not isinstance(size, int) or size < 0:
            raise BadOption(f"The memory is a number of events, 0 for none, not {size!r}.")
        self._kinds = max(int(max(game.event_kinds)), 1)
        self._notes = np.zeros(
            (games, size, COLUMNS), np.int32
        )  # 1 and the parts of an event, newest first
        self.shape = (size, COLUMNS)

    def copy(self) -> EventMemory:
        new = object.__new__(EventMemory)
        new.__dict__.update(self.__dict__)
        new._notes = self._notes.copy()
        return new

    def add(self, records: Any, games: Any = slice(None)) -> None:
        """The events of the last move, or of the set-up, of these games."""
        events, old = records["events"][games], self._notes[games]
        count = np.minimum(records["n_events"][games], events.shape[1]).astype(np.int64)[:, None]
        new = np.ones((*events.shape, COLUMNS), np.int32)
        for k, part in enumerate(PARTS, start=1):
            new[..., k] = events[part]
        row = np.arange(self.shape[0])[None, :]
        game = np.arange(len(old))[:, None]
        is_new = row < count
        fresh = new[game, np.where(is_new, count - 1 - row, 0)]
        self._notes[games] = np.where(is_new[..., None], fresh, old[game, np.maximum(row - count, 0)])

    def forget(self, games: Any = slice(None)) -> None:
        self._notes[games] = 0

    def seen_from(self, seat: Any, seats: int) -> NDArray[np.float32]:
        """By game and event; the seat is one number for all games, or one for each."""
        notes = self._notes
        observer = np.broadcast_to(seat, len(notes))[:, None]
        whose, numbers = notes[..., 2], notes[..., 3:]
        rows = np.zeros(notes.shape, np.float32)
        rows[..., 0] = 1
        rows[..., 1] = notes[..., 1] / self._kinds
        rows[..., 2] = np.where(whose >= 0, (whose - observer) % seats, MOST_SEATS) / MOST_SEATS
        rows[..., 3:] = np.sign(numbers) * np.log1p(np.abs(numbers)) / LARGEST
        rows *= notes[..., :1]  # nothing where there is no event
        return rows
