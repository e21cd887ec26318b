"""People together: turns, undo, talk, watching, languages, one screen for several."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.people import TURN, Person

SF = "schwarzer-freitag"


def test_the_title_tells_whose_turn_it_is(person: Callable[..., Person]) -> None:
    ann = person("Ann")
    ann.look_at(ann.open_table(SF, ["me", "random"]))
    ann.wait_for_turn()
    expect(ann.page).to_have_title(re.compile("^●"))


def test_a_move_shows_at_the_other_screen_and_in_a_second_tab(person: Callable[..., Person]) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.open_table(SF, ["me", "open"])
    bob.sit_down(table)
    ann.call("POST", f"/tables/{table}/start", {})
    ann.look_at(table)
    bob.look_at(table)
    tab = ann.new_page()
    tab.goto(f"{ann.url}/table/{table}")
    expect(tab.locator(".decision")).to_be_visible()
    mover = ann if ann.call("GET", f"/tables/{table}/position")["moves"] else bob
    mover.wait_for_turn()
    before = bob.lines()
    mover.move()
    for page in (ann.page, bob.page, tab):
        expect(page.locator(".log .line")).to_have_count(before + 1)


def test_steps_of_a_turn_are_shown_and_can_be_taken_back(person: Callable[..., Person]) -> None:
    ann = person("Ann")
    ann.look_at(ann.open_table(SF, ["me", "random", "random"]))
    ann.wait_for_turn()
    page = ann.page
    page.get_by_role("button", name="Take a subsidy (+20)").last.click()
    expect(page.locator(".trail li")).to_have_count(1)
    expect(page.locator(".cash")).to_contain_text("20")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".trail")).to_have_count(0)
    expect(page.locator(".cash")).to_contain_text("0")
    expect(page.locator(".log .line.undone")).to_have_count(1)


def test_what_is_not_possible_says_why_with_its_paragraph(person: Callable[..., Person]) -> None:
    ann = person("Ann")
    ann.look_at(ann.open_table(SF, ["me", "random", "random"]))
    ann.wait_for_turn()
    ann.page.locator(".target.silver").focus()
    tip = ann.page.get_by_role("tooltip")
    expect(tip).to_contain_text("not have enough money")
    expect(tip.get_by_role("link")).to_have_attribute("href", "/rules/schwarzer-freitag#4.1")


def test_a_click_on_the_market_buys_and_after_pass_it_passes(person: Callable[..., Person]) -> None:
    ann = person("Ann")
    ann.look_at(ann.open_table(SF, ["me", "random", "random"]))
    ann.wait_for_turn()
    page = ann.page
    page.get_by_role("button", name="Take a subsidy").first.click()
    expect(page.locator(".cash")).to_contain_text("20")
    page.locator(".market .target.open").first.click()
    expect(page.locator(".log")).to_contain_text("Buys one")
    page.get_by_role("button", name="End the turn").first.click()
    passing = page.locator(".actions .pass.open").filter(has_text=re.compile("^Pass"))
    expect(passing).to_be_visible(timeout=TURN)
    before = ann.seq()
    passing.click()
    expect(page.locator(".market .mode")).to_be_visible()
    page.locator(".market .target.open").last.click()
    ann.wait_until_after(before)
    expect(page.locator(".log")).to_contain_text("Ann passes")


def test_chat_reaches_the_others(person: Callable[..., Person]) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.open_table(SF, ["me", "open"])
    bob.sit_down(table)
    ann.call("POST", f"/tables/{table}/start", {})
    ann.look_at(table)
    bob.look_at(table)
    for one in (ann, bob):
        one.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something").fill("Good luck!")
    ann.page.get_by_label("Say something").press("Enter")
    expect(bob.page.locator(".chat li", has_text="Good luck!")).to_be_visible()


def test_a_spectator_is_told_nothing_hidden(person: Callable[..., Person]) -> None:
    """Everything that travels to a watching browser is read: no hand, no money, no move to choose."""
    ann, eve = person("Ann"), person("Eve")
    table = ann.open_table(SF, ["me", "random", "random"])
    heard: list[str] = []
    eve.page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: heard.append(str(frame))))
    eve.page.on("response", lambda r: heard.append(r.text()) if "/api/tables/" in r.url else None)
    eve.go("/")
    eve.look_at(table)
    ann.look_at(table)
    ann.wait_for_turn()
    ann.move()
    expect(eve.page.locator(".log .line").nth(1)).to_be_visible(timeout=TURN)
    positions = [json.loads(h)["position"] for h in heard if h.startswith('{"type":"position"')]
    assert positions
    for position in positions:
        assert position["viewer"] is None
        assert position["moves"] == {}
        assert all(p["hand"] is None and p["cash"] is None for p in position["view"]["players"])
    assert not any('"seed":"' in h for h in heard)


def test_languages_change_in_the_middle_of_a_game(person: Callable[..., Person]) -> None:
    ann = person("Ann")
    ann.look_at(ann.open_table(SF, ["me", "random", "random"]))
    ann.wait_for_turn()
    page = ann.page
    for lang, question, subsidy in [
        ("de", "Kaufen, verkaufen, Silber oder passen?", "Eine Subvention nehmen (+20)"),
        ("fr", "Acheter, vendre, argent ou passer ?", "Prendre une subvention de 20"),
        ("nl", "Kopen, verkopen, zilver of passen?", "Subsidie nemen (+20)"),
    ]:
        ann.speak(lang)
        expect(page.locator(".decision .head")).to_have_text(question)
        expect(page.locator(".decision").get_by_role("button", name=subsidy)).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", lang)


def test_one_screen_for_several_hides_hands_in_between(person: Callable[..., Person]) -> None:
    ann = person("Ann")
    ann.look_at(ann.open_table("packhuys", ["me", "me"], hot_seat=True))
    page = ann.page
    cover = page.locator(".cover")
    ann.take_the_screen()
    ann.move()
    expect(cover).to_be_visible()
    expect(page.locator(".scene .main > :not(.cover)")).to_have_count(0)
    ann.take_the_screen()


def test_a_move_that_says_it_ends_the_turn_is_not_asked_twice(person: Callable[..., Person]) -> None:
    ann = person("Ann", settings={"confirm": True})
    ann.look_at(ann.open_table(SF, ["me", "random", "random"]))
    ann.wait_for_turn()
    page = ann.page
    before = ann.lines()
    page.locator(".decision").get_by_role("button", name="Take a subsidy").click()
    expect(page.locator(".log .line")).to_have_count(before + 1)  # can be taken back: not asked
    page.locator('.decision button.move[aria-label^="Pass"]:not([aria-disabled="true"])').first.click()
    expect(page.locator(".log .line")).to_have_count(before + 2)
    page.get_by_role("button", name="End the turn").click()
    expect(page.locator(".log .line").nth(before + 2)).to_be_visible()


def test_a_hint_says_what_a_move_is_for(person: Callable[..., Person]) -> None:
    """Nothing is compiled here: the hint stands on the game's own estimate, and claims no search."""
    ann = person("Ann")
    ann.look_at(ann.open_table(SF, ["me", "random", "random"]))
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Take a subsidy").first.click()
    ann.page.get_by_role("button", name="Hint").click()
    first = ann.page.locator(".hints li").first
    expect(first).to_contain_text(re.compile(r"(for|costs): [a-z]+"), timeout=TURN)
    expect(first).not_to_contain_text(re.compile(r"tried|wins|expects"))
    said = first.get_by_role("button").inner_text()
    before = ann.seq()
    first.get_by_role("button").click()
    ann.wait_until_after(before)
    expect(ann.page.locator(".trail li")).to_have_count(2)
    assert said


def test_who_watches_is_counted_at_the_table(person: Callable[..., Person]) -> None:
    ann, eve, tim = person("Ann"), person("Eve"), person("Tim")
    table = ann.open_table(SF, ["me", "random", "random"])
    ann.look_at(table)
    ann.wait_for_turn()
    watching = ann.page.locator(".watching")
    expect(watching).to_have_count(0)
    eve.look_at(table)
    expect(watching).to_have_attribute("aria-label", "One person is watching.")
    tim.look_at(table)
    expect(watching).to_have_attribute("aria-label", "2 people are watching.")
    expect(eve.page.locator(".watching")).to_have_attribute("aria-label", "2 people are watching.")
    eve.go("/")
    expect(watching).to_have_attribute("aria-label", "One person is watching.")


def test_only_others_are_asked_and_invited(person: Callable[..., Person]) -> None:
    """Among bots nobody is asked to undo; who sits already is led to the table, not invited to it."""
    ann = person("Ann")
    page = ann.page
    table = ann.open_table("arriala", ["me", "open"])
    ann.go(f"/tables/{table}")
    expect(page.get_by_role("button", name="To the table")).to_be_visible(timeout=TURN)
    expect(page.get_by_role("heading", level=1)).not_to_contain_text("invites you")
    expect(page.get_by_role("button", name="Join")).to_have_count(0)
    expect(page.get_by_role("button", name="Watch")).to_have_count(0)
    ann.look_at(ann.open_table("arriala", ["me", "random"]))
    ann.wait_for_turn()
    page.locator(".bar .menu summary").click()
    menu = page.locator(".bar .menu")
    expect(menu.get_by_role("button", name="Take back your last move")).to_be_visible()
    expect(menu.get_by_role("button", name="Ask the others to undo")).to_have_count(0)
