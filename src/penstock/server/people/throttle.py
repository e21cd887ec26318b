"""How often somebody may do something: a sliding count by name, in memory.

Where there are several processes each tells the others what it has counted, by the hash of the name: one
limit holds for all of them, give or take what happens within half a second.
"""

from __future__ import annotations

import hashlib
from collections import Counter, deque
from collections.abc import Callable, Iterator

from penstock.server.config import NO_LIMIT
from penstock.server.problems import Problem

MOST_NAMES = 50_000


class Throttle:
    """Counts what happened under a name within a span of seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._times: dict[str, deque[float]] = {}
        self._spans: dict[str, float] = {}
        self._elsewhere: dict[str, deque[tuple[float, int]]] = {}  # by hash: what others have counted, when
        self._news: Counter[str] | None = None  # counted here and not told; None: there is nobody to tell

    def is_free(self, name: str, most: int, seconds: float) -> bool:
        """Count one more; False if that would be too many."""
        if most >= NO_LIMIT:
            return True
        now = self._now()
        times = self._times.get(name)
        if times is None:
            if len(self._times) >= MOST_NAMES:
                self._tidy(now)
            times = self._times[name] = deque()
            self._spans[name] = seconds
        while times and times[0] <= now - seconds:
            times.popleft()
        if len(times) + self._counted_elsewhere(name, now - seconds) >= most:
            return False
        times.append(now)
        if self._news is not None:
            self._news[name] += 1
        return True

    def give_back(self, name: str) -> None:
        """The last one counted was none after all."""
        if self._times.get(name):
            self._times[name].pop()
            if self._news is not None:
                self._news[name] -= 1

    def check(self, name: str, most: int, seconds: float) -> None:
        if not self.is_free(name, most, seconds):
            raise Problem("too_many")

    def _tidy(self, now: float) -> None:
        self._times = {k: v for k, v in self._times.items() if v and v[-1] > now - self._spans[k]}
        if len(self._times) >= MOST_NAMES:  # a flood from everywhere
            self._times.clear()
        self._spans = {k: self._spans[k] for k in self._times}

    # -- other processes --------------------------------------------------------------------

    def share(self) -> None:
        """From now on somebody asks for the news."""
        self._news = Counter()

    def news(self) -> Iterator[str]:
        """What was counted since the last time, in a word each."""
        told, self._news = self._news or Counter(), Counter()
        for name, count in told.items():
            yield f"{hashed(name)}:{count}"

    def heard(self, word: str) -> None:
        """What another process has counted."""
        name, _, count = word.partition(":")
        if len(self._elsewhere) >= MOST_NAMES and name not in self._elsewhere:
            self._elsewhere.clear()
        self._elsewhere.setdefault(name, deque()).append((self._now(), int(count)))

    @property
    def heard_of(self) -> dict[str, int]:
        """How often others have counted which names, hashed."""
        counted = list(self._elsewhere.items())  # as it is now: the server goes on counting
        return {name: sum(count for _, count in tuple(found)) for name, found in counted}

    def _counted_elsewhere(self, name: str, since: float) -> int:
        if not self._elsewhere:
            return 0
        key = hashed(name)
        found = self._elsewhere.get(key)
        if found is None:
            return 0
        while found and found[0][0] <= since:
            found.popleft()
        if not found:
            del self._elsewhere[key]
        return sum(count for _, count in found)


def hashed(name: str) -> str:
    """Names hold addresses, which nobody stores or tells."""
    return hashlib.blake2b(name.encode("utf-8", "replace"), digest_size=8).hexdigest()
