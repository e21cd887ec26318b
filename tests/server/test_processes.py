"""Several processes on one PostgreSQL: what one changes, the others tell."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import sqlalchemy as sa

from penstock.server.bots.seats import LEASE
from penstock.server.config import UNLIMITED
from penstock.server.ops.fanout import joined, read, written
from penstock.server.store import schema
from penstock.server.table.hub import Hub, Present
from tests.server.house import House, Player, heard, quick, wait_for
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
    metrics = two.operator("/metrics").text
    assert "penstock_bot_seconds" in metrics
    one.close()
    two.close()


def test_who_is_here_is_known_in_every_process(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database("presence")
    one, two = (
        House(quick(tmp_path / name, limits=UNLIMITED, database_url=database, role="web"))
        for name in ("one", "two")
    )
    anna, bea = one.guest("Anna"), two.guest("Bea")
    table = anna.new_table("arriala", "me", "open")
    bea.post(f"/api/tables/{table}/join")
    with anna.stream(table) as stream:
        wait_for(lambda: seats_here(bea, table) == [True, False])
        with bea.stream(table), two.guest(None).stream(table), two.guest("Cleo").stream(table):
            while (message := heard(stream, "presence"))["watching"] < 2:
                pass
            assert message == {"type": "presence", "seats": [0, 1], "watching": 2}
            assert anna.get(f"/api/tables/{table}")["watching"] == 2
        while message["seats"] != [0] or message["watching"]:
            message = heard(stream, "presence")
    wait_for(lambda: seats_here(bea, table) == [False, False])
    one.close()
    two.close()


def seats_here(player: Player, table: str) -> list[bool]:
    return [seat["connected"] for seat in player.get(f"/api/tables/{table}")["seats"]]


def test_who_comes_later_is_told_and_who_falls_silent_is_missed() -> None:
    hub = Hub()
    named = [f"person {k}" for k in range(3)]
    word = written("table", Present(frozenset(named), 2))
    hub.heard_of("other", *read(word.replace("person ", "p")))
    assert hub.present("table") == Present(frozenset({"p0", "p1", "p2"}), 2)
    assert hub.present("table").watching(["p1", None]) == 4
    hub.lost("other")
    assert hub.present("table") == Present()


def test_a_crowd_fits_into_the_calls_between_processes() -> None:
    crowd = Present(frozenset(f"{k:024x}" for k in range(500)), 7)
    word = written("0123456789ab", crowd)
    told = read(word)[1]
    assert (len(told.persons), told.watching([])) == (100, 507)
    calls = list(joined("present me", [word] * 9))
    assert all(len(call) < 8000 for call in calls)
    assert " ".join(calls).count("0123456789ab") == 9


def test_a_hint_where_no_bot_is_driven(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database("hints")
    web = House(quick(tmp_path, limits=UNLIMITED, database_url=database, role="web"))
    anna = web.guest("Anna")
    table = anna.new_table("arriala", "me", "me", hot_seat=True)
    anna.post(f"/api/tables/{table}/start")
    position = anna.position(table)
    seat = position["to_act"][0]
    hint = anna.get(f"/api/tables/{table}/hint", seat=seat)[0]
    assert hint["move"] in [m["notation"] for m in position["moves"][str(seat)]]
    web.close()


def test_the_bots_of_a_killed_process_are_taken_over(postgres: Postgres, tmp_path: Path) -> None:
    """Its lease runs out within seconds, however long a bot may think."""
    database = postgres.new_database("leases")
    web = House(quick(tmp_path, limits=UNLIMITED, database_url=database))
    anna = web.guest("Anna")
    table = anna.new_table("arriala", "random", "random")
    c = schema.tables.c
    killed = sa.update(schema.tables).where(c.id == table)
    until = web.server.now() + LEASE
    held = killed.values(leased_by="killed", leased_until=until)
    web.server.storage.write_now(lambda connection: connection.execute(held) and None)
    anna.post(f"/api/tables/{table}/start")
    wait_for(lambda: anna.get(f"/api/tables/{table}")["seq"] > 1, seconds=20)
    assert web.server.now() >= until
    web.close()


def test_roles_need_postgres(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "penstock.cli", "serve", "--role", "web", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, env={"PYTHONPATH": str(ROOT / "src")})
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "PostgreSQL" in done.stderr
