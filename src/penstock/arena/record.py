"""The file of a tournament: a first line that says what is played, then one line per finished game.

Lines are only ever added, each when its game is over: whatever stops a tournament, the games that
were finished are in the file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from penstock.arena.playing import Result
from penstock.arena.schedule import Tournament, pairing
from penstock.engine.errors import PenstockError
from penstock.registry import game as find_game

FORMAT = 1


class BadRecord(PenstockError, ValueError):
    """The file of a tournament cannot be used; the message says why."""


def heading(tournament: Tournament, games: int) -> dict[str, Any]:
    """The first line."""
    game = find_game(tournament.game, tournament.components)
    said = asdict(tournament) | {"bots": list(tournament.bots)}
    return {
        "penstock_tournament": FORMAT,
        "rules_version": game.rules_version,
        "components_hash": game.components.hash,
        "games": games,
        **said,
    }


def begin(file: Path, tournament: Tournament, games: int) -> None:
    """Make the file; one that exists is never written over."""
    try:
        with file.open("x", encoding="utf-8") as new:
            new.write(json.dumps(heading(tournament, games), ensure_ascii=False) + "\n")
    except FileExistsError:
        raise BadRecord(f"'{file}' exists; go on with it by --resume {file}.") from None
    except OSError as error:
        raise BadRecord(f"Cannot write '{file}': {error.strerror}.") from None


def add(file: Path, result: Result) -> None:
    try:
        with file.open("a", encoding="utf-8") as end:
            end.write(json.dumps(result.as_json(), ensure_ascii=False) + "\n")
    except OSError as error:
        raise BadRecord(f"Cannot write '{file}': {error.strerror}.") from None


def read(file: Path) -> tuple[Tournament, int, list[Result]]:
    """The tournament of a file, how many games were wished for, and those that are finished."""
    lines = read_lines(file)
    head = read_line(file, 1, lines[0]) if lines else None
    if not isinstance(head, dict) or head.get("penstock_tournament") != FORMAT:
        raise BadRecord(f"'{file}' is not the file of a tournament (format {FORMAT}).")
    try:
        names = Tournament.__dataclass_fields__
        tournament = Tournament(**{k: head[k] for k in names} | {"bots": tuple(head["bots"])})
        expected, games = heading(tournament, 0), int(head["games"])
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, PenstockError):
            raise
        raise BadRecord(f"The first line of '{file}' is damaged.") from None
    for key, what in (("rules_version", "rules version"), ("components_hash", "components")):
        if head[key] != expected[key]:
            raise BadRecord(f"'{file}' was played with {what} {head[key]}, not {expected[key]}.")
    results = [read_result(file, k, line, tournament) for k, line in enumerate(lines[1:], 2)]
    return tournament, games, sorted({r.number: r for r in results}.values(), key=lambda r: r.number)


def read_lines(file: Path) -> Sequence[bytes]:
    """All whole lines."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise BadRecord(f"Cannot read '{file}': {error.strerror}.") from None
    return content[: content.rfind(b"\n") + 1].splitlines()


def mend(file: Path) -> None:
    """Cut off what a sudden end has left of a line, so that the next begins a line of its own."""
    try:
        content = file.read_bytes()
        os.truncate(file, content.rfind(b"\n") + 1)
    except OSError as error:
        raise BadRecord(f"Cannot write '{file}': {error.strerror}.") from None


def read_line(file: Path, number: int, line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord(f"Line {number} of '{file}' is not JSON.") from None


def read_result(file: Path, number: int, line: bytes, tournament: Tournament) -> Result:
    """The finished game on a line, which must be one of this tournament."""
    try:
        result = Result.from_json(read_line(file, number, line))
        pair = pairing(tournament, result.number)
        fits = (result.group, result.seed, result.bots) == (pair.group, pair.seed, pair.bots)
    except (TypeError, AttributeError):
        raise BadRecord(f"Line {number} of '{file}' is not a finished game.") from None
    if not fits:
        raise BadRecord(f"Line {number} of '{file}' is a game of another tournament.")
    return result
