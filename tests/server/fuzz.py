"""Nonsense at the server's door, much of it: whatever is asked, it never answers with a 5xx.

`python -m tests.server.fuzz --count 100000 [--postgres]`; half requests, half messages to streams.
"""

from __future__ import annotations

import argparse
import json
import random
import string
import tempfile
import threading
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import penstock
from tests.server.house import Player
from tests.server.postgres import Postgres
from tests.server.program import Program

THREADS = 4
ODD = (
    "",
    "\0",
    "\ud800",
    "%00",
    "../..",
    "𝔘",
    "a" * 300,
    "'; --",
    "<b>",
    "\u202e",
    "0",
    "-1",
    "1e9",
    "null",
)
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "NONSENSE")


class Fool(threading.Thread):
    """Somebody who asks for anything."""

    def __init__(self, program: Program, table: str, me: Player, count: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.chance = random.Random(seed)
        self.table = table
        self.me = me
        self.count = count
        self.document: dict[str, Any] = program.operator("/schema/openapi.json").json()
        self.routes = [(m, p, o) for p, of in self.document["paths"].items() for m, o in of.items()]
        self.statuses: Counter[int] = Counter()
        self.messages = 0
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            with httpx.Client(base_url=self.me.url, timeout=60) as http:
                while sum(self.statuses.values()) < self.count // 2:
                    self.ask(http)
            while self.messages < self.count // 2:
                self.speak()
        except BaseException as failure:
            self.failure = failure

    def ask(self, http: httpx.Client) -> None:
        method, path, operation = self.chance.choice(self.routes)
        if path == "/api/logout":
            return
        if self.chance.random() < 0.1:
            method = self.chance.choice(METHODS)
        for name in ("table_id", "game_id"):
            known = self.table if name == "table_id" else self.chance.choice(penstock.games())
            value = known if self.chance.random() < 0.6 else self.word()
            path = path.replace("{" + name + "}", quote(value, safe="", errors="replace"))
        asked = [p["name"] for p in operation.get("parameters", ()) if p["in"] == "query"]
        params = {name: self.word() for name in asked if self.chance.random() < 0.5}
        http.cookies.clear()  # whatever was answered, the next question is asked by the same person
        with suppress(httpx.InvalidURL, UnicodeEncodeError):
            answer = http.request(
                method.upper(), path, params=params, content=self.body(operation), headers=self.headers()
            )
            self.statuses[answer.status_code] += 1
            assert answer.status_code < 500, f"{method} {path} {params}: {answer.text}"

    def headers(self) -> dict[str, str]:
        token = self.me.http.cookies["csrftoken"] if self.chance.random() < 0.9 else self.ascii()
        found = {
            "x-csrftoken": token,
            "content-type": self.chance.choice(["application/json"] * 9 + ["x/y"]),
        }
        found["cookie"] = "; ".join(f"{name}={value}" for name, value in self.me.http.cookies.items())
        if self.chance.random() < 0.2:
            found[self.chance.choice(["accept-language", "origin", "cookie", "x-y"])] = self.ascii()
        return found

    def ascii(self) -> str:
        return "".join(self.chance.choices(string.ascii_letters + string.digits + ";,=. ", k=20)).strip()

    def word(self) -> str:
        if self.chance.random() < 0.5:
            return self.chance.choice(ODD)
        return "".join(chr(self.chance.choice((self.chance.randrange(1, 128), 8364))) for _ in range(8))

    def body(self, operation: dict[str, Any]) -> bytes:
        """Mostly of the right shape, with something wrong in it; sometimes anything."""
        content: dict[str, Any] = operation.get("requestBody", {}).get("content", {})
        schema = next((of.get("schema") for of in content.values()), None)
        kind = self.chance.random()
        if schema is None or kind < 0.1:
            return self.chance.randbytes(self.chance.randrange(40))
        if kind < 0.15:
            return b"[" * self.chance.randrange(1, 60_000)
        written = json.dumps(self.fill(schema)).encode()
        if kind < 0.25:
            spot = self.chance.randrange(len(written) + 1)
            written = written[:spot] + self.chance.randbytes(1) + written[spot + 1 :]
        return written

    def fill(self, schema: dict[str, Any], depth: int = 0) -> Any:
        """A value for a schema, or for another one."""
        if "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            return self.fill(self.document["components"]["schemas"][name], depth)
        if self.chance.random() < 0.08 or depth > 6:
            return self.chance.choice([None, True, -1, 10**30, 1.5, self.word(), [], {}, [[]], {"a": {}}])
        if "oneOf" in schema or "anyOf" in schema:
            return self.fill(self.chance.choice(schema.get("oneOf") or schema["anyOf"]), depth + 1)
        if "enum" in schema:
            return self.chance.choice(schema["enum"])
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = self.chance.choice(kind)
        if kind == "object" and "properties" in schema:
            kept = {k: v for k, v in schema["properties"].items() if self.chance.random() < 0.9}
            return {name: self.fill(of, depth + 1) for name, of in kept.items()}
        if kind == "object":
            return {self.word(): self.fill({"type": "string"}, depth + 1) for _ in range(2)}
        if kind == "array":
            some = range(self.chance.randrange(4))
            return [self.fill(schema.get("items", {}), depth + 1) for _ in some]
        if kind in ("integer", "number"):
            return self.chance.choice([0, 1, 2, 5, 10**9, -1])
        return self.chance.choice([True, False]) if kind == "boolean" else self.said()

    def said(self) -> str:
        return self.chance.choice([self.word(), "arriala", "me", "bot", "end", "a text"])

    def speak(self) -> None:
        """One stream, until the server has had enough."""
        with (
            suppress(ConnectionClosed, InvalidHandshake, TimeoutError),
            self.me.stream(self.table) as stream,
        ):
            for _ in range(200):
                if self.messages >= self.count // 2:
                    return
                said = self.chance.choice((self.word(), '{"type": "pong"}', json.dumps(self.fill({}))))
                self.messages += 1
                if self.chance.random() < 0.2:
                    stream.send(self.chance.randbytes(self.chance.randrange(60)))
                else:
                    stream.send(said.encode("utf-8", "replace").decode())
                with suppress(TimeoutError):
                    stream.recv(timeout=0)


def fuzz(data: Path, count: int, seed: int, database: str = "") -> dict[str, Any]:
    extra = ("--database-url", database) if database else ()
    program = Program(data, *extra)
    people = [Player(program.url, f"Fool {k}") for k in range(THREADS)]
    fools = []
    for k, me in enumerate(people):
        table = me.new_table("arriala", "me", "me", hot_seat=True, visibility="private")
        me.post(f"/api/tables/{table}/start")
        fools.append(Fool(program, table, me, count // THREADS, seed + k))
    began = time.monotonic()
    for fool in fools:
        fool.start()
    for fool in fools:
        fool.join()
        if fool.failure is not None:
            raise fool.failure
    assert program.is_ready()
    last = Player(program.url, "Wise")
    table = last.new_table("arriala", "me", "random")
    assert last.post(f"/api/tables/{table}/start")["state"] == "running"
    for player in (*people, last):
        player.http.close()
    program.stop()
    assert "unexpected" not in (data / "log").read_text(), "an error was not foreseen"
    statuses = sum((fool.statuses for fool in fools), Counter[int]())
    return {
        "requests": sum(statuses.values()),
        "messages": sum(fool.messages for fool in fools),
        "statuses": dict(sorted(statuses.items())),
        "5xx": sum(n for status, n in statuses.items() if status >= 500),
        "seconds": round(time.monotonic() - began),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    args = parser.parse_args()
    postgres = Postgres() if args.postgres else None
    database = postgres.new_database("fuzz") if postgres else ""
    with tempfile.TemporaryDirectory() as folder:
        print(fuzz(Path(folder), args.count, args.seed, database))
    if postgres:
        postgres.stop()


if __name__ == "__main__":
    main()
