"""What a refusal or a test cites stands in the rulebook, and is about the matter."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import penstock
from penstock.rulebook import load_rulebook
from tests.walks import GAMES, positions

ROOT = Path(__file__).parents[1]
ENGINE = 3  # refusals up to this number are the engine's own and refuse any move
CODE = re.compile(r"(?<![\w-])[A-Z]-?\d+(?![\w-])")  # of a ruling, an example or a source: Q25, R-19

for_every_game = pytest.mark.parametrize("game", GAMES, ids=[g.id for g in GAMES])


def folder_of(game: penstock.Game) -> Path:
    return ROOT / "tests" / "games" / game.package.rpartition(".")[2]


def headings(game: penstock.Game) -> dict[str, str]:
    """Paragraph → its heading and that of its chapter."""
    book = load_rulebook(game)
    chapters = {c.number: c.title for c in book.chapters}
    return {s.number: f"{s.title} / {chapters[s.chapter]}" for s in book.sections if "." in s.number}


def refused(game: penstock.Game) -> Iterator[tuple[str, Any]]:
    """Kinds of moves and the reasons against them, as random games meet them."""
    families = [name.family for name in game.moves.names]
    for seats in game.seats:
        for match in positions(game, seats, seed=seats, every=3):
            for seat in match.to_act[:1]:
                for move, family in enumerate(families):
                    code = match.reason(move, seat)
                    if code > ENGINE:
                        yield family, game.refusals(code)  # type: ignore[call-arg]


@for_every_game
def test_a_refusal_cites_a_paragraph_about_the_move(game: penstock.Game) -> None:
    """By `headings.toml` in the game's folder of tests."""
    table = tomllib.loads((folder_of(game) / "headings.toml").read_text("utf-8"))
    known = headings(game)
    cited = set(refused(game))
    wrong = []
    for family, refusal in sorted(cited, key=lambda pair: (pair[0], pair[1].value)):
        paragraph = refusal.paragraph
        if paragraph in table.get("general", {}) or paragraph in table.get("also", {}).get(family, {}):
            continue
        words = table["moves"].get(family)
        if words is None or not re.search(words, known.get(paragraph, ""), re.IGNORECASE):
            wrong.append(f"{family}: {refusal.name} cites {paragraph} {known.get(paragraph)}")
    assert not wrong, "\n".join([game.id, *wrong])


@for_every_game
def test_the_headings_a_game_names_exist(game: penstock.Game) -> None:
    """A word that no heading has, or a paragraph that is gone, would excuse nothing or too much."""
    table = tomllib.loads((folder_of(game) / "headings.toml").read_text("utf-8"))
    known = headings(game)
    named = {*table.get("general", {}), *(p for also in table.get("also", {}).values() for p in also)}
    assert named <= known.keys()
    unused = [
        w for w in table["moves"].values() if not re.search(w, " / ".join(known.values()), re.IGNORECASE)
    ]
    assert unused == []
    assert {f.name for f in game.moves.families} <= table["moves"].keys()


@for_every_game
def test_every_code_in_code_and_tests_is_in_the_rulebook(game: penstock.Game) -> None:
    """A reader who meets Q25 in a test finds it under Rulings."""
    book = (ROOT / "docs" / "rules" / f"{game.id}.md").read_text("utf-8")
    known = {*CODE.findall(book)}
    files = [*game.folder.glob("*.py"), *game.folder.glob("*.toml"), *folder_of(game).glob("*.py")]
    unknown = [
        f"{file.name}:{number}: {code}"
        for file in sorted(files)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        for code in CODE.findall(line)
        if code not in known
    ]
    assert not unknown, "\n".join([game.id, *unknown])
