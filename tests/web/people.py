"""Somebody at a browser: opens tables, decides by clicking what a person would click."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar
from urllib.parse import unquote

from playwright.sync_api import Browser, BrowserContext, Page, expect

import penstock
from tests.web.house import House

TURN = 60_000  # ms to wait for a turn
SIZES = {"desk": (1280, 800), "wide": (1920, 1080), "phone": (390, 844)}
QUIET = {"motion": "none", "sound": False, "confirm": False, "listed": True}

# Clicks like a hasty player: confirms what waits for confirmation, else any move of the panel or its list.
HASTY = """() => {
  let luck = 7
  const any = (list) => list[(luck = (luck * 16807) % 2147483647) % list.length]
  setInterval(() => {
    const yes = document.querySelector('.decision .primary, .cover .primary')
    if (yes) return yes.click()
    const moves = [...document.querySelectorAll('.decision button.move:not([aria-disabled="true"])')]
    if (moves.length) any(moves).click()
    else document.querySelector('.decision.yours .all:not([open]) > summary')?.click() // in the hand
  }, 20)
}"""


def first_scripts(settings: dict[str, Any], is_new: bool) -> list[str]:
    """What a browser of somebody with these settings does before it shows a page."""
    kept = json.dumps(json.dumps(settings))
    scripts = [
        f"localStorage.getItem('penstock-settings') || localStorage.setItem('penstock-settings', {kept})"
    ]
    if not is_new:  # knows the games: nobody offers to teach them
        known = json.dumps(json.dumps(penstock.games()))
        scripts.append(f"localStorage.setItem('penstock-learnt', {known})")
    return scripts


class Refused(Exception):
    """The server said no."""


class Shelf:
    """Browser contexts that nobody uses just now; one that has our files already loads with less work."""

    def __init__(self) -> None:
        self.idle: dict[str, list[BrowserContext]] = defaultdict(list)

    def take(self, kind: str) -> BrowserContext | None:
        return self.idle[kind].pop() if self.idle[kind] else None

    def put(self, kind: str, context: BrowserContext) -> None:
        self.idle[kind].append(context)


class Person:
    """One browser context with one page; with a shelf, the context of somebody who has left."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        name: str,
        size: str = "desk",
        dark: bool = False,
        settings: dict[str, Any] | None = None,
        is_new: bool = False,
        shelf: Shelf | None = None,
        **options: Any,
    ) -> None:
        width, height = SIZES[size]
        self.house = house
        self.url = house.url
        self.name = name
        options["viewport"] = {"width": width, "height": height}
        options["color_scheme"] = "dark" if dark else "light"
        scripts = first_scripts({**QUIET, **(settings or {})}, is_new)
        self.shelf = shelf
        self.kind = json.dumps([options, scripts], sort_keys=True)
        used = shelf.take(self.kind) if shelf else None
        self.context = used or browser.new_context(locale="en-GB", **options)
        self.id: str | None = None
        self.problems: list[str] = []
        self.page = self.new_page()
        if used:
            self.forget_everything()
        else:
            for script in scripts:
                self.context.add_init_script(script)

    def forget_everything(self) -> None:
        """All that a page may have kept; only the files that are the same for everybody stay."""
        self.context.clear_cookies()
        self.context.clear_permissions()
        session = self.context.new_cdp_session(self.page)
        session.send("Storage.clearDataForOrigin", {"origin": self.url, "storageTypes": "all"})
        session.detach()

    def leave(self) -> None:
        if self.shelf is None:
            self.context.close()
            return
        for page in self.context.pages:
            page.close()
        self.shelf.put(self.kind, self.context)

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.problems.append(f"{error} {error.stack}"))
        return page

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server past the page, as the same person."""
        cookies = {cookie.get("name"): cookie.get("value", "") for cookie in self.context.cookies()}
        headers = {"x-csrftoken": unquote(cookies.get("csrftoken", ""))}
        answer = self.context.request.fetch(
            f"{self.url}/api{path}", method=method, data=body, headers=headers
        )
        if not answer.ok:
            raise Refused(answer.text())
        return answer.json()

    def sign_in(self) -> str:
        """Be a guest under one's own name, if nobody yet; who one is to the server."""
        if self.id is None:
            self.call("GET", "/games")  # brings the token
            self.id = str(self.call("POST", "/guest", {"name": self.name})["id"])
        return self.id

    def open_table(self, game: str, seats: list[str], **more: Any) -> str:
        """A table: "me", "open", or a bot's name for every seat; started when it is full."""
        self.sign_in()
        wanted = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        table: dict[str, Any] = self.call("POST", "/tables", {"game": game, "seats": wanted, **more})
        if "open" not in seats:
            self.call("POST", f"/tables/{table['id']}/start", {})
        return str(table["id"])

    def sit_down(self, table: str) -> None:
        self.sign_in()
        self.call("POST", f"/tables/{table}/join", {})

    def look_at(self, table: str) -> None:
        self.go(f"/table/{table}")
        expect(self.page.locator(".decision, .sheet").first).to_be_visible(timeout=TURN)

    def speak(self, lang: str) -> None:
        """Choose a language: in the page's header, or in the menu of a table."""
        if "/table/" in self.page.url:  # its own bar takes the place of the header
            expect(self.page.locator("header.bar")).to_be_visible(timeout=TURN)
        expect(self.page.locator("header").first).to_be_visible()
        menu = self.page.locator(".bar .menu")
        if menu.count():
            menu.evaluate("(menu) => { menu.open = true }")
        self.page.locator("header select").first.select_option(lang)
        expect(self.page.locator("html")).to_have_attribute("lang", lang)
        if menu.count():
            menu.evaluate("(menu) => { menu.open = false }")

    def leave_for(self, page: str) -> None:
        """Follow a link of a table's menu."""
        self.page.locator(".bar .menu summary").click()
        self.page.locator(".bar .menu").get_by_role("link", name=page).click()

    def wait_for_turn(self) -> None:
        expect(self.page.locator(".decision.yours")).to_be_visible(timeout=TURN)

    def take_the_screen(self) -> None:
        """One's turn at a screen for several: the cover, if somebody else sat there, is lifted."""
        cover = self.page.locator(".cover")
        expect(cover.or_(self.page.locator(".decision.yours")).first).to_be_visible(timeout=TURN)
        if cover.is_visible():
            cover.get_by_role("button").click()
        self.wait_for_turn()

    def move(self, which: int = 0) -> str:
        """Click a move of the panel; its words."""
        self.page.evaluate(
            "document.querySelectorAll('.decision details').forEach((d) => { d.open = true })"
        )
        button = self.page.locator('.decision button.move:not([aria-disabled="true"])').nth(which)
        text = str(button.get_attribute("aria-label"))
        button.click()
        return text

    def play_unseen(self, table: str, luck: random.Random) -> int | None:
        """Any move, past the page; the number of the position it was made at, None when it is over."""
        position = self.call("GET", f"/tables/{table}/position")
        seq, mine = int(position["seq"]), position["moves"]
        if mine:
            seat = min(mine)
            move = luck.choice(mine[seat])["notation"]
            body = {"move": move, "expected_seq": seq, "key": f"{luck.random()}", "seat": int(seat)}
            try:
                self.call("POST", f"/tables/{table}/moves", body)
            except Refused as refused:
                if '"stale"' not in str(refused):  # somebody else was faster
                    raise
        return None if position["over"] else seq

    def hurry(self) -> None:
        """Play on hastily from now on."""
        self.page.evaluate(HASTY)

    def lines(self) -> int:
        """Lines of the log."""
        return self.page.locator(".log .line").count()

    def seq(self) -> int:
        """The number of the position shown."""
        return int(self.page.locator(".table").get_attribute("data-seq") or 0)

    def wait_until_after(self, seq: int, patience: float = TURN) -> None:
        is_later = "(seq) => Number(document.querySelector('.table')?.dataset.seq) > seq"
        self.page.wait_for_function(is_later, arg=seq, timeout=patience)


P = TypeVar("P", bound=Person)


@contextmanager
def company(invite: Callable[..., P]) -> Iterator[Callable[..., P]]:
    """`invite` for one test: in the end all leave, and what went wrong on a page fails the test."""
    people: list[P] = []

    def make(*arguments: Any, **options: Any) -> P:
        people.append(invite(*arguments, **options))
        return people[-1]

    yield make
    problems = [problem for one in people for problem in one.problems]
    for one in people:
        one.leave()
    assert not problems, problems
