"""Opponents. A bot chooses from what its seat may know and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from penstock.bots.command import PREFIX, CommandBot, is_program
from penstock.bots.greedy import GreedyBot
from penstock.bots.instant import InstantBot
from penstock.bots.levels import LEVELS, LevelBot, read_plan
from penstock.bots.prospects import Prospect
from penstock.bots.python import PythonBot, is_class
from penstock.bots.random import RandomBot
from penstock.engine.errors import BadOption
from penstock.engine.match import Match, Move
from penstock.engine.options import one_of


class Bot(Protocol):
    """Anything that chooses a move for a seat."""

    def choose(self, match: Match, seat: int) -> Move:
        """A legal move for `seat`, decided from `match.known(seat)` alone."""
        ...

    def explain(self, match: Match, seat: int, count: int = 3) -> list[Prospect]:
        """The best few moves, best first, with expected result and number of visits."""
        ...


BOTS: dict[str, Callable[[int], Bot]] = {
    **{level: partial(LevelBot, level) for level in LEVELS},
    "greedy": GreedyBot,
    "instant": InstantBot,
    "random": RandomBot,
    "search": lambda seed: read_plan("").bot(seed),
}


def bot_names() -> tuple[str, ...]:
    return tuple(sorted(BOTS))


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name, `hard`, `search:iterations=2000`, `cmd:./mybot` or `py:module:Class`.

    The same seed makes the same choices.
    """
    kind, colon, text = name.partition(":")
    if is_program(name):
        return CommandBot(name.removeprefix(PREFIX), seed)
    if is_class(name):
        return PythonBot(name, seed)
    if kind == "search" and colon:
        return read_plan(text).bot(seed)
    if name not in BOTS:
        raise BadOption(f"There is no bot '{name}'; the bots are {one_of(bot_names())}.")
    return BOTS[name](seed)


def split_names(text: str) -> list[str]:
    """The names in a list with commas; `search:seconds=1,threads=2` is one of them."""
    names: list[str] = []
    for part in text.split(","):
        if names and ":" in names[-1] and "=" in part and ":" not in part:
            names[-1] += f",{part.strip()}"
        else:
            names.append(part.strip())
    return names


def end_match(bots: Mapping[int, Bot], match: Match) -> None:
    """Tell the bots that want to know (programs) that the match is over."""
    for seat, bot in bots.items():
        if isinstance(bot, CommandBot):
            bot.end(match, seat)
