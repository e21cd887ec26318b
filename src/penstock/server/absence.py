"""Who is away: a bot sits in and goes again; clocks that ran out; resigning."""

from __future__ import annotations

import sqlalchemy as sa

from penstock.server import clocks, schema
from penstock.server.answers import TakeoverAsked, TimeoutAsked
from penstock.server.live import Live, Row
from penstock.server.opening import check_bot
from penstock.server.people import Person
from penstock.server.problems import Problem
from penstock.server.tables import Tables

WAIT_SECONDS = 60.0  # what a bank gets when the others go on waiting


def check_player(table: Live, person: Person) -> list[int]:
    """The seats of somebody who plays a running game."""
    own = table.seats_of(person["id"])
    if not own:
        raise Problem("not_your_seat")
    if table.state != "running" or table.match is None:
        raise Problem("not_running")
    return own


def check_seat(table: Live, seat: int) -> Row:
    if seat >= len(table.seats):
        raise Problem("no_such_seat")
    return table.seats[seat]


async def hand_to_bot(
    tables: Tables, table: Live, seats: list[int], bot: str | None, resigned: bool = False
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
    if not left:
        changed |= {"state": "stopped", "to_act": 0, "bot_due": False, "due_at": None}
    else:
        changed |= due_now(table, set(seats), set())
    await tables.change(table, changed, changes)


def due_now(table: Live, to_bots: set[int], to_people: set[int]) -> Row:
    """Does a bot owe a decision, once these seats have changed hands?"""
    to_act = table.row["to_act"]
    owing = [k for k in range(table.row["n_seats"]) if to_act >> k & 1]
    is_bot = [(k in to_bots or table.bot_of(k) is not None) and k not in to_people for k in owing]
    return {"bot_due": any(is_bot)}


def is_absent(tables: Tables, table: Live, seat: Row) -> bool:
    """Not here, and nothing has happened for a while."""
    if seat["person_id"] in tables.hub.present(table.id):
        return False
    quiet = tables.now() - table.row["changed"]
    settings = tables.settings
    patience = settings.absent_seconds if table.row["pace"] == "live" else settings.absent_days * 86400
    return bool(quiet >= patience)


async def take_over(tables: Tables, table_id: str, person: Person, wish: TakeoverAsked) -> Live:
    """A bot for one's own seat, or for that of somebody who is away."""

    async def action(table: Live) -> Live:
        own = check_player(table, person)
        seat = check_seat(table, wish.seat)
        if seat["kind"] != "human" or seat["away_bot"]:
            raise Problem("seat_taken")
        if wish.seat not in own and not is_absent(tables, table, seat):
            raise Problem("time_left")
        await hand_to_bot(tables, table, [wish.seat], wish.bot)
        return table

    return await tables.at_table(table_id, action)


async def give_back(tables: Tables, table_id: str, person: Person, seat: int) -> Live:
    """The bot stands up; only who gave the game up cannot come back."""

    async def action(table: Live) -> Live:
        own = check_player(table, person)
        row = check_seat(table, seat)
        if seat not in own or row["resigned"]:
            raise Problem("not_your_seat")
        changed = due_now(table, set(), {seat})
        running = table.row["clocks"]
        if running and running["since"][seat] is not None:
            since = [tables.now() if k == seat else s for k, s in enumerate(running["since"])]
            changed["clocks"] = {"left": running["left"], "since": since}
            changed["due_at"] = clocks.next_end(table.row["clock"], changed["clocks"])
        await tables.change(table, changed, {seat: {"away_bot": None}})
        return table

    return await tables.at_table(table_id, action)


async def resign(tables: Tables, table_id: str, person: Person) -> Live:
    async def action(table: Live) -> Live:
        own = [k for k in check_player(table, person) if not table.seats[k]["resigned"]]
        if not own:
            raise Problem("not_your_seat")
        await hand_to_bot(tables, table, own, None, resigned=True)
        return table

    return await tables.at_table(table_id, action)


async def claim_timeout(tables: Tables, table_id: str, person: Person, wish: TimeoutAsked) -> Live:
    """Somebody's clock ran out: the others hand the seat to a bot, or go on waiting."""

    async def action(table: Live) -> Live:
        own = check_player(table, person)
        seat = check_seat(table, wish.seat)
        left = clocks.left_of(table.row["clocks"], wish.seat, tables.now())
        is_running = bool(table.row["clocks"]) and table.row["clocks"]["since"][wish.seat] is not None
        if wish.seat in own or left is None or left > 0 or not is_running or table.bot_of(wish.seat):
            raise Problem("time_left")
        if wish.action == "bot":
            await hand_to_bot(tables, table, [seat["seat"]], wish.bot)
        else:
            await tables.change(table, more_time(table, wish.seat, tables.now()))
        return table

    return await tables.at_table(table_id, action)


def more_time(table: Live, seat: int, now: float) -> Row:
    clock, running = table.row["clock"], table.row["clocks"]
    extra = float(clock["seconds"]) if clock["kind"] == "move" else WAIT_SECONDS
    return {
        "clocks": {
            "left": [extra if k == seat else x for k, x in enumerate(running["left"])],
            "since": [now if k == seat else x for k, x in enumerate(running["since"])],
        }
    }


async def run_out(tables: Tables) -> None:
    """Where the table chose so, a clock that runs out gives the game up for its seat."""
    c = schema.tables.c
    query = sa.select(c.id).where(c.state == "running", c.due_at <= tables.now())
    for table_id in await tables.storage.read(lambda x: x.execute(query).scalars().all()):
        await tables.at_table(table_id, lambda table: lose_on_time(tables, table))


async def lose_on_time(tables: Tables, table: Live) -> None:
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
        await tables.change(table, {"due_at": None})
