"""What a game's drawing consists of; `schwarzer_freitag.py` is one, `generic.py` the fallback."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from penstock.engine.match import Move
from penstock.terminal.words import Words

View = dict[str, Any]
Board = Callable[[View, Words, Mapping[int, str], int], RenderableType]


def no_chip(move: Move, words: Words) -> Text | None:
    """No mark before a move."""
    return None


def no_brief(view: View, words: Words, seat: int) -> Text | None:
    """No short form: the whole table is drawn each time."""
    return None


def no_listing(moves: Sequence[Move], words: Words) -> RenderableType | None:
    """The list that suits any game."""
    return None


@dataclass(frozen=True)
class Drawing:
    """How one game looks in a terminal.

    `board(view, words, players, width)` draws everything on the table, `players` naming who sits where.
    """

    board: Board
    brief: Callable[[View, Words, int], Text | None] = no_brief  # one line between two decisions of a turn
    chip: Callable[[Move, Words], Text | None] = no_chip  # a coloured letter before a move
    listing: Callable[[Sequence[Move], Words], RenderableType | None] = no_listing  # own list of moves
    own_numbers: frozenset[str] = frozenset()  # families whose number on the board is typed, not the list's
    quiet: frozenset[str] = frozenset()  # events that are not told
    headings: frozenset[str] = frozenset()  # events that begin a line of their own
