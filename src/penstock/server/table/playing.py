"""Playing at a table: begin, move, take back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import sqlalchemy as sa

from penstock.engine.errors import IllegalMove, MalformedMove
from penstock.engine.match import Match
from penstock.server.metrics import MOVES
from penstock.server.problems import Problem
from penstock.server.store.rows import Line, Offer, Person, Result, TableRow
from penstock.server.table import clocks, counting, live, notices
from penstock.server.table.live import LiveTable
from penstock.server.table.table_store import TableStore


def check_player(table: LiveTable, person: Person) -> list[int]:
    """The seats of somebody who plays a running game."""
    own = table.seats_of(person.id)
    if not own:
        raise Problem("not_your_seat")
    if table.state != "running" or table.match is None:
        raise Problem("not_running")
    return own


async def start(tables: TableStore, person: Person, table_id: str) -> LiveTable:
    async def action(table: LiveTable) -> LiveTable:
        if table.state != "open":
            raise Problem("not_open")
        if table.row.host != person.id:
            raise Problem("not_host")
        if any(s.kind in ("open", "invite") for s in table.seats):
            raise Problem("seats_empty")
        await begin(tables, table)
        return table

    return await tables.at_table(table_id, action)


async def begin(tables: TableStore, table: LiveTable) -> None:
    """Set up the game: the first line of the log, and the seed out of all shares."""
    dice = table.dice
    seeded = table.row if dice is None else replace(table.row, seed=str(dice.seed))
    match = live.new_match(live.game_of(seeded), seeded)
    line = Line(1, "start", None, None, 0, 0, live.notes_of(match), None, None, tables.now())
    standing = clocks.start(table.row.clock, match.seats)
    running = clocks.go(standing, people_owing(table, match), tables.clock())
    row = replace(seeded, state="running", clocks=running)
    alone = None
    if not table.waiting_people():
        alone = counting.may_leave_to_bots(tables.config.limits, row.host, table.id)
    await tables.change(table, after(row, match, 1), (), line, match, alone)


async def play(
    tables: TableStore,
    table_id: str,
    person: Person | None,
    seat: int | None,
    notation: str,
    expected_seq: int,
    key: str | None,
) -> int:
    """Play a move for a person, or for a bot (person None); returns the point it led to."""

    async def action(table: LiveTable) -> int:
        if person is not None and key is not None:
            done = table.done_with(person.id, key)
            if done is not None:
                if done.kind != "move" or done.move != notation:
                    raise Problem("key_reused")
                return done.seq
        match, mover = try_move(table, person, seat, notation, expected_seq)
        last = match.last
        assert last is not None
        line = Line(
            table.seq + 1,
            "move",
            mover,
            match.game.moves.names[last.move].notation,
            0,
            last.revealed,
            live.notes_of(match, table.match),
            person.id if person else None,
            key,
            tables.now(),
            clocks.at(table.row.clocks, tables.clock()) if table.row.clocks.left else None,
        )
        await move_on(tables, table, match, line)
        MOVES.labels(match.game.id, "person" if person else "bot").inc()
        return line.seq

    return await tables.at_table(table_id, action)


def try_move(
    table: LiveTable, person: Person | None, seat: int | None, notation: str, expected_seq: int
) -> tuple[Match, int]:
    """The match after a move, on a copy, and the seat that moved."""
    if table.state != "running" or table.match is None:
        raise Problem(table.fault if table.state == "running" and table.fault else "not_running")
    mover = own_seat(table, person, seat) if person is not None else seat
    assert mover is not None
    if person is None and table.bot_of(mover) is None:
        raise Problem("not_your_seat")
    check_seq(table, mover, expected_seq)
    match = table.match.copy()
    try:
        match.play(notation, mover)
    except IllegalMove as error:
        raise Problem("refused", refusal=error.refusal) from None
    except MalformedMove as error:
        raise Problem("bad_move", why=str(error)) from None
    return match, mover


def own_seat(table: LiveTable, person: Person, seat: int | None) -> int:
    """The seat a person moves for: the one named, else the one that owes a decision."""
    own = table.seats_of(person.id)
    if seat is not None:
        if seat not in own:
            raise Problem("not_your_seat")
        chosen = seat
    elif not own:
        raise Problem("not_your_seat")
    else:
        owing = [k for k in own if table.row.owes(k)]
        chosen = (owing or own)[0]
    if table.bot_of(chosen) is not None:
        raise Problem("not_your_seat")
    return chosen


def check_seq(table: LiveTable, mover: int, expected: int) -> None:
    """Was the move chosen with the table as it is? Others' secret choices since change nothing."""
    if expected > table.seq:
        raise Problem("stale", details={"seq": table.seq})
    secret = table.game.moves.secret_families
    for line in table.lines[len(table.lines) - (table.seq - expected) :]:
        is_secret = line.kind == "move" and str(line.move).split()[0] in secret
        if not is_secret or line.seat == mover:
            raise Problem("stale", details={"seq": table.seq})


async def move_on(tables: TableStore, table: LiveTable, match: Match, line: Line) -> None:
    running = clocks.run(
        table.row.clock,
        table.row.clocks,
        line.seat,
        table.row.owing,
        match.to_act,
        table.played_by_people(),
        tables.clock(),
    )
    row = after(replace(table.row, clocks=running), match, line.seq)
    row = replace(row, offers=tuple(o for o in row.offers if still_fits(o, line)))
    newly_due = [k for k in match.to_act if not table.row.owes(k)]
    due = notices.due(table, newly_due, tables.now())

    def extra(connection: sa.Connection) -> None:
        notices.add(connection, due)

    await tables.change(table, row, (), line, match, extra if due else None)


def after(row: TableRow, match: Match, seq: int) -> TableRow:
    """A table's row with what follows from its match."""
    row = replace(row, seq=seq, to_act=seat_bits(match.to_act))
    return replace(row, state="finished", result=result_of(match)) if match.over else row


def people_owing(table: LiveTable, match: Match) -> list[int]:
    return [k for k in table.played_by_people() if k in match.to_act]


def still_fits(offer: Offer, line: Line) -> bool:
    """After a move: what an undo spoke of has changed, and who decides is not missing."""
    return offer.kind != "undo" and offer.about != line.seat


def seat_bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def result_of(match: Match) -> Result:
    return Result(list(match.scores), list(match.ranking), match.ending)


# -- undo ---------------------------------------------------------------------------------------


async def undo(
    tables: TableStore, table_id: str, person: Person, seat: int | None, expected_seq: int, key: str
) -> int:
    """Take back one's own last move, unless it revealed something."""

    async def action(table: LiveTable) -> int:
        done = table.done_with(person.id, key)
        if done is not None:
            if done.kind != "undo":
                raise Problem("key_reused")
            return done.seq
        if table.state != "running" or table.match is None:
            raise Problem("not_running")
        own = table.seats_of(person.id)
        if not own or (seat is not None and seat not in own):
            raise Problem("not_your_seat")
        if expected_seq != table.seq:
            raise Problem("stale", details={"seq": table.seq})
        match = table.match.copy()
        last = match.last
        if last is None:
            raise Problem("cannot_undo", because="undo-nothing")
        if last.seat not in own:
            raise Problem("cannot_undo", because="undo-not-yours")
        if table.bot_of(last.seat) is not None:  # who does not play now, or has given up
            raise Problem("not_your_seat")
        taken = live.kept_moves(table.lines)[-1]
        if live.is_bots(table.row, taken):
            raise Problem("cannot_undo", because="undo-of-bot")
        if match.why_not_undo():
            raise Problem("cannot_undo", because="undo-revealed")
        match.undo()
        # Who takes back alone pays for the time: nobody's clock runs for a move that was not made.
        people, then = table.played_by_people(), taken.clocks
        running = table.row.clocks if then is None else clocks.put_back(then, people)
        row = replace(table.row, clocks=running)
        await take_back(tables, table, row, match, 1, last.seat, person.id, key)
        return table.seq

    return await tables.at_table(table_id, action)


async def take_back(
    tables: TableStore,
    table: LiveTable,
    row: TableRow,
    match: Match,
    back: int,
    mover: int,
    person_id: str | None,
    key: str | None = None,
) -> None:
    """An undo is an event like any other: the log never shrinks."""
    line = Line(table.seq + 1, "undo", mover, None, back, 0, (), person_id, key, tables.now())
    owing, now = people_owing(table, match), tables.clock()
    resting = [k for k in range(row.n_seats) if k not in owing]
    running = clocks.go(clocks.stop(row.clocks, resting, now), owing, now)
    offers = tuple(o for o in row.offers if o.kind != "undo")  # it may have spoken of the same move
    row = after(replace(row, clocks=running, offers=offers), match, line.seq)
    await tables.change(table, row, (), line, match)
