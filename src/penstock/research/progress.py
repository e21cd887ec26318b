"""A sign of life where something has to be compiled first."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from penstock.bots.search_buffers import is_ready, prepare
from penstock.engine.game import Game
from penstock.terminal.console import aside


@contextmanager
def while_compiling(game: Game, anyway: bool = False) -> Iterator[None]:
    """At a terminal, or in a notebook, a line that says why nothing happens; nothing if all is there."""
    if game.is_compiled and not anyway:
        yield
        return
    with aside().status(f"Compiling {game.title} (a minute at most, once per version) …"):
        yield


def ready_bots(game: Game) -> None:
    """Compile the bots or load them, before a game has to wait for the first of their moves."""
    if not is_ready(game):
        with while_compiling(game, anyway=True):
            prepare(game)
