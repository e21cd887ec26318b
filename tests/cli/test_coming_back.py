"""`penstock play`: saving, leaving and coming back, by pipe and at a real terminal."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

import penstock
from tests.cli.running import Run
from tests.cli.terminals import at_terminal, exit_code, press_ctrl_c_until, read_until
from tests.cli.typed import random_moves, seat_one_to_move

GAME = "schwarzer-freitag"
ESCAPE = "\x1b"


# -- saving and coming back -------------------------------------------------------------------


def test_a_saved_game_goes_on_where_it_stopped(run: Run, here: Path) -> None:
    match, typed = random_moves(seed=47)
    half = len(typed) // 2
    first = run("play", GAME, "--seed", 47, "--hot-seat", "--save", "g.json", typed="\n".join(typed[:half]))
    assert first.code == 0
    assert "penstock play schwarzer-freitag --save g.json --hot-seat" in first.out
    assert len(json.loads(Path("g.json").read_text())["moves"]) == half
    second = run("play", GAME, "--hot-seat", "--save", "g.json", typed="\n".join(typed[half:]))
    assert second.code == 0
    assert json.loads(Path("g.json").read_text()) == match.save()
    assert sorted(Path().iterdir()) == [Path("g.json")]


def test_quit_saves_only_if_asked_to(run: Run, here: Path) -> None:
    seat_one_to_move(run, "1", "quit")
    assert list(Path().iterdir()) == []
    result = run(
        "play", GAME, "--seed", 7, "--stdin", "--save", "g.json", "--lang", "de", typed="1\nquit\n"
    )
    assert "penstock play schwarzer-freitag --save g.json --lang de" in result.out
    assert json.loads(Path("g.json").read_text())["moves"][-1] == [0, "subsidy"]


def test_save_writes_where_it_is_told(run: Run, here: Path) -> None:
    out = seat_one_to_move(run, "save here.json", "save /nowhere/x.json", "save").out
    assert "Saved in here.json." in out
    assert "Cannot write '/nowhere/x.json'" in out
    assert "Say where" in out
    assert penstock.load(json.loads(Path("here.json").read_text())).to_act == (0,)


@pytest.mark.parametrize(
    ("more", "hint"),
    [
        (["--seats", 4], "has seats 3, not 4"),
        (["--seed", 8], "has seed 7, not 8"),
        (["--option", "style=2023"], "has style=2010"),
    ],
)
def test_coming_back_must_not_contradict_the_saved_game(run: Run, here: Path, more: Any, hint: str) -> None:
    run("play", GAME, "--seed", 7, "--bots", "greedy", "--stdin", "--save", "g.json")
    result = run("play", GAME, "--stdin", "--save", "g.json", *more)
    assert (result.code, result.out) == (2, "")
    assert hint in result.err


def test_a_file_that_is_no_game_is_not_overwritten(run: Run, here: Path) -> None:
    Path("notes.txt").write_text("dear diary")
    result = run("play", GAME, "--stdin", "--save", "notes.txt")
    assert result.code == 2
    assert Path("notes.txt").read_text() == "dear diary"


# -- a real terminal --------------------------------------------------------------------------


def test_ctrl_c_at_a_terminal_saves_and_leaves(here: Path) -> None:
    pid, line = at_terminal("play", GAME, "--seed", "7", "--bots", "greedy", "--save", "g.json")
    seen = read_until(line, "Player 1 > ")
    assert ESCAPE in seen  # a terminal gets colours
    os.write(line, b"1\n")
    read_until(line, "Cash", "Player 1 > ")
    seen = press_ctrl_c_until(line, "--save g.json")
    assert "Traceback" not in seen
    assert exit_code(pid) == 130
    assert json.loads(Path("g.json").read_text())["moves"][-1] == [0, "subsidy"]


def test_ctrl_d_at_a_terminal_leaves(here: Path) -> None:
    pid, line = at_terminal("play", GAME, "--seed", "7", "--bots", "greedy")
    read_until(line, "Player 1 > ")
    os.write(line, b"\x04")
    read_until(line, "was not saved")
    assert exit_code(pid) == 0


def test_several_people_hand_the_keyboard_over(here: Path) -> None:
    pid, line = at_terminal("play", GAME, "--seed", "7", "--hot-seat")
    read_until(line, "Player 3 > ")
    os.write(line, b"pass red\n")
    read_until(line, "Player 3 > ")
    os.write(line, b"end\n")
    seen = read_until(line, "press Enter")
    assert "Your moves" not in seen.rpartition("Player 1")[2]
    os.write(line, b"\n")
    read_until(line, "Player 1 > ")
    os.write(line, b"quit\n")
    read_until(line, "was not saved")
    assert exit_code(pid) == 0
