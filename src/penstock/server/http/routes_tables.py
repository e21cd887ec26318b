"""REST: tables, moves, positions, log."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from penstock.server.http import messages, position_views, table_views
from penstock.server.people.people import Person
from penstock.server.problems import Problem
from penstock.server.process import CurrentUser, Language, Server, ServerDep, TableId, Visitor
from penstock.server.table import opening, playing
from penstock.server.table.live import LiveTable

SeatQuery = Annotated[int | None, QueryParameter(name="seat", ge=0, le=4, required=False)]
SeqQuery = Annotated[int | None, QueryParameter(name="seq", ge=0, le=1_000_000, required=False)]
Which = Annotated[
    Literal["open", "running", "mine", "finished"], QueryParameter(name="scope", required=False)
]


def shown(server: Server, table: LiveTable, person: Person | None) -> messages.TableInfo:
    return table_views.table_shown(
        table, person, server.hub.present(table.id), server.now(), server.config.address
    )


async def seen(
    server: Server, table_id: str, visitor: Person | None, invite: str | None = None
) -> LiveTable:
    """A table that this visitor may see."""
    table = await server.tables.get(table_id)
    await table_views.check_may_see(server.tables, table, visitor, invite)
    return table


async def position_of(
    server: Server, table: LiveTable, visitor: Person | None, seat: int | None, seq: int | None, lang: str
) -> messages.Position:
    """The position at a point (default: now) as one visitor may know it."""
    if table.state == "open":
        raise Problem("not_running")
    viewer = table_views.viewer_of(table, visitor, seat)
    at = table.seq if seq is None else seq
    line = table.line_at(at)
    if table.match is None:
        raise Problem("rules_changed")
    key = (at, viewer, lang)
    if key not in table.cache:
        match = await server.tables.match_at(table, at)
        own = table.seats_of(visitor["id"] if visitor else None)
        most = server.config.limits.blocked_moves
        position = position_views.position(table, match, line, viewer, own, lang, most)
        if at != table.seq:
            return position  # memory is for what many ask
        table.cache[key] = position
    found: messages.Position = table.cache[key]
    return found


@get("/api/tables")
async def list_tables(
    server: ServerDep, visitor: Visitor, which: Which = "open"
) -> list[messages.TableCard]:
    if which == "mine" and visitor is None:
        raise Problem("no_session")
    return await table_views.cards(server.tables, visitor, which)


@post("/api/tables")
async def create_table(
    server: ServerDep, person: CurrentUser, data: JSONBody[messages.TableRequest]
) -> messages.TableInfo:
    return shown(server, await opening.open_table(server.tables, person, data), person)


@post("/api/import")
async def import_table(
    server: ServerDep, person: CurrentUser, data: JSONBody[messages.ImportRequest]
) -> messages.TableInfo:
    server.throttle.check(f"import {person['id']}", server.config.limits.imports_per_hour, 3600)
    return shown(server, await opening.import_table(server.tables, person, data), person)


@get("/api/tables/{table_id:str}")
async def show_table(
    server: ServerDep, visitor: Visitor, table_id: TableId, invite: FromQuery[str | None] = None
) -> messages.TableInfo:
    return shown(server, await seen(server, table_id, visitor, invite), visitor)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start_table(server: ServerDep, person: CurrentUser, table_id: TableId) -> messages.TableInfo:
    return shown(server, await playing.start(server.tables, person, table_id), person)


@post("/api/tables/{table_id:str}/moves", status_code=200)
async def play_move(
    server: ServerDep,
    person: CurrentUser,
    lang: Language,
    table_id: TableId,
    data: JSONBody[messages.MoveRequest],
) -> messages.MoveAccepted:
    table, seq = await playing.play(
        server.tables, table_id, person, data.seat, data.move, data.expected_seq, data.key
    )
    return messages.MoveAccepted(seq, await position_of(server, table, person, data.seat, None, lang))


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo_move(
    server: ServerDep,
    person: CurrentUser,
    lang: Language,
    table_id: TableId,
    data: JSONBody[messages.UndoRequest],
) -> messages.MoveAccepted:
    table, seq = await playing.undo(server.tables, table_id, person, data.seat, data.expected_seq, data.key)
    return messages.MoveAccepted(seq, await position_of(server, table, person, data.seat, None, lang))


@get("/api/tables/{table_id:str}/position")
async def show_position(
    server: ServerDep,
    visitor: Visitor,
    lang: Language,
    table_id: TableId,
    seq: SeqQuery = None,
    seat: SeatQuery = None,
) -> messages.Position:
    table = await seen(server, table_id, visitor)
    return await position_of(server, table, visitor, seat, seq, lang)


@get("/api/tables/{table_id:str}/log")
async def show_log(
    server: ServerDep,
    visitor: Visitor,
    lang: Language,
    table_id: TableId,
    first: Annotated[int, QueryParameter(name="from", ge=0, required=False)] = 0,
    last: Annotated[int | None, QueryParameter(name="to", ge=0, required=False)] = None,
) -> list[messages.LogLine]:
    table = await seen(server, table_id, visitor)
    own = table.seats_of(visitor["id"] if visitor else None)
    end = table.seq if last is None else last
    return [
        position_views.log_line(table, line, own, lang)
        for line in table.lines
        if first <= line.seq <= end
    ]


ROUTES = [
    list_tables,
    create_table,
    import_table,
    show_table,
    start_table,
    play_move,
    undo_move,
    show_position,
    show_log,
]
