"""The map of Arriala: a worker in hand shows where it can go, at which cost, and what it would close."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from penstock.engine.match import Match
from tests.web.people import Person
from tests.web.ways import somewhere, study

FIELDS = ".map [data-step] .target.open:not(.soft) .glow"


def walks(match: Match, action: str = "walk") -> list[dict[str, object]]:
    """What walking, or another action, offers the mover."""
    found = [m.facts["ways"] for m in match.moves() if m.notation == action]
    return list(found[0]) if found else []


def can_walk(match: Match) -> bool:
    return len(walks(match)) > 2


def closings(match: Match) -> list[dict[str, object]]:
    return [c for m in match.moves() if m.notation == "walk" for c in m.facts["closes"]]


def test_a_worker_in_hand_lights_its_fields_with_their_cost(person: Callable[..., Person]) -> None:
    match = somewhere("arriala", 3, can_walk, seed=4)
    way = next(w for w in walks(match) if len(w["to"]) > 3)  # type: ignore[arg-type]
    ann = person()
    study(ann, match)
    page = ann.page
    glowing = page.locator(FIELDS)
    workers = page.locator(".map .target.worker.open:not(.soft)")
    expect(workers.first).to_be_visible()  # what can act glows until it is in hand
    expect(page.locator(".choices > .buttons button")).to_have_count(1)  # all else begins on the board
    expect(glowing).to_have_count(0)
    page.locator(f'.target.worker[aria-label^="{way["worker"]}"]').click()
    expect(glowing).to_have_count(len(way["to"]))  # type: ignore[arg-type]
    expect(workers).to_have_count(0)
    costs = page.locator(".map text.cost").all_text_contents()
    assert sorted(c.strip() for c in costs) == sorted(f"{c} AP" for c in way["costs"])  # type: ignore[attr-defined]
    page.keyboard.press("Escape")
    expect(glowing).to_have_count(0)


def test_one_click_plays_the_whole_walk(person: Callable[..., Person]) -> None:
    match = somewhere("arriala", 3, can_walk, seed=4)
    way = next(w for w in walks(match) if len(w["to"]) > 3)  # type: ignore[arg-type]
    ann = person()
    study(ann, match)
    page = ann.page
    before = ann.seq()
    page.locator(f'.target.worker[aria-label^="{way["worker"]}"]').click()
    page.locator(FIELDS).first.click()
    ann.wait_until_after(before + 1)
    expect(page.locator(".log .line").last).to_contain_text(re.compile("[Mm]oves .+ → "))
    expect(page.locator(FIELDS)).to_have_count(0)
    # The click leaves no frame where the focus is: only who walks by keys is shown it.
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "none"


def test_what_closes_a_stretch_says_who_would_be_paid(person: Callable[..., Person]) -> None:
    match = somewhere("arriala", 3, lambda m: bool(closings(m)), seed=2)
    closing = closings(match)[0]
    ann = person()
    study(ann, match)
    page = ann.page
    page.locator(f'.target.worker[aria-label^="{closing["worker"]}"]').click()
    page.locator(f'[data-step="to {closing["to"]}"] .glow').hover(force=True)
    expect(page.locator(".map .preview .points")).to_have_text(f"+{closing['points']}")


def test_what_a_field_would_pay_and_whom_is_read_before_it_is_pointed_at(
    person: Callable[..., Person],
) -> None:
    match = somewhere("arriala", 3, lambda m: bool(closings(m)), seed=2)
    closing = closings(match)[0]
    ann = person()
    study(ann, match)
    ann.page.locator(f'.target.worker[aria-label^="{closing["worker"]}"]').click()
    tag = ann.page.locator(f'.map [data-closing^="to {closing["to"]} "]')
    expect(tag).to_contain_text(f"+{closing['points']}" if closing["colour"] else "=")


def test_the_panel_keeps_its_rows_while_places_are_pointed_at(person: Callable[..., Person]) -> None:
    match = somewhere("arriala", 3, can_walk, seed=4)
    way = next(w for w in walks(match) if len(w["to"]) > 3)  # type: ignore[arg-type]
    ann = person(settings={"language": "de"})
    study(ann, match)
    page = ann.page
    stop = page.locator(".decision .buttons button").first
    before = stop.bounding_box()
    page.locator(f'.map [data-piece="{way["worker"]}"]').click()
    for place in page.locator(FIELDS).all()[:4]:
        place.hover(force=True)
        expect(page.locator(".decision .preview")).to_be_visible()
        assert stop.bounding_box() == before


def holds(*cards: str) -> Callable[[Match], bool]:
    """The mover may act, and has these cards."""

    def is_reached(match: Match) -> bool:
        seat = min(match.to_act)
        view = match.view(seat)
        hand = next(p["hand"] for p in view["players"] if p["seat"] == seat)
        return view["pending"] is None and all(hand[card] for card in cards)

    return is_reached


# Words of cards that are broken, or that do not lie on their card.
ASTRAY = """(cards) => cards.flatMap((card) => {
  const edge = card.getBoundingClientRect()
  const range = document.createRange()
  return [...card.querySelectorAll('b, small')].flatMap((e) => {
    const node = [...e.childNodes].find((n) => n.nodeType === Node.TEXT_NODE)
    return [...node.nodeValue.matchAll(/\\S+/g)].map((word) => {
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const [first, ...more] = range.getClientRects()
      const isOut = first.left < edge.left + 1 || first.right > edge.right - 1
      return isOut || more.length ? word[0] : null
    })
  }).filter((word) => word !== null)
})"""


def test_in_the_hand_the_words_of_a_card_stay_on_it(person: Callable[..., Person]) -> None:
    ann = person(size="phone", has_touch=True, settings={"language": "fr"})
    study(ann, somewhere("arriala", 2, holds("move-long"), seed=1))
    ann.page.locator(".panes button").nth(1).click()
    cards = ann.page.locator(".hand .card")
    expect(cards.filter(has_text="Déplacement").first).to_be_visible()
    assert cards.evaluate_all(ASTRAY) == []


def test_the_price_of_a_card_lies_beside_its_picture(person: Callable[..., Person]) -> None:
    ann = person()
    study(ann, somewhere("arriala", 3, holds("lock"), seed=1))
    card = ann.page.locator('.hand [data-piece="card lock"]')
    price, stone = card.locator("em").bounding_box(), card.locator("svg rect").bounding_box()
    assert price
    assert stone
    assert price["y"] + price["height"] <= stone["y"]


def test_the_bar_speaks_of_points_as_the_rules_do(person: Callable[..., Person]) -> None:
    ann = person()
    study(ann, somewhere("arriala", 3, can_walk, seed=4))
    page = ann.page
    page.locator(".bar .player").first.focus()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(r"Points if the game ended now: \d+"))
    expect(page.locator(".strip .heads")).to_contain_text("total")


def has_one_in_reserve(match: Match) -> bool:
    counts = [p["reserve"] for p in match.view(None)["players"]]
    return 1 in counts and bool(walks(match, "river"))


def test_the_reserve_says_only_how_many_are_left(person: Callable[..., Person]) -> None:
    """A worker's own number beside it would read as a count."""
    match = somewhere("arriala", 3, has_one_in_reserve, seed=4)
    ann = person()
    study(ann, match)
    reserves = ann.page.locator(".strip .reserve")
    counts = [p["reserve"] for p in match.view(None)["players"]]
    expect(reserves).to_have_text([f"×{count}" if count else "0" for count in counts])


def test_a_place_beside_the_canal_asks_for_a_worker_first(person: Callable[..., Person]) -> None:
    match = somewhere("arriala", 3, has_one_in_reserve, seed=4)
    ann = person()
    study(ann, match)
    site = next(way["shores"] for way in walks(match, "river"))[0]  # type: ignore[index]
    ann.page.locator(f'.shore [data-place="{site}"] .title').first.click()
    expect(ann.page.get_by_role("tooltip")).to_contain_text("Choose a worker first")


def has_a_lock(match: Match) -> bool:
    return any(place["lock"] for place in match.view(None)["canal"])


def test_a_lock_says_whose_it_is_and_what_it_gave(person: Callable[..., Person]) -> None:
    ann = person()
    study(ann, somewhere("arriala", 3, has_a_lock, seed=4))
    lock = ann.page.locator('.map [data-piece^="lock "]')
    expect(lock.locator(".sign")).to_be_visible()
    lock.hover(force=True)
    expect(ann.page.get_by_role("tooltip")).to_contain_text(re.compile(r"Built by .+: \+1"))


def has_a_ban(match: Match) -> bool:
    """A worker may not go straight back to a free space, but elsewhere."""
    view = match.view(min(match.to_act))
    return view["pending"] is None and bool(bans(match))


def bans(match: Match) -> list[dict[str, object]]:
    view = match.view(min(match.to_act))
    able = {way["worker"] for way in walks(match)}
    free = {f"s{p['section']} {p['number']}" for p in view["canal"] if not p["workers"] and not p["lock"]}
    return [m for m in view["moved"] if m["barred"] and m["worker"] in able and m["from"] in free]


def test_a_place_one_may_not_go_back_to_says_so(person: Callable[..., Person]) -> None:
    match = somewhere("arriala", 3, has_a_ban, seed=4)
    ban = bans(match)[0]
    ann = person()
    study(ann, match)
    page = ann.page
    page.locator(f'.target.worker[aria-label^="{ban["worker"]}"]').click()
    expect(page.locator(f'[data-barred="{ban["worker"]}"]').first).to_be_visible()
    page.locator(f'.map [data-place="{ban["from"]}"] .glow').hover(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("may not go straight back this turn")
    expect(page.get_by_role("tooltip")).to_contain_text("4.5")
