"""Every page: readable by everybody, in every language, on every screen."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Response, expect

import penstock
from tests.web.axe import IS_WHOLE, WORDS, by_day_and_night, complaints
from tests.web.people import Person

LANGUAGES = ("en", "de", "fr", "nl")
PAGES = (
    "/",
    "/new/packhuys",
    "/tables",
    "/rules",
    "/rules/arriala",
    "/learn/panamax",
    "/settings",
    "/account",
)
AT_TABLES = LANGUAGES if IS_WHOLE else LANGUAGES[:2]  # languages in which tables are looked at


def faults(one: Person, lang: str) -> list[Any]:
    """What axe finds in a language: colours do not depend on words, nor words on colours."""
    return by_day_and_night(one) if IS_WHOLE or lang == "en" else complaints(one, WORDS)


def visit(one: Person, path: str) -> None:
    one.go(path)
    expect(one.page.locator("h1").first).to_be_visible()
    if path in ("/", "/rules"):
        expect(one.page.locator("main a svg").first).to_be_visible()
    if path.startswith("/rules/"):
        expect(one.page.locator(".paragraph").first).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing_serious(person: Callable[..., Person], lang: str) -> None:
    ann = person(settings={"language": lang})
    found = {}
    for path in PAGES:
        visit(ann, path)
        found[path] = faults(ann, lang)
    assert {path: c for path, c in found.items() if c} == {}


@pytest.mark.parametrize("game", penstock.games())
def test_axe_finds_nothing_serious_at_a_table(person: Callable[..., Person], game: str) -> None:
    ann = person()
    table = ann.open_table(game, ["me", "random"])
    ann.look_at(table)
    for lang in AT_TABLES:
        ann.speak(lang)
        ann.wait_for_turn()
        assert faults(ann, lang) == [], lang
    ann.go(f"/table/{table}/replay")
    expect(ann.page.locator(".controls")).to_be_visible()
    assert by_day_and_night(ann) == []


@cache
def finished(game: str) -> dict[str, Any]:
    """A whole game by chance, as a file."""
    luck = random.Random(1)
    match = penstock.game(game).new(seats=2, seed=1, backend="plain")
    while not match.over:
        seat = match.to_act[0]
        match.play(luck.choice(match.legal(seat)), seat)
    saved: dict[str, Any] = match.save()
    saved["table"] = {"seed": str(saved["seed"])}
    return saved


@pytest.mark.long
def test_axe_finds_nothing_serious_before_and_after_a_game(person: Callable[..., Person]) -> None:
    """Invitation, waiting room, score sheet with its chart, a first visit with how to play."""
    ann, bob = person(is_new=True), person("Bob")
    ann.sign_in()
    table = ann.open_table("arriala", ["me", "open"])
    over = [
        ann.call("POST", "/import", {"file": finished(g), "kind": "analysis"})["id"]
        for g in penstock.games()
    ]
    ann.go(f"/table/{table}")
    for lang in LANGUAGES:
        ann.speak(lang)
        assert faults(ann, lang) == [], lang
    ann.speak("en")
    ann.look_at(ann.open_table("packhuys", ["me", "random"]))
    expect(ann.page.locator("dialog.opening")).to_be_visible()
    assert by_day_and_night(ann) == []
    ann.page.get_by_role("button", name="I know it").click()
    ann.page.locator(".menu summary").click()
    ann.page.get_by_role("button", name="How to play").click()
    expect(ann.page.locator("dialog li").last).to_be_visible()
    assert by_day_and_night(ann) == []
    bob.page.goto(ann.call("GET", f"/tables/{table}")["invite_link"])
    expect(bob.page.locator("h1")).to_be_visible()
    assert by_day_and_night(bob) == []
    for one in over:
        ann.go(f"/table/{one}")
        expect(ann.page.locator(".sheet figure").first).to_be_visible(timeout=60_000)
        for lang in AT_TABLES:
            ann.speak(lang)
            assert faults(ann, lang) == [], (one, lang)


def test_every_page_fits_a_phone(person: Callable[..., Person]) -> None:
    ann = person(size="phone", has_touch=True)
    tables = [f"/table/{ann.open_table(game, ['me', 'random'])}" for game in penstock.games()]
    for path in (*PAGES, *tables):
        ann.go(path)
        expect(ann.page.locator("h1").first).to_be_visible()
        ann.page.wait_for_timeout(300)
        width = ann.page.evaluate("document.documentElement.scrollWidth")
        assert width <= 390, path


def test_the_rules_can_be_searched_and_show_their_marks(person: Callable[..., Person]) -> None:
    ann = person()
    ann.go("/rules/schwarzer-freitag#1.4")
    page = ann.page
    expect(page.locator('[id="1.4"]')).to_be_in_viewport()
    expect(page.locator('[id="1.4"] .mark').first).to_have_text("†")
    page.get_by_label("Search the rules").fill("third case")
    expect(page.locator('[id="8.2"]')).to_be_visible()
    expect(page.locator('[id="1.4"]')).to_have_count(0)


def test_the_rules_follow_the_language(person: Callable[..., Person]) -> None:
    ann = person()
    ann.go("/rules/arriala")
    article = ann.page.locator("article")
    english = ann.page.locator('[id="1.1"]').inner_text()
    for lang in LANGUAGES[1:]:
        ann.speak(lang)
        expect(article).to_have_attribute("lang", lang)
        expect(ann.page.locator('[id="1.1"]')).not_to_have_text(english, use_inner_text=True)


def test_the_first_load_is_light(person: Callable[..., Person]) -> None:
    """Everything the start page fetches, fonts included, is under 300 kB on the wire."""
    ann = person(is_first=True)
    sizes: dict[str, int] = {}

    def weigh(request: Request) -> None:
        sizes[request.url] = request.sizes()["responseBodySize"]

    ann.page.on("requestfinished", weigh)
    ann.go("/")
    expect(ann.page.locator("article svg").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert sum("/assets/" in url for url in sizes) > 3
    assert sum(sizes.values()) < 300_000, sizes


def test_settings_are_kept(person: Callable[..., Person]) -> None:
    ann = person()
    ann.go("/settings")
    page = ann.page
    page.get_by_label("Patterns on coloured pieces").check()
    page.get_by_label("Colours").select_option("dark")
    page.reload()
    expect(page.get_by_label("Patterns on coloured pieces")).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def fill_in(page: Page, form: str, user_name: str) -> None:
    """A form of the account's page."""
    fields = page.locator("form", has_text=form)
    fields.get_by_label("User name").fill(user_name)
    fields.get_by_label("Password").fill("a long password")
    fields.get_by_role("button").click()
    expect(page.get_by_text(f"You are {user_name}")).to_be_visible()


def test_a_guest_becomes_an_account_and_logs_in_elsewhere(person: Callable[..., Person]) -> None:
    ann, elsewhere = person("Ann"), person("Ann")
    ann.sign_in()
    ann.go("/account")
    fill_in(ann.page, "Create an account", "ann-of-the-locks")
    elsewhere.go("/account")
    fill_in(elsewhere.page, "Log in", "ann-of-the-locks")


def test_a_first_visitor_makes_an_account_and_finds_bot_games_in_the_profile(
    person: Callable[..., Person],
) -> None:
    ann = person(is_new=True)
    ann.go("/account")
    fill_in(ann.page, "Create an account", "first-of-all")
    ann.page.get_by_role("link", name="Your profile").click()
    expect(ann.page.get_by_text("No finished game against bots yet.")).to_be_visible()


def remembers(answer: Response, language: str) -> bool:
    """Whether the server has just remembered this language."""
    if answer.request.method != "PATCH" or not answer.url.endswith("/api/me"):
        return False
    return answer.ok and answer.json()["language"] == language


def test_an_account_brings_its_language_along(person: Callable[..., Person]) -> None:
    ann = person("Ann")
    ann.sign_in()
    ann.go("/settings")
    with ann.page.expect_response(lambda answer: remembers(answer, "nl")):
        ann.page.get_by_label("Language").last.select_option("nl")
    expect(ann.page.locator("h1")).to_have_text("Instellingen")
    ann.page.evaluate("localStorage.clear()")
    ann.go("/settings")
    expect(ann.page.locator("h1")).to_have_text("Instellingen")


def test_replay_by_slider_arrows_and_log(person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.open_table("schwarzer-freitag", ["me", "random"])
    ann.look_at(table)
    for _ in range(3):
        ann.wait_for_turn()
        ann.move()
    ann.go(f"/table/{table}/replay")
    page = ann.page
    slider = page.get_by_role("slider")
    expect(page.locator(".board")).to_be_visible()
    assert slider.input_value() == "1"
    page.locator("body").press("ArrowRight")
    expect(slider).to_have_value("2")
    page.locator(".log .jump").nth(2).click()
    expect(slider).to_have_value("3")
    page.wait_for_url("**/replay?at=3")
    page.locator("body").press("Home")
    expect(slider).to_have_value("1")
