"""One running server for the tests that leave no trace on each other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from penstock.server.config import UNLIMITED
from tests.server.house import House, quick
from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(quick(tmp_path_factory.mktemp("house"), limits=UNLIMITED))
    yield running
    running.close()
