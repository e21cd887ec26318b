"""Opponents. A bot chooses from what its seat may know and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from penstock.bots.command import PREFIX, CommandBot, is_program
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
    """A bot by its name, or a program as `cmd:PROGRAM`; the same seed makes the same choices."""
    if is_program(name):
        return CommandBot(name.removeprefix(PREFIX), seed)
    if name not in BOTS:
        raise BadOption(f"There is no bot '{name}'; the bots are {one_of(bot_names())}.")
    return BOTS[name](seed)


def end_match(bots: Mapping[int, Bot], match: Match) -> None:
    """Tell the bots that want to know (programs) that the match is over."""
    for seat, bot in bots.items():
        if isinstance(bot, CommandBot):
            bot.end(match, seat)
