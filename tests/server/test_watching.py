"""What an operator sees: readiness that is proved, metrics of what queues, logs without anybody's words."""

from __future__ import annotations

import json
import logging
import resource
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from penstock.server.config import ServerConfig
from penstock.server.ops.logs import JsonLines
from penstock.server.store import schema
from penstock.server.store.storage import Storage
from tests.server.house import House, Refused, wait_for
from tests.server.program import Program


def test_ready_means_that_it_can_store(tmp_path: Path) -> None:
    """`/readyz` notices a full disk, and that there is room again."""
    program = Program(tmp_path)
    pid = program.process.pid
    _, most = before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    time.sleep(1.1)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, most))
    answer = httpx.get(f"{program.url}/readyz")
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unavailable")
    assert httpx.get(f"{program.url}/healthz").status_code == 200
    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
    wait_for(program.is_ready)
    program.stop()


def test_the_operators_address_tells_what_waits(house: House) -> None:
    anna = house.guest("Anna")
    with pytest.raises(Refused):
        anna.get("/api/tables/none")
    table = anna.new_table("arriala", "me", "random")
    anna.post(f"/api/tables/{table}/start")
    wait_for(lambda: anna.position(table)["moves"])
    names = (
        'penstock_bot_queue{line="people"}',
        'penstock_bot_queue{line="bots alone"}',
        'penstock_chores_total{chore="clocks",state="done"}',
        'penstock_chores_total{chore="notices",state="done"}',
        "penstock_outbox_due",
        'penstock_refusals_total{code="no_such_table"}',
    )
    wait_for(lambda: not [name for name in names if name not in house.operator("/metrics").text])
    page = house.operator("/schema")
    assert "POST /api/tables/{table_id}/moves" in page.text
    assert "<script" not in page.text
    assert house.operator("/api/games").status_code == 404
    for path in ("/metrics", "/schema", "/schema/", "//schema", "/schema/openapi.json"):
        answer = httpx.get(house.url + path)
        assert answer.status_code == 404, path
        assert "penstock_" not in answer.text


def line_of(error: Exception) -> dict[str, Any]:
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "failed for %s", ("Anna",), None)
    record.exc_info = (type(error), error, error.__traceback__)
    return dict(json.loads(JsonLines().format(record)))


def test_a_trace_tells_places_and_no_words() -> None:
    secret = "Anna's password"
    try:
        try:
            int(secret)
        except ValueError as cause:
            raise KeyError(secret) from cause
    except KeyError as error:
        line = line_of(error)
    assert line["error"] == "KeyError from ValueError"
    assert any("test_a_trace_tells_places" in place for place in line["trace"])
    assert "Anna" not in json.dumps(line)
    quoting = "Task exception was never retrieved\nfuture: <Task exception=KeyError('Anna')>"
    record = logging.LogRecord("asyncio", logging.ERROR, "", 0, quoting, (), None)
    assert json.loads(JsonLines().format(record))["message"] == "Task exception was never retrieved"


def test_no_error_of_the_database_quotes_what_was_written(tmp_path: Path) -> None:
    storage = Storage(ServerConfig(data=tmp_path))
    storage.migrate()
    row = {"name": "a name", "value": "Anna's password"}
    storage.write_now(lambda connection: connection.execute(sa.insert(schema.meta), row) and None)
    with pytest.raises(sa.exc.IntegrityError) as error:
        storage.write_now(lambda connection: connection.execute(sa.insert(schema.meta), row) and None)
    assert "Anna" not in str(error.value)
    storage.close()
