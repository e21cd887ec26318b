"""Lessons of a game: a real position, one idea, one task; and tips for a first game. All of it is data.

A game keeps them in `face/lessons.toml`, their words (`lesson-<id>`, `tip-<id>`) in the `lessons.ftl` of
each language. A game without that file has none.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from penstock.engine.errors import BadOption
from penstock.engine.game import Game
from penstock.engine.language import Language
from penstock.engine.match import Match

Made = tuple[int, str]  # a seat and the notation of its move


@dataclass(frozen=True)
class Wish:
    """A number of the view that has to be reached: `players.0.silver`, at least so much."""

    field: str
    least: int

    def holds(self, view: Any) -> bool:
        value = view
        for name in self.field.split("."):
            value = value[int(name)] if isinstance(value, list) else value[name]
        return bool(value >= self.least)


@dataclass(frozen=True)
class Lesson:
    """A position, who learns, and what is to be done there."""

    id: str
    paragraph: str  # of the rules that it rests on
    seats: int
    seed: int
    seat: int  # who learns
    moves: tuple[Made, ...]  # the way to the position
    play: tuple[
        tuple[str, ...], ...
    ]  # for each move of the task the notations that are right; `*`: anything
    options: dict[str, Any] = field(default_factory=dict)
    reach: Wish | None = None  # instead of these moves any that lead there; then they are one way
    replies: tuple[tuple[Made, ...], ...] = ()  # what others do after each right move
    point: tuple[tuple[str, ...], ...] = ()  # names of places and pieces that a coach mark surrounds

    def position(self, game: Game) -> Match:
        """The position it begins with."""
        match = game.new(self.seats, self.seed, self.options, "plain")
        for seat, notation in self.moves:
            match.play(notation, seat)
        return match

    def is_right(self, step: int, notation: str) -> bool:
        return any(fnmatchcase(notation, pattern) for pattern in self.play[step])


@dataclass(frozen=True)
class Tip:
    """A sentence for a first game, told once: when such a move is offered, or such an event happens."""

    id: str
    paragraph: str
    offers: tuple[str, ...] = ()  # families of moves
    event: tuple[str, ...] = ()  # kinds of events
    reach: Wish | None = None  # of the view; `players.me` is whoever plays
    point: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lessons:
    lessons: tuple[Lesson, ...]
    tips: tuple[Tip, ...]


def lessons_of(game: Game) -> Lessons:
    """All lessons and tips of a game, in order."""
    return read_lessons(game.folder / "face" / "lessons.toml")


def words_of(game: Game) -> Language:
    return Language(game.text_file("lessons"))


@cache
def read_lessons(file: Path) -> Lessons:
    if not file.is_file():
        return Lessons((), ())
    data = tomllib.loads(file.read_text("utf-8"))
    games = data.get("game", {})
    return Lessons(
        tuple(read_lesson(one, games[one["game"]]) for one in data.get("lesson", [])),
        tuple(read_tip(one) for one in data.get("tip", [])),
    )


def read_lesson(data: dict[str, Any], game: dict[str, Any]) -> Lesson:
    """A lesson begins in a game that somebody has played, after its first `at` moves."""
    moves = tuple(read_moves(game["moves"]))
    at = data["at"]
    return Lesson(
        id=data["id"],
        paragraph=data["paragraph"],
        seats=game["seats"],
        seed=game["seed"],
        seat=data["seat"] if "seat" in data else moves[at][0],
        moves=moves[:at],
        play=tuple(tuple(step) for step in data["play"]),
        options=game.get("options", {}),
        reach=read_wish(data),
        replies=tuple(tuple(read_moves(one)) for one in data.get("replies", [])),
        point=tuple(tuple(step) for step in data.get("point", [])),
    )


def read_tip(data: dict[str, Any]) -> Tip:
    return Tip(
        id=data["id"],
        paragraph=data["paragraph"],
        offers=tuple(data.get("offers", [])),
        event=tuple(data.get("event", [])),
        reach=read_wish(data),
        point=tuple(data.get("point", [])),
    )


def read_wish(data: dict[str, Any]) -> Wish | None:
    return Wish(**data["reach"]) if "reach" in data else None


def read_moves(text: str) -> Iterator[Made]:
    """`0 buy red; 1 pass bag`: seats and notations."""
    for made in text.replace("\n", " ").split(";"):
        if not made.strip():
            continue
        seat, _, notation = made.strip().partition(" ")
        if not seat.isdigit():
            raise BadOption(f"'{made.strip()}' does not begin with a seat.")
        yield int(seat), " ".join(notation.split())
