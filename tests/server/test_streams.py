"""Garbage, floods, half-open and slow readers leave the others undisturbed."""

from __future__ import annotations

import json
import random
import socket
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from penstock.engine.match import Match
from penstock.server.config import RateLimits
from penstock.server.http import position_views
from penstock.server.store.rows import Line
from penstock.server.table import log
from penstock.server.table.live import LiveTable
from tests.server.house import House, Refused, heard, quick, wait_for
from tests.server.test_life import mover, play_one, two_at_a_table

GARBAGE: list[str | bytes] = [
    "", "nonsense", "{}", "[]", "null", '{"type": "move"}', '{"type": "dance"}',
    '{"type": "move", "move": 7}',
    '{"type": "move", "move": "x", "expected_seq": -1, "key": "k"}', '{"type": "chat", "text": ""}',
    '{"type": "pong", "more": 1}', "\ud7ff", b"\x00\xff\xfe", b'{"type": "pong"}',
    "[" * 5000, '{"type":' * 900,
]  # fmt: skip


def test_garbage_gets_an_error_and_changes_nothing(house: House) -> None:
    anna, _, table = two_at_a_table(house)
    before = anna.position(table)
    with anna.stream(table) as stream:
        heard(stream, "position")
        for said in GARBAGE[:12]:
            stream.send(said)
            assert heard(stream, "error")["error"]["code"] == "bad_request"
    for said in GARBAGE[12:]:
        with anna.stream(table) as stream, suppress(ConnectionClosed):
            stream.send(said)
            stream.recv(timeout=10)
    assert anna.position(table) == before


def test_a_position_arrives_once_and_the_stream_takes_no_moves(house: House) -> None:
    anna, bea, table = two_at_a_table(house)
    first = mover(table, anna, bea)
    position = first.position(table)
    move = next(iter(position["moves"].values()))[0]["notation"]
    with first.stream(table) as own:
        assert heard(own, "position")["seq"] == position["seq"]
        body = {"move": move, "expected_seq": position["seq"], "key": "one"}
        for kind in ("move", "chat"):
            own.send(json.dumps({"type": kind, "text": "hello", **body}))
            assert heard(own, "error")["error"]["code"] == "bad_request"
        assert first.post(f"/api/tables/{table}/moves", **body) == {"seq": position["seq"] + 1}
        received = heard(own, "position")
        assert received["seq"] == position["seq"] + 1
        assert [line["notation"] for line in received["log"]] == [move]
        first.post(f"/api/tables/{table}/chat", text="that is all")
        assert json.loads(own.recv(timeout=20))["type"] == "chat"  # and no second position


def test_what_all_are_told_is_made_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bea, table = two_at_a_table(house)
    dora = house.guest("Dora")
    spoken: list[int] = []
    viewed: list[int] = []
    speak, look = log.spoken_events, position_views.shared_view

    def count(here: LiveTable, line: Line, lang: str) -> list[log.SpokenEvent]:
        if here.id == table:
            spoken.append(line.seq)
        return speak(here, line, lang)

    def count_views(match: Match) -> dict[str, Any]:
        viewed.append(len(match.played))
        return look(match)

    with ExitStack() as stack:
        streams = [stack.enter_context(p.stream(table)) for p in (anna, bea, dora, dora)]
        for stream in streams:
            heard(stream, "position")
        monkeypatch.setattr(log, "spoken_events", count)
        monkeypatch.setattr(position_views, "shared_view", count_views)
        seq = play_one(mover(table, anna, bea), table)["seq"]
        received = [heard(stream, "position") for stream in streams]
    assert [message["seq"] for message in received] == [seq] * 4
    assert spoken == [seq]
    assert viewed == [seq - 1], "the first line is the start"
    shown = [message["position"]["view"] for message in received]
    for view in shown[1:]:  # all but the players' rows, where each sees more of their own
        assert {**view, "players": None} == {**shown[0], "players": None}
    assert shown[0]["players"] != shown[1]["players"]
    assert shown[2] == shown[3]


def test_a_stranger_only_watches(house: House) -> None:
    anna, _, table = two_at_a_table(house, spectators=False)
    dora = house.guest("Dora")
    with dora.stream(table) as stream:
        assert heard(stream, "error")["error"]["code"] == "forbidden"
        with pytest.raises(ConnectionClosed):
            stream.recv(timeout=10)
    with dora.stream("none") as stream:
        assert heard(stream, "error")["error"]["code"] == "no_such_table"
    assert anna.position(table)["viewer"] is not None


def was_cut_off(flood: ClientConnection) -> bool:
    try:
        for _ in range(10_000):
            flood.send(random.randbytes(200).hex())
            with suppress(TimeoutError):
                flood.recv(timeout=0)
    except ConnectionClosed:
        return True
    return False


def close_code(stream: ClientConnection) -> int | None:
    """How the server ended the stream."""
    try:
        while True:
            stream.recv(timeout=10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_floods_slow_and_half_open_readers_disturb_nobody(tmp_path: Path) -> None:
    limits = RateLimits(messages_per_10_seconds=20, send_seconds=2.0, streams_per_person=6)
    house = House(quick(tmp_path, limits=limits))
    anna, bea, table = two_at_a_table(house)
    troll = house.guest("Troll")
    half_open = [socket.create_connection(("127.0.0.1", house.config.port)) for _ in range(20)]
    for k, raw in enumerate(half_open):
        request = f"GET /api/tables/{table}/stream HTTP/1.1\r\nhost: x\r\n"
        upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        raw.sendall((request + (upgrade if k % 2 else "")).encode())
    with ExitStack() as slow, anna.stream(table) as hers, bea.stream(table) as theirs:
        for _ in range(5):
            slow.enter_context(troll.stream(table))  # never read
        with troll.stream(table) as flood:
            assert was_cut_off(flood)
        seq = heard(hers, "position")["seq"]
        heard(theirs, "position")
        for _ in range(10):
            for player in (anna, bea):
                with suppress(StopIteration, Refused):
                    play_one(player, table)
            latest = anna.get(f"/api/tables/{table}")["seq"]
            for stream in (hers, theirs):
                while heard(stream, "position")["seq"] < latest:
                    pass
        assert latest > seq + 5
    for raw in half_open:
        raw.close()
    wait_for(lambda: house.server.hub.count == 0)
    house.close()


def test_too_many_streams_of_one_person(tmp_path: Path) -> None:
    house = House(quick(tmp_path, limits=RateLimits(streams_per_person=2)))
    anna, _, table = two_at_a_table(house)
    with anna.stream(table) as first, anna.stream(table) as second:
        heard(first, "position")
        heard(second, "position")
        with anna.stream(table) as third:
            assert heard(third, "error")["error"]["code"] == "too_many"
    house.close()


def test_a_restart_closes_streams_with_1012(tmp_path: Path) -> None:
    house = House(quick(tmp_path))
    anna, _, table = two_at_a_table(house)
    with anna.stream(table) as stream:
        heard(stream, "position")
        house.close()
        assert close_code(stream) == 1012


def test_a_full_disk_refuses_moves_and_loses_none(tmp_path: Path) -> None:
    house = House(quick(tmp_path))
    anna, bea, table = two_at_a_table(house)
    before = anna.position(table)

    def set_size(connection: sa.Connection, pages: int) -> int:
        return int(connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}").scalar_one())

    now = house.server.storage.write_now(lambda c: int(c.exec_driver_sql("PRAGMA page_count").scalar_one()))
    house.server.storage.write_now(lambda c: set_size(c, now))
    codes: list[str] = []
    for _ in range(60):
        for player in (anna, bea):
            position = player.position(table)
            if position["moves"]:
                try:
                    play_one(player, table)
                except Refused as refused:
                    codes.append(refused.code)
        if len(codes) > 3:
            break
    assert set(codes) == {"unavailable"}
    at = anna.position(table)["seq"]
    assert at >= before["seq"]
    house.server.storage.write_now(lambda c: set_size(c, 2**30))
    for player in (anna, bea):
        if player.position(table)["moves"]:
            assert play_one(player, table)["seq"] == at + 1
            break
    log = anna.get(f"/api/tables/{table}/log")
    assert [line["seq"] for line in log] == list(range(1, at + 2))
    house.close()
