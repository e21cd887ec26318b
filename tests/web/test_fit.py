"""What is written on a full table can be read: at a desk and in the hand, with the most players."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import penstock
from tests.web.late import late_table
from tests.web.people import Person

LEFT = 120  # decisions before the end: most of the game lies on the table

# Words that end in "…", and players who are not wholly in their bar.
CUT = """() => {
  const seen = [...document.querySelectorAll('.bar *, .main *')].filter((e) => e.clientWidth)
  const short = seen.filter((e) =>
    getComputedStyle(e).textOverflow === 'ellipsis' && e.scrollWidth > e.clientWidth + 1)
  const bar = document.querySelector('.bar .seats').getBoundingClientRect()
  const out = [...document.querySelectorAll('.bar .player')].filter((e) => {
    const { left, right } = e.getBoundingClientRect()
    return left < bar.left - 1 || right > bar.right + 1
  })
  return [...short, ...out].map((e) => `${e.className}: ${e.textContent.trim()}`)
}"""


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", penstock.games())
def test_no_word_is_cut_at_the_fullest_table(person: Callable[..., Person], game: str, size: str) -> None:
    ann = person(size=size, has_touch=size == "phone")
    ann.look_at(late_table([ann], game, max(penstock.game(game).seats), LEFT))
    ann.wait_for_turn()
    panes = ann.page.locator(".panes button")
    assert ann.page.evaluate(CUT) == []
    for k in range(1, panes.count() - 1):  # the last one is the log
        panes.nth(k).click()
        expect(panes.nth(k)).to_have_attribute("aria-current", "true")
        assert ann.page.evaluate(CUT) == []
