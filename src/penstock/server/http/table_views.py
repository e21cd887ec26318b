"""The shapes of a table, as one person sees it."""

from __future__ import annotations

from collections.abc import Collection

import penstock
from penstock.server.http import messages
from penstock.server.process import Server
from penstock.server.store.rows import ClockTerms, Offer, Person, Result, SeatRow, TableRow
from penstock.server.table import access, clocks
from penstock.server.table.hub import Present
from penstock.server.table.live import LiveTable
from penstock.server.table.lobby import Shown, is_turn_of
from penstock.server.table.log import name_in


def table_shown(server: Server, table: LiveTable, person: Person | None, lang: str) -> messages.TableInfo:
    row, present, now = table.row, server.hub.present(table.id), server.heartbeat()
    own = table.seats_of(person.id if person else None)
    is_host = person is not None and row.host == person.id
    link = f"{server.config.address}/join/{table.id}?invite={row.invite}"
    return messages.TableInfo(
        id=table.id,
        game=row.game,
        title=penstock.game(row.game).title,
        options=row.options,
        state=row.state,
        kind=row.kind,
        seats=[seat_shown(row, s, own, present, now, table.leavers, lang) for s in table.seats],
        watching=access.watching(table, present),
        host=row.host,
        is_host=is_host,
        visibility=row.visibility,
        spectators=row.spectators,
        pace=row.pace,
        clock=clock_shown(row.clock),
        dice=dice_shown(table),
        seed=(row.seed or None) if table.is_done else None,
        your_seats=own,
        invite_link=link if is_host and row.kind == "play" else None,
        offers=[offer_shown(offer, server.now() - now) for offer in row.offers if offer.until > now],
        seq=row.seq,
        revision=row.revision,
        to_act=row.owing,
        result=result_shown(row.result),
        rematch=row.rematch,
        created=row.created,
        changed=row.changed,
    )


def dice_shown(table: LiveTable) -> messages.DiceShown | None:
    """Promises before the end, shares after it."""
    dice, is_done = table.dice, table.is_done
    if dice is None:
        return None
    seats = [
        messages.ShareShown(
            "player" if seat in dice.players else "server",
            dice.commitment_of(seat),
            dice.share(seat) if is_done else None,
        )
        for seat in range(dice.n_seats)
    ]
    return messages.DiceShown(dice.commitment, seats, dice.server if is_done else None)


def seat_shown(
    row: TableRow,
    seat: SeatRow,
    own: list[int],
    present: Present,
    now: float,
    leavers: Collection[str],
    lang: str,
) -> messages.SeatShown:
    return messages.SeatShown(
        seat=seat.seat,
        kind=seat.kind,
        person=seat.person_id,
        name=name_in(seat, lang),
        bot=seat.bot,
        connected=seat.kind == "bot" or seat.person_id in present.persons,
        is_you=seat.seat in own,
        resigned=seat.resigned,
        clock_left=clocks.left_of(row.clocks, seat.seat, now),
        away_bot=seat.away_bot,
        is_leaver=seat.person_id in leavers,
    )


def clock_shown(terms: ClockTerms) -> messages.ClockShown:
    return messages.ClockShown(terms.kind, terms.seconds, terms.increment, terms.on_timeout)


def offer_shown(offer: Offer, ahead: float) -> messages.Offer:
    """With its end as a browser reads it, which knows only the time of day."""
    return messages.Offer(
        offer.number,
        offer.kind,
        offer.seat,
        list(offer.accepted),
        offer.until + ahead,
        offer.to_seq,
        offer.about,
    )


def result_shown(result: Result | None) -> messages.ResultShown | None:
    return messages.ResultShown(result.scores, result.ranking, result.ending) if result else None


def card(server: Server, shown: Shown, person: Person | None, lang: str) -> messages.TableCard:
    row, seats, leavers, note = shown
    person_id = person.id if person else None
    own = [s.seat for s in seats if person_id is not None and s.person_id == person_id]
    present, now = server.hub.present(row.id), server.heartbeat()
    return messages.TableCard(
        id=row.id,
        game=row.game,
        title=penstock.game(row.game).title,
        state=row.state,
        kind=row.kind,
        host=row.host,
        seats=[seat_shown(row, s, own, present, now, leavers, lang) for s in seats],
        visibility=row.visibility,
        spectators=row.spectators,
        pace=row.pace,
        clock=clock_shown(row.clock),
        options=row.options,
        your_seats=own,
        your_turn=is_turn_of(person_id, row, seats),
        seq=row.seq,
        result=result_shown(row.result),
        note=note,
        created=row.created,
        changed=row.changed,
    )
