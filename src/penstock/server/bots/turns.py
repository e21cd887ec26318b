"""Whose question the bots are asked next.

There are two lines: where a person waits, and where bots play among themselves. The second is looked at
only when the first is empty. In each line persons take turns, whoever was served longest ago first: many
tables of one person cost that person's own time and nobody else's.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")
MOST_REMEMBERED = 10_000  # persons of whom we know when they were served


class Turns(Generic[T]):
    """Waiting questions, by line and person."""

    def __init__(self) -> None:
        self._lines: dict[bool, dict[str, deque[T]]] = {True: {}, False: {}}
        self._served: OrderedDict[str, int] = OrderedDict()  # latest last
        self._count = 0

    def add(self, item: T, person: str, is_awaited: bool) -> None:
        self._lines[is_awaited].setdefault(person, deque()).append(item)

    def take(self, only_awaited: bool = False) -> T | None:
        """The next question; None if there is none.

        Args:
            only_awaited: leave the tables at which nobody waits aside.
        """
        for is_awaited in (True,) if only_awaited else (True, False):
            line = self._lines[is_awaited]
            if line:
                person = min(line, key=lambda p: self._served.get(p, 0))  # the first to come, if equal
                item = line[person].popleft()
                self._tidy(is_awaited, person)
                self._note(person)
                return item
        return None

    def discard(self, item: T, person: str, is_awaited: bool) -> None:
        """Nobody waits for this any longer."""
        items = self._lines[is_awaited].get(person)
        if items is not None and item in items:
            items.remove(item)
            self._tidy(is_awaited, person)

    def waiting(self, is_awaited: bool) -> int:
        return sum(map(len, self._lines[is_awaited].values()))

    def waiting_of(self, person: str) -> int:
        return sum(len(line.get(person, ())) for line in self._lines.values())

    def _tidy(self, is_awaited: bool, person: str) -> None:
        if not self._lines[is_awaited][person]:
            del self._lines[is_awaited][person]

    def _note(self, person: str) -> None:
        self._count += 1
        self._served[person] = self._count
        self._served.move_to_end(person)
        while len(self._served) > MOST_REMEMBERED:
            self._served.popitem(last=False)
