"""Bots on seats: whenever one owes a decision, a killable process makes it."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
import secrets
import time
from collections.abc import Sequence
from concurrent.futures import TimeoutError as BotTimeout
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from pebble import ProcessPool

import penstock
from penstock.bots import make_bot
from penstock.bots.greedy import GreedyBot
from penstock.bots.levels import LEVELS
from penstock.bots.standing import standings
from penstock.engine.match import Match, Played
from penstock.server import answers, playing, schema
from penstock.server.context import Server
from penstock.server.live import Live
from penstock.server.metrics import BOT_FAILURES, BOT_SECONDS
from penstock.server.problems import Problem

log = logging.getLogger("penstock.server")
ADVISER = "hard"
STAND_IN = "greedy"
HINTS = 3
SPARE = 2.0  # seconds a lease lasts longer than a bot may think
LOOK_AGAIN = 2.0  # seconds; for what other processes have changed


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


def answer(question: Question, count: int) -> list[answers.Hint]:
    """In the bots' process: the move chosen, or with `count` the best few with what is expected of them.

    Searching takes compiled rules; until they are there, who looks one move ahead sits in.
    """
    match = question.match()
    name = question.bot if question.is_compiled or question.bot not in LEVELS else STAND_IN
    bot = make_bot(name, question.seed)
    if count == 0:
        return [answers.Hint(bot.choose(match, question.seat).notation)]
    if question.is_compiled:
        found = bot.explain(match, question.seat, count)
        moves = [p.move for p in found]
        hints = [answers.Hint(p.move.notation, value=p.win_chance, visits=p.visits) for p in found]
    else:
        moves = GreedyBot(question.seed).best(match, question.seat, count)
        hints = [answers.Hint(m.notation) for m in moves]
    for hint, after in zip(hints, standings(match, question.seat, moves, question.seed), strict=True):
        hint.place, hint.gain = after.place, after.gain
    return hints


class Bots:
    """Drives every bot seat of this process's tables."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._me = secrets.token_hex(4)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._changed: set[str] = set()
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        context: Any = multiprocessing.get_context("spawn")
        self._pool = ProcessPool(max_workers=server.settings.bot_processes, context=context)

    def start(self) -> None:
        self._server.hub.watch(self.wake)
        self._task = asyncio.create_task(self._run())

    def wake(self, table_id: str) -> None:
        self._changed.add(table_id)
        self._woken.set()

    async def stop(self) -> None:
        tasks = [t for t in (self._task, *self._busy.values()) if t is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.stop()
        await asyncio.to_thread(self._pool.join)

    async def _run(self) -> None:
        looked = 0.0
        while True:
            if time.monotonic() - looked > LOOK_AGAIN:
                looked = time.monotonic()
                try:
                    self._changed |= await self._due()
                except Exception as error:  # the database is away: try again
                    log.warning(
                        "cannot look for bots' turns", extra={"facts": {"error": type(error).__name__}}
                    )
            changed, self._changed = self._changed, set()
            for table_id in changed:
                if table_id not in self._busy:
                    self._busy[table_id] = asyncio.create_task(self._play(table_id))
            self._woken.clear()
            try:
                async with asyncio.timeout(LOOK_AGAIN):
                    await self._woken.wait()
            except TimeoutError:
                pass

    async def _due(self) -> set[str]:
        c = schema.tables.c
        query = sa.select(c.id).where(c.bot_due, c.state == "running")
        return set(await self._server.storage.read(lambda x: x.execute(query).scalars().all()))

    async def _play(self, table_id: str) -> None:
        """Decide at one table until no bot owes a decision."""
        try:
            while await self._decide(table_id):
                pass
        except Problem as problem:
            if problem.code not in ("stale", "not_running", "not_your_seat"):
                log.warning("bot stopped", extra={"facts": {"table": table_id, "code": problem.code}})
        except Exception:
            log.exception("bot failed", extra={"facts": {"table": table_id}})
        finally:
            self._busy.pop(table_id, None)

    async def _decide(self, table_id: str) -> bool:
        table = await self._server.tables.get(table_id)
        match = table.match
        if table.state != "running" or match is None:
            return False
        seat = next((k for k in match.to_act if table.bot_of(k)), None)
        if seat is None:
            return False
        if not await self._lease(table_id):
            return False
        seq = table.seq
        if table.humans() and self._server.settings.bot_pause:
            await asyncio.sleep(self._server.settings.bot_pause)
        notation = await self.think(table, match, seat)
        await playing.play(self._server.tables, table_id, None, seat, notation, seq, None)
        return True

    async def _lease(self, table_id: str) -> bool:
        """Where there are several processes, only one thinks for a table."""
        if self._server.storage.is_sqlite:
            return True
        c, now = schema.tables.c, self._server.now()
        is_free = sa.or_(c.leased_by.is_(None), c.leased_by == self._me, c.leased_until < now)
        until = now + self._server.settings.bot_seconds + self._server.settings.bot_pause + SPARE
        lease = sa.update(schema.tables).where(c.id == table_id, is_free)
        mine = lease.values(leased_by=self._me, leased_until=until)
        return await self._server.storage.write(lambda x: x.execute(mine).rowcount == 1)

    async def think(self, table: Live, match: Match, seat: int) -> str:
        """The bot's choice; where it fails or takes too long, any legal move."""
        found = await self._ask(table, match, seat, table.bot_of(seat) or STAND_IN, 0)
        return found[0].move if found else random.choice(match.moves(seat)).notation

    async def advise(self, table: Live, match: Match, seat: int, lang: str) -> list[answers.Hint]:
        """What the best bot would do, best first."""
        texts = {m.notation: m.text(lang) for m in match.moves(seat)}
        found = await self._ask(table, match, seat, ADVISER, HINTS)
        hints = [h for h in found if h.move in texts]
        for hint in hints:
            hint.text = texts[hint.move]
        return hints

    async def _ask(self, table: Live, match: Match, seat: int, bot: str, count: int) -> list[answers.Hint]:
        started = time.perf_counter()
        is_compiled = self._server.compiling.state(match.game.id) == "compiled"
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
        job = self._pool.schedule(answer, args=[question, count], timeout=self._server.settings.bot_seconds)
        found: list[answers.Hint] = []
        try:
            found = await asyncio.wrap_future(job)
        except asyncio.CancelledError:
            job.cancel()
            raise
        except Exception as error:
            why = "timeout" if isinstance(error, BotTimeout) else "error"
            BOT_FAILURES.labels(why).inc()
            log.warning("bot gave no move", extra={"facts": {"table": table.id, "bot": bot, "why": why}})
        BOT_SECONDS.labels(bot).observe(time.perf_counter() - started)
        return found
