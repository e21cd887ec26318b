"""The action table, contracts and railway of Panamax in a terminal."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from penstock.terminal.drawings.drawing import View
from penstock.terminal.drawings.panamax_canal import LOCK, WATERWAY, wrapped
from penstock.terminal.drawings.panamax_pieces import card, die, short_nation
from penstock.terminal.words import Words

ROWS = 3
BLUE = 3  # columns of the blue side; the grey ones have a contract each
DIE, NO_DIE, EXECUTIVE = "■", "·", "◆"
WAGON = 4
LABEL_WIDTH = 10
CELL = 5


def action_table(view: View, words: Words) -> Text:
    """Six columns from the top row down, executive dice, and what the next die of a column gives."""
    columns = view["columns"]
    heads = [Text(str(k + 1), style="bold cyan") for k in range(len(columns))]
    lines = [table_line(words.say("column"), heads)]
    for row in range(ROWS):
        dice = [DIE if column["dice"] > row else NO_DIE for column in columns]
        lines.append(table_line("", [Text(sign, style="" if sign == DIE else "dim") for sign in dice]))
    executives = [Text(EXECUTIVE if c["executive"] else NO_DIE) for c in columns]
    lines.append(table_line(words.say("executive"), executives))
    lines.append(table_line(words.say("next"), [next_die(column) for column in columns]))
    return Text("\n").join(lines)


def table_line(label: str, cells: list[Text]) -> Text:
    line = Text(f"{label:<{LABEL_WIDTH}}", style="")
    for k, cell in enumerate(cells):
        line.append(" │" if k == BLUE else "", style="dim")
        line.append(" " * (CELL - cell.cell_len))
        line.append_text(cell)
    return line


def next_die(column: View) -> Text:
    """`2≈1▤` on the blue side, the number of dice on the grey one."""
    if not column["dice"] and not column["executive"]:
        return Text("–", style="dim")
    if column["lock"] is None:
        return Text(str(column["strength"]), style="bold")
    return Text(f"{column['strength']}{WATERWAY}{column['lock']}{LOCK}", style="bold")


def contracts(view: View, words: Words) -> Table:
    """Above the grey columns, incoming, and on top of the draw pile."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    for k, contract in enumerate(view["contracts"], BLUE + 1):
        table.add_row(Text(str(k), style="bold cyan"), card(contract, words))
    table.add_row(Text(words.say("incoming"), style="dim"), card(view["incoming"], words))
    pile = words.say("pile", cards=view["draw_pile"])
    table.add_row(Text(pile, style="dim"), card(view["top"], words))
    return table


def railway(view: View, words: Words, width: int) -> Text:
    """The first wagon, flags of the platform and in stock, passenger tiles, bonus cards."""
    wagon = [die(d["company"], d["die"], words) for d in view["wagon"]]
    wagon += [Text(NO_DIE, style="dim")] * (WAGON - len(wagon))
    flags = [short_nation(nation, words) for nation, n in view["platform"].items() if n]
    stock = [f"{n} {short_nation(nation, words)}" for nation, n in view["flag_stock"].items()]
    parts = [
        Text.assemble((f"{words.say('wagon')} ", "dim"), Text(" ").join(wagon)),
        fact("platform", " ".join(flags) or "–", words),
        fact("stock", ", ".join(stock), words),
        fact("passengers", " ".join(str(n) for n in view["passengers"]) or "–", words),
        fact("captains", moves_of(view), words),
        fact("stevedores", loads_of(view), words),
        fact("advisors", str(view["advisor_stack"]), words),
    ]
    return Text("\n").join(wrapped(parts, width, gap="   "))


def fact(message: str, value: str, words: Words) -> Text:
    return Text.assemble((f"{words.say(message)} ", "dim"), (value, "bold"))


def moves_of(view: View) -> str:
    """The moves of the Captains in their stack, top first."""
    return " ".join(str(view["captain_moves"][k]) for k in view["captains"]) or "–"


def loads_of(view: View) -> str:
    """`2/6`: dice to load, or fees saved."""
    pairs = (f"{view['stevedore_dice'][k]}/{view['stevedore_cut'][k]}" for k in view["stevedores"])
    return " ".join(pairs) or "–"
