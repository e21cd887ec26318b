"""Schwarzer Freitag's board: what a click there asks first."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from penstock.engine.match import Match
from tests.web.people import Person
from tests.web.ways import somewhere, study


def may_buy_bars(match: Match) -> bool:
    return sum(m.family == "silver" for m in match.moves()) > 1


def test_several_bars_are_asked_for_at_the_one_tile(person: Callable[..., Person]) -> None:
    ann = person()
    study(ann, somewhere("schwarzer-freitag", 2, may_buy_bars, seed=2))
    tile = ann.page.locator(".actions .silver")
    expect(tile).to_have_class(re.compile("open"))
    tile.click()
    counts = ann.page.locator(".actions .count")
    expect(counts.first).to_have_accessible_name(re.compile("one silver bar for"))
    expect(counts.nth(1)).to_have_accessible_name(re.compile("2 silver bars for"))
    expect(ann.page.locator(".decision .head")).to_contain_text("how many bars")
    tile.click()
    expect(counts).to_have_count(0)


def test_a_card_is_spent_only_after_a_question(person: Callable[..., Person]) -> None:
    ann = person(settings={"confirm": True})
    study(ann, somewhere("schwarzer-freitag", 2, may_spend_a_card, seed=2))
    ann.page.locator(".market .target.open", has=ann.page.locator(".card")).first.click()
    expect(ann.page.locator(".decision .head")).to_contain_text("special card")
    expect(ann.page.locator(".decision .primary")).to_be_visible()


def may_spend_a_card(match: Match) -> bool:
    return any(m.family == "buy" and m.facts.get("spends_card") == "yes" for m in match.moves())


def holds_some_colours(match: Match) -> bool:
    return len({m.params.get("colour") for m in match.moves() if m.family == "sell"}) in (1, 2, 3, 4)


def test_the_note_of_a_stack_promises_a_sale_only_where_there_is_a_share(
    person: Callable[..., Person],
) -> None:
    ann = person()
    study(ann, somewhere("schwarzer-freitag", 2, holds_some_colours, seed=2))
    stacks, note = ann.page.locator(".own .stack"), ann.page.get_by_role("tooltip")
    stacks.filter(has=ann.page.locator(".target.open")).first.hover()
    expect(note).to_contain_text("A click sells")
    stacks.filter(has=ann.page.locator(".none")).first.hover()
    expect(note).to_contain_text(re.compile(r"^\s*0 \w+ held"))
    expect(note).not_to_contain_text("sells")


def is_buying(match: Match) -> bool:
    colours = [m for m in match.moves() if m.family == "buy" and m.facts.get("spends_card") != "yes"]
    return match.view(None)["phase"] == "buying" and len(colours) > 1


def test_what_waits_to_be_confirmed_looks_unlike_what_may_be_chosen(person: Callable[..., Person]) -> None:
    """These rules are plain and nobody knows what can be undone: a finger's first tap only shows."""
    ann = person(settings={"confirm": True}, size="phone", has_touch=True, is_mobile=True)
    study(ann, somewhere("schwarzer-freitag", 5, is_buying, seed=2))
    rows = ann.page.locator(".market .target.open")
    rings = r"[...getComputedStyle(e).boxShadow.matchAll(/0px 0px 0px ([\d.]+)px/g)]"
    frames = f"(all) => all.map((e) => {rings}.reduce((wide, ring) => wide + Number(ring[1]), 0))"
    fills = "(all) => all.map((e) => getComputedStyle(e).backgroundColor)"
    calm = rows.evaluate_all(frames)
    rows.first.tap()
    expect(rows.first).to_have_class(re.compile("staged"))
    chosen, *others = rows.evaluate_all(frames)
    assert chosen > max(calm)
    assert 0 < max(others) < min(calm)
    assert len(set(rows.evaluate_all(fills))) == 2


def test_a_note_about_a_case_leaves_the_panel_in_sight(person: Callable[..., Person]) -> None:
    ann = person()
    study(ann, somewhere("schwarzer-freitag", 5, is_buying, seed=2))
    ann.page.locator(".market .target.open").first.hover()
    note, panel = ann.page.locator(".tip"), ann.page.locator(".decision")
    expect(note).to_be_visible()
    expect(panel.locator(".preview")).to_be_visible()
    box, beside = note.bounding_box(), panel.bounding_box()
    assert box
    assert beside
    assert box["x"] + box["width"] <= beside["x"]


def is_before(match: Match) -> bool:
    seat = min(match.to_act)
    view = match.view(seat)
    return bool(view["phase"] == "before" and view["changes"] >= 3)


def test_a_row_of_the_market_counts_what_nobody_shows(person: Callable[..., Person]) -> None:
    """In all rows a curve is as steep as its price has moved."""
    ann = person()
    match = somewhere("schwarzer-freitag", 3, is_before, seed=2)
    study(ann, match)
    seat = min(match.to_act)
    unseen = match.view(seat)["players"][seat]["unseen"]
    shown = ann.page.locator(".market .n small").all_inner_texts()
    assert shown == [f"?{unseen[c]}" for c in ("yellow", "blue", "red", "green", "orange")]
    heights = ann.page.locator(".market polyline").evaluate_all(
        "(all) => all.map((e) => e.getBBox().height)"
    )
    assert len({round(high) for high in heights}) > 1


def test_the_note_of_a_rival_says_what_stays_secret(person: Callable[..., Person]) -> None:
    ann = person()
    study(ann, somewhere("schwarzer-freitag", 3, is_before, seed=2))
    ann.page.locator(".player", has=ann.page.locator(".more")).first.hover()
    expect(ann.page.get_by_role("tooltip")).to_contain_text("Only what was dealt stays secret")


def have_traded(match: Match) -> bool:
    """The first seat's turn after some price changes: the others have bought and sold."""
    return is_before(match) and min(match.to_act) == 0


def test_what_all_have_seen_of_a_screen_is_counted_and_goes_with_the_worth(
    person: Callable[..., Person],
) -> None:
    ann = person()
    match = somewhere("schwarzer-freitag", 4, have_traded, seed=2)
    study(ann, match)
    rivals = ann.page.locator(".rival:visible")
    for rival, player, worth in zip(
        rivals.all(), match.view(0)["players"][1:], match.worth(0)[1:], strict=True
    ):
        seen = [str(n) for n in player["seen"].values() if n]
        expect(rival.locator(".seen > span")).to_have_text(seen)
        least = worth["total"] - worth["unseen"]
        expect(rival.locator(".worth")).to_contain_text(
            f"{least}–{worth['total']}" if worth["unseen"] else f"{least}"
        )
    expect(ann.page.locator(".bar .more", has_text="?")).to_have_count(0)
    ann.page.locator(".bar .menu summary").click()
    ann.page.locator(".bar .menu").get_by_label("worth").uncheck()
    expect(ann.page.locator(".seen, .meter, .bar .worth, .rival .worth")).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_the_last_price_change_is_shown_again_from_the_board(
    person: Callable[..., Person], size: str
) -> None:
    ann = person(size=size, settings={"motion": "slow"})
    match = somewhere("schwarzer-freitag", 3, have_traded, seed=2)
    study(ann, match)
    if size == "phone":
        ann.page.locator(".panes button", has_text="Board").click()
    ann.page.get_by_role("button", name=f"Show price change {match.view(0)['changes']} again").click()
    expect(ann.page.locator("#change")).to_contain_text(f"Price change {match.view(0)['changes']}")
