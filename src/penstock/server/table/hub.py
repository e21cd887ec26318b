"""Who listens to which table in this process, and the call that something has changed.

A listener is only woken; it looks for itself at what it may know. A slow one misses nothing and
piles up nothing.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Collection
from typing import NamedTuple


class Present(NamedTuple):
    """Who has a stream of a table open."""

    persons: frozenset[str] = frozenset()
    strangers: int = 0  # streams without a person

    def watching(self, seated: Collection[str | None]) -> int:
        return len(self.persons.difference(seated)) + self.strangers


class Listener:
    """One open stream."""

    def __init__(self, table_id: str, person_id: str | None, address: str = "") -> None:
        self.table_id = table_id
        self.person_id = person_id
        self.owner = person_id or address  # whom it counts against
        self.woken = asyncio.Event()
        self.is_closing = False
        self.is_doubted = False  # whether it may still listen is for the database to say
        self.has_left = False  # its person has gone away from the table


class Hub:
    """Listeners by table."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self._by_owner: Counter[str] = Counter()
        self._watchers: list[Callable[[str], None]] = []
        self._come_and_gone: list[Callable[[str], None]] = []
        self._doubting: list[Callable[[str], None]] = []
        self._leaving: list[Callable[[str, str], None]] = []
        self._elsewhere: dict[str, dict[str, Present]] = defaultdict(dict)  # by process and table
        self._said: Counter[str] = Counter()
        self.count = 0

    @property
    def is_empty(self) -> bool:
        """Does it remember nothing of anybody who listened here?"""
        return not (self._listeners or self._by_owner or self._said)

    def watch(self, watcher: Callable[[str], None]) -> None:
        """Call `watcher(table_id)` after every change made in this process."""
        self._watchers.append(watcher)

    def watch_presence(self, watcher: Callable[[str], None]) -> None:
        """Call `watcher(table_id)` whenever a stream is opened or closed in this process."""
        self._come_and_gone.append(watcher)

    def watch_doubts(self, watcher: Callable[[str], None]) -> None:
        """Call `watcher(person_id)` when a session of a person has ended in this process."""
        self._doubting.append(watcher)

    def watch_leaving(self, watcher: Callable[[str, str], None]) -> None:
        """Call `watcher(table_id, person_id)` when a person has left a table in this process."""
        self._leaving.append(watcher)

    def changed(self, table_id: str, from_here: bool = True) -> None:
        for listener in self._listeners.get(table_id, ()):
            listener.woken.set()
        if from_here:
            for watcher in self._watchers:
                watcher(table_id)

    def said(self, table_id: str) -> None:
        """Somebody has said something at a table."""
        if table_id in self._listeners:
            self._said[table_id] += 1

    def times_said(self, table_id: str) -> int:
        return self._said[table_id]

    def add(self, listener: Listener) -> None:
        self._listeners[listener.table_id].add(listener)
        self.count += 1
        self._by_owner[listener.owner] += 1
        self._has_come_or_gone(listener.table_id)

    def remove(self, listener: Listener) -> None:
        at_table = self._listeners.get(listener.table_id, set())
        if listener not in at_table:  # it was refused before it was added
            return
        at_table.discard(listener)
        self.count -= 1
        self._by_owner[listener.owner] -= 1
        if not self._by_owner[listener.owner]:
            del self._by_owner[listener.owner]
        if not at_table:  # nothing is kept of tables that nobody watches
            del self._listeners[listener.table_id]
            self._said.pop(listener.table_id, None)
        self._has_come_or_gone(listener.table_id)

    def _has_come_or_gone(self, table_id: str) -> None:
        self.changed(table_id, from_here=False)
        for watcher in self._come_and_gone:
            watcher(table_id)

    def streams_of(self, owner: str) -> int:
        """Open streams of a person, or of an address without a person."""
        return self._by_owner[owner]

    def tables(self) -> list[str]:
        """Tables with open streams in this process."""
        return list(self._listeners)

    def here(self, table_id: str) -> Present:
        """Who is at a table through this process."""
        listeners = self._listeners.get(table_id, ())
        persons = frozenset(x.person_id for x in listeners if x.person_id)
        return Present(persons, sum(x.person_id is None for x in listeners))

    def present(self, table_id: str) -> Present:
        """Who is at a table, through whichever process."""
        parts = [self.here(table_id), *(p[table_id] for p in self._elsewhere.values() if table_id in p)]
        return Present(frozenset().union(*(p.persons for p in parts)), sum(p.strangers for p in parts))

    def heard_of(self, process: str, table_id: str, present: Present) -> None:
        """Another process has told who is at a table through it."""
        if any(present):
            self._elsewhere[process][table_id] = present
        else:
            self._elsewhere[process].pop(table_id, None)
        self.changed(table_id, from_here=False)

    def lost(self, process: str) -> None:
        """Another process is gone, and its streams with it."""
        for table_id in self._elsewhere.pop(process, {}):
            self.changed(table_id, from_here=False)

    def doubt(self, person_id: str, from_here: bool = True) -> None:
        """A session of a person has ended: each stream of theirs looks whether it was its own."""
        for listener in self._everybody():
            if listener.person_id == person_id:
                listener.is_doubted = True
                listener.woken.set()
        if from_here:
            for watcher in self._doubting:
                watcher(person_id)

    def left(self, table_id: str, person_id: str, from_here: bool = True) -> None:
        """A person has left a table: their streams of it end."""
        for listener in self._listeners.get(table_id, ()):
            if listener.person_id == person_id:
                listener.has_left = True
                listener.woken.set()
        if from_here:
            for watcher in self._leaving:
                watcher(table_id, person_id)

    def doubt_all(self) -> None:
        """For a while nothing was heard of the other processes."""
        for listener in self._everybody():
            listener.is_doubted = True
            listener.woken.set()

    def close(self) -> None:
        """End all streams."""
        for listener in self._everybody():
            listener.is_closing = True
            listener.woken.set()

    def _everybody(self) -> list[Listener]:
        return [listener for listeners in self._listeners.values() for listener in listeners]
