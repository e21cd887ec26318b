"""What happens at a table without anybody asking, as two columns by which it is found; and since when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from penstock.server.store.rows import Line, SeatRow, TableRow
from penstock.server.table import clocks


def settled(row: TableRow, seats: Sequence[SeatRow], line: Line | None, now: float) -> TableRow:
    """Does a bot owe a decision, and when is the next clock or an offer's time over?

    Args:
        line: the event that led here, if it was one.
    """
    if row.state != "running":
        return replace(row, bot_due=False, due_at=None)
    lent = [s.seat for s in seats if s.away_bot and s.decides and row.owes(s.seat)]
    row = replace(row, clocks=clocks.lend(row.clocks, lent, line.seat if line else None, now))
    people = [s.seat for s in seats if s.played_by is None]
    ends = [clocks.next_end(row.clock, row.clocks, people), *(offer.until for offer in row.offers)]
    return replace(
        row,
        bot_due=any(k not in people for k in row.owing),
        due_at=min((end for end in ends if end is not None), default=None),
    )
