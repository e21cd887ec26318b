"""Packhuys in a terminal: the harbour, a grid of cards under the names of its columns and rows."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from penstock.terminal.drawings.drawing import View
from penstock.terminal.drawings.packhuys_pieces import (
    SHIP,
    STORE,
    SYMBOLS,
    Card,
    chip,
    content_of,
    counted,
    goods_on,
)
from penstock.terminal.words import Words

SMALL, MIDDLE, LARGE = 5, 6, 8  # columns of a cell; a large one has room for the warehouses
LABEL = 3  # columns of a row's name
COLUMN_NAMES = "abcdefghijklm"
FIRST_ROW, LAST_ROW = 1, len(COLUMN_NAMES)

LAND = "#1D2A33 on #EFE3C8"
CLOSED = "#3F4B53 on #C9BFAE"
WATER = "#1D2A33 on #BFD9DE"
PATROL = "bold #FFFFFF on #0B5C6B"
FREE = "cyan"
Lines = tuple[Text, Text]


@dataclass(frozen=True)
class Window:
    """The columns and rows that are drawn: what the cards reach, and one more where they may still grow."""

    west: int
    east: int
    south: int
    north: int

    @property
    def columns(self) -> range:
        return range(self.west, self.east + 1)

    @property
    def rows(self) -> range:
        return range(self.north, self.south - 1, -1)


def window_of(view: View) -> Window:
    field = view["field"]
    (west, east), (south, north) = field["columns"], field["rows"]
    (first, last), (lowest, highest) = field["open_columns"], field["open_rows"]
    return Window(
        max(west - 1, first, 0),
        min(east + 1, last, len(COLUMN_NAMES) - 1),
        max(south - 1, lowest, FIRST_ROW),
        min(north + 1, highest, LAST_ROW),
    )


def harbour_width(view: View, cell: int) -> int:
    return LABEL + 2 + cell * len(window_of(view).columns)


def harbour(view: View, words: Words, cell: int) -> Text:
    """All cards; a double line is a fixed edge, a dotted one may still move."""
    window = window_of(view)
    cards = {(card["column"], card["row"]): card for card in view["cards"]}
    side = "║" if is_fixed(view, "columns") else "┊"
    names = Text(" " * (LABEL + 1))
    for column in window.columns:
        names.append(COLUMN_NAMES[column].center(cell), style="bold")
    lines = [names, edge(view, window, cell, "╔╗" if side == "║" else "╒╕")]
    for row in window.rows:
        cells = [drawn_cell(view, words, cards, column, row, cell) for column in window.columns]
        for k, name in enumerate((f"{row:>2} ", " " * LABEL)):
            lines.append(Text.assemble((name, "bold"), side, *(part[k] for part in cells), side))
    lines.append(edge(view, window, cell, "╚╝" if side == "║" else "╘╛"))
    return Text("\n").join(lines)


def is_fixed(view: View, direction: str) -> bool:
    """Have the cards reached the full extent?"""
    first, last = view["field"][direction]
    return bool(last - first + 1 == view["field"]["size"])


def edge(view: View, window: Window, cell: int, corners: str) -> Text:
    is_row_fixed = is_fixed(view, "rows")
    if not is_row_fixed:
        corners = "  "
    line = ("═" if is_row_fixed else "┈") * (cell * len(window.columns))
    return Text(f"{' ' * LABEL}{corners[0]}{line}{corners[1]}")


# -- one cell ---------------------------------------------------------------------------------


def drawn_cell(
    view: View, words: Words, cards: dict[tuple[int, int], Card], column: int, row: int, cell: int
) -> Lines:
    card = cards.get((column, row))
    name = f"{COLUMN_NAMES[column]}{row}"
    if card is None:
        beside = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
        return empty_cell(name, any(at in cards for at in beside), name in view["only_water"], cell)
    if card["owner"] is None:
        return water_cell(card, name == view["ship"], cell)
    area = next(a for a in view["areas"] if a["area"] == card["area"])
    if not area["is_open"]:
        return closed_cell(view, card, area, words, cell)
    return land_cell(view, card, area, words, cell)


def empty_cell(name: str, is_beside: bool, is_only_water: bool, cell: int) -> Lines:
    """Where a card may be laid the cell's name stands; waves where only water may lie."""
    if not is_beside:
        return Text("·".center(cell), style="dim"), Text(" " * cell)
    below = "≈≈≈" if is_only_water else ""
    return Text(name.center(cell), style=FREE), Text(below.center(cell), style=FREE)


def water_cell(card: Card, has_ship: bool, cell: int) -> Lines:
    if card["number"] is None:
        above, below = "o".center(cell), "╰┼╯".center(cell)  # an anchor
    else:
        above, below = f" {card['number']}{SYMBOLS[card['symbol']]}".ljust(cell), "~" * cell
    if not has_ship:
        return Text(above, style=WATER), Text(below, style=WATER)
    room = cell - len(SHIP)
    left, right = room // 2, room - room // 2
    ship = Text.assemble(("~" * left, WATER), (SHIP, PATROL), ("~" * right, WATER))
    return Text(above, style=WATER), ship


def land_cell(view: View, card: Card, area: Card, words: Words, cell: int) -> Lines:
    """Owner, number, symbol, goods; the mark of a central store and, with room, what stands there."""
    store = next((s for s in area["stores"] if s["cell"] == card["cell"]), None)
    mark = STORE if store else " "
    head = chip(view, card["owner"], words, f"{card['number']:>2}")
    symbol = SYMBOLS[card["symbol"]] or " "
    content = content_of(card, words)
    if cell < LARGE:
        return padded(Text.assemble(head, symbol, mark), cell), padded(Text(content[:SMALL]), cell)
    stored = counted(store["warehouses"], words) if store else ""
    first = Text.assemble(head, symbol, " ", goods_on(card, words) or (content[:3] if stored else ""))
    rest = "" if goods_on(card, words) or stored else f" {content}"
    return padded(first, cell), padded(Text(f"{mark}{stored}{rest}"), cell)


def closed_cell(view: View, card: Card, area: Card, words: Words, cell: int) -> Lines:
    """The number, and below it whose keeper stands on the area."""
    head = chip(view, card["owner"], words, f"{card['number']:>2}")
    shade = "░" * ((cell - 2) // 2)
    nobody = Text("x" if area["is_ignored"] else "–")
    centre = nobody if area["keeper"] is None else chip(view, area["keeper"], words)
    below = Text.assemble(shade, centre, shade)
    return padded(head, cell, CLOSED), padded(below, cell, CLOSED)


def padded(text: Text, cell: int, style: str = LAND) -> Text:
    """The text on its ground, as wide as a cell."""
    text.truncate(cell, pad=True)
    ground = Text(text.plain, style=style)
    for span in text.spans:
        ground.stylize(span.style, span.start, span.end)
    if text.style and text.plain.strip():
        ground.stylize(text.style, 0, len(text.plain.rstrip()))
    return ground
