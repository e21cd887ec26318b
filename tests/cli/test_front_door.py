"""What `penstock` says by itself, its help, and how it takes bad input: one line, exit code 2."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import penstock
from penstock import cli
from tests.cli.running import Run

GAME = "schwarzer-freitag"
GAMES = ", ".join(penstock.games())


def test_alone_it_gives_an_overview(run: Run) -> None:
    result = run()
    assert result.code == 0
    assert all(f"  {name} " in result.out for name in cli.COMMANDS)
    assert "penstock play schwarzer-freitag" in result.out


def test_version(run: Run) -> None:
    assert run("--version").out == f"penstock {penstock.__version__}\n"


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_has_help_with_an_example_that_parses(run: Run, command: Any) -> None:
    result = run(command, "--help")
    assert result.code == 0
    example = result.out.rpartition("example: penstock ")[2].split()
    assert example[0] == command
    assert cli.make_parser().parse_args(example).command == command


BAD = [
    (["frobnicate"], "choose from 'games'"),
    (["play"], "required: GAME"),
    (["play", GAME, "--colour"], "unrecognized arguments: --colour"),
    (["play", "chess"], f"the games are {GAMES}"),
    (["rules", "chess"], f"the games are {GAMES}"),
    (["components", "chess"], f"the games are {GAMES}"),
    (["simulate", "chess", "--games", "1"], f"the games are {GAMES}"),
    (["bench", "chess"], f"the games are {GAMES}"),
    (["play", GAME, "--seats", "9"], "2, 3, 4 or 5"),
    (["play", GAME, "--seats", "many"], "'many' is not a whole number"),
    (["simulate", GAME, "--games", "1", "--seats", "1"], "2, 3, 4 or 5"),
    (["bench", GAME, "--seats", "7"], "2, 3, 4 or 5"),
    (["play", GAME, "--bots", "clever"], "the bots are beginner, easy, expert"),
    (["play", GAME, "--seats", "3", "--bots", "random,random,random,greedy"], "or 3 bots"),
    (["play", GAME, "--hot-seat", "--bots", "greedy"], "omit --bots"),
    (["simulate", GAME, "--games", "1", "--seats", "4", "--bots", "random,greedy"], "or 4 bots"),
    (["simulate", GAME, "--games", "0"], "at least 1"),
    (["simulate", GAME, "--games", "1", "--threads", "0"], "at least 1"),
    (["simulate", GAME], "required: --games"),
    (["play", GAME, "--lang", "la"], "choose from 'en', 'de', 'fr', 'nl'"),
    (["play", GAME, "--option", "style"], "NAME=VALUE"),
    (["play", GAME, "--option", "style=1999"], "2010 or 2023"),
    (["play", GAME, "--option", "weather=fine"], "the options are firstGame"),
    (["play", GAME, "--components", "/nowhere"], "no component folder '/nowhere'"),
    (["components", GAME, "nothing"], "the tables are cases, grid"),
    (["play", GAME, "--save", "/nowhere/x.json"], "there is no folder '/nowhere'"),
    (["play", GAME, "--save", "/tmp"], "it is a folder"),
    (["simulate", GAME, "--games", "1", "--csv", "/nowhere/x.csv"], "there is no folder '/nowhere'"),
    (["simulate", GAME, "--games", "1", "--report", "/nowhere/x.html"], "there is no folder '/nowhere'"),
    (["replay", "/nowhere/x.json"], "No such file"),
    (["rules", GAME, "99.1"], "nearest"),
]  # fmt: skip


@pytest.mark.parametrize(("arguments", "hint"), BAD, ids=lambda value: " ".join(value)[:40])
def test_bad_input_is_told_in_one_line_that_says_what_is_allowed(
    run: Run, arguments: Any, hint: str
) -> None:
    result = run(*arguments)
    assert result.code == 2
    assert result.out == ""
    assert result.err.count("\n") == 1
    assert result.err.startswith("penstock")
    assert hint in result.err


def test_bad_components_name_file_line_and_table(run: Run, tmp_path: Path) -> None:
    (tmp_path / f"{GAME}.toml").write_text("[silver]\nbars_per_step = 'three'\n")
    result = run("components", GAME, "--components", tmp_path)
    assert result.code == 2
    assert result.err == (
        f"penstock: {GAME}.toml, line 2, table [silver]: "
        "'bars_per_step' must be a whole number, not a word.\n"
    )


def test_a_bad_component_folder_of_the_environment_is_told_before_anything_else(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PENSTOCK_COMPONENTS", "/nowhere")
    monkeypatch.setattr(penstock.registry, "load_game", penstock.registry.load_game.__wrapped__)
    fresh = replace(penstock.game(GAME))  # components are read once per game object
    monkeypatch.setattr(penstock.registry, "load_game", lambda game_id: fresh)
    result = run("games")
    assert (result.code, result.out) == (2, "")
    assert result.err == "penstock: There is no component folder '/nowhere'.\n"


def test_no_traceback_from_the_real_door(process: Run) -> None:
    result = process("play", "chess")
    assert (result.code, result.out) == (2, "")
    assert result.err == f"penstock: There is no game 'chess'; the games are {GAMES}.\n"


def test_a_reader_that_has_read_enough_is_no_error() -> None:
    command = f"{sys.executable} -m penstock.cli components {GAME} --json | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60)
    assert done.stdout == "{\n"
    assert done.stderr == ""


def test_a_terminal_without_our_characters_still_works(process: Run) -> None:
    result = process("components", GAME, "grid", PYTHONIOENCODING="ascii")
    assert result.code == 0
    assert "238" in result.out


def test_games_lists_seats_options_and_defaults(run: Run) -> None:
    result = run("games")
    assert result.code == 0
    assert "2–5 seats" in result.out
    assert "3 of them reconstructed" in result.out
    for option in penstock.game(GAME).options:
        assert option.name in result.out
    assert result.widest <= 80


def test_games_as_json(run: Run) -> None:
    (listed,) = [g for g in json.loads(run("games", "--json").out) if g["id"] == GAME]
    assert listed["seats"] == [2, 3, 4, 5]
    style = next(o for o in listed["options"] if o["name"] == "style")
    assert style == {"name": "style", "values": ["2010", "2023"], "default": "2010", "paragraph": "12.1"}
    assert "stages_a" in listed["reconstructed"]


def test_components_mark_what_is_reconstructed(run: Run) -> None:
    ours, printed = run("components", GAME, "stages_a").out, run("components", GAME, "silver").out
    assert "RECONSTRUCTED" in ours
    assert "stage 2 draws 6" in " ".join(ours.split())  # the note
    assert "RECONSTRUCTED" not in printed
    assert "source: rulebook" in printed


def test_components_show_an_owners_numbers(run: Run, tmp_path: Path) -> None:
    track = [20, *range(22, 45), 100]
    (tmp_path / f"{GAME}.toml").write_text(f"[silver]\ntrack = {track}\n")
    data = json.loads(run("components", GAME, "silver", "--components", tmp_path, "--json").out)
    assert data["tables"]["silver"]["values"]["track"] == track
    assert data["tables"]["silver"]["source"] == "owner"
    assert data["hash"] != penstock.game(GAME, "").components.hash


def test_all_components_fit_eighty_columns(run: Run) -> None:
    assert run("components", GAME).widest <= 80
