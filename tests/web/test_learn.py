"""Who does not know a game learns it from the page alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import penstock
from tests.web.people import TURN, Person

STEPS = 7
GOAL = {"en": "The goal", "de": "Das Ziel", "fr": "Le but", "nl": "Het doel"}


@pytest.mark.parametrize("game", penstock.games())
def test_how_to_play_is_one_click_from_the_start(person: Callable[..., Person], game: str) -> None:
    """In every language; each step leads to a paragraph that is there."""
    ann = person(is_new=True)
    ann.go("/")
    page = ann.page
    card = page.locator("article").filter(has=page.locator(f'a[href="/learn/{game}"]'))
    card.get_by_role("link", name="How to play").click()
    for lang, goal in GOAL.items():
        page.locator("header select").select_option(lang)
        expect(page.locator(".summary li h3").first).to_have_text(goal)
        expect(page.locator(".summary li")).to_have_count(STEPS)
    links = page.locator(".summary li a").evaluate_all("(all) => all.map((a) => a.getAttribute('href'))")
    ann.go(links[2])
    expect(page.locator(f'[id="{links[2].split("#")[1]}"]')).to_be_in_viewport()


def test_whoever_has_played_a_little_is_not_told_what_a_game_is_about(
    person: Callable[..., Person],
) -> None:
    ann = person(is_new=True)
    ann.look_at(ann.open_table("arriala", ["me", "random"]))
    card = ann.page.locator("dialog.opening")
    expect(card).to_be_visible()
    card.get_by_role("button", name="I know it").click()
    for _ in range(5):
        ann.wait_for_turn()
        before = ann.seq()
        ann.page.locator(".decision button.move:not([aria-disabled])").first.click()
        expect(ann.page.locator(".table")).not_to_have_attribute("data-seq", str(before), timeout=TURN)
    ann.page.evaluate("localStorage.removeItem('penstock-learnt')")  # as in another browser
    ann.page.reload()
    ann.wait_for_turn()
    expect(card).to_have_count(0)


ABOUT = {
    "arriala": "Full stretches pay",
    "packhuys": "Keepers are the points",
    "panamax": "Your own money wins",
    "schwarzer-freitag": "Silver bars win",
}


@pytest.mark.parametrize("size", ["phone", "desk", "wide"])
@pytest.mark.parametrize("game", list(ABOUT))
def test_a_first_table_opens_with_what_the_game_is_about(
    person: Callable[..., Person], game: str, size: str
) -> None:
    """Once; it fits in every language, and whoever knows the game is rid of it at one click."""
    ann = person(size=size, is_new=True)
    ann.look_at(ann.open_table(game, ["me", "random", "random"]))
    card = ann.page.locator("dialog.opening")
    expect(card).to_contain_text(ABOUT[game])
    for lang in ("fr", "nl", "de"):
        ann.speak(lang)
        expect(card).not_to_contain_text(ABOUT[game])
        for part in (card, *card.get_by_role("button").all()):
            expect(part).to_be_in_viewport(ratio=0.99)
    card.get_by_role("button", name="Kenne ich").click()
    expect(card).to_have_count(0)
    ann.page.reload()
    ann.wait_for_turn()
    expect(card).to_have_count(0)


def test_a_first_table_of_panamax_may_be_played_with_tips(person: Callable[..., Person]) -> None:
    ann = person(is_new=True)
    ann.look_at(ann.open_table("panamax", ["me", "random"]))
    ann.page.get_by_role("button", name="Play with tips").click()
    for _ in range(12):
        ann.wait_for_turn()
        if ann.page.locator(".decision .head").inner_text() == "Take a die":
            break
        before = ann.seq()
        ann.page.locator(".decision button.move:not([aria-disabled])").first.click()
        expect(ann.page.locator(".table")).not_to_have_attribute("data-seq", str(before), timeout=TURN)
    expect(ann.page.locator(".tip-card")).to_contain_text("Take a white die")


def test_lessons_are_at_hand_at_a_first_table(person: Callable[..., Person]) -> None:
    ann = person(is_new=True)
    ann.look_at(ann.open_table("panamax", ["me", "random"]))
    ann.page.get_by_role("button", name="Lessons first").click()
    expect(ann.page.locator(".coach .task")).to_be_visible(timeout=TURN)


def test_how_to_play_stays_within_reach_at_a_table(person: Callable[..., Person]) -> None:
    ann = person(is_new=True)
    ann.look_at(ann.open_table("arriala", ["me", "random"]))
    page = ann.page
    page.locator("dialog.opening").get_by_role("button", name="I know it").click()
    dialog = page.get_by_role("dialog", name="How to play")
    for away in ("click", "key"):
        page.locator(".menu summary").click()
        page.get_by_role("button", name="How to play").click()
        expect(dialog.locator("li")).to_have_count(STEPS)
        if away == "click":
            dialog.get_by_role("button", name="Play").click()
        else:
            page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    ann.look_at(ann.open_table("packhuys", ["me", "random"]))  # another game is another matter
    expect(page.locator("dialog.opening")).to_contain_text("Packhuys")
