"""Running a server: its folder, its settings, what it says when it cannot start, backups, upgrades."""

from __future__ import annotations

import io
import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from dataclasses import fields, replace
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from penstock.cli import main
from penstock.server.config import (
    UNLIMITED,
    BadSetting,
    Retention,
    ServerConfig,
    from_environment,
)
from penstock.server.store import rows, schema, storage
from penstock.server.store.folder import FolderLock
from tests.server.house import House, Player, free_port, quick, wait_for
from tests.server.postgres import Postgres
from tests.server.program import ROOT, Program
from tests.server.test_life import play_one

FIRST_RELEASE = Path(__file__).with_name("first_release.sql")
RECORDED = 1_794_813_957.0  # when it was
BEAS_TOKEN = "X_ZGlOJ9rpMBQJs82-1p5pjFowwCQV72FK3kJ9z48aw"


def kept_environment() -> dict[str, str]:
    return {k: v for k, v in os.environ.items() if not k.startswith("PENSTOCK_")}


def penstock(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command beside a server, called in this process: a program of its own imports for a second."""
    out, err = io.StringIO(), io.StringIO()
    with ExitStack() as here:
        here.enter_context(patch.dict(os.environ, {**kept_environment(), **environment}, clear=True))
        here.enter_context(redirect_stdout(out))
        here.enter_context(redirect_stderr(err))
        code = main(list(words))
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())


def serve(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A server that cannot start."""
    port = [] if "--port" in words else ["--port", str(free_port())]
    return subprocess.run(
        [sys.executable, "-m", "penstock.cli", "serve", "--no-compile", *port, *words],
        env={**kept_environment(), "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )


def is_one_sentence(done: subprocess.CompletedProcess[str], *parts: str) -> None:
    assert done.returncode == 2, done.stderr[-2000:]
    assert done.stderr.startswith("penstock: "), done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    for part in parts:
        assert part in done.stderr


def test_an_address_that_is_taken_or_none(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        done = serve("--port", port, "--data", str(tmp_path))
        is_one_sentence(done, port, "another program listens there")
    is_one_sentence(
        serve("--host", "no.such.host.invalid", "--data", str(tmp_path)), "no.such.host.invalid"
    )


# -- the folder ---------------------------------------------------------------------------------


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_the_data_folder_is_nobody_elses(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    before = os.umask(0)
    try:
        house = House(quick(folder))
        house.guest("Anna")
        assert mode(folder) == 0o700
        assert {file.name: mode(file) for file in folder.iterdir()} == dict.fromkeys(
            ("penstock.sqlite", "penstock.sqlite-wal", "penstock.sqlite-shm", "penstock.lock"), 0o600
        )
        copy = tmp_path / "copy.sqlite"
        assert main(["backup", "--data", str(folder), str(copy)]) == 0
        assert mode(copy) == 0o600
        house.close()
    finally:
        os.umask(before)


def test_what_was_open_to_others_is_closed(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "penstock.sqlite").touch(0o644)
    House(quick(tmp_path)).close()
    assert (mode(tmp_path), mode(tmp_path / "penstock.sqlite")) == (0o700, 0o600)


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    program = Program(tmp_path)
    is_one_sentence(serve("--data", str(tmp_path)), f"process {program.process.pid}", str(tmp_path))
    copy = tmp_path / "copy.sqlite"
    assert penstock("backup", "--data", str(tmp_path), str(copy)).returncode == 0  # who only reads may
    refused = penstock("backup", "--restore", "--data", str(tmp_path), str(copy))
    is_one_sentence(refused, f"process {program.process.pid}")
    program.kill()  # whoever is killed holds nothing
    program.start()
    program.stop()
    FolderLock(tmp_path).release()


# -- what it says -------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [["check"], ["backup", "copy.sqlite"], ["admin", "reports"]])
def test_a_missing_folder_is_told_and_not_made(words: list[str], tmp_path: Path) -> None:
    missing = tmp_path / "nowhere"
    name, *rest = words
    is_one_sentence(penstock(name, "--data", str(missing), *rest), "no Penstock database", str(missing))
    assert not missing.exists()
    assert not Path("copy.sqlite").exists()


def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    is_one_sentence(serve("--data", str(tmp_path / "file")), "cannot be used", "exists")
    is_one_sentence(serve("--data", str(tmp_path / "file" / "data")), "cannot be used", "directory")
    (tmp_path / "penstock.sqlite").write_text("This is no database. " * 100)
    is_one_sentence(serve("--data", str(tmp_path)), "cannot be used", "not a database")


def test_a_newer_schema_is_told_and_left_alone(tmp_path: Path) -> None:
    House(quick(tmp_path)).close()
    database = sqlite3.connect(tmp_path / "penstock.sqlite")
    database.execute("UPDATE alembic_version SET version_num = 'from the future'")
    database.commit()
    for done in (
        serve("--data", str(tmp_path)),
        penstock("check", "--data", str(tmp_path)),
        penstock("backup", "--data", str(tmp_path), str(tmp_path / "copy")),
        penstock("admin", "--data", str(tmp_path), "reports"),
    ):
        is_one_sentence(done, "from the future", "newer")
    assert not (tmp_path / "copy").exists()
    assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("from the future",)]
    database.close()


def test_an_older_schema_is_brought_up_to_date_by_the_server_alone(tmp_path: Path) -> None:
    first_release(tmp_path / "penstock.sqlite")
    for words in (["check"], ["admin", "reports"], ["backup", str(tmp_path / "copy")]):
        name, *rest = words
        done = penstock(name, "--data", str(tmp_path), *rest)
        is_one_sentence(done, "older Penstock", "start the server once")
    database = sqlite3.connect(tmp_path / "penstock.sqlite")
    assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    database.close()


def test_a_database_that_cannot_be_reached_is_told_without_its_password() -> None:
    url = "postgresql://penstock:a-secret@127.0.0.1:1/penstock"
    for done in (serve(PENSTOCK_DATABASE_URL=url), penstock("check", PENSTOCK_DATABASE_URL=url)):
        is_one_sentence(done, "127.0.0.1:1/penstock", "cannot be used")
        assert "a-secret" not in done.stderr


@pytest.mark.parametrize(
    "url", ["postgresql://penstock:secret@db/penstock", "postgresql://db/penstock?password=secret"]
)
def test_a_password_on_the_command_line_is_refused(url: str) -> None:
    for done in (serve("--database-url", url), penstock("check", "--database-url", url)):
        is_one_sentence(done, "PENSTOCK_DATABASE_URL")


# -- settings -----------------------------------------------------------------------------------


def test_the_environment_sets_everything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("from a file\n")
    said = {
        "DATA": "/srv/data", "DATABASE_URL": "postgresql://db/x", "HOST": "0.0.0.0", "PORT": "9000",
        "PUBLIC_URL": "https://table.example.org/", "PROXY": "10.0.0.7", "ROLE": "web", "SMTP_HOST": "mail",
        "OPERATOR": "127.0.0.1:8061",
        "SMTP_PORT": "25", "SMTP_USER": "u", "SMTP_PASSWORD_FILE": str(secret),
        "SMTP_SENDER": "s@example.org", "KEEP_GUESTS": "1", "KEEP_CHAT": "2.5", "KEEP_TABLES": "0",
        "KEEP_UNPLAYED": "4", "KEEP_OUTBOX": "5", "KEEP_REPORTS": "6",
    }  # fmt: skip
    for name, value in said.items():
        monkeypatch.setenv(f"PENSTOCK_{name}", value)
    config = from_environment(ServerConfig())
    assert (str(config.data), config.database_url) == ("/srv/data", "postgresql://db/x")
    assert (config.host, config.port, config.proxy, config.role) == ("0.0.0.0", 9000, "10.0.0.7", "web")
    assert (config.public_url, config.operator) == ("https://table.example.org", "127.0.0.1:8061")
    mail = config.mail
    assert (mail.host, mail.port, mail.user, mail.password, mail.sender) == (
        "mail", 25, "u", "from a file", "s@example.org"
    )  # fmt: skip
    assert config.retention == Retention(1, 2.5, 0, 4, 5, 6)
    assert from_environment(replace(ServerConfig(), port=9001)).port == 9001  # the command line comes first


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "many"),
        ("KEEP_CHAT", "-1"),
        ("KEEP_TABLES", "nan"),
        ("ROLE", "cook"),
        ("OPERATOR", "8061"),
        ("OPERATOR", "127.0.0.1:all"),
        ("SMTP_PASSWORD_FILE", "/nowhere/at/all"),
    ],
)
def test_a_setting_that_cannot_be_is_told(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"PENSTOCK_{name}", value)
    with pytest.raises(BadSetting, match=f"PENSTOCK_{name}"):
        from_environment(ServerConfig())


def test_every_setting_is_documented() -> None:
    source = (ROOT / "src/penstock/server/config.py").read_text("utf-8")
    names = set(re.findall(r'(?:setting|number|chosen)\(\s*"([A-Z_]+)"', source))
    names |= {f"KEEP_{f.name.upper()}" for f in fields(Retention)}
    assert len(names) > 12
    document = (ROOT / "docs/server.md").read_text("utf-8")
    told = set(re.findall(r"PENSTOCK_([A-Z_]+)", document))
    assert names <= told, names - told
    assert told <= names | {f"{name}_FILE" for name in names}, told - names


# -- backup, restore, upgrade -------------------------------------------------------------------


def first_release(file: Path) -> None:
    """A database as the first release has left it: Anna's account, Bea a guest, and between them a game
    over days, one against the clock, one that is over, and a table that waits."""
    database = sqlite3.connect(file)
    database.executescript(FIRST_RELEASE.read_text("utf-8"))
    database.close()


def first_release_on_postgres(url: str, folder: Path) -> None:
    """The same rows in the tables that the first migration made."""
    first_release(folder / "first.sqlite")
    source = sa.create_engine(f"sqlite:///{folder / 'first.sqlite'}")
    target = sa.create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with target.begin() as connection:
        config = storage.migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    tables = sa.MetaData()
    tables.reflect(target)
    with source.connect() as reading, target.begin() as writing:
        for table in tables.sorted_tables:
            found = [dict(row) for row in reading.execute(sa.select(table)).mappings()]
            if found and table.name != "alembic_version":
                writing.execute(sa.insert(table), found)
        writing.execute(sa.text("SELECT setval(pg_get_serial_sequence('chat', 'id'), 2)"))
    source.dispose()
    target.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_an_upgrade_from_the_first_release(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = ""
    if kind == "sqlite":
        first_release(tmp_path / "penstock.sqlite")
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database("first release")
        first_release_on_postgres(url, tmp_path)
    house = House(quick(tmp_path, database_url=url, limits=UNLIMITED), lambda: RECORDED + 100.0)
    with house.server.storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    anna, bea = house.guest(None), house.guest(None)
    me = anna.post("/api/login", user_name="anna", password="long enough")
    assert (me["name"], me["language"], me["email"]) == ("Anna", "de", None)  # was never confirmed
    assert me["notify"] == {"webhook": "", "email": "anna@example.org", "turns": True}
    bea.http.cookies.set("penstock", BEAS_TOKEN)
    assert bea.get("/api/me")["name"] == "Bea"
    assert 0 < RECORDED + 100 - bea.get("/api/me/sessions")[0]["created"] < 3600
    tables = {(t["game"], t["state"]): t["id"] for t in anna.get("/api/tables", scope="mine")}
    assert set(tables) == {
        ("arriala", "running"),
        ("schwarzer-freitag", "running"),
        ("packhuys", "finished"),
        ("packhuys", "open"),
    }
    table = tables["arriala", "running"]
    log = anna.get(f"/api/tables/{table}/log")
    assert [line["notation"] for line in log] == [None, "draw", "place", "to 14", "stop"]
    assert [line["text"] for line in bea.get(f"/api/tables/{table}/chat")] == ["Good luck!"]
    bea.post(f"/api/tables/{table}/chat", text="Thank you!")
    check_what_is_over(anna, bea, tables["packhuys", "finished"])
    check_stamps(house, tables["arriala", "running"], 1)
    check_stamps(house, tables["schwarzer-freitag", "running"], 1)
    seats = anna.get(f"/api/tables/{tables['schwarzer-freitag', 'running']}")["seats"]
    assert seats[0]["clock_left"] == pytest.approx(604.948, abs=0.01)
    assert 550 < seats[1]["clock_left"] < 609.742, "hers runs on, without the time between the servers"
    house.close()


def check_what_is_over(anna: Player, bea: Player, table: str) -> None:
    """A finished game can be read and talked about, and counts on the profiles from now on."""
    shown = anna.get(f"/api/tables/{table}")
    assert shown["result"] == {"scores": [2, 2], "ranking": [2, 1], "ending": "FULL_FIELD"}
    assert [line["text"] for line in anna.get(f"/api/tables/{table}/chat")] == ["Well played!"]
    assert [line["seq"] for line in bea.log(table)] == list(range(1, 61))
    for player, place in ((anna, 2), (bea, 1)):
        me = player.get("/api/me")["id"]
        [past] = wait_for(partial(results_of, bea, me))
        assert (past["table"], past["place"], past["has_left"], past["is_rated"]) == (
            table, place, False, False
        )  # fmt: skip


def results_of(player: Player, person: str) -> list[dict[str, Any]]:
    results: list[dict[str, Any]] = player.get(f"/api/people/{person}")["results"]
    return results


def check_stamps(house: House, table: str, owing: int) -> None:
    """Who kept the table waiting before the upgrade is waited for from the upgrade on."""
    row = house.server.storage.read_now(lambda connection: rows.find_table(connection, table))
    assert row is not None
    since = list(row.clocks.since)
    assert len(since) == row.n_seats
    begun = since.pop(owing)
    assert begun is not None
    assert 0 <= house.server.heartbeat() - begun < 60
    assert since == [None]
    if row.clocks.left:
        assert row.due_at == pytest.approx(begun + row.clocks.left[owing])


def test_games_that_have_their_stamps_keep_them(tmp_path: Path) -> None:
    """A table of a later release, brought up to date again, and one whose clocks cannot be read."""
    house = House(quick(tmp_path, limits=UNLIMITED))
    anna = house.guest("Anna")
    ids = [anna.new_table("arriala", "me", "me", hot_seat=True) for _ in range(3)]
    for table in ids:
        anna.post(f"/api/tables/{table}/start")
    house.close()
    database = sqlite3.connect(tmp_path / "penstock.sqlite")
    stamps = dict(database.execute("SELECT id, clocks FROM tables").fetchall())
    database.execute("UPDATE tables SET clocks = ? WHERE id = ?", ('{"left":[],"since":[]}', ids[1]))
    database.execute("UPDATE tables SET clocks = 'rubbish' WHERE id = ?", (ids[2],))
    database.execute("UPDATE alembic_version SET version_num = '0004'")
    database.commit()
    config = storage.migrations()
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'penstock.sqlite'}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0005")
    engine.dispose()
    after = dict(database.execute("SELECT id, clocks FROM tables").fetchall())
    [count] = database.execute("SELECT seconds FROM heartbeat").fetchone()
    database.close()
    assert after[ids[0]] == stamps[ids[0]]
    assert json.loads(after[ids[1]])["since"] == [
        count if begun else None for begun in json.loads(stamps[ids[1]])["since"]
    ]
    assert after[ids[2]] == "rubbish"


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_backup_and_restore_while_games_go_on(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    new_url: Callable[[str], str] = lambda name: ""  # noqa: E731
    if kind == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        new_url = lambda name: postgres.new_database(f"{name} {tmp_path.name}")  # noqa: E731
    url = new_url("one")
    house = House(quick(tmp_path / "one", database_url=url, limits=UNLIMITED))
    anna = house.guest("Anna")
    anna.post("/api/account", user_name="anna", password="long enough")
    table = anna.new_table("arriala", "me", "me", hot_seat=True)
    anna.post(f"/api/tables/{table}/start")
    stop = threading.Event()
    player = threading.Thread(target=play_until, args=(anna, table, stop))
    player.start()
    copies = [tmp_path / f"copy {k}.sqlite" for k in range(3)]
    for copy in copies:
        assert main(["backup", *database(tmp_path / "one", url), str(copy)]) == 0
    stop.set()
    player.join()
    length = len(anna.get(f"/api/tables/{table}/log"))
    house.close()
    again = new_url("two")
    before = copies[-1].read_bytes()
    assert main(["backup", "--restore", *database(tmp_path / "two", again), str(copies[-1])]) == 0
    assert copies[-1].read_bytes() == before
    assert main(["check", *database(tmp_path / "two", again)]) == 0
    assert "1 tables replayed, 0 with differences" in capsys.readouterr().out
    restored = House(quick(tmp_path / "two", database_url=again, limits=UNLIMITED))
    back = restored.guest(None)
    back.post("/api/login", user_name="anna", password="long enough")
    kept = len(back.get(f"/api/tables/{table}/log"))
    assert 1 <= kept <= length
    play_one(back, table)  # and it goes on
    back.post(f"/api/tables/{table}/chat", text="Where were we?")  # new numbers do not meet old ones
    refused = main(["backup", "--restore", *database(tmp_path / "two", again), str(copies[0])])
    assert refused == 2
    restored.close()


def database(folder: Path, url: str) -> list[str]:
    return ["--database-url", url] if url else ["--data", str(folder)]


def play_until(player: Player, table: str, stop: threading.Event) -> None:
    while not stop.is_set():
        play_one(player, table)


def test_a_backup_of_the_first_release_is_restored(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    first_release(copy)
    before = copy.read_bytes()
    assert main(["backup", "--restore", "--data", str(tmp_path / "new"), str(copy)]) == 0
    assert copy.read_bytes() == before
    house = House(quick(tmp_path / "new"))
    anna = house.guest(None)
    assert anna.post("/api/login", user_name="anna", password="long enough")["name"] == "Anna"
    house.close()
