"""A real server, a real Chromium, and people at tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from penstock.server.site.folder import write_site
from tests.web.alone import PLACE, Loner, Site
from tests.web.house import House
from tests.web.people import Person, Shelf, company

ROOT = Path(__file__).parents[2]
DIST = ROOT / "web" / "dist"


@pytest.fixture(scope="session")
def dist() -> Path:
    if not (DIST / "index.html").exists():
        pytest.fail("The page is not built; `make web/dist` builds it.")
    return DIST


@pytest.fixture(scope="session")
def house(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of a session."""
    with House(dist, tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="session")
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def person(browser: Browser, house: House, shelf: Shelf) -> Iterator[Callable[..., Person]]:
    """Makes people, each with a browser of their own; what goes wrong on a page fails the test.

    `is_first`: in a browser that has never been here.
    """

    def invite(name: str = "Ann", is_first: bool = False, **options: Any) -> Person:
        return Person(browser, house, name, shelf=None if is_first else shelf, **options)

    with company(invite) as make:
        yield make


@pytest.fixture(scope="session")
def built(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    write_site(dist, folder / PLACE)
    return folder


@pytest.fixture
def site(built: Path, tmp_path: Path) -> Iterator[Site]:
    site = Site(built, tmp_path)
    yield site
    site.stop()


@pytest.fixture
def loner(browser: Browser, site: Site) -> Iterator[Callable[..., Loner]]:
    def invite(**options: Any) -> Loner:
        return Loner(browser, site, "Ann", **options)  # type: ignore[arg-type]

    with company(invite) as make:
        yield make
