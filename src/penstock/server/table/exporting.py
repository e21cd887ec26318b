"""A table as a file: the whole game after its end, one's own view before."""

from __future__ import annotations

import asyncio
from typing import Any

import penstock
from penstock.engine.match import SAVE_FORMAT, Match
from penstock.server.http import messages, position_views
from penstock.server.table import live
from penstock.server.table.live import LiveTable
from penstock.server.table.table_store import TableStore


def whole_game(table: LiveTable) -> dict[str, Any]:
    """What `penstock.load`, `penstock replay` and `penstock verify` read."""
    row = table.row
    moves = live.kept_moves(table.lines)
    result = row["result"]
    return {
        "penstock": SAVE_FORMAT,
        "game": row["game"],
        "rules_version": row["rules_version"],
        "components": row["components"],
        "seats": row["n_seats"],
        "seed": int(row["seed"]),
        "options": row["options"],
        "moves": [[line.seat, line.move] for line in moves],
        "result": {"scores": result["scores"], "ranking": result["ranking"]} if result else None,
        "table": {
            "id": table.id,
            "seed": row["seed"],  # as text: not every reader keeps so long a number
            "seed_hash": row["seed_hash"],
            "names": [s["name"] for s in table.seats],
            "bots": [s["away_bot"] or s["bot"] for s in table.seats],
            "state": row["state"],
            "taken_back": sum(line.back for line in table.lines),
        },
    }


def own_view(
    table: LiveTable, own: list[int], position: messages.Position | None, lang: str
) -> dict[str, Any]:
    """Everything one viewer has been told so far."""
    return {
        "penstock_view": SAVE_FORMAT,
        "game": table.row["game"],
        "rules_version": table.row["rules_version"],
        "options": table.row["options"],
        "seed_hash": table.row["seed_hash"],
        "names": [s["name"] for s in table.seats],
        "position": position,
        "log": [position_views.log_line(table, line, own, lang) for line in table.lines],
    }


async def scores_over_time(tables: TableStore, table: LiveTable) -> messages.ScoresOverTime:
    """How each seat stood after every move, by the game's own estimate."""
    if "scores" not in table.cache:
        async with tables.replaying:
            if "scores" not in table.cache:  # who waited finds it
                table.cache["scores"] = await asyncio.to_thread(replay_scores, table)
    found: messages.ScoresOverTime = table.cache["scores"]
    return found


def replay_scores(table: LiveTable) -> messages.ScoresOverTime:
    moves = live.kept_moves(table.lines)
    game = live.game_of(table.row)
    match = live.new_match(game, table.row)
    values = [values_of(game, match)]
    for line in moves:
        match.play(str(line.move), line.seat)
        values.append(values_of(game, match))
    by_seat = [list(column) for column in zip(*values, strict=True)]
    return messages.ScoresOverTime([1, *(line.seq for line in moves)], by_seat)


def values_of(game: penstock.Game, match: Match) -> list[int]:
    state = match.state
    return [int(game.value(state, seat)) for seat in range(match.seats)]
