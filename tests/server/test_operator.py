"""What an operator gets wrong is told in one sentence, before anything is made, opened or changed."""

from __future__ import annotations

import json
import socket
import sqlite3
from pathlib import Path

import pytest

import penstock
from tests.server.house import House, quick
from tests.server.test_running import is_one_sentence, serve
from tests.server.test_running import penstock as command


@pytest.mark.parametrize("url", ["mysql://127.0.0.1/x", "nonsense", "postgresql://[::1/x", "sqlite:///x"])
@pytest.mark.parametrize("words", [["check"], ["admin", "reports"]])
def test_only_postgresql_is_another_database(words: list[str], url: str) -> None:
    is_one_sentence(command(*words, PENSTOCK_DATABASE_URL=url), "PENSTOCK_DATABASE_URL", "postgresql://")
    done = command(words[0], "--database-url", url, *words[1:])
    is_one_sentence(done, "postgresql://")


def test_a_server_says_what_it_cannot_do_before_it_is_open(tmp_path: Path) -> None:
    data = tmp_path / "data"
    where = ["--data", str(data)]
    is_one_sentence(serve(*where, "--port", "99999"), "99999")
    is_one_sentence(serve(*where, PENSTOCK_PUBLIC_URL="table.example.org"), "https://")
    assert not data.exists()
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        done = serve(*where, "--operator", f"127.0.0.1:{port}")
        is_one_sentence(done, port, "another program listens there")


def test_orders_that_cannot_be(tmp_path: Path) -> None:
    house = House(quick(tmp_path))
    where = ["--data", str(tmp_path)]
    is_one_sentence(command("admin", *where, "done", "9" * 30), "no report 999")
    is_one_sentence(command("admin", *where, "person", "\udcff"), "nobody")
    for days in ("nan", "-1", "0", "inf"):
        done = command("admin", *where, "suspend", "anna", "--days", days)
        assert done.returncode == 2
        assert "days" in done.stderr
    assert command("admin", "reports", *where).stdout == "0 reports\n"  # the folder where one looks for it
    house.close()


def test_backups_that_cannot_be_written_or_are_none(tmp_path: Path) -> None:
    data = tmp_path / "data"
    House(quick(data)).close()
    where = ["--data", str(data)]
    missing, folder = tmp_path / "no" / "monday.sqlite", tmp_path / "folder"
    folder.mkdir()
    for file in (missing, folder):
        is_one_sentence(command("backup", *where, str(file)), str(file))
    assert folder.is_dir()
    text, other, empty = (tmp_path / name for name in ("text", "other.sqlite", "empty"))
    text.write_text("no database" * 1000)
    empty.write_text("")
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE somebody_elses (a INTEGER)")
    connection.close()
    fresh = tmp_path / "fresh"
    for file in (text, other, empty):
        done = command("backup", "--data", str(fresh), "--restore", str(file))
        is_one_sentence(done, str(file), "no backup")
        assert not fresh.exists()


def test_what_is_no_saved_game_is_not_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for text in ("[" * 100_000, "{}", "[]", "null", "1"):
        file.write_text(text)
        is_one_sentence(command("verify", str(file)))
    match = penstock.game("arriala").new(2, seed=1)
    wrong: list[object] = [[], "x", 1]
    for shares in wrong:
        file.write_text(json.dumps({**match.save(), "table": {"shares": shares}}))
        is_one_sentence(command("verify", str(file)), "share")
