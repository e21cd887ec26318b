"""What bots think: killable processes make the decisions, of a seat or as advice.

Each process keeps the bots it has asked lately (see `questions.py`), so a seat's questions go to the
process that knows it, unless that one is busy while another is not.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import TimeoutError as BotTimeout
from concurrent.futures.process import BrokenProcessPool
from operator import attrgetter
from typing import Any, TypeVar

from pebble import ProcessPool

from penstock.engine.match import Match
from penstock.server.bots import questions
from penstock.server.bots.compiling import Compiling
from penstock.server.bots.questions import STAND_IN, Advice, BotQuestion, HintQuestion, Position
from penstock.server.config import ServerConfig
from penstock.server.metrics import BOT_DECISIONS, BOT_FAILURES, BOT_SECONDS
from penstock.server.table.live import LiveTable

T = TypeVar("T")
log = logging.getLogger("penstock.server")
ADVISER = "hard"
HINTS = 3
LOOK_AGAIN = 2.0  # seconds; is the process still there?
MOST_HOMES = 10_000  # seats of which we remember who thinks for them


class BotProcess:
    """One process in which bots think; it starts with the first question."""

    def __init__(self, seconds: float) -> None:
        self.waiting = 0  # questions that have not been answered
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
        self.waiting += 1
        try:
            try:
                return await self._ask(work, question)
            except BrokenProcessPool:  # not the question's fault
                return await self._ask(work, question)
        finally:
            self.waiting -= 1

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


class Thinking:
    """The bots' processes."""

    def __init__(self, config: ServerConfig, compiling: Compiling) -> None:
        self._compiling = compiling
        self.processes = [BotProcess(config.bot_seconds) for _ in range(config.bot_processes)]
        self._homes: OrderedDict[tuple[str, int], BotProcess] = OrderedDict()  # latest use last

    async def stop(self) -> None:
        for process in self.processes:
            await process.stop()

    async def think(self, table: LiveTable, match: Match, seat: int) -> str:
        """The bot's choice; where it fails or takes too long, any legal move."""
        bot = table.bot_of(seat) or STAND_IN
        question = BotQuestion(self._position(match), table.id, seat, bot, secrets.randbits(32))
        decision = await self._ask(self._home(table.id, seat), questions.choose, question, table.id)
        if decision is None:
            return random.choice(match.moves(seat)).notation
        BOT_DECISIONS.labels("kept" if decision.was_kept else "new").inc()
        return decision.move

    async def advise(self, table: LiveTable, match: Match, seat: int) -> list[Advice]:
        """What the best bot would do, best first."""
        question = HintQuestion(self._position(match), seat, ADVISER, secrets.randbits(32), HINTS)
        return await self._ask(self._idlest(), questions.advise, question, table.id) or []

    def _position(self, match: Match) -> Position:
        is_compiled = self._compiling.state(match.game.id) == "compiled"
        return Position(match.game.id, match.seats, match.options, match.played, match.bytes, is_compiled)

    def _idlest(self) -> BotProcess:
        return min(self.processes, key=attrgetter("waiting"))

    def _home(self, table_id: str, seat: int) -> BotProcess:
        """The process that knows a seat's bot, unless another would answer sooner."""
        home, idlest = self._homes.pop((table_id, seat), None), self._idlest()
        if home is None or (home.waiting and not idlest.waiting):
            home = idlest
        self._homes[table_id, seat] = home
        while len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)
        return home

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
