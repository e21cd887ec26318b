"""Functions written by us from a declaration: ordinary Python for both backends and every target."""

from __future__ import annotations

import linecache
from collections.abc import Iterable
from typing import Any


def function_from(lines: Iterable[str], name: str, title: str, names: dict[str, Any] | None = None) -> Any:
    """The function `name` of a generated source; `title` is its file's name in tracebacks."""
    space = dict(names or {})
    execute("\n".join(lines) + "\n", title, space)
    return space[name]


def execute(source: str, title: str, space: dict[str, Any]) -> None:
    """Run a generated source in a name space; debuggers and tracebacks can show its lines."""
    filename = f"<{title}>"
    linecache.cache[filename] = (len(source), None, source.splitlines(True), filename)
    exec(compile(source, filename, "exec"), space)


def loops(place: str, shape: Iterable[int], indent: int) -> tuple[list[str], str, int]:
    """Lines that loop over a shape, the place of one element in them, and their indent."""
    lines = []
    for size in shape:
        index = f"k{indent}"
        lines.append(f"{'    ' * indent}for {index} in range({size}):")
        place += f"[{index}]"
        indent += 1
    return lines, place, indent
