"""What people expect of a table without thinking of it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import penstock
from penstock.engine.match import Match, Move
from tests.web.late import late_match
from tests.web.people import TURN, Person
from tests.web.ways import ENDING, somewhere, study

SF = "schwarzer-freitag"
RULES = Path(__file__).parents[2] / "docs" / "rules"


def at_table(ann: Person) -> str:
    table = ann.open_table(SF, ["me", "random", "random"])
    ann.look_at(table)
    ann.wait_for_turn()
    return table


def test_a_turn_is_taken_back_step_by_step(person: Callable[..., Person]) -> None:
    ann = person()
    at_table(ann)
    page = ann.page
    steps = page.locator(".trail li")
    signs = [page.get_by_role("button", name=name, exact=True) for name in ("Hint", "Undo")]
    places = [sign.bounding_box() for sign in signs]
    page.get_by_role("button", name="Take a subsidy").first.click()
    expect(steps).to_have_count(1)
    page.locator('.decision button.move[aria-label^="Buy"]:not([aria-disabled="true"])').first.click()
    expect(steps).to_have_count(2)
    assert [sign.bounding_box() for sign in signs] == places  # whatever is asked
    page.get_by_role("button", name="Undo").click()
    expect(steps).to_have_count(1)
    expect(page.locator(".cash")).to_contain_text("20")
    page.keyboard.press("z")
    expect(steps).to_have_count(0)
    expect(page.locator(".cash .number")).to_have_text("0")


def test_since_my_last_turn_is_shown_again(person: Callable[..., Person]) -> None:
    """Position after position, then the present, in which one can decide."""
    ann = person()
    at_table(ann)
    page = ann.page
    page.locator('.decision button.move[aria-label^="Pass"]:not([aria-disabled="true"])').first.click()
    before = ann.seq()
    page.get_by_role("button", name="End the turn").click()
    ann.wait_until_after(before)
    ann.wait_for_turn()
    now = ann.seq()
    page.evaluate("""() => {
      window.seen = []
      const table = document.querySelector('.table')
      const watcher = new MutationObserver(() => window.seen.push(Number(table.dataset.seq)))
      watcher.observe(table, { attributes: true })
    }""")
    page.get_by_role("button", name="Show what happened since my last turn").click()
    page.wait_for_function("(seq) => window.seen.length > 2 && window.seen.at(-1) === seq", arg=now)
    seen = page.evaluate("window.seen")
    assert seen == sorted(seen)
    assert seen[0] < now
    ann.wait_for_turn()


@pytest.mark.parametrize("says", ["device", "person"])
def test_what_changes_is_shown_without_motion_where_it_is_unwelcome(
    person: Callable[..., Person], says: str
) -> None:
    """A sum that changes says by how much, plainly, without fading in."""
    if says == "device":
        ann = person(settings={"motion": "normal"}, reduced_motion="reduce")
    else:
        ann = person(settings={"motion": "none"})
    at_table(ann)
    ann.page.evaluate("""() => {
      window.seen = []
      const look = () => document.querySelectorAll('.change').forEach((one) => {
        window.seen.push([getComputedStyle(one).opacity, one.getAnimations().length])
      })
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    }""")
    ann.page.get_by_role("button", name="Take a subsidy").first.click()
    ann.page.wait_for_function("() => window.seen.length > 0")
    assert ann.page.evaluate("window.seen[0]") == ["1", 0]


def test_a_line_of_the_log_leads_to_its_position(person: Callable[..., Person]) -> None:
    ann = person()
    table = at_table(ann)
    ann.move()
    expect(ann.page.locator(".trail li")).to_have_count(1)
    jump = ann.page.locator(".log .jump").last
    seq = jump.inner_text()
    jump.click()
    ann.page.wait_for_url(f"**/table/{table}/replay?at={seq}")
    expect(ann.page.get_by_role("slider")).to_have_value(seq)


def test_the_reason_leads_to_its_paragraph(person: Callable[..., Person]) -> None:
    ann = person()
    at_table(ann)
    ann.page.locator(".target.silver").focus()
    with ann.context.expect_page() as opened:
        ann.page.get_by_role("tooltip").get_by_role("link").click()
    expect(opened.value.locator('[id="4.1"].here')).to_be_in_viewport(timeout=TURN)


def test_settings_change_at_once_and_without_a_reload(person: Callable[..., Person]) -> None:
    ann = person()
    at_table(ann)
    page = ann.page
    page.evaluate("window.stayed = true")
    patterned = page.locator('.board [fill^="url(#pattern-"]')
    expect(patterned).to_have_count(0)
    ann.leave_for("Settings")
    page.get_by_label("Colours").select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_label("Patterns on coloured pieces").check()
    page.get_by_label("Offer hints").uncheck()
    page.go_back()
    ann.wait_for_turn()
    expect(patterned.first).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    assert page.evaluate("window.stayed")


def test_a_page_is_never_shown_with_the_address_of_the_next(person: Callable[..., Person]) -> None:
    ann = person()
    at_table(ann)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url.removeprefix(ann.url)))
    ann.leave_for("Settings")
    expect(ann.page.get_by_label("Colours")).to_be_visible()
    assert [path for path in asked if path.startswith("/api/tables")] == []


def test_a_reload_keeps_the_words_of_a_turn_begun(person: Callable[..., Person]) -> None:
    ann = person()
    ann.look_at(ann.open_table("arriala", ["me", "random"]))
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Place a new worker: 3 AP").last.click()
    expect(ann.page.locator(".trail li")).to_have_text(["Place a new worker: 3 AP"])
    ann.page.reload()
    ann.wait_for_turn()
    expect(ann.page.locator(".trail li")).to_have_text(["Place a new worker: 3 AP"])


def test_the_menu_closes_by_escape_and_by_a_click_elsewhere(person: Callable[..., Person]) -> None:
    """A click that closes it does nothing else, whatever lies below."""
    ann = person()
    at_table(ann)
    menu, before = ann.page.locator(".bar .menu"), ann.seq()
    place = ann.page.locator(".subsidy").bounding_box()
    assert place is not None
    for leave in (
        lambda: ann.page.keyboard.press("Escape"),
        lambda: ann.page.mouse.click(place["x"] + 5, place["y"] + 5),
    ):
        menu.locator("summary").click()
        expect(menu).to_have_attribute("open", "")
        leave()
        expect(menu).not_to_have_attribute("open", "")
    ann.page.wait_for_timeout(500)
    assert ann.seq() == before


def test_the_log_stays_at_its_newest_line_when_the_panel_grows(person: Callable[..., Person]) -> None:
    ann = person(settings={"listed": False})
    at_table(ann)
    for _ in range(2):
        before = ann.seq()
        ann.move()
        ann.wait_until_after(before)
    log = ann.page.locator(".log")
    log.evaluate("(e) => { e.style.paddingTop = '2000px'; e.scrollTop = e.scrollHeight }")
    ann.page.keyboard.press("m")
    left = "(e) => e.scrollHeight - e.clientHeight - e.scrollTop"
    ann.page.wait_for_timeout(300)
    assert log.evaluate(left) <= 2


def test_a_long_log_is_drawn_as_far_as_one_reads_back(person: Callable[..., Person]) -> None:
    """The recent turns at first; who scrolls up, or asks, gets earlier ones and keeps his place."""
    ann = person()
    study(ann, late_match(SF, 2, 1, ENDING))
    log, turns = ann.page.locator(".log"), ann.page.locator(".log .turn")
    expect(turns).to_have_count(20)
    first = turns.first.inner_text()
    log.evaluate("(e) => { e.scrollTop = 0 }")
    expect(turns).to_have_count(40)
    expect(turns.nth(20)).to_have_text(first, use_inner_text=True)
    expect(turns.nth(20)).to_be_in_viewport()
    while ann.page.get_by_role("button", name="Earlier turns").is_visible():
        ann.page.get_by_role("button", name="Earlier turns").press("Enter")  # a mouse would scroll up
    expect(turns.first).to_contain_text("is the start player")
    log.evaluate("(e) => { e.scrollTop = e.scrollHeight }")
    before = ann.seq()
    ann.move()
    ann.wait_until_after(before)
    expect(turns).to_have_count(20)


def test_the_log_speaks_the_language_chosen_at_once(person: Callable[..., Person]) -> None:
    """Also before the server has heard that it is the person's own."""
    ann = person()
    at_table(ann)
    ann.page.get_by_role("button", name="Take a subsidy").first.click()
    line = ann.page.locator(".log .line").last
    expect(line).to_contain_text("Ann takes a subsidy")
    ann.page.route("**/api/me", lambda route: route.abort())
    ann.speak("de")
    expect(line).to_contain_text("Ann nimmt")


def at_once(match: Match) -> list[Move]:
    """What sets off a price change by itself; the end of a trade is decisions away."""
    told = [m for m in match.moves(min(match.to_act)) if m.facts.get("sets_off") == "yes"]
    return [m for m in told if m.family not in ("buy", "sell", "silver")]


def sets_off_a_change(match: Match) -> bool:
    return bool(at_once(match))


def test_a_scene_is_not_given_away_by_what_stands_beside_it(person: Callable[..., Person]) -> None:
    """Neither the log, nor the steps to come, nor the bar tell how a price change ends."""
    ann = person(settings={"motion": "slow"})
    match = somewhere(SF, 3, sets_off_a_change, seed=3)
    study(ann, match)
    page = ann.page
    before = page.evaluate("document.querySelectorAll('.log .line').length")
    move = at_once(match)[0]
    page.keyboard.press("m")
    page.locator(f'.decision button.move[aria-label="{move.text()}"]').first.click()
    seen = page.wait_for_function("""() => {
      const coming = [...document.querySelectorAll('.steps .coming > span:nth-child(2)')]
      if (!coming.length) return null
      return {
        hidden: coming.every((e) => getComputedStyle(e).visibility === 'hidden'),
        lines: document.querySelectorAll('.log .line').length,
      }
    }""").json_value()
    assert seen == {"hidden": True, "lines": before}
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".log .row").last).to_be_visible()  # the prices, side by side


def test_worth_is_told_by_parts_and_can_be_switched_off(person: Callable[..., Person]) -> None:
    ann = person()
    at_table(ann)
    page = ann.page
    worth = page.locator(".bar .worth")
    expect(worth).to_have_count(3)
    page.locator(".bar .player.you").focus()
    expect(page.get_by_role("tooltip")).to_contain_text(
        re.compile(r"Worth now: \d+.*shares.*: \d+", re.DOTALL)
    )
    page.locator(".bar .menu summary").click()
    page.locator(".bar .menu").get_by_label("worth").uncheck()
    expect(worth).to_have_count(0)


def test_a_question_mark_shows_the_keys(person: Callable[..., Person]) -> None:
    ann = person()
    at_table(ann)
    ann.page.keyboard.press("?")
    keys = ann.page.get_by_role("dialog", name="Keys")
    expect(keys.locator("dt")).to_have_count(13)
    ann.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_a_game_of_bots_is_watched_from_its_beginning_by_anybody(person: Callable[..., Person]) -> None:
    """Its table does not give away the end, and its replay has all moves for who did not open it."""
    ann, bob = person(), person("Bob")
    table = ann.open_table(SF, ["random", "random"], visibility="public")
    deadline = time.monotonic() + TURN / 100
    while not ann.call("GET", f"/tables/{table}/position")["over"]:
        assert time.monotonic() < deadline
        time.sleep(0.2)
    bob.sign_in()
    bob.go(f"/table/{table}")
    expect(bob.page).to_have_url(re.compile(f"/table/{table}/replay"), timeout=TURN)
    slider = bob.page.get_by_role("slider")
    expect(slider).to_have_value("1", timeout=TURN)
    expect(slider).to_have_attribute("max", re.compile(r"\d\d+"))
    expect(bob.page.locator(".sheet")).to_have_count(0)
    bob.page.locator("body").press("End")
    expect(slider).not_to_have_value("1")


def test_a_change_of_money_lies_over_its_number_and_nothing_else(person: Callable[..., Person]) -> None:
    ann = person(settings={"motion": "normal"})
    at_table(ann)
    page = ann.page
    page.get_by_role("button", name="Take a subsidy").first.click()
    number, change = page.wait_for_function("""() => {
      const found = ['.number', '.change'].map((one) => document.querySelector(`.cash ${one}`))
      const isCounted = found[0].textContent === '20' // until then it is narrower
      if (!isCounted || !found[1]) return null
      return found.map((e) => e.getBoundingClientRect()).map(({ left, right }) => [left, right])
    }""").json_value()
    assert number[0] - 6 <= change[0]
    assert change[1] <= number[1] + 6


@pytest.mark.parametrize("game", penstock.games())
def test_the_legend_names_every_sign_with_its_paragraph(person: Callable[..., Person], game: str) -> None:
    ann = person()
    ann.look_at(ann.open_table(game, ["me", "random", "random"]))
    page = ann.page
    page.get_by_role("button", name="What the signs mean").click()
    legend = page.get_by_role("dialog", name="What the signs mean")
    expect(legend).to_be_visible()
    links = legend.locator("dd a")
    expect(links.nth(9)).to_be_attached()
    rules = (RULES / f"{game}.md").read_text()
    for link in links.all():
        paragraph = str(link.get_attribute("href")).split("#")[1]
        assert f"### {paragraph} " in rules
    page.keyboard.press("Escape")
    expect(legend).to_have_count(0)


def test_a_note_takes_no_click_from_what_lies_below(person: Callable[..., Person]) -> None:
    """It goes away over a choice, and stays while one reads it."""
    ann = person()
    ann.look_at(ann.open_table("packhuys", ["me", "random"]))
    ann.wait_for_turn()
    page, note = ann.page, ann.page.get_by_role("tooltip")
    cards, noted = page.locator(".hand .target.open"), page.locator(".mats .keepers").first
    noted.hover()
    expect(note).to_be_visible()
    box = note.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 4, box["y"] + 4)
    is_through = "([x, y]) => !document.elementFromPoint(x, y).closest('.tip')"
    assert page.evaluate(is_through, [box["x"] + 4, box["y"] + 4])
    noted.hover()
    expect(note).to_be_visible()
    note.evaluate(
        "(e, [x, y]) => { e.style.left = `${x}px`; e.style.top = `${y}px` }", middle_of(cards.nth(1))
    )
    cards.nth(1).hover()
    page.mouse.move(*[z + 1 for z in middle_of(cards.nth(1))])
    expect(note).to_have_count(0)
    cards.nth(1).click()
    expect(
        page.locator(".decision .row .primary").or_(page.locator(".table:not([data-seq='1'])")).first
    ).to_be_visible()


def middle_of(place: Locator) -> list[float]:
    box = place.bounding_box()
    assert box is not None
    return [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
