"""The harbour of Packhuys: whole games in every mode, and what the board shows before one decides."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from penstock.engine.match import Match
from tests.web.axe import by_day_and_night
from tests.web.people import Person
from tests.web.test_drag import drop, pick_up
from tests.web.ways import (
    play_both_ends,
    press_something,
    somewhere,
    study,
    tap_something,
    watched_game,
)

MODES = [
    (2, "basic"),
    (3, "expansion"),
    (4, "limited_warehouses"),
]  # all: the promise kit, without a browser


@pytest.mark.long
@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_a_game_to_its_end_and_nothing_hidden_travels(
    person: Callable[..., Person], seats: int, mode: str
) -> None:
    """People and bots; somebody watches, and all that reaches her is read."""
    for message in watched_game(person, "packhuys", seats, mode == "basic", mode=mode):
        check_position(message)


def check_position(message: dict[str, Any]) -> None:
    """No hand, no choice; a choice made in secret has no notation."""
    position = message["position"]
    for player in position["view"]["players"]:
        assert player["hand"] is None
        assert player["chosen"] is None
    for line in message["log"]:
        if any(e["kind"] == "CHOSE" for e in line["events"]):
            assert line["notation"] is None
    if position["view"]["phase"] == "select":
        assert not any(player["played"] for player in position["view"]["players"])


def test_a_game_by_keys_alone(person: Callable[..., Person]) -> None:
    play_both_ends(person(), "packhuys", press_something, mode="basic")


def test_a_game_by_taps_alone(person: Callable[..., Person]) -> None:
    ann = person(size="phone", has_touch=True, is_mobile=True)
    play_both_ends(ann, "packhuys", tap_something, mode="basic")


# -- Before one decides ---------------------------------------------------------------------


def prey(match: Match) -> list[str]:
    """Where the ship could go to remove something, and the cell of what it would remove."""
    for move in match.moves(min(match.to_act)):
        if move.facts.get("reach"):
            return [move.params["cell"], *move.facts["reach"]]
    return []


def test_pointing_at_water_shows_what_the_ship_could_remove(person: Callable[..., Person]) -> None:
    match = somewhere("packhuys", 3, lambda m: bool(prey(m)))
    cell, *victims = prey(match)
    ann = person()
    study(ann, match)
    page = ann.page
    water = page.locator(f'.scene .target.open[aria-label^="{cell},"]')
    assert f"could remove {victims[0]}" in str(water.get_attribute("aria-label"))
    expect(page.locator(".scene .aim")).to_have_count(0)
    water.hover()
    expect(page.locator(".scene .aim")).to_have_count(len(victims))
    water.focus()
    expect(page.locator(".scene .aim")).to_have_count(len(victims))
    water.click()
    expect(page.locator(f'.scene .target.open[aria-label^="{victims[0]},"]')).to_be_visible()


def test_goods_are_stored_at_their_card_and_the_ship_stays_at_the_ship(
    person: Callable[..., Person],
) -> None:
    match = somewhere("packhuys", 3, lambda m: m.view(None)["phase"] == "export")
    store = next(m for m in match.moves() if m.family == "store")
    ann = person()
    study(ann, match)
    page = ann.page
    card = page.locator(f'.scene .target.open:not(.soft)[aria-label^="{store.facts["at"]},"]')
    expect(card).to_have_count(1)
    card.click()
    expect(card).to_have_count(0)

    study(ann, somewhere("packhuys", 3, lambda m: m.view(None)["phase"] == "ship"))
    page.locator('.scene .target.open[aria-label^="patrol ship"]').click()
    expect(page.locator('.scene .target.open[aria-label^="patrol ship"]')).to_have_count(0)


def test_what_storing_and_exporting_bring_is_shown_before_the_click(person: Callable[..., Person]) -> None:
    match = somewhere("packhuys", 3, lambda m: m.view(None)["phase"] == "export")
    store = next(m for m in match.moves() if m.family == "store")
    ann = person()
    study(ann, match)
    page, forecast = ann.page, ann.page.locator(".harbour .forecast")
    expect(forecast).to_have_count(0)
    card = page.locator(f'.scene .target.open:not(.soft)[aria-label^="{store.facts["at"]},"]')
    card.hover()
    expect(forecast).to_contain_text(re.compile("lead|closes"))
    note, cell = forecast.bounding_box(), card.locator(".glow").bounding_box()
    assert note
    assert cell
    is_beside = note["y"] + note["height"] <= cell["y"] + 2 or note["y"] >= cell["y"] + cell["height"] - 2
    is_aside = note["x"] + note["width"] <= cell["x"] + 2 or note["x"] >= cell["x"] + cell["width"] - 2
    assert is_beside or is_aside
    assert note["width"] < 3 * cell["width"]  # it hides little of the harbour
    page.locator(".supply .goods .target.open").last.hover()
    expect(forecast).to_contain_text("Tokens:")


def closers(match: Match) -> list[tuple[str, int]]:
    """Spaces where a card closes an area that somebody gets, and how large it is then."""
    return [
        (str(move.params["cell"]), outcome["size"])
        for move in match.moves(min(match.to_act))
        if move.family == "lay"
        for outcome in move.facts["outcomes"]
        if outcome["is_closed"] and outcome["leads"] is not None
    ]


def test_what_a_card_closes_is_told_in_cards_not_in_points(person: Callable[..., Person]) -> None:
    match = somewhere("packhuys", 2, lambda m: bool(closers(m)))
    cell, size = closers(match)[0]
    ann = person()
    study(ann, match)
    ann.page.locator(f'.harbour .target.open[aria-label^="{cell}"]').hover()
    words = re.compile(rf"closes: {size} cards? for")
    expect(ann.page.locator(".harbour .forecast")).to_contain_text(words)
    expect(ann.page.locator(".decision")).to_contain_text(words)


def winning_card(match: Match) -> int | None:
    """The last one to choose has a card that acts before the other's: its number."""
    if match.view(None)["phase"] != "select" or len(match.to_act) != 1:
        return None
    (seat,) = match.to_act
    rival = match.view(1 - seat)["players"][1 - seat]["chosen"]
    numbers = [card["number"] for card in match.view(seat)["players"][seat]["hand"]]
    return max(numbers) if rival is not None and max(numbers) > rival else None


def test_the_panel_leaves_out_that_one_has_chosen(person: Callable[..., Person]) -> None:
    """Everybody knows: the card lies there."""
    match = somewhere("packhuys", 2, lambda m: winning_card(m) is not None)
    ann = person()
    study(ann, match)
    before = ann.seq()
    ann.page.locator(f'.hand .target.open[aria-label^="{winning_card(match)}:"]').click()
    ann.wait_until_after(before)
    expect(ann.page.locator(".harbour .target.open:not(.soft)").first).to_be_visible()
    expect(ann.page.locator(".decision")).not_to_contain_text("chosen.")


def coin_card(match: Match) -> int | None:
    """A card in the hand of the last one to choose that taxes a neighbour."""
    if match.view(None)["phase"] != "select" or len(match.to_act) != 1:
        return None
    (seat,) = match.to_act
    hand = match.view(seat)["players"][seat]["hand"]
    return next((card["number"] for card in hand if card["symbol"] == "coin"), None)


def test_a_card_tapped_says_what_its_symbol_does_and_nothing_moves(person: Callable[..., Person]) -> None:
    match = somewhere("packhuys", 3, lambda m: coin_card(m) is not None)
    ann = person(settings={"confirm": True}, size="phone", has_touch=True, is_mobile=True)
    study(ann, match)
    page, before = ann.page, ann.seq()
    card = page.locator(f'.hand .target.open[aria-label^="{coin_card(match)}:"]')
    lay = card.bounding_box()
    card.tap()
    expect(page.locator(".decision .preview")).to_contain_text("pays tax when it is revealed")
    lies = card.bounding_box()
    assert lay
    assert lies
    assert abs(lay["x"] - lies["x"]) < 2
    assert abs(lay["y"] - lies["y"]) < 5  # it is lifted
    card.tap()
    ann.wait_until_after(before)


def test_every_answer_to_the_crane_is_a_button_and_none_is_under_the_card(
    person: Callable[..., Person],
) -> None:
    match = somewhere("packhuys", 3, lambda m: m.view(None)["phase"] == "crane")
    ann = person()
    study(ann, match)
    page = ann.page
    expect(page.locator(".decision .choices > .buttons .move")).to_have_count(len(match.moves()))
    at = match.moves()[0].facts["at"]
    page.locator(f'.scene .target.open:not(.soft)[aria-label^="{at},"]').click()
    expect(page.locator(".chooser button")).to_have_count(len(match.moves()))


def test_a_ship_that_may_move_no_more_is_told_before_one_lays_its_card(
    person: Callable[..., Person],
) -> None:
    def is_spent(match: Match) -> bool:
        return any(move.facts.get("ship_stays") == "yes" for move in match.moves(min(match.to_act)))

    match = somewhere("packhuys", 4, is_spent)
    assert match.view(None)["ship_moves"] == match.view(None)["ship_limit"]
    ann = person(size="phone", has_touch=True, is_mobile=True)
    study(ann, match)
    expect(ann.page.locator(".decision .how")).to_contain_text("has already moved 2 times")


def test_free_cells_glow_and_the_frame_says_how_far_it_can_move(person: Callable[..., Person]) -> None:
    match = somewhere("packhuys", 3, lambda m: m.view(None)["phase"] == "lay")
    ann = person()
    study(ann, match)
    page = ann.page
    expect(page.locator(".scene .target.open:not(.soft)")).to_have_count(len(match.moves()))
    field = match.view(None)["field"]
    left = field["open_columns"][1] - field["columns"][1]
    sides = page.locator('.scene [aria-label$="on this side"], .scene [aria-label="this edge is fixed"]')
    expect(sides).to_have_count(4)
    expect(page.get_by_label(f"{left} more may still come on this side").first).to_be_visible()


def test_the_round_is_told_beside_every_player(person: Callable[..., Person]) -> None:
    """Reveal, pass, tax and play order stand on the mats."""

    def is_taxed(match: Match) -> bool:
        return match.view(None)["phase"] == "lay" and any(e.kind == "TAX_PAID" for e in match.events)

    match = somewhere("packhuys", 4, is_taxed)
    ann = person()
    study(ann, match)
    mats = ann.page.locator(".mat")
    expect(mats).to_have_count(4)
    for event in match.events:
        if event.kind == "TAX_PAID":
            expect(mats.nth(event.seat or 0)).to_contain_text("tax for")
            expect(mats.nth(event.seat or 0).locator(".short")).to_contain_text("tax −")
        if event.kind == "PASSED":
            expect(mats.nth(event.seat or 0)).to_contain_text("passes")
    expect(mats.nth(match.to_act[0])).to_contain_text("acts now")


def test_a_card_is_dragged_to_the_mat_and_from_there_to_its_cell(person: Callable[..., Person]) -> None:
    ann = person()
    study(ann, somewhere("packhuys", 2, lambda m: m.to_act == (1,)))
    page = ann.page
    before = ann.seq()
    pick_up(page, page.locator(".hand .target.open").first)
    drop(page, page.locator(".mat").nth(1))
    ann.wait_until_after(before)
    slot = page.locator(".mat.acts .slot .target.drag")
    expect(slot).to_be_visible()
    cards = page.locator(".harbour svg [data-piece^=card]")
    lying = cards.count()
    pick_up(page, slot)
    drop(page, page.locator(".harbour .target.open:not(.soft) .glow").first)
    expect(cards).to_have_count(lying + 1)


# -- What it looks like --------------------------------------------------------------------


def boxes(page: Page, selector: str) -> list[FloatRect]:
    found = page.locator(selector)
    return [box for box in (found.nth(k).bounding_box() for k in range(found.count())) if box]


def overlap(a: FloatRect, b: FloatRect) -> float:
    """The area that two things share."""
    width = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    height = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return max(0.0, width) * max(0.0, height)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_cards_are_filled_and_names_of_rows_stand_clear_of_the_quay_wall(
    person: Callable[..., Person], size: str
) -> None:
    ann = person(size=size)
    study(ann, somewhere("packhuys", 4, is_crowded))
    page = ann.page
    for card in page.locator(".harbour [data-piece^=card]:has(.land)").all()[:12]:
        edge, whole = card.locator(".edge").bounding_box(), card.bounding_box()
        assert edge
        assert whole
        assert abs(edge["width"] - whole["width"]) < 4  # what is drawn on it stays on it
    single = page.locator(".harbour [data-piece^=card]:has(.land):not(:has(.thing))")
    houses = single.evaluate_all("""(cards) => cards.flatMap((card) => {
      const all = [...card.children].filter((e) => e.querySelector('path[stroke-linejoin]'))
      const part = (e) => e.getBoundingClientRect().height / card.getBoundingClientRect().height
      return all.length === 1 ? [part(all[0])] : []
    })""")
    assert houses
    assert min(houses) > 0.27
    for name in boxes(page, ".harbour .axis .row"):
        assert not any(overlap(name, wall) > 1 for wall in boxes(page, ".harbour .wall"))


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_what_rivals_did_hides_no_mark_of_an_area(person: Callable[..., Person], size: str) -> None:
    ann = person(size=size)
    study(ann, somewhere("packhuys", 4, lambda m: m.view(None)["phase"] == "lay" and len(m.history) > 90))
    page = ann.page
    expect(page.locator("#last g > rect").first).to_be_visible()
    badges, marks = boxes(page, "#last g > rect"), boxes(page, ".harbour .mark")
    assert marks
    assert not any(overlap(badge, mark) > 4 for badge in badges for mark in marks)


def test_the_note_about_a_card_leaves_the_hand_in_sight(person: Callable[..., Person]) -> None:
    ann = person()
    study(ann, somewhere("packhuys", 3, lambda m: m.view(None)["phase"] == "lay" and len(m.history) > 9))
    page = ann.page
    page.locator(".hand .one .target").first.hover()
    expect(page.locator(".tip")).to_be_visible()
    (note,) = boxes(page, ".tip")
    assert not any(overlap(note, card) for card in boxes(page, ".hand .one"))


def test_a_card_that_may_be_chosen_is_told_in_the_panel_alone(person: Callable[..., Person]) -> None:
    ann = person()
    study(ann, somewhere("packhuys", 3, lambda m: m.view(None)["phase"] == "select" and len(m.history) > 9))
    page = ann.page
    page.locator(".hand .target.open").first.hover()
    expect(page.locator(".decision .preview")).to_contain_text("Play card")
    page.wait_for_timeout(600)  # longer than a note takes
    expect(page.locator(".tip")).to_have_count(0)


def test_a_note_about_a_card_of_the_harbour_leaves_its_whole_area_in_sight(
    person: Callable[..., Person],
) -> None:
    ann = person()
    study(
        ann,
        somewhere(
            "packhuys", 4, lambda m: m.view(None)["phase"] == "select" and len(m.view(None)["cards"]) >= 30
        ),
    )
    page = ann.page
    areas = page.locator(".harbour g[data-place][data-area]").evaluate_all(
        "(all) => [...new Set(all.map((e) => e.dataset.area))]"
    )
    assert len(areas) > 3
    for area in areas:
        page.mouse.move(5, 5)
        expect(page.locator(".tip")).to_have_count(0)
        page.locator(f'.harbour g[data-place][data-area="{area}"]').last.hover()
        expect(page.locator(".tip")).to_be_visible()
        (note,) = boxes(page, ".tip")
        assert not any(overlap(note, card) > 4 for card in boxes(page, f'.harbour [data-area="{area}"]'))


def test_every_space_says_what_the_card_would_bring_and_gold_what_it_closes(
    person: Callable[..., Person],
) -> None:
    def closes(match: Match) -> bool:
        seat = match.to_act[0]
        laid = [m for m in match.moves(seat) if m.notation.startswith("lay")]
        return any(o["is_closed"] for m in laid for o in m.facts["outcomes"]) and len(laid) > 4

    ann = person()
    match = somewhere("packhuys", 2, closes)
    study(ann, match)
    laid = [m for m in match.moves(match.to_act[0]) if m.notation.startswith("lay")]
    page = ann.page
    expect(page.locator(".harbour .prospect")).to_have_count(len(laid))
    closing = [m for m in laid if any(o["is_closed"] for o in m.facts["outcomes"])]
    expect(page.locator(".harbour .prospect .seal")).to_have_count(len(closing))
    silent = [m for m in laid if not any(o["is_closed"] or o["joins"] for o in m.facts["outcomes"])]
    assert page.locator(".harbour .prospect:empty").count() >= len(silent)  # the same everywhere


def test_coins_stand_in_line_with_what_is_beside_them(person: Callable[..., Person]) -> None:
    ann = person(size="wide")
    study(ann, somewhere("packhuys", 4, lambda m: len(m.history) > 40))
    middles = [
        [box["y"] + box["height"] / 2 for box in boxes(ann.page, f".mats .line:not(.more) {thing}")]
        for thing in (".coins b", ".keepers b")
    ]
    assert len(middles[0]) == 4
    assert all(abs(a - b) < 1.5 for a, b in zip(*middles, strict=True))


COLUMNS = "abcdefghijklm"
CENTRE = {"columns": 6, "rows": 7}

# How far a card lies from the plate below it, in each frame while cards are on their way.
ADRIFT = """() => new Promise((done) => {
  const far = []
  const end = performance.now() + 900
  const measure = () => {
    const plates = [...document.querySelectorAll('.harbour .basin')].map((e) => e.getBoundingClientRect())
    const cards = [...document.querySelectorAll('.harbour [data-place] [data-piece^=card]:has(.sea)')]
    const most = cards.map((card) => {
      const box = card.getBoundingClientRect()
      return Math.min(...plates.map((p) => Math.hypot(
        p.x + p.width / 2 - box.x - box.width / 2, p.y + p.height / 2 - box.y - box.height / 2)))
    }).sort((a, b) => b - a)
    far.push(most[1]) // one is the card that was laid, on its way from the hand
    if (performance.now() < end) requestAnimationFrame(measure)
    else done(Math.max(...far))
  }
  measure()
})"""


def moving(match: Match) -> str | None:
    """A space that makes the drawn part of the harbour move."""
    view = match.view(None)
    if view["phase"] != "lay":
        return None
    size = int(view["field"]["size"])

    def seen(reached: list[int], middle: int) -> float:
        first, last = reached
        more = size - (last - first + 1)
        if more == 1:
            return first - 0.5
        beside = 1 if more else 0
        return max(last + beside - size + 1, min(middle - size // 2, first - beside))

    for move in match.moves():
        cell = str(move.params["cell"])
        at = {"columns": COLUMNS.index(cell[0]), "rows": int(cell[1:])}
        for way, middle in CENTRE.items():
            first, last = view["field"][way]
            now, then = seen([first, last], middle), seen([min(first, at[way]), max(last, at[way])], middle)
            if abs(now - then) >= 1:
                return cell
    return None


def test_when_the_harbour_moves_its_cards_stay_on_their_plates(person: Callable[..., Person]) -> None:
    match = somewhere("packhuys", 4, lambda m: moving(m) is not None)
    ann = person(settings={"motion": "normal"})
    study(ann, match)
    page, names = ann.page, ann.page.locator(".harbour .axis text")
    before = names.all_text_contents()
    page.locator(f'.harbour .target.open[aria-label^="{moving(match)}"]').click()
    assert page.evaluate(ADRIFT) < 8
    assert names.all_text_contents() != before


# -- How it fits ----------------------------------------------------------------------------


def is_crowded(match: Match) -> bool:
    return len(match.view(None)["cards"]) >= 70


def test_the_fullest_harbour_fits_and_axe_finds_nothing(person: Callable[..., Person]) -> None:
    ann = person()
    study(ann, somewhere("packhuys", 4, is_crowded))
    page = ann.page
    scene = page.locator(".scene")
    assert scene.evaluate("(e) => e.scrollHeight - e.clientHeight") <= 1
    expect(page.locator(".harbour svg[role=group]")).to_be_in_viewport(ratio=0.999)
    expect(page.locator(".hand")).to_be_in_viewport(ratio=0.999)
    assert by_day_and_night(ann) == []


def test_the_harbour_is_enlarged_and_panned_on_a_phone(person: Callable[..., Person]) -> None:
    ann = person(size="phone", has_touch=True, is_mobile=True)
    study(ann, somewhere("packhuys", 4, is_crowded))
    page = ann.page
    chart = page.locator(".harbour svg[role=group]")
    small = chart.bounding_box()
    assert small
    measured = [chart.element_handle(), small["width"]]
    page.get_by_role("button", name="Enlarge").tap()
    page.wait_for_function("([e, small]) => e.getBoundingClientRect().width > 1.5 * small", arg=measured)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator(".decide")).to_be_in_viewport()
    page.get_by_role("button", name="Make smaller").tap()
    is_small = "([e, small]) => Math.abs(e.getBoundingClientRect().width - small) < 2"
    page.wait_for_function(is_small, arg=measured)


def may_grow_either_way(match: Match) -> bool:
    """One more column may come on either side, and a card may be laid on both."""
    view = match.view(None)
    west, east = view["field"]["columns"]
    if view["phase"] != "lay" or view["field"]["size"] != east - west + 2:
        return False
    taken = {"abcdefghijklm".index(str(move.params["cell"])[0]) for move in match.moves()}
    return {west - 1, east + 1} <= taken


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_no_space_that_may_be_taken_lies_outside_or_under_a_button(
    person: Callable[..., Person], size: str
) -> None:
    is_phone = size == "phone"
    ann = person(size=size, has_touch=is_phone, is_mobile=is_phone)
    match = somewhere("packhuys", 2, may_grow_either_way)
    study(ann, match)
    glowing = ann.page.locator(".harbour .target.open:not(.soft) > .glow")
    expect(glowing).to_have_count(len(match.moves()))
    for k in range(glowing.count()):
        expect(glowing.nth(k)).to_be_in_viewport(ratio=0.99)
        box = glowing.nth(k).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 24
        on_top = "(e) => { const b = e.getBoundingClientRect(); return e.parentNode.contains("
        on_top += "document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2)) }"
        assert glowing.nth(k).evaluate(on_top)


@pytest.mark.parametrize("again", ["the space", "the tick"])
def test_the_same_tap_again_confirms_and_a_tick_says_so(person: Callable[..., Person], again: str) -> None:
    ann = person(settings={"confirm": True}, size="phone", has_touch=True, is_mobile=True)
    study(ann, somewhere("packhuys", 2, lambda m: m.view(None)["phase"] == "lay"))
    page, before = ann.page, ann.seq()
    cell = page.locator(".harbour .target.open:not(.soft)").first
    cell.tap()
    tick = page.locator(".meant .disc")
    expect(tick).to_be_visible()
    width = "(all) => all.map((e) => parseFloat(getComputedStyle(e).strokeWidth))"
    others = page.locator(".harbour .target.open:not(.staged) > .glow").evaluate_all(width)
    (chosen,) = page.locator(".harbour .target.staged > .glow").evaluate_all(width)
    assert chosen > 2 * max(others)
    box, place = tick.bounding_box(), cell.locator(".glow").bounding_box()
    assert box
    assert place
    assert abs(box["x"] + box["width"] / 2 - place["x"] - place["width"]) < box["width"]
    assert ann.seq() == before
    if again == "the tick":
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        cell.tap()
    ann.wait_until_after(before)
    expect(tick).to_have_count(0)


def test_the_hand_fits_a_phone(person: Callable[..., Person]) -> None:
    ann = person(size="phone", has_touch=True, is_mobile=True)
    study(
        ann, somewhere("packhuys", 4, lambda m: m.view(None)["phase"] == "select" and len(m.history) > 60)
    )
    cards = ann.page.locator(".hand .one")
    expect(cards.first).to_be_in_viewport(ratio=0.99)
    boxes = [cards.nth(k).bounding_box() for k in range(cards.count())]
    assert len(boxes) >= 5
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes)


def test_the_field_keeps_its_size(person: Callable[..., Person]) -> None:
    """A cell is as large at the start as when the harbour is full, and never below 76."""
    sizes = []
    for until in (lambda m: m.view(None)["phase"] == "lay", is_crowded):
        ann = person()
        study(ann, somewhere("packhuys", 4, until))
        box = ann.page.locator(".harbour [data-place] [data-piece^=card]").first.bounding_box()
        assert box
        sizes.append(box["width"])
    assert abs(sizes[0] - sizes[1]) < 1
    assert min(sizes) / 0.9 > 75


def test_three_have_large_cards_in_hand_and_see_all_areas(person: Callable[..., Person]) -> None:
    ann = person()
    study(ann, somewhere("packhuys", 3, lambda m: len(m.view(None)["cards"]) >= 45))
    card = ann.page.locator(".hand .one svg").first.bounding_box()
    assert card
    assert card["width"] >= 74
    assert ann.page.locator(".areas").evaluate("(e) => e.scrollHeight - e.clientHeight") <= 1


@pytest.mark.parametrize("height", [800, 720])
def test_four_have_large_cards_in_hand_beside_a_harbour_that_keeps_its_size(
    person: Callable[..., Person], height: int
) -> None:
    ann = person()
    width = {800: 1280, 720: 1366}[height]
    ann.page.set_viewport_size({"width": width, "height": height})
    study(ann, somewhere("packhuys", 4, lambda m: len(m.view(None)["cards"]) >= 45))
    page = ann.page
    card = page.locator(".hand .one svg").first.bounding_box()
    cell = page.locator(".harbour [data-place] [data-piece^=card]").first.bounding_box()
    assert card
    assert card["width"] >= 76
    assert cell
    assert cell["width"] / 0.9 > 75 * (height - 44) / 756
    for selector in (".side", ".areas"):
        assert page.locator(selector).evaluate("(e) => e.scrollHeight - e.clientHeight") <= 1
    expect(page.locator(".supply")).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize(("size", "least"), [("desk", 20), ("phone", 11)])
def test_what_is_stored_is_as_large_as_the_numbers_of_the_cards(
    person: Callable[..., Person], size: str, least: float
) -> None:
    ann = person(size=size)
    study(ann, somewhere("packhuys", 4, is_crowded))
    figures = boxes(ann.page, ".harbour .stock, .harbour .inside")
    assert figures
    assert min(box["height"] for box in figures) >= least
    houses = boxes(ann.page, ".harbour g:has(> .shelf) > g")
    assert min(box["height"] for box in houses) >= least * 0.85


def is_well_filled(match: Match) -> bool:
    view = match.view(None)
    return len(view["cards"]) >= 34 and any(not area["is_open"] for area in view["areas"])


def test_how_much_room_areas_have_and_what_counts_are_told_beside_the_harbour(
    person: Callable[..., Person],
) -> None:
    match = somewhere("packhuys", 2, is_well_filled)
    areas = [a for a in match.view(None)["areas"] if a["is_open"]]
    stored = [a for a in areas if any(any(s["warehouses"].values()) for s in a["stores"])]
    ann = person()
    study(ann, match)
    page = ann.page
    rooms = page.locator(".areas tbody tr td:nth-child(3)").all_inner_texts()
    assert sorted(map(int, rooms)) == sorted(a["room"] for a in stored)
    expect(page.locator(".areas .empty span")).to_have_count(len(areas) - len(stored))
    closing = [a for a in stored if a["room"] == 1]
    expect(page.locator('.harbour .mark rect[stroke="var(--brass)"]')).to_have_count(len(closing))
    points = page.locator(".areas .points")
    expect(points).to_be_visible()
    box, panel = points.bounding_box(), page.locator(".areas").bounding_box()
    assert box
    assert panel
    assert box["y"] + box["height"] <= panel["y"] + panel["height"]


def test_a_low_wide_screen_shows_every_area(person: Callable[..., Person]) -> None:
    """What lies beside the harbour is no larger than the height has room for."""
    ann = person()
    ann.page.set_viewport_size({"width": 1366, "height": 720})
    study(ann, somewhere("packhuys", 3, lambda m: len(m.view(None)["cards"]) >= 45))
    assert ann.page.locator(".areas").evaluate("(e) => e.scrollHeight - e.clientHeight") <= 1


def test_a_note_is_as_large_in_a_small_harbour_as_in_a_large_one(person: Callable[..., Person]) -> None:
    heights = []
    for seats, mode in ((2, "basic"), (4, "expansion")):
        ann = person()
        study(ann, somewhere("packhuys", seats, lambda m: m.view(None)["phase"] == "lay", mode=mode))
        ann.page.locator(".harbour .target.open:not(.soft)").first.hover()
        words = ann.page.locator(".harbour .forecast text").first
        expect(words).to_be_visible()
        box = words.bounding_box()
        assert box
        heights.append(box["height"])
    assert max(heights) < 1.2 * min(heights)


def test_on_a_phone_a_tapped_area_shines_on_the_map_below_the_list(person: Callable[..., Person]) -> None:
    ann = person(size="phone", has_touch=True, is_mobile=True)
    study(ann, somewhere("packhuys", 2, lambda m: len(m.view(None)["cards"]) >= 24, mode="basic"))
    page = ann.page
    page.locator("nav.panes button").nth(1).tap()
    chart = page.locator(".overview svg")
    expect(chart).to_be_in_viewport(ratio=0.99)
    shining = chart.locator('rect[fill="var(--glow)"]')
    expect(shining).to_have_count(0)
    rows = page.locator(".areas tbody tr")
    sizes = [int(text) for text in page.locator(".areas tbody tr td:nth-child(2)").all_inner_texts()]
    rows.first.tap()
    expect(shining.first).to_be_visible()
    assert shining.count() >= sizes[0]
    (list_box,), (chart_box,) = boxes(page, ".supply"), boxes(page, ".overview svg")
    assert list_box["y"] + list_box["height"] <= chart_box["y"]


def scored(match: Match) -> bool:
    """The last move brought somebody two points, and another acts now."""
    seats = [e.seat for e in match.events if e.kind.startswith("SCORED")]
    return not match.over and len(seats) > len({*seats})


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_points_told_at_a_mat_push_its_card_nowhere(person: Callable[..., Person], size: str) -> None:
    ann = person(size=size)
    study(ann, somewhere("packhuys", 3, scored))
    gains = ann.page.locator(".mat .gains").first
    expect(gains).to_be_visible()
    assert gains.get_attribute("aria-label")
    for mat, slot in zip(boxes(ann.page, ".mat"), boxes(ann.page, ".mat .slot"), strict=True):
        assert mat["x"] <= slot["x"]
        assert slot["x"] + slot["width"] <= mat["x"] + mat["width"] + 1
