"""The page as a folder: what a browser may do there, installs, and tells when a part is missing."""

from __future__ import annotations

import json
import re
import shutil
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import penstock
from penstock.server.http import guard
from penstock.server.site import folder
from tests.web.alone import KEPT_OFFLINE, PLACE, Loner, Site, row_of
from tests.web.late import late_match
from tests.web.people import TURN, Person

SF = "schwarzer-freitag"
LEFT = 60  # decisions of a game that can be played on

# As in browsers before 2023, and in those whose strict mode allows no compiled games.
NO_COMPILED_GAMES = "delete globalThis.WebAssembly"
OLD = ("delete Array.prototype.toSorted", NO_COMPILED_GAMES)

# Before everything else in a worker of the bots: what it finds takes a while.
SLOW = """const post = self.postMessage
self.postMessage = (found) => setTimeout(() => post.call(self, found), 3000);"""


@pytest.mark.parametrize("policy", [folder.POLICY, guard.POLICY], ids=["folder", "server"])
def test_no_script_but_our_own_and_nothing_evaluated(policy: str) -> None:
    allowed = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert allowed["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert "'unsafe-eval'" not in policy


def test_the_first_file_says_the_policy_and_holds_no_script(built: Path) -> None:
    index = (built / PLACE / "index.html").read_text("utf-8")
    assert f'http-equiv="Content-Security-Policy" content="{folder.POLICY}"' in index
    assert re.findall(r"<script[^>]*>(.*?)</script>", index, re.DOTALL) == [""]
    assert not re.search(r'(src|href)="/', index)  # it may lie below any path


def test_it_can_be_installed(loner: Callable[..., Loner], site: Site) -> None:
    """Icons of the sizes they claim, and Chromium finds nothing missing."""
    manifest = json.loads((site.files / "manifest.webmanifest").read_text("utf-8"))
    for icon in manifest["icons"]:
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", (site.files / icon["src"]).read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    ann = loner()
    ann.go("/")
    assert ann.page.evaluate(KEPT_OFFLINE, TURN)
    session = ann.context.new_cdp_session(ann.page)
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in found if one["errorId"] != "in-incognito"] == []


def says_what_it_needs(page: Page) -> None:
    expect(page.get_by_text("needs a browser of 2023 or later")).to_be_visible(timeout=5000)
    expect(page.get_by_role("button")).to_have_count(0)


@pytest.mark.parametrize("missing", OLD)
def test_an_old_browser_is_told_so_at_once(loner: Callable[..., Loner], missing: str) -> None:
    ann = loner(service_workers="block")
    ann.context.add_init_script(missing)
    ann.go("/")
    says_what_it_needs(ann.page)


def test_a_browser_without_scripts_is_told_so_at_once(loner: Callable[..., Loner]) -> None:
    ann = loner(java_script_enabled=False)
    ann.go("/")
    says_what_it_needs(ann.page)


def test_at_a_server_bots_play_there_for_a_browser_that_cannot(person: Callable[..., Person]) -> None:
    ann = person(is_first=True)
    ann.context.add_init_script(NO_COMPILED_GAMES)
    ann.go("/")
    card = ann.page.locator("article", has_text="Schwarzer Freitag")
    card.get_by_role("button", name="Play against bots").click()
    ann.wait_for_turn()
    assert "here-" not in ann.page.url


def test_tables_that_cannot_be_fetched_are_told_and_tried_again(loner: Callable[..., Loner]) -> None:
    ann = loner(service_workers="block")
    ann.context.route("**/home.worker*.js", lambda route: route.abort())
    ann.go("/")
    card = ann.page.locator("article", has_text="Schwarzer Freitag")
    card.get_by_role("button", name="Play against bots").click()
    expect(ann.page.get_by_text("Are you online").first).to_be_visible(timeout=TURN)
    ann.context.unroute("**/home.worker*.js")
    card.get_by_role("button", name="Play against bots").click()
    ann.wait_for_turn()


@pytest.fixture
def bots_script(site: Site, tmp_path: Path) -> Path:
    """The script of the bots' workers, in a folder that may be changed."""
    shutil.copytree(site.files, tmp_path / PLACE)
    site.stop()
    site.folder = tmp_path
    site.start()
    (script,) = (tmp_path / PLACE / "assets").glob("bot.worker*.js")
    return script


def test_bots_go_on_where_their_workers_cannot_be_fetched(
    loner: Callable[..., Loner], bots_script: Path
) -> None:
    bots_script.unlink()
    ann = loner(service_workers="block")
    ann.lay_down(row_of(late_match(SF, 2, 1, LEFT), "hard"))
    ann.wait_for_turn()
    before = ann.seq()
    ann.hurry()
    ann.wait_until_after(before + 8)


DIGIT = 10  # px


def test_how_long_a_bot_thinks_is_shown(loner: Callable[..., Loner], bots_script: Path) -> None:
    bots_script.write_text(SLOW + bots_script.read_text("utf-8"), "utf-8")
    ann = loner(service_workers="block")
    ann.lay_down(row_of(late_match(SF, 2, 1, LEFT), "hard"))
    ann.wait_for_turn()
    chips = ann.page.locator(".seats .player")
    before = [chip.bounding_box() for chip in chips.all()]
    ann.hurry()
    expect(ann.page.get_by_role("timer")).to_have_text(re.compile(r"Thinking for [12]\.\d s"), timeout=TURN)
    now = [chip.bounding_box() for chip in chips.all()]
    # What a move changes of a number is one digit at most; thinking itself takes no room.
    assert now[0] is not None
    assert before[0] is not None
    assert abs(now[0]["x"] - before[0]["x"]) < DIGIT


def test_a_page_that_cannot_be_fetched_is_told(loner: Callable[..., Loner]) -> None:
    ann = loner(service_workers="block")
    ann.context.route("**/Settings*.js", lambda route: route.abort())
    ann.go("/")
    ann.page.get_by_role("link", name="Settings").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("could not be loaded", timeout=TURN)
    ann.context.unroute("**/Settings*.js")
    ann.page.get_by_role("button", name="Load the page again").click()
    expect(ann.page.get_by_role("heading", name="Settings")).to_be_visible(timeout=TURN)


def test_several_at_one_screen_with_names_of_their_own(loner: Callable[..., Loner]) -> None:
    """Chosen options, hands covered, another language at once; the file brings the names back."""
    ann = loner()
    ann.go("/new/packhuys")
    page = ann.page
    page.get_by_text("At one screen").click()
    page.get_by_role("radio", name="2").check()
    page.get_by_text("Rules options").click()
    option = page.locator("details select").first
    chosen = option.locator("option").nth(1).get_attribute("value")
    option.select_option(chosen)
    page.get_by_role("button", name="Start the game").click()
    ann.take_the_screen()
    expect(page.locator(".bar .player")).to_contain_text(["Guest", "Guest 2"])
    expect(page.get_by_role("tab")).to_have_text(["Log", "In words"])  # nobody else reads what is said
    for _ in range(4):
        before = ann.seq()
        ann.move()
        ann.wait_until_after(before)
        ann.take_the_screen()
    ann.speak("de")
    expect(page.locator(".log .line").last).to_contain_text(re.compile("Guest( 2)? "))
    with page.expect_download() as download:
        page.locator(".bar .menu").evaluate("(menu) => { menu.open = true }")
        page.locator(".bar .menu a[download]").click()
    file = Path(download.value.path())
    saved = json.loads(file.read_text())
    assert chosen in saved["options"].values()
    assert saved["moves"] == [list(played) for played in penstock.load(saved).history]
    ann.go("/")
    expect(page.get_by_text(re.compile(r"Guest \S+\s*Guest 2\s"))).to_be_visible(timeout=TURN)
    page.locator(".import input[type=file]").set_input_files(file)
    ann.take_the_screen()
    expect(page.locator(".bar .player")).to_contain_text(["Guest", "Guest 2"])


def test_another_game_goes_on_from_any_position(loner: Callable[..., Loner]) -> None:
    ann = loner()
    match = late_match("arriala", 2, 1, LEFT)
    row = row_of(match, "easy")
    ann.lay_down(row)
    ann.wait_for_turn()
    at = next(k for k, (seat, _) in enumerate(match.history) if k > LEFT and seat == 0)
    ann.go(f"/table/{row['id']}/replay?at={at + 1}")  # its first line is the set-up
    ann.page.get_by_role("button", name="Play on from here").click(timeout=TURN)
    ann.page.wait_for_url(lambda url: "/table/" in url and row["id"] not in url)
    ann.wait_for_turn()
    assert ann.seq() == at + 1
    ann.move()
    ann.wait_until_after(at + 1)
