"""What a game's drawing consists of, and the parts that several share; `generic.py` is the fallback."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from penstock.engine.match import Move
from penstock.terminal.words import Words

View = dict[str, Any]
Board = Callable[[View, Words, Mapping[int, str], int], RenderableType]
FamilyList = Callable[[str, Sequence[tuple[str, Move]], Words], RenderableType | None]


def no_chip(move: Move, words: Words) -> Text | None:
    """No mark before a move."""
    return None


def no_brief(view: View, words: Words, seat: int) -> Text | None:
    """No short form: the whole table is drawn each time."""
    return None


def no_family_list(family: str, group: Sequence[tuple[str, Move]], words: Words) -> RenderableType | None:
    """The moves of a family as in any game."""
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
    family_list: FamilyList = no_family_list  # own list of one family, beside what is typed for each move
    own_numbers: frozenset[str] = frozenset()  # families whose number on the board is typed, not the list's
    quiet: frozenset[str] = frozenset()  # events that are not told
    headings: frozenset[str] = frozenset()  # events that begin a line of their own
    score: str = "score-points"  # the message that says a score in the game's own unit


def is_over(view: View) -> bool:
    return any(player["place"] for player in view["players"])  # places are given in the end


# -- parts ------------------------------------------------------------------------------------


def panel(content: RenderableType, title: str | Text, below: Text | None = None, padding: int = 1) -> Panel:
    """A frame with its title, and a remark in the lower edge."""
    return Panel(
        content,
        title=Text(title, style="bold") if isinstance(title, str) else title,
        title_align="left",
        subtitle=below,
        subtitle_align="right",
        padding=(0, padding),
        box=box.ROUNDED,
    )


def side_by_side(left: RenderableType, right: RenderableType, left_width: int) -> Table:
    """Two parts; the right one takes what room is left."""
    both = Table.grid(padding=(0, 1, 0, 0), expand=True, pad_edge=False)
    both.add_column(width=left_width)
    both.add_column(ratio=1)
    both.add_row(left, right)
    return both


def small_table() -> Table:
    """A table without lines whose first column holds names."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True, header_style="dim")
    table.add_column(no_wrap=True)
    return table


def add_number(table: Table, heading: str) -> None:
    """A column of numbers, wide enough for every word of its heading."""
    table.add_column(heading, justify="right", min_width=max(len(word) for word in heading.split()))
