"""Games by people in browsers and bots, to the score sheet.

Of each title one is played whole: Arriala here, Panamax and Packhuys in files of their own, Schwarzer
Freitag without a server (`test_local.py`).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.late import BOT, late_table
from tests.web.people import Person
from tests.web.ways import ENDING, check_sheet, columns, standings

WHOLE_GAME = 600_000  # ms

two_games = pytest.mark.parametrize("game", ["arriala", "schwarzer-freitag"])  # the others: `watched_game`


@pytest.mark.long
def test_a_whole_game_with_a_bot(person: Callable[..., Person]) -> None:
    """The third place at a table for two is the neutral colour's."""
    ann = person()
    table = ann.open_table("arriala", ["me", BOT])
    ann.look_at(table)
    ann.hurry()
    expect(ann.page.locator(".sheet")).to_be_visible(timeout=WHOLE_GAME)
    assert len(standings(ann)) == 3
    assert ann.call("GET", f"/tables/{table}")["state"] == "finished"


@two_games
def test_two_people_and_a_bot_play_to_the_score_sheet_and_again(
    person: Callable[..., Person], game: str
) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = late_table([ann, bob], game, 3, ENDING)
    for one in (ann, bob):
        one.look_at(table)
        one.hurry()
    for one in (ann, bob):
        expect(one.page.locator(".sheet")).to_be_visible(timeout=WHOLE_GAME)
    check_sheet(ann, bob, table, 3)
    for one in (ann, bob):
        one.page.get_by_role("button", name="Rematch").click()
        one.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(ann.page.locator(".seats li")).to_have_count(3)


def test_two_clicks_from_the_address_to_the_first_move(person: Callable[..., Person]) -> None:
    ann = person("Ann")
    ann.go("/")
    card = ann.page.locator("article", has_text="Schwarzer Freitag")
    expect(card).to_be_visible()
    card.get_by_role("button", name="Play against bots").click()
    ann.wait_for_turn()
    before = ann.seq()
    ann.page.locator(".scene .target.open:not(.soft)").first.click()
    ann.wait_until_after(before)


def test_the_score_sheet_explains_every_line(person: Callable[..., Person]) -> None:
    """Arriala's sources add up to the points; each line names its paragraph; the chart shows the way."""
    ann = person()
    ann.look_at(late_table([ann], "arriala", 2, ENDING))
    ann.hurry()
    expect(ann.page.locator(".sheet")).to_be_visible(timeout=WHOLE_GAME)
    expect(ann.page.locator(".sheet .scroll tbody tr")).to_have_count(6)
    for *parts, whole in columns(ann):
        assert sum(parts) == whole
    links = ann.page.locator(".sheet .scroll tbody a")
    assert links.evaluate_all("(all) => all.map((a) => a.getAttribute('href'))")[0] == "/rules/arriala#8.4"
    expect(ann.page.locator(".sheet figure svg").first).to_be_visible()
