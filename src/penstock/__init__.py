"""Penstock: a home for four economic board games.

The public door: `games`, `game`, `batch`, `load`; see the README for an example.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

import penstock.games as _games_package  # noqa: F401  first: a later import would take the name `games`
from penstock.engine import replay as _replay
from penstock.engine.errors import (
    BadComponents,
    BadGame,
    BadOption,
    BadSave,
    CannotUndo,
    EndlessGame,
    IllegalMove,
    MalformedMove,
    PenstockError,
    UnknownGame,
)
from penstock.engine.game import Game, Refusal
from penstock.engine.match import Event, Match, Move
from penstock.registry import find_rules, game, games

if TYPE_CHECKING:
    from penstock.engine.batch import Batch
    from penstock.engine.targets.gpu import DeviceBatch

__version__ = "0.2.0"  # the one place: the package takes it from here
__all__ = [
    "BadComponents", "BadGame", "BadOption", "BadSave", "CannotUndo", "EndlessGame", "Event", "Game",
    "IllegalMove", "MalformedMove", "Match", "Move", "PenstockError", "Refusal", "UnknownGame",
    "batch", "find_rules", "game", "games", "load",
]  # fmt: skip


@overload
def batch(
    game_id: str,
    n: int,
    seats: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    threads: int | None = None,
    components: str | Path | None = None,
    device: Literal["cpu"] = "cpu",
) -> Batch: ...
@overload
def batch(
    game_id: str,
    n: int,
    seats: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    threads: int | None = None,
    components: str | Path | None = None,
    *,
    device: Literal["cuda"],
) -> DeviceBatch: ...
@overload
def batch(
    game_id: str,
    n: int,
    seats: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    threads: int | None = None,
    components: str | Path | None = None,
    device: str = "cpu",
) -> Batch | DeviceBatch: ...
def batch(
    game_id: str,
    n: int,
    seats: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    threads: int | None = None,
    components: str | Path | None = None,
    device: str = "cpu",
) -> Batch | DeviceBatch:
    """Many games at once, compiled; see `Batch`. On device "cuda" they stay on a GPU; see `DeviceBatch`."""
    found = game(game_id, components)
    if device == "cuda":
        from penstock.engine.targets.gpu import DeviceBatch

        return DeviceBatch(found, n, seats, seed, options)
    if device != "cpu":
        raise BadOption(f"There is no device '{device}'; it can be cpu or cuda.")
    from penstock.engine.batch import Batch

    return Batch(found, n, seats, seed, options, threads)


def load(data: Any, components: str | Path | None = None, backend: str | None = None) -> Match:
    """Replay a saved game (what `Match.save` returned) to its last move; BadSave says what is wrong."""

    def find(game_id: str) -> Game:
        found = find_rules(game_id, data["rules_version"]) or game(game_id)
        return found if components is None else found.with_components(components)

    return _replay.load(data, find, backend)
