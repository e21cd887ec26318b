"""Dragging says what clicks say."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from penstock.engine.match import Match
from tests.web.people import Person
from tests.web.ways import somewhere, study


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pick_up(page: Page, piece: Locator) -> None:
    """Press on a piece and move far enough to mean it."""
    piece.hover()  # waits until it lies still and nothing lies over it
    x, y = middle(piece)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y + 12)


def drop(page: Page, place: Locator) -> None:
    page.mouse.move(*middle(place), steps=4)
    page.mouse.up()


def at_arriala(person: Callable[..., Person]) -> Person:
    ann = person()
    ann.look_at(ann.open_table("arriala", ["me", "random"], hot_seat=True, seed=1))
    ann.wait_for_turn()
    return ann


def test_a_worker_from_the_reserve_is_dragged_to_a_glowing_field(person: Callable[..., Person]) -> None:
    ann = at_arriala(person)
    page = ann.page
    pick_up(page, page.locator(".strip svg .target.open"))
    glowing = page.locator("[data-step] .target.open:not(.soft) circle.glow").first
    expect(glowing).to_be_visible()  # lifted: the places it may go to
    place = glowing.locator("xpath=..").get_attribute("aria-label")
    drop(page, glowing)
    expect(page.locator(".trail li")).to_have_count(1)
    assert place is not None
    expect(page.locator(".trail li").last).to_contain_text(place.split(",")[0].split(".")[0])


def test_a_worker_is_dragged_along_the_canal(person: Callable[..., Person]) -> None:
    """Which of its actions is meant is said by the place: a field means walking."""
    ann = at_arriala(person)
    page = ann.page
    pick_up(page, page.locator('.target.worker[aria-label^="green 1"]'))
    drop(page, page.locator('.scene [aria-label^="space 2 of Montech–Castelsarrasin"]'))
    moved = re.compile(r"moves green Montech( \d)? → .*2")  # bots may have moved it before
    expect(page.locator(".log .line").last).to_contain_text(moved)
    expect(page.locator("[data-piece][style*=translate]")).to_have_count(0)  # once the answer is there


def river_ways(match: Match) -> list[dict[str, Any]]:
    """What building at the river offers the mover."""
    found = [m.facts["ways"] for m in match.moves() if m.notation == "river"]
    return list(found[0]) if found else []


def one_may_build_at_two_places(match: Match) -> bool:
    return len(ways := river_ways(match)) == 1 and len(ways[0]["shores"]) > 1


def test_a_worker_is_dragged_to_the_river(person: Callable[..., Person]) -> None:
    """Nobody is asked which worker: the structure is built where it was dropped all the same."""
    match = somewhere("arriala", 3, one_may_build_at_two_places, seed=4)
    [way] = river_ways(match)
    site = way["shores"][-1]
    ann = person()
    study(ann, match)
    page = ann.page
    pick_up(page, page.locator(f'.map .target.worker[aria-label^="{way["worker"]}"]'))
    place = page.locator(f'.shore svg:has([data-place="{site}"])')
    expect(place.locator(".target.worker")).to_have_count(0)
    drop(page, place.locator(".plate"))
    expect(place.locator(".target.worker, .target.staged")).to_be_visible()


def test_dropped_nowhere_nothing_happens(person: Callable[..., Person]) -> None:
    ann = person()
    ann.look_at(ann.open_table("schwarzer-freitag", ["me", "random", "random"]))
    ann.wait_for_turn()
    page = ann.page
    ann.page.get_by_role("button", name="Take a subsidy").first.click()
    expect(page.locator(".trail li")).to_have_count(1)
    before = ann.seq()
    pick_up(page, page.locator(".market .target.open").first)
    drop(page, page.locator(".rail ol"))
    page.wait_for_timeout(300)
    assert ann.seq() == before
    expect(page.locator("[data-piece][style*=translate]")).to_have_count(0)


def test_shares_are_dragged_from_the_market_and_back(person: Callable[..., Person]) -> None:
    ann = person()
    ann.look_at(ann.open_table("schwarzer-freitag", ["me", "random", "random"]))
    ann.wait_for_turn()
    page = ann.page
    page.get_by_role("button", name="Take a subsidy").first.click()
    expect(page.locator(".cash")).to_contain_text("20")
    pick_up(page, page.locator(".market .target.open").first)
    drop(page, page.locator("section.own"))
    expect(page.locator(".log .line").last).to_contain_text("Buys one")
