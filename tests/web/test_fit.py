"""What is written on a full table can be read: at a desk and in the hand, with the most players."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import expect

import penstock
from penstock.engine.match import Match
from tests.web.alone import LAY_DOWN, row_of
from tests.web.late import late_match, late_table
from tests.web.people import TURN, Person
from tests.web.ways import somewhere, study

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

# Words of the bar that lack a part of a pixel, and so letters.
CRAMPED = """() => [...document.querySelectorAll('.bar h1, .bar .round > span, .bar .name')].filter((e) => {
  const words = document.createRange()
  words.selectNodeContents(e)
  return words.getBoundingClientRect().width > e.getBoundingClientRect().width + 0.02
}).map((e) => e.textContent)"""

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


# Figures and words of the board that are drawn smaller than 12 px, whatever scales them; the letters of
# flags and hulls are parts of a drawing with a note.
SMALL = """() => {
  const found = []
  const walker = document.createTreeWalker(document.querySelector('.main'), NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [e, text] = [node.parentElement, node.nodeValue.trim()]
    if (!text || !e.getBoundingClientRect().width || e.closest('.visually-hidden, .letter')) continue
    const scale = e.ownerSVGElement ? Math.sqrt(Math.abs(e.getScreenCTM().a * e.getScreenCTM().d)) : 1
    const size = parseFloat(getComputedStyle(e).fontSize) * scale
    if (size < 11.95) found.push(`${size.toFixed(1)} ${e.className.baseVal ?? e.className}: ${text}`)
  }
  return found
}"""
MORE_THAN_FITS = "(main) => Math.max(0, main.scrollHeight - main.clientHeight - 1)"


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


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "seats"), [("arriala", 3), ("arriala", 4), ("schwarzer-freitag", 5)])
def test_beside_what_can_be_done_with_a_game_of_this_browser_the_bar_is_read_in_full(
    person: Callable[..., Person], game: str, seats: int, language: str
) -> None:
    ann = person(settings={"language": language})
    row = row_of(late_match(game, seats, 1, LEFT), "easy")
    for seat in row["seats"][1:]:
        seat["name"] = seat["name"].replace("Bot", "Medium")
    ann.go("/local/games.en.json")  # before the page has opened its database
    ann.page.evaluate(LAY_DOWN, row)
    ann.look_at(row["id"])
    ann.wait_for_turn()
    expect(ann.page.locator(".bar .right > .bar .upload")).to_be_visible()
    assert ann.page.evaluate(CRAMPED) == []


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


@pytest.mark.parametrize("game", penstock.games())
def test_at_a_desk_nothing_is_written_smaller_than_12_px_nor_wider_than_its_board(
    person: Callable[..., Person], game: str
) -> None:
    ann = person()
    at_the_fullest_table(ann, game)
    assert ann.page.evaluate(SMALL) == []
    assert ann.page.locator("div.main").evaluate("(main) => main.scrollWidth - main.clientWidth") == 0


@pytest.mark.parametrize("phase", ["before", "buying", "selling"])
def test_in_the_hand_a_trade_in_german_needs_no_scrolling(
    person: Callable[..., Person], phase: str
) -> None:
    ann = person(size="phone", has_touch=True, settings={"language": "de", "listed": False})
    study(ann, somewhere("schwarzer-freitag", 2, has_long_trades(phase)))
    assert ann.page.locator("div.main").evaluate(MORE_THAN_FITS) == 0


@cache
def has_long_trades(phase: str) -> Callable[[Match], bool]:
    """Far enough that people hold silver and special cards."""

    def is_reached(match: Match) -> bool:
        return len(match.history) > 40 and match.view(min(match.to_act))["phase"] == phase

    return is_reached


# The part of each board that everything lies on.
STAGES = {
    "arriala": ".map svg",
    "packhuys": ".harbour svg",
    "panamax": ".canal",
    "schwarzer-freitag": ".slate",
}


@pytest.mark.parametrize("game", penstock.games())
def test_a_board_keeps_its_size_whatever_happens(person: Callable[..., Person], game: str) -> None:
    ann = person()
    study(ann, somewhere(game, 2, lambda m: len(m.played) == 90))
    ann.go(f"{ann.page.url.removeprefix(ann.url)}/replay?at=50")
    expect(ann.page.locator(STAGES[game]).first).to_be_visible()
    sizes = set()
    for at in range(51, 91):
        ann.page.locator("body").press("ArrowRight")
        expect(ann.page).to_have_url(re.compile(rf"at={at}$"), timeout=TURN)
        box = ann.page.locator(STAGES[game]).first.bounding_box()
        assert box
        sizes.add((round(box["width"]), round(box["height"])))
    assert len(sizes) == 1, sizes
