"""Somebody whose page has no server: a folder behind a plain file server."""

from __future__ import annotations

import json
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

import penstock
from tests.web.people import Person

PLACE = "deep/down"  # below the root of its host, as hosts of projects have it
# Is the page kept for later? (`wait_for_function` would take a promise for a yes, `evaluate` waits for it.)
KEPT_OFFLINE = """(most) => Promise.race([
  navigator.serviceWorker.ready.then(({ active }) => new Promise((done) => {
    const look = () => active.state === 'activated' && done(true)
    active.addEventListener('statechange', look)
    look()
  })),
  new Promise((done) => setTimeout(done, most, false)),
])"""

# Lays a table into the browser's database, as if the first page that kept any had been played on there.
LAY_DOWN = """(row) => new Promise((done, fail) => {
  const opening = indexedDB.open('penstock', 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('tables', { keyPath: 'id' })
    opening.result.createObjectStore('games', { keyPath: 'key' })
  }
  opening.onsuccess = () => {
    const writing = opening.result.transaction('tables', 'readwrite')
    writing.objectStore('tables').put(row)
    writing.oncomplete = () => { opening.result.close(); done() }
    writing.onabort = fail
  }
})"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


class Site:
    """A folder, handed out as `python -m http.server` does."""

    def __init__(self, folder: Path, data: Path) -> None:
        self.folder = folder
        self.data = data
        self.files = folder / PLACE
        self.port = 0
        self.start()

    def start(self) -> None:
        handler = partial(Quiet, directory=str(self.folder))
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/{PLACE}/"


class Loner(Person):
    """Somebody whose page has no server."""

    def go(self, path: str) -> None:
        self.page.goto(f"{self.url}#{path}")

    def begin(self, title: str = "Schwarzer Freitag") -> None:
        """Two clicks to the first move."""
        self.go("/")
        card = self.page.locator("article", has_text=title)
        card.get_by_role("button", name="Play against bots").click()
        self.wait_for_turn()

    def lay_down(self, row: dict[str, Any]) -> None:
        """Before any page of today was here; it finds the game in a database of the oldest form."""
        self.page.goto(f"{self.url}local/games.en.json")
        self.page.evaluate(LAY_DOWN, row)
        self.go(f"/table/{row['id']}")


def row_of(match: penstock.Match, level: str) -> dict[str, Any]:
    """A match as the page keeps it: Ann on the first seat, bots on the others."""
    seat: dict[str, Any] = {"away_bot": None, "resigned": False, "bot_seed": 5}
    seats = [{**seat, "kind": "human", "name": "Ann", "bot": None}]
    seats += [{**seat, "kind": "bot", "name": f"Bot {k}", "bot": level} for k in range(1, match.seats)]
    line: dict[str, Any] = {"back": 0, "key": None, "at": 1.0}
    lines = [{**line, "seq": 1, "kind": "start", "seat": None, "move": None, "by_bot": False}]
    for k, (mover, move) in enumerate(match.history, 2):
        lines.append({**line, "seq": k, "kind": "move", "seat": mover, "move": move, "by_bot": mover > 0})
    game = match.game
    return {
        **{"id": f"here-{game.id}", "game": game.id, "title": game.title, "seed": str(match.seed)},
        **{"rules_version": game.rules_version, "components": game.components.hash},
        **{"options": dict(match.options), "kind": "play", "state": "running", "seats": seats},
        **{"lines": lines, "result": None, "rematch": None, "revision": 1, "to_act": list(match.to_act)},
        **{"created": 1.0, "changed": 1.0},
    }


def saved_from(page: Page) -> dict[str, Any]:
    """What `Save the game` gives."""
    with page.expect_download() as download:
        page.locator(".sheet a[download]").click()
    saved: dict[str, Any] = json.loads(Path(download.value.path()).read_text())
    return saved
