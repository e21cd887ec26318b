"""What needs everybody's consent: to stop the game, to take back, a bot for who keeps all waiting; and when
a private game is over, to show it to others: there all who sat at it are asked, also those who gave up.

Asked is every person who has a seat and did not give the game up, also where a bot sits in: so nobody
becomes the only one who decides because the others are away. One offer is open at a time; it has a number,
which an answer names, and a time. One no ends it. Silence is no consent, except of those who keep a table
waiting: at the end of its time a bot gets the seat if nobody was against it.
"""

from __future__ import annotations

from dataclasses import replace

import sqlalchemy as sa

from penstock.engine.match import Match
from penstock.server.people.throttle import Throttle
from penstock.server.problems import Problem
from penstock.server.store.rows import Offer, Person, TableRow
from penstock.server.store.table_writes import Stale
from penstock.server.table import clocks, ending, live, playing
from penstock.server.table.access import SHARED
from penstock.server.table.live import LiveTable
from penstock.server.table.playing import check_player
from penstock.server.table.sitting_in import hand_to_bot, is_absent, stopped
from penstock.server.table.table_store import TableStore


def asked(table: LiveTable) -> set[int]:
    """The seats that must agree: of a game that is over, all that people had."""
    return {s.seat for s in table.seats if s.decides or (table.is_done and s.person_id is not None)}


def deciding(table: LiveTable, person: Person) -> list[int]:
    """The seats a person speaks for; who gave up has no say while the others play on."""
    own = table.seats_of(person.id) if table.is_done else check_player(table, person)
    own = [k for k in own if k in asked(table)]
    if not own:
        raise Problem("not_your_seat")
    return own


def open_offer(tables: TableStore, table: LiveTable) -> Offer | None:
    return next((o for o in table.row.offers if o.until > tables.clock()), None)


# -- ask ----------------------------------------------------------------------------------------


async def offer_stop(tables: TableStore, throttle: Throttle, table_id: str, person: Person) -> LiveTable:
    async def action(table: LiveTable) -> LiveTable:
        if await ending.end_unplayable(tables, table, person):
            return table
        own = deciding(table, person)
        await ask(tables, throttle, table, person, Offer("stop", own[0], tuple(own)))
        return table

    return await tables.at_table(table_id, action)


async def offer_share(tables: TableStore, throttle: Throttle, table_id: str, person: Person) -> LiveTable:
    """Show a game that is over to whoever has its address; what was said in private stays so."""

    async def action(table: LiveTable) -> LiveTable:
        if not table.is_done:
            raise Problem("not_over")
        own = deciding(table, person)
        if not is_open(table.row):
            await ask(tables, throttle, table, person, Offer("share", own[0], tuple(own)))
        return table

    return await tables.at_table(table_id, action)


def is_open(row: TableRow) -> bool:
    """May whoever has the address see it?"""
    return row.visibility == SHARED or (row.visibility == "public" and row.spectators)


async def offer_undo(
    tables: TableStore, throttle: Throttle, table_id: str, person: Person, seat: int | None
) -> LiveTable:
    """Back to before one's own last move, whatever has happened since."""

    async def action(table: LiveTable) -> LiveTable:
        own = deciding(table, person)
        if seat is not None and seat not in own:
            raise Problem("not_your_seat")
        moves = live.kept_moves(table.lines)
        mine = [k for k, line in enumerate(moves) if line.seat in own and seat in (None, line.seat)]
        if not mine:
            raise Problem("cannot_undo", because="undo-nothing")
        last = moves[mine[-1]]
        if asked(table) <= set(own) and live.is_bots(table.row, last):
            raise Problem("cannot_undo", because="undo-of-bot")
        before = moves[mine[-1] - 1].seq if mine[-1] else 1
        assert last.seat is not None
        await ask(tables, throttle, table, person, Offer("undo", last.seat, tuple(own), before))
        return table

    return await tables.at_table(table_id, action)


async def offer_takeover(
    tables: TableStore, throttle: Throttle, table: LiveTable, person: Person, about: int
) -> None:
    own = deciding(table, person)
    await ask(tables, throttle, table, person, Offer("takeover", own[0], tuple(own), about=about))


async def ask(
    tables: TableStore, throttle: Throttle, table: LiveTable, person: Person, offer: Offer
) -> None:
    """Number an offer and put it to the others; one from before the end is over with the game."""
    before = open_offer(tables, table)
    if before is not None and table.is_done == (before.kind == "share"):
        raise Problem("offer_open")
    if not asked(table) <= set(offer.accepted):
        throttle.check(f"offer {person.id}", tables.config.limits.offers_per_hour, 3600)
    config = tables.config
    is_quick = table.row.pace == "live" and not table.is_done  # after a game nobody sits and waits
    seconds = config.offer_seconds if is_quick else config.offer_days * 86400
    numbered = replace(offer, number=table.row.revision + 1, until=tables.clock() + seconds)
    await settle(tables, table, numbered)


# -- answer -------------------------------------------------------------------------------------


async def answer(tables: TableStore, table_id: str, person: Person, number: int, accept: bool) -> LiveTable:
    """Agree to an offer or not; one who does not ends it."""

    async def action(table: LiveTable) -> LiveTable:
        own = deciding(table, person)
        offer = open_offer(tables, table)
        if offer is None or offer.number != number or table.is_done != (offer.kind == "share"):
            raise Problem("no_offer")
        if accept:
            agreed = tuple(sorted({*offer.accepted, *own}))
            await settle(tables, table, replace(offer, accepted=agreed))
        else:
            await tables.change(table, replace(table.row, offers=()))
        return table

    return await tables.at_table(table_id, action)


async def settle_open_offer(tables: TableStore, table: LiveTable) -> None:
    """Somebody has given up: the others may be of one mind."""
    offer = open_offer(tables, table)
    if offer is None or not asked(table) <= set(offer.accepted):
        return
    try:
        await settle(tables, table, offer)
    except Stale:  # another process was faster; who has gone has gone all the same
        tables.forget(table.id)


async def end_open_offer(tables: TableStore, table: LiveTable) -> None:
    """Its time is over: carry it out if it was about somebody who is still missing, or drop it."""
    over = next((o for o in table.row.offers if o.until <= tables.clock()), None)
    if over is None or table.state != "running":
        return
    if over.about is not None and is_absent(tables, table, table.seats[over.about]):
        await hand_to_bot(tables, table, [over.about], None)
    else:
        await tables.change(table, replace(table.row, offers=()))


async def settle(tables: TableStore, table: LiveTable, offer: Offer) -> None:
    """Carry an offer out if everybody agrees, otherwise let it stand."""
    if not asked(table) <= set(offer.accepted):
        await tables.change(table, replace(table.row, offers=(offer,)))
    elif offer.kind == "share":
        await tables.change(table, shown(table.row))
    elif offer.kind == "stop":
        await tables.change(table, stopped(table.row))
    elif offer.about is not None:
        await hand_to_bot(tables, table, [offer.about], None)
    else:
        await go_back(tables, table, offer)


def shown(row: TableRow) -> TableRow:
    """A listed table lets people look on, a private one those who have its address."""
    if row.visibility == "public":
        return replace(row, spectators=True, offers=())
    return replace(row, visibility=SHARED, offers=())


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
    clocks_then = moves[len(kept)].clocks
    running = table.row.clocks if clocks_then is None else clocks.put_back(clocks_then, ())
    row = replace(table.row, offers=(), clocks=running)
    person_id = table.seats[offer.seat].person_id
    await playing.take_back(tables, table, row, match, back, offer.seat, person_id)
