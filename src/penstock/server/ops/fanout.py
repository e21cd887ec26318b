"""Between processes: PostgreSQL carries the call that a table has changed, who is at a table, who has gone,
and how often somebody has done what is limited.

Sent outside the move's transaction, several tables in one call; a call that gets lost costs only time,
because every reader looks into the database and looks again from time to time.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

import psycopg

from penstock.server.people.throttle import Throttle
from penstock.server.table.hub import Hub, Present

log = logging.getLogger("penstock.server")
CHANNEL = "penstock"
GATHER = 0.005  # seconds in which calls are put together
RETRY = 1.0
LONGEST = 7000  # bytes; PostgreSQL takes 8000
COUNT = 0.5  # seconds between two calls of what was counted
BEAT = 5.0  # seconds between two signs of life
GONE = 15.0  # seconds without one
MOST_NAMED = 100  # persons at one table; more are counted only


class Fanout:
    """One connection that speaks and one that listens."""

    def __init__(
        self,
        url: str,
        hub: Hub,
        throttle: Throttle,
        heard: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        """
        Args:
            heard: called with a table that another process has changed.
            missed: called when something may not have been heard.
        """
        self._url = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._hub = hub
        self._throttle = throttle
        self._heard_change = heard
        self._missed = missed
        self._me = secrets.token_hex(4)
        self._changed: set[str] = set()
        self._visited: set[str] = set()  # tables at which somebody has come or gone
        self._doubted: set[str] = set()  # persons of whom a session has ended
        self._left: set[str] = set()  # table and person, by a colon
        self._is_back = True  # what was said last may be lost
        self._is_new = True  # the others shall tell who is where
        self._told = self._counted = 0.0  # when we last said anything, and what was counted
        self._heard: dict[str, float] = {}  # when each other process gave a sign of life
        self._woken = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._throttle.share()
        self._hub.watch(lambda table_id: self._say(self._changed, table_id))
        self._hub.watch_presence(lambda table_id: self._say(self._visited, table_id))
        self._hub.watch_doubts(lambda person_id: self._say(self._doubted, person_id))
        self._hub.watch_leaving(
            lambda table_id, person_id: self._say(self._left, f"{table_id}:{person_id}")
        )
        self._tasks = [
            asyncio.create_task(self._again_and_again(self._speak)),
            asyncio.create_task(self._again_and_again(self._listen)),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _say(self, waiting: set[str], word: str) -> None:
        waiting.add(word)
        self._woken.set()

    async def _again_and_again(self, work: Callable[[psycopg.AsyncConnection], object]) -> None:
        while True:
            with suppress(psycopg.Error, OSError):
                connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
                async with connection:
                    await work(connection)  # type: ignore[misc]
            log.warning("lost the connection between processes")
            await asyncio.sleep(RETRY)

    # -- speak ------------------------------------------------------------------------------

    async def _speak(self, connection: psycopg.AsyncConnection) -> None:
        self._is_back = True
        self._woken.set()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(COUNT):
                    await self._woken.wait()
            await asyncio.sleep(GATHER)
            self._woken.clear()
            for message in self._messages():
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message))
            self._miss_the_silent()

    def _messages(self) -> Iterator[str]:
        """What is to be said, and that we live."""
        if self._is_back:
            self._is_back = False
            self._visited.update(self._hub.tables())
            yield f"back {self._me}"
        changed, visited = sorted(self._changed), sorted(self._visited)
        doubted, left = sorted(self._doubted), sorted(self._left)
        for waiting in (self._changed, self._visited, self._doubted, self._left):
            waiting.clear()
        yield from joined(f"doubted {self._me}", doubted)
        yield from joined(f"left {self._me}", left)
        yield from joined(f"changed {self._me}", changed)
        yield from joined(f"present {self._me}", (written(t, self._hub.here(t)) for t in visited))
        now = time.monotonic()
        if now - self._counted >= COUNT:
            self._counted = now
            yield from joined(f"counted {self._me}", self._throttle.news())
        if self._is_new:
            self._is_new = False
            yield f"new {self._me}"
        elif now - self._told >= BEAT:
            self._told = now
            yield f"alive {self._me}"

    # -- listen -----------------------------------------------------------------------------

    async def _listen(self, connection: psycopg.AsyncConnection) -> None:
        await connection.execute(f"LISTEN {CHANNEL}")
        self._missed()
        for process in self._heard:
            self._hub.lost(process)
        self._is_new = True
        self._woken.set()
        async for call in connection.notifies():
            kind, sender, *words = call.payload.split()
            if sender != self._me:
                self._hear(kind, sender, words)

    def _hear(self, kind: str, sender: str, words: list[str]) -> None:
        self._heard[sender] = time.monotonic()
        if kind == "changed":
            for table_id in words:
                self._heard_change(table_id)
        elif kind == "present":
            for word in words:
                self._hub.heard_of(sender, *read(word))
        elif kind == "counted":
            for word in words:
                self._throttle.heard(word)
        elif kind == "doubted":
            for person_id in words:
                self._hub.doubt(person_id, from_here=False)
        elif kind == "left":
            for word in words:
                table_id, _, person_id = word.partition(":")
                self._hub.left(table_id, person_id, from_here=False)
        elif kind == "back":
            self._hub.lost(sender)
        elif kind == "new":
            self._visited.update(self._hub.tables())
            self._woken.set()

    def _miss_the_silent(self) -> None:
        now = time.monotonic()
        for process in [p for p, heard in self._heard.items() if now - heard > GONE]:
            del self._heard[process]
            self._hub.lost(process)


def joined(head: str, words: Iterable[str]) -> Iterator[str]:
    """Calls that begin with a head and are no longer than PostgreSQL takes."""
    call = head
    for word in words:
        if len(call) + len(word) >= LONGEST:
            yield call
            call = head
        call += f" {word}"
    if call != head:
        yield call


def written(table_id: str, present: Present) -> str:
    named = sorted(present.persons)[:MOST_NAMED]
    return f"{table_id}:{present.strangers + len(present.persons) - len(named)}:{','.join(named)}"


def read(word: str) -> tuple[str, Present]:
    table_id, strangers, named = word.split(":")
    return table_id, Present(frozenset(named.split(",")) - {""}, int(strangers))
