"""What bots think: a killable process makes the decision, of a seat or as advice."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
import secrets
import time
from collections.abc import Sequence
from concurrent.futures import TimeoutError as BotTimeout
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from pebble import ProcessPool

import penstock
from penstock.bots import make_bot
from penstock.bots.greedy import GreedyBot
from penstock.bots.levels import LEVELS
from penstock.bots.standing import standings
from penstock.engine.match import Match, Played
from penstock.server.bots.compiling import Compiling
from penstock.server.config import ServerConfig
from penstock.server.http import messages
from penstock.server.metrics import BOT_FAILURES, BOT_SECONDS
from penstock.server.table.live import LiveTable

log = logging.getLogger("penstock.server")
ADVISER = "hard"
STAND_IN = "greedy"
HINTS = 3
LOOK_AGAIN = 2.0  # seconds; are the processes still there?


@dataclass(frozen=True)
class Question:
    """What the bots' process is told of a table; the seed is not among it."""

    game_id: str
    seats: int
    options: dict[str, str]
    played: Sequence[Played]
    state: bytes
    seat: int
    bot: str
    seed: int
    is_compiled: bool

    def match(self) -> Match:
        game = penstock.game(self.game_id)
        if self.is_compiled:
            _ = game.kernel
        match = game.new(self.seats, 0, self.options)
        match.resume(self.played, self.state)
        return match


def answer(question: Question, count: int) -> list[messages.Hint]:
    """In the bots' process: the move chosen, or with `count` the best few with what is expected of them.

    Searching takes compiled rules; until they are there, who looks one move ahead sits in.
    """
    name = question.bot if question.is_compiled or question.bot not in LEVELS else STAND_IN
    match = question.match()
    bot = make_bot(name, question.seed)
    if count == 0:
        return [messages.Hint(bot.choose(match, question.seat).notation)]
    if question.is_compiled:
        found = bot.explain(match, question.seat, count)
        moves = [p.move for p in found]
        hints = [messages.Hint(p.move.notation, value=p.win_chance, visits=p.visits) for p in found]
    else:
        moves = GreedyBot(question.seed).best(match, question.seat, count)
        hints = [messages.Hint(m.notation) for m in moves]
    for hint, after in zip(hints, standings(match, question.seat, moves, question.seed), strict=True):
        hint.place, hint.gain = after.place, after.gain
    return hints


class Thinking:
    """The bots' processes; they start with the first question."""

    def __init__(self, config: ServerConfig, compiling: Compiling) -> None:
        self._settings = config
        self._compiling = compiling
        self._pool = self._new_pool()
        self._is_stopped = False

    def _new_pool(self) -> ProcessPool:
        context: Any = multiprocessing.get_context("spawn")
        return ProcessPool(max_workers=self._settings.bot_processes, context=context)

    def _workers(self) -> ProcessPool:
        """The bots' processes; a pool that has broken down is replaced, or no bot would ever move again."""
        if not self._pool.active and not self._is_stopped:
            log.error("the bots' processes broke down and are started anew")
            self._pool = self._new_pool()
        return self._pool

    async def stop(self) -> None:
        self._is_stopped = True
        self._pool.stop()
        await asyncio.to_thread(self._pool.join)

    async def think(self, table: LiveTable, match: Match, seat: int) -> str:
        """The bot's choice; where it fails or takes too long, any legal move."""
        found = await self._ask(table, match, seat, table.bot_of(seat) or STAND_IN, 0)
        return found[0].move if found else random.choice(match.moves(seat)).notation

    async def advise(self, table: LiveTable, match: Match, seat: int, lang: str) -> list[messages.Hint]:
        """What the best bot would do, best first."""
        texts = {m.notation: m.text(lang) for m in match.moves(seat)}
        found = await self._ask(table, match, seat, ADVISER, HINTS)
        hints = [h for h in found if h.move in texts]
        for hint in hints:
            hint.text = texts[hint.move]
        return hints

    async def _ask(
        self, table: LiveTable, match: Match, seat: int, bot: str, count: int
    ) -> list[messages.Hint]:
        started = time.perf_counter()
        is_compiled = self._compiling.state(match.game.id) == "compiled"
        question = Question(
            match.game.id,
            match.seats,
            match.options,
            match.played,
            match.bytes,
            seat,
            bot,
            secrets.randbits(32),
            is_compiled,
        )
        found: list[messages.Hint] = []
        try:
            try:
                found = await self._answer(question, count)
            except BrokenProcessPool:  # not the question's fault
                found = await self._answer(question, count)
        except Exception as error:
            why = "timeout" if isinstance(error, BotTimeout) else "error"
            BOT_FAILURES.labels(why).inc()
            log.warning("bot gave no move", extra={"facts": {"table": table.id, "bot": bot, "why": why}})
        BOT_SECONDS.labels(bot).observe(time.perf_counter() - started)
        return found

    async def _answer(self, question: Question, count: int) -> list[messages.Hint]:
        pool = self._workers()
        job = pool.schedule(answer, args=[question, count], timeout=self._settings.bot_seconds)
        waiting = asyncio.wrap_future(job)
        try:
            while not waiting.done():
                await asyncio.wait([waiting], timeout=LOOK_AGAIN)
                if not waiting.done() and not pool.active:  # it will never answer
                    raise BrokenProcessPool
        except BaseException:
            job.cancel()
            raise
        found: list[messages.Hint] = waiting.result()
        return found
