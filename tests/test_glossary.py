"""The glossary cannot rot: its names exist, and those it forbids do not."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "penstock"
CODE = re.compile(r"`([^`]+)`")
NAME = re.compile(r"[A-Za-z_]+$")
EXPORT = re.compile(r"export (?:class|interface|function|const|type) (\w+)")


def rows() -> list[list[str]]:
    """Word, meaning, place and forbidden words of every line."""
    lines = (ROOT / "docs" / "glossary.md").read_text("utf-8").splitlines()
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")
    ]
    return [row for row in cells if row[0] != "word" and not set(row[0]) <= {"-"}]


def names() -> Iterator[str]:
    """Every name of code: modules, what they define and use, and what the page exports."""
    for file in SOURCE.rglob("*.py"):
        yield file.stem
        yield file.parent.name
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            yield from (
                str(getattr(node, key)) for key in ("name", "id", "attr", "arg") if hasattr(node, key)
            )
    for file in (ROOT / "web" / "src").rglob("*.ts"):
        yield from EXPORT.findall(file.read_text("utf-8"))


def test_every_name_exists_and_every_forbidden_one_does_not() -> None:
    found = set(names())
    wanted = {name for row in rows() for cell in row[:2] for name in CODE.findall(cell) if NAME.match(name)}
    forbidden = {name for row in rows() for name in CODE.findall(row[3])}
    assert len(wanted) > 70
    assert len(forbidden) > 5
    assert wanted - found == set()
    assert forbidden & found == set()


def test_every_place_exists() -> None:
    missing = []
    for row in rows():
        for place in CODE.findall(row[2]):
            folder = ROOT if place.startswith("web/") else SOURCE
            pattern = place.rstrip("/").replace("<game>", "*")
            if not any(folder.glob(pattern)):
                missing.append(place)
    assert missing == []


def test_one_word_has_one_line() -> None:
    words = [name for row in rows() for name in CODE.findall(row[0])]
    assert sorted(words) == sorted(set(words))
