"""`make screenshots`: every page and every game as small WebP files in docs/screenshots."""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

import penstock
from tests.web.conftest import DIST, ROOT
from tests.web.house import House, launch
from tests.web.people import TURN, Person

FOLDER = ROOT / "docs" / "screenshots"
PAGES = {
    "start": "/",
    "new-table": "/new/schwarzer-freitag",
    "rules": "/rules/schwarzer-freitag#9.5",
    "settings": "/settings",
}
MOVES_PLAYED = {"packhuys": 130, "panamax": 110}  # until there is something to see
USUALLY_PLAYED = 70
SIGHTS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")

# Chromium itself writes WebP; no other library is needed.
TO_WEBP = """async (png) => {
  const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob())
  const canvas = new OffscreenCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  const file = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 })
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}"""


class Album:
    def __init__(self, browser: Browser) -> None:
        self.dark_room = browser.new_page()
        FOLDER.mkdir(parents=True, exist_ok=True)

    def add(self, page: Page, name: str) -> None:
        page.wait_for_timeout(400)
        png = base64.b64encode(page.screenshot()).decode()
        file = FOLDER / f"{name}.webp"
        file.write_bytes(base64.b64decode(self.dark_room.evaluate(TO_WEBP, png)))
        sys.stdout.write(f"{file.relative_to(ROOT)} {file.stat().st_size // 1000} kB\n")


def people(browser: Browser, house: House) -> dict[str, Person]:
    return {
        "": Person(browser, house, "Ann"),
        "-dark": Person(browser, house, "Ann", dark=True),
        "-phone": Person(browser, house, "Ann", size="phone", has_touch=True),
    }


def take_pages(album: Album, browser: Browser, house: House) -> None:
    for suffix, one in people(browser, house).items():
        for name, path in PAGES.items():
            one.go(path)
            expect(one.page.locator("h1, h2").first).to_be_visible()
            one.page.wait_for_timeout(600)
            album.add(one.page, name + suffix)
        one.context.close()


def take_game(album: Album, browser: Browser, house: House, game: str) -> None:
    """A game well under way, by day, by night and in the hand."""
    everybody = people(browser, house)
    ann = everybody[""]
    table = ann.open_table(game, ["me", "random", "random"], visibility="public")
    ann.look_at(table)
    ann.hurry()
    ann.wait_until_after(MOVES_PLAYED.get(game, USUALLY_PLAYED), 10 * TURN)
    cookies = ann.context.cookies()
    for suffix, one in everybody.items():
        one.context.add_cookies(cookies)  # type: ignore[arg-type]
        one.look_at(table)
        one.wait_for_turn()
        album.add(one.page, game + suffix)
    take_sights(album, ann.page, game)
    ann.look_at(table)
    ann.hurry()
    expect(ann.page.locator(".sheet")).to_be_visible(timeout=10 * TURN)
    expect(ann.page.locator(".sheet figure svg").first).to_be_visible(timeout=TURN)
    album.add(ann.page, f"{game}-end")
    for one in everybody.values():
        one.context.close()


def take_sights(album: Album, page: Page, game: str) -> None:
    """The same table as people with other eyes see it."""
    session = page.context.new_cdp_session(page)
    for sight in SIGHTS:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        album.add(page, f"{game}-{sight}")
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def main(wanted: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        House(DIST, Path(data)) as house,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        album = Album(browser)
        if not wanted or "pages" in wanted:
            take_pages(album, browser, house)
        for game in penstock.games():
            if not wanted or game in wanted:
                take_game(album, browser, house, game)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
