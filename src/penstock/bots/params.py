"""How a search searches, and when it stops."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class SearchParams:
    """How a search searches.

    The defaults are what measurement chose, see `docs/decisions/0006-how-the-search-searches.md`.
    """

    length: int = 12  # decisions of a playout, after which it stops at the end of a turn
    samples: int = 6  # moves compared for a decision of a playout; 1 plays any
    chaos: int = 10  # per cent of a playout's decisions that are any move all the same
    win_share: float = 0.5  # how much the win counts in a result; the rest is the lead
    explore: float = 0.6  # the pull of moves that were seldom chosen
    sharpness: float = 1.0  # how closely attention follows the value function
    looks: int = 2  # worlds in which all moves of a node are valued
    trust: float = 0.0  # how much of a result a learned net says; with any, it also values a root's moves


@dataclass(frozen=True)
class SearchBudget:
    """A search stops at whichever comes first; None is no limit."""

    SHARE: ClassVar[int] = 300  # thousandths of what is left for a turn that go into the next decision

    iterations: int | None = None  # for one decision
    seconds: float | None = None
    turn_iterations: int | None = None  # for all decisions of a turn together
    turn_seconds: float | None = None


@dataclass(frozen=True)
class Care:
    """How a search chooses in the end: the move most visited, but for so many decisions in a hundred."""

    careless: int = 0  # any move, as likely as it was visited
    wild: int = 0  # any legal move


CAREFUL = Care()
LEARNED = SearchParams(trust=0.5, sharpness=3.0)  # with a net, whose first look is worth more
USUAL_BUDGET = SearchBudget(iterations=1000)  # where nobody says otherwise
