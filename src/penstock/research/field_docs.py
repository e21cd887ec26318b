"""Pages about the second version of observations, field by field.

`python -m penstock.research.field_docs docs/research` writes them.

What a field means is said once, in the comment of its declaration.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from penstock.engine.game import Game
from penstock.engine.record import Field, Record, Seats
from penstock.registry import game as find_game
from penstock.registry import games
from penstock.research.fields import ObservationField, turned_layout_of
from penstock.research.floats import columns_of, floats_of

HEAD = """# {title}: what a seat observes

Observation `v2`, written by `python -m penstock.research.field_docs` from the game's record;
[arrays](arrays.md#the-second-version) says how to read it. `[me]` is a dimension that goes by seats, one's
own first; `[own]` is the seat's own row of what only it may see. A *thing* is named by its number; where it
belongs to seats, one's own come first.
{numbers} numbers, {columns} columns as floats.

| field | numbers | range | what it holds | columns | meaning |
|---|---|---|---|---|---|
"""


def page(game: Game) -> str:
    layout = turned_layout_of(game, game.seats[-1])
    head = HEAD.format(title=game.title, numbers=len(layout), columns=len(floats_of(layout)))
    lines = []
    for pattern, found in groupby(layout.fields, key=lambda field: pattern_of(field.name)):
        numbers = list(found)
        lines.append(row(game, pattern, numbers))
    return head + "\n".join(lines) + "\n"


def pattern_of(name: str) -> str:
    """The field that a number belongs to, without the places of its numbers."""
    return re.sub(r"\[\d+\]", "[]", re.sub(r"(\.\d+)+$", "", name))


def row(game: Game, pattern: str, numbers: list[ObservationField]) -> str:
    record, field, name = declaration(game.state, pattern)
    first = numbers[0]
    columns = sum(max(columns_of(each), 1) for each in numbers)
    cells = (
        f"`{shown_name(game.state, pattern)}`",
        str(len(numbers)),
        f"{first.low} … {first.high}" if first.is_measured else "any",
        holds(field, first),
        str(columns),
        comment(record, name),
    )
    return f"| {' | '.join(cells)} |"


def declaration(state: type[Record], pattern: str) -> tuple[type[Record], Field, str]:
    """The record that declares a field, its declaration and its name there."""
    record: type[Record] = state
    *outer, last = [part.partition("[")[0] for part in pattern.split(".")]
    for part in outer:
        kind = record.declared[part].kind
        assert not isinstance(kind, str)
        record = kind
    return record, record.declared[last], last


def shown_name(state: type[Record], pattern: str) -> str:
    """The name with its dimensions: how many, or whose."""
    said = []
    parts = pattern.split(".")
    for k, part in enumerate(parts):
        _, field, name = declaration(state, ".".join(parts[: k + 1]))
        sizes = field.shape[1:] if "[own]" in part else field.shape
        own = "[own]" if "[own]" in part else ""
        said.append(name + own + "".join("[me]" if isinstance(s, Seats) else f"[{s}]" for s in sizes))
    return ".".join(said)


def holds(field: Field, first: ObservationField) -> str:
    if field.is_set or field.kind == "i8":
        return "a set, by seat" if any(isinstance(size, Seats) for size in field.members) else "a set"
    if first.is_category:
        return "a thing, by seat" if isinstance(field.of, Seats) else "a thing"
    return "yes or no" if (first.low, first.high) == (0, 1) else "a quantity"


def comment(record: type[Record], name: str) -> str:
    """What stands behind a declaration, in the record or in one it is made from."""
    for each in record.__mro__:
        if each is not object and name in inspect.get_annotations(each):
            found = re.search(rf"(?m)^    {name}: .*?  # (.*)$", inspect.getsource(each))
            if found:
                return found[1].replace("|", "\\|")
    return ""


def pages() -> Iterator[tuple[str, str]]:
    """The name of every page and what stands on it."""
    for each in games():
        yield f"observation-{each}.md", page(find_game(each))


def main() -> None:
    folder = Path(sys.argv[1])
    for name, text in pages():
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
