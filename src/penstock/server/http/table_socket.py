"""The WebSocket of a table: what happened since `from_seq`, then everything as it happens.

It only speaks: moves and chat come by POST. It is woken, looks at the table, and sends what its viewer may
know and has not been sent; so a slow reader gets fewer and longer messages, and one that comes back misses
nothing.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter
from msgspec import Struct

from penstock.server.http.dependencies import ServerDep, TableId, ViewsDep, Visitor, address_of, language
from penstock.server.http.guard import is_same_origin
from penstock.server.http.messages import LAST_SEAT
from penstock.server.http.routes_table_life import chat_line
from penstock.server.http.table_views import table_shown
from penstock.server.http.views import Views
from penstock.server.metrics import STREAMS
from penstock.server.people.throttle import Throttle
from penstock.server.problems import Problem
from penstock.server.process import Server
from penstock.server.store.rows import Person
from penstock.server.table import access, chat
from penstock.server.table.hub import Listener
from penstock.server.table.live import LiveTable

GONE, REFUSED, TOO_SLOW = 4404, 4403, 4408
Socket = WebSocket[Any, Any, State]


class Pong(Struct, forbid_unknown_fields=True):
    type: Literal["pong"]


READ = msgspec.json.Decoder(Pong)


class TableSocket:
    """One open socket."""

    def __init__(
        self,
        socket: Socket,
        server: Server,
        views: Views,
        person: Person | None,
        token: str | None,
        table_id: str,
        seat: int | None,
        lang: str,
    ) -> None:
        self.socket = socket
        self.server = server
        self.views = views
        self.person = person
        self.token = token
        self.table_id = table_id
        self.seat = seat
        self.lang = lang
        self.listener = Listener(table_id, person.id if person else None, address_of(socket))
        self._sending = asyncio.Lock()
        self._was_seated = False
        self._sent_table: Any = None
        self._is_new_table = False  # sent since the last position, which may look different now
        self._sent_present: tuple[list[int], int] | None = None
        self._sent_chat: int | None = None
        self._heard_chat: tuple[int, bool] | None = None

    async def send(self, message: bytes) -> None:
        async with self._sending, asyncio.timeout(self.server.config.limits.send_seconds):
            await self.socket.send_data(message.decode(), mode="text")

    async def tell(self, kind: str, **fields: Any) -> None:
        await self.send(msgspec.json.encode({"type": kind, **fields}))

    async def write(self, from_seq: int) -> None:
        """Tell what is new, again and again."""
        sent_seq = from_seq
        is_called = False  # at first, and when nothing has been heard for long, look into the database
        while not self.listener.is_closing:
            self.listener.woken.clear()
            await self.check_session(is_called)
            table = await self.server.tables.get(self.table_id, is_called)
            await access.check_may_see(self.server.tables, table, self.person)
            self.check_seat(table)
            await self.tell_table(table)
            sent_seq = await self.tell_position(table, sent_seq)
            await self.tell_chat(table)
            try:
                async with asyncio.timeout(self.server.config.limits.idle_seconds):
                    await self.listener.woken.wait()
                is_called = True
            except TimeoutError:
                is_called = False
                await self.tell("ping")

    async def check_session(self, is_called: bool) -> None:
        """Is the session still there? Asked when somebody says it may not be, and now and then."""
        if self.person is None or (is_called and not self.listener.is_doubted):
            return
        self.listener.is_doubted = False
        found = await self.server.sessions.person_of(self.token)
        if found is None or found.id != self.person.id:
            raise Problem("no_session")

    def check_seat(self, table: LiveTable) -> None:
        """Who came as a player and is one no longer has left or was sent away."""
        is_seated = bool(table.seats_of(self.person.id if self.person else None))
        if self.listener.has_left or (self._was_seated and not is_seated):
            raise Problem("seat_gone")
        self._was_seated = is_seated

    async def tell_table(self, table: LiveTable) -> None:
        row = table.row
        slow = (row.state, row.offers, row.rematch, row.host, tuple(table.seats))
        present = self.server.hub.present(table.id)
        seats = [s.seat for s in table.seats if s.person_id in present.persons]
        here = seats, access.watching(table, present)
        if slow != self._sent_table:
            await self.tell("table", table=table_shown(self.server, table, self.person, self.lang))
            self._sent_table = slow
            self._is_new_table = True
        elif here != self._sent_present:
            await self.tell("presence", seats=here[0], watching=here[1])
        self._sent_present = here

    async def tell_position(self, table: LiveTable, sent_seq: int) -> int:
        if not table.lines or (sent_seq == table.seq and not self._is_new_table):
            return sent_seq
        self._is_new_table = False
        message, seq = await self.views.position_message(table, self.person, self.seat, sent_seq, self.lang)
        await self.send(message)
        return seq

    async def tell_chat(self, table: LiveTable) -> None:
        said = self.server.hub.times_said(table.id), table.is_done  # at the end all rooms are open
        if said == self._heard_chat:
            return
        self._heard_chat = said
        lines = await chat.lines_for(self.server.tables, table, self.person, self._sent_chat)
        for line in lines if self._sent_chat is not None else []:
            await self.tell("chat", line=chat_line(line))
        self._sent_chat = max([self._sent_chat or 0, *(line.id for line in lines)])

    async def read(self) -> None:
        """A reader only gives signs of life: anything else gets an error, too much of it the door."""
        limits = self.server.config.limits
        heard = Throttle(self.server.now)
        while True:
            said = await self.socket.receive_data(mode="text")
            if not heard.is_free("messages", limits.messages_per_10_seconds, 10):
                raise Problem("too_many")
            try:
                self.hear(said)
            except Problem as problem:
                await self.tell("error", **problem.answer(self.lang))

    def hear(self, said: str | bytes) -> None:
        if len(said) > self.server.config.limits.message_bytes:
            raise Problem("too_large")
        try:
            READ.decode(said)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Problem("bad_request", why=str(error)) from None


def check_room(server: Server, listener: Listener) -> None:
    limits = server.config.limits
    most = limits.streams_per_person if listener.person_id else limits.streams_per_address
    if server.hub.count >= limits.streams or server.hub.streams_of(listener.owner) >= most:
        raise Problem("too_many")


@websocket("/api/tables/{table_id:str}/stream")
async def stream(
    socket: Socket,
    server: ServerDep,
    views: ViewsDep,
    visitor: Visitor,
    table_id: TableId,
    from_seq: Annotated[int, QueryParameter(name="from_seq", ge=0, le=1_000_000, required=False)] = 0,
    seat: Annotated[int | None, QueryParameter(name="seat", ge=0, le=LAST_SEAT, required=False)] = None,
) -> None:
    if not is_same_origin(socket.scope, server.config.public_url):  # type: ignore[arg-type]
        await socket.close(code=REFUSED)
        return
    await socket.accept()
    token = socket.cookies.get(server.config.session_cookie)
    lang = language(socket, visitor)
    open_socket = TableSocket(socket, server, views, visitor, token, table_id, seat, lang)
    code, reason = 1000, ""
    try:
        table = await server.tables.get(table_id)
        await access.check_may_see(server.tables, table, visitor)
        access.viewer_of(table, visitor, seat)
        check_room(server, open_socket.listener)
        server.hub.add(open_socket.listener)
        STREAMS.set(server.hub.count)
        await run_both(open_socket, from_seq)
    except Problem as problem:
        code = GONE if problem.status == 404 else REFUSED
        reason = problem.code
        await last_word(open_socket, problem)
    except TimeoutError:
        code, reason = TOO_SLOW, "too_slow"
    except WebSocketDisconnect:
        return
    finally:
        server.hub.remove(open_socket.listener)
        STREAMS.set(server.hub.count)
    await hang_up(socket, code, reason)


async def run_both(open_socket: TableSocket, from_seq: int) -> None:
    tasks = {
        asyncio.create_task(open_socket.write(from_seq)),
        asyncio.create_task(open_socket.read()),
    }
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def last_word(open_socket: TableSocket, problem: Problem) -> None:
    try:
        await open_socket.tell("error", **problem.answer(open_socket.lang))
    except (TimeoutError, WebSocketDisconnect, RuntimeError):
        return


async def hang_up(socket: Socket, code: int, reason: str) -> None:
    try:
        await socket.close(code=code, reason=reason)
    except (WebSocketDisconnect, RuntimeError):  # already gone
        return
