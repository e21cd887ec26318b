"""How each game looks in a terminal: a module named like the game, or `generic`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from penstock.terminal.drawings import generic
from penstock.terminal.drawings.drawing import Drawing


def drawing_of(game_id: str) -> Drawing:
    """The drawing of the game's module here, which is named like the game, or the one that suits any."""
    name = f"{__name__}.{game_id.replace('-', '_')}"
    if find_spec(name) is None:
        return generic.DRAWING
    drawing: Drawing = getattr(import_module(name), "DRAWING", generic.DRAWING)
    return drawing
