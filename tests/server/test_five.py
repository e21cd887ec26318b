"""Five programs finish a game of each game, with a restart of the server in the middle."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

import penstock
from penstock.cli import main
from tests.server.five import Table
from tests.server.postgres import Postgres
from tests.server.program import Program


@pytest.mark.parametrize("storage", ["sqlite", "postgres"])
def test_five_programs_finish_every_game(
    storage: str, tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--data", str(tmp_path / "server")]
    if storage == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        where += ["--database-url", postgres.new_database("five")]
    program = Program(tmp_path / "server", *where[2:])
    tables = [Table(program.url, game, seed) for seed, game in enumerate(penstock.games())]
    for table in tables:
        table.run()
    time.sleep(4)
    program.stop()
    program.start()
    for table in tables:
        table.finish(200)
    for game, table in zip(penstock.games(), tables, strict=True):
        host = table.players[0]
        assert host.get(f"/api/tables/{table.id}")["state"] == "finished"
        file = tmp_path / f"{game}.json"
        file.write_text(json.dumps(host.get(f"/api/tables/{table.id}/export")))
        assert main(["verify", str(file)]) == 0
        table.close()
    program.stop()
    did = {what: sum(table.did[what] for table in tables) for what in tables[0].did}
    assert all(did.values()), did
    assert main(["check", *where]) == 0
    capsys.readouterr()
