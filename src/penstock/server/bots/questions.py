"""In the bots' processes: what is asked, and the bots that stay for the next question.

A bot that searches goes on with its trees as long as the same bot is asked about the same match, so
both are kept from one decision of a seat to the next. A process that dies costs its trees, nothing else.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import penstock
from penstock.bots import Bot, make_bot
from penstock.bots.greedy import GreedyBot
from penstock.bots.levels import ADVISER, LEVELS, LevelBot
from penstock.bots.reasons import Reason, reasons
from penstock.engine.game import Fields
from penstock.engine.match import HistoryEntry, Match, Move

STAND_IN = "greedy"
COMPILED = {*LEVELS, "instant"}  # bots that would take seconds without compiled rules
MOST_KEPT = 16  # bots of a process; one that thinks hard takes up to 50 MB
KEPT_SECONDS = 120.0  # a turn is over by then; trees are of no use beyond it


@dataclass(frozen=True)
class Position:
    """What the bots' process is told of a table; the seed is not among it."""

    game_id: str
    rules_version: int
    seats: int
    options: dict[str, str]
    played: Sequence[HistoryEntry]
    state: bytes
    is_compiled: bool

    def new_match(self) -> Match:
        game = penstock.find_rules(self.game_id, self.rules_version)
        assert game is not None
        if self.is_compiled:
            _ = game.kernel
        match = game.new(self.seats, 0, self.options)
        match.resume(self.played, self.state)
        return match


@dataclass(frozen=True)
class BotQuestion:
    """A bot's own decision is asked for."""

    position: Position
    table_id: str
    seat: int
    bot: str
    seed: int

    @property
    def name(self) -> str:
        """Searching takes compiled rules; until they are there, who looks one move ahead sits in."""
        return self.bot if self.position.is_compiled or self.bot not in COMPILED else STAND_IN


@dataclass(frozen=True)
class HintQuestion:
    """The best few moves are asked for, with what is to be expected of them."""

    position: Position
    seat: int
    seed: int
    count: int

    @property
    def bot(self) -> str:
        """Who is asked, for metrics and logs."""
        return ADVISER.name


class Decision(NamedTuple):
    """A bot's move, and whether the bot was still there from its last decision."""

    move: str  # notation
    was_kept: bool


class Step(NamedTuple):
    """A move of a course, with what its text mentions."""

    move: int
    facts: Fields


class Advice(NamedTuple):
    """A move worth considering."""

    course: list[Step]  # the move itself, then what would bring its action to the end
    value: float | None  # the chance of winning
    visits: int | None  # how often the bot looked at it
    place: int | None  # by the chances of all seats
    score: float | None  # expected in the end
    reasons: list[Reason]  # what it is for


@dataclass
class KeptBot:
    """A bot of one seat, with the match it looks at."""

    bot: Bot
    match: Match
    used: float

    def choose(self, position: Position, seat: int) -> Move:
        self.match.resume(position.played, position.state)
        return self.bot.choose(self.match, seat)

    def has_come_this_way(self, position: Position) -> bool:
        """Nothing that the bot has seen was taken back."""
        seen = self.match.played
        return seen == tuple(position.played[: len(seen)])


class KeptBots:
    """The bots of one process by table, seat and name: so many at most, and none that is long unused."""

    def __init__(
        self,
        make: Callable[[str, int], Bot] = make_bot,
        most: int = MOST_KEPT,
        seconds: float = KEPT_SECONDS,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._make = make
        self._most = most
        self._seconds = seconds
        self._now = now
        self._bots: OrderedDict[tuple[str, int, str], KeptBot] = OrderedDict()  # latest use last

    def __len__(self) -> int:
        return len(self._bots)

    def choose(self, question: BotQuestion) -> Decision:
        """The move of a seat's bot; if the bot fails it is not asked again."""
        self._forget_old()
        key = question.table_id, question.seat, question.name
        kept = self._bots.pop(key, None)
        was_kept = kept is not None and kept.has_come_this_way(question.position)
        if kept is None or not was_kept:
            bot = self._make(question.name, question.seed)
            kept = KeptBot(bot, question.position.new_match(), self._now())
        move = kept.choose(question.position, question.seat)
        kept.used = self._now()
        self._bots[key] = kept
        while len(self._bots) > self._most:
            self._bots.popitem(last=False)
        return Decision(move.notation, was_kept)

    def _forget_old(self) -> None:
        until = self._now() - self._seconds
        while self._bots and next(iter(self._bots.values())).used < until:
            self._bots.popitem(last=False)


KEPT = KeptBots()


def choose(question: BotQuestion) -> Decision:
    """The move a bot makes."""
    return KEPT.choose(question)


def advise(question: HintQuestion) -> list[Advice]:
    """What the adviser thinks of the moves, best first."""
    match, seat = question.position.new_match(), question.seat
    courses: list[tuple[Move, ...]]
    figures: list[tuple[float | None, int | None, int | None, float | None]]
    if question.position.is_compiled:
        found = LevelBot(ADVISER, question.seed).explain(match, seat, question.count)
        courses = [p.course for p in found]
        figures = [(p.win_chance, p.visits, p.place, p.score) for p in found]
    else:
        courses = [(move,) for move in GreedyBot(question.seed).best(match, seat, question.count)]
        figures = [(None, None, None, None)] * len(courses)
    why = reasons(match, seat, courses, question.seed)
    return [
        Advice([Step(move.id, move.facts) for move in course], *figure, each)
        for course, figure, each in zip(courses, figures, why, strict=True)
    ]
