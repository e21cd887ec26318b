"""Ways to play a whole game: on the board, by keys alone, by taps alone; and positions to begin from."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Locator, expect

import penstock
from penstock.engine.match import Match
from tests.web.late import BOT, late_table
from tests.web.people import TURN, Person

LONGEST = 1500
FEWEST = 20  # positions of which a spectator hears, even if several come together
BEGINNING = 6  # decisions of a game that are made at the page …
ENDING = 16  # … and about so many of its last
MIDDLE = 80  # decisions before the end: there a spectator hears of …
OVERHEARD = 24  # … so many
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

# Which of these elements lie on top at their own middle.
TOUCHED = """(all) => all.flatMap((one, k) => {
  const box = one.getBoundingClientRect()
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return top?.closest('.target') === one ? [k] : []
})"""


def nth(found: Locator, k: int) -> Locator:
    return found.nth(k % found.count())


def in_reach(found: Locator) -> list[Locator]:
    """Those whose middle a finger touches: nothing else lies there."""
    return [found.nth(k) for k in found.evaluate_all(TOUCHED)]


def tap_something(ann: Person, k: int) -> None:
    """Every third time a place of the board that glows, else a button; what then asks is answered.

    A piece that is picked up is put down on one of its places.
    """
    page, before = ann.page, ann.seq()
    if k % 3 == 0 and (glowing := in_reach(page.locator(f"{ON_THE_BOARD}:visible"))):
        chosen = glowing[k % len(glowing)]
        is_picked = chosen.get_attribute("aria-pressed")
        if is_picked != "true":
            chosen.tap()
        if is_picked is not None and not is_done_or_shown(ann, before):
            places = page.locator(f"{ON_THE_BOARD}:not([aria-pressed]):visible")
            expect(places.first).to_be_visible()
            if reached := in_reach(places):
                reached[k % len(reached)].tap()
            else:  # another piece lies in the middle: beside it
                places.first.tap(position={"x": 8, "y": 8})
        answer_what_asks(ann, before, k)
        return
    buttons = page.locator(IN_THE_PANEL)
    if not buttons.count():
        page.locator(".decision summary").first.tap()
        expect(buttons.first).to_be_visible(timeout=TURN)
    nth(buttons, k).tap()


def is_done_or_shown(ann: Person, before: int) -> bool:
    """A piece that can do but one thing: the tap shows it, or does it where nothing else is possible."""
    shown = ann.page.locator(".decision .row .primary")
    done = ann.page.locator(f".table:not([data-seq='{before}'])")
    picked = ann.page.locator(".scene .target.open[aria-pressed='true']")  # in hand it need not glow
    expect(shown.or_(done).or_(picked)).not_to_have_count(0, timeout=TURN)
    return not picked.count() or shown.is_visible()


def answer_what_asks(ann: Person, before: int, k: int) -> None:
    """After a tap on the board: it moves, or offers several moves, or only shows first what would follow.

    The browser makes a click of a tap some time after the finger has left: so wait for what comes of it.
    """
    later = ann.page.locator(f".table:not([data-seq='{before}'])")
    chooser, preview = ann.page.locator(".chooser"), ann.page.locator(".decision .row .primary")
    expect(later.or_(chooser).or_(preview).first).to_be_visible(timeout=TURN)
    if chooser.is_visible():
        nth(chooser.get_by_role("button"), k).tap()
        expect(chooser).to_be_hidden(timeout=TURN)
        expect(later.or_(preview).first).to_be_visible(timeout=TURN)
    if preview.is_visible():
        preview.tap()


def press_something(ann: Person, k: int) -> None:
    """`m` goes to the moves, arrows choose, Enter plays; the mouse is never touched."""
    page = ann.page
    page.keyboard.press("m")
    for _ in range(k % 5):
        page.keyboard.press("ArrowRight")
    if page.evaluate("document.activeElement?.getAttribute('aria-disabled') === 'true'"):
        page.keyboard.press("m")
    page.keyboard.press("Enter")


Decide = Callable[[Person, int], None]


def is_played(ann: Person, decide: Decide, most: int = LONGEST) -> bool:
    """One decision after the other; has the score sheet come?"""
    ready = ann.page.locator(".decision.yours, .sheet").first
    for k in range(most):
        expect(ready).to_be_visible(timeout=TURN)
        if ann.page.locator(".sheet").is_visible():
            return True
        before = ann.seq()
        decide(ann, k)
        ann.wait_until_after(before)
    return False


def play_both_ends(ann: Person, game: str, decide: Decide, **options: str) -> None:
    """The beginning of a game with a bot at the page, and the end of another."""
    ann.look_at(ann.open_table(game, ["me", BOT], options=options))
    assert not is_played(ann, decide, BEGINNING)
    ann.look_at(late_table([ann], game, 2, ENDING, **options))
    assert is_played(ann, decide)


def play_past_the_page(people: list[Person], table: str, decisions: int) -> int:
    """So many decisions of these people and the bots among them; the number of the position reached."""
    luck = random.Random(decisions)
    begun = reached = people[0].call("GET", f"/tables/{table}/position")["seq"]
    deadline = time.monotonic() + TURN / 1000
    while reached < begun + decisions:
        for one in people:
            seq = one.play_unseen(table, luck)
            assert seq is not None, "the game has ended too soon"
            reached = max(reached, seq)
        assert time.monotonic() < deadline
    return int(reached)


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
    person: Callable[..., Person], game: str, seats: int, is_whole: bool, **options: str
) -> list[dict[str, Any]]:
    """People and bots play to the score sheet, one of them on the board; what reached a spectator.

    Either a whole game of one with bots, or of two a part of its middle past their pages, then the end.
    """
    ann, eve = person("Ann"), person("Eve")
    others = [eve]
    heard = listen(eve)
    if is_whole:
        table = ann.open_table(game, ["me", *[BOT] * (seats - 1)], options=options)
        eve.look_at(table)
        ann.look_at(table)
    else:
        bob = person("Bob")
        others.append(bob)
        told = overhear(ann, bob, eve, late_table([ann, bob], game, seats, MIDDLE, **options))
        lines = {line["seq"] for message in positions(heard) for line in message["log"]}
        assert lines.issuperset(told)
        table = late_table([ann, bob], game, seats, ENDING, **options)
        for one in (eve, ann, bob):
            one.look_at(table)
        bob.hurry()
    ann.page.evaluate(AT_THE_BOARD)
    for one in (ann, *others):
        expect(one.page.locator(".sheet")).to_be_visible(timeout=WHOLE_GAME)
    for other in others:
        check_sheet(ann, other, table, seats)
    check_breakdown(ann, seats)
    found = positions(heard)
    assert len(found) > FEWEST
    for message in found:
        assert message["position"]["viewer"] is None
        assert message["position"]["moves"] == {}
    return found


def overhear(ann: Person, bob: Person, eve: Person, table: str) -> range:
    """Two people play unseen while a third looks at the table; what has been decided meanwhile."""
    eve.look_at(table)
    eve.wait_until_after(0)
    begun = eve.seq()
    reached = play_past_the_page([ann, bob], table, OVERHEARD)
    eve.wait_until_after(reached - 1)
    return range(begun + 1, reached + 1)


@cache
def somewhere(
    game: str, seats: int, until: Callable[[Match], bool], seed: int = 1, **options: Any
) -> Match:
    """A game played at random until something is true of it; nobody plays on in it."""
    match = penstock.game(game).new(seats=seats, seed=seed, options=options, backend="plain")
    luck = random.Random(seed)
    while not until(match):
        seat = min(match.to_act)
        match.play(luck.choice(match.legal(seat)), seat)
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


def standings(one: Person) -> list[str]:
    """`1. Ann: 71` and so on, as the podium says them to the ear."""
    podium = one.page.locator(".sheet .podium").get_by_role("img").first
    return (podium.get_attribute("aria-label") or "").split("; ")


def check_sheet(ann: Person, bob: Person, table: str, seats: int) -> None:
    """Both read the same places, and the way there is drawn."""
    places = standings(ann)
    assert len(places) == seats
    assert places == standings(bob)
    assert ann.call("GET", f"/tables/{table}")["state"] == "finished"
    expect(ann.page.locator(".sheet figure svg").first).to_be_visible(
        timeout=TURN
    )  # the server works it out


def check_breakdown(one: Person, seats: int) -> None:
    """The lines of the score sheet add up for everybody, and each leads to its paragraph."""
    found = columns(one)
    assert len(found) == seats
    for *parts, whole in found:
        assert sum(parts) == whole
    expect(one.page.locator(".sheet .scroll tbody tr:not(.sum ~ tr) a")).to_have_count(len(found[0]))
