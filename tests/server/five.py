"""Five programs at one table, through the public interface alone.

They play at random, chat, take moves back, leave their seat to a bot and come back, drop their stream
and take it up again; the server may be restarted under them at any time.
`python -m tests.server.five --postgres` finishes every game: the long form of `test_five.py`.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection

import penstock
from penstock.cli import main as penstock_command
from tests.server.house import Player, Refused
from tests.server.postgres import Postgres
from tests.server.program import Program

RESTART_AFTER = 4  # seconds
PATIENCE = 300  # seconds until all have finished
GONE = (httpx.TransportError, ConnectionClosed, InvalidHandshake, InvalidStatus, OSError, TimeoutError)


class Table:
    """What the programs of one table share."""

    def __init__(self, url: str, game: str, seed: int) -> None:
        seats = penstock.game(game).seats
        self.players = [Player(url, f"Program {k}") for k in range(5)]
        n_seats = min(5, seats[-1])
        host = self.players[0]
        self.id = host.new_table(game, "me", *["open"] * (n_seats - 1))
        for player in self.players[1:n_seats]:
            player.post(f"/api/tables/{self.id}/join")
        host.post(f"/api/tables/{self.id}/start")
        self.programs = [
            Playing(self, k, random.Random(seed * 10 + k))
            if k < n_seats
            else Watching(self, k, random.Random(seed * 10 + k))
            for k in range(5)
        ]
        self.did: dict[str, int] = dict.fromkeys(("move", "undo", "chat", "takeover", "reconnect"), 0)

    def run(self) -> None:
        for program in self.programs:
            program.start()

    def finish(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while any(program.is_alive() for program in self.programs):
            assert time.monotonic() < until, f"{self.id} did not finish"
            self.check()
            time.sleep(0.1)
        self.check()

    def check(self) -> None:
        for program in self.programs:
            if program.failure is not None:
                raise program.failure

    def close(self) -> None:
        for player in self.players:
            player.http.close()


class Watching(threading.Thread):
    """A spectator: follows the stream without a gap until the end."""

    def __init__(self, table: Table, seat: int, chance: random.Random) -> None:
        super().__init__(daemon=True)
        self.table = table
        self.seat = seat
        self.chance = chance
        self.player = table.players[seat]
        self.seqs: list[int] = []
        self.failure: BaseException | None = None
        self.is_over = False

    def run(self) -> None:
        try:
            while not self.is_over:
                try:
                    with self.player.stream(self.table.id, self.seqs[-1] if self.seqs else 0) as stream:
                        self.follow(stream, self.chance.randrange(20, 120))
                except GONE:
                    time.sleep(0.1)  # the server is away; it will come back
                self.table.did["reconnect"] += 1
            assert self.seqs == list(range(1, len(self.seqs) + 1)), (
                "the stream told a line twice or not at all"
            )
        except BaseException as failure:
            self.failure = failure

    def follow(self, stream: ClientConnection, messages: int) -> None:
        """Listen for a while, then hang up in the middle of things."""
        for _ in range(messages):
            message = json.loads(stream.recv(timeout=10))
            if message["type"] == "position":
                self.seqs += [line["seq"] for line in message["log"]]
                self.is_over = message["position"]["over"]
                if self.is_over:
                    return
                self.act(message["position"])

    def act(self, position: dict[str, Any]) -> None:
        self.sometimes_chat()

    def sometimes_chat(self) -> None:
        if self.chance.random() < 0.02:
            with contextlib.suppress(httpx.TransportError):
                self.player.post(f"/api/tables/{self.table.id}/chat", text="well, well")
                self.table.did["chat"] += 1


class Playing(Watching):
    """A player: any legal move, and everything else one can do at a table."""

    def act(self, position: dict[str, Any]) -> None:
        super().act(position)
        try:
            if position["undo"]["possible"] and self.chance.random() < 0.1:
                self.undo(position)
            elif position["moves"] and self.chance.random() < 0.03:
                self.rest()
            elif position["moves"]:
                self.move(position)
        except Refused as refused:
            if refused.code not in (
                "stale",
                "unavailable",
                "not_your_turn",
                "not_running",
                "not_your_seat",
            ):
                raise

    def move(self, position: dict[str, Any]) -> None:
        move = self.chance.choice(position["moves"][str(self.seat)])["notation"]
        key = f"{self.seat} {position['seq']} {move}"
        while True:  # until there is an answer
            try:
                self.player.play(self.table.id, move, position["seq"], key=key)
                break
            except httpx.TransportError:
                time.sleep(0.1)
        self.table.did["move"] += 1

    def undo(self, position: dict[str, Any]) -> None:
        key = f"{self.seat} {position['seq']} undo"
        with contextlib.suppress(httpx.TransportError):
            self.player.post(f"/api/tables/{self.table.id}/undo", expected_seq=position["seq"], key=key)
            self.table.did["undo"] += 1

    def rest(self) -> None:
        """A bot takes the seat for a moment."""
        for what, body in (("takeover", {"bot": "random"}), ("give-back", {})):
            while True:
                try:
                    self.player.post(f"/api/tables/{self.table.id}/{what}", seat=self.seat, **body)
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
                except Refused as refused:
                    if refused.code not in ("seat_taken", "unavailable"):
                        raise
                    if refused.code == "seat_taken":
                        break
            time.sleep(0.05)
        self.table.did["takeover"] += 1


def finish_games(games: Sequence[str], folder: Path, database: str = "") -> dict[str, int]:
    """A table of each game to its end, the server restarted in between; what was done how often."""
    where = ["--data", str(folder / "server"), *(["--database-url", database] if database else [])]
    program = Program(folder / "server", *where[2:])
    tables = [Table(program.url, game, seed) for seed, game in enumerate(games)]
    for table in tables:
        table.run()
    time.sleep(RESTART_AFTER)
    program.stop()
    program.start()
    for table in tables:
        table.finish(PATIENCE)
    for game, table in zip(games, tables, strict=True):
        host = table.players[0]
        assert host.get(f"/api/tables/{table.id}")["state"] == "finished"
        file = folder / f"{game}.json"
        file.write_text(json.dumps(host.get(f"/api/tables/{table.id}/export")))
        assert penstock_command(["verify", str(file)]) == 0
        table.close()
    program.stop()
    assert penstock_command(["check", *where]) == 0
    return {what: sum(table.did[what] for table in tables) for what in tables[0].did}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--postgres", action="store_true")
    args = parser.parse_args()
    postgres = Postgres() if args.postgres else None
    with tempfile.TemporaryDirectory() as folder:
        print(
            finish_games(penstock.games(), Path(folder), postgres.new_database("five") if postgres else "")
        )
    if postgres:
        postgres.stop()


if __name__ == "__main__":
    main()
