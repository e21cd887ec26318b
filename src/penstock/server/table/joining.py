"""Coming to a table and going again: join, watch, leave, invite anew, rematch."""

from __future__ import annotations

import secrets

import sqlalchemy as sa

from penstock.server.http import table_views as showing
from penstock.server.http.messages import ClockRequest, JoinRequest, SeatRequest
from penstock.server.people.people import Person
from penstock.server.problems import Problem
from penstock.server.store import schema
from penstock.server.table import absence, opening
from penstock.server.table.live import LiveTable, Row
from penstock.server.table.table_store import TableStore

EMPTY: Row = {"person_id": None, "name": None, "bot": None, "away_bot": None, "resigned": False}


async def join(tables: TableStore, table_id: str, person: Person, request: JoinRequest) -> LiveTable:
    """Sit down, or be let in to watch a private table."""
    invited = showing.is_invited(await tables.get(table_id), request.invite)
    if request.watch:
        return await watch(tables, table_id, person, invited)

    async def action(table: LiveTable) -> LiveTable:
        is_invited = showing.is_invited(table, request.invite)
        if table.row["visibility"] == "private" and not is_invited:
            raise Problem("no_such_table")
        if table.state != "open":
            raise Problem("not_open")
        if table.seats_of(person["id"]):
            raise Problem("already_seated")
        kinds = ("open", "invite") if is_invited else ("open",)
        seat = free_seat(table, request.seat, kinds)
        sitting = {**EMPTY, "kind": "human", "person_id": person["id"], "name": person["name"]}
        await tables.change(table, {}, {seat: sitting})
        return table

    return await tables.at_table(table_id, action)


def free_seat(table: LiveTable, request: int | None, kinds: tuple[str, ...]) -> int:
    free = [s["seat"] for s in table.seats if s["kind"] in kinds]
    if request is not None:
        if request >= len(table.seats):
            raise Problem("no_such_seat")
        if request not in free:
            raise Problem("seat_taken")
        return request
    if not free:
        raise Problem("seat_taken")
    return int(free[0])


async def watch(tables: TableStore, table_id: str, person: Person, is_invited: bool) -> LiveTable:
    table = await tables.get(table_id)
    if table.row["visibility"] == "private" and not is_invited:
        raise Problem("no_such_table")
    if not table.row["spectators"]:
        raise Problem("forbidden")
    if not await showing.has_access(tables, table_id, person["id"]):
        values = {"table_id": table_id, "person_id": person["id"]}

        def add(connection: sa.Connection) -> None:
            c = schema.access.c
            known = sa.select(c.table_id).where(c.table_id == table_id, c.person_id == person["id"])
            if connection.execute(known).first() is None:
                connection.execute(sa.insert(schema.access), values)

        await tables.storage.write(add)
    return table


async def leave(tables: TableStore, table_id: str, person: Person) -> LiveTable:
    """Before the start the seat is free again; later a bot sits in until one comes back."""

    async def action(table: LiveTable) -> LiveTable:
        own = table.seats_of(person["id"])
        is_host = table.row["host"] == person["id"]
        if not own and not is_host:
            raise Problem("not_your_seat")
        if table.is_done:
            raise Problem("not_running")
        if table.state == "running":
            await absence.hand_to_bot(tables, table, own, None)
        elif is_host:  # nobody is left who could start
            await tables.change(table, {"state": "stopped"})
        else:
            await tables.change(table, {}, {k: {**EMPTY, "kind": "open"} for k in own})
        return table

    return await tables.at_table(table_id, action)


async def invite_anew(tables: TableStore, table_id: str, person: Person) -> LiveTable:
    """A new invite link; the old one is worth nothing from now on."""

    async def action(table: LiveTable) -> LiveTable:
        if table.row["host"] != person["id"]:
            raise Problem("not_host")
        await tables.change(table, {"invite": secrets.token_urlsafe(16)})
        return table

    return await tables.at_table(table_id, action)


async def rematch(tables: TableStore, table_id: str, person: Person) -> LiveTable:
    """The same table once more; whoever asks second joins what the first has opened."""
    found: list[LiveTable] = []
    await tables.get(table_id)  # as it is now: opening a table cannot be taken back

    async def action(table: LiveTable) -> LiveTable:
        own = table.seats_of(person["id"])
        if not own:
            raise Problem("not_your_seat")
        if not table.is_done:
            raise Problem("not_over")
        if table.row["rematch"] is None:
            opened = await open_again(tables, table, person, own)
            await tables.change(table, {"rematch": opened.id})
            found.append(opened)
        return table

    old = await tables.at_table(table_id, action)
    if found:
        return found[0]
    again = await tables.get(old.row["rematch"])
    if again.state != "open" or again.seats_of(person["id"]):
        return again
    return await join(tables, again.id, person, JoinRequest(invite=again.row["invite"]))


async def open_again(tables: TableStore, table: LiveTable, person: Person, own: list[int]) -> LiveTable:
    await opening.check_count(tables, person)
    row = table.row
    requests = [
        SeatRequest("me")
        if s["seat"] in own
        else SeatRequest("bot", s["bot"])
        if s["kind"] == "bot"
        else SeatRequest("invite" if row["visibility"] == "private" else "open")
        for s in table.seats
    ]
    requests = requests[1:] + requests[:1]  # the next seat begins
    wanted = opening.Opening(
        table.game,
        row["options"],
        row["n_seats"],
        "hot_seat" if row["kind"] != "play" else "play",
        row["visibility"],
        row["spectators"],
        row["pace"],
        ClockRequest(**row["clock"]),
    )
    new = opening.table_row(wanted, person, tables.now())
    seats = [opening.seat_row(new["id"], k, request, person) for k, request in enumerate(requests)]
    return await tables.create(new, seats)
