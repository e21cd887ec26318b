"""One's own account and other people, through the page: what is promised can be reached and read."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from itertools import count

from playwright.sync_api import expect

from tests.web.axe import by_day_and_night
from tests.web.house import House
from tests.web.people import Person

PASSWORD, OTHER = "a long password", "another long one"
NUMBERS = count()


def with_account(person: Callable[..., Person], name: str, **options: object) -> tuple[Person, str]:
    """Somebody with an account, and its user name."""
    one, user_name = person(name, **options), f"{name.lower()}-{next(NUMBERS)}"
    one.sign_in()
    one.call("POST", "/account", {"user_name": user_name, "password": PASSWORD})
    return one, user_name


def log_in(one: Person, user_name: str, password: str) -> None:
    one.go("/account")
    form = one.page.locator("form", has_text="Log in")
    form.get_by_label("User name").fill(user_name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button").click()
    expect(one.page.get_by_text(f"You are {user_name}")).to_be_visible()


def test_a_password_is_changed_and_other_devices_are_logged_out(person: Callable[..., Person]) -> None:
    (ann, user_name), elsewhere = with_account(person, "Ann"), person("Ann")
    log_in(elsewhere, user_name, PASSWORD)
    ann.go("/account")
    sessions = ann.page.locator("section", has_text="Where you are logged in").get_by_role("listitem")
    expect(sessions).to_have_count(2)
    expect(sessions.filter(has_text="this device")).to_have_count(1)
    assert by_day_and_night(ann) == []
    form = ann.page.locator("form", has_text="Present password")
    form.get_by_label("Present password").fill("not this one")
    form.get_by_label("New password").fill(OTHER)
    form.get_by_role("button").click()
    expect(ann.page.get_by_role("alert")).to_be_visible()
    form.get_by_label("Present password").fill(PASSWORD)
    form.get_by_role("button").click()
    expect(ann.page.get_by_role("status")).to_contain_text("The password is changed")
    elsewhere.page.reload()
    expect(elsewhere.page.get_by_text(f"You are {user_name}")).to_have_count(0)
    log_in(elsewhere, user_name, OTHER)


def test_one_logs_out_there_and_everywhere(person: Callable[..., Person]) -> None:
    (ann, user_name), elsewhere = with_account(person, "Ann"), person("Ann")
    log_in(elsewhere, user_name, PASSWORD)
    ann.go("/account")
    ann.page.get_by_role("button", name="Log out there").click()
    expect(ann.page.get_by_role("status")).to_contain_text("Logged out there")
    elsewhere.page.reload()
    expect(elsewhere.page.get_by_text(f"You are {user_name}")).to_have_count(0)
    log_in(elsewhere, user_name, PASSWORD)
    ann.page.get_by_role("button", name="Log out everywhere").click()
    expect(ann.page.get_by_role("status")).to_contain_text("Logged out")
    for one in (ann, elsewhere):
        one.page.reload()
        expect(one.page.locator("form", has_text="Log in")).to_be_visible()
        expect(one.page.get_by_text(f"You are {user_name}")).to_have_count(0)


def test_ones_data_is_taken_along_and_the_account_deleted(person: Callable[..., Person]) -> None:
    ann, user_name = with_account(person, "Ann")
    ann.go("/account")
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download my data").click()
    assert user_name in json.dumps(json.loads(download.value.path().read_text("utf-8")))
    ann.page.get_by_role("button", name="Delete my account").click()
    form = ann.page.locator("form", has_text="delete it for good")
    expect(form).to_be_visible()
    assert by_day_and_night(ann) == []
    form.get_by_role("button", name="Cancel").click()
    ann.page.get_by_role("button", name="Delete my account").click()
    form.get_by_label("Present password").fill(PASSWORD)
    form.get_by_role("button", name="Yes").click()
    expect(ann.page.get_by_role("status")).to_contain_text("Everything is deleted")
    form = ann.page.locator("form", has_text="Log in")
    form.get_by_label("User name").fill(user_name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button").click()
    expect(ann.page.get_by_role("alert")).to_be_visible()


def two_who_talk(person: Callable[..., Person]) -> tuple[Person, Person, str]:
    """Ann and Bob at a table; Bob has said something."""
    ann, bob = person("Ann"), person("Bob")
    table = ann.open_table("arriala", ["me", "open"])
    bob.sit_down(table)
    ann.call("POST", f"/tables/{table}/start", {})
    bob.call("POST", f"/tables/{table}/chat", {"text": "You play badly.", "room": "players"})
    ann.look_at(table)
    ann.page.get_by_role("tab", name="Chat").click()
    expect(ann.page.locator(".chat li", has_text="You play badly.")).to_be_visible()
    return ann, bob, table


def test_a_message_is_reported_and_the_chat_muted(person: Callable[..., Person]) -> None:
    ann, bob, table = two_who_talk(person)
    ann.page.get_by_role("button", name="Report what Bob wrote").click()
    expect(ann.page.locator(".chat")).to_contain_text("Reported.")
    assert by_day_and_night(ann) == []
    mute = ann.page.get_by_role("button", name="Mute")
    mute.click()
    expect(ann.page.locator(".chat")).to_contain_text("The chat is muted.")
    bob.call("POST", f"/tables/{table}/chat", {"text": "Hello?", "room": "players"})
    ann.look_at(table)
    ann.page.get_by_role("tab", name="Chat").click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    expect(ann.page.locator(".chat")).not_to_contain_text("Hello?")


def test_who_is_blocked_is_not_heard(person: Callable[..., Person]) -> None:
    ann, bob, table = two_who_talk(person)
    ann.page.locator(".chat a", has_text="Bob").click()
    expect(ann.page.locator("h1", has_text="Bob")).to_be_visible()
    ann.page.get_by_role("button", name="Block", exact=True).click()
    expect(ann.page.get_by_role("button", name="Unblock")).to_be_visible()
    ann.look_at(table)
    ann.page.get_by_role("tab", name="Chat").click()
    expect(ann.page.locator(".chat")).not_to_contain_text("You play badly.")
    bobs = bob.call("GET", "/me")["id"]
    ann.go(f"/person/{bobs}")
    ann.page.get_by_role("button", name="Unblock").click()
    expect(ann.page.get_by_role("button", name="Block", exact=True)).to_be_visible()


def add_past(house: House, person_id: str, lefts: list[bool]) -> None:
    """Finished games and a rating, as the server writes them down."""
    database = sqlite3.connect(house.log.parent / "penstock.sqlite", timeout=30)
    for k, has_left in enumerate(lefts):
        values = {
            "table_id": f"past-{person_id[:6]}-{k}", "seat": 0, "person_id": person_id, "game": "arriala",
            "n_seats": 3, "people": 3, "place": 2, "score": 31, "has_left": has_left, "is_public": True,
            "is_rated": True, "ended": 1.7e9 + k,
        }  # fmt: skip
        names = ", ".join(values)
        marks = ", ".join("?" * len(values))
        database.execute(f"INSERT INTO results ({names}) VALUES ({marks})", tuple(values.values()))
    database.execute(
        "INSERT INTO ratings (person_id, game, mu, sigma, games) VALUES (?, 'arriala', 28.0, 5.0, ?)",
        (person_id, len(lefts)),
    )
    database.commit()
    database.close()


def test_a_profile_shows_results_ratings_and_a_leaver(person: Callable[..., Person], house: House) -> None:
    (ann, _), (bob, _) = with_account(person, "Ann"), with_account(person, "Bob")
    bobs = bob.call("GET", "/me")["id"]
    add_past(house, bobs, [False, True, True, True])
    ann.go(f"/person/{bobs}")
    page = ann.page
    expect(page.get_by_text("Left 3 of the last 20 games.")).to_be_visible()
    results = page.locator("section", has_text="Finished games").get_by_role("listitem")
    expect(results).to_have_count(4)
    expect(results.last).to_contain_text("place 2 of 3")
    expect(results.first).to_contain_text("left")
    expect(page.locator("section", has_text="Ratings").get_by_role("listitem")).to_contain_text("Arriala")
    assert by_day_and_night(ann) == []
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = bob.call("POST", "/tables", {"game": "arriala", "seats": seats, "visibility": "public"})["id"]
    page.goto(f"{ann.url}/tables")
    expect(page.locator(f'a[href="/table/{table}"]')).to_contain_text("leaves often")
    assert by_day_and_night(ann) == []
    page.goto(f"{ann.url}/table/{table}")
    expect(page.get_by_text("Bob has left at least 3 of the last 20 games.")).to_be_visible()
