"""Notices of a turn: what they tell, when they come, where they never go."""

from __future__ import annotations

import json
import socketserver
import threading
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from penstock.server.config import UNLIMITED, Mail
from penstock.server.ops import webhooks
from penstock.server.store import schema
from tests.server.house import House, Player, Refused, quick, wait_for
from tests.server.test_clocks import Time
from tests.server.test_life import mover, play_one


class Mailbox:
    """A webhook's end that can refuse."""

    def __init__(self) -> None:
        self.notices: list[dict[str, Any]] = []
        self.calls = 0
        self.status = 204
        mailbox = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                mailbox.calls += 1
                body = self.rfile.read(int(self.headers["content-length"]))
                if mailbox.status < 300:
                    mailbox.notices.append(json.loads(body))
                self.send_response(mailbox.status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/hook?x=1"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class PostOffice(socketserver.ThreadingTCPServer):
    """Just enough SMTP to take a letter."""

    def __init__(self) -> None:
        self.letters: list[str] = []
        office = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 hello\r\n")
                while line := self.rfile.readline().strip().upper():
                    if line == b"DATA":
                        self.wfile.write(b"354 go on\r\n")
                        letter = b""
                        while (part := self.rfile.readline()) != b".\r\n":
                            letter += part
                        office.letters.append(letter.decode())
                    self.wfile.write(b"221 bye\r\n" if line == b"QUIT" else b"250 ok\r\n")
                    if line == b"QUIT":
                        return

        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.shutdown()
        self.server_close()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


def bea_is_waiting(house: House, **notify: str) -> tuple[Player, Player, str]:
    """A table over days at which Bea has just been given the turn."""
    anna, bea = house.guest("Anna"), house.guest("Bea")
    if "email" in notify:  # letters are for accounts
        with pytest.raises(Refused) as refused:
            bea.ask("PATCH", "/api/me", json={"notify": notify})
        assert refused.value.code == "needs_account"
        bea.post("/api/account", user_name="bea", password="long enough")
    bea.ask("PATCH", "/api/me", json={"notify": notify, "language": "de"})
    table = anna.new_table("arriala", "me", "open", pace="days")
    bea.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    give_the_turn_again(anna, bea, table)
    return anna, bea, table


def give_the_turn_again(anna: Player, bea: Player, table: str) -> None:
    while mover(table, anna, bea) is bea:
        play_one(bea, table, -1)
    while mover(table, anna, bea) is anna:
        play_one(anna, table, -1)


def test_a_webhook_tells_the_story_once_in_the_readers_language(tmp_path: Path, mailbox: Mailbox) -> None:
    now = Time()
    house = House(quick(tmp_path, limits=UNLIMITED, internal_webhooks=True), now)
    mailbox.status = 500
    anna, bea, table = bea_is_waiting(house, webhook=mailbox.url)
    now.ahead += 30
    wait_for(lambda: mailbox.calls == 1)  # refused: tried again later
    mailbox.status = 204
    now.ahead += 40
    notice = wait_for(lambda: mailbox.notices)[0]
    assert notice["title"].endswith("Du bist am Zug")
    assert any("Anna" in line for line in notice["story"])
    assert notice["link"].endswith(f"/table/{table}")
    give_the_turn_again(anna, bea, table)
    now.ahead += 30
    outbox_is_empty(house)
    assert len(mailbox.notices) == 1  # within ten minutes there is no second one
    house.close()


def outbox_is_empty(house: House) -> None:
    query = sa.select(sa.func.count()).where(schema.outbox.c.state == "waiting")
    wait_for(lambda: house.server.storage.read_now(lambda c: c.execute(query).scalar_one()) == 0)


def test_who_is_at_the_table_gets_no_notice(tmp_path: Path, mailbox: Mailbox) -> None:
    now = Time()
    house = House(quick(tmp_path, limits=UNLIMITED, internal_webhooks=True), now)
    _, bea, table = bea_is_waiting(house, webhook=mailbox.url)
    with bea.stream(table) as stream:
        stream.recv(timeout=10)
        now.ahead += 30
        outbox_is_empty(house)
    assert mailbox.calls == 0
    house.close()


def test_a_letter_by_e_mail(tmp_path: Path) -> None:
    now = Time()
    office = PostOffice()
    mail = Mail(
        host="127.0.0.1", port=office.server_address[1], sender="penstock@example.org", start_tls=False
    )
    limits = replace(UNLIMITED, mails_per_day=1)
    house = House(quick(tmp_path, limits=limits, mail=mail), now)
    anna, bea, table = bea_is_waiting(house, email="bea@example.org")
    wait_for(lambda: office.letters).clear()  # the one that asks for a confirmation, see test_accounts.py
    confirmed = sa.update(schema.persons).where(schema.persons.c.user_name == "bea")
    house.server.storage.write_now(lambda c: c.execute(confirmed.values(email="bea@example.org")) and None)
    now.ahead += 30
    letter = wait_for(lambda: office.letters)[0]
    assert "To: bea@example.org" in letter
    give_the_turn_again(anna, bea, table)
    now.ahead += 700  # the next letter would be due
    outbox_is_empty(house)
    assert len(office.letters) == 1
    house.close()
    office.close()


def test_an_internal_address_is_never_called(tmp_path: Path, mailbox: Mailbox) -> None:
    now = Time()
    house = House(quick(tmp_path, limits=UNLIMITED), now)
    bea_is_waiting(house, webhook=mailbox.url)
    for _ in range(8):
        now.ahead += 3000
        threading.Event().wait(1.1)
    outbox_is_empty(house)
    assert mailbox.calls == 0
    house.close()


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://localhost/",
        "http://10.1.2.3/",
        "http://192.168.0.1:8080/",
        "http://169.254.169.254/latest/meta-data",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[fd00::1]/",
        "http://0.0.0.0/",
        "http://100.64.0.1/",
        "http://2130706433/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "http://user:word@example.org/",
        "nonsense",
    ],
)
def test_addresses_that_are_refused(url: str) -> None:
    with pytest.raises(webhooks.Refused):
        webhooks.post(url, b"{}")
