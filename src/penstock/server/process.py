"""What one server process holds together, and what every request knows: who asks, in which language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from penstock.server.bots.compiling import Compiling
from penstock.server.bots.thinking import Thinking
from penstock.server.config import ServerConfig
from penstock.server.people.people import People, Person
from penstock.server.people.throttle import Throttle
from penstock.server.problems import Problem, choose_language
from penstock.server.store.storage import Storage
from penstock.server.table.hub import Hub
from penstock.server.table.table_store import TableStore

if TYPE_CHECKING:
    from penstock.server.bots.seats import Bots

Connection = ASGIConnection[Any, Any, Any, Any]


class Server:
    """One process."""

    def __init__(self, config: ServerConfig, now: Callable[[], float]) -> None:
        self.config = config
        self.now = now
        self.storage = Storage(config)
        self.hub = Hub()
        self.people = People(self.storage, config.limits, now)
        self.tables = TableStore(self.storage, self.hub, config, now)
        self.throttle = Throttle(now)
        self.compiling = Compiling(config.compile_rules)
        self.thinking = Thinking(config, self.compiling)
        self.bots: Bots | None = None  # where this process drives bots
        self.is_stopping = False

    def missed(self) -> None:
        """For a while nothing was heard of the other processes."""
        for table_id in self.tables.kept_ids():
            self.tables.forget(table_id)
        self.hub.wake_all()

    def heard(self, table_id: str) -> None:
        """Another process has changed a table."""
        self.tables.forget(table_id)
        self.hub.said(table_id)  # perhaps
        self.hub.changed(table_id, from_here=False)
        if self.bots is not None:
            self.bots.wake(table_id)


# What a route handler names as its arguments.
ServerDep = NamedDependency[Server]
Visitor = NamedDependency[Person | None]
CurrentUser = NamedDependency[Person]
Language = NamedDependency[str]
TableId = FromPath[str]


def server_of(state: State) -> Server:
    server: Server = state.server
    return server


async def visitor(request: Connection, server: ServerDep) -> Person | None:
    """Whoever asks, if they have a session."""
    found = await server.people.by_token(request.cookies.get(server.config.session_cookie))
    request.scope["state"]["own_language"] = found["language"] if found else None  # for refusals
    return found


async def person(visitor: Visitor) -> Person:
    """Whoever asks; without a session the request ends here."""
    if visitor is None:
        raise Problem("no_session")
    return visitor


def language(request: Connection, visitor: Visitor) -> str:
    own = visitor["language"] if visitor else None
    return choose_language(request.query_params.get("lang"), request.headers.get("accept-language"), own)


def address_of(request: Connection) -> str:
    """Whom to count a request against."""
    return request.client.host if request.client else "unknown"
