"""The page as a folder behind a plain file server: the browser alone plays, keeps and remembers."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect
from playwright.sync_api import Error as PlaywrightError

import penstock
from penstock.bots.instant import InstantBot
from penstock.server.site.folder import with_files
from tests.lengths import IS_LONG
from tests.web.alone import KEPT_OFFLINE, LAY_DOWN, PLACE, Loner, Site, row_of, saved_from
from tests.web.conftest import DIST
from tests.web.late import late_match
from tests.web.people import TURN, Person
from tests.web.ways import ENDING

WHOLE_GAME = 600_000  # ms
LEARNED = "instant"
BLINK = 100  # ms
WHOLE = "schwarzer-freitag"
WHOLE_ONES = penstock.games() if IS_LONG else [WHOLE]  # played from their beginning

# What a browser's database says when there is no room, and how it is made to say so.
FULL = """() => {
  self.kept = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }
}"""
NOT_FULL = "() => { IDBObjectStore.prototype.put = self.kept }"


# Before everything else in the worker that plays: a browser that keeps nothing for this page.
REFUSING = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') };"

# Or one that closes its database while it is in use, as it does when data is cleared.
CLOSING = """const begin = IDBDatabase.prototype.transaction
let first, begun = 0
IDBDatabase.prototype.transaction = function (...asked) {
  first ??= this
  if (this === first && ++begun === 4) this.close()
  return begin.apply(this, asked)
};"""
# A request to open it again can be cut off too.
CLOSING_TWICE = (
    CLOSING
    + """const open = IDBFactory.prototype.open
let opened = 0
IDBFactory.prototype.open = function (...asked) {
  if (++opened !== 2) return open.apply(this, asked)
  const request = { error: new DOMException('The connection was closed.', 'AbortError') }
  setTimeout(() => request.onerror())
  return request
};"""
)

# As if the tables of this browser, and the games they were begun with, were of the rules before.
AGE = """() => new Promise((done, fail) => {
  const opening = indexedDB.open('penstock')
  opening.onsuccess = () => {
    const writing = opening.result.transaction(['tables', 'games'], 'readwrite')
    const [tables, games] = [writing.objectStore('tables'), writing.objectStore('games')]
    tables.getAll().onsuccess = ({ target }) => {
      for (const row of target.result) tables.put({ ...row, rules_version: row.rules_version - 1 })
    }
    games.getAll().onsuccess = ({ target }) => {
      for (const { key, manifest, ...game } of target.result) {
        const rules_version = manifest.rules_version - 1
        const aged = key.replace(` ${manifest.rules_version} `, ` ${rules_version} `)
        if (aged === key) return fail(key)
        games.delete(key)
        games.put({ ...game, key: aged, manifest: { ...manifest, rules_version } })
      }
    }
    writing.oncomplete = () => { opening.result.close(); done() }
  }
})"""
# The game is laid beside its table while the first position is already looked at. (A promise: waiting for
# a function that gives one would take it for true.)
IS_KEPT = """() => new Promise((done) => {
  const opening = indexedDB.open('penstock')
  opening.onsuccess = () => {
    opening.result.transaction('games').objectStore('games').count().onsuccess = ({ target }) => {
      opening.result.close()
      done(target.result > 0)
    }
  }
})"""
FORGET_GAMES = """() => new Promise((done) => {
  const opening = indexedDB.open('penstock')
  opening.onsuccess = () => {
    const writing = opening.result.transaction('games', 'readwrite')
    writing.objectStore('games').clear()
    writing.oncomplete = () => { opening.result.close(); done() }
  }
})"""


@pytest.mark.long
@pytest.mark.parametrize("game", WHOLE_ONES)
def test_a_whole_game_against_bots_and_its_file(
    loner: Callable[..., Loner], tmp_path: Path, game: str
) -> None:
    """From the address to the score sheet, and what was saved is the same game in Python, and back."""
    ann = loner()
    ann.begin(penstock.game(game).title)
    ann.hurry()
    expect(ann.page.locator(".sheet")).to_be_visible(timeout=WHOLE_GAME)
    expect(ann.page.locator(".sheet figure svg").first).to_be_visible(timeout=TURN)
    saved = saved_from(ann.page)
    match = penstock.load(saved)
    assert match.over
    assert match.save() == {name: value for name, value in saved.items() if name != "table"}
    assert saved["result"]["scores"] == list(match.scores)
    file = tmp_path / "saved.json"
    file.write_text(json.dumps(match.save()))
    ann.go("/tables")
    ann.page.locator(".import input[type=file]").set_input_files(file)
    expect(ann.page.locator(".sheet")).to_be_visible(timeout=TURN)
    again = saved_from(ann.page)
    assert {**again, "table": None} == {**saved, "table": None}


@pytest.mark.parametrize("game", [g for g in penstock.games() if g not in WHOLE_ONES])
def test_a_game_is_played_to_its_end(loner: Callable[..., Loner], game: str) -> None:
    ann = loner()
    match = late_match(game, 2, 1, ENDING)
    ann.lay_down(row_of(match, "easy"))
    ann.wait_for_turn()
    ann.hurry()
    expect(ann.page.locator(".sheet")).to_be_visible(timeout=WHOLE_GAME)
    assert penstock.load(saved_from(ann.page)).over


def test_a_bot_that_learned_plays_as_in_python(loner: Callable[..., Loner]) -> None:
    """In the game whose net comes with a module of its own, fetched when a bot asks for it."""
    ann = loner()
    match = late_match("panamax", 2, 1, ENDING)
    ann.lay_down(row := row_of(match, LEARNED))
    ann.wait_for_turn()
    ann.hurry()
    expect(ann.page.locator(".sheet")).to_be_visible(timeout=WHOLE_GAME)
    saved = penstock.load(saved_from(ann.page))
    bot, again = InstantBot(row["seats"][1]["bot_seed"]), match.game.new(2, match.seed, match.options)
    chosen = []
    for k, (seat, move) in enumerate(saved.history):
        if k >= len(match.history) and seat == 1 and len(again.legal(seat)) > 1:
            chosen.append((bot.choose(again, seat).notation, move))
        again.play(move, seat)
    assert chosen
    assert [there for there, _ in chosen] == [here for _, here in chosen]


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(loner: Callable[..., Loner]) -> None:
    ann = loner()
    ann.begin()
    ann.page.get_by_role("button", name="Take a subsidy").first.click()
    expect(ann.page.locator(".trail li")).to_have_count(1)
    seq = ann.seq()
    ann.page.reload()
    ann.wait_for_turn()
    assert ann.seq() == seq
    expect(ann.page.locator(".trail li")).to_have_count(1)
    ann.page.get_by_role("button", name="Hint").click()
    expect(ann.page.locator(".decision")).to_contain_text("%", timeout=TURN)
    ann.page.get_by_role("button", name="Undo").click()
    expect(ann.page.locator(".trail li")).to_have_count(0)


def test_a_crash_in_the_middle_of_a_turn_loses_nothing(loner: Callable[..., Loner]) -> None:
    ann = loner()
    ann.begin()
    address = ann.page.url
    ann.page.get_by_role("button", name="Take a subsidy").first.click()
    expect(ann.page.locator(".trail li")).to_have_count(1)
    with ann.page.expect_event("crash"), pytest.raises(PlaywrightError):
        ann.page.goto("chrome://crash", timeout=5000)
    again = ann.new_page()
    again.goto(address)
    expect(again.locator(".decision.yours")).to_be_visible(timeout=TURN)
    expect(again.locator(".trail li")).to_have_count(1)


def test_without_a_net_after_the_first_visit(loner: Callable[..., Loner], site: Site) -> None:
    ann = loner()
    ann.begin()
    assert ann.page.evaluate(KEPT_OFFLINE, TURN)
    site.stop()
    try:
        ann.page.reload()
        ann.wait_for_turn()
        ann.begin("Arriala")  # never looked at before
        before = ann.seq()
        ann.move()
        ann.wait_until_after(before)
        ann.go("/rules/panamax")
        expect(ann.page.locator(".paragraph").first).to_be_visible(timeout=TURN)
    finally:
        site.start()


def test_one_tab_plays_and_the_other_looks_on(loner: Callable[..., Loner]) -> None:
    ann = loner()
    ann.begin()
    other = ann.new_page()
    other.goto(ann.page.url)
    told = other.get_by_text("being played in another tab").locator("visible=true")
    expect(told).to_have_count(1, timeout=TURN)
    expect(other.locator(".decision.yours")).to_have_count(0)
    ann.page.get_by_role("button", name="Take a subsidy").first.click()
    expect(ann.page.locator(".trail li")).to_have_count(1)
    expect(other.locator(".table")).to_have_attribute("data-seq", str(ann.seq()), timeout=TURN)
    ann.page.close()
    expect(other.locator(".decision.yours")).to_be_visible(timeout=TURN)
    other.get_by_role("button", name="Undo").click()
    expect(other.locator(".trail li")).to_have_count(0)


def test_a_new_version_is_told_and_loses_nothing(browser: Browser, built: Path, tmp_path: Path) -> None:
    shutil.copytree(built, tmp_path / "copy")
    site = Site(tmp_path / "copy", tmp_path)
    ann = Loner(browser, site, "Ann")  # type: ignore[arg-type]
    try:
        ann.begin()
        assert ann.page.evaluate(KEPT_OFFLINE, TURN)
        ann.page.reload()
        ann.wait_for_turn()
        seq = ann.seq()
        other = ann.new_page()
        other.goto(f"{ann.url}#/tables")
        expect(other.get_by_role("heading", name="Tables")).to_be_visible(timeout=TURN)
        make_newer(site.files)
        ann.page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
        ann.page.get_by_role("button", name="Load it").click(timeout=TURN)
        expect(ann.page.locator("html[data-newer]")).to_be_visible(timeout=TURN)
        expect(other.locator("html[data-newer]")).to_be_visible(timeout=TURN)  # all tabs at once
        ann.wait_for_turn()
        assert ann.seq() == seq
        assert not ann.problems
    finally:
        ann.context.close()
        site.stop()


def make_newer(files: Path) -> None:
    """The next release of the page, which marks itself."""
    index = files / "index.html"
    index.write_text(index.read_text("utf-8").replace("<html", '<html data-newer="yes"', 1), "utf-8")
    (files / "sw.js").write_text(with_files((DIST / "sw.js").read_text("utf-8"), files), "utf-8")


def test_a_browser_without_room_says_so_and_changes_nothing(loner: Callable[..., Loner]) -> None:
    ann = loner()
    ann.begin()
    worker = next(w for w in ann.page.workers if "home.worker" in w.url)
    worker.evaluate(FULL)
    seq = ann.seq()
    ann.page.get_by_role("button", name="Take a subsidy").first.click()
    expect(ann.page.get_by_text("no room left").first).to_be_visible(timeout=TURN)
    assert ann.seq() == seq
    worker.evaluate(NOT_FULL)
    ann.page.get_by_role("button", name="Take a subsidy").first.click()
    ann.wait_until_after(seq)


def test_what_was_cleared_while_playing_is_written_again(loner: Callable[..., Loner]) -> None:
    ann = loner()
    ann.begin()
    origin = ann.url.removesuffix(f"/{PLACE}/")
    session = ann.context.new_cdp_session(ann.page)
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    ann.page.get_by_role("button", name="Take a subsidy").first.click()
    expect(ann.page.locator(".trail li")).to_have_count(1)
    ann.page.reload()
    ann.wait_for_turn()
    expect(ann.page.locator(".trail li")).to_have_count(1)


def with_worker(ann: Loner, before: str) -> None:
    """The worker that plays runs this before everything else."""

    def change(route: Route) -> None:
        script = route.fetch()
        route.fulfill(response=script, body=before + script.text())

    ann.context.route("**/home.worker*.js", change)


@pytest.mark.parametrize("closing", [CLOSING, CLOSING_TWICE], ids=["once", "twice"])
def test_what_the_browser_closed_under_way_is_opened_again(
    loner: Callable[..., Loner], closing: str
) -> None:
    ann = loner(service_workers="block")
    with_worker(ann, closing)
    ann.begin()
    ann.page.get_by_role("button", name="Take a subsidy").first.click()
    expect(ann.page.locator(".trail li")).to_have_count(1)
    ann.page.reload()
    ann.wait_for_turn()
    expect(ann.page.locator(".trail li")).to_have_count(1)


def test_a_browser_that_keeps_nothing_says_so_and_plays(loner: Callable[..., Loner]) -> None:
    ann = loner(service_workers="block")
    with_worker(ann, REFUSING)
    ann.begin()
    expect(ann.page.get_by_text("This browser keeps nothing").first).to_be_visible(timeout=TURN)
    seq = ann.seq()
    ann.page.get_by_role("button", name="Take a subsidy").first.click()
    ann.wait_until_after(seq)


def test_a_game_begun_under_older_rules_is_finished_under_them_or_saved(
    loner: Callable[..., Loner], tmp_path: Path
) -> None:
    ann = loner(service_workers="block")
    ann.begin()
    for _ in range(TURN // BLINK):
        if ann.page.evaluate(IS_KEPT):
            break
        ann.page.wait_for_timeout(BLINK)
    ann.page.evaluate(AGE)
    ann.page.reload()
    ann.wait_for_turn()
    seq = ann.seq()
    ann.page.get_by_role("button", name="Take a subsidy").first.click()
    ann.wait_until_after(seq)
    ann.page.evaluate(FORGET_GAMES)  # only their moves are left
    ann.page.reload()
    expect(ann.page.get_by_text("not continued").first).to_be_visible(timeout=TURN)
    ann.go("/record")
    with ann.page.expect_download(timeout=TURN) as download:
        ann.page.get_by_role("link", name="Save as a file").click()
    saved = json.loads(Path(download.value.path()).read_text())
    assert saved["rules_version"] == penstock.game(WHOLE).rules_version - 1
    assert [0, "subsidy"] in saved["moves"]


def test_ones_own_record_counts_a_game_and_lets_it_be_deleted(loner: Callable[..., Loner]) -> None:
    ann = loner()
    ann.lay_down(row_of(late_match(WHOLE, 2, 1, ENDING), "random"))
    ann.wait_for_turn()
    ann.hurry()
    expect(ann.page.locator(".sheet")).to_be_visible(timeout=WHOLE_GAME)
    ann.go("/record")
    row = ann.page.locator("tbody tr")
    expect(row.locator("td").nth(2)).to_have_text("1")
    ann.page.get_by_role("button", name="Delete", exact=True).click()
    ann.page.get_by_role("button", name="Cancel").click()
    ann.page.get_by_role("button", name="Delete", exact=True).click()
    ann.page.get_by_role("button", name="Delete it for good").click()
    expect(ann.page.get_by_text("No finished game against bots yet.")).to_be_visible(timeout=TURN)
    ann.go("/tables")
    expect(ann.page.get_by_text("None.").first).to_be_visible(timeout=TURN)


def test_peoples_pages_say_that_they_need_a_server(loner: Callable[..., Loner]) -> None:
    ann = loner()
    for page in ("account", "join/x", "person/x"):
        ann.go(f"/{page}")
        expect(ann.page.get_by_role("heading", name="need a table server")).to_be_visible(timeout=TURN)
    ann.go("/rules/arriala")
    expect(ann.page.locator(".paragraph").first).to_be_visible(timeout=TURN)


def test_at_a_server_a_game_against_bots_is_the_browsers_own(person: Callable[..., Person]) -> None:
    """No load on the server; the game can be put there to keep or share it."""
    ann = person()
    ann.go("/")
    asked: list[str] = []
    ann.page.on("request", lambda r: asked.append(r.url) if "/api/tables/" in r.url else None)
    card = ann.page.locator("article", has_text="Schwarzer Freitag")
    card.get_by_role("button", name="Play against bots").click()
    ann.wait_for_turn()
    before = ann.seq()
    ann.move()
    ann.wait_until_after(before)
    assert "/table/here-" in ann.page.url
    assert asked == []
    seq = ann.seq()
    ann.page.get_by_role("button", name="Keep it on the server").click()
    ann.page.wait_for_url(lambda url: "/table/" in url and "here-" not in url)
    ann.wait_until_after(seq - 1)


def test_a_game_of_this_browser_is_shared_by_choice(person: Callable[..., Person]) -> None:
    """Nothing is sent before the yes; then whoever has the link sees it, with its bots."""
    ann, bob = person("Ann"), person("Bob")
    ann.go("/local/games.en.json")  # before the page has opened its database
    ann.page.evaluate(LAY_DOWN, row_of(late_match("packhuys", 2, 1, ENDING), "easy"))
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sent: list[str] = []
    ann.page.on("request", lambda r: sent.append(r.url) if "/api/import" in r.url else None)
    ann.look_at("here-packhuys")
    ann.hurry()
    share = ann.page.locator(".sheet .share")
    share.get_by_role("button", name="Share", exact=True).click(timeout=WHOLE_GAME)
    expect(share.get_by_role("group")).to_contain_text("put on the server")
    assert sent == []
    share.get_by_role("button", name="Share it").click()
    expect(share.get_by_role("status")).to_have_text("Copied", timeout=TURN)
    assert len(sent) == 1
    said, link = ann.page.evaluate("() => navigator.clipboard.readText()").split("\n")
    assert said.startswith("Packhuys: ")
    bob.page.goto(link)
    expect(bob.page.locator(".bar")).to_contain_text("Easy 2", timeout=TURN)
    ann.page.get_by_role("link", name="Replay").first.click()
    again = ann.page.locator(".share")
    again.get_by_role("button", name="Share this position").click()
    again.get_by_role("button", name="Share it").click()
    expect(again.get_by_role("status")).to_have_text("Copied", timeout=TURN)
    assert len(sent) == 1  # it lies there already
    assert link in ann.page.evaluate("() => navigator.clipboard.readText()")


def test_without_a_server_a_game_is_shared_as_a_file(loner: Callable[..., Loner]) -> None:
    ann = loner()
    ann.lay_down(row_of(late_match("packhuys", 2, 1, ENDING), "easy"))
    ann.wait_for_turn()
    ann.hurry()
    with ann.page.expect_download(timeout=WHOLE_GAME) as download:
        ann.page.locator(".sheet .share").get_by_role("button", name="Share as a file").click(
            timeout=WHOLE_GAME
        )
    assert penstock.load(json.loads(Path(download.value.path()).read_text())).over


def test_ones_own_games_are_listed_before_the_server_answers(person: Callable[..., Person]) -> None:
    ann = person()
    ann.go("/")
    card = ann.page.locator("article", has_text="Schwarzer Freitag")
    card.get_by_role("button", name="Play against bots").click()
    ann.wait_for_turn()
    ann.page.route("**/api/tables?*", lambda _: None)  # never answered
    ann.go("/tables")
    expect(ann.page.locator("main a.card, .page a.card", has_text="Schwarzer Freitag")).to_be_visible()
    expect(ann.page.get_by_text("One moment…")).to_have_count(3)  # the other lists
