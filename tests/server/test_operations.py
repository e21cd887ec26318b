"""What an operator does: migrate, look after, back up, check, verify."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from penstock.cli import main
from penstock.engine.language import LANGUAGES
from penstock.server import problems
from penstock.server.config import RateLimits
from penstock.server.store import schema
from penstock.server.store.copying import file_engine
from penstock.server.store.storage import migrate
from tests.server.house import House, quick
from tests.server.postgres import Postgres
from tests.server.program import Program
from tests.server.test_life import play_one


@pytest.mark.parametrize("storage", ["sqlite", "postgres"])
def test_the_migrations_lead_to_the_declared_tables(
    storage: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    engine = file_engine(tmp_path / "new.sqlite")
    if storage == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database("migrated").replace("postgresql://", "postgresql+psycopg://")
        engine = sa.create_engine(url)
    migrate(engine)
    migrate(engine)  # a second time there is nothing to do
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


def test_the_server_is_ready_before_any_rules_are_compiled(tmp_path: Path) -> None:
    program = Program(tmp_path, "--page", str(tmp_path / "not built"))
    states = {game["compile_state"] for game in httpx.get(f"{program.url}/api/games").json()}
    assert states == {"plain"}
    assert httpx.get(f"{program.url}/healthz").json() == {"ok": True}
    assert "penstock_request_seconds_count" in program.operator("/metrics").text
    assert "table server is running" in httpx.get(f"{program.url}/").text
    assert "serveur" in httpx.get(f"{program.url}/", headers={"accept-language": "fr"}).text
    assert program.operator("/schema/openapi.json").json()["info"]["title"] == "Penstock"
    for path in ("/metrics", "/schema", "/schema/openapi.json", "/schema/redoc"):  # not for everybody
        assert httpx.get(f"{program.url}{path}").json()["error"]["code"] == "not_found"
    program.stop()
    for line in (tmp_path / "log").read_text().splitlines()[1:]:
        assert "127.0.0.1:" not in json.loads(line)["message"]  # no addresses


def test_the_page_is_served_and_finds_its_own_way(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Penstock</title>")
    (folder / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    house = House(quick(tmp_path / "data", page=folder))
    for path in ("/", "/tables", "/join/abc?invite=x"):
        answer = httpx.get(house.url + path)
        assert "<title>" in answer.text
        assert answer.headers["content-type"].startswith("text/html")
    assert "immutable" in httpx.get(f"{house.url}/assets/a.js").headers["cache-control"]
    for path in ("/missing.js", "/../secret.txt", "/%2e%2e/secret.txt", "/api/nothing"):
        answer = httpx.get(house.url + path)
        assert answer.status_code == 404
        assert answer.json()["error"]["code"] == "not_found"
    house.close()


def test_backup_restore_check_and_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = House(quick(tmp_path / "one"))
    anna = house.guest("Anna")
    table = anna.new_table("arriala", "me", "me", hot_seat=True)
    anna.post(f"/api/tables/{table}/start")
    for _ in range(30):
        play_one(anna, table)
    copy = tmp_path / "copy.sqlite"
    assert main(["backup", "--data", str(tmp_path / "one"), str(copy)]) == 0  # while it runs
    assert main(["backup", "--data", str(tmp_path / "one"), str(copy)]) == 2
    anna.post(f"/api/tables/{table}/offer-stop")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(anna.get(f"/api/tables/{table}/export")))
    house.close()
    assert main(["backup", "--restore", "--data", str(tmp_path / "two"), str(copy)]) == 0
    assert main(["check", "--data", str(tmp_path / "two")]) == 0
    assert main(["verify", str(file)]) == 0
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 1
    assert "was promised" in capsys.readouterr().out
    spoil(tmp_path / "two" / "penstock.sqlite", table)
    assert main(["check", "--data", str(tmp_path / "two")]) == 1
    assert "cannot be replayed" in capsys.readouterr().out


def spoil(file: Path, table: str) -> None:
    engine = file_engine(file)
    c = schema.events.c
    with engine.begin() as connection:
        connection.execute(
            sa.update(schema.events).where(c.table_id == table, c.seq == 5).values(move="lock")
        )
    engine.dispose()


def test_a_table_of_other_rules_is_shown_but_not_played(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.new_table("arriala", "me", "me", hot_seat=True)
    anna.post(f"/api/tables/{table}/start")
    play_one(anna, table)
    changed = sa.update(schema.tables).where(schema.tables.c.id == table).values(rules_version=99)
    house.server.storage.write_now(lambda connection: connection.execute(changed) and None)
    house.server.tables.forget(table)
    assert len(anna.get(f"/api/tables/{table}/log")) == 2
    answer = anna.http.get(f"/api/tables/{table}/position")
    assert answer.status_code == 409
    assert answer.json()["error"]["code"] == "rules_changed"


def test_every_problem_is_told_in_every_language() -> None:
    for code in problems.STATUS:
        for lang in LANGUAGES:
            assert problems.TEXT.has(lang, f"problem-{code.replace('_', '-')}"), (code, lang)
    names = [line.split(" = ")[0] for line in english().splitlines() if " = " in line and line[0].isalpha()]
    for lang in LANGUAGES:
        assert all(problems.TEXT.has(lang, name) for name in names)


def english() -> str:
    return (Path(problems.__file__).parent / "text" / "en.ftl").read_text("utf-8")


def test_the_pages_own_files_are_counted_apart(tmp_path: Path) -> None:
    house = House(quick(tmp_path, limits=RateLimits(requests_per_minute=5)))
    with httpx.Client(base_url=house.url) as http:
        answers = [http.get("/api/games").status_code for _ in range(7)]
        assert (answers[0], answers[-1]) == (200, 429)
        assert http.get("/assets/table.css").status_code == 404
    house.close()
