"""Whose bots think next: people who wait first, persons in turns, and bots alone never take everything."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from penstock.server.bots import thinking as thinking_module
from penstock.server.bots.compiling import Compiling
from penstock.server.bots.seats import BotSeats
from penstock.server.bots.thinking import Thinking
from penstock.server.bots.turns import Turns
from penstock.server.config import UNLIMITED, RateLimits, ServerConfig
from tests.server.house import House, Player, Refused, quick, wait_for
from tests.server.loop import run_aside

Asked = tuple[str, dict[str, Any]]  # a path and a body


def order(turns: Turns[str]) -> Iterator[str]:
    while (item := turns.take()) is not None:
        yield item


def test_persons_take_turns_however_much_one_of_them_asks() -> None:
    turns: Turns[str] = Turns()
    for k in range(150):
        turns.add(f"troll {k}", "troll", True)
    assert [turns.take(), turns.take()] == ["troll 0", "troll 1"]
    turns.add("anna 0", "anna", True)
    turns.add("bea 0", "bea", True)
    turns.add("anna 1", "anna", True)
    served = list(order(turns))
    assert served[:5] == ["anna 0", "bea 0", "troll 2", "anna 1", "troll 3"]
    assert len(served) == 151
    assert turns.waiting(True) == turns.waiting_of("troll") == 0


def test_where_somebody_waits_comes_first() -> None:
    turns: Turns[str] = Turns()
    turns.add("bots alone", "anna", False)
    turns.add("anna waits", "anna", True)
    turns.add("bea waits", "bea", True)
    assert turns.take(only_awaited=True) == "anna waits"
    assert list(order(turns)) == ["bea waits", "bots alone"]
    turns.add("bots alone", "anna", False)
    assert turns.take(only_awaited=True) is None
    turns.discard("bots alone", "anna", False)
    assert turns.take() is None


def thinking(tmp_path: Path, processes: int) -> Thinking:
    """No process is started before a question is asked."""
    return Thinking(ServerConfig(data=tmp_path, bot_processes=processes), Compiling(False))


def test_a_process_is_kept_for_people(tmp_path: Path) -> None:
    """However many tables of bots alone there are, and however long their bots think."""

    async def run() -> None:
        bots = thinking(tmp_path, processes=2)
        forever = asyncio.Event()

        async def think_for_ever(k: int) -> None:
            async with bots.turn("troll", is_awaited=False, seat=(f"table {k}", 0)):
                await forever.wait()

        tasks = [asyncio.create_task(think_for_ever(k)) for k in range(150)]
        await asyncio.sleep(0)
        async with asyncio.timeout(1), bots.turn("anna", seat=("hers", 1)):
            pass
        async with asyncio.timeout(1), bots.turn("anna"):  # a hint
            pass
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not any(process.is_taken for process in bots.processes)
        assert bots.waiting_of("troll") == 0

    run_aside(run())


def test_bots_alone_rest_as_long_as_they_work(tmp_path: Path) -> None:
    async def run() -> float:
        bots = thinking(tmp_path, processes=2)
        worked = 0.0
        began = asyncio.get_running_loop().time()
        for k in range(10):
            async with bots.turn("troll", is_awaited=False, seat=("table", k)):
                await asyncio.sleep(0.01)
                worked += 0.01
        return worked / (asyncio.get_running_loop().time() - began)

    assert run_aside(run()) < 0.6


def test_a_rest_ends_although_the_clock_says_it_is_too_early(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Event loops round their timers; the next decision must not need somebody else's to be begun."""

    clock = iter([0.0, 0.0, 0.01])  # and then it stands: no rest is ever over by it

    async def run() -> None:
        bots = thinking(tmp_path, processes=2)
        monkeypatch.setattr(thinking_module, "time", SimpleNamespace(monotonic=lambda: next(clock, 0.01)))
        for k in range(2):
            async with asyncio.timeout(5), bots.turn("anna", is_awaited=False, seat=("table", k)):
                pass

    run_aside(run())


def test_a_seat_comes_back_to_the_process_that_knows_its_bot(tmp_path: Path) -> None:
    async def run() -> None:
        bots = thinking(tmp_path, processes=3)
        async with bots.turn("anna", seat=("a", 0)) as first, bots.turn("bea", seat=("b", 0)) as second:
            assert first is not second
        async with bots.turn("bea", seat=("b", 0)) as again:
            assert again is second

    run_aside(run())


async def never(*_: object) -> bool:
    return False


def test_one_person_has_few_tables_of_bots_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotSeats, "decide", never)  # no game is over before the end
    house = House(quick(tmp_path, limits=replace(UNLIMITED, bots_alone_per_person=2)))
    troll = house.guest("Troll")
    for how in ("", "leave"):  # at a table of bots, or by leaving one's own seat to one
        table = troll.new_table("arriala", "me" if how else "random", "random")
        troll.post(f"/api/tables/{table}/start")
        if how:
            troll.post(f"/api/tables/{table}/{how}")
    third = troll.new_table("arriala", "random", "random")
    with pytest.raises(Refused) as refused:
        troll.post(f"/api/tables/{third}/start")
    assert refused.value.code == "too_many_tables"
    playing = troll.new_table("arriala", "me", "random")
    assert troll.post(f"/api/tables/{playing}/start")["state"] == "running"
    for path, body in (("leave", {}), ("takeover", {"seat": 0})):
        with pytest.raises(Refused) as refused:
            troll.post(f"/api/tables/{playing}/{path}", **body)
        assert refused.value.code == "too_many_tables"
    assert troll.post(f"/api/tables/{playing}/resign")["state"] == "stopped"
    house.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_comes_at_once_is_counted_too(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """One request must not look at the count before another has sat down."""
    monkeypatch.setattr(BotSeats, "decide", never)
    database = ""
    if kind == "postgres":
        database = request.getfixturevalue("postgres").new_database("at_once")
    limits = RateLimits(open_tables_per_person=4, bots_alone_per_person=2)
    house = House(quick(tmp_path, limits=limits, database_url=database))
    hosts = [house.guest(f"Host {k}") for k in range(8)]
    tables = [host.new_table("arriala", "me", "open") for host in hosts]
    troll, other = house.guest("Troll"), house.guest("Other troll")
    bots = {"game": "arriala", "seats": [{"kind": "bot", "bot": "random"}] * 2}
    asked: list[Asked] = [(f"/api/tables/{table}/join", {}) for table in tables]
    asked += [("/api/tables", bots)] * 8
    assert 1 <= at_once(troll, asked) <= 4
    assert len(troll.get("/api/tables", scope="mine")) <= 4
    waiting = [other.post("/api/tables", **bots)["id"] for _ in range(4)]
    assert 1 <= at_once(other, [(f"/api/tables/{table}/start", {}) for table in waiting]) <= 2
    house.close()


def at_once(player: Player, asked: list[Asked]) -> int:
    """Ask everything at the same time; how much of it was done."""
    token = player.http.cookies["csrftoken"]

    def ask(each: Asked) -> bool:
        path, body = each
        answer = player.http.post(path, json=body, headers={"x-csrftoken": token})
        assert answer.is_success or answer.json()["error"]["code"] in ("too_many_tables", "too_many")
        return answer.is_success

    with ThreadPoolExecutor(len(asked)) as threads:
        return sum(threads.map(ask, asked))


def test_one_person_sits_at_few_tables(tmp_path: Path) -> None:
    limits = RateLimits(open_tables_per_person=2, running_tables_per_person=2)
    house = House(quick(tmp_path, limits=limits))
    anna, bea, troll = (house.guest(name) for name in ("Anna", "Bea", "Troll"))
    tables = [host.new_table("arriala", "me", "open") for host in (anna, bea, anna, bea)]
    for table in tables[:2]:
        troll.post(f"/api/tables/{table}/join")
    with pytest.raises(Refused) as refused:
        troll.post(f"/api/tables/{tables[2]}/join")
    assert refused.value.code == "too_many_tables"
    for host, table in ((anna, tables[0]), (bea, tables[1])):
        host.post(f"/api/tables/{table}/start")
    with pytest.raises(Refused):  # two running ones are as many as one may have
        troll.post(f"/api/tables/{tables[2]}/join")
    troll.post(f"/api/tables/{tables[0]}/resign")
    assert troll.post(f"/api/tables/{tables[2]}/join")["your_seats"] == [1]
    house.close()


def test_the_queue_is_measured(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.new_table("arriala", "me", "random")
    anna.post(f"/api/tables/{table}/start")
    wait_for(lambda: anna.position(table)["moves"])
    anna.get(f"/api/tables/{table}/hint")
    told = house.operator("/metrics").text
    assert 'penstock_bot_queue{line="people"}' in told
    assert 'penstock_bot_wait_seconds_count{line="people"}' in told
