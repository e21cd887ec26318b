"""How much one guest with many tables of bots alone slows the bots of somebody who plays.

`python -m bench.starving --tables 150 --moves 200`. The server runs as `penstock serve`, without limits:
the queue alone must hold. A bot's move is timed from the move before it to its arrival in the stream.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from pathlib import Path

from tests.server.house import Player
from tests.server.program import Program

GAME = "arriala"


def bot_seconds(player: Player, bot: str, moves: int) -> list[float]:
    """Play on against a bot until it has made so many moves; how long each took."""
    seconds: list[float] = []
    while len(seconds) < moves:
        table = player.new_table(GAME, "me", bot)
        player.post(f"/api/tables/{table}/start")
        with player.stream(table) as stream:
            before: tuple[float, bool] | None = None  # when a position came; was it a bot's turn?
            is_over = False
            while not is_over and len(seconds) < moves:
                message = json.loads(stream.recv(timeout=120))
                if message["type"] != "position":
                    continue
                now, position = time.perf_counter(), message["position"]
                if before is not None and before[1] and len(message["log"]) == 1:
                    seconds.append(now - before[0])
                before, is_over = (now, position["to_act"] == [1]), position["over"]
                if position["moves"]:
                    player.play(table, position["moves"]["0"][-1]["notation"], position["seq"])
        if not is_over:
            player.post(f"/api/tables/{table}/offer-stop")
    return seconds


def flood(troll: Player, bot: str, tables: int) -> None:
    for _ in range(tables):
        table = troll.new_table(GAME, bot, bot, bot)
        troll.post(f"/api/tables/{table}/start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=150)
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--bot", default="greedy")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = Program(Path(folder))
        anna, troll = Player(program.url, "Anna"), Player(program.url, "Troll")
        bot_seconds(anna, args.bot, 10)  # the processes start
        alone = bot_seconds(anna, args.bot, args.moves)
        flood(troll, args.bot, args.tables)
        among = bot_seconds(anna, args.bot, args.moves)
        running = sum(t["state"] == "running" for t in troll.get("/api/tables", scope="mine"))
        for player in (anna, troll):
            player.http.close()
        program.stop()
    assert running > args.tables // 2, "the flood was over too soon"
    print("| tables of bots alone | a bot's move p50 ms | p90 ms |")
    print("|---|---|---|")
    for tables, seconds in ((0, alone), (running, among)):
        cuts = statistics.quantiles(seconds, n=10)
        print(f"| {tables} | {statistics.median(seconds) * 1e3:.1f} | {cuts[8] * 1e3:.1f} |")
    print(f"| times as long | {statistics.median(among) / statistics.median(alone):.2f} | |")


if __name__ == "__main__":
    main()
