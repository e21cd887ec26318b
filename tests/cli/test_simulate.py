"""`penstock simulate` and `penstock bench`: the numbers add up."""

from __future__ import annotations

import csv
import io
import json
import os
import time
from pathlib import Path

import pytest
from rich.console import Console

import penstock
from penstock.bots import series
from penstock.terminal import running
from penstock.terminal.commands import command_bench
from tests.cli.running import Run
from tests.cli.terminals import at_terminal, exit_code, read_until

GAME = "schwarzer-freitag"


def test_random_games_are_those_of_the_batch(process: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    result = process("simulate", GAME, "--games", 40, "--seed", 3, "--seats", 4, "--json", "--csv", file)
    assert result.code == 0, result.err
    assert result.err == ""
    summary = json.loads(result.out)
    batch = penstock.batch(GAME, n=40, seats=4, seed=3)
    made = batch.playout()
    assert summary["decisions"]["total"] == made
    assert [s["mean_score"] for s in summary["seats"]] == pytest.approx(batch.scores.mean(axis=0), abs=1e-3)
    assert sum(s["share_of_wins"] for s in summary["seats"]) == pytest.approx(1, abs=1e-3)
    assert summary["endings"] == {"SILVER_100": 40}

    rows = list(csv.DictReader(file.read_text().splitlines()))
    assert len(rows) == 160
    assert [int(r["score"]) for r in rows] == batch.scores.ravel().tolist()
    assert [int(r["place"]) for r in rows] == batch.ranking.ravel().tolist()
    lengths = [int(r["decisions"]) for r in rows[::4]]
    assert sum(lengths) == made
    assert (min(lengths), max(lengths)) == (summary["decisions"]["min"], summary["decisions"]["max"])


def test_readings_are_compared_with_the_default(process: Run, tmp_path: Path) -> None:
    result = process(
        "simulate", GAME, "--games", 3, "--seed", 8, "--bots", "random", "--readings", tmp_path
    )
    assert result.code == 0, result.err
    page = (tmp_path / f"{GAME}.md").read_text()
    assert "3 games of each reading with 3 seats, played by `random`" in page
    assert "| style = 2023 |" in page
    assert "| stages_a.threshold lower |" in page
    assert (tmp_path / f"{GAME}.svg").read_text().startswith("<svg ")
    refused = process("simulate", GAME, "--games", 3, "--bots", "search", "--readings", tmp_path)
    assert refused.code == 2
    assert "--readings needs bots of ours" in refused.err


def test_a_second_look_at_some_of_the_readings(process: Run, tmp_path: Path) -> None:
    given = ["simulate", GAME, "--games", 3, "--seed", 8, "--bots", "greedy"]
    result = process(*given, "--readings", tmp_path, "--only", "style,stages_a")
    assert result.code == 0, result.err
    page = (tmp_path / f"{GAME}.md").read_text()
    rows = [line.split(" | ")[0] for line in page.splitlines() if line.startswith("| ")]
    assert rows[:3] == ["| reading", "| default", "| style = 2023"]
    assert len(rows) > 3
    assert all(row.startswith("| stages_a.") for row in rows[3:])
    assert f"--readings {tmp_path} --only style,stages_a\n" in page
    unknown = process(*given, "--readings", tmp_path, "--only", "silver")
    assert unknown.code == 2
    assert "No reading changes 'silver'; there are readings of firstGame, " in unknown.err
    alone = process(*given, "--only", "style")
    assert alone.code == 2
    assert "--only says which of the --readings are played" in alone.err
    kept = process(*given, "--readings", tmp_path, "--keep", tmp_path / "nowhere")
    assert "--keep is for --readings, and needs a folder that exists" in kept.err


def test_bots_in_compiled_form_play_as_a_series(process: Run) -> None:
    result = process("simulate", GAME, "--games", 3, "--seed", 8, "--bots", "random,greedy", "--json")
    assert result.code == 0, result.err
    summary = json.loads(result.out)
    assert [s["bot"] for s in summary["seats"]] == ["random", "greedy"]
    batch = penstock.batch(GAME, n=3, seats=2, seed=8)
    assert summary["decisions"]["total"] == series.play_batch(batch, ["random", "greedy"])
    assert [s["mean_score"] for s in summary["seats"]] == pytest.approx(batch.scores.mean(axis=0), abs=1e-3)


def test_other_bots_play_the_matches_that_play_shows(run: Run, tmp_path: Path) -> None:
    game, bots = penstock.game(GAME), ["random", "random"]
    plan = running.SimulationPlan(game, game.read_options({}), bots, seed=8, games=2)
    outcomes = running.matches(plan).play(0, 2)
    for k in range(2):
        file = tmp_path / f"{k}.json"
        run("play", GAME, "--seats", 2, "--seed", 8 + k, "--bots", ",".join(bots), "--save", file)
        saved = json.loads(file.read_text())
        assert outcomes.scores[k].tolist() == saved["result"]["scores"]
        assert outcomes.places[k].tolist() == saved["result"]["ranking"]
        assert outcomes.lengths[k] == len(saved["moves"])


def test_a_report_counts_the_moves_of_the_same_games(process: Run, tmp_path: Path) -> None:
    file = tmp_path / "balance.html"
    reported = process(
        "simulate", GAME, "--games", 30, "--seed", 3, "--seats", 3, "--json", "--report", file
    )
    assert reported.code == 0, reported.err
    plain = process("simulate", GAME, "--games", 30, "--seed", 3, "--seats", 3, "--json")
    summary, other = json.loads(reported.out), json.loads(plain.out)
    for timed in ("seconds", "decisions_per_s"):
        del summary[timed], other[timed]
    assert summary == other
    page = file.read_text("utf-8")
    assert "Advantage by order of play" in page
    assert f"penstock simulate {GAME} --bots random --seats 3 --games 30 --seed 3" in page


def test_matches_count_their_moves(run: Run) -> None:
    game = penstock.game(GAME)
    plan = running.SimulationPlan(game, game.read_options({}), ["random"] * 2, 8, 2, is_counting=True)
    outcomes = running.matches(plan).play(0, 2)
    assert outcomes.used.shape == (2, 2, len(game.moves.families))
    assert outcomes.used.sum(axis=(1, 2)).tolist() == outcomes.lengths.tolist()
    assert set(outcomes.starts.tolist()) <= {0, 1}


def test_the_summary_can_be_read_at_eighty_columns(process: Run) -> None:
    result = process("simulate", GAME, "--games", 1200, "--seed", 1)
    assert result.code == 0
    assert "1,200" in result.out
    assert "share of wins" in result.out
    assert result.widest <= 80


def test_options_reach_the_games(process: Run) -> None:
    plain = json.loads(process("simulate", GAME, "--games", 30, "--seed", 1, "--json").out)
    other = json.loads(
        process("simulate", GAME, "--games", 30, "--seed", 1, "--json", "--option", "style=2023").out
    )
    assert other["options"]["style"] == "2023"
    assert other["decisions"] != plain["decisions"]


def test_bench_has_its_seven_fields(process: Run) -> None:
    result = process("bench", GAME, "--seats", 3, "--games", 50, "--json")
    assert result.code == 0, result.err
    (row,) = json.loads(result.out)
    assert list(row) == [
        "game", "seats", "decisions_per_s", "games_per_s", "plain_decisions_per_s", "compile_s",
        "state_bytes",
    ]  # fmt: skip
    assert row["seats"] == 3
    assert row["state_bytes"] == penstock.game(GAME).state.dtype().itemsize
    assert row["decisions_per_s"] > row["plain_decisions_per_s"] > 0


def test_bench_measures_every_seat_count(process: Run) -> None:
    result = process("bench", GAME, "--games", 20)
    assert result.code == 0
    lines = [line.split() for line in result.out.splitlines()]
    assert [line[1] for line in lines if line and line[0] == GAME] == ["2", "3", "4", "5"]
    assert result.widest <= 80
    assert "…" not in result.out


def test_benches_of_a_fast_machine_fit_too() -> None:
    speeds = {"decisions_per_s": 110_369_123, "games_per_s": 1_130_596, "plain_decisions_per_s": 248_150}
    row = {"game": GAME, "seats": 5, **speeds, "compile_s": 10.72, "state_bytes": 11_160}
    console = Console(width=80, file=io.StringIO())
    with console.capture() as capture:
        console.print(command_bench.shown([row]))
    assert all(len(line) <= 80 for line in capture.get().splitlines())
    assert capture.get().split()[-3:] == ["248,150", "10.72", "11,160"]
    assert "110,369,123 " in capture.get()


def test_ctrl_c_while_the_rules_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PENSTOCK_CACHE", str(tmp_path))
    pid, line = at_terminal("simulate", GAME, "--games", "1000")
    read_until(line, "Compiling")
    time.sleep(3)
    os.write(line, b"\x03")
    assert exit_code(pid) == 130
    assert "Traceback" not in read_until(line, "")


def test_a_bar_moves_at_a_terminal_and_ctrl_c_stops_it() -> None:
    pid, line = at_terminal("simulate", GAME, "--games", "3000000")
    read_until(line, "/3000000", seconds=200)
    os.write(line, b"\x03")
    assert exit_code(pid) == 130
    assert "Traceback" not in read_until(line, "")
