"""The whole OpenAPI document asked at random: never a 5xx, always the one error shape."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import hypothesis
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from penstock.server.config import UNLIMITED
from tests.server.house import House, quick

FAREWELLS = ("/api/logout", "/api/logout-everywhere", "/api/me/delete", "/api/account")
EXAMPLES = int(os.environ.get("PENSTOCK_SCHEMA_EXAMPLES", "5"))  # a route


def test_no_request_from_the_document_breaks_the_server(tmp_path: Path) -> None:
    house = House(quick(tmp_path, limits=UNLIMITED))
    anna = house.guest("Anna")
    running = anna.new_table("arriala", "me", "me", hot_seat=True)
    anna.post(f"/api/tables/{running}/start")
    cookies = dict(anna.http.cookies)
    headers = {
        "x-csrftoken": cookies["csrftoken"],
        "cookie": "; ".join(f"{k}={v}" for k, v in cookies.items()),
    }
    document = schemathesis.openapi.from_dict(house.operator("/schema/openapi.json").json())
    asked = 0

    for result in document.get_all_operations():
        operation = result.ok()  # type: ignore[union-attr]
        if operation.path in FAREWELLS:
            continue  # would end the session of all the others

        @hypothesis.settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        @hypothesis.given(case=operation.as_strategy(), at_running=hypothesis.strategies.booleans())
        def ask(case: Any, at_running: bool) -> None:
            nonlocal asked
            if at_running and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = running
            answer = case.call(base_url=house.url, headers=headers)
            case.validate_response(answer, checks=[not_a_server_error, response_schema_conformance])
            if answer.status_code >= 400:
                error = answer.json()["error"]
                assert set(error) == {"code", "message", "paragraph", "details"}
            asked += 1

        ask()
    house.close()
    assert asked > 60
