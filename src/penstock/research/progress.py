"""A sign of life where something has to be compiled first."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from penstock.engine.game import Game
from penstock.terminal.console import aside


@contextmanager
def while_compiling(game: Game) -> Iterator[None]:
    """At a terminal, or in a notebook, a line that says why nothing happens; nothing if all is there."""
    if game.is_compiled:
        yield
        return
    with aside().status(f"Compiling {game.title} (a minute at most, once per version) …"):
        yield
