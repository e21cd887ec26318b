"""A bot on a person's seat, and when a person is missing there."""

from __future__ import annotations

from dataclasses import replace

from penstock.server.problems import Problem
from penstock.server.store.rows import SeatRow, TableRow
from penstock.server.table import clocks, counting, live
from penstock.server.table.live import LiveTable
from penstock.server.table.opening import check_bot
from penstock.server.table.table_store import TableStore


def check_seat(table: LiveTable, seat: int) -> SeatRow:
    if seat >= len(table.seats):
        raise Problem("no_such_seat")
    return table.seats[seat]


def is_absent(tables: TableStore, table: LiveTable, seat: SeatRow) -> bool:
    """Not here, and the table has waited for this very seat for a while."""
    if seat.kind != "human" or seat.away_bot or seat.person_id in tables.hub.present(table.id).persons:
        return False
    config = tables.config
    limit = config.absent_seconds if table.row.pace == "live" else config.absent_days * 86400
    return clocks.waiting_for(table.row.clocks, seat.seat, tables.clock()) >= limit


async def hand_to_bot(
    tables: TableStore,
    table: LiveTable,
    seats: list[int],
    bot: str | None,
    resigned: bool = False,
    is_own: bool = False,
) -> None:
    """From now on a bot decides for these seats; without anybody left the table stops.

    Args:
        is_own: their player wants it so, and cannot leave many tables to bots alone.
    """
    name = check_bot(bot)
    handed = [
        replace(table.seats[k], away_bot=name, resigned=resigned or table.seats[k].resigned) for k in seats
    ]
    left = [s for s in table.seats if s.decides and not (resigned and s.seat in seats)]
    if left:
        offers = tuple(o for o in table.row.offers if o.seat not in seats and o.about not in seats)
        standing = clocks.stop(table.row.clocks, seats, tables.clock())  # the time used until now is used
        row = replace(table.row, offers=offers, clocks=standing)
    else:
        row = stopped(table.row)
    alone = None
    if is_own and handed and not any(s.played_by is None for s in live.seated(table.seats, handed)):
        person_id = str(handed[0].person_id)
        alone = counting.may_leave_to_bots(tables.config.limits, person_id, table.id)
    await tables.change(table, row, handed, extra=alone)


def stopped(row: TableRow) -> TableRow:
    return replace(row, state="stopped", to_act=0, offers=())
