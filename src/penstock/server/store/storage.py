"""The database's door: reads run beside each other, writes are durable before they are answered.

One thread writes, and writes that wait together share one commit (a fully synced commit costs
milliseconds, a statement microseconds): all writes of SQLite, which has one writer anyway, and on
PostgreSQL the changes of tables; it takes everything else on connections of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import penstock
from penstock.engine.errors import PenstockError
from penstock.server.config import ServerConfig
from penstock.server.store import folder
from penstock.server.store.rows import UNREADABLE

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
Store = Callable[[sa.Connection, Sequence[Any]], list[Any]]  # writes several items; their results

MIGRATIONS = Path(__file__).parent / "migrations"
GROUP = 128  # writes in one commit
READERS = 8
LOCK = 7_236_201  # PostgreSQL advisory lock: one process migrates


class Storage:
    """Reads and writes for the event loop; each piece of work is a plain function over a connection."""

    def __init__(self, config: ServerConfig, may_create: bool = True) -> None:
        self.is_sqlite = config.is_sqlite
        if self.is_sqlite and not config.database_url:
            folder.prepare(config.data, may_create)
        self.engine = make_engine(config)
        self._readers = self.engine
        if not self.is_sqlite:  # all statements of a reading see one moment, as SQLite's do
            self._readers = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._pool = ThreadPoolExecutor(READERS, thread_name_prefix="database")
        self._writer = Writer(make_engine(config) if self.is_sqlite else self.engine)

    def migrate(self) -> None:
        """Bring the tables up to this version."""
        migrate(self.engine)

    def check_schema(self) -> None:
        """For who only looks: are the tables those of this version?"""
        with reached(self.engine), self.engine.connect() as connection:
            found = schema_of(connection)
        if found != newest_schema():
            raise OtherSchema(
                "The database was written by an older Penstock: start the server once, "
                "which brings it up to date."
            )

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, self.read_now, work)

    async def write(self, work: Work[T]) -> T:
        """Do the work in a transaction; returns when it is on disk."""
        if self.is_sqlite:
            done: T = await self._writer.write(one_by_one, work)
            return done
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._transact, work)

    async def write_together(self, store: Store, item: Any) -> None:
        """The same for one of many items that `store` writes at once."""
        await self._writer.write(store, item)

    def read_now(self, work: Work[T]) -> T:
        with self._readers.connect() as connection:
            return work(connection)

    def write_now(self, work: Work[T]) -> T:
        """For callers outside the event loop."""
        return self._writer.write_now(work) if self.is_sqlite else self._transact(work)

    def _transact(self, work: Work[T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """Finish what is under way; only then the connections, or one in use would stay open."""
        self._pool.shutdown()
        self._writer.close()
        self.engine.dispose()


class Unreachable(PenstockError):
    """No connection to the database."""


class OtherSchema(PenstockError):
    """The database's tables are not those of this version."""


@contextmanager
def reached(engine: sa.Engine) -> Iterator[None]:
    """A database that is not there is told in a sentence, without the password."""
    try:
        yield
    except (sa.exc.OperationalError, sa.exc.DatabaseError) as error:
        where = engine.url.render_as_string(hide_password=True)
        why = " ".join(str(error.orig).split())
        raise Unreachable(f"The database at {where} cannot be used: {why}") from None


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def newest_schema() -> str | None:
    return ScriptDirectory.from_config(migrations()).get_current_head()


def schema_of(connection: sa.Connection) -> str | None:
    """A database's schema; None if it is empty. One that this version does not know is a newer one's."""
    found = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}
    if found is not None and found not in known:
        raise OtherSchema(
            f"The database has schema '{found}', which Penstock {penstock.__version__} does not know: "
            "a newer one has written it. Install that one, or restore a backup."
        )
    return found


def migrate(engine: sa.Engine) -> None:
    with reached(engine), engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        schema_of(connection)
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def one_by_one(connection: sa.Connection, works: Sequence[Work[Any]]) -> list[Any]:
    return [work(connection) for work in works]


@dataclass(frozen=True)
class Waiting:
    """Something to be written, and who waits for it."""

    store: Store
    item: Any
    future: asyncio.Future[Any] | None = None


@dataclass(frozen=True)
class Outcome:
    result: Any = None
    error: Exception | None = None

    def tell(self, future: asyncio.Future[Any] | None) -> None:
        if future is None or future.done():  # whoever asked has gone
            return
        if self.error is None:
            future.set_result(self.result)
        else:
            future.set_exception(self.error)


class Writer:
    """One thread that writes. What comes while it is busy is one group."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[Waiting] = []
        self._is_busy = False

    async def write(self, store: Store, item: Any) -> Any:
        future = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(store, item, future))
        if not self._is_busy:
            self._write_next()
        return await future

    def write_now(self, work: Work[T]) -> T:
        """For callers outside the event loop."""
        [outcome] = self._thread.submit(self._commit, [Waiting(one_by_one, work)]).result()
        if outcome.error is not None:
            raise outcome.error
        result: T = outcome.result
        return result

    def close(self) -> None:
        """Finish what is being written; what still waits has not been promised to anybody."""
        self._waiting.clear()
        self._thread.shutdown()
        self._engine.dispose()

    def _write_next(self) -> None:
        group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
        self._is_busy = bool(group)
        if group:
            job = asyncio.get_running_loop().run_in_executor(self._thread, self._commit, group)
            job.add_done_callback(lambda done: self._tell(group, done))

    def _tell(self, group: list[Waiting], job: asyncio.Future[list[Outcome]]) -> None:
        for waiting, outcome in zip(group, job.result(), strict=True):
            outcome.tell(waiting.future)
        self._write_next()

    def _commit(self, group: list[Waiting]) -> list[Outcome]:
        """All in one transaction; if one of them fails, nothing has happened and each half gets its own.

        A database that is away or full is so for all of them.
        """
        try:
            with self._engine.begin() as connection:
                results = written(connection, group)
        except Exception as error:
            if len(group) == 1 or isinstance(error, (sa.exc.OperationalError, sa.exc.InterfaceError)):
                return [Outcome(error=error)] * len(group)
            half = len(group) // 2
            return self._commit(group[:half]) + self._commit(group[half:])
        return [Outcome(result) for result in results]


def written(connection: sa.Connection, group: list[Waiting]) -> list[Any]:
    """Write a group, items of one kind at once; the results in the group's order."""
    kinds: dict[Store, list[int]] = {}
    for k, waiting in enumerate(group):
        kinds.setdefault(waiting.store, []).append(k)
    results: list[Any] = [None] * len(group)
    for store, places in kinds.items():
        for place, result in zip(places, store(connection, [group[k].item for k in places]), strict=True):
            results[place] = result
    return results


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def from_json(text: str | bytes) -> Any:
    """What a JSON column holds; one damaged column must not cost the other rows of a reading."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return UNREADABLE


# No error quotes what somebody has written.
JSON: dict[str, Any] = {
    "json_serializer": to_json,
    "json_deserializer": from_json,
    "hide_parameters": True,
}


def make_engine(config: ServerConfig) -> sa.Engine:
    if not config.is_sqlite:
        return sa.create_engine(config.url, pool_size=READERS, max_overflow=4, pool_pre_ping=True, **JSON)
    options = {"timeout": 30, "check_same_thread": False}
    engine = sa.create_engine(config.url, connect_args=options, **JSON)

    @sa.event.listens_for(engine, "connect")
    def set_pragmas(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say ourselves when a transaction begins
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
