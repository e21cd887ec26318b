"""The terminal: a table to play at, and the commands of `penstock`."""

from __future__ import annotations

from penstock.terminal import arriala, generic, packhuys, panamax, schwarzer_freitag
from penstock.terminal.drawing import Drawing

DRAWINGS: dict[str, Drawing] = {
    "arriala": arriala.DRAWING,
    "packhuys": packhuys.DRAWING,
    "panamax": panamax.DRAWING,
    "schwarzer-freitag": schwarzer_freitag.DRAWING,
}


def drawing_of(game_id: str) -> Drawing:
    """The game's own drawing, or the one that suits any game."""
    return DRAWINGS.get(game_id, generic.DRAWING)
