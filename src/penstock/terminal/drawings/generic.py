"""A readable table for any game: its view as panels, without knowing what it means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from penstock.terminal.drawings.drawing import Drawing, View
from penstock.terminal.words import Words


def board(view: View, words: Words, players: Mapping[int, str], width: int) -> RenderableType:
    """Plain facts first, then one panel for everything that has parts."""
    facts = {k: v for k, v in view.items() if not isinstance(v, dict | list)}
    parts = {k: v for k, v in view.items() if isinstance(v, dict | list)}
    panels = [
        Panel(shown(v), title=title(k), title_align="left", box=box.ROUNDED) for k, v in parts.items()
    ]
    return Group(shown(facts), *panels)


def title(key: str) -> Text:
    return Text(key.replace("_", " "), style="bold")


def shown(value: Any) -> RenderableType:
    """A value as a table where it is one, as lines otherwise."""
    if isinstance(value, dict):
        return shown_dict(value)
    if isinstance(value, list) and value and all(isinstance(v, dict) for v in value):
        return shown_records(value)
    return Text(inline(value))


def shown_dict(value: dict[str, Any]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for key, part in value.items():
        table.add_row(title(key), shown(part))
    return table


def shown_records(records: list[dict[str, Any]]) -> RenderableType:
    """One line per record and one column per key."""
    keys = list(records[0])
    table = Table(box=box.SIMPLE, pad_edge=False)
    for key in keys:
        table.add_column(title(key), overflow="fold")
    for record in records:
        table.add_row(*(inline(record.get(key)) for key in keys))
    return table


def inline(value: Any) -> str:
    """A value in a few words; rows of a grid on lines of their own."""
    if value is None:
        return "–"
    if isinstance(value, dict):
        return ", ".join(f"{k} {inline(v)}" for k, v in value.items())
    if isinstance(value, list):
        separator = "\n" if any(isinstance(v, list) for v in value) else " "
        return separator.join(inline(v) for v in value) or "–"
    return str(value)


DRAWING = Drawing(board)
