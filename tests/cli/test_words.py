"""The table's own words: four languages with the same messages, all of them used; and the drawings."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import penstock
from penstock.terminal import words
from penstock.terminal.choices import shortened
from penstock.terminal.drawings import drawing_of, generic

FOLDER = Path(words.__file__).parent
LANGUAGES = ("en", "de", "fr", "nl")
GAME = "schwarzer-freitag"


def test_every_message_a_drawing_says_exists() -> None:
    for game_id in penstock.games():
        game = penstock.game(game_id)
        files = (FOLDER / "drawings").glob(f"{game_id.replace('-', '_')}*.py")
        code = "\n".join(file.read_text("utf-8") for file in files)
        language = words.language_with(game.text_file("terminal"))
        said = set(re.findall(r'(?:say|heading)\(\s*"([a-z-]+)"', code))
        assert said
        assert [name for name in said if not language.has("en", name)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_letters_of_the_pieces_differ(lang: str) -> None:
    pieces = ("yellow", "blue", "red", "green", "orange", "black")
    letters = [words.Words(lang, penstock.game(GAME)).say(f"letter-{piece}") for piece in pieces]
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
