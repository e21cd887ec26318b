"""A running server and the people who use it, all through the public interface."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from penstock.server.commands.command_serve import uvicorn_config
from penstock.server.config import Hashing, ServerConfig
from penstock.server.http.app import make_app
from penstock.server.table.live import LiveTable

KEYS = count()


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def quick(data: Path, **changes: Any) -> ServerConfig:
    """ServerConfig for tests: no compiler, no pauses, passwords that cost nothing."""
    return replace(
        ServerConfig(
            data=data,
            port=free_port(),
            operator=f"127.0.0.1:{free_port()}",
            compile_rules=False,
            bot_pause=0.0,
            bot_processes=1,
            hashing=Hashing(rounds=1, kibibytes=64, lanes=1),
        ),
        **changes,
    )


class House:
    """The server in a thread of this process."""

    def __init__(
        self,
        config: ServerConfig,
        now: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.config = config
        self._players: list[Player] = []
        self.app = make_app(config, now, monotonic)
        web = uvicorn_config(config, self.app)
        web.timeout_graceful_shutdown = 2
        self._server = uvicorn.Server(web)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        until = time.monotonic() + 20
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < until
            time.sleep(0.01)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._server.serve()

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Something the server does in its own time, now."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    def table(self, table: str) -> LiveTable:
        """A table as the server holds it."""
        live: LiveTable = self.do(self.server.tables.get(table))
        return live

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.config.port}"

    def operator(self, path: str) -> httpx.Response:
        """What the operator's own address tells."""
        return httpx.get(f"http://{self.config.operator}{path}")

    @property
    def server(self) -> Any:
        return self.app.server

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        for player in self._players:
            player.http.close()

    def guest(self, name: str | None, **headers: str) -> Player:
        player = Player(self.url, name, **headers)
        self._players.append(player)
        return player


class Refused(Exception):
    """The server said no."""

    def __init__(self, status: int, error: dict[str, Any]) -> None:
        super().__init__(f"{status} {error['code']}: {error['message']}")
        self.status = status
        self.code = error["code"]
        self.error = error


class Player:
    """A person with a browser's manners: session cookie, CSRF token, keys."""

    def __init__(self, url: str, name: str | None = None, **headers: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=30, headers=headers)
        self.http.get("/api/games")
        if name is not None:
            try:
                self.me = self.post("/api/guest", name=name)
            except Refused:
                self.http.close()
                raise

    def ask(self, method: str, path: str, **more: Any) -> Any:
        token = self.http.cookies.get("csrftoken") or ""
        answer = self.http.request(method, path, headers={"x-csrftoken": token}, **more)
        body = answer.json()
        if answer.status_code >= 400:
            raise Refused(answer.status_code, body["error"])
        return body

    def get(self, path: str, **params: Any) -> Any:
        return self.ask("GET", path, params=params)

    def post(self, path: str, **body: Any) -> Any:
        return self.ask("POST", path, json=body)

    def new_table(self, game: str, *seats: str, **more: Any) -> str:
        """`me`, `open`, `invite`, or a bot's name."""
        asked = [{"kind": s} if s in ("me", "open", "invite") else {"kind": "bot", "bot": s} for s in seats]
        return str(self.post("/api/tables", game=game, seats=asked, **more)["id"])

    def position(self, table: str, **params: Any) -> Any:
        return self.get(f"/api/tables/{table}/position", **params)

    def log(self, table: str) -> list[Any]:
        """The whole log, page by page."""
        lines: list[Any] = []
        while page := self.get(f"/api/tables/{table}/log", **{"from": len(lines) + 1}):
            lines += page
        return lines

    def play(self, table: str, move: str, seq: int, seat: int | None = None, key: str | None = None) -> Any:
        key = key or f"k{next(KEYS)}"
        body = {"move": move, "expected_seq": seq, "key": key, "seat": seat}
        return self.post(f"/api/tables/{table}/moves", **body)

    def stream(self, table: str, from_seq: int = 0, **headers: str) -> ClientConnection:
        cookies = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        return connect(
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/stream?from_seq={from_seq}",
            additional_headers={"cookie": cookies, **headers},
            open_timeout=20,
        )


def heard(stream: ClientConnection, kind: str, timeout: float = 20) -> Any:
    """The next message of a kind."""
    while True:
        message = json.loads(stream.recv(timeout=timeout))
        if message["type"] == kind:
            return message


def wait_for(look: Callable[[], Any], seconds: float = 30) -> Any:
    until = time.monotonic() + seconds
    while not (found := look()):
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.02)
    return found
