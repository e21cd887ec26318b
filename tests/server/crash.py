"""Players who note what was acknowledged, while the server dies under them.

`python -m tests.server.crash --rounds 20 --tables 50` is the long form.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import resource
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

import penstock
from tests.server.house import Player, Refused
from tests.server.postgres import Postgres
from tests.server.program import Program

AWAY = (502, 503, 504)


class Diarist(threading.Thread):
    """Plays a hot-seat table alone and writes down every acknowledged move."""

    def __init__(self, urls: list[str], game: str, seed: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.urls = urls
        self.chance = random.Random(seed)
        self.stop_event = stop
        self.game = game
        self.players = [Player(urls[0], f"Diarist {seed}")]
        for url in urls[1:]:
            other = Player(url)
            other.http.cookies.update(self.players[0].http.cookies)
            self.players.append(other)
        self.acknowledged = 0
        self.finished = 0
        self.failure: BaseException | None = None
        self.open_table()

    def open_table(self) -> None:
        self.table = self.insist(
            lambda p: p.new_table(self.game, "me", "me", hot_seat=True, visibility="private")
        )
        self.insist(lambda p: p.post(f"/api/tables/{self.table}/start"), "not_open")
        self.diary: list[str] = []

    def insist(self, ask: Callable[[Player], Any], done: str = "") -> Any:
        """Ask again until there is an answer, whatever happens to the server."""
        until = time.monotonic() + 120
        while True:
            with contextlib.suppress(httpx.TransportError):
                try:
                    return ask(self.chance.choice(self.players))
                except Refused as refused:
                    if refused.code == done:
                        return None
                    if refused.status not in AWAY:
                        raise
            assert time.monotonic() < until, "the server did not come back"
            time.sleep(0.05)

    def run(self) -> None:
        try:
            while not self.stop_event.is_set():
                self.play_one()
        except BaseException as failure:
            self.failure = failure

    def play_one(self) -> None:
        position = self.insist(lambda p: p.position(self.table))
        if position["over"]:
            self.check()
            self.finished += 1
            self.open_table()
            return
        moves = next(iter(position["moves"].values()))
        move = self.chance.choice(moves)["notation"]
        key = f"{self.chance.random()}"
        answer = self.insist(lambda p: p.play(self.table, move, position["seq"], key=key))
        assert answer["seq"] == position["seq"] + 1
        self.diary.append(move)
        self.acknowledged += 1

    def check(self) -> None:
        """The log holds what was acknowledged: all of it, once, in order."""
        log = self.insist(lambda p: p.log(self.table))
        assert [line["seq"] for line in log] == list(range(1, len(log) + 1))
        assert [line["notation"] for line in log if line["kind"] == "move"] == self.diary


class Witness:
    """Watches tables on which only bots play: what was told once stays told."""

    def __init__(self, url: str, tables: int, games: list[str]) -> None:
        self.player = Player(url, "Witness")
        self.tables: list[str] = []
        for k in range(tables):
            table = self.player.new_table(games[k % len(games)], "random", "random")
            self.player.post(f"/api/tables/{table}/start")
            self.tables.append(table)
        self.seen: dict[str, list[tuple[int, str]]] = {table: [] for table in self.tables}

    def look(self) -> int:
        """Compare with what was told before; the number of lines there are now."""
        for table, before in self.seen.items():
            log = self.player.log(table)
            now = [(line["seq"], line["text"]) for line in log]
            assert now[: len(before)] == before, f"{table} lost what it had told"
            assert [seq for seq, _ in now] == list(range(1, len(now) + 1))
            self.seen[table] = now
        return sum(len(lines) for lines in self.seen.values())

    def all_over(self) -> bool:
        return all(self.player.get(f"/api/tables/{t}")["state"] == "finished" for t in self.tables)


def crash_rounds(
    data: Path, rounds: int, tables: int, seed: int, database: str = "", webs: int = 1,
    hurt: Callable[[list[Program]], None] | None = None,
) -> dict[str, int]:  # fmt: skip
    """Kill the servers (or whatever `hurt` does) again and again while everybody plays on."""
    extra = ("--database-url", database) if database else ()
    programs = [Program(data / f"web{k}", *extra) for k in range(webs)]
    chance = random.Random(seed)
    games = list(penstock.games())
    stop = threading.Event()
    bots = tables // 2
    witness = Witness(programs[0].url, bots, games)
    urls = [p.url for p in programs]
    diarists = [Diarist(urls, games[k % len(games)], seed + k, stop) for k in range(tables - bots)]
    for diarist in diarists:
        diarist.start()
    try:
        for _ in range(rounds):
            time.sleep(chance.uniform(0.3, 1.5))
            if hurt is not None:
                hurt(programs)
            else:
                for program in programs:
                    program.kill()
                for program in programs:
                    program.start()
            lines = witness.look()
            until = time.monotonic() + 60
            while witness.look() == lines and not witness.all_over():  # every table goes on
                assert time.monotonic() < until, "the bots did not go on"
                time.sleep(0.1)
    finally:
        stop.set()
        for diarist in diarists:
            diarist.join(120)
    for diarist in diarists:
        if diarist.failure is not None:
            raise diarist.failure
        diarist.check()
    seen = witness.look()
    for program in programs:
        program.stop()
    acknowledged = sum(d.acknowledged for d in diarists)
    for player in [witness.player, *(p for d in diarists for p in d.players)]:
        player.http.close()
    return {"rounds": rounds, "tables": tables, "acknowledged": acknowledged, "seen": seen, "lost": 0}


def fill_disk(programs: list[Program], seconds: float = 1.0) -> None:
    """For a while no byte of the servers reaches the disk."""
    before = [resource.prlimit(p.process.pid, resource.RLIMIT_FSIZE) for p in programs]
    for program, (_, most) in zip(programs, before, strict=True):
        resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, (0, most))
    time.sleep(seconds)
    for program, limit in zip(programs, before, strict=True):
        resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, limit)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--webs", type=int, default=1)
    parser.add_argument("--kill-postgres", action="store_true")
    parser.add_argument("--full-disk", action="store_true")
    args = parser.parse_args()
    postgres = Postgres() if args.postgres else None
    database = postgres.new_database("crash") if postgres else ""

    def kill_postgres(_: list[Program]) -> None:
        assert postgres is not None
        postgres.kill()
        postgres.start_again()

    with tempfile.TemporaryDirectory() as folder:
        hurt = kill_postgres if args.kill_postgres else fill_disk if args.full_disk else None
        print(crash_rounds(Path(folder), args.rounds, args.tables, args.seed, database, args.webs, hurt))
    if postgres:
        postgres.stop()


if __name__ == "__main__":
    main()
