"""A new table: what was asked for, checked and written out."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

import penstock
from penstock.bots.levels import LEVELS
from penstock.engine.errors import BadOption, PenstockError, UnknownGame
from penstock.server.http.messages import ClockRequest, ImportRequest, SeatRequest, TableRequest
from penstock.server.people.people import Person
from penstock.server.problems import Problem
from penstock.server.store import schema
from penstock.server.table import clocks, live, playing
from penstock.server.table.fairness import seed_hash
from penstock.server.table.live import Line, LiveTable, Row
from penstock.server.table.table_store import TableStore, new_id

BOTS = (*LEVELS, "greedy", "random")
USUAL_BOT = "medium"
SEED_BITS = 128


def find_game(game_id: str) -> penstock.Game:
    try:
        return penstock.game(game_id)
    except UnknownGame:
        raise Problem("no_such_game") from None


def check_bot(name: str | None) -> str:
    """A bot's name; only those on offer, because other names would start programs."""
    if name is None:
        return USUAL_BOT
    if name not in BOTS:
        raise Problem("bad_option", because="no-such-bot", bot=name, bots=", ".join(BOTS))
    return name


@dataclass(frozen=True)
class Opening:
    """The config of a table that are no seats."""

    game: penstock.Game
    options: dict[str, Any]
    n_seats: int
    kind: str
    visibility: str = "public"
    spectators: bool = True
    pace: str = "live"
    clock: ClockRequest | None = None
    seed: int | None = None


async def open_table(tables: TableStore, person: Person, request: TableRequest) -> LiveTable:
    """Create a table; a hot-seat table with all seats filled begins at once."""
    kind = "hot_seat" if request.hot_seat else "play"
    if request.seed is not None and kind == "play":
        raise Problem("bad_option", because="seed-only-hot-seat")
    game = find_game(request.game)
    opening = Opening(
        game,
        dict(request.options),
        len(request.seats),
        kind,
        request.visibility,
        request.spectators,
        request.pace,
        request.clock,
        request.seed,
    )
    if kind == "play" and sum(s.kind == "me" for s in request.seats) > 1:
        raise Problem("already_seated")
    await check_count(tables, person)
    row = table_row(opening, person, tables.now())
    seats = [seat_row(row["id"], k, s, person) for k, s in enumerate(request.seats)]
    return await tables.create(row, seats)


async def check_count(tables: TableStore, person: Person) -> None:
    t = schema.tables.c
    s = schema.seats.c

    def count(connection: sa.Connection) -> tuple[int, int]:
        hosted = sa.select(sa.func.count()).where(t.host == person["id"], t.state == "open")
        played = (
            sa.select(sa.func.count(sa.distinct(s.table_id)))
            .join(schema.tables, t.id == s.table_id)
            .where(s.person_id == person["id"], t.state == "running")
        )
        return connection.execute(hosted).scalar_one(), connection.execute(played).scalar_one()

    opened, running = await tables.storage.read(count)
    limits = tables.config.limits
    if opened >= limits.open_tables_per_person or running >= limits.running_tables_per_person:
        raise Problem("too_many_tables")


def table_row(opening: Opening, person: Person, now: float) -> Row:
    game = opening.game
    try:
        n_seats = game.read_seats(opening.n_seats)
        options = game.read_options(opening.options)
        game.empty_state(n_seats, options)  # options that do not fit the number of seats
    except BadOption as error:
        raise Problem("bad_option", why=str(error)) from None
    clock = opening.clock or ClockRequest()
    seed = str(secrets.randbits(SEED_BITS) if opening.seed is None else opening.seed)
    return {
        "id": new_id(),
        "game": game.id,
        "options": options,
        "n_seats": n_seats,
        "rules_version": game.rules_version,
        "components": game.components.hash,
        "seed": seed,
        "seed_hash": seed_hash(seed),
        "state": "open",
        "kind": opening.kind,
        "host": person["id"],
        "visibility": opening.visibility,
        "spectators": opening.spectators,
        "pace": opening.pace,
        "clock": {
            "kind": clock.kind,
            "seconds": clock.seconds,
            "increment": clock.increment,
            "on_timeout": clock.on_timeout,
        },
        "clocks": {},
        "offers": [],
        "invite": secrets.token_urlsafe(16),
        "seq": 0,
        "revision": 0,
        "to_act": 0,
        "bot_due": False,
        "leased_by": None,
        "leased_until": None,
        "due_at": None,
        "result": None,
        "rematch": None,
        "created": now,
        "changed": now,
    }


def seat_row(table_id: str, seat: int, request: SeatRequest, person: Person) -> Row:
    row: Row = {
        "table_id": table_id,
        "seat": seat,
        "kind": request.kind,
        "person_id": None,
        "name": None,
        "bot": None,
        "away_bot": None,
        "resigned": False,
    }
    if request.kind == "me":
        row |= {"kind": "human", "person_id": person["id"], "name": person["name"]}
    elif request.kind == "bot":
        bot = check_bot(request.bot)
        row |= {"bot": bot, "name": f"{bot.capitalize()} {seat + 1}"}
    return row


async def import_table(tables: TableStore, person: Person, request: ImportRequest) -> LiveTable:
    """A saved game as a new hot-seat or analysis table, at its last move."""
    await check_count(tables, person)
    moves = request.file.get("moves")
    if isinstance(moves, list) and len(moves) > tables.config.limits.import_moves:
        raise Problem("too_large")
    told = request.file.get("table")
    if isinstance(told, dict) and str(told.get("seed", "")).isdecimal():
        request.file["seed"] = int(str(told["seed"])[:80])  # a browser has rounded the number
    now = tables.now()
    try:
        async with tables.replaying:
            match, lines = await asyncio.to_thread(replayed, request.file, now)
    except PenstockError as error:
        raise Problem("bad_save", why=str(error)) from None
    opening = Opening(
        match.game, dict(match.options), match.seats, request.kind, "private", seed=match.seed
    )
    row = table_row(opening, person, now)
    seats = [seat_row(row["id"], k, SeatRequest("me"), person) for k in range(match.seats)]
    row |= {
        "seq": len(lines),
        "state": "finished" if match.over else "running",
        "to_act": sum(1 << k for k in match.to_act),
        "clocks": clocks.start(row["clock"], match.seats),
    }
    if match.over:
        row["result"] = playing.result_of(match)
    return await tables.create(row, seats, lines)


def replayed(file: dict[str, Any], now: float) -> tuple[penstock.Match, list[Line]]:
    """A match that was played elsewhere, and its log."""
    match = penstock.load(file, carrier=live.PLAIN)
    again = match.game.new(match.seats, match.seed, match.options, live.PLAIN)
    lines = [Line(1, "start", None, None, 0, 0, live.notes_of(again), None, None, now)]
    for seat, notation in match.history:
        again.play(notation, seat)
        revealed = again.played[-1].revealed
        lines.append(
            Line(len(lines) + 1, "move", seat, notation, 0, revealed, live.notes_of(again), None, None, now)
        )
    return match, lines
