"""`penstock replay`: a saved game told, checked, or refused in one line."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import penstock
from tests.cli.running import Run

GAME = "schwarzer-freitag"


def random_game(moves: int | None = None) -> dict[str, Any]:
    """A saved random game, whole or cut after some moves."""
    match = penstock.game(GAME).new(seats=3, seed=5)
    chance = random.Random(5)
    while not match.over and (moves is None or len(match.history) < moves):
        match.play(chance.choice(match.legal(match.to_act[0])))
    return match.save()


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    return random_game()


def saved(folder: Path, data: Any) -> Path:
    file = folder / "game.json"
    file.write_text(data if isinstance(data, str) else json.dumps(data))
    return file


def test_a_game_is_told_with_its_result(run: Run, tmp_path: Path, whole: dict[str, Any]) -> None:
    result = run("replay", saved(tmp_path, whole))
    assert result.code == 0
    assert "is the start player" in result.out
    assert result.widest <= 80
    winner = whole["result"]["ranking"].index(1)
    line = [line for line in result.out.splitlines() if line.strip().startswith("1.")][-1]  # the ranking
    assert line.split() == ["1.", "Player", str(winner + 1), str(whole["result"]["scores"][winner])]


def test_an_unfinished_game_says_whose_turn_it_is(run: Run, tmp_path: Path) -> None:
    result = run("replay", saved(tmp_path, random_game(moves=10)))
    assert result.code == 0
    assert "Not finished after 10 moves" in result.out


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "case"), ("de", "Koffer"), ("fr", "mallette"), ("nl", "koffer")]
)
def test_in_four_languages(run: Run, tmp_path: Path, whole: dict[str, Any], lang: str, word: str) -> None:
    result = run("replay", saved(tmp_path, whole), "--lang", lang)
    assert result.code == 0
    assert word in result.out


def test_as_json_every_move_has_its_events(run: Run, tmp_path: Path, whole: dict[str, Any]) -> None:
    data = json.loads(run("replay", saved(tmp_path, whole), "--json").out)
    assert [[s["seat"], s["move"]] for s in data["steps"][1:]] == whole["moves"]
    assert data["scores"] == whole["result"]["scores"]
    assert all(event["text"] for step in data["steps"] for event in step["events"])


def test_verify_accepts_a_sound_game(run: Run, tmp_path: Path, whole: dict[str, Any]) -> None:
    result = run("replay", saved(tmp_path, whole), "--verify")
    assert result.code == 0
    assert f"{len(whole['moves'])} moves" in result.out


UNSOUND: dict[str, tuple[dict[str, Any], str]] = {
    "illegal move": ({"moves": [[0, "end"]], "result": None}, "Move 1"),
    "unreadable move": ({"moves": [[2, "fly"]], "result": None}, "Move 1"),
    "odd entry": ({"moves": [7], "result": None}, "Move 1"),
    "other result": ({"result": {"scores": [1, 2, 3], "ranking": [3, 2, 1]}}, "does not match its moves"),
}


@pytest.mark.parametrize("case", UNSOUND)
def test_verify_finds_what_is_not_sound(run: Run, tmp_path: Path, whole: dict[str, Any], case: str) -> None:
    change, hint = UNSOUND[case]
    file = saved(tmp_path, {**whole, **change})
    result = run("replay", file, "--verify")
    assert (result.code, result.out) == (1, "")
    assert hint in result.err
    assert result.err.count("\n") == 1
    answer = run("replay", file, "--verify", "--json")
    assert answer.code == 1
    assert json.loads(answer.out)["is_sound"] is False
    assert run("replay", file).code == 2


UNREADABLE: dict[str, tuple[Any, str]] = {
    "not json": ("{", "is not JSON"),
    "bytes": ("\x00\x01", "is not JSON"),
    "too deep": ("[" * 100_000, "is not JSON"),
    "a list": ([], "not a saved game"),
    "other format": ({"penstock": 99}, "not a saved game"),
    "lacks": ({"penstock": 1, "game": GAME}, "lacks"),
    "other version": ({"rules_version": 99}, "rules version 99"),
    "other components": ({"components": "0000"}, "other components"),
    "no such game": ({"game": "chess"}, "no game 'chess'"),
    "odd game": ({"game": ["chess"]}, "name must be a string"),
    "odd seats": ({"seats": 17}, "played by 2, 3, 4 or 5"),
    "odd seed": ({"seed": "x"}, "seed is a whole number"),
    "odd options": ({"options": {"weather": "fine"}}, "no option 'weather'"),
    "odd moves": ({"moves": 3}, "moves must be a list"),
}


@pytest.mark.parametrize("verify", [False, True])
@pytest.mark.parametrize("case", UNREADABLE)
def test_what_is_not_a_game_of_ours_is_bad_input(
    run: Run, tmp_path: Path, whole: dict[str, Any], case: str, verify: bool
) -> None:
    change, hint = UNREADABLE[case]
    is_change = isinstance(change, dict) and "penstock" not in change
    result = run(
        "replay", saved(tmp_path, {**whole, **change} if is_change else change), *["--verify"][:verify]
    )
    assert (result.code, result.out) == (2, "")
    assert hint in result.err
    assert result.err.count("\n") == 1
