"""REST: tables, moves, positions, log."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from penstock.server.http import messages as answers
from penstock.server.http import position_views as positions
from penstock.server.http import table_views as showing
from penstock.server.people.people import Person
from penstock.server.problems import Problem
from penstock.server.process import Server, Serving, Someone, TableId, Tongue, Visitor
from penstock.server.table import opening, playing
from penstock.server.table.live import Live

SeatQuery = Annotated[int | None, QueryParameter(name="seat", ge=0, le=4, required=False)]
SeqQuery = Annotated[int | None, QueryParameter(name="seq", ge=0, le=1_000_000, required=False)]
Which = Annotated[
    Literal["open", "running", "mine", "finished"], QueryParameter(name="scope", required=False)
]


def shown(server: Server, table: Live, person: Person | None) -> answers.Table:
    return showing.table_shown(
        table, person, server.hub.present(table.id), server.now(), server.settings.address
    )


async def seen(server: Server, table_id: str, visitor: Person | None, invite: str | None = None) -> Live:
    """A table that this visitor may see."""
    table = await server.tables.get(table_id)
    await showing.check_may_see(server.tables, table, visitor, invite)
    return table


async def position_of(
    server: Server, table: Live, visitor: Person | None, seat: int | None, seq: int | None, lang: str
) -> answers.Position:
    """The position at a point (default: now) as one visitor may know it."""
    if table.state == "open":
        raise Problem("not_running")
    viewer = showing.viewer_of(table, visitor, seat)
    at = table.seq if seq is None else seq
    line = table.line_at(at)
    if table.match is None:
        raise Problem("rules_changed")
    key = (at, viewer, lang)
    if key not in table.cache:
        match = await server.tables.match_at(table, at)
        own = table.seats_of(visitor["id"] if visitor else None)
        most = server.settings.limits.blocked_moves
        position = positions.position(table, match, line, viewer, own, lang, most)
        if at != table.seq:
            return position  # memory is for what many ask
        table.cache[key] = position
    found: answers.Position = table.cache[key]
    return found


@get("/api/tables")
async def list_tables(server: Serving, visitor: Visitor, which: Which = "open") -> list[answers.TableCard]:
    if which == "mine" and visitor is None:
        raise Problem("no_session")
    return await showing.cards(server.tables, visitor, which)


@post("/api/tables")
async def create_table(
    server: Serving, person: Someone, data: JSONBody[answers.TableAsked]
) -> answers.Table:
    return shown(server, await opening.open_table(server.tables, person, data), person)


@post("/api/import")
async def import_table(
    server: Serving, person: Someone, data: JSONBody[answers.ImportAsked]
) -> answers.Table:
    server.throttle.check(f"import {person['id']}", server.settings.limits.imports_per_hour, 3600)
    return shown(server, await opening.import_table(server.tables, person, data), person)


@get("/api/tables/{table_id:str}")
async def show_table(
    server: Serving, visitor: Visitor, table_id: TableId, invite: FromQuery[str | None] = None
) -> answers.Table:
    return shown(server, await seen(server, table_id, visitor, invite), visitor)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start_table(server: Serving, person: Someone, table_id: TableId) -> answers.Table:
    return shown(server, await playing.start(server.tables, person, table_id), person)


@post("/api/tables/{table_id:str}/moves", status_code=200)
async def play_move(
    server: Serving, person: Someone, tongue: Tongue, table_id: TableId, data: JSONBody[answers.MoveAsked]
) -> answers.Played:
    table, seq = await playing.play(
        server.tables, table_id, person, data.seat, data.move, data.expected_seq, data.key
    )
    return answers.Played(seq, await position_of(server, table, person, data.seat, None, tongue))


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo_move(
    server: Serving, person: Someone, tongue: Tongue, table_id: TableId, data: JSONBody[answers.UndoAsked]
) -> answers.Played:
    table, seq = await playing.undo(server.tables, table_id, person, data.seat, data.expected_seq, data.key)
    return answers.Played(seq, await position_of(server, table, person, data.seat, None, tongue))


@get("/api/tables/{table_id:str}/position")
async def show_position(
    server: Serving,
    visitor: Visitor,
    tongue: Tongue,
    table_id: TableId,
    seq: SeqQuery = None,
    seat: SeatQuery = None,
) -> answers.Position:
    table = await seen(server, table_id, visitor)
    return await position_of(server, table, visitor, seat, seq, tongue)


@get("/api/tables/{table_id:str}/log")
async def show_log(
    server: Serving,
    visitor: Visitor,
    tongue: Tongue,
    table_id: TableId,
    first: Annotated[int, QueryParameter(name="from", ge=0, required=False)] = 0,
    last: Annotated[int | None, QueryParameter(name="to", ge=0, required=False)] = None,
) -> list[answers.LogLine]:
    table = await seen(server, table_id, visitor)
    own = table.seats_of(visitor["id"] if visitor else None)
    end = table.seq if last is None else last
    return [
        positions.log_line(table, line, own, tongue) for line in table.lines if first <= line.seq <= end
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
