"""What has happened lately: the last events, which everybody saw, as numbers for a learner.

An event is a row of six: 1 for one that is there, its kind (from 0 to 1), whose it is (0 for the observer's
own, then the others as they sit, up to 1 for nobody's), and its three numbers as signed logarithms. The
newest comes first; rows before the first event are zero.
"""

from __future__ import annotations

from collections import deque

import numpy as np
from numpy.typing import NDArray

from penstock.engine.game import Game
from penstock.engine.header import MOST_SEATS
from penstock.research.compiled_match import CompiledMatch

COLUMNS = 6
LARGEST = np.log1p(1 << 15)  # of a number of an event, as a logarithm


class EventMemory:
    """The last `size` events of a match."""

    def __init__(self, game: Game, size: int) -> None:
        self._kinds = max(int(max(game.event_kinds)), 1)
        self._notes: deque[tuple[int, int, int, int, int]] = deque(maxlen=size)
        self.shape = (size, COLUMNS)

    def copy(self) -> EventMemory:
        new = object.__new__(EventMemory)
        new.__dict__.update(self.__dict__)
        new._notes = self._notes.copy()
        return new

    def add(self, match: CompiledMatch) -> None:
        """The events of the last move, or of the set-up."""
        for e in match.notes():
            self._notes.appendleft(e)

    def seen_from(self, seat: int, seats: int) -> NDArray[np.float32]:
        rows = np.zeros(self.shape, np.float32)
        for row, (kind, whose, *numbers) in zip(rows, self._notes, strict=False):
            nearness = (whose - seat) % seats if whose >= 0 else MOST_SEATS
            row[:3] = 1, kind / self._kinds, nearness / MOST_SEATS
            row[3:] = np.sign(numbers) * np.log1p(np.abs(numbers)) / LARGEST
        return rows
