"""REST: everything at a table that is no move."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from penstock.bots.courses import course_text
from penstock.engine.errors import MalformedMove
from penstock.engine.game import Game
from penstock.engine.match import SAVE_FORMAT, move_of
from penstock.server.bots.questions import Advice
from penstock.server.http import messages
from penstock.server.http.dependencies import (
    CurrentUser,
    Language,
    ServerDep,
    TableId,
    ViewsDep,
    Visitor,
)
from penstock.server.http.messages import ChatLine, TableInfo
from penstock.server.http.routes_tables import SeatQuery, seen
from penstock.server.http.table_views import table_shown
from penstock.server.problems import Problem
from penstock.server.store.rows import ChatRow
from penstock.server.table import absence, agreements, chat, exporting, joining, playing
from penstock.server.table.live import kept_moves

MOST_INTEGER = 2**31 - 1  # of the database
MoveQuery = Annotated[str, QueryParameter(name="move", min_length=1, max_length=80)]


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(
    server: ServerDep,
    person: CurrentUser,
    lang: Language,
    table_id: TableId,
    data: JSONBody[messages.JoinRequest],
) -> TableInfo:
    if data.watch:
        table = await joining.watch(server.tables, table_id, person, data.invite)
    else:
        table = await joining.join(server.tables, table_id, person, data.seat, data.invite)
    return table_shown(server, table, person, lang)


@post("/api/tables/{table_id:str}/share", status_code=200)
async def add_share(
    server: ServerDep,
    person: CurrentUser,
    lang: Language,
    table_id: TableId,
    data: JSONBody[messages.ShareRequest],
) -> TableInfo:
    """A random number of one's own for the dice, before the game begins; pages send it by themselves."""
    table = await joining.add_share(server.tables, table_id, person, data.share)
    return table_shown(server, table, person, lang)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(server: ServerDep, person: CurrentUser, lang: Language, table_id: TableId) -> TableInfo:
    return table_shown(server, await joining.leave(server.tables, table_id, person), person, lang)


@post("/api/tables/{table_id:str}/remove", status_code=200)
async def remove(
    server: ServerDep,
    person: CurrentUser,
    lang: Language,
    table_id: TableId,
    data: JSONBody[messages.SeatOnly],
) -> TableInfo:
    """The host sends a guest away before the start."""
    return table_shown(
        server, await joining.remove(server.tables, table_id, person, data.seat), person, lang
    )


@post("/api/tables/{table_id:str}/seat-bot", status_code=200)
async def seat_bot(
    server: ServerDep,
    person: CurrentUser,
    lang: Language,
    table_id: TableId,
    data: JSONBody[messages.TakeoverRequest],
) -> TableInfo:
    """The host gives a free seat to a bot before the start."""
    table = await joining.seat_bot(server.tables, table_id, person, data.seat, data.bot)
    return table_shown(server, table, person, lang)


@post("/api/tables/{table_id:str}/invite", status_code=200)
async def invite_anew(
    server: ServerDep, person: CurrentUser, lang: Language, table_id: TableId
) -> TableInfo:
    """A new invite link; the old one no longer opens anything."""
    return table_shown(server, await joining.invite_anew(server.tables, table_id, person), person, lang)


@post("/api/tables/{table_id:str}/publish", status_code=200)
async def publish(server: ServerDep, person: CurrentUser, lang: Language, table_id: TableId) -> TableInfo:
    """A player would like to show a private game that is over; all who sat there are asked."""
    table = await agreements.offer_share(server.tables, server.throttle, table_id, person)
    return table_shown(server, table, person, lang)


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(server: ServerDep, person: CurrentUser, lang: Language, table_id: TableId) -> TableInfo:
    return table_shown(server, await joining.rematch(server.tables, table_id, person), person, lang)


@post("/api/tables/{table_id:str}/resign", status_code=200)
async def resign(server: ServerDep, person: CurrentUser, lang: Language, table_id: TableId) -> TableInfo:
    return table_shown(server, await absence.resign(server.tables, table_id, person), person, lang)


@post("/api/tables/{table_id:str}/takeover", status_code=200)
async def take_over(
    server: ServerDep,
    person: CurrentUser,
    lang: Language,
    table_id: TableId,
    data: JSONBody[messages.TakeoverRequest],
) -> TableInfo:
    """A bot for one's own seat; the usual one is offered for that of who keeps the table waiting."""
    table = await absence.take_over(server.tables, server.throttle, table_id, person, data.seat, data.bot)
    return table_shown(server, table, person, lang)


@post("/api/tables/{table_id:str}/give-back", status_code=200)
async def give_back(
    server: ServerDep,
    person: CurrentUser,
    lang: Language,
    table_id: TableId,
    data: JSONBody[messages.SeatOnly],
) -> TableInfo:
    return table_shown(
        server, await absence.give_back(server.tables, table_id, person, data.seat), person, lang
    )


@post("/api/tables/{table_id:str}/claim-timeout", status_code=200)
async def claim_timeout(
    server: ServerDep,
    person: CurrentUser,
    lang: Language,
    table_id: TableId,
    data: JSONBody[messages.TimeoutRequest],
) -> TableInfo:
    table = await absence.claim_timeout(server.tables, table_id, person, data.seat, data.action == "bot")
    return table_shown(server, table, person, lang)


@post("/api/tables/{table_id:str}/offer-stop", status_code=200)
async def offer_stop(
    server: ServerDep, person: CurrentUser, lang: Language, table_id: TableId
) -> TableInfo:
    table = await agreements.offer_stop(server.tables, server.throttle, table_id, person)
    return table_shown(server, table, person, lang)


@post("/api/tables/{table_id:str}/offer-undo", status_code=200)
async def offer_undo(
    server: ServerDep,
    person: CurrentUser,
    lang: Language,
    table_id: TableId,
    data: JSONBody[messages.UndoOfferRequest],
) -> TableInfo:
    table = await agreements.offer_undo(server.tables, server.throttle, table_id, person, data.seat)
    return table_shown(server, table, person, lang)


@post("/api/tables/{table_id:str}/answer-offer", status_code=200)
async def answer_offer(
    server: ServerDep,
    person: CurrentUser,
    lang: Language,
    table_id: TableId,
    data: JSONBody[messages.AnswerRequest],
) -> TableInfo:
    table = await agreements.answer(server.tables, table_id, person, data.offer, data.accept)
    return table_shown(server, table, person, lang)


@get("/api/tables/{table_id:str}/why-not")
async def why_not(
    server: ServerDep,
    person: CurrentUser,
    lang: Language,
    table_id: TableId,
    move: MoveQuery,
    seat: SeatQuery = None,
) -> messages.WhyNot:
    table = await server.tables.get(table_id)
    if table.match is None:
        raise Problem("not_running")
    asking = playing.own_seat(table, person, seat)
    try:
        refusal = table.match.why_not(move, asking)
    except MalformedMove as error:
        raise Problem("bad_move", why=str(error)) from None
    if refusal is None:
        return messages.WhyNot(None)
    shown_refusal = messages.RefusalShown(refusal.code.lower(), refusal.paragraph, refusal.text(lang))
    return messages.WhyNot(shown_refusal)


@get("/api/tables/{table_id:str}/hint")
async def hint(
    server: ServerDep, person: CurrentUser, lang: Language, table_id: TableId, seat: SeatQuery = None
) -> list[messages.Hint]:
    """What a bot would do; only where nobody else is at a disadvantage."""
    table = await server.tables.get(table_id)
    if table.state != "running" or table.match is None:
        raise Problem("not_running")
    asking = playing.own_seat(table, person, seat)
    if table.humans() != {person.id}:
        raise Problem("no_hints")
    if asking not in table.match.to_act:
        return []
    server.throttle.check(f"hint {person.id}", server.config.limits.hints_per_minute, 60)
    match = table.match.copy()
    advice = await server.thinking.advise(person.id, table, match, asking)
    return [hint_shown(match.game, one, lang) for one in advice]


def hint_shown(game: Game, advice: Advice, lang: str) -> messages.Hint:
    course = [move_of(game, step.move, step.facts) for step in advice.course]
    return messages.Hint(
        course[0].notation,
        course_text(course, lang),
        [
            messages.MoveShown(m.id, m.family, m.params, m.notation, m.text(lang), m.facts, None)
            for m in course
        ],
        advice.value,
        advice.visits,
        advice.place,
        advice.score,
        [
            messages.HintReason(r.term, game.language.say(lang, f"term-{r.term}"), r.change)
            for r in advice.reasons
        ],
    )


@get("/api/tables/{table_id:str}/since-last-turn")
async def since_last_turn(
    server: ServerDep,
    views: ViewsDep,
    person: CurrentUser,
    lang: Language,
    table_id: TableId,
    seat: SeatQuery = None,
) -> messages.Story:
    """The log since one's own last move."""
    table = await seen(server, table_id, person)
    own = table.seats_of(person.id)
    if not own or (seat is not None and seat not in own):
        raise Problem("not_your_seat")
    wanted = own if seat is None else [seat]
    last = max((x.seq for x in kept_moves(table.lines) if x.seat in wanted), default=0)
    lines = [x for x in table.lines if x.seq > last]
    return messages.Story(last, table.seq, await views.long_log(table, lines, own, lang))


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(row.id, row.room, row.person_id, row.name, row.text, row.at)


@get("/api/tables/{table_id:str}/chat")
async def read_chat(server: ServerDep, visitor: Visitor, table_id: TableId) -> list[messages.ChatLine]:
    table = await seen(server, table_id, visitor)
    return [chat_line(x) for x in await chat.lines_for(server.tables, table, visitor, None)]


@post("/api/tables/{table_id:str}/chat", status_code=201)
async def write_chat(
    server: ServerDep, person: CurrentUser, table_id: TableId, data: JSONBody[messages.ChatRequest]
) -> messages.Done:
    await chat.say(server.tables, server.throttle, table_id, person, data.text, data.room)
    return messages.Done()


@post("/api/tables/{table_id:str}/chat/{line_id:int}/report", status_code=200)
async def report_chat(
    server: ServerDep,
    person: CurrentUser,
    table_id: TableId,
    line_id: FromPath[int],
    data: JSONBody[messages.ReportRequest],
) -> messages.Done:
    """Tell the operator what somebody has said."""
    if line_id > MOST_INTEGER:
        raise Problem("not_found")
    said = await chat.line_for(server.tables, table_id, person, line_id)
    server.throttle.check(f"report {person.id}", server.config.limits.reports_per_day, 86400)
    await server.peace.report(person.id, said, data.reason)
    return messages.Done()


@get("/api/tables/{table_id:str}/mute")
async def is_muted(server: ServerDep, person: CurrentUser, table_id: TableId) -> messages.Mute:
    await seen(server, table_id, person)
    return messages.Mute(await server.peace.has_muted(person.id, table_id))


@post("/api/tables/{table_id:str}/mute", status_code=200)
async def mute_chat(
    server: ServerDep, person: CurrentUser, table_id: TableId, data: JSONBody[messages.MuteRequest]
) -> messages.Mute:
    """Hear nothing of a table's chat, or hear it again."""
    await seen(server, table_id, person)
    await server.peace.mute(person.id, table_id, data.muted)
    return messages.Mute(data.muted)


@get("/api/tables/{table_id:str}/note")
async def read_note(server: ServerDep, person: CurrentUser, table_id: TableId) -> messages.NoteShown:
    """What you have written down about this game."""
    await seen(server, table_id, person)
    return messages.NoteShown(await server.notes.of(person.id, table_id))


@post("/api/tables/{table_id:str}/note", status_code=200)
async def write_note(
    server: ServerDep, person: CurrentUser, table_id: TableId, data: JSONBody[messages.NoteRequest]
) -> messages.NoteShown:
    """Write it down, or anew; an empty text deletes it."""
    await seen(server, table_id, person)
    server.throttle.check(f"note {person.id}", server.config.limits.notes_per_hour, 3600)
    await server.notes.write(person.id, table_id, data.text)
    return messages.NoteShown(await server.notes.of(person.id, table_id))


@get("/api/tables/{table_id:str}/export")
async def export(
    server: ServerDep,
    views: ViewsDep,
    visitor: Visitor,
    lang: Language,
    table_id: TableId,
    seat: SeatQuery = None,
) -> dict[str, Any]:
    """The whole game after its end, or of bots among themselves; before it one's own view."""
    table = await seen(server, table_id, visitor)
    if table.is_done or all(seat.kind == "bot" for seat in table.seats):
        if not table.lines:
            raise Problem("not_running")
        return exporting.whole_game(table)
    position = None
    if table.match is not None:
        position = await views.position(table, visitor, seat, None, lang)
    own = table.seats_of(visitor.id if visitor else None)
    return {  # everything one viewer has been told so far
        "penstock_view": SAVE_FORMAT,
        "game": table.row.game,
        "rules_version": table.row.rules_version,
        "options": table.row.options,
        "commitment": table.row.commitment or None,
        "names": [s.name for s in table.seats],
        "position": position,
        "log": await views.long_log(table, table.lines, own, lang),
    }


@get("/api/tables/{table_id:str}/scores-over-time")
async def scores_over_time(
    server: ServerDep, views: ViewsDep, visitor: Visitor, table_id: TableId
) -> messages.ScoresOverTime:
    table = await seen(server, table_id, visitor)
    if not table.is_done or not table.lines:
        raise Problem("not_over")
    return messages.ScoresOverTime(*await views.scores(table))


ROUTES = [
    join,
    add_share,
    leave,
    remove,
    seat_bot,
    invite_anew,
    publish,
    rematch,
    resign,
    take_over,
    give_back,
    claim_timeout,
    offer_stop,
    offer_undo,
    answer_offer,
    why_not,
    hint,
    since_last_turn,
    read_chat,
    write_chat,
    report_chat,
    is_muted,
    mute_chat,
    read_note,
    write_note,
    export,
    scores_over_time,
]
