"""What the page does for fair play: shares of the dice, the whole promise, offers of all kinds."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.house import wait_for
from tests.web.people import Person


def test_pages_add_their_shares_by_themselves_and_show_the_whole_promise(
    person: Callable[..., Person],
) -> None:
    ann, bob = person("Ann"), person("Bob")
    clock = {"kind": "bank", "seconds": 1800, "increment": 30, "on_timeout": "claim"}
    options = {"emptyPile": "stays"}
    table = ann.open_table("arriala", ["me", "open"], visibility="private", options=options, clock=clock)
    ann.go(f"/table/{table}")
    told = ann.call("GET", f"/tables/{table}")
    promise = told["dice"]["commitment"]
    expect(ann.page.locator(".dice code").first).to_have_text(promise)
    bob.go("/join/" + told["invite_link"].split("/join/")[1])
    terms = bob.page.locator("dl.terms")
    expect(terms).to_contain_text("30 min + 30 s per move")
    expect(terms.locator("a")).to_have_count(1)  # where the rules differ from the usual ones
    expect(terms.locator("b")).to_have_text("stays empty")
    invited = bob.page.locator(".dice")
    expect(invited).to_contain_text("nobody can choose its dice")
    expect(invited).to_contain_text(promise)
    bob.page.locator("form .primary").click()
    own = []
    for one in (ann, bob):
        one.page.locator("section details summary").click()
        shown = one.page.locator("section .dice code")
        expect(shown).to_have_count(2)  # the promise and one's own share
        own.append(shown.nth(1).inner_text())
    wait_for(
        lambda: all(seat["by"] == "player" for seat in ann.call("GET", f"/tables/{table}")["dice"]["seats"])
    )
    ann.page.locator("section .primary").click()
    expect(ann.page.locator(".decision")).to_be_visible()
    for one in (ann, bob):
        one.call("POST", f"/tables/{table}/resign", {})
    shares = ann.call("GET", f"/tables/{table}/export")["table"]["shares"]
    assert shares["players"] == own
    ann.page.locator(".menu summary").click()
    expect(ann.page.locator(".menu .dice")).to_contain_text("Your share was used")
    expect(ann.page.locator(".menu .dice")).to_contain_text(shares["server"])


def test_an_offer_is_asked_and_answered(person: Callable[..., Person]) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.open_table("arriala", ["me", "open"])
    bob.sit_down(table)
    ann.call("POST", f"/tables/{table}/start", {})
    for one in (ann, bob):
        one.look_at(table)
    ann.page.locator(".menu summary").click()
    ann.page.get_by_role("button", name="Propose to stop").click()
    expect(ann.page.locator(".bands .band")).to_contain_text("waiting for the others")
    for one in (ann, bob):
        left = one.page.get_by_role("timer")
        expect(left).to_have_text(re.compile(r"^(1:00|0:\d\d) left$"))
        before = left.inner_text()
        expect(left).not_to_have_text(before)  # it ticks
    bob.page.locator(".bands .band button").nth(1).click()
    expect(ann.page.locator(".bands .band")).to_have_count(0)
    ann.page.get_by_role("button", name="Propose to stop").click()
    bob.page.locator(".bands .band button").first.click()
    wait_for(lambda: ann.call("GET", f"/tables/{table}")["state"] == "stopped")
