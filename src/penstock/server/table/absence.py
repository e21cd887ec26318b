"""Who is away: a bot sits in and goes again; clocks that ran out; resigning."""

from __future__ import annotations

from dataclasses import replace

import sqlalchemy as sa

from penstock.server.people.throttle import Throttle
from penstock.server.problems import Problem
from penstock.server.store import schema
from penstock.server.store.rows import Person, TableRow
from penstock.server.table import agreements, clocks, ending
from penstock.server.table.live import LiveTable
from penstock.server.table.playing import check_player
from penstock.server.table.sitting_in import check_seat, hand_to_bot, is_absent
from penstock.server.table.table_store import TableStore

WAIT_SECONDS = 60.0  # what a bank gets when the others go on waiting


async def take_over(
    tables: TableStore, throttle: Throttle, table_id: str, person: Person, wanted: int, bot: str | None
) -> LiveTable:
    """A bot for one's own seat; for that of somebody who keeps the table waiting all are asked.

    Only for oneself one chooses it: somebody else's seat gets the usual one, not the weakest.
    """

    async def action(table: LiveTable) -> LiveTable:
        own = check_player(table, person)
        seat = check_seat(table, wanted)
        if seat.kind != "human" or seat.away_bot:
            raise Problem("seat_taken")
        if wanted in own:
            await hand_to_bot(tables, table, [wanted], bot, is_own=True)
            return table
        if not is_absent(tables, table, seat) or any(table.row.owes(k) for k in own):
            raise Problem("time_left")
        await agreements.offer_takeover(tables, throttle, table, person, wanted)
        return table

    return await tables.at_table(table_id, action)


async def give_back(tables: TableStore, table_id: str, person: Person, seat: int) -> LiveTable:
    """The bot stands up; only who gave the game up cannot come back.

    A decision the bot has not made yet costs the time since it was asked.
    """

    async def action(table: LiveTable) -> LiveTable:
        own = check_player(table, person)
        row = check_seat(table, seat)
        if seat not in own or row.resigned:
            raise Problem("not_your_seat")
        if not row.away_bot:
            raise Problem("no_bot_here")
        owing = [seat] if table.row.owes(seat) else []
        asked = clocks.lent_since(table.row.clocks, seat)
        running = clocks.go(table.row.clocks, owing, tables.clock() if asked is None else asked)
        await tables.change(table, replace(table.row, clocks=running), [replace(row, away_bot=None)])
        return table

    return await tables.at_table(table_id, action)


async def resign(tables: TableStore, table_id: str, person: Person) -> LiveTable:
    async def action(table: LiveTable) -> LiveTable:
        if await ending.end_unplayable(tables, table, person):
            return table
        own = [k for k in check_player(table, person) if not table.seats[k].resigned]
        if not own:
            raise Problem("not_your_seat")
        await give_up(tables, table, own)
        return table

    return await tables.at_table(table_id, action)


async def give_up(tables: TableStore, table: LiveTable, seats: list[int]) -> None:
    """These seats have no say any more: perhaps only they had not agreed to something."""
    await hand_to_bot(tables, table, seats, None, resigned=True)
    await agreements.settle_open_offer(tables, table)


async def claim_timeout(
    tables: TableStore, table_id: str, person: Person, late: int, to_bot: bool
) -> LiveTable:
    """Somebody's clock ran out: the others hand the seat to a bot, or go on waiting."""

    async def action(table: LiveTable) -> LiveTable:
        own = agreements.deciding(table, person)
        seat = check_seat(table, late)
        is_over = clocks.is_over(table.row.clocks, late, tables.clock())
        if late in own or not is_over or table.bot_of(late):
            raise Problem("time_left")
        if to_bot:
            await hand_to_bot(tables, table, [seat.seat], None)
        else:
            await tables.change(table, more_time(table, late, tables.clock()))
        return table

    return await tables.at_table(table_id, action)


def more_time(table: LiveTable, seat: int, now: float) -> TableRow:
    terms = table.row.clock
    extra = float(terms.seconds) if terms.kind == "move" else WAIT_SECONDS
    return replace(table.row, clocks=clocks.refilled(table.row.clocks, seat, now, extra))


async def run_out(tables: TableStore) -> None:
    """What happens by itself: an offer's time is over, or a clock gives the game up for its seat."""
    c = schema.tables.c
    query = sa.select(c.id).where(c.state == "running", c.due_at <= tables.clock())
    late = await tables.storage.read(lambda x: x.execute(query).scalars().all())
    await tables.at_each(late, lambda table: let_happen(tables, table))


async def let_happen(tables: TableStore, table: LiveTable) -> None:
    await agreements.end_open_offer(tables, table)
    row, now = table.row, tables.clock()
    late = [k for k in table.played_by_people() if clocks.is_over(row.clocks, k, now)]
    if table.state == "running" and late and row.clock.on_timeout == "lose":
        await give_up(tables, table, late)
