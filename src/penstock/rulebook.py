"""Our numbered paraphrase of a rulebook: found, cut into chapters and paragraphs, searched."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from penstock.engine.errors import BadOption
from penstock.engine.game import Game

PACKAGE = Path(__file__).parent
FOLDERS = (PACKAGE / "rulebooks", PACKAGE.parents[1] / "docs" / "rules")  # installed; in a checkout
HEADING = re.compile(r"^(#{2,3}) +(?:(?:§ *)?(\d+(?:\.\d+)*)\.?(?:[ ·]+|$))?(.*)$")


@dataclass(frozen=True)
class Section:
    """A chapter's head (`4`) or a paragraph (`4.3`), with the Markdown under its heading."""

    number: str  # "" where the book does not count
    title: str
    text: str
    level: int

    @property
    def markdown(self) -> str:
        heading = " ".join(part for part in (self.number, self.title) if part)
        return f"{'#' * self.level} {heading}\n\n{self.text}".rstrip()

    @property
    def chapter(self) -> str:
        return self.number.partition(".")[0]


@dataclass(frozen=True)
class Rulebook:
    """A whole book, in order."""

    preface: str
    sections: tuple[Section, ...]
    language: str = "en"

    @property
    def markdown(self) -> str:
        return "\n\n".join([self.preface, *(s.markdown for s in self.sections)]).strip()

    @property
    def chapters(self) -> list[Section]:
        return [s for s in self.sections if s.number and "." not in s.number]

    def find(self, number: str) -> list[Section]:
        """One paragraph, or a chapter with all its paragraphs; a BadOption names the nearest."""
        wanted = number.strip().lstrip("§").strip().rstrip(".")
        found = [s for s in self.sections if s.number == wanted]
        if found and "." not in wanted:
            found = [s for s in self.sections if s.number and s.chapter == wanted]
        if not found:
            raise BadOption(self.nearest(wanted))
        return found

    def nearest(self, wanted: str) -> str:
        """A sentence with the paragraphs around a number that does not exist."""
        numbers = [s.number for s in self.sections if "." in s.number]
        if not numbers:
            return "This rulebook has no numbered paragraphs."
        if not re.fullmatch(r"\d+(\.\d+)*", wanted):
            return f"'{wanted}' is not a paragraph; they run from {numbers[0]} to {numbers[-1]}."
        before = [n for n in numbers if counted(n) < counted(wanted)][-1:]
        after = [n for n in numbers if counted(n) > counted(wanted)][:1]
        are = "are" if before and after else "is"
        return f"There is no paragraph {wanted}; the nearest {are} {' and '.join(before + after)}."

    def search(self, word: str) -> list[tuple[Section, list[str]]]:
        """Sections in which a word stands, with the lines it stands in."""
        wanted = word.casefold()
        hits = []
        for section in self.sections:
            lines = [line for line in section.text.splitlines() if wanted in line.casefold()]
            if lines or wanted in section.title.casefold():
                hits.append((section, lines))
        return hits


def counted(number: str) -> tuple[int, ...]:
    return tuple(int(part) for part in number.split("."))


def load_rulebook(game: Game, language: str = "en") -> Rulebook:
    """The book of a game in a language, or in English where nobody has translated it yet.

    Ours are kept together; a game of another package has its own in `rulebook/<language>.md`.
    """
    for lang in (language, "en"):
        ours = [folder / ("" if lang == "en" else lang) / f"{game.id}.md" for folder in FOLDERS]
        for file in (*ours, game.folder / "rulebook" / f"{lang}.md"):
            if file.is_file():
                return replace(read_rulebook(file), language=lang)
    raise BadOption(f"The rules of {game.title} are not part of this installation.")


@cache
def read_rulebook(file: Path) -> Rulebook:
    return parse_rulebook(file.read_text("utf-8"))


def parse_rulebook(text: str) -> Rulebook:
    preface, *rest = list(blocks(text))
    return Rulebook(preface.text, tuple(rest))


def blocks(text: str) -> Iterator[Section]:
    """The preface, then one section per heading of the second or third level."""
    level, number, title = 0, "", ""
    lines: list[str] = []
    is_code = False
    for line in text.splitlines():
        is_code ^= line.startswith("```")
        heading = None if is_code else HEADING.match(line)
        if heading is None:
            lines.append(line)
            continue
        yield Section(number, title, "\n".join(lines).strip(), level)
        level, number, title = len(heading[1]), heading[2] or "", heading[3].strip()
        lines = []
    yield Section(number, title, "\n".join(lines).strip(), level)
