"""What runs beside the requests runs by itself: nothing slow or broken stops the rest."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from smtplib import SMTPException
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from penstock.cli import main
from penstock.server.config import UNLIMITED, Mail
from penstock.server.ops import mail, outbox, webhooks
from penstock.server.ops.chores import Chore
from penstock.server.ops.deadlines import cut_off
from penstock.server.store import schema
from tests.server.house import House, Refused, quick, wait_for
from tests.server.loop import run_aside
from tests.server.test_clocks import Time
from tests.server.test_life import mover, play_one, two_at_a_table
from tests.server.test_notices import Mailbox, bea_is_waiting

DRIP_SECONDS = 0.1


class Dripping:
    """A webhook's end that answers one byte at a time, for ever."""

    def __init__(self) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.calls = 0
        self.first_words = b"HTTP/1.1 200 OK\r\nx: "
        self.is_closed = False
        threading.Thread(target=self._take, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}/"

    def _take(self) -> None:
        while not self.is_closed:
            try:
                line, _ = self._listening.accept()
            except OSError:
                return
            self.calls += 1
            threading.Thread(target=self._drip, args=[line], daemon=True).start()

    def _drip(self, line: socket.socket) -> None:
        with line:
            try:
                line.sendall(self.first_words)
                while not self.is_closed:
                    line.sendall(b"x")
                    time.sleep(DRIP_SECONDS)
            except OSError:
                return

    def close(self) -> None:
        self.is_closed = True
        self._listening.close()


@pytest.fixture
def dripping() -> Iterator[Dripping]:
    found = Dripping()
    yield found
    found.close()


def change(house: House, statement: Any) -> None:
    house.server.storage.write_now(lambda connection: connection.execute(statement) and None)


def test_a_webhook_that_drips_is_cut_off(dripping: Dripping, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 0.5)
    began = time.monotonic()
    with pytest.raises((webhooks.Refused, OSError)):
        webhooks.post(dripping.url, b"{}", is_internal_allowed=True)
    assert time.monotonic() - began < 5


def test_a_webhook_that_drips_stops_neither_clocks_nor_other_notices(
    dripping: Dripping, tmp_path: Path
) -> None:
    now, mailbox = Time(), Mailbox()
    config = quick(tmp_path, limits=UNLIMITED, internal_webhooks=True, silence_seconds=1e9)
    house = House(config, now, monotonic=now)
    bea_is_waiting(house, webhook=dripping.url)
    bea_is_waiting(house, webhook=mailbox.url)
    clock = {"kind": "move", "seconds": 60, "on_timeout": "lose"}
    anna, _, table = two_at_a_table(house, clock=clock)
    now.ahead += 30
    wait_for(lambda: dripping.calls)
    began = time.monotonic()
    wait_for(lambda: mailbox.notices)
    now.ahead += 60
    wait_for(lambda: any(seat["resigned"] for seat in anna.get(f"/api/tables/{table}")["seats"]))
    assert time.monotonic() - began < webhooks.SECONDS  # it is still dripping
    house.close()
    mailbox.close()


def test_a_chore_that_hangs_or_fails_comes_back_and_stops_no_other() -> None:
    done: list[str] = []

    async def hang() -> None:
        done.append("hangs")
        await asyncio.Event().wait()

    async def fail() -> None:
        done.append("fails")
        raise KeyError

    async def work() -> None:
        done.append("works")

    async def run() -> None:
        works = {"hangs": hang, "fails": fail, "works": work}
        chores = [Chore(name, 0.01, 0.05, of) for name, of in works.items()]
        tasks = [asyncio.create_task(chore.run()) for chore in chores]
        async with asyncio.timeout(10):
            while min(done.count(name) for name in works) < 3:
                await asyncio.sleep(0.01)
        for task in tasks:
            task.cancel()

    run_aside(run())


def test_a_damaged_table_stops_no_clock_and_no_lobby(tmp_path: Path) -> None:
    now = Time()
    house = House(quick(tmp_path, limits=UNLIMITED, silence_seconds=1e9), now, monotonic=now)
    clock = {"kind": "move", "seconds": 60, "on_timeout": "lose"}
    anna, _, broken = two_at_a_table(house, clock=clock)
    bea, _, sound = two_at_a_table(house, clock=clock)
    c = schema.tables.c
    written = sa.select(c.clocks).where(c.id == broken)
    before = house.server.storage.read_now(lambda connection: connection.execute(written).scalar_one())
    change(house, sa.text(f"UPDATE tables SET clocks = '{{\"left' WHERE id = '{broken}'"))
    house.server.tables.forget(broken)
    now.ahead += 61
    wait_for(lambda: any(seat["resigned"] for seat in bea.get(f"/api/tables/{sound}")["seats"]))
    shown = [table["id"] for table in bea.get("/api/tables", scope="running")]
    assert sound in shown
    assert broken not in shown
    with pytest.raises(Refused) as refused:
        anna.get(f"/api/tables/{broken}")
    assert refused.value.code == "damaged"
    change(house, sa.update(schema.tables).where(c.id == broken).values(clocks=before))
    assert anna.get(f"/api/tables/{broken}")["id"] == broken  # mended
    house.close()


def moved_on(house: House) -> tuple[Any, str]:
    """A table with snapshots."""
    anna = house.guest("Anna")
    table = anna.new_table("arriala", "me", "me", hot_seat=True)
    anna.post(f"/api/tables/{table}/start")
    for _ in range(25):
        play_one(anna, table)
    return anna, table


@pytest.mark.parametrize("state", [b"", b"nonsense", b"x\x9c\x03\x00\x00\x00\x00\x01"])
def test_a_damaged_snapshot_is_made_good_from_the_log(house: House, state: bytes) -> None:
    anna, table = moved_on(house)
    before = anna.position(table)
    c = schema.snapshots.c
    change(house, sa.update(schema.snapshots).where(c.table_id == table).values(state=state))
    house.server.tables.forget(table)
    assert anna.position(table) == before
    play_one(anna, table)


def test_a_damaged_log_leaves_the_table_aside_and_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = House(quick(tmp_path, limits=UNLIMITED))
    anna, table = moved_on(house)
    _, sound = moved_on(house)
    _, unreadable = moved_on(house)
    c = schema.events.c
    change(house, sa.delete(schema.snapshots).where(schema.snapshots.c.table_id != sound))
    change(house, sa.update(schema.events).where(c.table_id == table, c.seq == 5).values(move="lock"))
    change(house, sa.text(f"UPDATE events SET notes = '[[' WHERE table_id = '{unreadable}' AND seq = 3"))
    for one in (table, unreadable):
        house.server.tables.forget(one)
    for path in (f"/api/tables/{table}/position", f"/api/tables/{unreadable}"):
        with pytest.raises(Refused) as refused:
            anna.get(path)
        assert refused.value.code == "damaged"
    assert len(anna.get(f"/api/tables/{table}/log")) == 26  # what is there can be read
    house.close()
    assert main(["check", "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert f"{table}: cannot be replayed" in told
    assert f"{unreadable}: a row cannot be read" in told
    assert "3 tables replayed, 2 with differences" in told


def test_check_reports_a_damaged_snapshot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = House(quick(tmp_path))
    _, table = moved_on(house)
    change(house, sa.update(schema.snapshots).values(state=b"nonsense"))
    house.close()
    assert main(["check", "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert f"{table}: " in told
    assert ": another snapshot" in told


def test_bots_of_other_tables_go_on_beside_a_damaged_one(tmp_path: Path) -> None:
    house = House(quick(tmp_path, limits=UNLIMITED))
    anna, bea, broken = two_at_a_table(house)
    first = mover(broken, anna, bea)
    change(house, sa.text(f"UPDATE seats SET resigned = 7 WHERE table_id = '{broken}'"))
    change(house, sa.update(schema.tables).where(schema.tables.c.id == broken).values(bot_due=True))
    house.server.tables.forget(broken)
    table = first.new_table("arriala", "me", "random")
    first.post(f"/api/tables/{table}/start")
    wait_for(lambda: first.position(table)["moves"])
    house.close()


def test_a_mail_server_that_hangs_stops_no_webhook(
    dripping: Dripping, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "AT_ONCE", 1)
    now, mailbox = Time(), Mailbox()
    host, _, port = dripping.url.removeprefix("http://").strip("/").partition(":")
    terms = Mail(host=host, port=int(port), sender="penstock@example.org", start_tls=False)
    house = House(quick(tmp_path, limits=UNLIMITED, internal_webhooks=True, mail=terms), now)
    bea_is_waiting(house, email="bea@example.org")
    bea_is_waiting(house, webhook=mailbox.url)
    now.ahead += 30
    wait_for(lambda: dripping.calls)
    wait_for(lambda: mailbox.notices)
    house.close()
    mailbox.close()


def test_who_is_slow_before_the_line_is_open_is_cut_off_too() -> None:
    """A name, a connection and a handshake take their time; the line comes when it is over already."""
    here, there = socket.socketpair()
    talk = SimpleNamespace(sock=None)
    here.settimeout(10)
    began = time.monotonic()

    def listen() -> None:
        with cut_off(0.1, talk):
            time.sleep(0.3)
            talk.sock = here
            here.recv(1)

    with here, there, pytest.raises(TimeoutError):
        listen()
    assert time.monotonic() - began < 5


def test_a_mail_server_that_drips_its_greeting_is_cut_off(
    dripping: Dripping, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "SECONDS", 0.5)
    dripping.first_words = b"220 "
    host, _, port = dripping.url.removeprefix("http://").strip("/").partition(":")
    terms = Mail(host=host, port=int(port), sender="penstock@example.org", start_tls=False)
    began = time.monotonic()
    with pytest.raises((TimeoutError, SMTPException)):
        mail.send(terms, "bea@example.org", "Your turn", ["…"])
    assert time.monotonic() - began < 5


def test_a_damaged_order_stops_no_other_and_a_damaged_table_can_be_closed(tmp_path: Path) -> None:
    house = House(quick(tmp_path, limits=UNLIMITED))
    table = two_at_a_table(house)[2]
    change(house, sa.text("INSERT INTO orders (kind, target, at) VALUES ('close', x'00', 'never')"))
    change(house, sa.text(f"UPDATE tables SET clocks = '{{\"left' WHERE id = '{table}'"))
    house.server.tables.forget(table)
    assert main(["admin", "--data", str(tmp_path), "close", table]) == 0
    c = schema.tables.c
    state = sa.select(c.state).where(c.id == table)
    found = house.server.storage.read_now(lambda connection: connection.execute(state).scalar_one())
    assert found == "stopped"
    house.close()


def test_a_result_that_cannot_be_settled_stops_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    house = House(quick(tmp_path, limits=UNLIMITED))
    c = schema.tables.c
    tables = [two_at_a_table(house)[2] for _ in range(2)]
    change(house, sa.update(schema.tables).where(c.id == tables[0]).values(state="finished", changed=1.0))
    change(house, sa.update(schema.tables).where(c.id == tables[1]).values(state="stopped"))
    settled = sa.select(c.settled).where(c.id == tables[1])
    wait_for(lambda: house.server.storage.read_now(lambda x: x.execute(settled).scalar_one()))
    time.sleep(2.5)  # a chore of every second
    assert sum(tables[0] in str(getattr(record, "facts", "")) for record in caplog.records) == 1
    house.close()
