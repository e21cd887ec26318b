"""What is not kept for ever goes after its days, and nothing else does; time is ours here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
import sqlalchemy as sa

from penstock.server.config import UNLIMITED, Retention
from penstock.server.ops import retention
from penstock.server.store import schema
from tests.server.house import House, Player, Refused, quick, wait_for
from tests.server.postgres import Postgres
from tests.server.test_accounts import PASSWORD
from tests.server.test_clocks import Time
from tests.server.test_life import mover, play_one
from tests.server.test_profiles import finish, table_of

KEEP = Retention(guests=10, chat=5, tables=20, unplayed=2, outbox=3, reports=6)


class Years:
    """A house whose clock runs by days, tidied when it is told to."""

    def __init__(self, folder: Path, url: str, keep: Retention) -> None:
        self.now = Time()
        config = quick(folder, database_url=url, limits=UNLIMITED, retention=keep)
        self.house = House(config, self.now)

    def pass_days(self, days: float) -> None:
        self.now.ahead += days * 86400
        self.house.do(retention.purge(self.house.server.tables))

    def count(self, table: sa.Table, **values: object) -> int:
        query = sa.select(sa.func.count()).select_from(table)
        for name, value in values.items():
            query = query.where(table.c[name] == value)
        return int(self.house.server.storage.read_now(lambda c: c.execute(query).scalar_one()))

    def account(self, name: str) -> Player:
        player = self.house.guest(name)
        player.post("/api/account", user_name=name, password=PASSWORD)
        return player


@pytest.fixture(params=["sqlite", "postgres"])
def years(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Years]:
    url = ""
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database(f"years {tmp_path.name}")
    opened = Years(tmp_path, url, KEEP)
    yield opened
    opened.house.close()


def test_a_finished_table_goes_and_its_results_stay(years: Years) -> None:
    anna, bea = years.account("anna"), years.account("bea")
    table = table_of([anna, bea], pace="days")
    for _ in range(8):
        play_one(mover(table, anna, bea), table)
    anna.post(f"/api/tables/{table}/chat", text="Well played")
    finish(years.house, table, [1, 2])
    years.pass_days(4.9)
    assert len(anna.get(f"/api/tables/{table}/chat")) == 1
    years.pass_days(0.2)
    assert anna.get(f"/api/tables/{table}/chat") == []
    years.pass_days(14.8)
    assert len(anna.get(f"/api/tables/{table}/log")) >= 9
    years.pass_days(0.2)
    with pytest.raises(Refused) as refused:
        anna.get(f"/api/tables/{table}")
    assert refused.value.code == "no_such_table"
    for rows in (schema.events, schema.snapshots, schema.seats, schema.outbox, schema.chat):
        assert years.count(rows) == 0
    assert bea.get(f"/api/people/{anna.me['id']}")["results"][0]["table"] == table


def test_what_goes_on_is_never_purged(years: Years) -> None:
    anna, guest = years.account("anna"), years.house.guest("Guest")
    running = table_of([anna, guest])
    waiting = guest.new_table("arriala", "me", "open")
    guest.post(f"/api/tables/{running}/chat", text="Take your time")
    years.pass_days(80)
    assert [anna.get(f"/api/tables/{t}")["state"] for t in (running, waiting)] == ["running", "open"]
    assert len(anna.get(f"/api/tables/{running}/chat")) == 1
    assert guest.get("/api/me")["name"] == "Guest"


def test_a_table_that_never_began_goes_soon(years: Years) -> None:
    anna = years.account("anna")
    table = anna.new_table("arriala", "me", "open")
    anna.post(f"/api/tables/{table}/leave")
    settle(years)
    years.pass_days(1.9)
    assert anna.get(f"/api/tables/{table}")["state"] == "stopped"
    years.pass_days(0.2)
    assert years.count(schema.tables) == 0


def settle(years: Years) -> None:
    wait_for(lambda: years.count(schema.tables, settled=False) == 0)


def test_guests_go_when_they_have_not_been_here(years: Years) -> None:
    anna = years.account("anna")
    gone, back = years.house.guest("Gone"), years.house.guest("Back")
    table = table_of([gone, anna])
    play_one(mover(table, gone, anna), table)
    finish(years.house, table, [1, 2])
    years.pass_days(6)
    back.get("/api/me")  # was here
    years.pass_days(6)
    assert years.count(schema.persons, name="Gone") == 0
    seats = anna.get(f"/api/tables/{table}")["seats"]
    assert sorted(str(s["name"]) for s in seats) == ["None", "anna"]
    assert back.get("/api/me")["name"] == "Back"
    years.pass_days(60)
    assert years.count(schema.persons, user_name="anna") == 1  # accounts stay
    assert years.count(schema.persons) == 2  # and somebody


def test_sent_notices_and_old_papers_go(years: Years) -> None:
    anna = years.account("anna")
    table = anna.new_table("arriala", "me", "open")
    now = years.now()
    person = {"person_id": anna.me["id"], "table_id": table}
    notices = [
        {**person, "since_seq": 0, "channel": "any", "due_at": now, "attempts": 1, "state": state}
        for state in ("sent", "dropped", "failed")
    ]
    report = {"at": now, "reporter_id": anna.me["id"], "chat_id": 1, "text": "", "reason": "", **person}
    ticket = {"person_id": anna.me["id"], "kind": "reset", "email": "", "expires": now + 60}

    def add(connection: sa.Connection) -> None:
        connection.execute(sa.insert(schema.outbox), notices)
        connection.execute(sa.insert(schema.reports), [{**report, "closed_at": x} for x in (now, None)])
        connection.execute(sa.insert(schema.tickets), {"token_hash": "x", **ticket})

    years.house.server.storage.write_now(add)
    years.pass_days(2.9)
    assert (years.count(schema.outbox), years.count(schema.tickets)) == (3, 0)
    years.pass_days(0.2)
    assert (years.count(schema.outbox), years.count(schema.reports)) == (0, 2)
    years.pass_days(3)
    assert years.count(schema.reports) == 1  # the other has not been dealt with
    years.pass_days(90)
    assert years.count(schema.sessions) == 0
    assert years.count(schema.reports) == 1


def test_zero_days_are_for_ever(tmp_path: Path) -> None:
    years = Years(tmp_path, "", Retention(*[0.0] * len(fields(Retention))))
    guest, bea = years.house.guest("Guest"), years.house.guest("Bea")
    table = table_of([guest, bea])
    guest.post(f"/api/tables/{table}/chat", text="Hello")
    finish(years.house, table, [1, 2])
    years.pass_days(5000)
    assert years.count(schema.persons, name="Guest") == 1
    assert years.count(schema.chat) == 1
    assert years.count(schema.tables) == 1
    years.house.close()


def test_many_go_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 2)
    years = Years(tmp_path, "", KEEP)
    for k in range(7):
        years.house.guest(f"Guest {k}")
    years.pass_days(11)
    assert years.count(schema.persons) == 1  # somebody
    years.house.close()


def test_every_part_of_a_table_goes_with_it() -> None:
    """A new row that hangs on a table has to be thought of."""
    hanging = {
        table.name
        for table in schema.metadata.sorted_tables
        if any(key.column.table is schema.tables for key in table.foreign_keys)
    }
    assert hanging == {table.name for table in retention.OF_A_TABLE}
