"""A thousand people at 250 tables: from a move to the other players' update.

`python -m bench.tables --clients 1000 --think 5 --seconds 60`. The server runs as `penstock serve` in a
process of its own, the clients in this one; times are taken here, so they hold both sides' work. The clock
starts when everybody has sat down and has been told the first position; how long that took is told too.
This program's own collector of cycles rests meanwhile: a thousand clients in one process are a thing of the
measurement, and the third of a second in which it looks at all of them would count as the server's.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import psutil
from websockets.asyncio.client import ClientConnection, connect

from tests.server.program import Program

SEATS = 4
ARRIVE_SECONDS = 300


@dataclass
class Room:
    """One table: when each move was sent, and when everybody had seen it."""

    id: str = ""
    sent: dict[int, float] = field(default_factory=dict)  # by the seq the move leads to


@dataclass
class Figures:
    """What the clients saw."""

    seconds: list[float] = field(default_factory=list)
    moves: int = 0
    gaps: int = 0
    games: int = 0
    arrival: float = 0.0  # seconds until every stream had told its first position


class Client:
    """One person: a stream, and a move after some thought whenever it is their turn."""

    def __init__(self, http: httpx.AsyncClient, url: str, seat: int, room: Room, figures: Figures) -> None:
        self.http = http
        self.url = url
        self.seat = seat
        self.room = room
        self.figures = figures
        self.chance = random.Random(id(self))
        self.cookies: dict[str, str] = {}

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {
            "cookie": "; ".join(f"{k}={v}" for k, v in self.cookies.items()),
            "x-csrftoken": self.cookies.get("csrftoken", ""),
        }
        answer = await self.http.request(method, self.url + path, json=body, headers=headers)
        self.cookies |= dict(answer.cookies)
        answer.raise_for_status()
        return answer.json()

    async def arrive(self, game: str) -> None:
        await self.ask("GET", "/api/games")
        await self.ask("POST", "/api/guest", {"name": f"Client {self.seat}"})
        if self.seat == 0:
            seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
            self.room.id = (await self.ask("POST", "/api/tables", {"game": game, "seats": seats}))["id"]
        else:
            await self.ask("POST", f"/api/tables/{self.room.id}/join", {})

    async def play(self, think: float, seconds: float, begin: asyncio.Barrier) -> None:
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{self.room.id}/stream"
        cookies = "; ".join(f"{k}={v}" for k, v in self.cookies.items())
        async with connect(address, additional_headers={"cookie": cookies}, open_timeout=60) as stream:
            position = await self.first_position(stream)
            await begin.wait()
            until = time.monotonic() + seconds
            seen = position["seq"]
            if position["moves"]:
                await self.move(position, think)
            while time.monotonic() < until:
                try:
                    async with asyncio.timeout(until - time.monotonic() + 0.01):
                        message = json.loads(await stream.recv())
                except TimeoutError:
                    return
                if message["type"] == "position":
                    seen = self.note(message, seen)
                    if message["position"]["over"]:
                        self.figures.games += self.seat == 0
                        return
                    if message["position"]["moves"]:
                        await self.move(message["position"], think)

    async def first_position(self, stream: ClientConnection) -> dict[str, Any]:
        while (message := json.loads(await stream.recv()))["type"] != "position":
            pass
        position: dict[str, Any] = message["position"]
        return position

    def note(self, message: dict[str, Any], seen: int) -> int:
        now = time.perf_counter()
        for line in message["log"]:
            self.figures.gaps += line["seq"] != seen + 1
            seen = line["seq"]
            sent = self.room.sent.get(seen)
            if sent is not None and line["seat"] != self.seat:
                self.figures.seconds.append(now - sent)
        return seen

    async def move(self, position: dict[str, Any], think: float) -> None:
        await asyncio.sleep(self.chance.expovariate(1 / think))
        move = self.chance.choice(position["moves"][str(self.seat)])["notation"]
        self.room.sent[position["seq"] + 1] = time.perf_counter()
        body = {"move": move, "expected_seq": position["seq"], "key": str(position["seq"])}
        await self.ask("POST", f"/api/tables/{self.room.id}/moves", body)
        self.figures.moves += 1


async def run(
    url: str, clients: int, think: float, seconds: float, game: str, ready: Callable[[], None]
) -> Figures:
    figures = Figures()
    async with httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_connections=40)) as http:
        everybody: list[list[Client]] = []
        for _ in range(clients // SEATS):
            room = Room()
            party = [Client(http, url, seat, room, figures) for seat in range(SEATS)]
            for client in party:
                await client.arrive(game)
            await party[0].ask("POST", f"/api/tables/{room.id}/start")
            everybody.append(party)
        begin = asyncio.Barrier(len(everybody) * SEATS + 1)
        playing = asyncio.gather(*(c.play(think, seconds, begin) for party in everybody for c in party))
        started = time.monotonic()
        async with asyncio.timeout(ARRIVE_SECONDS):
            await begin.wait()
        figures.arrival = time.monotonic() - started
        gc.disable()
        ready()
        await playing
        gc.enable()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clients", type=int, default=1000)
    parser.add_argument("--think", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", default="schwarzer-freitag")
    parser.add_argument("--compile", action="store_true", help="wait for compiled rules first")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = Program(Path(folder), plain=not args.compile)
        if args.compile:
            wait_until_compiled(program.url, args.game)
        server = psutil.Process(program.process.pid)
        before: list[float] = []  # processor seconds used until everybody has sat down

        def ready() -> None:
            before.append(sum(server.cpu_times()[:2]))

        figures = asyncio.run(run(program.url, args.clients, args.think, args.seconds, args.game, ready))
        memory = server.memory_info().rss / 2**20
        used = sum(server.cpu_times()[:2]) - before[0]
        program.stop()
    times = sorted(figures.seconds)
    cuts = statistics.quantiles(times, n=100)
    print(
        "| clients | all connected s | moves/s | p50 ms | p99 ms | most ms | server MB | server CPU/move "
        "| lines missed |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    print(
        f"| {args.clients} | {figures.arrival:.1f} | {figures.moves / args.seconds:.1f} | "
        f"{cuts[49] * 1e3:.1f} | {cuts[98] * 1e3:.1f} | "
        f"{times[-1] * 1e3:.0f} | {memory:.0f} | {used / figures.moves * 1e3:.1f} ms | {figures.gaps} |"
    )


def wait_until_compiled(url: str, game: str) -> None:
    while True:
        states = {g["id"]: g["compile_state"] for g in httpx.get(f"{url}/api/games").json()}
        if states[game] == "compiled":
            return
        time.sleep(1)


if __name__ == "__main__":
    main()
