"""What every route knows: the server, who asks, in which language."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from penstock.server.http.addresses import counted
from penstock.server.http.views import Views
from penstock.server.problems import Problem, choose_language
from penstock.server.process import Server
from penstock.server.store.rows import Person

Connection = ASGIConnection[Any, Any, Any, Any]

# What a route handler names as its arguments: server, views, visitor, person, lang.
ServerDep = NamedDependency[Server]
ViewsDep = NamedDependency[Views]
Visitor = NamedDependency[Person | None]
CurrentUser = NamedDependency[Person]
Language = NamedDependency[str]
TableId = FromPath[str]


def server_of(state: State) -> Server:
    server: Server = state.server
    return server


def views_of(state: State) -> Views:
    views: Views = state.views
    return views


async def visitor(request: Connection, server: ServerDep) -> Person | None:
    """Whoever asks, if they have a session."""
    found = await server.sessions.person_of(request.cookies.get(server.config.session_cookie))
    request.scope["state"]["own_language"] = found.language if found else None  # for refusals
    return found


async def person(visitor: Visitor) -> Person:
    """Whoever asks; without a session the request ends here."""
    if visitor is None:
        raise Problem("no_session")
    return visitor


def language(request: Connection, visitor: Visitor) -> str:
    own = visitor.language if visitor else None
    return choose_language(request.query_params.get("lang"), request.headers.get("accept-language"), own)


def address_of(request: Connection) -> str:
    """Whom to count a request against."""
    return counted(request.client.host) if request.client else "unknown"
