"""What is printed on boards and cards: TOML tables with provenance, and an owner's own numbers.

An owner's folder holds `<game>.toml` with any of the tables; each replaces the table of the same name
key by key. What contradicts the rulebook's counts is refused with the table and the line.
"""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from penstock.engine.errors import BadComponents

FOLDER_VARIABLE = "PENSTOCK_COMPONENTS"
SOURCES = ("rulebook", "public", "inferred", "reconstructed", "owner")
ABOUT = ("source", "note")  # keys that speak about a table and are not part of it

Tables = dict[str, dict[str, Any]]
Problem = tuple[str, str, str]  # table, key, what is wrong
Check = Callable[[Tables], Iterator[Problem]]


@dataclass(frozen=True)
class ComponentTable:
    """One printed table: its values, where they come from and what is to be said about it."""

    name: str
    source: str
    note: str
    values: dict[str, Any]


@dataclass(frozen=True)
class Components:
    """All tables of a game."""

    tables: dict[str, ComponentTable]

    def __getitem__(self, name: str) -> dict[str, Any]:
        return self.tables[name].values

    @property
    def hash(self) -> str:
        """Sixteen hex digits that change with any value, and only with values."""
        values = {name: table.values for name, table in sorted(self.tables.items())}
        return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:16]

    @property
    def reconstructed(self) -> tuple[str, ...]:
        """Names of the tables whose printed values are not known."""
        return tuple(n for n, t in self.tables.items() if t.source == "reconstructed")


def load_components(printed: Path, game_id: str, check: Check, folder: str | Path | None) -> Components:
    """The game's own tables, with an owner's laid over them.

    Args:
        printed: the game's `components.toml`.
        game_id: an owner's file is called `<game_id>.toml`.
        check: yields what contradicts the rulebook.
        folder: the owner's folder; None takes the environment's PENSTOCK_COMPONENTS, "" takes none.
    """
    tables = read_tables(printed.read_text("utf-8"), printed.name)
    if folder is None:
        folder = os.environ.get(FOLDER_VARIABLE, "")
    if folder:
        if not Path(folder).is_dir():
            raise BadComponents(f"There is no component folder '{folder}'.")
        file = Path(folder, f"{game_id}.toml")
        if file.exists():
            overlay(tables, file)
            report(check(tables), file)
    return Components(
        {
            name: ComponentTable(
                name, t["source"], t.get("note", ""), {k: v for k, v in t.items() if k not in ABOUT}
            )
            for name, t in tables.items()
        }
    )


def read_tables(text: str, name: str) -> Tables:
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"{name} is not readable TOML: {error}.") from None
    for key, table in tables.items():
        if not isinstance(table, dict):
            raise BadComponents(
                f"{name}, line {line_of(text, '', key)}: '{key}' stands outside any [table]."
            )
    return tables


def overlay(tables: Tables, file: Path) -> None:
    """Replace values key by key; a value must look like the one it replaces."""
    text = file.read_text("utf-8")
    for name, table in read_tables(text, file.name).items():
        if name not in tables:
            line, known = line_of(text, name), ", ".join(tables)
            raise BadComponents(
                f"{file.name}, line {line}: there is no table [{name}]; the tables are {known}."
            )
        source = table.pop("source", "owner")
        if source not in SOURCES:
            line = line_of(text, name, "source")
            raise BadComponents(
                f"{file.name}, line {line}, table [{name}]: source is one of {', '.join(SOURCES)}."
            )
        for key, value in table.items():
            problem = why_not_replace(tables[name].get(key), key, value)
            if problem:
                line = line_of(text, name, key)
                raise BadComponents(f"{file.name}, line {line}, table [{name}]: {problem}")
        tables[name] = {**tables[name], "note": "", **table, "source": source}


def why_not_replace(printed: Any, key: str, value: Any) -> str:
    """A sentence if `value` does not have the shape of the printed one."""
    if key == "note":
        return "" if isinstance(value, str) else "note is a text."
    if printed is None:
        return f"there is no value '{key}'."
    if shape_of(printed) != shape_of(value):
        return f"'{key}' must be {described(shape_of(printed))}, not {described(shape_of(value))}."
    return ""


def shape_of(value: Any) -> Any:
    """`int`, or the shapes of a list's parts; lists of words may be of any length."""
    if isinstance(value, list):
        shapes = [shape_of(v) for v in value]
        return ["words"] if not value or any(s in ("str", ["words"]) for s in shapes) else shapes
    return type(value).__name__


def described(shape: Any) -> str:
    if not isinstance(shape, list):
        return {"int": "a whole number", "str": "a word", "float": "a decimal number"}.get(
            shape, f"a {shape}"
        )
    if shape == ["words"]:
        return "a list of words"
    if isinstance(shape[0], list) and all(s == shape[0] for s in shape):
        return f"{len(shape)} rows of {len(shape[0])} numbers"
    if all(s == "int" for s in shape):
        return f"a list of {len(shape)} whole numbers"
    return f"a list of {len(shape)} values of mixed kinds"


def report(problems: Iterator[Problem], file: Path) -> None:
    for table, key, sentence in problems:
        line = line_of(file.read_text("utf-8"), table, key)
        raise BadComponents(f"{file.name}, line {line}, table [{table}]: {sentence}")


def line_of(text: str, table: str, key: str = "") -> int:
    """The line on which a table, or a key in it, stands; 1 if it is not in the text."""
    inside = not table
    found = 1
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].strip()
        if words.startswith("["):
            inside = words == f"[{table}]"
            if inside:
                found = number
                if not key:
                    return number
        elif inside and key and words.split("=")[0].strip() == key:
            return number
    return found
