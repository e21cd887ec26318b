"""A table's log in words, as one viewer may read it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from penstock.bots.levels import LEVELS
from penstock.engine.errors import MalformedMove
from penstock.server.problems import TEXT
from penstock.server.store.rows import Line, SeatRow, bot_name
from penstock.server.table.live import LiveTable, events_from, step_text


class SpokenEvent(NamedTuple):
    """Something a move caused, with its sentence."""

    kind: str
    seat: int | None
    params: dict[str, str | int]
    text: str


def names_in(table: LiveTable, lang: str) -> dict[int, str]:
    """Who sits where; who has deleted their account was somebody."""
    somebody = TEXT.say(lang, "somebody")
    return {s.seat: name_in(s, lang) or somebody for s in table.seats if s.name or s.kind == "human"}


def name_in(seat: SeatRow, lang: str) -> str | None:
    """A bot of a level is called by it in every language, unless it was given another name."""
    if seat.bot not in LEVELS or seat.name != bot_name(seat.bot, seat.seat):
        return seat.name
    return f"{TEXT.say(lang, f'bot-{seat.bot}')} {seat.seat + 1}"


def spoken_events(
    table: LiveTable, line: Line, lang: str, names: dict[int, str] | None = None
) -> list[SpokenEvent]:
    """What a move caused, in words; everybody at the table is told the same."""
    called = names_in(table, lang) if names is None else names
    try:
        return [
            SpokenEvent(e.kind, e.seat, e.params, e.text(lang, called))
            for e in events_from(table.game, line.notes)
        ]
    except LookupError:  # words of rules that are gone
        return []


def line_text(
    table: LiveTable,
    line: Line,
    notation: str | None,
    lang: str,
    sentences: Iterable[str],
    names: dict[int, str] | None = None,
) -> str:
    """A line as one sentence or a few: what the move caused, else the move itself.

    Args:
        notation: the move as far as the reader may know it (see `notation_for`).
        sentences: of what it caused.
        names: by seat, where others than the table's own are wanted.
    """
    called = names_in(table, lang) if names is None else names
    who = called.get(line.seat, "") if line.seat is not None else ""
    if line.kind == "undo":
        return TEXT.say(lang, "log-undo", who=who, count=line.back)
    text = " ".join(sentences)
    if text:
        return text
    if line.kind == "start":
        return TEXT.say(lang, "log-start")
    if notation is None or is_secret(table, notation):
        return TEXT.say(lang, "log-secret", who=who)
    # a step of a longer move, which will be told when it is complete
    return TEXT.say(lang, "log-step", who=who, move=step_or_notation(table, line, lang))


def step_or_notation(table: LiveTable, line: Line, lang: str) -> str:
    try:
        return step_text(table.game, line, lang)
    except (LookupError, MalformedMove):  # words of rules that are gone
        return str(line.move)


def notation_for(table: LiveTable, line: Line, own: Collection[int]) -> str | None:
    """A line's move; a secret one only for its own seat until the end."""
    if line.move is None or table.is_done or line.seat in own or not is_secret(table, line.move):
        return line.move
    return None


def is_secret(table: LiveTable, notation: str) -> bool:
    moves = table.game.moves
    try:
        return moves.names[moves.parse(notation)].family in moves.secret_families
    except MalformedMove:  # a move of rules that are gone: nobody knows what it tells
        return True
