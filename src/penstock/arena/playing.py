"""One game of a tournament, with clocks. A bot that fails loses its clock, not the tournament."""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from penstock.arena.schedule import Pairing, Tournament, pairing
from penstock.bots import Bot, end_match, make_bot
from penstock.bots.command import CommandBot, is_program
from penstock.bots.lines import BotFailure
from penstock.bots.python import is_class
from penstock.engine.game import Game
from penstock.engine.match import Match, Move
from penstock.engine.places import shares_of_win
from penstock.registry import game as find_game


@dataclass(frozen=True)
class Result:
    """How a game ended; all lists are by seat."""

    number: int
    group: int
    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]  # a seat that lost its clock is last
    ending: str
    decisions: tuple[int, ...]
    failures: tuple[str | None, ...]  # why the seat lost its clock
    seconds: tuple[float, ...]  # thought in all
    longest: tuple[float, ...]  # thought about one decision

    @property
    def win_shares(self) -> list[float]:
        """One win, split among all who are first; nobody's where a neutral competitor is."""
        return [float(share) for share in shares_of_win(self.places)]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_json(data: dict[str, Any]) -> Result:
        fields: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in data.items()}
        return Result(**fields)


SCHEDULE = Path("/proc/thread-self/schedstat")  # Linux: time run, time waited, turns
NANO = 1e9
WARM_UP = 60.0  # seconds at most for a class of somebody's to get ready
GRACE = 0.5  # seconds after which a bot that is late is woken; a program's own time is up before


class TimeUp(Exception):
    """A bot in this process has thought too long."""


def prepare(tournament: Tournament) -> Game:
    """Compile the rules and whatever the bots need, or load it, before any clock runs."""
    game = find_game(tournament.game, tournament.components)
    match = game.new(tournament.seats, 0, tournament.options, "compiled")
    for name in tournament.names:
        if is_class(name):
            with suppress(Exception), alarm(WARM_UP):  # whatever is wrong costs it its clock, in the games
                make_bot(name, 0).choose(match, match.to_act[0])
        elif not is_program(name):
            make_bot(name, 0).choose(match, match.to_act[0])
    return game


def play_game(tournament: Tournament, game: Game, number: int) -> Result:
    """Game `number` of a tournament from beginning to end."""
    pair = pairing(tournament, number)
    match = game.new(tournament.seats, pair.seed, tournament.options, "compiled")
    run = GameRun(tournament, pair, match)
    while not match.over:
        seat = match.to_act[0]
        match.play(run.decide(seat), seat)
    return run.result()


class GameRun:
    """The bots of one game and their clocks."""

    def __init__(self, tournament: Tournament, pair: Pairing, match: Match) -> None:
        self.tournament, self.pair, self.match = tournament, pair, match
        names = zip(pair.bots, pair.bot_seeds, strict=True)
        self.bots: list[Bot] = [make_bot(name, seed) for name, seed in names]
        self.chance = random.Random(f"{pair.seed}/{pair.number}/stand-in")
        self.failures: list[str | None] = [None] * match.seats
        self.decisions = [0] * match.seats
        self.seconds = [0.0] * match.seats
        self.longest = [0.0] * match.seats
        self.mover = -1
        self.turn_seconds = 0.0

    def decide(self, seat: int) -> Move:
        """The seat's bot decides, or chance for a bot that has lost its clock."""
        self.decisions[seat] += 1
        if self.failures[seat] is None:
            try:
                return self.ask(seat)
            except BotFailure as failure:
                self.failures[seat] = str(failure)
        return self.chance.choice(self.match.moves(seat))

    def ask(self, seat: int) -> Move:
        """The bot's move; BotFailure if it fails, is late or wants what is not allowed."""
        name, bot = self.pair.bots[seat], self.bots[seat]
        allowed = self.allowed(seat)
        begin = now()
        try:
            if isinstance(bot, CommandBot):
                bot.seconds = allowed
                if not bot.is_running:  # starting up has a time of its own
                    bot.start(self.match, seat)
                    begin = now()
            with alarm(allowed):
                move = bot.choose(self.match, seat)
        except BotFailure:
            raise
        except TimeUp:
            raise BotFailure(late(name, now() - begin, allowed)) from None
        except Exception as error:
            raise BotFailure(f"The bot '{name}' failed: {type(error).__name__}: {error}") from error
        finally:
            spent = now() - begin
            self.clock(seat, spent)
        if spent > allowed:
            raise BotFailure(late(name, spent, allowed))
        if not isinstance(move, Move) or self.match.why_not(move, seat) is not None:
            raise BotFailure(f"The bot '{name}' wants to play '{move}', which is not allowed.")
        return move

    def allowed(self, seat: int) -> float:
        """Seconds for the next decision."""
        if seat != self.mover:
            self.mover, self.turn_seconds = seat, 0.0
        limit = self.tournament.turn_time
        if limit is None:
            return self.tournament.move_time
        return min(self.tournament.move_time, max(limit - self.turn_seconds, 0.0))

    def clock(self, seat: int, spent: float) -> None:
        self.turn_seconds += spent
        self.seconds[seat] += spent
        self.longest[seat] = max(self.longest[seat], spent)

    def result(self) -> Result:
        end_match({k: bot for k, bot in enumerate(self.bots) if self.failures[k] is None}, self.match)
        return Result(
            number=self.pair.number,
            group=self.pair.group,
            seed=self.pair.seed,
            bots=self.pair.bots,
            scores=self.match.scores,
            places=places(self.match.ranking, [f is not None for f in self.failures]),
            ending=self.match.ending or "",
            decisions=tuple(self.decisions),
            failures=tuple(self.failures),
            seconds=tuple(round(s, 6) for s in self.seconds),
            longest=tuple(round(s, 6) for s in self.longest),
        )


def places(ranking: Sequence[int], has_failed: Sequence[bool]) -> tuple[int, ...]:
    """The ranking with those who lost their clocks sharing the place behind all others.

    A neutral competitor, where there is one, keeps its place before or between them.

    >>> places((1, 2, 3, 3), (True, False, False, False))
    (4, 1, 2, 2)
    >>> places((2, 3), (True, False))
    (3, 2)
    """
    failed = [place for place, has in zip(ranking, has_failed, strict=True) if has]
    moved_up = [place - sum(other < place for other in failed) for place in ranking]
    kept = [place for place, has in zip(moved_up, has_failed, strict=True) if not has]
    last = max(kept, default=0)
    behind = max(last + kept.count(last), 1)
    return tuple(behind if has else place for place, has in zip(moved_up, has_failed, strict=True))


def late(name: str, spent: float, allowed: float) -> str:
    return f"The bot '{name}' thought for {spent:.2f} seconds; it had {allowed:.2f}."


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """TimeUp inside the block when the time is over; only the main thread can be woken so."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    begin = now()

    def ring(number: int, frame: Any) -> None:
        left = begin + seconds - now()
        if left <= 0:
            raise TimeUp
        signal.setitimer(signal.ITIMER_REAL, left + GRACE)

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds + GRACE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def now() -> float:
    """Seconds on a clock that stands still while this thread waits for a processor: a busy machine
    must not decide a tournament."""
    while True:
        before, seconds = waited(), time.perf_counter()
        if waited() == before:  # not sent away between the two looks
            return seconds - before


def waited() -> float:
    """Seconds this thread was ready to run and could not; 0 where the system does not tell."""
    try:
        return int(SCHEDULE.read_text("ascii").split()[1]) / NANO
    except (OSError, IndexError, ValueError):
        return 0.0
