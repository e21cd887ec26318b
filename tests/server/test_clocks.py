"""Clocks, and what happens when one runs out; time is ours here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from penstock.server.config import UNLIMITED
from penstock.server.store import schema
from penstock.server.table import absence
from tests.server.house import House, Player, Refused, quick, wait_for
from tests.server.test_life import mover, play_one


class Time:
    """A clock that can be put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Time]]:
    now = Time()
    house = House(quick(tmp_path_factory.mktemp("clocks"), limits=UNLIMITED), now)
    yield house, now
    house.close()


def start(house: House, **clock: object) -> tuple[Player, Player, str]:
    anna, bea = house.guest("Anna"), house.guest("Bea")
    table = anna.new_table("arriala", "me", "open", clock=clock)
    bea.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    first = mover(table, anna, bea)
    return first, (bea if first is anna else anna), table


def seat_of(player: Player, table: str) -> int:
    return int(player.get(f"/api/tables/{table}")["your_seats"][0])


def left(player: Player, table: str, seat: int) -> float:
    return float(player.get(f"/api/tables/{table}")["seats"][seat]["clock_left"])


def test_who_runs_out_of_time_may_be_replaced_or_waited_for(timed: tuple[House, Time]) -> None:
    house, now = timed
    slow, other, table = start(house, kind="move", seconds=60)
    seat = seat_of(slow, table)
    claim = f"/api/tables/{table}/claim-timeout"
    with pytest.raises(Refused) as refused:
        other.post(claim, seat=seat, action="bot")
    assert refused.value.code == "time_left"
    now.ahead += 61
    with pytest.raises(Refused):
        slow.post(claim, seat=seat, action="bot")
    waiting = other.post(claim, seat=seat, action="wait")
    assert waiting["seats"][seat]["clock_left"] > 50
    now.ahead += 61
    assert waiting["state"] == "running"  # never an automatic loss
    replaced = other.post(claim, seat=seat, action="bot", bot="random")
    assert replaced["seats"][seat]["away_bot"] == "random"
    wait_for(lambda: other.position(table)["moves"])
    back = slow.post(f"/api/tables/{table}/give-back", seat=seat)
    assert back["seats"][seat]["away_bot"] is None


def test_a_bank_gets_its_increment(timed: tuple[House, Time]) -> None:
    house, now = timed
    first, _, table = start(house, kind="bank", seconds=100, increment=7)
    seat = seat_of(first, table)
    now.ahead += 30
    assert left(first, table, seat) == pytest.approx(70, abs=5)
    play_one(first, table)
    assert left(first, table, seat) == pytest.approx(77, abs=5)
    assert left(first, table, 1 - seat) == 100


def test_a_table_may_choose_that_time_loses(timed: tuple[House, Time]) -> None:
    house, now = timed
    slow, other, table = start(house, kind="move", seconds=30, on_timeout="lose")
    seat = seat_of(slow, table)
    now.ahead += 31
    wait_for(lambda: other.get(f"/api/tables/{table}")["seats"][seat]["resigned"])
    wait_for(lambda: other.position(table)["moves"])


def test_a_seat_nobody_is_at_can_be_handed_to_a_bot(timed: tuple[House, Time]) -> None:
    house, now = timed
    gone, other, table = start(house)
    seat = seat_of(gone, table)
    with pytest.raises(Refused) as refused:
        other.post(f"/api/tables/{table}/takeover", seat=seat)
    assert refused.value.code == "time_left"
    now.ahead += 90
    assert other.post(f"/api/tables/{table}/takeover", seat=seat)["seats"][seat]["away_bot"]


def test_the_next_end_is_that_of_a_person(timed: tuple[House, Time]) -> None:
    """A seat left to a bot does not lose on time, and does not hide the clocks of the others."""
    house, now = timed
    slow, other, table = start(house, kind="bank", seconds=40, on_timeout="lose")
    seat = seat_of(slow, table)

    def due_at() -> float | None:
        query = sa.select(schema.tables.c.due_at).where(schema.tables.c.id == table)
        found: float | None = house.server.storage.read_now(lambda c: c.execute(query).scalar_one())
        return found

    assert due_at() == pytest.approx(now() + 40, abs=10)
    kept = asyncio.run(house.server.tables.get(table))
    now.ahead += 20
    more = absence.more_time(kept, seat, now())  # as when the others go on waiting
    assert more.due_at == pytest.approx(now() + absence.WAIT_SECONDS)
    handed = absence.due_now(kept, to_bots=[seat])
    assert (handed.bot_due, handed.due_at) == (True, None)
    other.post(f"/api/tables/{table}/leave")
    assert due_at() == pytest.approx(now() + 20, abs=10)
    slow.post(f"/api/tables/{table}/leave")
    assert due_at() is None
