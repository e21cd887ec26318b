"""Tables at which most of a game has been played: written into the database, found by the server."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import penstock
from penstock.engine.match import Match
from penstock.server.config import ServerConfig
from penstock.server.store import table_writes
from penstock.server.store.rows import Person as PersonRow
from penstock.server.store.rows import SeatRow
from penstock.server.store.storage import Storage
from penstock.server.table import due, opening, playing
from penstock.server.table.opening import Opening, SeatPlan

if TYPE_CHECKING:
    from tests.web.people import Person

BOT = "random"


def late_table(
    people: Sequence[Person],
    game: str,
    seats: int,
    left: int,
    visibility: str = "public",
    **options: str,
) -> str:
    """A running table of these people and bots, so many decisions before the end; one of them is to act.

    Nobody can ask the server for this: who knows a seed could cheat.
    """
    match = late_match(game, seats, len(people), left, **options)
    signed_in = [PersonRow(one.sign_in(), one.name, time.time()) for one in people]
    plans = [SeatPlan("me")] * len(people) + [SeatPlan("bot", BOT)] * (seats - len(people))
    wanted = Opening(match.game, dict(match.options), plans, visibility=visibility, seed=match.seed)
    row = opening.table_row(wanted, signed_in[0], time.time())
    _, lines = opening.replayed(match.save(), row.created)
    sitting = opening.seat_rows(row.id, plans, signed_in[0])
    for seat, one in enumerate(signed_in):
        sitting[seat] = SeatRow(row.id, seat, "human", one.id, one.name)
    row = playing.after(replace(row, state="running"), match, len(lines))
    row = due.settled(row, sitting, None, row.created)
    storage = Storage(ServerConfig(data=people[0].house.data))
    storage.write_now(lambda connection: table_writes.add_table(connection, row, sitting, lines))
    storage.close()
    return row.id


@cache
def late_match(game: str, seats: int, people: int, left: int, **options: str) -> Match:
    """A game by chance, so many decisions before its end, and on until only people are to act."""
    whole = penstock.game(game).new(seats, 1, options, "plain")
    luck = random.Random(1)
    while not whole.over:
        seat = whole.to_act[0]
        whole.play(luck.choice(whole.legal(seat)), seat)
    match = penstock.game(game).new(seats, 1, options, "plain")
    for k, (seat, notation) in enumerate(whole.history):
        if k >= len(whole.history) - left and max(match.to_act) < people:
            return match
        match.play(notation, seat)
    raise AssertionError("nobody decides that late")
