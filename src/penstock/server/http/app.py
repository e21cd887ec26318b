"""The application: routes, errors, and what starts and stops with it."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import sqlalchemy as sa
from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig, ResponseSpec

import penstock
from penstock.server.config import ServerConfig
from penstock.server.http import (
    api_document,
    dependencies,
    routes_games,
    routes_people,
    routes_profiles,
    routes_system,
    routes_table_life,
    routes_tables,
    table_socket,
)
from penstock.server.http.guard import Guard
from penstock.server.http.messages import Error
from penstock.server.http.views import Views
from penstock.server.metrics import REFUSALS
from penstock.server.ops.operator_door import Document, OperatorDoor
from penstock.server.people.devices import Devices
from penstock.server.problems import Problem, choose_language
from penstock.server.process import Server
from penstock.server.store import schema
from penstock.server.store.rows import Unreadable

log = logging.getLogger("penstock.server")
BY_STATUS = {
    401: "no_session",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "bad_media",
    429: "too_many",
}
# told of every route in the OpenAPI document
ANSWERS = {
    status: ResponseSpec(Error, generate_examples=False, description=description)
    for status, description in (
        (400, "Cannot be read"),
        (401, "No session"),
        (403, "Not yours"),
        (404, "Not there, or not for you"),
        (409, "Not now"),
        (413, "Too large"),
        (429, "Too much at once"),
        (503, "Cannot be stored at the moment"),
    )
}


def problem_of(error: Exception) -> Problem:
    """Whatever went wrong, as one of our problems."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, ValidationException):
        extra = error.extra if isinstance(error.extra, list) else []
        parts = [f"{e.get('key', '')}: {e.get('message', '')}" for e in extra if isinstance(e, dict)]
        return Problem("bad_request", why="; ".join(parts)[:300] or error.detail[:300])
    if isinstance(error, HTTPException) and error.status_code < 500:
        code = BY_STATUS.get(error.status_code, "bad_request")
        return Problem(code, why=error.detail[:300])
    if isinstance(error, (RecursionError, sa.exc.DataError)):  # nested too deep; no database keeps it
        return Problem("bad_request", why=type(error).__name__)
    if isinstance(error, (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError)):
        log.error("database", extra={"facts": {"error": type(error.__cause__ or error).__name__}})
        return Problem("unavailable")
    if isinstance(error, Unreadable):
        log.error("a row is damaged", extra={"facts": {"what": str(error)}})
        return Problem("damaged")
    log.error("unexpected", exc_info=error)
    return Problem("internal")


def answer_problem(request: Request[Any, Any, State], error: Exception) -> Response[dict[str, Any]]:
    problem = problem_of(error)
    REFUSALS.labels(problem.code).inc()
    own = request.scope["state"].get("own_language")
    lang = choose_language(request.query_params.get("lang"), request.headers.get("accept-language"), own)
    return Response(problem.answer(lang), status_code=problem.status)


def shared_secret(server: Server, name: str) -> str:
    """A secret all processes of this server have in common."""
    c = schema.meta.c

    def find(connection: sa.Connection) -> str | None:
        return connection.execute(sa.select(c.value).where(c.name == name)).scalar()

    def make(connection: sa.Connection) -> None:
        if find(connection) is None:
            connection.execute(sa.insert(schema.meta).values(name=name, value=secrets.token_hex(32)))

    with suppress(sa.exc.IntegrityError):  # another process was faster
        server.storage.write_now(make)
    value = server.storage.read_now(find)
    assert value is not None
    return value


def nobody(*_: Any) -> None:
    """The API's document is told at the operator's address only."""
    raise Problem("not_found")


def operator_door(config: ServerConfig, app: Litestar) -> OperatorDoor | None:
    """Metrics and the API's document have an address of their own, or none."""
    if not config.operator:
        return None
    documents: dict[str, Document] = {
        "/schema": ("text/html; charset=utf-8", lambda: api_document.as_page(app)),
        "/schema/openapi.json": ("application/json", lambda: api_document.as_json(app)),
    }
    return OperatorDoor(config.operator, documents)


def make_app(
    config: ServerConfig,
    now: Callable[[], float] = time.time,
    monotonic: Callable[[], float] = time.monotonic,
) -> Guard:
    """The whole server as one ASGI application; its database is migrated first."""
    server = Server(config, now, monotonic)
    server.storage.migrate()

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        if door is not None:
            door.start()
        server.start()
        try:
            yield
        finally:
            await server.stop()
            if door is not None:
                await door.stop()

    routes = [
        *routes_people.ROUTES,
        *routes_profiles.ROUTES,
        *routes_games.ROUTES,
        *routes_tables.ROUTES,
        *routes_table_life.ROUTES,
        *routes_system.ROUTES,
    ]
    for route in routes:
        route.responses = ANSWERS
    app = Litestar(
        route_handlers=[*routes, table_socket.stream],
        dependencies={
            "server": Provide(dependencies.server_of, sync_to_thread=False),
            "views": Provide(dependencies.views_of, sync_to_thread=False),
            "visitor": Provide(dependencies.visitor),
            "person": Provide(dependencies.person),
            "lang": Provide(dependencies.language, sync_to_thread=False),
        },
        exception_handlers={Exception: answer_problem},
        lifespan=[life],
        openapi_config=OpenAPIConfig(
            title="Penstock",
            version=penstock.__version__,
            openapi_router=Router("/schema", route_handlers=[], guards=[nobody], include_in_schema=False),
        ),
        request_max_body_size=config.limits.body_bytes,
        logging_config=None,
    )
    door = operator_door(config, app)
    app.state.server = server
    app.state.views = Views(server.tables)
    app.state.devices = Devices(shared_secret(server, "devices"))
    return Guard(app, server, shared_secret(server, "csrf"))
