"""`penstock components`: what is printed on board and cards, and how sure we are of it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from penstock.engine.components import ComponentTable
from penstock.engine.options import one_of
from penstock.terminal import arguments
from penstock.terminal.console import InputError, print_json, screen

HELP = "show the printed numbers, their sources and what is reconstructed"
EXAMPLE = "penstock components schwarzer-freitag stages_a"


def declare(parser: ArgumentParser) -> None:
    arguments.add_game(parser)
    parser.add_argument("table", metavar="TABLE", nargs="?", help="one table (default: all)")
    arguments.add_components(parser)
    arguments.add_json(parser)


def run(args: Namespace) -> int:
    game = arguments.read_game(args)
    tables = game.components.tables
    if args.table is not None:
        if args.table not in tables:
            raise InputError(f"There is no table '{args.table}'; the tables are {one_of(tables)}.")
        tables = {args.table: tables[args.table]}
    if args.json:
        print_json({"game": game.id, "hash": game.components.hash, "tables": as_json(tables)})
        return 0
    console = screen()
    for table in tables.values():
        console.print(drawn(table))
    return 0


def drawn(table: ComponentTable) -> Panel:
    """Values, then the note; a reconstructed table says so in its title."""
    is_ours = table.source == "reconstructed"
    source = "RECONSTRUCTED, not the printed values" if is_ours else f"source: {table.source}"
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for key, value in table.values.items():
        grid.add_row(Text(key, style="bold"), shown(value, widest(table.values)))
    if table.note:
        grid.add_row("", Text(table.note, style="italic"))
    title = Text.assemble((table.name, "bold"), "  ", (source, "bold yellow" if is_ours else "dim"))
    return Panel(grid, title=title, title_align="left", box=box.ROUNDED)


def widest(values: dict[str, Any]) -> int:
    """Columns that the widest number in any list of the table needs."""
    lists = [v for v in values.values() if isinstance(v, list)]
    flat = [x for v in lists for part in v for x in (part if isinstance(part, list) else [part])]
    return max((len(str(x)) for x in flat if isinstance(x, int)), default=1)


def shown(value: Any, width: int) -> Text:
    """A number, a row of numbers in columns, or a row on each line."""
    if isinstance(value, list):
        if value and all(isinstance(v, list) for v in value):
            return Text("\n").join([shown(v, width) for v in value])
        return Text(" ".join(f"{v:>{width}}" if isinstance(v, int) else str(v) for v in value) or "–")
    return Text(str(value))


def as_json(tables: dict[str, ComponentTable]) -> dict[str, Any]:
    return {name: {"source": t.source, "note": t.note, "values": t.values} for name, t in tables.items()}
