"""The outermost layer: sizes, rates, origin, CSRF token, security headers, measured requests."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
import time
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs, urlsplit

from penstock.server.http import bodies
from penstock.server.http.addresses import counted
from penstock.server.metrics import REFUSALS, REQUEST_SECONDS
from penstock.server.problems import Problem, choose_language
from penstock.server.process import Server

CSRF_COOKIE = "csrftoken"
CSRF_HEADER = "x-csrftoken"
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
    "style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
]

Scope = dict[str, Any]


def signed(secret: str, word: str) -> str:
    return word + "." + hmac.new(secret.encode(), word.encode(), hashlib.sha256).hexdigest()[:32]


def is_ours(secret: str, token: str) -> bool:
    word = token.partition(".")[0]
    return hmac.compare_digest(signed(secret, word).encode(), token.encode())


def header(scope: Scope, name: str) -> str | None:
    wanted = name.encode()
    found = next((v for k, v in scope["headers"] if k == wanted), None)
    return found.decode("latin-1") if found is not None else None


def client(scope: Scope) -> str:
    """Whom to count a request against."""
    return counted(str(scope["client"][0])) if scope.get("client") else "unknown"


def cookie(scope: Scope, name: str) -> str | None:
    try:
        morsel = SimpleCookie(header(scope, "cookie") or "").get(name)
    except CookieError:
        return None
    return morsel.value if morsel else None


def is_same_origin(scope: Scope, public_url: str) -> bool:
    """A browser says where a request comes from; programs may say nothing."""
    origin = header(scope, "origin")
    if origin is None:
        return True
    try:
        said = urlsplit(origin)
    except ValueError:
        return False
    if public_url:
        ours = urlsplit(public_url)
        return (said.scheme, said.netloc) == (ours.scheme, ours.netloc)
    return said.netloc == header(scope, "host")


class Guard:
    """An ASGI application around another."""

    def __init__(self, app: Any, server: Server, secret: str) -> None:
        self._app = app
        self.server = server
        self._secret = secret
        self._limits = server.config.limits

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket" and not self._may_shake_hands(scope):
            await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope)
            if scope["method"] not in SAFE:
                receive = bodies.again(await bodies.read_body(receive, self._limits), receive)
        except Problem as problem:
            REFUSALS.labels(problem.code).inc()
            await answer(problem, scope, send)
            return
        started = time.perf_counter()
        new_token = None if cookie(scope, CSRF_COOKIE) else signed(self._secret, secrets.token_hex(16))

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *HEADERS]
                if new_token and scope["method"] in SAFE:
                    headers.append((b"set-cookie", self._csrf_cookie(new_token).encode()))
                if scope["path"].startswith("/api"):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
                REQUEST_SECONDS.labels(scope["method"], str(message["status"])).observe(
                    time.perf_counter() - started
                )
            await send(message)

        await self._app(scope, receive, send_guarded)

    def _may_shake_hands(self, scope: Scope) -> bool:
        most = self._limits.handshakes_per_minute
        return self.server.throttle.is_free(f"handshake {client(scope)}", most, 60)

    def _check(self, scope: Scope) -> None:
        limits = self._limits
        bodies.check_address(scope, limits)
        # The page's own files are counted apart: whoever plays fast can still open a table.
        what = "file" if scope["path"].startswith("/assets/") else "request"
        self.server.throttle.check(f"{what} {client(scope)}", limits.requests_per_minute, 60)
        length = header(scope, "content-length")
        if length is not None and (not length.isdigit() or int(length) > limits.body_bytes):
            raise Problem("too_large")
        if scope["method"] in SAFE:
            return
        if not is_same_origin(scope, self.server.config.public_url):
            raise Problem("bad_origin")
        sent, kept = header(scope, CSRF_HEADER), cookie(scope, CSRF_COOKIE)
        if not sent or not kept or not is_ours(self._secret, kept):
            raise Problem("bad_csrf")
        if not hmac.compare_digest(sent.encode("latin-1"), kept.encode("latin-1", "replace")):
            raise Problem("bad_csrf")

    def _csrf_cookie(self, token: str) -> str:
        secure = "; Secure" if self.server.config.is_secure else ""
        return f"{CSRF_COOKIE}={token}; Path=/; SameSite=Lax{secure}"


async def answer(problem: Problem, scope: Scope, send: Any) -> None:
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [None])[0]
    lang = choose_language(asked, header(scope, "accept-language"), None)
    body = json.dumps(problem.answer(lang)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers + HEADERS})
    await send({"type": "http.response.body", "body": body})
