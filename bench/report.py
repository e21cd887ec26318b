"""Where figures go: every command writes its own section of bench/results.md, and no other."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path

RESULTS = Path(__file__).parent / "results.md"
HEAD = """# Figures

Each section is written by the command it names, nothing by hand. A command that is given a game measures
that game and keeps the tables of the others.
"""
SECTIONS = (
    "Speed of the engine",
    "The price of a reading",
    "Speed of the search",
    "Other targets",
    "Strength of the bots",
    "Learned bots",
    "OpenSpiel's bots",
    "Environments for learning",
    "Analysis of games",
    "The table server",
    "The page",
    "The page's own table",
    "The tests",
)
ENGINE, OPTIONS, SEARCH, TARGETS, STRENGTH, LEARNED, SPIEL, LEARNING, ANALYSIS, *REST = SECTIONS
SERVER, PAGE, SAME, PROOFS = REST


def write(section: str, intro: str, parts: Mapping[str, str]) -> None:
    """Put a section's introduction and some of its parts, by their titles, into bench/results.md."""
    before = RESULTS.read_text("utf-8") if RESULTS.exists() else ""
    RESULTS.write_text(replaced(before, section, intro, parts), "utf-8")


def replaced(text: str, section: str, intro: str, parts: Mapping[str, str]) -> str:
    """The text of the file with these parts of a section; whatever else it holds stays as it is."""
    sections = split(text, "## ")[1]
    kept = split(sections.get(section, ""), "### ")[1]
    titled = [f"### {title}\n\n{body.strip()}\n" for title, body in {**kept, **parts}.items()]
    sections[section] = "\n".join([intro.strip() + "\n", *titled])
    titles = sorted(sections, key=SECTIONS.index)
    return "\n".join([HEAD, *(f"## {title}\n\n{sections[title].strip()}\n" for title in titles)])


def split(text: str, mark: str) -> tuple[str, dict[str, str]]:
    """What stands before the first heading, and by heading what stands below it."""
    before, *pieces = f"\n{text}".split(f"\n{mark}")
    return before, {title: body for title, _, body in (piece.partition("\n") for piece in pieces)}


def rows_of(section: str, part: str) -> list[list[str]]:
    """The rows of the table that a part of a section holds; none, if there is no such part."""
    text = RESULTS.read_text("utf-8") if RESULTS.exists() else ""
    body = split(split(text, "## ")[1].get(section, ""), "### ")[1].get(part, "")
    lines = [line for line in body.splitlines() if line.startswith("| ")]
    return [line.removeprefix("| ").removesuffix(" |").split(" | ") for line in lines[2:]]


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def today() -> str:
    return date.today().isoformat()


def machine() -> str:
    """When and on what this was measured, and how busy it was."""
    versions = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    load = os.getloadavg()[0]
    return f"{today()}, {os.cpu_count()} cores, {versions}, load {load:.1f}."
