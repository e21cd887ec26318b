"""Long tests come first, so that no worker is left alone with one at the end; a worker has one browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

EVENTUALLY = 30_000  # ms: how long a busy machine may take to show what it will show


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One for all tests of a worker, wherever they are: Playwright does not start twice in a process."""
    from playwright.sync_api import expect, sync_playwright  # most workers of `make quick` need none

    from tests.web.house import launch

    expect.set_options(timeout=EVENTUALLY)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()
