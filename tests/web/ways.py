"""Ways to play a whole game: on the board, by keys alone, by taps alone; and positions to begin from."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

import penstock
from penstock.engine.match import Match
from tests.web.people import TURN, Person

LONGEST = 1500
WHOLE_GAME = 300_000  # ms
ON_THE_BOARD = ".scene .target.open:not(.soft)"
IN_THE_PANEL = '.decision button.move:not([aria-disabled="true"]):visible'

# Clicks places of the board, also those that are possible without being asked for; else the panel.
AT_THE_BOARD = """() => {
  let luck = 11
  const any = (list) => list[(luck = (luck * 16807) % 2147483647) % list.length]
  const click = (place) => place.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  setInterval(() => {
    const asked = document.querySelectorAll('.chooser button')
    if (asked.length) return any([...asked]).click()
    const yes = document.querySelector('.decision .primary')
    if (yes) return yes.click()
    const places = [...document.querySelectorAll('.scene .target.open')]
    const moves = [...document.querySelectorAll('.decision button.move:not([aria-disabled="true"])')]
    if (places.length && luck % 4) click(any(places))
    else if (moves.length) any(moves).click()
  }, 20)
}"""


def nth(found: Locator, k: int) -> Locator:
    return found.nth(k % found.count())


def tap_something(ann: Person, k: int) -> None:
    """Every third time a place of the board that glows, else a button; what then asks is answered."""
    page = ann.page
    glowing = page.locator(ON_THE_BOARD)
    if k % 3 == 0 and glowing.count():
        nth(glowing, k).tap()
        chooser = page.locator(".chooser")
        if chooser.is_visible():
            nth(chooser.get_by_role("button"), k).tap()
        return
    buttons = page.locator(IN_THE_PANEL)
    if not buttons.count():
        page.locator(".decision summary").first.tap()
    nth(buttons, k).tap()


def press_something(ann: Person, k: int) -> None:
    """`m` goes to the moves, arrows choose, Enter plays; the mouse is never touched."""
    page = ann.page
    page.keyboard.press("m")
    for _ in range(k % 5):
        page.keyboard.press("ArrowRight")
    if page.evaluate("document.activeElement?.getAttribute('aria-disabled') === 'true'"):
        page.keyboard.press("m")
    page.keyboard.press("Enter")


def play_to_the_end(ann: Person, decide: Callable[[Person, int], None]) -> None:
    """One decision after the other until the score sheet is there."""
    ready = ann.page.locator(".decision.yours, .sheet").first
    for k in range(LONGEST):
        expect(ready).to_be_visible(timeout=TURN)
        if ann.page.locator(".sheet").is_visible():
            return
        before = ann.seq()
        decide(ann, k)
        ann.wait_until_after(before)
    raise AssertionError("The game does not end.")


def listen(eve: Person) -> list[str]:
    """Everything that travels to a browser, from now on."""
    heard: list[str] = []
    eve.page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: heard.append(str(frame))))
    eve.page.on("response", lambda r: heard.append(r.text()) if "/api/tables/" in r.url else None)
    return heard


def positions(heard: list[str]) -> list[dict[str, Any]]:
    """The messages with a position among what was heard."""
    return [json.loads(h) for h in heard if h.startswith('{"type":"position"')]


def watched_game(
    person: Callable[..., Person], game: str, seats: int, **options: str
) -> list[dict[str, Any]]:
    """Two people and bots play to the score sheet, one of them on the board; what reached a spectator."""
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    bots = ["random"] * (seats - 2)
    table = ann.open_table(game, ["me", "open", *bots], options=options)
    bob.sit_down(table)
    heard = listen(eve)
    eve.go(f"/table/{table}")
    ann.call("POST", f"/tables/{table}/start", {})
    for one in (ann, bob):
        one.look_at(table)
    ann.page.evaluate(AT_THE_BOARD)
    bob.hurry()
    for one in (ann, bob, eve):
        expect(one.page.locator(".sheet")).to_be_visible(timeout=WHOLE_GAME)
    check_breakdown(ann, seats)
    found = positions(heard)
    assert len(found) > 20
    for message in found:
        assert message["position"]["viewer"] is None
        assert message["position"]["moves"] == {}
    return found


def somewhere(
    game: str, seats: int, until: Callable[[Match], bool], seed: int = 1, **options: Any
) -> Match:
    """A game played at random until something is true of it."""
    match = penstock.game(game).new(seats=seats, seed=seed, options=options, carrier="plain")
    luck = random.Random(seed)
    while not until(match):
        seat = min(match.to_act)
        match.play(luck.choice(match.moves(seat)), seat)
    return match


def study(ann: Person, match: Match) -> None:
    """The match as a table with open hands, at which Ann decides for everybody."""
    ann.sign_in()
    table = ann.call("POST", "/import", {"file": match.save(), "kind": "analysis"})
    ann.look_at(table["id"])
    ann.wait_for_turn()


def columns(one: Person) -> list[list[int]]:
    """The numbers of the score sheet's lines as far as their sum, seat by seat."""
    rows = one.page.locator(".sheet .scroll tbody tr:not(.sum ~ tr)")
    lines = [rows.nth(k).locator("td").all_inner_texts() for k in range(rows.count())]
    return [
        [int(text.replace(",", "").replace("−", "-")) for text in column]
        for column in zip(*lines, strict=True)
    ]


def check_breakdown(one: Person, seats: int) -> None:
    """The lines of the score sheet add up for everybody, and each leads to its paragraph."""
    found = columns(one)
    assert len(found) == seats
    for *parts, whole in found:
        assert sum(parts) == whole
    expect(one.page.locator(".sheet .scroll tbody tr:not(.sum ~ tr) a")).to_have_count(len(found[0]))
