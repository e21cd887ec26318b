"""Chat at a table: players and spectators apart until the end."""

from __future__ import annotations

import sqlalchemy as sa

from penstock.server.http import table_views as showing
from penstock.server.http.messages import ChatLine, ChatRequest
from penstock.server.people.people import Person, tidy
from penstock.server.problems import Problem
from penstock.server.process import Server
from penstock.server.store import schema
from penstock.server.table.live import LiveTable


def rooms_of(table: LiveTable, person: Person | None) -> list[str]:
    """Spectators must not whisper to players, nor overhear them, while the game is on."""
    if table.is_done:
        return ["players", "spectators"]
    is_player = person is not None and bool(table.seats_of(person["id"]))
    return ["players"] if is_player else ["spectators"]


async def lines_for(
    server: Server, table: LiveTable, person: Person | None, after: int | None
) -> list[ChatLine]:
    """The latest lines a person may read, oldest first; only those after a line if one is named."""
    c = schema.chat.c
    query = (
        sa.select(c.id, c.room, c.name, c.text, c.at)
        .where(c.table_id == table.id, c.room.in_(rooms_of(table, person)))
        .order_by(c.id.desc())
        .limit(server.config.limits.chat_lines)
    )
    if after is not None:
        query = query.where(c.id > after)
    rows = await server.storage.read(lambda connection: connection.execute(query).all())
    return [ChatLine(*row) for row in reversed(rows)]


async def say(server: Server, table_id: str, person: Person, request: ChatRequest) -> None:
    table = await server.tables.get(table_id)
    await showing.check_may_see(server.tables, table, person)
    rooms = rooms_of(table, person)
    room = request.room or rooms[0]
    if room not in rooms:
        raise Problem("forbidden")
    text = tidy(request.text)
    if not text:
        raise Problem("bad_request", why="text")
    server.throttle.check(f"chat {person['id']}", server.config.limits.chat_per_minute, 60)
    values = {
        "table_id": table_id,
        "room": room,
        "person_id": person["id"],
        "name": person["name"],
        "text": text,
        "at": server.now(),
    }

    def add(connection: sa.Connection) -> None:
        connection.execute(sa.insert(schema.chat), values)

    await server.storage.write(add)
    server.hub.said(table_id)
    server.hub.changed(table_id)
