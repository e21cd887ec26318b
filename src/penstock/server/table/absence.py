"""Who is away: a bot sits in and goes again; clocks that ran out; resigning."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from penstock.server.http.messages import TakeoverRequest, TimeoutRequest
from penstock.server.people.people import Person
from penstock.server.problems import Problem
from penstock.server.store import schema
from penstock.server.table import agreements, clocks
from penstock.server.table.live import STOPPED, LiveTable, Row
from penstock.server.table.opening import check_bot
from penstock.server.table.playing import check_player
from penstock.server.table.table_store import TableStore

WAIT_SECONDS = 60.0  # what a bank gets when the others go on waiting


def check_seat(table: LiveTable, seat: int) -> Row:
    if seat >= len(table.seats):
        raise Problem("no_such_seat")
    return table.seats[seat]


async def hand_to_bot(
    tables: TableStore, table: LiveTable, seats: list[int], bot: str | None, resigned: bool = False
) -> None:
    """From now on a bot decides for these seats; without anybody left the table stops."""
    name = check_bot(bot)
    changes: dict[int, Row] = {k: {"away_bot": name} for k in seats}
    if resigned:
        changes = {k: {"away_bot": name, "resigned": True} for k in seats}
    left = [
        s
        for s in table.seats
        if s["kind"] == "human" and not s["resigned"] and not (resigned and s["seat"] in seats)
    ]
    changed: Row = {"offers": [o for o in table.row["offers"] if o["seat"] not in seats]}
    changed |= due_now(table, to_bots=seats) if left else STOPPED
    await tables.change(table, changed, changes)
    await agreements.settle_standing(tables, table)  # perhaps only who left had not agreed


def due_now(
    table: LiveTable,
    to_bots: Collection[int] = (),
    to_people: Collection[int] = (),
    running: Row | None = None,
) -> Row:
    """Does a bot owe a decision, and whose clock runs out first, once these seats have changed hands?"""
    seats = range(table.row["n_seats"])
    people = ({*table.played_by_people(), *to_people}).difference(to_bots)
    is_bot_due = any(table.row["to_act"] >> k & 1 and k not in people for k in seats)
    due_at = clocks.next_end(table.row["clock"], running or table.row["clocks"], people)
    return {"bot_due": is_bot_due, "due_at": due_at}


def is_absent(tables: TableStore, table: LiveTable, seat: Row) -> bool:
    """Not here, and nothing has happened for a while."""
    if seat["person_id"] in tables.hub.present(table.id).persons:
        return False
    quiet = tables.now() - table.row["changed"]
    config = tables.config
    patience = config.absent_seconds if table.row["pace"] == "live" else config.absent_days * 86400
    return bool(quiet >= patience)


async def take_over(
    tables: TableStore, table_id: str, person: Person, request: TakeoverRequest
) -> LiveTable:
    """A bot for one's own seat, or for that of somebody who is away."""

    async def action(table: LiveTable) -> LiveTable:
        own = check_player(table, person)
        seat = check_seat(table, request.seat)
        if seat["kind"] != "human" or seat["away_bot"]:
            raise Problem("seat_taken")
        if request.seat not in own and not is_absent(tables, table, seat):
            raise Problem("time_left")
        await hand_to_bot(tables, table, [request.seat], request.bot)
        return table

    return await tables.at_table(table_id, action)


async def give_back(tables: TableStore, table_id: str, person: Person, seat: int) -> LiveTable:
    """The bot stands up; only who gave the game up cannot come back."""

    async def action(table: LiveTable) -> LiveTable:
        own = check_player(table, person)
        row = check_seat(table, seat)
        if seat not in own or row["resigned"]:
            raise Problem("not_your_seat")
        running = table.row["clocks"]
        if running and running["since"][seat] is not None:
            since = [tables.now() if k == seat else s for k, s in enumerate(running["since"])]
            running = {"left": running["left"], "since": since}
        changed = {"clocks": running, **due_now(table, to_people=[seat], running=running)}
        await tables.change(table, changed, {seat: {"away_bot": None}})
        return table

    return await tables.at_table(table_id, action)


async def resign(tables: TableStore, table_id: str, person: Person) -> LiveTable:
    async def action(table: LiveTable) -> LiveTable:
        own = [k for k in check_player(table, person) if not table.seats[k]["resigned"]]
        if not own:
            raise Problem("not_your_seat")
        await hand_to_bot(tables, table, own, None, resigned=True)
        return table

    return await tables.at_table(table_id, action)


async def claim_timeout(
    tables: TableStore, table_id: str, person: Person, request: TimeoutRequest
) -> LiveTable:
    """Somebody's clock ran out: the others hand the seat to a bot, or go on waiting."""

    async def action(table: LiveTable) -> LiveTable:
        own = check_player(table, person)
        seat = check_seat(table, request.seat)
        left = clocks.left_of(table.row["clocks"], request.seat, tables.now())
        is_running = bool(table.row["clocks"]) and table.row["clocks"]["since"][request.seat] is not None
        if request.seat in own or left is None or left > 0 or not is_running or table.bot_of(request.seat):
            raise Problem("time_left")
        if request.action == "bot":
            await hand_to_bot(tables, table, [seat["seat"]], request.bot)
        else:
            await tables.change(table, more_time(table, request.seat, tables.now()))
        return table

    return await tables.at_table(table_id, action)


def more_time(table: LiveTable, seat: int, now: float) -> Row:
    clock, running = table.row["clock"], table.row["clocks"]
    extra = float(clock["seconds"]) if clock["kind"] == "move" else WAIT_SECONDS
    more = {
        "left": [extra if k == seat else x for k, x in enumerate(running["left"])],
        "since": [now if k == seat else x for k, x in enumerate(running["since"])],
    }
    return {"clocks": more, **due_now(table, running=more)}


async def run_out(tables: TableStore) -> None:
    """Where the table chose so, a clock that runs out gives the game up for its seat."""
    c = schema.tables.c
    query = sa.select(c.id).where(c.state == "running", c.due_at <= tables.now())
    for table_id in await tables.storage.read(lambda x: x.execute(query).scalars().all()):
        await tables.at_table(table_id, lambda table: lose_on_time(tables, table))


async def lose_on_time(tables: TableStore, table: LiveTable) -> None:
    now = tables.now()
    late = [
        k
        for k in range(table.row["n_seats"])
        if table.row["to_act"] >> k & 1
        and table.bot_of(k) is None
        and (clocks.left_of(table.row["clocks"], k, now) or 0.0) <= 0
    ]
    if table.state == "running" and late:
        await hand_to_bot(tables, table, late, None, resigned=True)
    elif table.state == "running":
        await tables.change(table, due_now(table))
