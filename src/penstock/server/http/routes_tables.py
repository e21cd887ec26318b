"""REST: tables, moves, positions, log."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from penstock.server.http import messages, table_views
from penstock.server.http.dependencies import (
    CurrentUser,
    Language,
    ServerDep,
    TableId,
    ViewsDep,
    Visitor,
)
from penstock.server.http.messages import LAST_SEAT
from penstock.server.problems import Problem
from penstock.server.process import Server
from penstock.server.store.rows import ClockTerms, Person
from penstock.server.table import access, lobby, opening, playing
from penstock.server.table.live import LiveTable
from penstock.server.table.opening import Opening, SeatPlan

SeatQuery = Annotated[int | None, QueryParameter(name="seat", ge=0, le=LAST_SEAT, required=False)]
SeqQuery = Annotated[int | None, QueryParameter(name="seq", ge=0, le=1_000_000, required=False)]
Which = Annotated[
    Literal["open", "running", "mine", "finished"], QueryParameter(name="scope", required=False)
]


async def seen(
    server: Server, table_id: str, visitor: Person | None, invite: str | None = None
) -> LiveTable:
    """A table that this visitor may see."""
    table = await server.tables.get(table_id)
    await access.check_may_see(server.tables, table, visitor, invite)
    return table


def opening_of(data: messages.TableRequest) -> Opening:
    clock = data.clock or messages.ClockRequest()
    return Opening(
        opening.find_game(data.game),
        dict(data.options),
        [SeatPlan(s.kind, s.bot, s.name) for s in data.seats],
        "hot_seat" if data.hot_seat else "play",
        data.visibility,
        data.spectators,
        data.pace,
        ClockTerms(clock.kind, clock.seconds, clock.increment, clock.on_timeout),
        data.seed,
    )


@get("/api/tables")
async def list_tables(
    server: ServerDep, visitor: Visitor, lang: Language, which: Which = "open"
) -> list[messages.TableCard]:
    if which == "mine" and visitor is None:
        raise Problem("no_session")
    found = await lobby.find_tables(server.tables, visitor.id if visitor else None, which)
    return [table_views.card(server, shown, visitor, lang) for shown in found]


@post("/api/tables")
async def create_table(
    server: ServerDep, person: CurrentUser, lang: Language, data: JSONBody[messages.TableRequest]
) -> messages.TableInfo:
    return table_views.table_shown(
        server, await opening.open_table(server.tables, person, opening_of(data)), person, lang
    )


@post("/api/import")
async def import_table(
    server: ServerDep, person: CurrentUser, lang: Language, data: JSONBody[messages.ImportRequest]
) -> messages.TableInfo:
    server.throttle.check(f"import {person.id}", server.config.limits.imports_per_hour, 3600)
    table = await opening.import_table(server.tables, person, data.file, data.kind)
    return table_views.table_shown(server, table, person, lang)


@get("/api/tables/{table_id:str}")
async def show_table(
    server: ServerDep,
    visitor: Visitor,
    lang: Language,
    table_id: TableId,
    invite: FromQuery[str | None] = None,
) -> messages.TableInfo:
    return table_views.table_shown(server, await seen(server, table_id, visitor, invite), visitor, lang)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start_table(
    server: ServerDep, person: CurrentUser, lang: Language, table_id: TableId
) -> messages.TableInfo:
    return table_views.table_shown(
        server, await playing.start(server.tables, person, table_id), person, lang
    )


@post("/api/tables/{table_id:str}/moves", status_code=200)
async def play_move(
    server: ServerDep, person: CurrentUser, table_id: TableId, data: JSONBody[messages.MoveRequest]
) -> messages.MoveAccepted:
    """The only door for moves; what they lead to is told by the stream, to everybody alike."""
    seq = await playing.play(
        server.tables, table_id, person, data.seat, data.move, data.expected_seq, data.key
    )
    return messages.MoveAccepted(seq)


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo_move(
    server: ServerDep, person: CurrentUser, table_id: TableId, data: JSONBody[messages.UndoRequest]
) -> messages.MoveAccepted:
    seq = await playing.undo(server.tables, table_id, person, data.seat, data.expected_seq, data.key)
    return messages.MoveAccepted(seq)


@get("/api/tables/{table_id:str}/position")
async def show_position(
    server: ServerDep,
    views: ViewsDep,
    visitor: Visitor,
    lang: Language,
    table_id: TableId,
    seq: SeqQuery = None,
    seat: SeatQuery = None,
) -> messages.Position:
    table = await seen(server, table_id, visitor)
    return await views.position(table, visitor, seat, seq, lang)


@get("/api/tables/{table_id:str}/log")
async def show_log(
    server: ServerDep,
    views: ViewsDep,
    visitor: Visitor,
    lang: Language,
    table_id: TableId,
    first: Annotated[int, QueryParameter(name="from", ge=0, required=False)] = 0,
    last: Annotated[int | None, QueryParameter(name="to", ge=0, required=False)] = None,
) -> list[messages.LogLine]:
    """A page of the log; the next one begins after its last line, and an empty one is the end."""
    table = await seen(server, table_id, visitor)
    own = table.seats_of(visitor.id if visitor else None)
    end = table.seq if last is None else last
    wanted = [x for x in table.lines if first <= x.seq <= end]
    return await views.long_log(table, wanted[: server.config.limits.log_lines], own, lang)


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
