"""Bots by name: `beginner` to `expert`, and `search:iterations=2000,threads=2`.

A level is a search with so many iterations a turn, and so much care; a game declares its own, because
games differ in speed and in what looking ahead brings; `docs/bots.md` says how strong each is. Counting
iterations makes levels play the same on every machine; the time limit is there for slow ones.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field

from penstock.bots.game_loop import LEAST, WHOLE
from penstock.bots.params import CAREFUL, LEARNED, USUAL_BUDGET, Care, SearchBudget, SearchParams
from penstock.bots.prospects import Prospect
from penstock.bots.search import STREAMS_A_DECISION, SearchBot
from penstock.engine.errors import BadOption
from penstock.engine.game import Game, Strength
from penstock.engine.match import Match, Move
from penstock.engine.options import one_of

MOST_THREADS = 64
TURN_SECONDS = 2.0  # a level thinks no longer about a turn
EXPERT_SECONDS = 5.0  # but for the strongest, on all cores


@dataclass(frozen=True)
class Plan:
    """Everything that makes a searching bot, but its seed."""

    budget: SearchBudget = USUAL_BUDGET
    params: SearchParams = field(default_factory=SearchParams)
    threads: int = 1
    trees: int = 4
    care: Care = CAREFUL

    def bot(self, seed: int) -> SearchBot:
        return SearchBot(seed, self.budget, self.params, self.threads, self.trees, self.care)


@dataclass(frozen=True)
class Level:
    """How strong a bot is, unless a game declares it otherwise, and what it works with."""

    name: str
    usual: Strength
    trees: int = 1  # at most
    threads: int = 1
    seconds: float | None = TURN_SECONDS

    def plan_for(self, game: Game) -> Plan:
        strength = game.levels.get(self.name, self.usual)
        decision = strength.iterations * SearchBudget.SHARE // WHOLE  # the first of a turn
        trees = min(self.trees, max(decision // LEAST, 1))
        return Plan(
            SearchBudget(turn_iterations=strength.iterations, turn_seconds=self.seconds),
            LEARNED if strength.asks_net else SearchParams(),
            threads=min(self.threads, trees, os.cpu_count() or 1),
            trees=trees,
            care=Care(strength.careless, strength.wild),
        )


# Wanted: steps of 65 to 85 per cent of wins (`python -m bench.strength`). Where one core does, one tree
# does: two of half the size know less.
LEVELS = {
    level.name: level
    for level in (
        Level("beginner", Strength(100, careless=80)),
        Level("easy", Strength(100, careless=45)),
        Level("medium", Strength(100)),
        Level("hard", Strength(400)),
        Level("expert", Strength(2400), trees=8, threads=8, seconds=EXPERT_SECONDS),
    )
}
# Who gives the hints: no step of the ladder, but as good as a few seconds on all cores make it.
ADVISER = Level("adviser", Strength(16_000), trees=8, threads=8, seconds=EXPERT_SECONDS)


class LevelBot:
    """A bot of one level, whatever the game."""

    def __init__(self, level: str | Level, seed: int = 0) -> None:
        self._level = LEVELS[level] if isinstance(level, str) else level
        self._seed = seed
        self._bots: dict[str, SearchBot] = {}  # by game

    def _bot(self, match: Match) -> SearchBot:
        game = match.game
        if game.id not in self._bots:
            self._bots[game.id] = self._level.plan_for(game).bot(self._seed)
        return self._bots[game.id]

    def choose(self, match: Match, seat: int) -> Move:
        return self._bot(match).choose(match, seat)

    def explain(self, match: Match, seat: int, count: int = 3) -> list[Prospect]:
        return self._bot(match).explain(match, seat, count)

    def stop(self) -> None:
        for bot in self._bots.values():
            bot.stop()


# -- search:name=value,… ------------------------------------------------------------------------


def whole(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
            raise ValueError(f"a whole number from {least} to {most}")
        return int(text)

    return read


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 < number <= 3600:
        raise ValueError("a number of seconds, more than 0 and at most 3600")
    return number


READERS: dict[str, Callable[[str], float]] = {
    "iterations": whole(1, 10**9),
    "seconds": seconds,
    "threads": whole(1, MOST_THREADS),
    "trees": whole(1, STREAMS_A_DECISION),
}


def read_plan(text: str) -> Plan:
    """The plan of `iterations=2000,threads=2`; BadOption says what is wrong in one sentence."""
    given: dict[str, float] = {}
    for part in filter(None, text.split(",")):
        name, equals, word = (piece.strip() for piece in part.partition("="))
        if name not in READERS or not equals:
            raise BadOption(
                f"A search has no setting '{part.strip()}'; give {one_of(f'{each}=N' for each in READERS)}."
            )
        if name in given:
            raise BadOption(f"Setting '{name}' appears twice in '{text}'.")
        try:
            given[name] = READERS[name](word)
        except ValueError as error:
            raise BadOption(f"{name} of a search must be {error}, not '{word}'.") from None
    budget = USUAL_BUDGET
    if "iterations" in given or "seconds" in given:
        iterations = given.get("iterations")
        budget = SearchBudget(None if iterations is None else int(iterations), given.get("seconds"))
    threads = int(given.get("threads", 1))
    trees = int(given.get("trees", max(threads, Plan.trees)))
    return Plan(budget, threads=threads, trees=trees)


def plan_of(name: str, game: Game) -> Plan | None:
    """The plan of a searching bot in a game; None if the name is another bot's."""
    kind, _, text = name.partition(":")
    if name in LEVELS:
        return LEVELS[name].plan_for(game)
    return read_plan(text) if kind == "search" else None
