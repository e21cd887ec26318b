"""How often somebody may do something: a sliding count by name, in memory."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from penstock.server.problems import Problem

MOST_NAMES = 50_000


class Throttle:
    """Counts what happened under a name within a span of seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._times: dict[str, deque[float]] = {}
        self._spans: dict[str, float] = {}

    def is_free(self, name: str, most: int, seconds: float) -> bool:
        """Count one more; False if that would be too many."""
        now = self._now()
        times = self._times.get(name)
        if times is None:
            if len(self._times) >= MOST_NAMES:
                self._tidy(now)
            times = self._times[name] = deque()
            self._spans[name] = seconds
        while times and times[0] <= now - seconds:
            times.popleft()
        if len(times) >= most:
            return False
        times.append(now)
        return True

    def give_back(self, name: str) -> None:
        """The last one counted was none after all."""
        if self._times.get(name):
            self._times[name].pop()

    def check(self, name: str, most: int, seconds: float) -> None:
        if not self.is_free(name, most, seconds):
            raise Problem("too_many")

    def _tidy(self, now: float) -> None:
        self._times = {k: v for k, v in self._times.items() if v and v[-1] > now - self._spans[k]}
        if len(self._times) >= MOST_NAMES:  # a flood from everywhere
            self._times.clear()
        self._spans = {k: self._spans[k] for k in self._times}
