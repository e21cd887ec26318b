"""The table's own words: four languages with the same messages, all of them used; and the drawings."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor
from rich.console import Console

import penstock
from penstock.terminal import drawing_of, generic, words
from penstock.terminal.choices import shortened

FOLDER = Path(words.__file__).parent
LANGUAGES = ("en", "de", "fr", "nl")
GAME = "schwarzer-freitag"


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """The ids of all messages and the variables each mentions."""
    resource = FluentParser().parse((FOLDER / "text" / f"{lang}.ftl").read_text("utf-8"))
    assert not [e for e in resource.body if isinstance(e, ast.Junk)]
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_variables(lang: str) -> None:
    assert messages(lang) == messages("en")


def test_every_message_is_used_and_every_used_one_exists() -> None:
    code = "\n".join(file.read_text("utf-8") for file in FOLDER.glob("*.py"))
    quoted = set(re.findall(r'["\']([a-z]+(?:-[a-z]+)*)["\']', code))
    known = set(messages("en"))
    letters = {name for name in known if name.startswith("sf-letter-")}
    assert known - quoted - letters == set()
    used = set(re.findall(r'(?:say|heading)\(\s*"([a-z-]+)"', code)) - {"seat"}
    used |= {name for name in quoted if name.startswith(("ar-", "sf-"))}
    assert used - known == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_letters_of_the_pieces_differ(lang: str) -> None:
    letters = [words.TEXT.say(lang, name) for name in messages(lang) if name.startswith("sf-letter-")]
    assert len(set(letters)) == len(letters) == 6
    assert {len(letter) for letter in letters} == {1}


def drawn(board: Any, width: int, lang: str = "en", seat: int | None = 0) -> str:
    game = penstock.game(GAME)
    match = game.new(seats=5, seed=3)
    console = Console(width=width, record=True, file=open("/dev/null", "w"), color_system=None)  # noqa: SIM115
    console.print(
        board(match.view(seat), words.Words(lang, game), {k: f"Player {k + 1}" for k in range(5)}, width)
    )
    console.file.close()
    return console.export_text()


def test_every_game_of_ours_has_a_drawing_and_others_get_the_one_for_all() -> None:
    assert generic.DRAWING not in [drawing_of(game_id) for game_id in penstock.games()]
    for other in ("no such game", "session"):  # the second is a module here, but no game's
        assert drawing_of(other) is generic.DRAWING


@pytest.mark.parametrize("width", [60, 80, 130])
@pytest.mark.parametrize("seat", [0, None])
def test_the_fallback_shows_any_view(width: int, seat: int) -> None:
    text = drawn(generic.board, width, seat=seat)
    view = penstock.game(GAME).new(seats=5, seed=3).view(seat)
    for key in view:
        assert key.replace("_", " ") in text
    assert max(len(line) for line in text.splitlines()) <= width


def test_a_spectator_sees_nobodys_shares() -> None:
    assert "Yours" in drawn(drawing_of(GAME).board, 80)
    assert "Yours" not in drawn(drawing_of(GAME).board, 80, seat=None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 118, 130])
def test_headings_are_not_cut_short(lang: str, width: int) -> None:
    assert "…" not in drawn(drawing_of(GAME).board, width, lang)


@pytest.mark.parametrize(
    ("texts", "frame", "choices"),
    [
        (["Buy one red share for 7", "Buy one blue share for 7"], "Buy one … share for 7", ["red", "blue"]),
        (["Sell red for 7", "Sell blue for 8"], "", ["Sell red for 7", "Sell blue for 8"]),
        (["End the turn"], "", ["End the turn"]),
        (["a b c", "a b c"], "", ["a b c", "a b c"]),
        (["a b c d", "a b x c d"], "", ["a b c d", "a b x c d"]),
    ],
)
def test_texts_are_shortened_only_if_they_differ_in_few_words(texts: Any, frame: Any, choices: Any) -> None:
    assert shortened(texts) == (frame, choices)
