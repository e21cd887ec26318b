"""Whole games by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.people import TURN, Person

LONGEST = 1500


@pytest.mark.parametrize("game", ["arriala", "schwarzer-freitag"])
def test_a_whole_game_by_keyboard(person: Callable[..., Person], game: str) -> None:
    """`m` goes to the moves, arrows choose, Enter plays; the mouse is never touched."""
    ann = person("Ann")
    ann.look_at(ann.open_table(game, ["me", "random"]))
    page = ann.page
    ready = page.locator(".decision.yours, .sheet").first
    for n in range(LONGEST):
        expect(ready).to_be_visible(timeout=TURN)
        if page.locator(".sheet").is_visible():
            break
        before = ann.seq()
        page.keyboard.press("m")
        for _ in range(n % 5):
            page.keyboard.press("ArrowRight")
        if page.evaluate("document.activeElement?.getAttribute('aria-disabled') === 'true'"):
            page.keyboard.press("m")
        page.keyboard.press("Enter")
        ann.wait_until_after(before)
    expect(page.locator(".sheet")).to_be_visible()
