"""Several processes on one PostgreSQL: what one changes, the others tell."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from penstock.server.settings import UNLIMITED
from tests.server.house import House, Player, heard, quick
from tests.server.postgres import Postgres
from tests.server.program import ROOT
from tests.server.test_life import mover, play_one


def at(player: Player, house: House) -> Player:
    """The same person at another web process."""
    there = house.guest(None)
    there.http.cookies.clear()
    for name, value in player.http.cookies.items():
        there.http.cookies.set(name, value)
    return there


def test_a_web_process_tells_what_another_has_stored(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database("processes")
    one, two = (
        House(quick(tmp_path / role, limits=UNLIMITED, database_url=database, role=role))
        for role in ("web", "all")
    )
    anna, bea = one.guest("Anna"), one.guest("Bea")
    table = anna.new_table("arriala", "me", "open", "random")
    at(bea, two).post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    with at(bea, two).stream(table) as stream:
        seq = heard(stream, "position")["seq"]
        began = time.monotonic()
        for _ in range(12):
            position = anna.position(table)
            if position["to_act"] == [2]:  # the worker's bot, in the other process
                seq = heard(stream, "position")["seq"]
                continue
            play_one(mover(table, anna, bea), table)
            while seq <= position["seq"]:
                seq = heard(stream, "position")["seq"]
        anna.post(f"/api/tables/{table}/chat", text="far away")
        assert heard(stream, "chat")["line"]["text"] == "far away"
        assert time.monotonic() - began < 25  # told by the call, not by the ping after 30 s
    metrics = anna.http.get("/metrics").text
    assert "penstock_bot_seconds" in metrics
    one.close()
    two.close()


def test_roles_need_postgres(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "penstock.cli", "serve", "--role", "web", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, env={"PYTHONPATH": str(ROOT / "src")})
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "PostgreSQL" in done.stderr
