"""Games by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.people import Person
from tests.web.ways import play_both_ends, press_something


@pytest.mark.parametrize("game", ["arriala", "schwarzer-freitag"])
def test_a_game_by_keyboard(person: Callable[..., Person], game: str) -> None:
    play_both_ends(person("Ann"), game, press_something)


RING = "() => getComputedStyle(document.activeElement).outlineStyle"


def test_a_focus_ring_is_for_who_uses_the_keys(person: Callable[..., Person]) -> None:
    """Focus that the page moves by itself leaves none behind a click."""
    ann = person("Ann")
    ann.go("/")
    page = ann.page
    page.locator("article").first.wait_for()
    page.keyboard.press("Tab")
    assert page.evaluate(RING) == "solid"
    page.locator("h2").first.click()
    page.locator("article a").first.focus()
    assert page.evaluate(RING) == "none"
    page.keyboard.press("Tab")
    assert page.evaluate(RING) == "solid"
