"""The door: slow, long, deep and unreadable requests are refused, and nobody else notices."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from penstock.server.config import UNLIMITED, RateLimits
from penstock.server.http.addresses import counted
from tests.server.house import House, Player, Refused, quick
from tests.server.postgres import Postgres

DEEP = "[" * 100_000
NUL = "\u0000"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def door(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    changes: dict[str, Any] = {"limits": UNLIMITED}
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        changes["database_url"] = postgres.new_database("door")
    house = House(quick(tmp_path_factory.mktemp("door"), **changes))
    yield house
    house.close()


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/a%00b.js",
        "/api/tables/%00",
        "/api/tables/a%00b/position",
        "/api/tables?scope=%00",
        "/api/tables/abc?invite=%00",
        "/api/tables/abc?invite=%ff%fe",
        "/api/games/%00/rules",
        "/api/games/%ff/text",
        "/" + "a" * 300,
        "/" + "a" * 300 + ".js",
        "/" + "a/" * 499,
        "/" + "a" * 5000,
        "/api/tables/" + "a" * 900,
        "/api/tables/\u20ac/log",
        "/api/tables/x/log?from=99999999999999999999",
        "/api/tables/x/why-not?move=%F0%9F",
    ],
)
def test_no_address_breaks_the_server(door: House, path: str) -> None:
    anna = door.guest("Anna")
    answer = anna.http.get(path)
    assert answer.status_code < 500, answer.text
    if path.startswith("/api"):
        assert set(answer.json()["error"]) == {"code", "message", "paragraph", "details"}


def bodies(table: str) -> Iterator[tuple[str, str, Any]]:
    """A request for every field that is stored or looked up, with what no database keeps in it."""
    for bad in (NUL, f"a{NUL}b", "\ud800"):
        yield "POST", "/api/guest", {"name": bad}
        yield "POST", "/api/account", {"user_name": f"name{bad}", "password": "long enough"}
        yield "POST", "/api/account", {"user_name": "name", "password": f"long enough{bad}"}
        yield "POST", "/api/login", {"user_name": f"name{bad}", "password": "long enough"}
        yield "PATCH", "/api/me", {"name": bad}
        yield "PATCH", "/api/me", {"settings": {bad: 1}}
        yield "PATCH", "/api/me", {"settings": {"a": bad}}
        yield "PATCH", "/api/me", {"notify": {"webhook": f"http://a/{bad}"}}
        yield "POST", "/api/tables", {"game": bad, "seats": [{"kind": "me"}]}
        yield "POST", "/api/tables", {"game": "arriala", "seats": [{"kind": "bot", "bot": bad}] * 2}
        yield "POST", "/api/tables", {"game": "arriala", "seats": [{"kind": "me"}], "options": {bad: bad}}
        yield "POST", f"/api/tables/{table}/join", {"invite": bad}
        yield "POST", f"/api/tables/{table}/chat", {"text": bad}
        yield "POST", f"/api/tables/{table}/moves", {"move": bad, "expected_seq": 1, "key": "k"}
        yield "POST", f"/api/tables/{table}/undo", {"expected_seq": 1, "key": bad}
        yield "POST", f"/api/tables/{table}/takeover", {"seat": 0, "bot": bad}
        yield "POST", "/api/import", {"file": {"game": bad, "table": {"seed": bad}}}


def test_no_field_breaks_the_server(door: House) -> None:
    anna = door.guest("Anna")
    table = anna.new_table("arriala", "me", "me", hot_seat=True)
    anna.post(f"/api/tables/{table}/start")
    headers = {"x-csrftoken": anna.http.cookies["csrftoken"], "content-type": "application/json"}
    for method, path, body in bodies(table):
        answer = anna.http.request(method, path, content=json.dumps(body), headers=headers)
        assert 400 <= answer.status_code < 500, (path, body, answer.text)
        assert answer.json()["error"]["code"]


@pytest.mark.parametrize(
    "body",
    [
        DEEP,
        '{"file": ' * 20_000,
        '{"file": {"options": ' + DEEP + "]" * len(DEEP) + "}}",
        b'{"name": "\xff\xfe"}',
        b"\x00",
        b"\xed\xa0\x80",
        '{"file": {"a": 1' + "0" * 5000 + "}}",
        '{"file": {"game": "arriala", "seats": 1e999, "seed": -1, "moves": [[[[]]]]}}',
        '{"file": {"penstock": 1, "game": "arriala", "moves": [[null, null]], "seats": [], "seed": "x"}}',
        '{"name": NaN}',
        "",
    ],
)
@pytest.mark.parametrize("path", ["/api/import", "/api/guest"])
def test_no_body_breaks_the_server(door: House, path: str, body: str | bytes) -> None:
    anna = door.guest("Anna")
    headers = {"x-csrftoken": anna.http.cookies["csrftoken"], "content-type": "application/json"}
    answer = anna.http.post(path, content=body, headers=headers)
    assert 400 <= answer.status_code < 500, answer.text


def test_a_backslash_before_u0000_is_only_text(door: House) -> None:
    anna = door.guest("Anna")
    anna.ask("PATCH", "/api/me", json={"settings": {"a": "\\u0000"}})
    assert anna.get("/api/me")["settings"] == {"a": "\\u0000"}


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[House]:
    limits = replace(
        UNLIMITED, header_seconds=0.5, body_seconds=0.5, header_bytes=4000, idle_connection_seconds=1
    )
    house = House(quick(tmp_path, limits=limits))
    yield house
    house.close()


def seconds_until_closed(house: House, *parts: bytes, pause: float = 0.0) -> tuple[float, bytes]:
    began, heard = time.monotonic(), b""
    with socket.create_connection(("127.0.0.1", house.config.port)) as line:
        line.settimeout(20)
        try:
            for part in parts:
                line.sendall(part)
                time.sleep(pause)
            while more := line.recv(65536):
                heard += more
        except ConnectionError:
            pass
    return time.monotonic() - began, heard


REQUEST = b"GET /healthz HTTP/1.1\r\nhost: x\r\n"


def test_who_says_nothing_is_not_waited_for(hasty: House) -> None:
    assert seconds_until_closed(hasty)[0] < 5
    assert seconds_until_closed(hasty, REQUEST)[0] < 5
    drips = [REQUEST, *(b"x-%d: 1\r\n" % k for k in range(100))]
    assert seconds_until_closed(hasty, *drips, pause=0.05)[0] < 5


def test_a_header_is_small(hasty: House) -> None:
    _, heard = seconds_until_closed(
        hasty, REQUEST, *(b"x-%d: " % k + b"1" * 900 + b"\r\n" for k in range(9))
    )
    assert b" 431 " in heard or not heard


def test_a_body_comes_in_time(hasty: House) -> None:
    anna = hasty.guest("Anna")
    token = anna.http.cookies["csrftoken"]
    head = (
        f"POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1:{hasty.config.port}\r\ncontent-type: application/json"
        f"\r\nx-csrftoken: {token}\r\ncookie: csrftoken={token}\r\ncontent-length: 100\r\n\r\n"
    )
    took, heard = seconds_until_closed(hasty, head.encode(), b'{"name": ')
    assert took < 5
    assert b" 408 " in heard
    assert b'"too_slow"' in heard


def test_a_connection_is_kept_for_a_while_only(hasty: House) -> None:
    took, heard = seconds_until_closed(hasty, REQUEST + b"\r\n")
    assert b" 200 " in heard
    assert took < 5


@pytest.mark.parametrize(
    ("host", "as_one"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a name", "a name"),
    ],
)
def test_a_household_counts_as_one(host: str, as_one: str) -> None:
    assert counted(host) == as_one


def test_many_addresses_of_one_network_are_one(tmp_path: Path) -> None:
    house = House(quick(tmp_path, limits=RateLimits(guests_per_hour=2)))

    def come(address: str) -> Player:
        return house.guest("Troll", **{"x-forwarded-for": address})

    come("2001:db8:1:2::1")
    come("2001:db8:1:2:ffff::2")
    with pytest.raises(Refused) as refused:
        come("2001:db8:1:2:3:4:5:6")
    assert refused.value.code == "too_many"
    come("2001:db8:1:3::1")
    house.close()


def test_refusals_are_counted(door: House) -> None:
    httpx.get(f"{door.url}/api/nothing")
    assert 'penstock_refusals_total{code="not_found"}' in door.operator("/metrics").text
