"""`penstock tournament`: from the command line to the table, stopped, resumed, and told what is wrong."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

import penstock
from tests.cli.running import Run
from tests.cli.terminals import at_terminal, exit_code, read_until

GAME = "schwarzer-freitag"
CUP = ["tournament", GAME, "--bots", "greedy,random", "--seed", 3]


def timeless(text: str) -> dict[str, Any]:
    summary: dict[str, Any] = json.loads(text)
    assert set(summary.pop("thinking")) == {"greedy", "random"}
    return summary


def test_a_tournament_is_summed_up(process: Run) -> None:
    summary = timeless(process(*CUP, "--games", 7, "--json").out)
    assert (summary["games"], summary["groups"], summary["seats"]) == (8, 4, 2)
    greedy, other = summary["bots"]
    assert (greedy["bot"], other["bot"]) == ("greedy", "random")
    assert greedy["wins"] + other["wins"] == 8
    assert greedy["rating"]["low"] > other["rating"]["high"]
    for bot in (greedy, other):
        assert [seat["seats_held"] for seat in bot["by_seat"]] == [4, 4]
    assert summary["placed_before"]["greedy"]["random"] == greedy["share"]
    assert sum(seat["share"] for seat in summary["by_seat"]) == pytest.approx(1)


def test_stopped_and_resumed_is_the_same_as_in_one_go(process: Run, tmp_path: Path) -> None:
    file = tmp_path / "cup.jsonl"
    whole = timeless(process(*CUP, "--games", 6, "--json", "--save", file).out)
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) == 7
    file.write_text("".join(lines[:3]) + lines[3][:20])  # killed while it wrote the third game
    resumed = process("tournament", GAME, "--resume", file, "--json")
    assert timeless(resumed.out) == whole
    assert len(file.read_text().splitlines()) == 7
    longer = process("tournament", GAME, "--resume", file, "--games", 8, "--json")
    assert timeless(longer.out) == timeless(process(*CUP, "--games", 8, "--json").out)


def test_ctrl_c_keeps_finished_games(tmp_path: Path) -> None:
    file = tmp_path / "cup.jsonl"
    arguments = [str(a) for a in CUP]
    pid, line = at_terminal(*arguments, "--games", "100000", "--save", str(file), "--processes", "2")
    read_until(line, "/100000", seconds=200)
    while len(file.read_text().splitlines()) < 3:
        read_until(line, "", seconds=5)
    os.write(line, b"\x03")
    seen = read_until(line, f"--resume {file}")
    assert exit_code(pid) == 130
    assert "Traceback" not in seen
    assert "of 100000 games are finished" in seen
    kept = [json.loads(text) for text in file.read_text().splitlines()[1:]]
    assert len(kept) >= 2


def test_the_page_tells_how_to_repeat_it(process: Run, tmp_path: Path) -> None:
    file = tmp_path / "cup.html"
    result = process(*CUP, "--games", 4, "--option", "style=2023", "--report", file)
    assert (result.code, result.err) == (0, "")
    again = f"penstock tournament {GAME} --bots greedy,random --seats 2 --games 4 --seed 3"
    assert f"{again} --move-time 10 --option style=2023" in file.read_text("utf-8")


def test_the_table_can_be_read_at_eighty_columns(process: Run) -> None:
    result = process(*CUP, "--games", 2)
    assert result.code == 0
    assert result.err == ""
    assert "2 in 1 duplicate groups" in result.out
    assert result.widest <= 80
    assert "…" not in result.out


def test_a_failing_program_loses_games_not_the_tournament(process: Run) -> None:
    result = process("tournament", GAME, "--bots", "cmd:false,random", "--games", 2, "--seed", 1)
    assert (result.code, result.err) == (0, "")
    assert "forfeits" in result.out
    assert "The bot 'false' ended (exit code 1)" in result.out


BAD = [
    ([GAME], "A new tournament needs --bots"),
    ([GAME, "--bots", "greedy,random"], "A new tournament needs --games"),
    (["chess", "--bots", "greedy,random", "--games", 2], "There is no game 'chess'"),
    ([GAME, "--bots", "greedy,deep", "--games", 2], "There is no bot 'deep'"),
    ([GAME, "--bots", "cmd:/nowhere", "--games", 2], "There is no program '/nowhere'"),
    ([GAME, "--bots", "greedy", "--games", 2], "at least two different bots"),
    ([GAME, "--bots", "greedy,greedy,random", "--seats", 2, "--games", 2], "more than once"),
    ([GAME, "--bots", "greedy,random", "--games", 0], "at least 1"),
    ([GAME, "--bots", "greedy,random", "--games", "many"], "not a whole number"),
    ([GAME, "--bots", "greedy,random", "--games", 2, "--seats", 9], "2, 3, 4 or 5"),
    ([GAME, "--bots", "greedy,random", "--games", 2, "--processes", 0], "at least 1"),
    ([GAME, "--bots", "greedy,random", "--games", 2, "--move-time", 0], "more than 0 seconds"),
    ([GAME, "--bots", "greedy,random", "--games", 2, "--turn-time", "long"], "not a number of seconds"),
    ([GAME, "--bots", "greedy,random", "--games", 2, "--option", "style=1"], "2010 or 2023"),
    ([GAME, "--bots", "greedy,random", "--games", 2, "--save", "/nowhere/x"], "no folder '/nowhere'"),
    ([GAME, "--bots", "greedy,random", "--games", 2, "--report", "/nowhere/x"], "no folder '/nowhere'"),
    ([GAME, "--resume", "/nowhere/x"], "Cannot read '/nowhere/x'"),
    ([GAME, "--resume", "a", "--save", "b"], "not allowed with argument"),
    ([GAME, "--bots", "greedy,random", "--games", 2, "--processes", 2, "--cluster", "local"], "not both"),
    ([GAME, "--bots", "greedy,random", "--games", 2, "--cluster", "home"], "HOST:PORT, auto or local"),
]  # fmt: skip


@pytest.mark.parametrize(("arguments", "hint"), BAD, ids=lambda value: str(value)[:60])
def test_bad_input_is_told_in_one_line(run: Run, arguments: Any, hint: str) -> None:
    result = run("tournament", *arguments)
    assert (result.code, result.out) == (2, "")
    assert result.err.count("\n") == 1
    assert hint in result.err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "random,greedy"], "was started with --bots greedy,random; omit that option"),
        (["--seats", 3], "was started with --seats 2"),
        (["--seed", 4], "was started with --seed 3"),
        (["--move-time", 1], "was started with --move-time 10"),
        (["--option", "style=2023"], "was started with --option"),
    ],
)
def test_a_resumed_tournament_is_not_contradicted(
    run: Run, tmp_path: Path, arguments: Any, complaint: str
) -> None:
    from penstock.arena import record
    from penstock.arena.schedule import Tournament

    game = penstock.game(GAME)
    file = tmp_path / "cup.jsonl"
    record.begin(file, Tournament(GAME, 2, ("greedy", "random"), 3, game.read_options({})), 2)
    before = file.read_text()
    result = run("tournament", GAME, "--resume", file, *arguments)
    assert result.code == 2
    assert complaint in result.err
    assert file.read_text() == before
