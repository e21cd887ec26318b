"""What needs everybody's consent: to stop the game, to take back more than one's own last stretch."""

from __future__ import annotations

import sqlalchemy as sa

from penstock.engine.match import Match
from penstock.server.people.people import Person
from penstock.server.problems import Problem
from penstock.server.table import live, playing
from penstock.server.table.live import STOPPED, LiveTable, Row
from penstock.server.table.playing import check_player
from penstock.server.table.table_store import TableStore
from penstock.server.table.writes import Stale


def asked(table: LiveTable) -> set[int]:
    """The seats that must agree: people who play for themselves."""
    return {s["seat"] for s in table.seats if s["kind"] == "human" and not s["away_bot"]}


def deciding(table: LiveTable, person: Person) -> list[int]:
    """The seats a person speaks for; who gave up has no say, nor who has left the seat to a bot."""
    own = [k for k in check_player(table, person) if k in asked(table)]
    if not own:
        raise Problem("not_your_seat")
    return own


def offer_of(table: LiveTable, kind: str) -> Row:
    found: Row | None = next((o for o in table.row["offers"] if o["kind"] == kind), None)
    if found is None:
        raise Problem("no_offer")
    return found


async def offer_stop(tables: TableStore, table_id: str, person: Person) -> LiveTable:
    async def action(table: LiveTable) -> LiveTable:
        own = deciding(table, person)
        offer = {"kind": "stop", "seat": own[0], "accepted": own, "to_seq": None}
        await settle(tables, table, offer)
        return table

    return await tables.at_table(table_id, action)


async def ask_undo(tables: TableStore, table_id: str, person: Person, seat: int | None) -> LiveTable:
    """Back to before one's own last move, whatever has happened since."""

    async def action(table: LiveTable) -> LiveTable:
        own = deciding(table, person)
        if seat is not None and seat not in own:
            raise Problem("not_your_seat")
        moves = live.kept_moves(table.lines)
        mine = [k for k, line in enumerate(moves) if line.seat in own and seat in (None, line.seat)]
        if not mine:
            raise Problem("cannot_undo", because="undo-nothing")
        before = moves[mine[-1] - 1].seq if mine[-1] else 1
        mover = moves[mine[-1]].seat
        offer = {"kind": "undo", "seat": mover, "accepted": own, "to_seq": before}
        await settle(tables, table, offer)
        return table

    return await tables.at_table(table_id, action)


async def answer(tables: TableStore, table_id: str, person: Person, kind: str, accept: bool) -> LiveTable:
    """Agree or not; one who does not ends the offer."""

    async def action(table: LiveTable) -> LiveTable:
        own = deciding(table, person)
        offer = offer_of(table, kind)
        if not accept:
            await tables.change(table, {"offers": without(table, kind)})
            return table
        agreed = {**offer, "accepted": sorted({*offer["accepted"], *own})}
        await settle(tables, table, agreed)
        return table

    return await tables.at_table(table_id, action)


def without(table: LiveTable, kind: str) -> list[Row]:
    return [o for o in table.row["offers"] if o["kind"] != kind]


async def settle_standing(tables: TableStore, table: LiveTable) -> None:
    """Somebody has gone: the others may be of one mind."""
    for offer in table.row["offers"]:
        if asked(table) <= set(offer["accepted"]):
            try:
                await settle(tables, table, offer)
            except Stale:  # another process was faster; who has gone has gone all the same
                tables.forget(table.id)
            return  # the game has stopped, or stands where the other offers do not fit


async def settle(tables: TableStore, table: LiveTable, offer: Row) -> None:
    """Carry an offer out if everybody agrees, otherwise let it stand."""
    others = without(table, offer["kind"])
    if not asked(table) <= set(offer["accepted"]):
        await tables.change(table, {"offers": [*others, offer]})
    elif offer["kind"] == "stop":
        await tables.change(table, STOPPED)
    else:
        await go_back(tables, table, offer)


async def go_back(tables: TableStore, table: LiveTable, offer: Row) -> None:
    """The line is that of who asked."""
    moves = live.kept_moves(table.lines)
    kept = [line for line in moves if line.seq <= offer["to_seq"]]
    lines = [table.lines[0], *kept]

    def rebuild(connection: sa.Connection) -> Match:
        return live.match_at(table.row, lines, live.snapshot_finder(connection, table.id))

    match = await tables.storage.read(rebuild)
    back = len(moves) - len(kept)
    await playing.take_back(
        tables,
        table,
        match,
        back,
        offer["seat"],
        table.seats[offer["seat"]]["person_id"],
        None,
        offers=without(table, "undo"),
    )
