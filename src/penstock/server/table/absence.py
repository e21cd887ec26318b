"""Who is away: a bot sits in and goes again; clocks that ran out; resigning."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import sqlalchemy as sa

from penstock.server.problems import Problem
from penstock.server.store import schema
from penstock.server.store.rows import ClockState, Person, SeatRow, TableRow
from penstock.server.table import agreements, clocks, ending
from penstock.server.table.live import LiveTable
from penstock.server.table.opening import check_bot
from penstock.server.table.playing import check_player
from penstock.server.table.table_store import TableStore

WAIT_SECONDS = 60.0  # what a bank gets when the others go on waiting


def check_seat(table: LiveTable, seat: int) -> SeatRow:
    if seat >= len(table.seats):
        raise Problem("no_such_seat")
    return table.seats[seat]


async def hand_to_bot(
    tables: TableStore, table: LiveTable, seats: list[int], bot: str | None, resigned: bool = False
) -> None:
    """From now on a bot decides for these seats; without anybody left the table stops."""
    name = check_bot(bot)
    handed = [
        replace(table.seats[k], away_bot=name, resigned=resigned or table.seats[k].resigned) for k in seats
    ]
    left = [s for s in table.seats if s.decides and not (resigned and s.seat in seats)]
    if left:
        offers = tuple(o for o in table.row.offers if o.seat not in seats)
        row = replace(due_now(table, to_bots=seats), offers=offers)
    else:
        row = ending.stopped(table.row)
    await tables.change(table, row, handed)
    await agreements.settle_open_offers(tables, table)  # perhaps only who left had not agreed


def due_now(
    table: LiveTable,
    to_bots: Collection[int] = (),
    to_people: Collection[int] = (),
    running: ClockState | None = None,
) -> TableRow:
    """Does a bot owe a decision, and whose clock runs out first, once these seats have changed hands?"""
    row = table.row if running is None else replace(table.row, clocks=running)
    people = ({*table.played_by_people(), *to_people}).difference(to_bots)
    return replace(
        row,
        bot_due=any(k not in people for k in row.owing),
        due_at=clocks.next_end(row.clock, row.clocks, people),
    )


def is_absent(tables: TableStore, table: LiveTable, seat: SeatRow) -> bool:
    """Not here, and nothing has happened for a while."""
    if seat.person_id in tables.hub.present(table.id).persons:
        return False
    quiet = tables.now() - table.row.changed
    config = tables.config
    return quiet >= (config.absent_seconds if table.row.pace == "live" else config.absent_days * 86400)


async def take_over(
    tables: TableStore, table_id: str, person: Person, wanted: int, bot: str | None
) -> LiveTable:
    """A bot for one's own seat, or for that of somebody who is away."""

    async def action(table: LiveTable) -> LiveTable:
        own = check_player(table, person)
        seat = check_seat(table, wanted)
        if seat.kind != "human" or seat.away_bot:
            raise Problem("seat_taken")
        if wanted not in own and not is_absent(tables, table, seat):
            raise Problem("time_left")
        await hand_to_bot(tables, table, [wanted], bot)
        return table

    return await tables.at_table(table_id, action)


async def give_back(tables: TableStore, table_id: str, person: Person, seat: int) -> LiveTable:
    """The bot stands up; only who gave the game up cannot come back."""

    async def action(table: LiveTable) -> LiveTable:
        own = check_player(table, person)
        row = check_seat(table, seat)
        if seat not in own or row.resigned:
            raise Problem("not_your_seat")
        running = table.row.clocks
        if clocks.is_running(running, seat):
            running = clocks.restarted(running, seat, tables.now())
        changed = due_now(table, to_people=[seat], running=running)
        await tables.change(table, changed, [replace(row, away_bot=None)])
        return table

    return await tables.at_table(table_id, action)


async def resign(tables: TableStore, table_id: str, person: Person) -> LiveTable:
    async def action(table: LiveTable) -> LiveTable:
        if await ending.end_unplayable(tables, table, person):
            return table
        own = [k for k in check_player(table, person) if not table.seats[k].resigned]
        if not own:
            raise Problem("not_your_seat")
        await hand_to_bot(tables, table, own, None, resigned=True)
        return table

    return await tables.at_table(table_id, action)


async def claim_timeout(
    tables: TableStore, table_id: str, person: Person, late: int, to_bot: bool, bot: str | None
) -> LiveTable:
    """Somebody's clock ran out: the others hand the seat to a bot, or go on waiting."""

    async def action(table: LiveTable) -> LiveTable:
        own = check_player(table, person)
        seat = check_seat(table, late)
        running = table.row.clocks
        left = clocks.left_of(running, late, tables.now())
        is_over = left is not None and left <= 0 and clocks.is_running(running, late)
        if late in own or not is_over or table.bot_of(late):
            raise Problem("time_left")
        if to_bot:
            await hand_to_bot(tables, table, [seat.seat], bot)
        else:
            await tables.change(table, more_time(table, late, tables.now()))
        return table

    return await tables.at_table(table_id, action)


def more_time(table: LiveTable, seat: int, now: float) -> TableRow:
    terms = table.row.clock
    extra = float(terms.seconds) if terms.kind == "move" else WAIT_SECONDS
    return due_now(table, running=clocks.restarted(table.row.clocks, seat, now, extra))


async def run_out(tables: TableStore) -> None:
    """Where the table chose so, a clock that runs out gives the game up for its seat."""
    c = schema.tables.c
    query = sa.select(c.id).where(c.state == "running", c.due_at <= tables.now())
    late = await tables.storage.read(lambda x: x.execute(query).scalars().all())
    await tables.at_each(late, lambda table: lose_on_time(tables, table))


async def lose_on_time(tables: TableStore, table: LiveTable) -> None:
    now = tables.now()
    late = [
        k
        for k in table.row.owing
        if table.bot_of(k) is None and (clocks.left_of(table.row.clocks, k, now) or 0.0) <= 0
    ]
    if table.state == "running" and late:
        await hand_to_bot(tables, table, late, None, resigned=True)
    elif table.state == "running":
        await tables.change(table, due_now(table))
