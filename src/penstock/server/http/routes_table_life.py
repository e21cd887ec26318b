"""REST: everything at a table that is no move."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from penstock.engine.errors import MalformedMove
from penstock.server.http import messages as answers
from penstock.server.http import position_views as positions
from penstock.server.http.routes_tables import SeatQuery, position_of, seen, shown
from penstock.server.problems import Problem
from penstock.server.process import Serving, Someone, TableId, Tongue, Visitor
from penstock.server.table import absence, agreements, exporting, joining, playing
from penstock.server.table import chat as chatting
from penstock.server.table.live import Live, standing

Shown = answers.Table
MoveQuery = Annotated[str, QueryParameter(name="move", min_length=1, max_length=80)]


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(
    server: Serving, person: Someone, table_id: TableId, data: JSONBody[answers.JoinAsked]
) -> Shown:
    return shown(server, await joining.join(server.tables, table_id, person, data), person)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(server: Serving, person: Someone, table_id: TableId) -> Shown:
    return shown(server, await joining.leave(server.tables, table_id, person), person)


@post("/api/tables/{table_id:str}/invite", status_code=200)
async def invite_anew(server: Serving, person: Someone, table_id: TableId) -> Shown:
    """A new invite link; the old one no longer opens anything."""
    return shown(server, await joining.invite_anew(server.tables, table_id, person), person)


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(server: Serving, person: Someone, table_id: TableId) -> Shown:
    return shown(server, await joining.rematch(server.tables, table_id, person), person)


@post("/api/tables/{table_id:str}/resign", status_code=200)
async def resign(server: Serving, person: Someone, table_id: TableId) -> Shown:
    return shown(server, await absence.resign(server.tables, table_id, person), person)


@post("/api/tables/{table_id:str}/takeover", status_code=200)
async def take_over(
    server: Serving, person: Someone, table_id: TableId, data: JSONBody[answers.TakeoverAsked]
) -> Shown:
    return shown(server, await absence.take_over(server.tables, table_id, person, data), person)


@post("/api/tables/{table_id:str}/give-back", status_code=200)
async def give_back(
    server: Serving, person: Someone, table_id: TableId, data: JSONBody[answers.SeatOnly]
) -> Shown:
    return shown(server, await absence.give_back(server.tables, table_id, person, data.seat), person)


@post("/api/tables/{table_id:str}/claim-timeout", status_code=200)
async def claim_timeout(
    server: Serving, person: Someone, table_id: TableId, data: JSONBody[answers.TimeoutAsked]
) -> Shown:
    return shown(server, await absence.claim_timeout(server.tables, table_id, person, data), person)


@post("/api/tables/{table_id:str}/offer-stop", status_code=200)
async def offer_stop(server: Serving, person: Someone, table_id: TableId) -> Shown:
    return shown(server, await agreements.offer_stop(server.tables, table_id, person), person)


@post("/api/tables/{table_id:str}/answer-stop", status_code=200)
async def answer_stop(
    server: Serving, person: Someone, table_id: TableId, data: JSONBody[answers.AnswerAsked]
) -> Shown:
    table = await agreements.answer(server.tables, table_id, person, "stop", data.accept)
    return shown(server, table, person)


@post("/api/tables/{table_id:str}/undo/ask", status_code=200)
async def ask_undo(
    server: Serving, person: Someone, table_id: TableId, data: JSONBody[answers.UndoWish]
) -> Shown:
    return shown(server, await agreements.ask_undo(server.tables, table_id, person, data.seat), person)


@post("/api/tables/{table_id:str}/undo/answer", status_code=200)
async def answer_undo(
    server: Serving, person: Someone, table_id: TableId, data: JSONBody[answers.AnswerAsked]
) -> Shown:
    table = await agreements.answer(server.tables, table_id, person, "undo", data.accept)
    return shown(server, table, person)


@get("/api/tables/{table_id:str}/why-not")
async def why_not(
    server: Serving,
    person: Someone,
    tongue: Tongue,
    table_id: TableId,
    move: MoveQuery,
    seat: SeatQuery = None,
) -> answers.WhyNot:
    table = await server.tables.get(table_id)
    if table.match is None:
        raise Problem("not_running")
    asking = playing.own_seat(table, person, seat)
    try:
        refusal = table.match.why_not(move, asking)
    except MalformedMove as error:
        raise Problem("bad_move", why=str(error)) from None
    if refusal is None:
        return answers.WhyNot(None)
    shown_refusal = answers.RefusalShown(refusal.code.lower(), refusal.paragraph, refusal.text(tongue))
    return answers.WhyNot(shown_refusal)


@get("/api/tables/{table_id:str}/hint")
async def hint(
    server: Serving, person: Someone, tongue: Tongue, table_id: TableId, seat: SeatQuery = None
) -> list[answers.Hint]:
    """What a bot would do; only where nobody else is at a disadvantage."""
    table = await server.tables.get(table_id)
    if table.state != "running" or table.match is None:
        raise Problem("not_running")
    asking = playing.own_seat(table, person, seat)
    if table.humans() != {person["id"]}:
        raise Problem("no_hints")
    if asking not in table.match.to_act:
        return []
    server.throttle.check(f"hint {person['id']}", server.settings.limits.hints_per_minute, 60)
    return await server.thinking.advise(table, table.match.copy(), asking, tongue)


@get("/api/tables/{table_id:str}/since-last-turn")
async def since_last_turn(
    server: Serving, person: Someone, tongue: Tongue, table_id: TableId, seat: SeatQuery = None
) -> answers.Story:
    """The log since one's own last move."""
    table = await seen(server, table_id, person)
    own = table.seats_of(person["id"])
    if not own or (seat is not None and seat not in own):
        raise Problem("not_your_seat")
    wanted = own if seat is None else [seat]
    last = max((x.seq for x in standing(table.lines) if x.seat in wanted), default=0)
    lines = [positions.log_line(table, x, own, tongue) for x in table.lines if x.seq > last]
    return answers.Story(last, table.seq, lines)


@get("/api/tables/{table_id:str}/chat")
async def read_chat(server: Serving, visitor: Visitor, table_id: TableId) -> list[answers.ChatLine]:
    table = await seen(server, table_id, visitor)
    return await chatting.lines_for(server, table, visitor, None)


@post("/api/tables/{table_id:str}/chat", status_code=201)
async def write_chat(
    server: Serving, person: Someone, table_id: TableId, data: JSONBody[answers.ChatAsked]
) -> answers.Done:
    await chatting.say(server, table_id, person, data)
    return answers.Done()


@get("/api/tables/{table_id:str}/export")
async def export(
    server: Serving, visitor: Visitor, tongue: Tongue, table_id: TableId, seat: SeatQuery = None
) -> dict[str, Any]:
    """The whole game after its end, one's own view before."""
    table: Live = await seen(server, table_id, visitor)
    if table.is_done:
        return exporting.whole_game(table)
    position = None
    if table.state == "running":
        position = await position_of(server, table, visitor, seat, None, tongue)
    own = table.seats_of(visitor["id"] if visitor else None)
    return exporting.own_view(table, own, position, tongue)


@get("/api/tables/{table_id:str}/scores-over-time")
async def scores_over_time(server: Serving, visitor: Visitor, table_id: TableId) -> answers.ScoresOverTime:
    table = await seen(server, table_id, visitor)
    if not table.is_done or not table.lines:
        raise Problem("not_over")
    return await exporting.scores_over_time(server.tables, table)


ROUTES = [
    join,
    leave,
    invite_anew,
    rematch,
    resign,
    take_over,
    give_back,
    claim_timeout,
    offer_stop,
    answer_stop,
    ask_undo,
    answer_undo,
    why_not,
    hint,
    since_last_turn,
    read_chat,
    write_chat,
    export,
    scores_over_time,
]
