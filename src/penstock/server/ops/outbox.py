"""Sending notices: webhook or e-mail, with the story since the last turn, in the reader's language."""

from __future__ import annotations

import asyncio
import json
import logging
import smtplib
from email.message import EmailMessage
from typing import Any

import sqlalchemy as sa

from penstock.server.http import position_views as positions
from penstock.server.metrics import NOTICES
from penstock.server.ops import webhooks
from penstock.server.people.people import Person
from penstock.server.problems import TEXT
from penstock.server.process import Server
from penstock.server.store import schema
from penstock.server.table.live import LiveTable

log = logging.getLogger("penstock.server")
MOST_ATTEMPTS = 6
FIRST_WAIT = 30.0  # seconds until the second attempt; doubled each time
MOST_AT_ONCE = 20
DAY = 86400.0  # seconds
LONGEST_STORY = 40  # lines

Row = dict[str, Any]


async def send_due(server: Server) -> None:
    """Send what is due; what fails waits longer each time and is given up in the end."""
    c = schema.outbox.c
    query = (
        sa.select(schema.outbox)
        .where(c.state == "waiting", c.due_at <= server.now())
        .order_by(c.id)
        .limit(MOST_AT_ONCE)
    )
    for row in await server.storage.read(lambda x: x.execute(query).mappings().all()):
        if await lease(server, dict(row)):
            await finish(server, dict(row), *await attempt(server, dict(row)))


async def lease(server: Server, row: Row) -> bool:
    """Nobody else sends it for a while, even if this process dies over it."""
    c = schema.outbox.c
    later = server.now() + 120
    mine = sa.update(schema.outbox).where(
        c.id == row["id"], c.attempts == row["attempts"], c.state == "waiting"
    )
    changed = mine.values(attempts=row["attempts"] + 1, due_at=later)
    return await server.storage.write(lambda connection: connection.execute(changed).rowcount == 1)


async def attempt(server: Server, row: Row) -> tuple[str, str | None]:
    """What became of it: sent, dropped (nobody wants it any more), waiting (try again)."""
    table = await server.tables.get(row["table_id"])
    person = await find_person(server, row["person_id"])
    seats = table.seats_of(row["person_id"])
    is_due = table.state == "running" and any(table.row["to_act"] >> k & 1 for k in seats)
    if not is_due or person is None or row["person_id"] in server.hub.present(table.id).persons:
        return "dropped", None
    webhook, email = person["notify"].get("webhook"), email_of(server, person)
    if not (webhook or email) or await is_too_soon(server, row):
        return "dropped", None
    if email and not server.throttle.is_free(f"mail {email}", server.config.limits.mails_per_day, DAY):
        email = None
    notice = tell(server, table, person, row["since_seq"])
    try:
        if webhook:
            body = json.dumps(notice).encode()
            await asyncio.to_thread(webhooks.post, webhook, body, server.config.internal_webhooks)
        if email:
            await asyncio.to_thread(send_mail, server, email, notice)
    except Exception as error:
        return "waiting", type(error).__name__
    return "sent" if webhook or email else "dropped", None


def email_of(server: Server, person: Person) -> str | None:
    """Letters go only to accounts, and only where the operator has set up how."""
    return person["notify"].get("email") if server.config.mail.host and not person["is_guest"] else None


async def is_too_soon(server: Server, row: Row) -> bool:
    """One notice a person and table within the span; the next turn brings the whole story."""
    c = schema.outbox.c
    query = sa.select(sa.func.max(c.due_at)).where(
        c.person_id == row["person_id"], c.table_id == row["table_id"], c.state == "sent"
    )
    last = await server.storage.read(lambda connection: connection.execute(query).scalar())
    return last is not None and server.now() - last < server.config.notify_seconds


async def find_person(server: Server, person_id: str) -> Person | None:
    query = sa.select(schema.persons).where(schema.persons.c.id == person_id)
    row = await server.storage.read(lambda connection: connection.execute(query).mappings().first())
    return dict(row) if row else None


def tell(server: Server, table: LiveTable, person: Person, since: int) -> Row:
    """The notice itself; only what this person's seats may know."""
    lang = person["language"] or "en"
    own = table.seats_of(person["id"])
    lines = [x for x in table.lines if x.seq > since and x.seat not in own][-LONGEST_STORY:]
    return {
        "kind": "your_turn",
        "title": TEXT.say(lang, "notice-title", game=table.game.title),
        "story_title": TEXT.say(lang, "notice-story"),
        "story": [positions.log_line(table, line, own, lang).text for line in lines],
        "link": f"{server.config.address}/table/{table.id}",
        "table": table.id,
        "game": table.row["game"],
        "seq": table.seq,
    }


def send_mail(server: Server, to: str, notice: Row) -> None:
    mail = server.config.mail
    message = EmailMessage()
    message["Subject"] = notice["title"]
    message["From"] = mail.sender or mail.user
    message["To"] = to
    message.set_content("\n".join([notice["story_title"], *notice["story"], "", notice["link"]]))
    with smtplib.SMTP(mail.host, mail.port, timeout=20) as smtp:
        if mail.start_tls:
            smtp.starttls()
        if mail.user:
            smtp.login(mail.user, mail.password)
        smtp.send_message(message)


async def finish(server: Server, row: Row, state: str, error: str | None) -> None:
    attempts = row["attempts"] + 1
    values: Row = {"state": state, "error": error}
    if state == "sent":
        values["due_at"] = server.now()  # when it was sent
    elif state == "waiting":
        if attempts >= MOST_ATTEMPTS:
            values["state"] = "failed"
        values["due_at"] = server.now() + FIRST_WAIT * 2 ** (attempts - 1)
    NOTICES.labels(values["state"]).inc()
    changed = sa.update(schema.outbox).where(schema.outbox.c.id == row["id"]).values(values)
    await server.storage.write(lambda connection: connection.execute(changed) and None)
