"""Chat at a table: players and spectators apart until the end."""

from __future__ import annotations

import sqlalchemy as sa

from penstock.server.people import peace
from penstock.server.people.peace import Said
from penstock.server.people.people import tidy
from penstock.server.people.throttle import Throttle
from penstock.server.problems import Problem
from penstock.server.store import rows, schema
from penstock.server.store.rows import ChatRow, Person
from penstock.server.table import access
from penstock.server.table.live import LiveTable
from penstock.server.table.table_store import TableStore


def rooms_of(table: LiveTable, person: Person | None) -> list[str]:
    """Spectators must not whisper to players, nor overhear them, while the game is on.

    Of a private game that was shown afterwards only its players hear anything.
    """
    is_player = person is not None and bool(table.seats_of(person.id))
    if access.is_shared(table) and not is_player:
        return []
    if table.is_done:
        return ["players", "spectators"]
    return ["players"] if is_player else ["spectators"]


async def lines_for(
    tables: TableStore, table: LiveTable, person: Person | None, after: int | None
) -> list[ChatRow]:
    """The latest lines a person may and wants to read, oldest first; those after a line if one is named."""
    c, m = schema.chat.c, schema.mutes.c
    person_id = person.id if person else None
    query = (
        rows.select(schema.chat, ChatRow)
        .where(c.table_id == table.id, c.room.in_(rooms_of(table, person)))
        .where(c.person_id.not_in(peace.blocked_ids(person_id)))
        .where(c.table_id.not_in(sa.select(m.table_id).where(m.person_id == person_id)))
        .order_by(c.id.desc())
        .limit(tables.config.limits.chat_lines)
    )
    if after is not None:
        query = query.where(c.id > after)
    found = await tables.storage.read(lambda connection: rows.read(connection.execute(query), ChatRow))
    return found[::-1]


async def line_for(tables: TableStore, table_id: str, person: Person, line_id: int) -> Said:
    """A line that somebody has read, and who said it."""
    table = await tables.get(table_id)
    await access.check_may_see(tables, table, person)
    c = schema.chat.c
    query = rows.select(schema.chat, ChatRow).where(
        c.id == line_id, c.table_id == table_id, c.room.in_(rooms_of(table, person))
    )
    line = await tables.storage.read(lambda x: rows.read_first(x.execute(query), ChatRow))
    if line is None or line.person_id == person.id:
        raise Problem("not_found")
    return Said(table_id, line.id, line.person_id, line.text)


async def say(
    tables: TableStore, throttle: Throttle, table_id: str, person: Person, said: str, room: str | None
) -> None:
    table = await tables.get(table_id)
    await access.check_may_see(tables, table, person)
    rooms = rooms_of(table, person)
    room = room or next(iter(rooms), None)
    if room not in rooms:
        raise Problem("forbidden")
    text = tidy(said)
    if not text:
        raise Problem("message_empty")
    throttle.check(f"chat {person.id}", tables.config.limits.chat_per_minute, 60)
    values = {
        "table_id": table_id,
        "room": room,
        "person_id": person.id,
        "name": person.name,
        "text": text,
        "at": tables.now(),
    }

    def add(connection: sa.Connection) -> None:
        connection.execute(sa.insert(schema.chat), values)

    await tables.storage.write(add)
    tables.hub.said(table_id)
    tables.hub.changed(table_id)
