"""Bounds on what strangers can ask for."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

import penstock
from penstock.server.config import UNLIMITED, RateLimits
from penstock.server.people.throttle import Throttle
from penstock.server.store.rows import Line
from penstock.server.table import log
from penstock.server.table.live import LiveTable
from tests.server.house import House, Refused, heard, quick, wait_for
from tests.server.postgres import Postgres
from tests.server.test_life import play_one


@pytest.fixture
def tight(tmp_path: Path) -> Iterator[House]:
    limits = replace(
        UNLIMITED, streams_per_address=2, handshakes_per_minute=5, imports_per_hour=2, import_moves=8
    )
    house = House(quick(tmp_path, limits=limits))
    yield house
    house.close()


def test_visitors_without_a_name_share_their_address(tight: House) -> None:
    anna, stranger = tight.guest("Anna"), tight.guest(None)
    table = anna.new_table("arriala", "me", "open")
    with stranger.stream(table) as one, stranger.stream(table) as two:
        assert [heard(x, "table")["table"]["your_seats"] for x in (one, two)] == [[], []]
        with stranger.stream(table) as three:
            assert heard(three, "error")["error"]["code"] == "too_many"
        with anna.stream(table) as own:  # who has a name is counted by it
            assert heard(own, "table")["table"]["your_seats"] == [0]
    with stranger.stream(table) as again:
        assert heard(again, "table")
    with pytest.raises(InvalidStatus):  # the sixth handshake within a minute
        stranger.stream(table)


def test_a_long_log_is_told_page_by_page_and_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(quick(tmp_path, limits=replace(UNLIMITED, log_lines=50)))
    anna = house.guest("Anna")
    table = anna.new_table("arriala", "me", "me", hot_seat=True)
    anna.post(f"/api/tables/{table}/start")
    for _ in range(120):
        play_one(anna, table)
    threads: dict[int, set[str]] = {}
    speak = log.spoken_events

    def note(here: LiveTable, line: Line, lang: str) -> list[log.SpokenEvent]:
        threads.setdefault(line.seq, set()).add(threading.current_thread().name)
        return speak(here, line, lang)

    monkeypatch.setattr(log, "spoken_events", note)

    def page(first: int) -> list[int]:
        return [x["seq"] for x in anna.get(f"/api/tables/{table}/log", lang="fr", **{"from": first})]

    pages = [page(first) for first in (0, 51, 101)]
    assert pages == [list(range(1, 51)), list(range(51, 101)), list(range(101, 122))]
    assert [x["seq"] for x in anna.log(table)] == list(range(1, 122))
    [loop] = threads[121]
    with anna.stream(table) as stream:
        told = heard(stream, "position")
    assert [x["seq"] for x in told["log"]] == list(range(1, 122))
    anna.get(f"/api/tables/{table}/export", lang="nl")
    assert all(loop not in threads[seq] for seq in range(1, 51))
    house.close()


def test_imports_are_bounded(tight: House) -> None:
    anna = tight.guest("Anna")
    match = penstock.game("arriala").new(2, 5)
    while len(match.history) < 9:
        match.play(match.moves(match.to_act[0])[0], match.to_act[0])
    with pytest.raises(Refused) as refused:
        anna.post("/api/import", file=match.save())
    assert refused.value.code == "too_large"
    short = {**match.save(), "moves": match.save()["moves"][:8]}
    table = anna.post("/api/import", file=short)
    assert table["seq"] == 9
    with pytest.raises(Refused) as refused:
        anna.post("/api/import", file=short)
    assert refused.value.code == "too_many"


@pytest.mark.parametrize(("proxy", "is_believed"), [("127.0.0.1", True), ("192.0.2.1", False)])
def test_a_known_proxy_says_for_whom_it_asks(proxy: str, is_believed: bool, tmp_path: Path) -> None:
    house = House(quick(tmp_path, limits=RateLimits(guests_per_hour=1), proxy=proxy))
    house.guest("Anna", **{"x-forwarded-for": "198.51.100.1"})
    if is_believed:
        house.guest("Bea", **{"x-forwarded-for": "198.51.100.2"})
    with pytest.raises(Refused) as refused:
        house.guest("Anna again", **{"x-forwarded-for": "198.51.100.1"})
    assert refused.value.code == "too_many"
    house.close()


def test_processes_count_together(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database("counting")
    limits = replace(UNLIMITED, guests_per_hour=6)
    one, two = (
        House(quick(tmp_path / name, limits=limits, database_url=database, role="web")) for name in "ab"
    )
    for _ in range(4):
        one.guest("Troll")
    wait_for(lambda: 4 in two.server.throttle.heard_of.values())  # they may come in two letters
    two.guest("Troll")
    two.guest("Troll")
    with pytest.raises(Refused) as refused:
        two.guest("Troll")
    assert refused.value.code == "too_many"
    assert all("127.0.0.1" not in name for name in two.server.throttle.heard_of)
    one.close()
    two.close()


def test_what_others_have_counted_is_forgotten_in_time() -> None:
    now = [0.0]
    one, two = Throttle(lambda: now[0]), Throttle(lambda: now[0])
    one.share()
    assert [one.is_free("a", 3, 60) for _ in range(2)] == [True, True]
    for word in one.news():
        two.heard(word)
    assert list(one.news()) == []
    assert [two.is_free("a", 3, 60) for _ in range(2)] == [True, False]
    now[0] += 61.0
    assert [two.is_free("a", 3, 60) for _ in range(3)] == [True] * 3


def test_a_throttle_forgets_only_what_no_longer_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("penstock.server.people.throttle.MOST_NAMES", 2)
    now = [0.0]
    throttle = Throttle(lambda: now[0])
    assert throttle.is_free("a letter a day", 1, 86400)
    for name in "bcde":  # one after the other, each within a minute
        now[0] += 100.0
        assert throttle.is_free(name, 1, 60)
    assert not throttle.is_free("a letter a day", 1, 86400)
    assert not throttle.is_free("e", 1, 60)
    now[0] += 86400.0
    assert throttle.is_free("a letter a day", 1, 86400)
