"""What was acknowledged survives kill -9; the long form is `python -m tests.server.crash`."""

from __future__ import annotations

from pathlib import Path

import pytest

from penstock.cli import main
from tests.server.crash import crash_rounds, fill_disk
from tests.server.postgres import Postgres
from tests.server.program import Program


@pytest.mark.long
def test_kill_9_on_sqlite(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    result = crash_rounds(tmp_path, rounds=2, tables=6, seed=1)
    assert result["acknowledged"] > 0
    assert main(["check", "--data", str(tmp_path / "web0")]) == 0
    assert " 0 with differences" in capsys.readouterr().out


@pytest.mark.long
def test_kill_9_of_two_web_processes_on_postgres(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = postgres.new_database("two_webs")
    result = crash_rounds(tmp_path, rounds=1, tables=4, seed=2, database=database, webs=2)
    assert result["acknowledged"] > 0
    assert main(["check", "--database-url", database]) == 0


def test_postgres_killed_and_restarted(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database("killed")

    def kill_postgres(_: list[Program]) -> None:
        postgres.kill()
        postgres.start_again()

    result = crash_rounds(tmp_path, rounds=1, tables=4, seed=3, database=database, hurt=kill_postgres)
    assert result["acknowledged"] > 0


def test_a_full_disk_under_many_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    refused: list[int] = []

    def fill_and_count(programs: list[Program]) -> None:
        fill_disk(programs)
        metrics = programs[0].operator("/metrics").text
        refused.append(sum('status="503"' in line for line in metrics.splitlines()))

    result = crash_rounds(tmp_path, rounds=2, tables=4, seed=4, hurt=fill_and_count)
    assert result["acknowledged"] > 0
    assert refused[-1] > 0  # it was noticed
    assert main(["check", "--data", str(tmp_path / "web0")]) == 0
    assert " 0 with differences" in capsys.readouterr().out
