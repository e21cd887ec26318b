"""What needs everybody's consent: to stop the game, to take back more than one's own last stretch."""

from __future__ import annotations

from dataclasses import replace

import sqlalchemy as sa

from penstock.engine.match import Match
from penstock.server.problems import Problem
from penstock.server.store.rows import Offer, Person
from penstock.server.store.table_writes import Stale
from penstock.server.table import ending, live, playing
from penstock.server.table.live import LiveTable
from penstock.server.table.playing import check_player, without
from penstock.server.table.table_store import TableStore


def asked(table: LiveTable) -> set[int]:
    """The seats that must agree: people who play for themselves."""
    return {s.seat for s in table.seats if s.kind == "human" and not s.away_bot}


def deciding(table: LiveTable, person: Person) -> list[int]:
    """The seats a person speaks for; who gave up has no say, nor who has left the seat to a bot."""
    own = [k for k in check_player(table, person) if k in asked(table)]
    if not own:
        raise Problem("not_your_seat")
    return own


def offer_of(table: LiveTable, kind: str) -> Offer:
    found = next((o for o in table.row.offers if o.kind == kind), None)
    if found is None:
        raise Problem("no_offer")
    return found


async def offer_stop(tables: TableStore, table_id: str, person: Person) -> LiveTable:
    async def action(table: LiveTable) -> LiveTable:
        if await ending.end_unplayable(tables, table, person):
            return table
        own = deciding(table, person)
        await settle(tables, table, Offer("stop", own[0], tuple(own)))
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
        assert mover is not None
        await settle(tables, table, Offer("undo", mover, tuple(own), before))
        return table

    return await tables.at_table(table_id, action)


async def answer(tables: TableStore, table_id: str, person: Person, kind: str, accept: bool) -> LiveTable:
    """Agree or not; one who does not ends the offer."""

    async def action(table: LiveTable) -> LiveTable:
        own = deciding(table, person)
        offer = offer_of(table, kind)
        if not accept:
            await tables.change(table, replace(table.row, offers=without(table.row.offers, kind)))
            return table
        agreed = tuple(sorted({*offer.accepted, *own}))
        await settle(tables, table, replace(offer, accepted=agreed))
        return table

    return await tables.at_table(table_id, action)


async def settle_open_offers(tables: TableStore, table: LiveTable) -> None:
    """Somebody has gone: the others may be of one mind."""
    for offer in table.row.offers:
        if asked(table) <= set(offer.accepted):
            try:
                await settle(tables, table, offer)
            except Stale:  # another process was faster; who has gone has gone all the same
                tables.forget(table.id)
            return  # the game has stopped, or stands where the other offers do not fit


async def settle(tables: TableStore, table: LiveTable, offer: Offer) -> None:
    """Carry an offer out if everybody agrees, otherwise let it stand."""
    if not asked(table) <= set(offer.accepted):
        offers = (*without(table.row.offers, offer.kind), offer)
        await tables.change(table, replace(table.row, offers=offers))
    elif offer.kind == "stop":
        await tables.change(table, ending.stopped(table.row))
    else:
        await go_back(tables, table, offer)


async def go_back(tables: TableStore, table: LiveTable, offer: Offer) -> None:
    """The line is that of who asked."""
    assert offer.to_seq is not None
    moves = live.kept_moves(table.lines)
    kept = [line for line in moves if line.seq <= offer.to_seq]
    lines = [table.lines[0], *kept]

    def rebuild(connection: sa.Connection) -> Match:
        return live.match_at(table.row, lines, live.snapshot_finder(connection, table.id))

    match = await tables.storage.read(rebuild)
    back = len(moves) - len(kept)
    row = replace(table.row, offers=without(table.row.offers, "undo"))
    person_id = table.seats[offer.seat].person_id
    await playing.take_back(tables, table, row, match, back, offer.seat, person_id)
