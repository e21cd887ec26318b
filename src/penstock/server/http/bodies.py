"""What comes with a request, read whole and in time before anybody looks at it."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from penstock.server.config import RateLimits
from penstock.server.problems import Problem

NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # as JSON writes it
CONTROL = re.compile(r"[\x00-\x1f\x7f]")


def check_address(scope: dict[str, Any], limits: RateLimits) -> None:
    """Paths and questions are short, and hold nothing that a file or a database cannot name."""
    if len(scope["raw_path"] if scope.get("raw_path") else scope["path"]) > limits.path_bytes:
        raise Problem("too_large")
    if CONTROL.search(scope["path"]) or b"%00" in scope["query_string"]:
        raise Problem("bad_request", why="NUL")


async def read_body(receive: Any, limits: RateLimits) -> bytes:
    """The whole body; a Problem if it is too long, too slow or no text."""
    parts: list[bytes] = []
    length = 0
    try:
        async with asyncio.timeout(limits.body_seconds):
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise Problem("bad_request", why="EOF")
                parts.append(message.get("body", b""))
                length += len(parts[-1])
                if length > limits.body_bytes:
                    raise Problem("too_large")
                if not message.get("more_body"):
                    break
    except TimeoutError:
        raise Problem("too_slow") from None
    body = b"".join(parts)
    check_text(body)
    return body


def check_text(body: bytes) -> None:
    """PostgreSQL keeps no NUL in a text, and nobody writes one."""
    try:
        body.decode()
    except UnicodeDecodeError:
        raise Problem("bad_request", why="UTF-8") from None
    if b"\0" in body or NUL.search(body):
        raise Problem("bad_request", why="NUL")


def again(body: bytes, receive: Any) -> Any:
    """A `receive` that tells what was read already, then whatever comes."""
    is_told = False

    async def tell() -> Any:
        nonlocal is_told
        if is_told:
            return await receive()
        is_told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return tell
