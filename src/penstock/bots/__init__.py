"""Opponents. A bot chooses from what its seat may know and from nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from penstock.bots.greedy import GreedyBot
from penstock.bots.random import RandomBot
from penstock.engine.errors import BadOption
from penstock.engine.match import Match, Move
from penstock.engine.options import one_of


class Bot(Protocol):
    """Anything that chooses a move for a seat."""

    def choose(self, match: Match, seat: int) -> Move:
        """A legal move for `seat`, decided from `match.known(seat)` alone."""
        ...


BOTS: dict[str, Callable[[int], Bot]] = {
    "greedy": GreedyBot,
    "random": RandomBot,
}


def bot_names() -> tuple[str, ...]:
    return tuple(sorted(BOTS))


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name; the same seed makes the same choices."""
    if name not in BOTS:
        raise BadOption(f"There is no bot '{name}'; the bots are {one_of(bot_names())}.")
    return BOTS[name](seed)
