"""Compiled rules in the background: another process fills the cache, then this one loads from it.

Until then the plain rules answer; nobody waits for the compiler.
"""

from __future__ import annotations

import asyncio
import logging
import sys

import penstock

log = logging.getLogger("penstock.server")


class Compiling:
    """How far each game is: plain, compiling, compiled."""

    def __init__(self, is_wanted: bool) -> None:
        self._is_wanted = is_wanted
        self._state = {
            game_id: "compiled" if penstock.game(game_id).is_compiled else "plain"
            for game_id in penstock.games()
        }
        self._task: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None

    def state(self, game_id: str) -> str:
        return self._state.get(game_id, "plain")

    def start(self) -> None:
        if self._is_wanted:
            self._task = asyncio.create_task(self._compile_all())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def _compile_all(self) -> None:
        for game_id in penstock.games():
            if self._state[game_id] == "compiled":
                continue
            self._state[game_id] = "compiling"
            command = (sys.executable, "-m", "penstock.server.bots.compile_game", game_id)
            self._process = await asyncio.create_subprocess_exec(*command)
            if await self._process.wait() != 0:
                log.warning("rules not compiled", extra={"facts": {"game": game_id}})
                self._state[game_id] = "plain"
                continue
            game = penstock.game(game_id)
            await asyncio.to_thread(lambda g: g.kernel, game)
            self._state[game_id] = "compiled"
            log.info("rules compiled", extra={"facts": {"game": game_id}})
