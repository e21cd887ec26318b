"""TableStore as one person sees them, and who may see them at all."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

import penstock
from penstock.server.http import messages
from penstock.server.people.people import Person
from penstock.server.problems import Problem
from penstock.server.store import schema
from penstock.server.table import clocks
from penstock.server.table.hub import Present
from penstock.server.table.live import LiveTable, Row
from penstock.server.table.table_store import TableStore


def is_invited(table: LiveTable, invite: str | None) -> bool:
    return invite is not None and hmac.compare_digest(invite.encode(), table.row["invite"].encode())


async def check_may_see(
    tables: TableStore, table: LiveTable, person: Person | None, invite: str | None = None
) -> None:
    """A private table is for its players and whoever was let in; a table may refuse spectators."""
    if person is not None and (table.seats_of(person["id"]) or table.row["host"] == person["id"]):
        return
    is_let_in = table.row["visibility"] == "public" or is_invited(table, invite)
    if not is_let_in and (person is None or not await has_access(tables, table.id, person["id"])):
        raise Problem("no_such_table")
    if not table.row["spectators"] and table.state != "open":
        raise Problem("forbidden")


async def has_access(tables: TableStore, table_id: str, person_id: str) -> bool:
    c = schema.access.c
    query = sa.select(c.table_id).where(c.table_id == table_id, c.person_id == person_id)
    return await tables.storage.read(lambda connection: connection.execute(query).first() is not None)


def viewer_of(table: LiveTable, person: Person | None, seat: int | None) -> int | None:
    """The seat a person looks from; None for a spectator."""
    own = table.seats_of(person["id"] if person else None)
    if seat is not None:
        if seat not in own:
            raise Problem("not_your_seat")
        return seat
    if not own:
        return None
    owing = [k for k in own if table.row["to_act"] >> k & 1]
    return (owing or own)[0]


def watching(table: LiveTable, present: Present) -> int:
    """How many look on without a seat."""
    return present.watching([s["person_id"] for s in table.seats])


def table_shown(
    table: LiveTable, person: Person | None, present: Present, now: float, base: str
) -> messages.TableInfo:
    row = table.row
    own = table.seats_of(person["id"] if person else None)
    is_host = person is not None and row["host"] == person["id"]
    return messages.TableInfo(
        id=table.id,
        game=row["game"],
        title=penstock.game(row["game"]).title,
        options=row["options"],
        state=row["state"],
        kind=row["kind"],
        seats=[seat_shown(row, s, own, present, now) for s in table.seats],
        watching=watching(table, present),
        host=row["host"],
        is_host=is_host,
        visibility=row["visibility"],
        spectators=row["spectators"],
        pace=row["pace"],
        clock=messages.ClockShown(**row["clock"]),
        seed_hash=row["seed_hash"],
        seed=row["seed"] if table.is_done else None,
        your_seats=own,
        invite_link=f"{base}/join/{table.id}?invite={row['invite']}" if is_host else None,
        offers=[messages.Offer(**o) for o in row["offers"]],
        seq=row["seq"],
        revision=row["revision"],
        to_act=[k for k in range(row["n_seats"]) if row["to_act"] >> k & 1],
        result=row["result"],
        rematch=row["rematch"],
        created=row["created"],
        changed=row["changed"],
    )


def seat_shown(
    row: Mapping[str, Any], seat: Row, own: list[int], present: Present, now: float
) -> messages.SeatShown:
    is_bot = seat["kind"] == "bot"
    return messages.SeatShown(
        seat=seat["seat"],
        kind=seat["kind"],
        name=seat["name"],
        bot=seat["bot"],
        connected=is_bot or seat["person_id"] in present.persons,
        is_you=seat["seat"] in own,
        resigned=seat["resigned"],
        clock_left=clocks.left_of(row["clocks"], seat["seat"], now),
        away_bot=seat["away_bot"],
    )


async def cards(tables: TableStore, person: Person | None, scope: str) -> list[messages.TableCard]:
    """The lobby: open, running, finished tables everybody may see, or one's own, "your turn" first."""
    t, s = schema.tables.c, schema.seats.c
    person_id = person["id"] if person else ""
    query = sa.select(schema.tables).order_by(t.changed.desc()).limit(tables.config.limits.lobby_cards)
    if scope == "mine":
        mine = sa.select(s.table_id).where(s.person_id == person_id)
        query = query.where(sa.or_(t.id.in_(mine), t.host == person_id))
    else:
        states = {"open": ["open"], "running": ["running"], "finished": ["finished", "stopped"]}[scope]
        query = query.where(t.state.in_(states), t.visibility == "public", t.kind == "play")

    def find(connection: sa.Connection) -> list[tuple[Row, list[Row]]]:
        rows = [dict(r) for r in connection.execute(query).mappings()]
        ids = [r["id"] for r in rows]
        found: dict[str, list[Row]] = {i: [] for i in ids}
        for seat in connection.execute(
            sa.select(schema.seats).where(s.table_id.in_(ids)).order_by(s.table_id, s.seat)
        ).mappings():
            found[seat["table_id"]].append(dict(seat))
        return [(r, found[r["id"]]) for r in rows]

    shown = [
        card(row, seats, person_id, tables.hub.present(row["id"]), tables.now())
        for row, seats in await tables.storage.read(find)
    ]
    return sorted(shown, key=lambda c: not c.your_turn) if scope == "mine" else shown


def card(row: Row, seats: list[Row], person_id: str, present: Present, now: float) -> messages.TableCard:
    own = [s["seat"] for s in seats if s["person_id"] == person_id]
    return messages.TableCard(
        id=row["id"],
        game=row["game"],
        title=penstock.game(row["game"]).title,
        state=row["state"],
        kind=row["kind"],
        seats=[seat_shown(row, s, own, present, now) for s in seats],
        visibility=row["visibility"],
        spectators=row["spectators"],
        pace=row["pace"],
        clock=messages.ClockShown(**row["clock"]),
        options=row["options"],
        your_seats=own,
        your_turn=row["state"] == "running" and any(row["to_act"] >> k & 1 for k in own),
        seq=row["seq"],
        created=row["created"],
        changed=row["changed"],
    )
