"""A table as a file, and how everybody stood over the game."""

from __future__ import annotations

from typing import Any, NamedTuple

from penstock.engine.match import SAVE_FORMAT, Match
from penstock.server.store.rows import Line, TableRow
from penstock.server.table import live
from penstock.server.table.live import LiveTable


def whole_game(table: LiveTable) -> dict[str, Any]:
    """What `penstock.load`, `penstock replay` and `penstock verify` read."""
    row = table.row
    moves = live.kept_moves(table.lines)
    result = row.result
    return {
        "penstock": SAVE_FORMAT,
        "game": row.game,
        "rules_version": row.rules_version,
        "components": row.components,
        "seats": row.n_seats,
        "seed": int(row.seed),
        "options": row.options,
        "moves": [[line.seat, line.move] for line in moves],
        "result": {"scores": result.scores, "ranking": result.ranking} if result else None,
        "table": {
            "id": table.id,
            "seed": row.seed,  # as text: not every reader keeps so long a number
            "shares": shares_of(table),
            "names": [s.name for s in table.seats],
            "bots": [s.away_bot or s.bot for s in table.seats],
            "state": row.state,
            "taken_back": sum(line.back for line in table.lines),
        },
    }


def shares_of(table: LiveTable) -> dict[str, Any] | None:
    """What the seed was made of; None where somebody has chosen it."""
    dice = table.dice
    if dice is None:
        return None
    return {"server": dice.server, "players": [s.share for s in table.seats]}


class ScoreHistory(NamedTuple):
    """By point of the game and by seat: what a seat would have been paid then."""

    seqs: list[int]
    values: list[list[int]]


def replay_scores(row: TableRow, lines: list[Line]) -> ScoreHistory:
    """How each seat stood after every move; takes a whole game's time."""
    moves = live.kept_moves(lines)
    game = live.game_of(row)
    match = live.new_match(game, row)
    values = [worths_of(match)]
    for line in moves:
        match.play(str(line.move), line.seat)
        values.append(worths_of(match))
    by_seat = [list(column) for column in zip(*values, strict=True)]
    return ScoreHistory([1, *(line.seq for line in moves)], by_seat)


def worths_of(match: Match) -> list[int]:
    """Everybody's own sum if the game ended here, with what only they knew."""
    return [int(match.worth(seat)[seat]["total"]) for seat in range(match.seats)]
