"""REST: who I am."""

from __future__ import annotations

from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody
from msgspec import UNSET

from penstock.server.http import messages
from penstock.server.http.dependencies import CurrentUser, ServerDep, Visitor, address_of
from penstock.server.http.messages import AccountRequest, Done, GuestRequest, Me, MeChanges
from penstock.server.people import people
from penstock.server.people.people import SESSION_SECONDS, PersonChanges
from penstock.server.process import Server
from penstock.server.store.rows import Notify, Person

Req = Request[None, None, State]


def session_cookie(server: Server, token: str, seconds: int = SESSION_SECONDS) -> Cookie:
    return Cookie(
        key=server.config.session_cookie,
        value=token,
        max_age=seconds,
        path="/",
        httponly=True,
        secure=server.config.is_secure,
        samesite="lax",
    )


def me_shown(person: Person) -> Me:
    notify = messages.Notify(person.notify.webhook, person.notify.email)
    return Me(
        person.id,
        person.name,
        person.is_guest,
        person.user_name,
        person.language,
        person.settings,
        notify,
    )


@post("/api/guest", status_code=201)
async def become_guest(request: Req, server: ServerDep, data: JSONBody[GuestRequest]) -> Response[Me]:
    """A name is enough to play."""
    server.throttle.check(f"guest {address_of(request)}", server.config.limits.guests_per_hour, 3600)
    person, token = await server.people.guest(data.name)
    return Response(me_shown(person), cookies=[session_cookie(server, token)], status_code=201)


@post("/api/account", status_code=201)
async def make_account(
    request: Req, server: ServerDep, person: CurrentUser, data: JSONBody[AccountRequest]
) -> Me:
    """Keep what was played as a guest under a user name."""
    server.throttle.check(f"login {address_of(request)}", server.config.limits.logins_per_minute, 60)
    return me_shown(await server.people.upgrade(person, data.user_name, data.password))


@post("/api/login", status_code=200)
async def log_in(
    request: Req, server: ServerDep, visitor: Visitor, data: JSONBody[AccountRequest]
) -> Response[Me]:
    limit = server.config.limits.logins_per_minute
    server.throttle.check(f"login {address_of(request)}", limit, 60)
    server.throttle.check(f"login as {people.folded(data.user_name)}", limit, 60)
    found, token = await server.people.log_in(visitor, data.user_name, data.password)
    server.tables.forget_all()  # seats of a guest may have moved to the account
    return Response(me_shown(found), cookies=[session_cookie(server, token)], status_code=200)


@post("/api/logout", status_code=200)
async def log_out(request: Req, server: ServerDep, visitor: Visitor) -> Response[Done]:
    token = request.cookies.get(server.config.session_cookie)
    if token and visitor:
        await server.people.log_out(token)
        server.hub.doubt(visitor.id)  # the streams of this session end, in every process
    return Response(Done(), cookies=[session_cookie(server, "", 0)], status_code=200)


@get("/api/me")
async def who_am_i(person: CurrentUser) -> Me:
    return me_shown(person)


@patch("/api/me")
async def change_me(server: ServerDep, person: CurrentUser, data: JSONBody[MeChanges]) -> Me:
    changes = PersonChanges(
        name=None if data.name is UNSET else data.name,
        language=None if data.language is UNSET else data.language,
        sets_language=data.language is not UNSET,
        settings=None if data.settings is UNSET else data.settings,
        notify=None if data.notify is UNSET else Notify(data.notify.webhook, data.notify.email),
    )
    return me_shown(await server.people.change(person, changes))


ROUTES = [become_guest, make_account, log_in, log_out, who_am_i, change_me]
