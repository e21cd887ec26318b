"""Penstock: a home for four economic board games.

The public door: `games`, `game`, `batch`, `load`; see the README for an example.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
from penstock.registry import game, games

if TYPE_CHECKING:
    from penstock.engine.batch import Batch

__version__ = "0.2.0"  # the one place: the package takes it from here
__all__ = [
    "BadComponents", "BadGame", "BadOption", "BadSave", "CannotUndo", "EndlessGame", "Event", "Game",
    "IllegalMove", "MalformedMove", "Match", "Move", "PenstockError", "Refusal", "UnknownGame",
    "batch", "game", "games", "load",
]  # fmt: skip


def batch(
    game_id: str,
    n: int,
    seats: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    threads: int | None = None,
    components: str | Path | None = None,
) -> Batch:
    """Many games at once, compiled; see `Batch`."""
    from penstock.engine.batch import Batch

    return Batch(game(game_id, components), n, seats, seed, options, threads)


def load(data: Any, components: str | Path | None = None, carrier: str | None = None) -> Match:
    """Replay a saved game (what `Match.save` returned) to its last move; BadSave says what is wrong."""
    return _replay.load(data, lambda game_id: game(game_id, components), carrier)
