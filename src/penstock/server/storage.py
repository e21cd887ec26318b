"""The database's door: reads run beside each other, writes are durable before they are answered.

SQLite has one writer thread with full sync; writes that wait together share one commit (a fully synced
commit costs milliseconds, a statement microseconds). PostgreSQL takes writes on its own connections.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from penstock.server.settings import Settings

T = TypeVar("T")
Work = Callable[[sa.Connection], T]

MIGRATIONS = Path(__file__).parent / "migrations"
GROUP = 64  # writes in one commit
READERS = 8
LOCK = 7_236_201  # PostgreSQL advisory lock: one process migrates


class Storage:
    """Reads and writes for the event loop; each piece of work is a plain function over a connection."""

    def __init__(self, settings: Settings) -> None:
        self.is_sqlite = settings.is_sqlite
        self.engine = make_engine(settings)
        self._pool = ThreadPoolExecutor(READERS, thread_name_prefix="database")
        self._writer = Writer(make_engine(settings)) if self.is_sqlite else None

    def migrate(self) -> None:
        """Bring the tables up to this version."""
        migrate(self.engine)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, self.read_now, work)

    async def write(self, work: Work[T]) -> T:
        """Do the work in a transaction; returns when it is on disk."""
        if self._writer is None:
            return await asyncio.get_running_loop().run_in_executor(self._pool, self._transact, work)
        return await asyncio.wrap_future(self._writer.submit(work))

    def read_now(self, work: Work[T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    def write_now(self, work: Work[T]) -> T:
        """For callers outside the event loop."""
        return self._transact(work) if self._writer is None else self._writer.submit(work).result()

    def _transact(self, work: Work[T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """Finish what is waiting."""
        if self._writer is not None:
            self._writer.close()
        self._pool.shutdown()
        self.engine.dispose()


def migrate(engine: sa.Engine) -> None:
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Writer:
    """The one thread that writes to SQLite."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._waiting: queue.SimpleQueue[tuple[Work[Any], Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work[T]) -> Future[T]:
        future: Future[T] = Future()
        self._waiting.put((work, future))
        return future

    def close(self) -> None:
        self._waiting.put(None)
        self._thread.join()
        self._engine.dispose()

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            group = [first]
            ends = False
            while len(group) < GROUP and not self._waiting.empty():
                more = self._waiting.get()
                if more is None:
                    ends = True
                    break
                group.append(more)
            self._commit(group)
            if ends:
                return

    def _commit(self, group: list[tuple[Work[Any], Future[Any]]]) -> None:
        """All in one transaction; if one of them fails, nothing has happened and each gets its own."""
        try:
            with self._engine.begin() as connection:
                results = [work(connection) for work, _ in group]
        except Exception as error:
            if len(group) == 1:
                group[0][1].set_exception(error)
                return
            for alone in group:
                self._commit([alone])
            return
        for (_, future), result in zip(group, results, strict=True):
            future.set_result(result)


def make_engine(settings: Settings) -> sa.Engine:
    if not settings.is_sqlite:
        return sa.create_engine(settings.url, pool_size=READERS, max_overflow=4, pool_pre_ping=True)
    settings.data.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(settings.url, connect_args={"timeout": 30, "check_same_thread": False})

    @sa.event.listens_for(engine, "connect")
    def set_pragmas(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say ourselves when a transaction begins
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
