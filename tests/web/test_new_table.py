"""A new table and its waiting room: with whom, on which seats, and how it begins."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import penstock
from tests.web.axe import complaints
from tests.web.people import TURN, Person


def test_a_new_table_asks_with_whom_and_shows_only_what_that_needs(person: Callable[..., Person]) -> None:
    """Bots: no clock, and it begins. Friends: a clock, and the link comes next. Seats can be mixed."""
    ann = person()
    ann.go("/new/packhuys")
    page = ann.page
    form = page.locator("form")
    expect(form.get_by_label("Against bots")).to_be_checked(timeout=TURN)
    expect(form.get_by_label("Clock")).to_have_count(0)
    expect(form.get_by_role("button", name="Start the game")).to_be_in_viewport()
    form.get_by_label("With friends").check()
    expect(form.get_by_label("Clock")).to_be_visible()
    expect(form.get_by_label("Who can see the table")).to_have_value("private")
    expect(form.get_by_label("Seat 2")).to_have_value("invite")
    form.get_by_label("Seat 3").select_option(label="Bot, easy")
    expect(form.locator("input[name=company]:checked")).to_have_count(0)
    assert complaints(ann) == []
    form.get_by_role("button", name="Open the table").click()
    sitting = page.locator(".sitting")
    expect(sitting.locator("li").nth(1)).to_contain_text("free", timeout=TURN)
    expect(sitting.locator("li").nth(2)).to_contain_text("Easy 3")


def test_against_bots_the_next_click_is_the_first_move(person: Callable[..., Person]) -> None:
    ann = person()
    ann.go("/new/arriala")
    form = ann.page.locator("form")
    form.get_by_label("2", exact=True).check(timeout=TURN)
    form.get_by_label("Beginner").check()
    expect(form.get_by_label("Seat 2")).to_have_value("bot:beginner")
    expect(form.get_by_label(re.compile("^Seat"))).to_have_count(2)
    form.get_by_role("button", name="Start the game").click()
    ann.wait_for_turn()
    assert "/table/here-" in ann.page.url


def test_a_choice_that_fewer_players_do_not_have_becomes_the_usual_one(
    person: Callable[..., Person],
) -> None:
    """Another number of players leaves no option without a value."""
    ann = person()
    for game in penstock.games():
        ann.go(f"/new/{game}")
        ann.page.locator("summary").click(timeout=TURN)
        counts = ann.page.locator("input[name=n]")
        for k in range(counts.count()):
            counts.nth(k).check()
            values = ann.page.locator(".options select").evaluate_all(
                "(all) => all.map((one) => one.value)"
            )
            assert "" not in values, (game, values)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_host_fills_up_with_bots_of_a_level_and_starts(person: Callable[..., Person], size: str) -> None:
    ann = person(size=size)
    table = ann.open_table("arriala", ["me", "open", "open"])
    ann.go(f"/table/{table}")
    page = ann.page
    page.get_by_label("Bots that sit down").select_option(label="Bot, easy", timeout=TURN)
    expect(page.get_by_role("button", name="Start the game")).to_have_count(0)
    assert complaints(ann) == []
    page.get_by_role("button", name="Fill up with bots and start").click()
    expect(page.locator(".decision")).to_be_visible(timeout=TURN)
    assert [seat["bot"] for seat in ann.call("GET", f"/tables/{table}")["seats"]] == [None, "easy", "easy"]


def test_a_guest_is_told_who_begins_and_can_chat_on_a_phone(person: Callable[..., Person]) -> None:
    ann, bob = person("Ann"), person("Bob", size="phone")
    table = ann.open_table("arriala", ["me", "open"], visibility="public")
    bob.sit_down(table)
    bob.go(f"/table/{table}")
    expect(bob.page.get_by_text("Ann begins the game as soon as everybody is here.")).to_be_visible(
        timeout=TURN
    )
    chat = bob.page.locator("section .chat")
    chat.get_by_label("Say something").fill("Here I am")
    chat.get_by_role("button", name="Send", exact=True).click()
    ann.go(f"/table/{table}")
    expect(ann.page.locator(".chat")).to_contain_text("Here I am", timeout=TURN)
    ann.page.get_by_role("button", name="Start the game").click()
    expect(bob.page.locator(".decision")).to_be_visible(timeout=TURN)
