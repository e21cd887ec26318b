"""The canal of Panamax: whole games, and what a step would do shown before it is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import penstock
from penstock.engine.match import Match, Move
from tests.web.people import Person
from tests.web.test_drag import drop, pick_up
from tests.web.test_pages import complaints
from tests.web.ways import (
    play_both_ends,
    press_something,
    somewhere,
    study,
    tap_something,
    watched_game,
)

GAMES = [(2, "normal"), (3, "normal"), (4, "normal"), (4, "advanced")]
SECRET = penstock.game("panamax").moves.secret_families


@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_a_game_to_its_end_and_nothing_hidden_travels(
    person: Callable[..., Person], seats: int, setup: str
) -> None:
    """Two people and bots; somebody watches, and all that reaches her is read."""
    for message in watched_game(person, "panamax", seats, setup == "advanced", setup=setup):
        check_position(message)


def check_position(message: dict[str, Any]) -> None:
    """No advisor, no bid; a choice made in secret has no notation."""
    position = message["position"]
    for player in position["view"]["players"]:
        assert player["advisors"] is None or position["over"]
        assert player["stack"] is None
    for line in message["log"]:
        assert str(line["notation"]).split()[0] not in SECRET


def test_a_game_by_keys_alone(person: Callable[..., Person]) -> None:
    play_both_ends(person(), "panamax", press_something)


def test_a_game_by_taps_alone(person: Callable[..., Person]) -> None:
    ann = person(size="phone", has_touch=True, is_mobile=True)
    play_both_ends(ann, "panamax", tap_something)


# -- A step before it is made ---------------------------------------------------------------


def pushing(match: Match) -> Move | None:
    """A move by which a ship would push others on."""
    moves = match.moves(min(match.to_act))
    return next((m for m in moves if m.family == "move" and len(m.facts["pushed"]) > 1), None)


def test_a_push_is_shown_on_the_chart_and_then_confirmed(person: Callable[..., Person]) -> None:
    match = somewhere("panamax", 4, lambda m: pushing(m) is not None)
    move = pushing(match)
    assert move is not None
    ann = person(settings={"confirm": True})
    study(ann, match)
    page = ann.page
    ship = page.locator(f'[data-piece="{move.params["ship"]}"]')
    ghosts = page.locator(".preview > g")
    passing = 1 + len(move.facts["along"]) + len(move.facts["pushed"])
    expect(ghosts).to_have_count(0)
    ship.hover()
    expect(ghosts).to_have_count(passing)
    before = ann.seq()
    ship.click()
    expect(page.locator(".decision .head")).to_contain_text("This pushes")
    page.mouse.move(5, 5)
    expect(ghosts).to_have_count(passing)  # it stays until one has decided
    page.get_by_role("button", name="Cancel").click()
    expect(ghosts).to_have_count(0)
    assert ann.seq() == before
    ship.click()
    page.get_by_role("button", name="Do it").click()
    ann.wait_until_after(before)


def test_steps_are_taken_back_one_by_one(person: Callable[..., Person]) -> None:
    """A die and two steps of ships, and all of it back."""

    def has_dice(match: Match) -> bool:
        view = match.view(None)
        return view["phase"] == "before" and any(
            c["dice"] and c["lock"] and c["strength"] > 1 for c in view["columns"]
        )

    match = somewhere("panamax", 3, has_dice)
    ann = person()
    study(ann, match)
    page = ann.page
    column = next(
        k
        for k, c in enumerate(match.view(None)["columns"])
        if c["dice"] and c["lock"] and c["strength"] > 1
    )
    begun = ann.seq()
    ann.page.locator(f'.decision button.move[aria-label^="Take the die of column {column + 1}:"]').click()
    ann.wait_until_after(begun)
    expect(page.get_by_role("img", name="waterway move").first).to_be_visible()
    step = ann.seq()
    page.locator(".scene svg .target.open:not(.soft)").first.click()
    ann.wait_until_after(step)
    for left in (1, 0):
        before = ann.seq()
        page.get_by_role("button", name="Undo").click()
        ann.wait_until_after(before)
        expect(page.locator(".trail li")).to_have_count(left)
    expect(page.locator(".decision .head")).to_have_text("Take a die")


def one_step(match: Match) -> Move | None:
    """A move into a lock or lake that pushes nobody."""
    moves = [m for m in match.moves(min(match.to_act)) if m.family == "move"]
    zones = ("atlantic", "pacific")
    return next((m for m in moves if not m.facts["pushed"] and m.facts["to"] not in zones), None)


def test_a_ship_is_dragged_into_the_next_zone_and_into_no_other(person: Callable[..., Person]) -> None:
    match = somewhere("panamax", 2, lambda m: one_step(m) is not None)
    move = one_step(match)
    assert move is not None
    ann = person()
    study(ann, match)
    page = ann.page
    ship = page.locator(f'[data-piece="{move.params["ship"]}"]')
    before = ann.seq()
    pick_up(page, ship)
    drop(page, page.locator(".beside").first)
    page.wait_for_timeout(200)
    assert ann.seq() == before
    there = {"pacific": 0, "atlantic": 1}[move.facts["towards"]]
    lane = match.view(None)["canal"][there]
    inner = [zone for zone, kind in zip(lane["zones"], lane["kinds"], strict=True) if kind != "ocean"]
    pick_up(page, ship)
    drop(page, page.locator(".zone-box").nth(there * len(inner) + inner.index(move.facts["to"])))
    ann.wait_until_after(before)


def test_a_die_is_dragged_from_its_contract_onto_a_ship(person: Callable[..., Person]) -> None:
    def may_load(match: Match) -> bool:
        return match.view(None)["phase"] == "loading" and any(
            m.family == "pick" for m in match.moves(min(match.to_act))
        )

    ann = person()
    study(ann, somewhere("panamax", 4, may_load))
    page = ann.page
    before = ann.seq()
    pick_up(page, page.locator(".held .target.open").first)
    ann.wait_until_after(before)
    open_ships = page.locator(".scene svg .target.open:not(.soft) [data-piece]")
    if open_ships.count():  # one place only is no choice: the die is there already
        drop(page, open_ships.first)
        ann.wait_until_after(before + 1)
    expect(page.locator(".log li").last).to_contain_text("loads")


def test_a_side_of_a_contract_is_taken_by_clicking_it(person: Callable[..., Person]) -> None:
    def both_sides(match: Match) -> bool:
        sides = {m.params["side"] for m in match.moves(min(match.to_act)) if m.family == "contract"}
        return len(sides) == 2

    ann = person()
    study(ann, somewhere("panamax", 3, both_sides))
    page = ann.page
    before = ann.seq()
    page.locator(".contract .target.open:has(.back)").first.click()
    ann.wait_until_after(before)
    expect(page.locator(".log li").last).to_contain_text("general-cargo contract")


# -- The end of a round ---------------------------------------------------------------------


def test_the_end_of_a_round_is_told_step_by_step(person: Callable[..., Person]) -> None:
    match = somewhere("panamax", 3, lambda m: m.view(None)["round"] == 2, seed=2)
    ann = person()
    study(ann, match)
    page = ann.page
    panel = page.get_by_label("The end of the round")
    expect(panel.locator("li")).to_have_count(5)
    expect(panel).to_contain_text("Cargo fees")
    text = panel.inner_text()
    fees = [event for event in match.events if event.kind == "FEE"]
    assert len(fees) == 3
    for fee in fees:
        assert f"−{fee.params['money']}" in text
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)


# -- How it fits ----------------------------------------------------------------------------


def is_crowded(match: Match) -> bool:
    view = match.view(None)
    afloat = sum(ship["where"] in ("canal", "loading", "waiting") for ship in view["ships"])
    return view["round"] == 3 and afloat > 18 and view["phase"] == "before"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_fullest_table_fits_and_axe_finds_nothing(person: Callable[..., Person], dark: bool) -> None:
    ann = person(dark=dark)
    study(ann, somewhere("panamax", 4, is_crowded))
    page = ann.page
    page.get_by_label("The end of the round").get_by_role("button").click()
    scene = page.locator(".scene")
    assert scene.evaluate("(e) => e.scrollHeight - e.clientHeight") <= 1
    expect(page.locator(".board")).to_be_in_viewport(ratio=0.999)
    assert complaints(ann) == []


def test_the_canal_is_enlarged_and_panned_on_a_phone(person: Callable[..., Person]) -> None:
    ann = person(size="phone", has_touch=True, is_mobile=True)
    study(ann, somewhere("panamax", 4, is_crowded))
    page = ann.page
    view = page.locator(".view")
    assert view.evaluate("(e) => e.scrollWidth") > 2 * 390
    page.get_by_role("button", name="Make smaller").tap()
    assert view.evaluate("(e) => e.scrollWidth") <= 390
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator(".decide")).to_be_in_viewport()
