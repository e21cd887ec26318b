"""Coming to a table and going again: join, watch, leave, invite anew, rematch."""

from __future__ import annotations

import secrets
from dataclasses import replace

import sqlalchemy as sa

from penstock.server.people import peace
from penstock.server.problems import Problem
from penstock.server.store import schema
from penstock.server.store.rows import Person, SeatRow
from penstock.server.table import access, counting, ending, opening, sitting_in
from penstock.server.table.live import LiveTable
from penstock.server.table.opening import Opening, SeatPlan
from penstock.server.table.table_store import TableStore


async def join(
    tables: TableStore, table_id: str, person: Person, wanted: int | None, invite: str | None
) -> LiveTable:
    """Sit down."""

    async def action(table: LiveTable) -> LiveTable:
        is_invited = access.is_invited(table, invite)
        if table.row.visibility == "private" and not is_invited:
            raise Problem("no_such_table")
        if table.row.kind != "play":
            raise Problem("not_for_others")
        if table.state != "open":
            raise Problem("not_open")
        if table.seats_of(person.id):
            raise Problem("already_seated")
        if await is_barred(tables, table_id, person.id) or await peace.has_blocked(
            tables.storage, table.row.host, person.id
        ):
            raise Problem("forbidden")
        kinds = ("open", "invite") if is_invited else ("open",)
        seat = free_seat(table, wanted, kinds)
        sitting = SeatRow(table_id, seat, "human", person.id, person.name)
        may_sit = counting.may_sit(tables.config.limits, person.id, table_id)
        await tables.change(table, table.row, [sitting], extra=may_sit)
        return table

    return await tables.at_table(table_id, action)


async def add_share(tables: TableStore, table_id: str, person: Person, share: str) -> LiveTable:
    """A player's share of the dice; the first one counts, and none after the start."""

    async def action(table: LiveTable) -> LiveTable:
        own = table.seats_of(person.id)
        if not own:
            raise Problem("not_your_seat")
        if table.state != "open":
            raise Problem("not_open")
        lacking = [table.seats[k] for k in own if table.seats[k].share is None]
        if lacking:
            await tables.change(table, table.row, [replace(seat, share=share) for seat in lacking])
        return table

    return await tables.at_table(table_id, action)


def free_seat(table: LiveTable, wanted: int | None, kinds: tuple[str, ...]) -> int:
    free = [s.seat for s in table.seats if s.kind in kinds]
    if wanted is not None:
        if wanted >= len(table.seats):
            raise Problem("no_such_seat")
        if wanted not in free:
            raise Problem("seat_taken")
        return wanted
    if not free:
        raise Problem("seat_taken")
    return free[0]


async def remove(tables: TableStore, table_id: str, person: Person, seat: int) -> LiveTable:
    """The host frees a seat before the start; who sat there neither sits down again nor is let in."""

    async def action(table: LiveTable) -> LiveTable:
        if table.row.host != person.id:
            raise Problem("not_host")
        if table.state != "open":
            raise Problem("not_open")
        guest = sitting_in.check_seat(table, seat).person_id
        if guest is None or guest == person.id:
            raise Problem("no_such_seat")

        def bar(connection: sa.Connection) -> None:
            c = schema.barred.c
            known = sa.select(c.person_id).where(c.table_id == table_id, c.person_id == guest)
            if connection.execute(known).first() is None:
                connection.execute(sa.insert(schema.barred), {"table_id": table_id, "person_id": guest})
            access.let_nobody_in(connection, table_id, guest)

        freed = [SeatRow(table_id, k) for k in table.seats_of(guest)]
        await tables.change(table, table.row, freed, extra=bar)
        tables.hub.left(table_id, guest)
        return table

    return await tables.at_table(table_id, action)


async def seat_bot(
    tables: TableStore, table_id: str, person: Person, seat: int, bot: str | None
) -> LiveTable:
    """The host lets a bot take a seat that nobody has taken."""

    async def action(table: LiveTable) -> LiveTable:
        if table.row.host != person.id:
            raise Problem("not_host")
        if table.state != "open":
            raise Problem("not_open")
        taken = sitting_in.check_seat(table, seat)
        if taken.person_id is not None or taken.bot is not None:
            raise Problem("seat_taken")
        sitting = opening.seat_row(
            table_id, seat, opening.SeatPlan("bot", bot or opening.USUAL_BOT), person
        )
        await tables.change(table, table.row, [sitting])
        return table

    return await tables.at_table(table_id, action)


async def is_barred(tables: TableStore, table_id: str, person_id: str) -> bool:
    c = schema.barred.c
    query = sa.select(c.table_id).where(c.table_id == table_id, c.person_id == person_id)
    return await tables.storage.read(lambda connection: connection.execute(query).first() is not None)


async def watch(tables: TableStore, table_id: str, person: Person, invite: str | None) -> LiveTable:
    """Be let in to watch a private table."""
    table = await tables.get(table_id)
    if table.row.visibility == "private" and not access.is_invited(table, invite):
        raise Problem("no_such_table")
    if not table.row.spectators or await is_barred(tables, table_id, person.id):
        raise Problem("forbidden")
    await access.let_in(tables, table_id, person.id)
    return table


async def leave(tables: TableStore, table_id: str, person: Person) -> LiveTable:
    """Before the start the seat is free again; later a bot sits in until one comes back."""

    async def action(table: LiveTable) -> LiveTable:
        own = table.seats_of(person.id)
        is_host = table.row.host == person.id
        if not own and not is_host:
            raise Problem("not_your_seat")
        if table.is_done:
            raise Problem("not_running")
        if await ending.end_unplayable(tables, table, person):
            return table
        if table.state == "running":
            await sitting_in.hand_to_bot(tables, table, own, None, is_own=True)
            tables.hub.left(table_id, person.id)
        elif is_host:  # nobody is left who could start
            await tables.change(table, replace(table.row, state="stopped"))
        else:
            await tables.change(table, table.row, [SeatRow(table_id, k) for k in own])
        return table

    return await tables.at_table(table_id, action)


async def invite_anew(tables: TableStore, table_id: str, person: Person) -> LiveTable:
    """A new invite link; the old one is worth nothing, and whom it let in to watch must go."""

    async def action(table: LiveTable) -> LiveTable:
        if table.row.host != person.id:
            raise Problem("not_host")
        row = replace(table.row, invite=secrets.token_urlsafe(16))
        await tables.change(table, row, extra=lambda connection: access.let_nobody_in(connection, table_id))
        return table

    return await tables.at_table(table_id, action)


async def rematch(tables: TableStore, table_id: str, person: Person) -> LiveTable:
    """The same table once more; whoever asks second joins what the first has opened."""
    found: list[LiveTable] = []
    await tables.get(table_id)  # as it is now: opening a table cannot be taken back

    async def action(table: LiveTable) -> str:
        own = table.seats_of(person.id)
        if not own:
            raise Problem("not_your_seat")
        if not table.is_done:
            raise Problem("not_over")
        if table.row.rematch is not None:
            return table.row.rematch
        opened = await open_again(tables, table, person, own)
        await tables.change(table, replace(table.row, rematch=opened.id))
        found.append(opened)
        return opened.id

    again_id = await tables.at_table(table_id, action)
    if found:
        return found[0]
    again = await tables.get(again_id)
    if again.state != "open" or again.seats_of(person.id):
        await access.check_may_see(tables, again, person)
        return again
    return await join(tables, again.id, person, None, again.row.invite)


async def open_again(tables: TableStore, table: LiveTable, person: Person, own: list[int]) -> LiveTable:
    row = table.row
    visibility = "public" if row.visibility == "public" else "private"  # also where one was shown
    free = SeatPlan("invite" if visibility == "private" else "open")
    plans = [
        SeatPlan("me", name=s.name if row.kind == "hot_seat" else None)
        if s.seat in own
        else SeatPlan("bot", s.bot)
        if s.kind == "bot"
        else free
        for s in table.seats
    ]
    wanted = Opening(
        table.game,
        dict(row.options),
        plans[1:] + plans[:1],  # the next seat begins
        "hot_seat" if row.kind != "play" else "play",
        visibility,
        row.spectators,
        row.pace,
        row.clock,
    )
    return await opening.open_table(tables, person, wanted)
