"""Durable moves a second: many tables at once, each move on disk before it is answered.

`python -m bench.durable [--postgres] [--seconds 5]`: rules, checks and storage, without the web.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

import penstock
from penstock.server.config import UNLIMITED, ServerConfig
from penstock.server.process import Server
from penstock.server.store.rows import Person
from penstock.server.table import opening, playing
from penstock.server.table.live import LiveTable
from penstock.server.table.opening import Opening, SeatPlan

GAME = "schwarzer-freitag"
CONCURRENT = (1, 16, 128)


async def open_table(server: Server, person: Person) -> LiveTable:
    wanted = Opening(penstock.game(GAME), {}, [SeatPlan("me")] * 3, "hot_seat")
    table = await opening.open_table(server.tables, person, wanted)
    return await playing.start(server.tables, person, table.id)


async def play_table(server: Server, person: Person, table: LiveTable, seed: int, until: float) -> int:
    """Random moves at hot-seat tables until the time is up; how many were acknowledged."""
    chance = random.Random(seed)
    moves = 0
    while True:
        match = table.match
        while match is not None and not match.over:
            if time.monotonic() > until:
                return moves
            seat = match.to_act[0]
            notation = match.game.moves.names[chance.choice(match.legal(seat))].notation
            await playing.play(
                server.tables, table.id, person, seat, notation, table.seq, f"{seed} {moves}"
            )
            moves += 1
            match = table.match
        table = await open_table(server, person)


async def measure(config: ServerConfig, tables: int, seconds: float) -> tuple[float, float]:
    """Moves a second of wall time, and of processor time."""
    server = Server(config, time.time, time.monotonic)
    server.storage.migrate()
    person, _ = await server.people.guest("Bench")
    opened = [await open_table(server, person) for _ in range(tables)]
    started, used = time.monotonic(), time.process_time()
    until = started + seconds
    done = await asyncio.gather(
        *(play_table(server, person, table, k, until) for k, table in enumerate(opened))
    )
    wall, cpu = time.monotonic() - started, time.process_time() - used
    server.storage.close()
    return sum(done) / wall, sum(done) / cpu


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--seconds", type=float, default=5.0)
    args = parser.parse_args()
    postgres = None
    if args.postgres:
        from tests.server.postgres import Postgres

        postgres = Postgres()
    print("| tables | durable moves/s | moves per processor second |\n|---|---|---|")
    for tables in CONCURRENT:
        with tempfile.TemporaryDirectory() as folder:
            url = postgres.new_database(f"bench{tables}") if postgres else ""
            config = ServerConfig(
                data=Path(folder), database_url=url, limits=UNLIMITED, compile_rules=False, role="web"
            )
            wall, cpu = asyncio.run(measure(config, tables, args.seconds))
            print(f"| {tables} | {wall:,.0f} | {cpu:,.0f} |", flush=True)
    if postgres:
        postgres.stop()


if __name__ == "__main__":
    main()
