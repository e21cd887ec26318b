"""`penstock rules`: whole book, chapter, paragraph, word; and the parser on a small book."""

from __future__ import annotations

from pathlib import Path

import pytest

import penstock
from penstock import rulebook
from penstock.engine.errors import BadOption
from penstock.rulebook import parse_rulebook
from tests.cli.running import Run

GAME = "schwarzer-freitag"
SAMPLE = """\
# A small game

Before everything.

## 1 Beginning

### 1.1 First step

Take a *coin*.

### 1.2 Second step

Give it back.

```
## 7 not a heading
```

## 2 Ending

It ends.

### 2.1 Winner

Nobody.

## Rulings

The coin is round.
"""


@pytest.fixture
def small_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / f"{GAME}.md").write_text(SAMPLE, "utf-8")
    monkeypatch.setattr(rulebook, "FOLDERS", (tmp_path / "none", tmp_path))


def test_a_book_is_cut_at_its_headings() -> None:
    book = parse_rulebook(SAMPLE)
    assert [s.number for s in book.sections] == ["1", "1.1", "1.2", "2", "2.1", ""]
    assert [c.title for c in book.chapters] == ["Beginning", "Ending"]
    assert book.preface == "# A small game\n\nBefore everything."
    assert "not a heading" in book.find("1.2")[0].text


@pytest.mark.parametrize("number", ["1.2", "§1.2", " 1.2. "])
def test_a_paragraph_is_found_by_its_number(number: str) -> None:
    (section,) = parse_rulebook(SAMPLE).find(number)
    assert section.title == "Second step"


def test_a_chapter_holds_its_paragraphs() -> None:
    assert [s.number for s in parse_rulebook(SAMPLE).find("2")] == ["2", "2.1"]


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        ("1.3", "There is no paragraph 1.3; the nearest are 1.2 and 2.1."),
        ("9", "There is no paragraph 9; the nearest is 2.1."),
        ("0.1", "There is no paragraph 0.1; the nearest is 1.1."),
        ("coin", "'coin' is not a paragraph; they run from 1.1 to 2.1."),
    ],
)
def test_an_unknown_paragraph_is_answered_with_the_nearest(number: str, sentence: str) -> None:
    with pytest.raises(BadOption) as complaint:
        parse_rulebook(SAMPLE).find(number)
    assert str(complaint.value) == sentence


def test_a_book_without_numbers_says_so() -> None:
    with pytest.raises(BadOption, match="no numbered paragraphs"):
        parse_rulebook("# Title\n\nText").find("1")


@pytest.mark.usefixtures("small_book")
def test_one_paragraph_is_shown_and_nothing_else(run: Run) -> None:
    result = run("rules", GAME, "1.1")
    assert result.code == 0
    assert "First step" in result.out
    assert "Take a coin." in result.out
    assert "Second step" not in result.out


@pytest.mark.usefixtures("small_book")
def test_search_names_paragraphs_and_lines(run: Run) -> None:
    result = run("rules", GAME, "--search", "COIN")
    assert [line.rstrip() for line in result.out.splitlines()] == [
        "1.1 First step",
        "  Take a *coin*.",
        "Rulings",
        "  The coin is round.",
    ]


@pytest.mark.usefixtures("small_book")
@pytest.mark.parametrize("word", ["gold", "", "["])
def test_a_word_that_is_not_there_is_bad_input(run: Run, word: str) -> None:
    result = run("rules", GAME, "--search", word)
    assert result.code == 2
    assert "No paragraph contains" in result.err


def test_a_missing_book_is_said(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "FOLDERS", (tmp_path,))
    result = run("rules", GAME)
    assert (result.code, result.err.count("\n")) == (2, 1)
    assert "not part of this installation" in result.err


def test_the_whole_book_of_schwarzer_freitag_fits_eighty_columns(run: Run) -> None:
    result = run("rules", GAME)
    assert result.code == 0
    assert "4.1" in result.out
    assert result.widest <= 80


def test_every_paragraph_a_refusal_or_option_names_can_be_read() -> None:
    game = penstock.game(GAME)
    book = rulebook.load_rulebook(game)
    numbers = {r.paragraph for r in game.refusals if r.paragraph} | {o.paragraph for o in game.options}
    for number in numbers:
        assert book.find(number)


def test_a_book_speaks_the_language_asked_for_or_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "nl").mkdir()
    (tmp_path / "nl" / f"{GAME}.md").write_text("# Een spel\n", "utf-8")
    (tmp_path / f"{GAME}.md").write_text("# A game\n", "utf-8")
    monkeypatch.setattr(rulebook, "FOLDERS", (tmp_path,))
    game = penstock.game(GAME)
    assert rulebook.load_rulebook(game, "nl").preface == "# Een spel"
    assert rulebook.load_rulebook(game, "de").preface == "# A game"
    assert rulebook.load_rulebook(game, "de").language == "en"


def test_the_command_reads_in_another_language(run: Run) -> None:
    english, german = (run("rules", GAME, "4.1", "--lang", lang) for lang in ("en", "de"))
    assert (english.code, german.code) == (0, 0)
    assert english.out != german.out
