"""How a search searches, and when it stops."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar


@dataclass(frozen=True)
class Settings:
    """How a search searches; in the order of the numbers in `search_leaf.py`.

    The defaults are what measurement chose, see `docs/decisions/0005-how-the-search-searches.md`.
    """

    length: int = 12  # decisions of a playout, after which it stops at the end of a turn
    samples: int = 3  # moves compared for a decision of a playout; 1 plays any
    chaos: int = 10  # per cent of a playout's decisions that are any move all the same
    win_share: float = 0.3  # how much the win counts in a result; the rest is the lead
    explore: float = 1.2  # the pull of moves that were seldom chosen
    sharpness: float = 2.0  # how closely attention follows the value function
    doubt: float = 0.0  # how much worse an unvisited move is thought than the average
    looks: int = 2  # worlds in which all moves of a node are valued
    habit: float = 0.0  # how much a move's results elsewhere in the tree count where it is new
    prune: float = 0.0  # moves that deserve so much less attention than the best get none

    def as_numbers(self) -> list[float]:
        return [float(getattr(self, field.name)) for field in fields(self)]


@dataclass(frozen=True)
class Limits:
    """A search stops at whichever comes first; None is no limit."""

    SHARE: ClassVar[int] = 300  # thousandths of what is left for a turn that go into the next decision

    iterations: int | None = None  # for one decision
    seconds: float | None = None
    turn_iterations: int | None = None  # for all decisions of a turn together
    turn_seconds: float | None = None
