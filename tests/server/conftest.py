"""One running server for the tests that leave no trace on each other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from penstock.server.settings import Limits
from tests.server.house import House, quick

FREE = Limits(
    requests_per_minute=10**9, guests_per_hour=10**9, chat_per_minute=10**9, logins_per_minute=10**9
)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(quick(tmp_path_factory.mktemp("house"), limits=FREE))
    yield running
    running.close()
