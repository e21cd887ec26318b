"""A new table: what was asked for, checked and written out."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import penstock
from penstock.bots.levels import LEVELS
from penstock.bots.net import has_net
from penstock.engine.errors import BadOption, PenstockError, UnknownGame
from penstock.server.people.people import tidy
from penstock.server.problems import Problem
from penstock.server.store.rows import ClockTerms, Line, Person, SeatRow, TableRow, bot_name
from penstock.server.table import clocks, counting, fairness, live, playing
from penstock.server.table.live import LiveTable
from penstock.server.table.table_store import TableStore, new_id

LEARNED = "instant"  # offered where a game has a net
BOTS = (*LEVELS, LEARNED, "greedy", "random")
USUAL_BOT = "medium"


def find_game(game_id: str) -> penstock.Game:
    try:
        return penstock.game(game_id)
    except UnknownGame:
        raise Problem("no_such_game") from None


def bots_of(game: penstock.Game) -> list[str]:
    """The bots on offer in a game."""
    return [name for name in BOTS if name != LEARNED or has_net(game)]


def check_bot(name: str | None) -> str:
    """A bot's name; only those on offer, because other names would start programs."""
    if name is None:
        return USUAL_BOT
    if name not in BOTS:
        raise Problem("bad_option", because="no-such-bot", bot=name, bots=", ".join(BOTS))
    return name


@dataclass(frozen=True)
class SeatPlan:
    """Who shall sit on a seat."""

    kind: str  # me open bot invite
    bot: str | None = None
    name: str | None = None  # of somebody at one screen


@dataclass(frozen=True)
class Opening:
    """A table as it is wanted."""

    game: penstock.Game
    options: dict[str, Any]
    seats: Sequence[SeatPlan]
    kind: str = "play"  # play hot_seat analysis
    visibility: str = "public"
    spectators: bool = True
    pace: str = "live"
    clock: ClockTerms = field(default_factory=ClockTerms)
    seed: int | None = None


async def open_table(tables: TableStore, person: Person, opening: Opening) -> LiveTable:
    """Create a table that waits for its players."""
    if opening.kind == "play":
        if opening.seed is not None:
            raise Problem("bad_option", because="seed-only-hot-seat")
        if sum(s.kind == "me" for s in opening.seats) > 1:
            raise Problem("already_seated")
        if any(s.name is not None for s in opening.seats):
            raise Problem("bad_option", because="name-only-hot-seat")
    elif any(s.kind not in ("me", "bot") for s in opening.seats):  # who opens it may know the seed
        raise Problem("bad_option", because="hot-seat-alone")
    row = table_row(opening, person, tables.now())
    may_sit = counting.may_sit(tables.config.limits, person.id, row.id)
    return await tables.create(row, seat_rows(row.id, opening.seats, person), may_sit)


def table_row(opening: Opening, person: Person, now: float) -> TableRow:
    game = opening.game
    try:
        n_seats = game.read_seats(len(opening.seats))
        options = game.read_options(opening.options)
        game.empty_state(n_seats, options)  # options that do not fit the number of seats
    except BadOption as error:
        raise Problem("bad_option", why=str(error)) from None
    table_id = new_id()
    share = fairness.new_share() if opening.seed is None else ""
    return TableRow(
        id=table_id,
        game=game.id,
        options=options,
        n_seats=n_seats,
        rules_version=game.rules_version,
        components=game.components.hash,
        seed="" if opening.seed is None else str(opening.seed),
        share=share,
        commitment=fairness.committed(table_id, fairness.SERVER, share) if share else "",
        kind=opening.kind,
        host=person.id,
        visibility=opening.visibility,
        spectators=opening.spectators,
        pace=opening.pace,
        clock=opening.clock,
        invite=secrets.token_urlsafe(16),
        created=now,
        changed=now,
    )


def seat_rows(table_id: str, plans: Sequence[SeatPlan], person: Person) -> list[SeatRow]:
    first = next((seat for seat, plan in enumerate(plans) if plan.kind == "me"), None)
    return [seat_row(table_id, seat, plan, person, seat == first) for seat, plan in enumerate(plans)]


def seat_row(table_id: str, seat: int, plan: SeatPlan, person: Person, is_first: bool = True) -> SeatRow:
    if plan.kind == "me":
        # Others at the same screen are numbered, as bots are.
        usual = person.name if is_first else f"{person.name} {seat + 1}"
        return SeatRow(table_id, seat, "human", person.id, tidy(plan.name or "") or usual)
    if plan.kind == "bot":
        bot = check_bot(plan.bot)
        return SeatRow(table_id, seat, "bot", name=bot_name(bot, seat), bot=bot)
    return SeatRow(table_id, seat, plan.kind)


def plans_for(file: dict[str, Any], match: penstock.Match) -> list[SeatPlan]:
    """Who imports a game plays all its seats; in one that is over bots are still called so."""
    written = file.get("table")
    bots = written.get("bots") if isinstance(written, dict) else None
    if not match.over or not isinstance(bots, list) or len(bots) != match.seats:
        return [SeatPlan("me")] * match.seats
    return [SeatPlan("bot", bot) if bot in BOTS else SeatPlan("me") for bot in bots]


async def import_table(tables: TableStore, person: Person, file: dict[str, Any], kind: str) -> LiveTable:
    """A saved game as a new hot-seat or analysis table, at its last move."""
    moves = file.get("moves")
    if isinstance(moves, list) and len(moves) > tables.config.limits.import_moves:
        raise Problem("too_large")
    written = file.get("table")
    if isinstance(written, dict) and str(written.get("seed", "")).isdecimal():
        file = {**file, "seed": int(str(written["seed"])[:80])}  # a browser has rounded the number
    now = tables.now()
    try:
        async with tables.replaying:
            match, lines = await asyncio.to_thread(replayed, file, now)
    except PenstockError as error:
        raise Problem("bad_save", why=str(error)) from None
    plans = plans_for(file, match)
    opening = Opening(match.game, dict(match.options), plans, kind, "private", seed=match.seed)
    row = table_row(opening, person, now)
    row = replace(
        row,
        seq=len(lines),
        state="finished" if match.over else "running",
        to_act=playing.seat_bits(match.to_act),
        clocks=clocks.go(clocks.start(row.clock, match.seats), match.to_act, tables.clock()),
        result=playing.result_of(match) if match.over else None,
    )
    may_sit = counting.may_sit(tables.config.limits, person.id, row.id)
    return await tables.create(row, seat_rows(row.id, plans, person), may_sit, lines)


def replayed(file: dict[str, Any], now: float) -> tuple[penstock.Match, list[Line]]:
    """A match that was played elsewhere, and its log."""
    match = penstock.load(file, backend=live.PLAIN)
    again = match.game.new(match.seats, match.seed, match.options, live.PLAIN)
    lines = [Line(1, "start", None, None, 0, 0, live.notes_of(again), None, None, now)]
    for seat, notation in match.history:
        before = again.copy()
        again.play(notation, seat)
        revealed = again.played[-1].revealed
        notes = live.notes_of(again, before)
        lines.append(Line(len(lines) + 1, "move", seat, notation, 0, revealed, notes, None, None, now))
    return match, lines
