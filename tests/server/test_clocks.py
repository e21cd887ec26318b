"""Clocks, and what happens when one runs out; time is ours here."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from penstock.server.config import UNLIMITED
from penstock.server.store import schema
from penstock.server.store.heartbeat import BEAT, Heartbeat
from penstock.server.store.storage import Storage
from penstock.server.table import absence, due, live
from penstock.server.table.opening import USUAL_BOT
from tests.server.house import House, Player, Refused, quick, wait_for
from tests.server.loop import run_aside
from tests.server.test_life import answer, mover, play_one


class Time:
    """A clock that can be put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Time]]:
    now = Time()
    config = quick(tmp_path_factory.mktemp("clocks"), limits=UNLIMITED, silence_seconds=1e9)
    house = House(config, now, monotonic=now)
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


def play_turn(player: Player, table: str) -> int:
    """Decide until somebody else must; how often that was."""
    decisions = 0
    while player.position(table)["moves"]:
        play_one(player, table, -1)
        decisions += 1
    return decisions


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
    replaced = other.post(claim, seat=seat, action="bot")
    assert replaced["seats"][seat]["away_bot"] == USUAL_BOT
    wait_for(lambda: other.position(table)["moves"])
    back = slow.post(f"/api/tables/{table}/give-back", seat=seat)
    assert back["seats"][seat]["away_bot"] is None


def test_a_bank_gets_its_increment(timed: tuple[House, Time]) -> None:
    house, now = timed
    first, _, table = start(house, kind="bank", seconds=100, increment=7)
    seat = seat_of(first, table)
    now.ahead += 30
    assert left(first, table, seat) == pytest.approx(70, abs=5)
    play_turn(first, table)
    assert left(first, table, seat) == pytest.approx(77, abs=5)
    assert left(first, table, 1 - seat) == pytest.approx(100, abs=2)


def test_a_table_may_choose_that_time_loses(timed: tuple[House, Time]) -> None:
    house, now = timed
    slow, other, table = start(house, kind="move", seconds=30, on_timeout="lose")
    seat = seat_of(slow, table)
    now.ahead += 31
    wait_for(lambda: other.get(f"/api/tables/{table}")["seats"][seat]["resigned"])
    wait_for(lambda: other.position(table)["moves"])


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
    kept = run_aside(house.server.tables.get(table))
    now.ahead += 20
    more = due.settled(absence.more_time(kept, seat, now()), kept.seats, None, now())  # as when others wait
    assert more.due_at == pytest.approx(now() + absence.WAIT_SECONDS)
    seats = live.seated(kept.seats, [replace(kept.seats[seat], away_bot="random")])
    handed = due.settled(kept.row, seats, None, now())
    assert (handed.bot_due, handed.due_at) == (True, None)
    other.post(f"/api/tables/{table}/leave")
    assert due_at() == pytest.approx(now() + 20, abs=10)
    slow.post(f"/api/tables/{table}/leave")
    assert due_at() is None


# -- a clock is not its owner's to stop or to fill ----------------------------------------------


def test_a_seat_without_a_bot_cannot_be_given_back(timed: tuple[House, Time]) -> None:
    house, now = timed
    slow, _, table = start(house, kind="bank", seconds=100)
    seat = seat_of(slow, table)
    now.ahead += 30
    with pytest.raises(Refused) as refused:
        slow.post(f"/api/tables/{table}/give-back", seat=seat)
    assert refused.value.code == "no_bot_here"
    assert left(slow, table, seat) == pytest.approx(70, abs=5)


@pytest.mark.parametrize("kind", ["bank", "move"])
def test_a_bot_for_a_moment_gives_no_time_back(
    timed: tuple[House, Time], monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    house, now = timed
    assert house.server.bots is not None
    monkeypatch.setattr(house.server.bots, "decide", never)  # it still thinks
    slow, _, table = start(house, kind=kind, seconds=100, increment=7)
    seat = seat_of(slow, table)
    now.ahead += 30
    for _ in range(2):
        slow.post(f"/api/tables/{table}/takeover", seat=seat, bot="hard")
        now.ahead += 15
        slow.post(f"/api/tables/{table}/give-back", seat=seat)
    assert left(slow, table, seat) == pytest.approx(40, abs=5)  # nor does the clock stand meanwhile


def test_a_bot_that_waits_for_its_turn_stops_no_clock(
    timed: tuple[House, Time], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Handed over before the turn began, taken back before the bot had decided."""
    house, now = timed
    assert house.server.bots is not None
    monkeypatch.setattr(house.server.bots, "decide", never)
    first, second, table = start(house, kind="bank", seconds=100)
    seat = seat_of(second, table)
    second.post(f"/api/tables/{table}/takeover", seat=seat, bot="hard")
    now.ahead += 40  # the other's time
    play_turn(first, table)
    now.ahead += 15
    assert left(second, table, seat) == pytest.approx(100, abs=5)
    second.post(f"/api/tables/{table}/give-back", seat=seat)
    assert left(second, table, seat) == pytest.approx(85, abs=5)
    now.ahead += 10
    assert left(second, table, seat) == pytest.approx(75, abs=5)


async def never(table_id: str) -> bool:
    return False


@pytest.mark.parametrize(("kind", "at_the_end"), [("bank", 77), ("move", 100)])
def test_time_is_paid_once_a_turn(timed: tuple[House, Time], kind: str, at_the_end: int) -> None:
    house, now = timed
    first, other, table = start(house, kind=kind, seconds=100, increment=7)
    seat = seat_of(first, table)
    now.ahead += 30
    play_one(first, table)
    assert first.position(table)["moves"], "an action is asked in parts"
    assert left(first, table, seat) == pytest.approx(70, abs=5)
    assert play_turn(first, table) > 0
    assert left(first, table, seat) == pytest.approx(at_the_end, abs=5)
    assert other.position(table)["moves"]


@pytest.mark.parametrize("kind", ["bank", "move"])
def test_who_takes_a_move_back_pays_for_the_time_and_is_not_paid_twice(
    timed: tuple[House, Time], kind: str
) -> None:
    """Or one could think while the other's clock runs, and collect an increment each time."""
    house, now = timed
    first, other, table = start(house, kind=kind, seconds=100, increment=7)
    seat = seat_of(first, table)
    now.ahead += 10
    is_open = True
    while is_open:  # to a turn whose last move shows nothing new
        play_turn(first, table)
        undo = first.position(table)["undo"]["possible"]
        is_open = not undo
        if is_open:
            play_turn(other, table)
    before = left(first, table, seat)
    others = left(other, table, 1 - seat)
    now.ahead += 20
    seq = first.position(table)["seq"]
    first.post(f"/api/tables/{table}/undo", expected_seq=seq, key="back")
    assert left(other, table, 1 - seat) == pytest.approx(others, abs=3)
    paid = 7 if kind == "bank" else 10
    assert left(first, table, seat) == pytest.approx(before - paid - 20, abs=5)


def test_an_undo_by_consent_puts_the_clocks_back(timed: tuple[House, Time]) -> None:
    house, now = timed
    first, other, table = start(house, kind="bank", seconds=100, increment=7)
    seat = seat_of(first, table)
    now.ahead += 10
    play_turn(first, table)
    now.ahead += 30
    play_one(other, table)
    first.post(f"/api/tables/{table}/offer-undo")
    now.ahead += 5
    answer(other, table, True)
    assert left(first, table, seat) == pytest.approx(90, abs=4)
    assert left(first, table, 1 - seat) == pytest.approx(100, abs=4)


# -- time that is nobody's ----------------------------------------------------------------------


def test_time_without_a_server_is_nobodys(tmp_path: Path) -> None:
    """The wall clock and the machine's own count go on; the heartbeat in the database does not."""
    now, machine = Time(), Time()
    config = quick(tmp_path, limits=UNLIMITED)
    house = House(config, now, machine)
    slow, _, table = start(house, kind="bank", seconds=100, on_timeout="lose")
    seat = seat_of(slow, table)
    house.close()
    now.ahead += 86_400
    machine.ahead -= 5_000_000  # another machine counts from its own start
    again = House(config, now, machine)
    somebody = again.guest(None)
    assert left(somebody, table, seat) == pytest.approx(100, abs=8)
    assert not somebody.get(f"/api/tables/{table}")["seats"][seat]["resigned"]
    again.close()


def test_processes_agree_to_within_a_beat(tmp_path: Path) -> None:
    """One that is ahead is followed, by who runs beside it and by who starts."""
    storage, machines = Storage(quick(tmp_path)), [Time() for _ in range(3)]
    storage.migrate()
    one, two, three = (Heartbeat(storage, time.time, machine, silence=1e9) for machine in machines)

    async def run() -> None:
        one.start()
        two.start()
        machines[0].ahead += 5.0
        await one.beat()
        await two.beat()
        three.start()
        assert one() - two() == pytest.approx(0, abs=BEAT)
        assert one() - three() == pytest.approx(0, abs=BEAT)
        for heartbeat in (one, two, three):
            await heartbeat.stop()

    run_aside(run())
    storage.close()


def test_a_wall_clock_that_jumps_moves_no_clock(tmp_path: Path) -> None:
    now = Time()
    house = House(quick(tmp_path, limits=UNLIMITED), now)
    slow, _, table = start(house, kind="bank", seconds=100, on_timeout="lose")
    seat = seat_of(slow, table)
    for jump in (7200, -14_400):
        now.ahead += jump
        assert left(slow, table, seat) == pytest.approx(100, abs=8)
        shown = slow.position(table)["clocks"]
        assert now() - shown["since"][seat] == pytest.approx(0, abs=8)
    house.close()


def test_without_a_heartbeat_time_stands(tmp_path: Path) -> None:
    """The database was away, or the whole process stopped: nobody could move."""
    machine = Time()
    house = House(quick(tmp_path, limits=UNLIMITED), monotonic=machine)
    slow, _, table = start(house, kind="bank", seconds=100)
    seat = seat_of(slow, table)
    machine.ahead += 3600
    assert left(slow, table, seat) == pytest.approx(90, abs=5)
    house.close()
