"""REST: who I am."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody
from msgspec import UNSET

from penstock.server.http import messages
from penstock.server.http.dependencies import CurrentUser, ServerDep, Visitor, address_of
from penstock.server.http.messages import AccountRequest, Done, GuestRequest, Me, MeChanges
from penstock.server.people import own_data
from penstock.server.people.devices import DEVICE_SECONDS, Devices
from penstock.server.people.people import PersonChanges, folded
from penstock.server.people.sessions import SESSION_SECONDS, device_of, hashed
from penstock.server.problems import Problem
from penstock.server.process import Server
from penstock.server.store.rows import Notify, Person
from penstock.server.table import farewell

Req = Request[None, None, State]


def cookie(server: Server, name: str, value: str, seconds: int) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        max_age=seconds,
        path="/",
        httponly=True,
        secure=server.config.is_secure,
        samesite="lax",
    )


def session_cookie(server: Server, token: str, seconds: int = SESSION_SECONDS) -> Cookie:
    return cookie(server, server.config.session_cookie, token, seconds)


def device_cookie(request: Req, server: Server, person: Person) -> Cookie:
    """From now on this device's attempts to log in are counted apart."""
    devices: Devices = request.app.state.devices
    name = server.config.device_cookie
    return cookie(
        server, name, devices.marked(request.cookies.get(name), str(person.user_name)), DEVICE_SECONDS
    )


def let_in(request: Req, server: Server, person: Person, token: str, status: int = 200) -> Response[Me]:
    """An account has been entered; its other streams ask again who they are."""
    cookies = [session_cookie(server, token), device_cookie(request, server, person)]
    return Response(me_shown(server, person), cookies=cookies, status_code=status)


def device(request: Req) -> str:
    return device_of(request.headers.get("user-agent", ""))


def me_shown(server: Server, person: Person) -> Me:
    notify = messages.Notify(person.notify.webhook, person.notify.email, person.notify.turns)
    return Me(
        person.id,
        person.name,
        person.is_guest,
        person.user_name,
        person.language,
        person.settings,
        notify,
        person.email,
        server.letters.can_send,
    )


@post("/api/guest", status_code=201)
async def become_guest(request: Req, server: ServerDep, data: JSONBody[GuestRequest]) -> Response[Me]:
    """A name is enough to play."""
    server.throttle.check(f"guest {address_of(request)}", server.config.limits.guests_per_hour, 3600)
    person, token = await server.people.guest(data.name, device(request))
    return Response(me_shown(server, person), cookies=[session_cookie(server, token)], status_code=201)


@post("/api/account", status_code=201)
async def make_account(
    request: Req, server: ServerDep, person: CurrentUser, data: JSONBody[AccountRequest]
) -> Response[Me]:
    """Keep what was played as a guest under a user name; who had the guest's token has nothing."""
    server.lockout.check_address(address_of(request))
    account, token = await server.accounts.upgrade(person, data.user_name, data.password, device(request))
    server.hub.doubt(person.id)
    return let_in(request, server, account, token, 201)


@post("/api/login", status_code=200)
async def log_in(
    request: Req, server: ServerDep, visitor: Visitor, data: JSONBody[AccountRequest]
) -> Response[Me]:
    user_name = folded(data.user_name)
    devices: Devices = request.app.state.devices
    known = devices.known(request.cookies.get(server.config.device_cookie), user_name)
    attempt = server.lockout.attempt(address_of(request), user_name, known)
    found, token = await server.accounts.log_in(visitor, user_name, data.password, device(request))
    attempt.succeeded()
    server.tables.forget_all()  # seats of a guest may have moved to the account
    if visitor is not None:
        server.hub.doubt(visitor.id)  # the guest is nobody any more
    return let_in(request, server, found, token)


@post("/api/logout", status_code=200)
async def log_out(request: Req, server: ServerDep, visitor: Visitor) -> Response[Done]:
    token = request.cookies.get(server.config.session_cookie)
    if token and visitor:
        await server.sessions.end(token)
        server.hub.doubt(visitor.id)  # the streams of this session end, in every process
    return Response(Done(), cookies=[session_cookie(server, "", 0)], status_code=200)


@post("/api/logout-everywhere", status_code=200)
async def log_out_everywhere(server: ServerDep, person: CurrentUser) -> Response[Done]:
    await server.sessions.end_everywhere(person.id)
    server.hub.doubt(person.id)
    return Response(Done(), cookies=[session_cookie(server, "", 0)], status_code=200)


@get("/api/me/sessions")
async def list_sessions(
    request: Req, server: ServerDep, person: CurrentUser
) -> list[messages.SessionShown]:
    """Where I am logged in."""
    own = hashed(request.cookies[server.config.session_cookie])
    return [
        messages.SessionShown(s.id, s.device, s.created, s.seen, s.token_hash == own)
        for s in await server.sessions.of(person.id)
    ]


@post("/api/me/sessions/{session_id:str}/end", status_code=200)
async def end_session(server: ServerDep, person: CurrentUser, session_id: FromPath[str]) -> Done:
    await server.sessions.end_named(person.id, session_id)
    server.hub.doubt(person.id)
    return Done()


@post("/api/me/password", status_code=200)
async def change_password(
    request: Req, server: ServerDep, person: CurrentUser, data: JSONBody[messages.PasswordChange]
) -> Response[Me]:
    """All sessions end but the one this opens."""
    await check_password(server, person, data.old)
    token = await server.accounts.change_password(person, data.new, device(request))
    server.hub.doubt(person.id)
    server.letters.soon(server.letters.password_changed(person))
    return let_in(request, server, person, token)


async def check_password(server: Server, person: Person, password: str) -> None:
    if person.is_guest:
        raise Problem("needs_account")
    attempt = server.lockout.attempt_inside(person.id)
    await server.accounts.check_password(person, password)
    attempt.succeeded()


@post("/api/password/forgot", status_code=200)
async def lose_password(request: Req, server: ServerDep, data: JSONBody[messages.LostPassword]) -> Done:
    """A letter to the confirmed address, if there is one; the answer does not tell."""
    server.lockout.check_address(address_of(request))
    if not server.letters.can_send:
        raise Problem("no_mail")
    server.letters.soon(server.letters.reset(server.accounts, data.user_name))
    return Done()


@post("/api/password/reset", status_code=200)
async def reset_password(
    request: Req, server: ServerDep, data: JSONBody[messages.PasswordReset]
) -> Response[Me]:
    server.lockout.check_address(address_of(request))
    person, token = await server.accounts.reset(data.ticket, data.password, device(request))
    server.hub.doubt(person.id)
    server.letters.soon(server.letters.password_changed(person))
    return let_in(request, server, person, token)


@post("/api/email/confirm", status_code=200)
async def confirm_address(request: Req, server: ServerDep, data: JSONBody[messages.Ticket]) -> Done:
    """The ticket is enough: the letter may be read on another device."""
    server.lockout.check_address(address_of(request))
    person, before = await server.accounts.confirm(data.ticket)
    if before:
        server.letters.soon(server.letters.address_changed(person, before))
    return Done()


@get("/api/me")
async def who_am_i(server: ServerDep, person: CurrentUser) -> Me:
    return me_shown(server, person)


@patch("/api/me")
async def change_me(server: ServerDep, person: CurrentUser, data: JSONBody[MeChanges]) -> Me:
    """A new address gets a letter with what confirms it; until then it gets nothing else."""
    notify = None
    if data.notify is not UNSET:
        notify = Notify(data.notify.webhook, data.notify.email, data.notify.turns)
    changes = PersonChanges(
        name=None if data.name is UNSET else data.name,
        language=None if data.language is UNSET else data.language,
        sets_language=data.language is not UNSET,
        settings=None if data.settings is UNSET else data.settings,
        notify=notify,
    )
    if notify and notify.email and not person.is_guest and not server.letters.can_send:
        raise Problem("no_mail")
    after = await server.people.change(person, changes)
    if notify and notify.email and notify.email != after.email:
        server.letters.soon(server.letters.confirm(server.accounts, after))
    return me_shown(server, after)


@get("/api/me/export")
async def export_me(server: ServerDep, person: CurrentUser) -> dict[str, Any]:
    """Everything this server keeps about me; whole games are exported at their tables."""
    server.throttle.check(f"own data {person.id}", server.config.limits.imports_per_hour, 3600)
    return await server.storage.read(lambda connection: own_data.collect(connection, person))


@post("/api/me/delete", status_code=200)
async def delete_me(
    server: ServerDep, person: CurrentUser, data: JSONBody[messages.Farewell]
) -> Response[Done]:
    """For good: what was played stays under "somebody"."""
    if not person.is_guest:
        await check_password(server, person, data.password)
    await farewell.say_farewell(server.tables, person)
    server.hub.doubt(person.id)
    gone = [server.config.session_cookie, server.config.device_cookie]
    return Response(Done(), cookies=[cookie(server, name, "", 0) for name in gone], status_code=200)


ROUTES = [
    become_guest,
    make_account,
    log_in,
    log_out,
    log_out_everywhere,
    list_sessions,
    end_session,
    change_password,
    lose_password,
    reset_password,
    confirm_address,
    who_am_i,
    change_me,
    export_me,
    delete_me,
]
