"""The whole way of somebody new: a lesson, a first game with a coach, its end, the analysis, and again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.axe import complaints
from tests.web.people import TURN, Person

TEXT = Path(__file__).parents[2] / "web" / "src" / "text"
WHOLE_GAME = 600_000  # ms
# What leads out of the page sideways, if one can go there.
SIDEWAYS = """() => {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const all = [...document.querySelectorAll('body *')]
  const outside = all.filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
  return outside.map((one) => one.outerHTML.slice(0, 120))
}"""


def says(lang: str, message: str) -> str:
    """A short message of the page."""
    found = re.search(rf"^{message} = (.+)$", (TEXT / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE)
    assert found
    return found[1]


def is_fine(ann: Person) -> None:
    """Nothing keeps anybody from reading or using the page, and nothing leads out of it sideways."""
    assert complaints(ann) == []
    assert ann.page.evaluate(SIDEWAYS) == []


@pytest.mark.parametrize(
    ("size", "dark", "lang", "later"),
    [("desk", False, "en", "fr"), ("wide", True, "de", "de"), ("phone", True, "nl", "nl")],
)
def test_from_the_first_visit_to_another_try(
    person: Callable[..., Person], size: str, dark: bool, lang: str, later: str
) -> None:
    ann = person(size=size, dark=dark, is_new=True)
    page = ann.page
    ann.go("/")
    ann.speak(lang)
    expect(page.locator("article")).to_have_count(4)
    is_fine(ann)
    page.locator("a.lesson").click()
    page.locator(".hero a.primary").click()
    coach = page.locator(".coach")
    expect(coach.locator(".task")).to_be_visible(timeout=TURN)
    expect(page.locator(".spot .ring")).to_be_visible(timeout=TURN)
    is_fine(ann)
    coach.locator("button.show").click()
    page.locator(".hinted:visible").first.click()  # at the board, or in the list
    expect(page.locator(".coach.right")).to_be_visible(timeout=TURN)
    expect(coach.locator("button.next")).to_be_in_viewport(ratio=0.99)
    is_fine(ann)
    ann.go("/learn/schwarzer-freitag")
    expect(page.locator(".lessons li.done")).to_have_count(1)
    is_fine(ann)
    page.get_by_role("button", name=says(lang, "coached")).click()
    expect(page.locator(".tip-card")).to_be_visible(timeout=TURN)
    is_fine(ann)
    ann.hurry()
    expect(page.locator(".sheet figure svg").first).to_be_visible(timeout=WHOLE_GAME)
    ann.speak(later)
    expect(page.locator(".sheet").get_by_role("button", name=says(later, "rematch"))).to_be_visible()
    is_fine(ann)
    first = page.url
    page.locator(".sheet .acts").get_by_role("link", name=says(later, "analyse")).click()
    pane = page.get_by_role("region", name=says(later, "analysis"))
    expect(pane.locator("tbody tr").first).to_be_visible(timeout=WHOLE_GAME)
    is_fine(ann)
    page.reload()  # the haste ends
    expect(pane.locator("tbody tr").first).to_be_visible(timeout=TURN)
    review = pane.locator("a.review")
    if review.count():
        review.click()
        expect(page.locator(".coach")).to_contain_text(says(later, "review-ask"), timeout=TURN)
        is_fine(ann)
    else:  # nobody can foresee that chance makes a mistake: then the whole game once more
        pane.get_by_role("button", name=says(later, "analysis-play-on")).click(timeout=TURN)
    ann.wait_for_turn()
    assert page.url != first
