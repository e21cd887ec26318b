"""Nothing is lost: reload, sleep, a server that goes away and comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.house import House
from tests.web.people import TURN, Person

SF = "schwarzer-freitag"


def test_a_reload_shows_the_same_table(person: Callable[..., Person]) -> None:
    ann = person("Ann")
    ann.look_at(ann.open_table(SF, ["me", "random", "random"]))
    ann.wait_for_turn()
    ann.move()
    expect(ann.page.locator(".trail li")).to_have_count(1)
    log = ann.page.locator(".log .line").all_inner_texts()
    ann.page.reload()
    ann.wait_for_turn()
    expect(ann.page.locator(".log .line")).to_have_text(log, use_inner_text=True)


def test_offline_and_online_again(person: Callable[..., Person]) -> None:
    ann = person("Ann")
    ann.look_at(ann.open_table(SF, ["me", "random", "random"]))
    ann.wait_for_turn()
    ann.context.set_offline(True)
    expect(ann.page.locator(".bands .band")).to_be_visible()
    ann.context.set_offline(False)
    expect(ann.page.locator(".bands .band")).to_have_count(0, timeout=TURN)
    before = ann.page.locator(".log .line").all_inner_texts()
    ann.move()  # the same done again is no new line
    expect(ann.page.locator(".log .line")).not_to_have_text(before, use_inner_text=True)


@pytest.fixture
def own_house(dist: Path, tmp_path: Path) -> Iterator[House]:
    """A server that a test may stop."""
    with House(dist, tmp_path) as house:
        yield house


def test_a_restart_of_the_server_is_survived_without_a_reload(browser: Browser, own_house: House) -> None:
    ann = Person(browser, own_house, "Ann")
    ann.look_at(ann.open_table(SF, ["me", "random", "random"]))
    ann.wait_for_turn()
    ann.move()
    expect(ann.page.locator(".trail li")).to_have_count(1)
    log = ann.page.locator(".log .line").all_inner_texts()
    ann.page.evaluate("window.stayed = true")
    own_house.stop()
    expect(ann.page.locator(".bands .band")).to_be_visible(timeout=TURN)
    own_house.start()
    expect(ann.page.locator(".bands .band")).to_have_count(0, timeout=TURN)
    expect(ann.page.locator(".log .line")).to_have_text(log, use_inner_text=True)
    ann.move()  # the same done again is no new line
    expect(ann.page.locator(".log .line")).not_to_have_text(log, use_inner_text=True)
    assert ann.page.evaluate("window.stayed")
    assert not ann.problems
    ann.context.close()
