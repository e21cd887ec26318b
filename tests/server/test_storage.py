"""Writes that share a commit: one that fails does not take the others along."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
import sqlalchemy as sa

from penstock.server.config import ServerConfig
from penstock.server.store import schema
from penstock.server.store.storage import Storage
from tests.server.loop import run_aside

NAMES = [f"name {k}" for k in range(40)]


@pytest.fixture(params=["sqlite", "postgres"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    url = ""
    if request.param == "postgres":
        url = request.getfixturevalue("postgres").new_database(f"storage{tmp_path.name}")
    opened = Storage(ServerConfig(data=tmp_path, database_url=url))
    opened.migrate()
    yield opened
    opened.close()


def add_names(connection: sa.Connection, names: Sequence[str]) -> list[None]:
    connection.execute(sa.insert(schema.meta), [{"name": name, "value": ""} for name in names])
    return [None] * len(names)


def stored(storage: Storage) -> set[str]:
    return set(storage.read_now(lambda c: c.execute(sa.select(schema.meta.c.name)).scalars().all()))


async def write_all(storage: Storage, names: Sequence[str]) -> list[str]:
    """Write the names at once; those that were refused."""
    writes = (storage.write_together(add_names, name) for name in names)
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    return [n for n, outcome in zip(names, outcomes, strict=True) if outcome is not None]


def test_a_write_that_fails_leaves_the_others_alone(storage: Storage) -> None:
    storage.write_now(lambda connection: add_names(connection, NAMES[7:8]))
    assert run_aside(write_all(storage, NAMES)) == NAMES[7:8]
    assert stored(storage) == set(NAMES)


def test_who_no_longer_waits_stops_nobody(storage: Storage) -> None:
    async def some_leave() -> None:
        writes = [asyncio.create_task(storage.write_together(add_names, name)) for name in NAMES]
        await asyncio.sleep(0)
        for write in writes[::3]:
            write.cancel()
        await asyncio.gather(*writes, return_exceptions=True)
        await storage.write_together(add_names, "the last")

    run_aside(some_leave())
    assert stored(storage) == {*NAMES, "the last"}


def test_all_statements_of_a_reading_see_one_moment(storage: Storage) -> None:
    """Or a table could be read with the row of one move and the lines of the next."""
    count = sa.select(sa.func.count()).select_from(schema.meta)

    def look_twice(connection: sa.Connection) -> tuple[int, int]:
        before = connection.execute(count).scalar_one()
        storage.write_now(lambda other: add_names(other, ["meanwhile"]))
        return before, connection.execute(count).scalar_one()

    before, after = storage.read_now(look_twice)
    assert before == after
    assert "meanwhile" in stored(storage)


MANY_THREADS = """
import sys, threading
import msgspec
from penstock.server.store import rows

sys.setswitchinterval(1e-6)
for k in range(40):
    inner = [msgspec.defstruct(f"Inner{k}x{j}", [("number", "int | None", None)]) for j in range(10)]
    outer = msgspec.defstruct(f"Outer{k}", [(f"part{j}", inner[j]) for j in range(10)])
    ready = threading.Barrier(8)

    def read():
        ready.wait()
        made.append(rows.made([{}] * 10, outer))

    made = []
    threads = [threading.Thread(target=read) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [made[0]] * 8
"""


def test_threads_that_read_the_first_row_of_a_kind_at_once() -> None:
    """In a process of its own: without the lock it ends by a segmentation fault."""
    done = subprocess.run([sys.executable, "-c", MANY_THREADS], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
