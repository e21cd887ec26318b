"""A match as text, by the terminal's drawings."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from penstock.research.compiled_match import CompiledMatch
from penstock.terminal.drawings import drawing_of
from penstock.terminal.words import Words

WIDTH = 100


def drawn(match: CompiledMatch) -> str:
    """What the acting seat sees; after the end what seat 0 sees. Plain text without colours."""
    words = Words("en", match.game)
    players = {seat: words.seat(seat) for seat in range(match.seats)}
    view = match.view(max(match.seat, 0))
    console = Console(
        file=StringIO(), width=WIDTH, highlight=False, markup=False, emoji=False, color_system=None
    )
    with console.capture() as capture:
        console.print(drawing_of(match.game.id).board(view, words, players, WIDTH))
    return capture.get()
