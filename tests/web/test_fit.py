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

# Pieces, signs and numbers of the board that have no note; names of people and of cells need none,
# and what the mark of an area says stands in the notes of its cards.
MUTE = """() => {
  const board = document.querySelector('.main')
  const isSeen = (e) => e.getBoundingClientRect().width && !e.closest('.visually-hidden')
  const isNamed = (e, text) => /^Random \\d/.test(text) || e.closest('.axis, .mark')
  const found = []
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [e, text] = [node.parentElement, node.nodeValue.trim()]
    const isWords = /\\p{L}/u.test(text) && !/\\d/.test(text)
    if (!text || isWords || !isSeen(e) || isNamed(e, text)) continue
    if (!e.closest('[data-tip]')) found.push(`${e.className.baseVal ?? e.className}: ${text}`)
  }
  for (const e of board.querySelectorAll('[data-piece]'))
    if (isSeen(e) && !e.closest('[data-tip], .mark') && !e.querySelector('[data-tip]'))
      found.push(e.dataset.piece)
  return found
}"""


def at_the_fullest_table(ann: Person, game: str) -> None:
    ann.look_at(late_table([ann], game, max(penstock.game(game).seats), LEFT))
    ann.wait_for_turn()


@pytest.mark.parametrize("game", penstock.games())
def test_at_a_desk_no_word_is_cut_and_every_piece_sign_and_counter_has_a_note(
    person: Callable[..., Person], game: str
) -> None:
    ann = person()
    at_the_fullest_table(ann, game)
    assert ann.page.evaluate(CUT) == []
    assert ann.page.locator(".main [data-tip]").count() > 20
    assert ann.page.evaluate(MUTE) == []


@pytest.mark.parametrize("game", penstock.games())
def test_in_the_hand_no_word_is_cut_on_any_pane(person: Callable[..., Person], game: str) -> None:
    ann = person(size="phone", has_touch=True)
    at_the_fullest_table(ann, game)
    panes = ann.page.locator(".panes button")
    assert ann.page.evaluate(CUT) == []
    for k in range(1, panes.count() - 1):  # the last one is the log
        panes.nth(k).click()
        expect(panes.nth(k)).to_have_attribute("aria-current", "true")
        assert ann.page.evaluate(CUT) == []
