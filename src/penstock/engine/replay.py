"""Saved games: notation in, the same bytes out."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from penstock.engine.errors import BadSave, PenstockError
from penstock.engine.game import Game
from penstock.engine.match import SAVE_FORMAT, Match

KEYS = {"penstock", "game", "rules_version", "components", "seats", "seed", "options", "moves", "result"}


def replay(data: Any, find_game: Callable[[str], Game], backend: str | None = None) -> Iterator[Match]:
    """The match at its start and after every move (one object, moved along)."""
    check_form(data)
    game = find_game(data["game"])
    check_version(data, game)
    try:
        match = game.new(data["seats"], data["seed"], data["options"], backend)
    except PenstockError as error:
        raise BadSave(f"The saved game cannot be set up: {error}") from None
    yield match
    for number, entry in enumerate(data["moves"], 1):
        try:
            seat, notation = entry
            match.play(str(notation), seat)
        except (PenstockError, TypeError, ValueError) as error:
            raise BadSave(f"Move {number} of the saved game cannot be played: {error}") from None
        yield match
    check_result(data, match)


def load(data: Any, find_game: Callable[[str], Game], backend: str | None = None) -> Match:
    """Replay a saved game to its last move."""
    return deque(replay(data, find_game, backend), maxlen=1)[0]


def check_form(data: Any) -> None:
    if not isinstance(data, dict) or data.get("penstock") != SAVE_FORMAT:
        raise BadSave(f"This is not a saved game of Penstock (format {SAVE_FORMAT}).")
    missing = sorted(KEYS - set(data))
    if missing:
        raise BadSave(f"The saved game lacks '{missing[0]}'.")
    if not isinstance(data["game"], str):
        raise BadSave("The saved game's name must be a string.")
    if not isinstance(data["moves"], list) or not isinstance(data["options"], dict):
        raise BadSave("The saved game's moves must be a list and its options an object.")


def check_version(data: dict[str, Any], game: Game) -> None:
    if data["rules_version"] != game.rules_version:
        raise BadSave(
            f"The game was saved under rules version {data['rules_version']} of {game.title}; "
            f"this is version {game.rules_version}."
        )
    if data["components"] != game.components.hash:
        raise BadSave(
            f"The game was played with other components ({data['components']}) than these "
            f"({game.components.hash}); give the component folder it was played with."
        )


def check_result(data: dict[str, Any], match: Match) -> None:
    result = data["result"]
    if result is not None and result != {"scores": list(match.scores), "ranking": list(match.ranking)}:
        raise BadSave("The saved game's stored result does not match its moves.")
