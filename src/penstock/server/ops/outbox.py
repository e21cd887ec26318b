"""Sending notices: webhook or e-mail, with the story since the last turn, in the reader's language."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import sqlalchemy as sa

from penstock.server.metrics import NOTICES, OUTBOX
from penstock.server.ops import mail, webhooks
from penstock.server.people.people import People, unlinked
from penstock.server.people.throttle import Throttle
from penstock.server.problems import TEXT
from penstock.server.store import rows, schema
from penstock.server.store.rows import Line, Notice, Person
from penstock.server.table import log
from penstock.server.table.live import LiveTable
from penstock.server.table.table_store import TableStore

LOG = logging.getLogger("penstock.server")
MOST_ATTEMPTS = 6
FIRST_WAIT = 30.0  # seconds until the second attempt; doubled each time
MOST_DUE = 100  # looked at in one round
MOST_UNDER_WAY = 20  # persons; of each one notice at a time
AT_ONCE = 4  # connections to webhooks, and to the mail server
SEND_SECONDS = 60.0  # for one notice, all its ways together
LEASE = 120.0  # seconds in which nobody else sends the same
DAY = 86400.0  # seconds
LONGEST_STORY = 40  # lines

Letter = dict[str, Any]  # as a webhook gets it


class Outbox:
    """Sends what is due; what fails waits longer each time and is given up in the end."""

    def __init__(self, tables: TableStore, people: People, throttle: Throttle) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._config = tables.config
        self._now = tables.now
        self._people = people
        self._throttle = throttle
        # Threads of their own: whoever answers slowly keeps nothing else of the server waiting.
        self._posting = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="webhooks")
        self._mailing = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="mail")
        self._under_way: dict[str, asyncio.Task[None]] = {}  # by person

    async def send_due(self) -> None:
        """Begin to send; nobody waits until the last of them has been taken."""
        c = schema.outbox.c
        query = (
            rows.select(schema.outbox, Notice)
            .where(c.state == "waiting", c.due_at <= self._now())
            .order_by(c.attempts, c.id)  # what has failed before keeps nothing new waiting
            .limit(MOST_DUE)
        )
        due = sa.select(sa.func.count()).where(c.state == "waiting", c.due_at <= self._now())
        OUTBOX.set(await self._storage.read(lambda x: x.execute(due).scalar_one()))
        for notice in await self._storage.read(lambda x: rows.read_sound(x.execute(query), Notice)):
            if len(self._under_way) < MOST_UNDER_WAY and notice.person_id not in self._under_way:
                self._under_way[notice.person_id] = asyncio.create_task(self._send(notice))

    async def _send(self, notice: Notice) -> None:
        """One notice, whatever becomes of the others."""
        began = self._now()
        try:
            if await self._lease(notice):
                await self._finish(notice, began, *await self._attempt_in_time(notice))
        except Exception as error:  # the database is away: its lease runs out
            LOG.warning("notice", extra={"facts": {"error": type(error).__name__}})
        finally:
            self._under_way.pop(notice.person_id, None)

    async def _attempt_in_time(self, notice: Notice) -> tuple[str, str | None]:
        try:
            async with asyncio.timeout(SEND_SECONDS):
                return await self._attempt(notice)
        except Exception as error:
            return "waiting", type(error).__name__

    async def _lease(self, notice: Notice) -> bool:
        """Nobody else sends it for a while, even if this process dies over it."""
        c = schema.outbox.c
        mine = sa.update(schema.outbox).where(
            c.id == notice.id, c.attempts == notice.attempts, c.state == "waiting"
        )
        changed = mine.values(attempts=notice.attempts + 1, due_at=self._now() + LEASE)
        return await self._storage.write(lambda connection: connection.execute(changed).rowcount == 1)

    async def _attempt(self, notice: Notice) -> tuple[str, str | None]:
        """What became of it: sent, dropped (nobody wants it any more), waiting (try again)."""
        table = await self._tables.get(notice.table_id)
        person = await self._people.by_id(notice.person_id)
        is_due = table.state == "running" and any(map(table.row.owes, table.seats_of(notice.person_id)))
        if not is_due or person is None or person.id in self._tables.hub.present(table.id).persons:
            return "dropped", None
        webhook, email = person.notify.webhook, self._email_of(person)
        if not (webhook or email) or await self._is_too_soon(notice):
            return "dropped", None
        most = self._config.limits.mails_per_day
        if email and not self._throttle.is_free(f"mail {email}", most, DAY):
            email = ""
        letter = written(table, person, notice.since_seq, self._config.address)
        ways: list[Awaitable[None]] = []
        if webhook:
            body, is_allowed = json.dumps(letter).encode(), self._config.internal_webhooks
            ways.append(self._off_loop(self._posting, webhooks.post, webhook, body, is_allowed))
        if email:
            lines = [letter["story_title"], *letter["story"], "", letter["link"]]
            sending = (self._config.mail, email, letter["title"], lines)
            ways.append(self._off_loop(self._mailing, mail.send, *sending))
        # What has left one way is not sent again because the other is closed.
        failed = [x for x in await asyncio.gather(*ways, return_exceptions=True) if x is not None]
        if ways and len(failed) == len(ways):
            return "waiting", type(failed[0]).__name__
        return "sent" if ways else "dropped", None

    async def _off_loop(
        self, threads: ThreadPoolExecutor, work: Callable[..., None], *arguments: Any
    ) -> None:
        await asyncio.get_running_loop().run_in_executor(threads, work, *arguments)

    async def stop(self) -> None:
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for threads in (self._posting, self._mailing):
            threads.shutdown(wait=False, cancel_futures=True)

    def _email_of(self, person: Person) -> str:
        """Letters go only to a confirmed address, and only where the operator has set up how."""
        wanted = person.notify.email if person.notify.turns else ""
        return wanted if self._config.mail.host and wanted == person.email else ""

    async def _is_too_soon(self, notice: Notice) -> bool:
        """One notice a person and table within the span; the next turn brings the whole story."""
        c = schema.outbox.c
        query = sa.select(sa.func.max(c.due_at)).where(
            c.person_id == notice.person_id, c.table_id == notice.table_id, c.state == "sent"
        )
        last = await self._storage.read(lambda connection: connection.execute(query).scalar())
        return last is not None and self._now() - last < self._config.notify_seconds

    async def _finish(self, notice: Notice, began: float, state: str, error: str | None) -> None:
        attempts = notice.attempts + 1
        changed: dict[str, Any] = {"state": state, "error": error}
        if state == "sent":
            changed["due_at"] = self._now()  # when it was sent
        elif state == "waiting":
            if attempts >= MOST_ATTEMPTS:
                changed["state"] = "failed"
            changed["due_at"] = began + FIRST_WAIT * 2 ** (attempts - 1)
        NOTICES.labels(changed["state"]).inc()
        update = sa.update(schema.outbox).where(schema.outbox.c.id == notice.id).values(changed)
        await self._storage.write(lambda connection: connection.execute(update) and None)


def written(table: LiveTable, person: Person, since: int, address: str) -> Letter:
    """The notice itself; only what this person's seats may know."""
    lang = person.language or "en"
    own = table.seats_of(person.id)
    lines = [x for x in table.lines if x.seq > since and x.seat not in own][-LONGEST_STORY:]
    return {
        "kind": "your_turn",
        "title": TEXT.say(lang, "notice-title", game=table.game.title),
        "story_title": TEXT.say(lang, "notice-story"),
        "story": [sentence(table, line, own, lang) for line in lines],
        "link": f"{address}/table/{table.id}",
        "table": table.id,
        "game": table.row.game,
        "seq": table.seq,
    }


def sentence(table: LiveTable, line: Line, own: list[int], lang: str) -> str:
    """A line of the log, in which names are nothing but names."""
    names = {seat: unlinked(name) for seat, name in log.names_in(table, lang).items()}
    sentences = (event.text for event in log.spoken_events(table, line, lang, names))
    return log.line_text(table, line, log.notation_for(table, line, own), lang, sentences, names)
