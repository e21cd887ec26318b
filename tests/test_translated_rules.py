"""A translated rulebook says what the English one says: paragraphs, tables, numbers, names and marks."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import penstock
from penstock.engine.language import LANGUAGES
from penstock.rulebook import Rulebook, load_rulebook

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
FACTS = {
    "numbers": re.compile(r"\d+"),
    "code": re.compile(r"`[^`\n]+`"),
    "marks": re.compile(r"[†‡]"),
    "addresses": re.compile(r"[a-z]+\.(?:com|de|org|net)/[\w/.-]+"),
}

for_every_book = pytest.mark.parametrize(
    ("game_id", "lang"), [(game_id, lang) for game_id in penstock.games() for lang in OTHERS]
)


def books(game_id: str, lang: str) -> tuple[Rulebook, Rulebook]:
    game = penstock.game(game_id)
    return load_rulebook(game), load_rulebook(game, lang)


def parts(book: Rulebook) -> dict[str, str]:
    """Preface and sections, by number or place."""
    sections = {s.number or f"section {k}": f"{s.title}\n{s.text}" for k, s in enumerate(book.sections)}
    return {"preface": book.preface, **sections}


def tables(text: str) -> list[int]:
    """The number of cells in every row of every table."""
    return [line.count("|") for line in text.splitlines() if line.startswith("|")]


@for_every_book
def test_every_book_is_translated(game_id: str, lang: str) -> None:
    assert load_rulebook(penstock.game(game_id), lang).language == lang


@for_every_book
def test_the_headings_are_the_same(game_id: str, lang: str) -> None:
    english, other = books(game_id, lang)
    assert [(s.level, s.number) for s in other.sections] == [(s.level, s.number) for s in english.sections]
    assert all(s.title for s in other.sections)


@for_every_book
def test_every_paragraph_has_the_same_tables(game_id: str, lang: str) -> None:
    english, other = (parts(book) for book in books(game_id, lang))
    assert {k: tables(v) for k, v in other.items()} == {k: tables(v) for k, v in english.items()}


@pytest.mark.parametrize("fact", FACTS)
@for_every_book
def test_every_paragraph_has_the_same_facts(game_id: str, lang: str, fact: str) -> None:
    english, other = (
        {number: Counter(FACTS[fact].findall(text)) for number, text in parts(book).items()}
        for book in books(game_id, lang)
    )
    assert {k: v for k, v in other.items() if v != english[k]} == {
        k: v for k, v in english.items() if v != other[k]
    }


@for_every_book
def test_hardly_a_line_is_left_in_english(game_id: str, lang: str) -> None:
    """Tables and rows of numbers may agree; sentences may not."""
    english, other = (
        {
            line
            for line in book.markdown.splitlines()
            if "|" not in line and len(re.findall(r"[a-z]{2,}", line)) > 6
        }
        for book in books(game_id, lang)
    )
    assert other & english == set()
