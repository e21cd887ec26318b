"""What one server process holds together, and what runs in it beside the requests."""

from __future__ import annotations

from collections.abc import Callable

from penstock.server.bots.compiling import Compiling
from penstock.server.bots.seats import BotSeats
from penstock.server.bots.thinking import Thinking
from penstock.server.config import ServerConfig
from penstock.server.ops.chores import Chores
from penstock.server.ops.fanout import Fanout
from penstock.server.ops.letters import Letters
from penstock.server.ops.readiness import Readiness
from penstock.server.people.accounts import Accounts
from penstock.server.people.lockout import Lockout
from penstock.server.people.notes import Notes
from penstock.server.people.peace import Peace
from penstock.server.people.people import People
from penstock.server.people.sessions import Sessions
from penstock.server.people.throttle import Throttle
from penstock.server.store.folder import FolderLock
from penstock.server.store.heartbeat import Heartbeat
from penstock.server.store.storage import Storage
from penstock.server.table.hub import Hub
from penstock.server.table.table_store import TableStore


class Server:
    """One process."""

    def __init__(
        self, config: ServerConfig, now: Callable[[], float], monotonic: Callable[[], float]
    ) -> None:
        self.config = config
        self.now = now
        self.storage = Storage(config)
        self._lock = FolderLock(config.data) if self.storage.is_sqlite else None
        self.heartbeat = Heartbeat(self.storage, now, monotonic, config.silence_seconds)
        self.hub = Hub()
        self.sessions = Sessions(self.storage, now)
        self.people = People(self.storage, self.sessions, config.limits, now)
        self.accounts = Accounts(self.storage, self.sessions, now, config.hashing)
        self.peace = Peace(self.storage, config.limits.blocks_per_person, now)
        self.notes = Notes(self.storage, now)
        self.tables = TableStore(self.storage, self.hub, config, now, self.heartbeat)
        self.throttle = Throttle(now)
        self.lockout = Lockout(self.throttle, config.limits)
        self.letters = Letters(config, self.throttle)
        self.readiness = Readiness(self.storage)
        self.compiling = Compiling(config.compile_rules)
        self.thinking = Thinking(config, self.compiling)
        self.bots = BotSeats(self.tables, self.thinking) if config.role != "web" else None
        self.is_stopping = False
        self._helpers: list[Heartbeat | BotSeats | Chores | Fanout] = [self.heartbeat]

    def start(self) -> None:
        """Begin what runs beside the requests, by role."""
        self.compiling.start()
        if self.bots is not None:
            self._helpers += [self.bots, Chores(self.tables, self.people, self.throttle)]
        if not self.storage.is_sqlite:
            self._helpers.append(Fanout(self.config.url, self.hub, self.throttle, self.heard, self.missed))
        for helper in self._helpers:
            helper.start()

    async def stop(self) -> None:
        """End all streams, then everything else; what was promised is on disk."""
        self.is_stopping = True
        self.hub.close()
        for helper in self._helpers:
            await helper.stop()
        await self.letters.stop()
        await self.thinking.stop()
        await self.compiling.stop()
        self.storage.close()
        if self._lock is not None:
            self._lock.release()

    def missed(self) -> None:
        """For a while nothing was heard of the other processes."""
        self.tables.forget_all()
        self.hub.doubt_all()

    def heard(self, table_id: str) -> None:
        """Another process has changed a table."""
        self.tables.forget(table_id)
        self.hub.said(table_id)  # perhaps
        self.hub.changed(table_id, from_here=False)
        if self.bots is not None:
            self.bots.wake(table_id)
