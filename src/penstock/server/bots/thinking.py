"""What bots think: killable processes make the decisions, of a seat or as advice.

Each process keeps the bots it has asked lately (see `questions.py`), so a seat's questions go to the
process that knows it, unless that one is busy while another is not. Who is asked next is for `turns.py`.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import TimeoutError as BotTimeout
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from pebble import ProcessPool

import penstock
from penstock.engine.match import Match
from penstock.server.bots import questions
from penstock.server.bots.compiling import Compiling
from penstock.server.bots.questions import STAND_IN, Advice, BotQuestion, HintQuestion, Position
from penstock.server.bots.turns import Turns
from penstock.server.config import ServerConfig
from penstock.server.metrics import BOT_DECISIONS, BOT_FAILURES, BOT_QUEUE, BOT_SECONDS, BOT_WAIT_SECONDS
from penstock.server.table.live import LiveTable

T = TypeVar("T")
log = logging.getLogger("penstock.server")
HINTS = 3
LOOK_AGAIN = 2.0  # seconds; is the process still there?
MOST_HOMES = 10_000  # seats of which we remember who thinks for them
LONGEST_REST = 2.0  # seconds; where nobody waits, bots rest as long as they have worked
LINES = {True: "people", False: "bots alone"}  # is a decision awaited by somebody?

Seat = tuple[str, int]  # of a table


class BotProcess:
    """One process in which bots think; it starts with the first question."""

    def __init__(self, seconds: float) -> None:
        self.is_taken = False  # it is somebody's turn
        self._seconds = seconds
        self.pool = self._new_pool()
        self._is_stopped = False

    def _new_pool(self) -> ProcessPool:
        context: Any = multiprocessing.get_context("spawn")
        return ProcessPool(max_workers=1, context=context)

    def _worker(self) -> ProcessPool:
        """A pool that has broken down is replaced, or no bot would ever move again."""
        if not self.pool.active and not self._is_stopped:
            log.error("a process of the bots broke down and is started anew")
            self.pool = self._new_pool()
        return self.pool

    async def ask(self, work: Callable[[Any], T], question: Any) -> T:
        """`work(question)` in the process."""
        try:
            return await self._ask(work, question)
        except BrokenProcessPool:  # not the question's fault
            return await self._ask(work, question)

    async def _ask(self, work: Callable[[Any], T], question: Any) -> T:
        pool = self._worker()
        job = pool.schedule(work, args=[question], timeout=self._seconds)
        waiting: asyncio.Future[T] = asyncio.wrap_future(job)
        try:
            while not waiting.done():
                await asyncio.wait([waiting], timeout=LOOK_AGAIN)
                if not waiting.done() and not pool.active:  # it will never answer
                    raise BrokenProcessPool
        except BaseException:
            job.cancel()
            raise
        return waiting.result()

    async def stop(self) -> None:
        self._is_stopped = True
        self.pool.stop()
        await asyncio.to_thread(self.pool.join)


@dataclass(frozen=True, eq=False)
class Wish:
    """Somebody who wants a process."""

    seat: Seat | None  # whose bot shall think, if one stays from decision to decision
    is_awaited: bool
    granted: asyncio.Future[BotProcess]


class Thinking:
    """The bots' processes, and whose turn it is.

    Tables at which nobody waits never take the last process, and half of the time none at all: what they
    play costs the others little, however many they are and however fast they decide.
    """

    def __init__(self, config: ServerConfig, compiling: Compiling) -> None:
        self._compiling = compiling
        self.processes = [BotProcess(config.bot_seconds) for _ in range(config.bot_processes)]
        self._homes: OrderedDict[Seat, BotProcess] = OrderedDict()  # latest use last
        self._turns: Turns[Wish] = Turns()
        self._most_alone = max(1, len(self.processes) - 1)
        self._alone = 0  # processes at work where nobody waits
        self._rest: asyncio.TimerHandle | None = None  # while bots alone rest
        self._count()

    async def stop(self) -> None:
        for process in self.processes:
            await process.stop()

    # -- whose turn it is -------------------------------------------------------------------

    @asynccontextmanager
    async def turn(
        self, person: str, is_awaited: bool = True, seat: Seat | None = None
    ) -> AsyncIterator[BotProcess]:
        """Wait for one's turn; the process is one's own until the end of the block.

        Args:
            person: whose turn it is.
            is_awaited: does anybody wait for the decision?
            seat: whose bot is asked; None for advice.
        """
        asked = time.monotonic()
        wish = Wish(seat, is_awaited, asyncio.get_running_loop().create_future())
        self._turns.add(wish, person, is_awaited)
        self._grant()
        try:
            process = await wish.granted
        except BaseException:
            self._turns.discard(wish, person, is_awaited)
            if wish.granted.done() and not wish.granted.cancelled():  # granted just now
                self._release(wish, wish.granted.result(), 0.0)
            self._count()
            raise
        began = time.monotonic()
        BOT_WAIT_SECONDS.labels(LINES[is_awaited]).observe(began - asked)
        try:
            yield process
        finally:
            self._release(wish, process, time.monotonic() - began)

    def waiting_of(self, person: str) -> int:
        return self._turns.waiting_of(person)

    def _grant(self) -> None:
        """Give free processes to who is next."""
        while free := [p for p in self.processes if not p.is_taken]:
            is_only_for_people = self._rest is not None or self._alone >= self._most_alone
            wish = self._turns.take(only_awaited=is_only_for_people)
            if wish is None:
                break
            process = self._home(wish.seat, free)
            process.is_taken = True
            self._alone += not wish.is_awaited
            wish.granted.set_result(process)
        self._count()

    def _release(self, wish: Wish, process: BotProcess, worked: float) -> None:
        process.is_taken = False
        if not wish.is_awaited:
            self._alone -= 1
            self._begin_rest(min(worked, LONGEST_REST))
        self._grant()

    def _begin_rest(self, seconds: float) -> None:
        # The timer itself ends the rest: loops round their clocks, and one too early would be the last.
        if self._rest is not None:
            self._rest.cancel()
        self._rest = asyncio.get_running_loop().call_later(seconds, self._end_rest)

    def _end_rest(self) -> None:
        self._rest = None
        self._grant()

    def _home(self, seat: Seat | None, free: list[BotProcess]) -> BotProcess:
        """The process that knows a seat's bot, unless it is busy."""
        if seat is None:
            return free[0]
        home = self._homes.pop(seat, None)
        if home is None or home.is_taken:
            home = free[0]
        self._homes[seat] = home
        while len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)
        return home

    def _count(self) -> None:
        for is_awaited, line in LINES.items():
            BOT_QUEUE.labels(line).set(self._turns.waiting(is_awaited))

    # -- think ------------------------------------------------------------------------------

    async def think(self, process: BotProcess, table: LiveTable, match: Match, seat: int) -> str:
        """The bot's choice; where it fails or takes too long, any legal move."""
        bot = table.bot_of(seat) or STAND_IN
        question = BotQuestion(self._position(match), table.id, seat, bot, secrets.randbits(32))
        decision = await self._ask(process, questions.choose, question, table.id)
        if decision is None:
            return random.choice(match.moves(seat)).notation
        BOT_DECISIONS.labels("kept" if decision.was_kept else "new").inc()
        return decision.move

    async def advise(self, person: str, table: LiveTable, match: Match, seat: int) -> list[Advice]:
        """What the best bot would do, best first."""
        question = HintQuestion(self._position(match), seat, secrets.randbits(32), HINTS)
        async with self.turn(person) as process:
            return await self._ask(process, questions.advise, question, table.id) or []

    def _position(self, match: Match) -> Position:
        game = match.game  # earlier rules are not compiled: their tables are few, and soon over
        is_compiled = game is penstock.game(game.id) and self._compiling.state(game.id) == "compiled"
        return Position(
            game.id,
            game.rules_version,
            match.seats,
            match.options,
            match.played,
            match.bytes,
            is_compiled,
        )

    async def _ask(
        self, process: BotProcess, work: Callable[[Any], T], question: Any, table_id: str
    ) -> T | None:
        started = time.perf_counter()
        found: T | None = None
        try:
            found = await process.ask(work, question)
        except Exception as error:
            why = "timeout" if isinstance(error, BotTimeout) else "error"
            BOT_FAILURES.labels(why).inc()
            facts = {"table": table_id, "bot": question.bot, "why": why}
            log.warning("bot gave no move", extra={"facts": facts})
        BOT_SECONDS.labels(question.bot).observe(time.perf_counter() - started)
        return found
