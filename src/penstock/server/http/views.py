"""What viewers are shown of a table: made once for all who are shown the same, until its next change.

The one cache of the server, and this is its only owner. A viewer is a seat, or None for a spectator.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from penstock.server.http import messages, position_views
from penstock.server.http.messages import EventShown, LogLine, Position
from penstock.server.problems import Problem
from penstock.server.store.rows import Line, Person
from penstock.server.table import access, exporting, log
from penstock.server.table.exporting import ScoreHistory
from penstock.server.table.live import LiveTable
from penstock.server.table.table_store import TableStore

FEW_LINES = 40  # of a log: put into words at once
MOST_LINES = 20_000  # kept in words
LineKey = tuple[str, int, bool, str, tuple[str | None, ...]]  # table, seq, is hidden, language, names


@dataclass
class Seen:
    """Of one table at one revision."""

    revision: int
    ahead: float  # of the time by which clocks run
    view: dict[str, Any] | None = None  # what everybody sees
    events: dict[tuple[int, str], list[EventShown]] = field(default_factory=dict)
    positions: dict[tuple[int | None, str], Position] = field(default_factory=dict)
    messages: dict[tuple[int | None, str, int], bytes] = field(default_factory=dict)
    scores: ScoreHistory | None = None


class Views:
    """The views of all tables in memory."""

    def __init__(self, tables: TableStore) -> None:
        self._tables = tables
        self._seen: WeakKeyDictionary[LiveTable, Seen] = WeakKeyDictionary()
        self._lines: OrderedDict[LineKey, LogLine] = OrderedDict()  # a line never changes; oldest first
        self._telling = asyncio.Semaphore(1)

    def _of(self, table: LiveTable) -> Seen:
        seen = self._seen.get(table)
        ahead = self._tables.now() - self._tables.clock()
        is_old = seen is None or seen.revision != table.row.revision or abs(seen.ahead - ahead) > 1
        if seen is None or is_old:
            seen = self._seen[table] = Seen(table.row.revision, ahead)
        return seen

    async def position(
        self, table: LiveTable, person: Person | None, seat: int | None, seq: int | None, lang: str
    ) -> Position:
        """The position at a point (default: now) as one person may know it."""
        if table.state == "open":
            raise Problem("not_running")
        viewer = access.viewer_of(table, person, seat)
        line = table.line_at(table.seq if seq is None else seq)
        if table.match is None:
            raise Problem(table.fault or "not_running")
        own = table.seats_of(person.id if person else None)
        most = self._tables.config.limits.blocked_moves
        events = self.events(table, line, lang)
        if line.seq != table.seq:  # memory is for what many ask
            match = await self._tables.match_at(table, line.seq)
            view = position_views.own_view(position_views.shared_view(match), match, viewer)
            return position_views.position(table, match, line, viewer, own, lang, most, view, events, 0.0)
        seen, key = self._of(table), (viewer, lang)
        positions = seen.positions
        if key not in positions:
            if seen.view is None:
                seen.view = position_views.shared_view(table.match)
            view = position_views.own_view(seen.view, table.match, viewer)
            positions[key] = position_views.position(
                table, table.match, line, viewer, own, lang, most, view, events, seen.ahead
            )
        return positions[key]

    async def position_message(
        self, table: LiveTable, person: Person | None, seat: int | None, sent_seq: int, lang: str
    ) -> tuple[bytes, int]:
        """What a stream sends: the position now and the log since what it sent last; and what `now` is."""
        viewer = access.viewer_of(table, person, seat)
        kept, key = self._of(table).messages, (viewer, lang, sent_seq)
        if key in kept:
            return kept[key], table.seq
        own = table.seats_of(person.id if person else None)
        long_ago = [line for line in table.lines if line.seq > sent_seq][:-FEW_LINES]
        told = await self.long_log(table, long_ago, own, lang)
        after = long_ago[-1].seq if long_ago else sent_seq
        position = await self.position(table, person, seat, None, lang)  # from here on nothing waits
        told += self.log(table, [line for line in table.lines if line.seq > after], own, lang)
        written = msgspec.json.encode(messages.PositionMessage(table.seq, position, told))
        if sent_seq >= table.seq - 2:  # what all who were there before get
            self._of(table).messages[key] = written
        return written, table.seq

    def events(self, table: LiveTable, line: Line, lang: str) -> list[EventShown]:
        """What a move caused, in words."""
        if line.seq != table.seq:
            return position_views.events_shown(log.spoken_events(table, line, lang))
        kept, key = self._of(table).events, (line.seq, lang)
        if key not in kept:
            kept[key] = position_views.events_shown(log.spoken_events(table, line, lang))
        return kept[key]

    async def long_log(
        self, table: LiveTable, lines: Sequence[Line], own: Collection[int], lang: str
    ) -> list[LogLine]:
        """A log that may be long: put into words beside the event loop, one log at a time."""
        if len(lines) <= FEW_LINES:
            return self.log(table, lines, own, lang)
        async with self._telling:
            return await asyncio.to_thread(self.log, table, tuple(lines), own, lang)

    def log(
        self, table: LiveTable, lines: Iterable[Line], own: Collection[int], lang: str
    ) -> list[LogLine]:
        return [self._line(table, line, own, lang) for line in lines]

    def _line(self, table: LiveTable, line: Line, own: Collection[int], lang: str) -> LogLine:
        notation = log.notation_for(table, line, own)
        key = table.id, line.seq, notation is None, lang, tuple(s.name for s in table.seats)
        found = self._lines.get(key)
        if found is None:
            found = position_views.log_line(table, line, notation, lang, self.events(table, line, lang))
            self._lines[key] = found
            while len(self._lines) > MOST_LINES:
                self._lines.popitem(last=False)
        return found

    async def scores(self, table: LiveTable) -> ScoreHistory:
        """How each seat stood after every move of a game that is over."""
        seen = self._of(table)
        if seen.scores is None:
            async with self._tables.replaying:
                if seen.scores is None:  # who waited finds it
                    seen.scores = await asyncio.to_thread(
                        exporting.replay_scores, table.row, list(table.lines)
                    )
        return seen.scores
