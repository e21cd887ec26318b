"""Lessons at the real board: every task can be done there, a wrong try is answered, progress is kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import penstock
from penstock.lessons import lessons_of
from tests.web.axe import check_looks
from tests.web.people import TURN, Person

GAME = "schwarzer-freitag"


def coach(ann: Person) -> Locator:
    return ann.page.locator(".coach")


def is_told(ann: Person, lesson: str) -> None:
    """The lesson is open, and its mark surrounds something on the board."""
    expect(ann.page).to_have_url(
        f"{ann.url}/learn/{ann.page.url.split('/learn/')[1].split('/')[0]}/{lesson}"
    )
    expect(coach(ann).locator(".task")).to_be_visible(timeout=TURN)
    expect(ann.page.locator(".spot .ring")).to_be_visible(timeout=TURN)


def solve(ann: Person, steps: int) -> None:
    """Let oneself be shown each move, and make it."""
    shown = ann.page.locator(".decision button.move.hinted")
    for k in range(steps):
        if ann.page.locator(".coach.right").count():  # a move without a choice was made by itself
            break
        seq = ann.seq()
        coach(ann).get_by_role("button", name="Show me").click()
        expect(shown.first, f"step {k}").to_be_visible(timeout=TURN)
        shown.first.click()
        ann.wait_until_after(seq)
        expect(ann.page.locator(".coach.right, .coach .task").first).to_be_visible(timeout=TURN)
    expect(ann.page.locator(".coach.right")).to_be_visible(timeout=TURN)


@pytest.mark.long
@pytest.mark.parametrize("game", penstock.games())
def test_every_lesson_can_be_done(person: Callable[..., Person], game: str) -> None:
    """From the first to the last, one after the other, with a mark on the board in each."""
    ann = person(is_new=True)
    lessons = lessons_of(penstock.game(game)).lessons
    ann.go(f"/learn/{game}")
    ann.page.get_by_role("link", name="Begin the first lesson").click()
    for k, lesson in enumerate(lessons):
        is_told(ann, lesson.id)
        solve(ann, len(lesson.play))
        coach(ann).locator("button.next").click()
        expect(ann.page.locator(".way li.done, .lessons li.done")).to_have_count(k + 1, timeout=TURN)
    expect(ann.page.get_by_role("button", name="First game with a coach")).to_be_visible()


def test_a_wrong_try_says_what_follows_and_is_taken_back(person: Callable[..., Person]) -> None:
    ann = person(is_new=True)
    ann.go(f"/learn/{GAME}/buy")
    is_told(ann, "buy")
    page = ann.page
    page.get_by_role("button", name="Sell one red share for 7").first.click()
    expect(coach(ann)).to_contain_text("Allowed, but not the task.", timeout=TURN)
    expect(coach(ann)).to_contain_text("sells one red share for 7")
    coach(ann).get_by_role("button", name="Take it back").click()
    expect(coach(ann).locator(".task")).to_be_visible(timeout=TURN)
    page.locator("[data-place='market-blue'] button.open, button.open:has([data-place='market-blue'])").or_(
        page.get_by_role("button", name="Buy one blue share for 7")
    ).first.click()
    expect(coach(ann)).to_contain_text("Blue costs 7.", timeout=TURN)


def test_progress_outlives_a_reload_and_a_change_of_language(person: Callable[..., Person]) -> None:
    ann = person(is_new=True)
    ann.go(f"/learn/{GAME}/subsidy")
    is_told(ann, "subsidy")
    solve(ann, 1)
    ann.go(f"/learn/{GAME}")
    page = ann.page
    expect(page.locator(".lessons li.done")).to_have_count(1)
    page.reload()
    expect(page.locator(".lessons li.done")).to_have_count(1)
    ann.speak("de")
    expect(page.get_by_role("link", name="Mit den Lektionen weitermachen")).to_be_visible()
    expect(page.locator(".lessons li").first).to_contain_text("Geld vom Staat")


def test_axe_finds_nothing_serious_at_a_lesson(person: Callable[..., Person]) -> None:
    ann = person(is_new=True)
    ann.go(f"/learn/{GAME}/sell")
    is_told(ann, "sell")
    check_looks(ann)


def test_a_first_game_is_played_with_a_coach(person: Callable[..., Person]) -> None:
    """One tip at the beginning; it is told once, and no more of them if one likes."""
    ann = person(is_new=True)
    ann.go(f"/learn/{GAME}")
    page = ann.page
    page.get_by_role("button", name="First game with a coach").click()
    tip = page.locator(".tip-card")
    expect(tip).to_contain_text("First take subsidies", timeout=TURN)
    page.reload()  # whoever leaves before it was heard is told again
    expect(tip).to_contain_text("First take subsidies", timeout=TURN)
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_have_count(0)
    page.reload()
    ann.wait_for_turn()
    expect(page.locator(".decision.yours")).to_be_visible(timeout=TURN)
    expect(page.locator(".tip-card", has_text="First take subsidies")).to_have_count(0)
