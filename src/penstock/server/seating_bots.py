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
from typing import Any

import sqlalchemy as sa
from pebble import ProcessPool

import penstock
from penstock.bots import bot_names, make_bot
from penstock.engine.match import Match, Played
from penstock.server import schema
from penstock.server.context import Server
from penstock.server.live import Live
from penstock.server.metrics import BOT_FAILURES, BOT_SECONDS
from penstock.server.problems import Problem

log = logging.getLogger("penstock.server")
LOOK_AGAIN = 2.0  # seconds; for what other processes have changed


def choose(
    game_id: str,
    seats: int,
    options: dict[str, str],
    played: Sequence[Played],
    state: bytes,
    seat: int,
    bot: str,
    seed: int,
    is_compiled: bool,
) -> str:
    """In the bots' process: one decision. The table's seed is not among what it is told."""
    game = penstock.game(game_id)
    if is_compiled:
        _ = game.kernel
    match = game.new(seats, 0, options)
    match.resume(played, state)
    return make_bot(bot, seed).choose(match, seat).notation


class Bots:
    """Drives every bot seat of this process's tables."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._changed: set[str] = set()
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        context: Any = multiprocessing.get_context("spawn")
        self._pool = ProcessPool(max_workers=server.settings.bot_processes, context=context)

    @property
    def adviser(self) -> str:
        """The bot that gives hints: the best there is."""
        return next(name for name in ("hard", "medium", "greedy") if name in bot_names())

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
        seq = table.seq
        if table.humans() and self._server.settings.bot_pause:
            await asyncio.sleep(self._server.settings.bot_pause)
        notation = await self.think(table, match, seat)
        await self._server.tables.play(table_id, None, seat, notation, seq, None)
        return True

    async def think(self, table: Live, match: Match, seat: int, bot: str | None = None) -> str:
        """The bot's choice; where it fails or takes too long, any legal move."""
        name = bot or table.bot_of(seat) or "random"
        started = time.perf_counter()
        job = self._pool.schedule(
            choose,
            args=[
                match.game.id,
                match.seats,
                match.options,
                match.played,
                match.bytes,
                seat,
                name,
                secrets.randbits(32),
                match.game.is_compiled,
            ],
            timeout=self._server.settings.bot_seconds,
        )
        try:
            notation: str = await asyncio.wrap_future(job)
        except asyncio.CancelledError:
            job.cancel()
            raise
        except Exception as error:
            why = "timeout" if isinstance(error, BotTimeout) else "error"
            BOT_FAILURES.labels(why).inc()
            log.warning("bot gave no move", extra={"facts": {"table": table.id, "bot": name, "why": why}})
            notation = random.choice(match.moves(seat)).notation
        BOT_SECONDS.labels(name).observe(time.perf_counter() - started)
        return notation
