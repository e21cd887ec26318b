"""Several processes on one PostgreSQL: what one changes, the others tell."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.sync.client import ClientConnection

from penstock.server.bots.seats import LEASE
from penstock.server.config import UNLIMITED
from penstock.server.ops.fanout import joined, read, written
from penstock.server.store import schema
from penstock.server.table.hub import Hub, Present
from tests.server.house import House, Player, Refused, heard, quick, wait_for
from tests.server.postgres import Postgres
from tests.server.program import ROOT
from tests.server.test_life import mover, play_one
from tests.server.test_streams import close_code


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
    present = read(word)[1]
    assert (len(present.persons), present.watching([])) == (100, 507)
    calls = list(joined("present me", [word] * 9))
    assert all(len(call) < 8000 for call in calls)
    assert " ".join(calls).count("0123456789ab") == 9


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    """Two web processes of one server."""
    database = postgres.new_database("pair")
    one, two = (
        House(quick(tmp_path_factory.mktemp(name), limits=UNLIMITED, database_url=database, role="web"))
        for name in ("one", "two")
    )
    yield one, two
    one.close()
    two.close()


def ends_with(stream: ClientConnection, *codes: int, within: float = 5.0) -> None:
    """Told by the call: the ping, which looks by itself, comes after thirty seconds."""
    began = time.monotonic()
    assert close_code(stream) in codes
    assert time.monotonic() - began < within


def is_alive(stream: ClientConnection, player: Player, table: str) -> bool:
    player.post(f"/api/tables/{table}/chat", text="still here?")
    return bool(heard(stream, "chat", timeout=5)["line"]["text"] == "still here?")


def test_logging_out_ends_the_streams_of_that_session_everywhere(pair: tuple[House, House]) -> None:
    one, two = pair
    anna = one.guest("Anna")
    anna.post("/api/account", user_name="anna", password="long enough")
    phone = two.guest(None)
    phone.post("/api/login", user_name="anna", password="long enough")
    table = anna.new_table("arriala", "me", "open")
    with anna.stream(table) as here, at(anna, two).stream(table) as there, phone.stream(table) as other:
        for stream in (here, there, other):
            heard(stream, "table")
        anna.post("/api/logout")
        ends_with(here, 4403)
        ends_with(there, 4403)
        assert is_alive(other, phone, table)


@pytest.mark.parametrize("is_running", [False, True])
def test_leaving_ends_the_streams_everywhere(pair: tuple[House, House], is_running: bool) -> None:
    one, two = pair
    anna, bea = one.guest("Anna"), one.guest("Bea")
    table = anna.new_table("arriala", "me", "open")
    bea.post(f"/api/tables/{table}/join")
    if is_running:
        anna.post(f"/api/tables/{table}/start")
    with (
        bea.stream(table) as here,
        at(bea, two).stream(table) as there,
        at(anna, two).stream(table) as other,
    ):
        for stream in (here, there, other):
            heard(stream, "table")
        bea.post(f"/api/tables/{table}/leave")
        ends_with(here, 4403)
        ends_with(there, 4403)
        assert is_alive(other, anna, table)
    with bea.stream(table) as again:  # to look on, or to sit down again
        heard(again, "table")


def test_who_is_sent_away_from_a_private_table_sees_no_more_of_it(pair: tuple[House, House]) -> None:
    one, two = pair
    anna, bea = one.guest("Anna"), one.guest("Bea")
    table = anna.new_table("arriala", "me", "invite", visibility="private")
    invite = anna.get(f"/api/tables/{table}")["invite_link"].rpartition("=")[2]
    bea.post(f"/api/tables/{table}/join", invite=invite, watch=True)
    bea.post(f"/api/tables/{table}/join", invite=invite)
    with bea.stream(table) as here, at(bea, two).stream(table) as there:
        for stream in (here, there):
            heard(stream, "table")
        at(anna, two).post(f"/api/tables/{table}/remove", seat=1)
        for stream in (
            here,
            there,
        ):  # that one was sent away, or that one may not see it: whichever is heard first
            ends_with(stream, 4403, 4404)
    for watch in (True, False):  # the link is still good for others
        with pytest.raises(Refused) as refused:
            bea.post(f"/api/tables/{table}/join", invite=invite, watch=watch)
        assert refused.value.code == "forbidden"
    with pytest.raises(Refused) as refused:
        at(bea, two).get(f"/api/tables/{table}/log")
    assert refused.value.code == "no_such_table"


def test_a_guests_tables_become_the_accounts_in_every_process(pair: tuple[House, House]) -> None:
    one, two = pair
    one.guest("Dora").post("/api/account", user_name="dora", password="long enough")
    guest = one.guest("Guest")
    table = guest.new_table("arriala", "random", "random")
    assert at(guest, two).get(f"/api/tables/{table}")["is_host"]
    with guest.stream(table) as here, at(guest, two).stream(table) as there:
        for stream in (here, there):
            heard(stream, "table")
        guest.post("/api/login", user_name="dora", password="long enough")
        ends_with(here, 4403)  # their session is over
        ends_with(there, 4403)
    assert at(guest, two).get(f"/api/tables/{table}")["is_host"]


def test_a_new_invitation_sends_away_whom_the_old_one_let_in(pair: tuple[House, House]) -> None:
    one, two = pair
    anna, cleo, dora = one.guest("Anna"), one.guest("Cleo"), one.guest("Dora")
    table = anna.new_table("arriala", "me", "invite", visibility="private")
    invite = anna.get(f"/api/tables/{table}")["invite_link"].rpartition("=")[2]
    cleo.post(f"/api/tables/{table}/join", invite=invite, watch=True)
    dora.post(f"/api/tables/{table}/join", invite=invite)
    with (
        cleo.stream(table) as here,
        at(cleo, two).stream(table) as there,
        at(dora, two).stream(table) as seat,
    ):
        for stream in (here, there, seat):
            heard(stream, "table")
        anna.post(f"/api/tables/{table}/invite")
        ends_with(here, 4404)
        ends_with(there, 4404)
        assert is_alive(seat, dora, table)  # who has sat down stays
    with pytest.raises(Refused):
        at(cleo, two).get(f"/api/tables/{table}")


def test_a_call_that_was_lost_is_made_good(postgres: Postgres, tmp_path: Path) -> None:
    """A session that ended unheard is noticed with the next ping."""
    database = postgres.new_database("unheard")
    limits = replace(UNLIMITED, idle_seconds=0.5)
    web = House(quick(tmp_path, limits=limits, database_url=database, role="web"))
    anna = web.guest("Anna")
    table = anna.new_table("arriala", "me", "open")
    with anna.stream(table) as stream:
        heard(stream, "table")
        web.server.storage.write_now(lambda x: x.execute(sa.delete(schema.sessions)) and None)
        ends_with(stream, 4403)
    web.close()


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
