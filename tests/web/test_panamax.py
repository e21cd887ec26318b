"""The canal of Panamax: whole games, and what a step would do shown before it is made."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import penstock
from penstock.engine.language import LANGUAGES
from penstock.engine.match import Match, Move
from tests.web.alone import Loner
from tests.web.axe import by_day_and_night
from tests.web.late import late_table
from tests.web.people import TURN, Person
from tests.web.test_drag import drop, pick_up
from tests.web.ways import (
    ENDING,
    WHOLE_GAME,
    play_both_ends,
    press_something,
    somewhere,
    study,
    tap_something,
    watched_game,
)

GAMES = [(2, "advanced"), (4, "normal")]  # at every table: the promise kit, without a browser
HEIGHT = "(e) => e.offsetHeight"
NEAR = 8  # px
PLACE = "(e) => JSON.stringify(e.getBoundingClientRect())"
SECRET = penstock.game("panamax").moves.secret_families


@pytest.mark.long
@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_a_game_to_its_end_and_nothing_hidden_travels(
    person: Callable[..., Person], seats: int, setup: str
) -> None:
    """People and bots; somebody watches, and all that reaches her is read."""
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


def is_crowded(match: Match) -> bool:
    view = match.view(None)
    afloat = sum(ship["where"] in ("canal", "loading", "waiting") for ship in view["ships"])
    full = 4 * len(view["players"]) + 3
    return view["round"] == 3 and afloat >= full and view["phase"] == "before"


# -- A step before it is made ---------------------------------------------------------------


def pushing(match: Match) -> Move | None:
    """A move by which a ship would push others on."""
    moves = match.moves(min(match.to_act))
    return next((m for m in moves if m.family == "move" and len(m.facts["pushed"]) > 1), None)


def zone_of(page: Page, move: Move) -> Locator:
    """The zone a step leads into, or the ocean's waiting zone."""
    return page.locator(f'[data-place="{move.facts["towards"]} {move.facts["to"]}"]')


def test_a_push_is_shown_on_the_chart_before_it_is_made(person: Callable[..., Person]) -> None:
    """A ship, then its glowing zone: hovering it shows who goes where, clicking it plays the step."""
    match = somewhere("panamax", 4, lambda m: pushing(m) is not None)
    move = pushing(match)
    assert move is not None
    ann = person(settings={"confirm": True})
    study(ann, match)
    page = ann.page
    ship = page.locator(f'[data-piece="{move.params["ship"]}"]')
    ghosts = page.locator(".canal .ghost")
    zone = zone_of(page, move)
    passing = 1 + len(move.facts["along"]) + len(move.facts["pushed"])
    expect(ghosts).to_have_count(0)
    before = ann.seq()
    ship.click()
    expect(zone.locator(".target.open:not(.soft)")).to_have_count(1)
    assert ann.seq() == before
    zone.hover(position={"x": 8, "y": 8})
    expect(ghosts).to_have_count(passing)
    expect(page.locator(".decision")).to_contain_text("pushes")
    page.mouse.move(640, 790)
    expect(ghosts).to_have_count(0)
    zone.click(position={"x": 8, "y": 8})
    ann.wait_until_after(before)


def undivided(match: Match) -> Move | None:
    """A move that takes ships along which have none of their own."""
    moves = [m for m in match.moves(min(match.to_act)) if m.family == "move"]
    return next((m for m in moves if m.facts["along"]), None)


def test_a_group_in_a_lock_is_picked_up_by_any_of_its_ships(person: Callable[..., Person]) -> None:
    match = somewhere("panamax", 4, lambda m: undivided(m) is not None)
    move = undivided(match)
    assert move is not None
    ann = person()
    study(ann, match)
    page = ann.page
    before = ann.seq()
    zone = zone_of(page, move).locator(".target.open:not(.soft)")
    for ship in [*move.facts["along"], move.params["ship"]]:
        piece = page.locator(".canal .target.open").filter(has=page.locator(f'[data-piece="{ship}"]'))
        piece.click()
        expect(piece).to_have_attribute("aria-pressed", "true")
        expect(zone).to_have_count(1)
        piece.click()
        expect(zone).to_have_count(0)
    assert ann.seq() == before
    page.locator(f'[data-piece="{move.facts["along"][-1]}"]').click()
    zone.click(position={"x": 8, "y": 8})
    ann.wait_until_after(before)


def test_steps_are_taken_back_one_by_one(person: Callable[..., Person]) -> None:
    """A die and a step of a ship, and all of it back."""

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
    page.locator(f'[data-place="column {column + 1}"] .target.open').click()
    ann.wait_until_after(begun)
    expect(page.get_by_role("img", name="waterway move").first).to_be_visible()
    step = ann.seq()
    page.locator(".canal .target.open[aria-pressed]").first.click()
    page.locator(".canal .zone-box.open:not(.soft)").first.click(position={"x": 8, "y": 8})
    ann.wait_until_after(step)
    for _ in range(ann.seq() - begun):
        before = ann.seq()
        page.get_by_role("button", name="Undo").click()
        ann.wait_until_after(before)
        if page.locator(".decision .head").inner_text() == "Take a die":
            break
    expect(page.locator(".decision .head")).to_have_text("Take a die")


def test_dice_show_the_value_of_their_column(person: Callable[..., Person]) -> None:
    ann = person()
    match = somewhere("panamax", 4, lambda m: m.view(None)["phase"] == "before")
    study(ann, match)
    for k, column in enumerate(match.view(None)["columns"]):
        dice = ann.page.locator(f'[data-piece^="die {k + 1} "]')
        expect(dice).to_have_count(column["dice"])
        for die in dice.all():
            expect(die.locator("circle")).to_have_count(k + 1)


def test_ships_and_loading_zones_glow_for_a_die_that_was_picked(person: Callable[..., Person]) -> None:
    def loads(match: Match) -> list[Move]:
        return [m for m in match.moves(min(match.to_act)) if m.family == "load"]

    match = somewhere("panamax", 4, lambda m: len({x.params["ship"] for x in loads(m)}) > 1)
    ann = person()
    study(ann, match)
    page = ann.page
    for move in loads(match):
        ship = page.locator(f'.target.open:not(.soft):has([data-piece="{move.params["ship"]}"])')
        expect(ship).to_have_count(1)
        expect(page.locator(f'.called[data-place="port {move.params["nation"]}"]')).to_have_count(1)


def test_every_starting_contract_that_is_gone_has_its_name(person: Callable[..., Person]) -> None:
    ann = person()
    study(ann, somewhere("panamax", 4, lambda m: m.view(None)["phase"] == "start_contract"))
    page = ann.page
    page.evaluate("document.querySelectorAll('.decision details').forEach((d) => { d.open = true })")
    closed = page.locator('.decision button.move[aria-disabled="true"]')
    names = closed.all_inner_texts()
    assert names
    assert len(set(names)) == len(names)


def test_a_starting_contract_says_where_its_ships_are_loaded(person: Callable[..., Person]) -> None:
    ann = person()
    match = somewhere("panamax", 2, lambda m: m.view(None)["phase"] == "start_contract")
    study(ann, match)
    names = {"us-east": "USA East", "eu": "EU", "us-west": "USA West", "china": "China"}
    brings = {"us-east": "ship moves", "eu": "load a die", "us-west": "railway", "china": "market"}
    cards = match.view(None)["starting"]
    choices = ann.page.locator(".offers .target.open")
    expect(choices).to_have_count(len(cards))
    expect(ann.page.locator(".decision .how")).to_contain_text("S 2, M 5, L 8")
    for choice, card in zip(choices.all(), cards, strict=True):
        nation = card["nation"]
        oceans = ["Atlantic", "Pacific"] if nation in ("us-east", "eu") else ["Pacific", "Atlantic"]
        expect(choice).to_contain_text(names[nation])
        expect(choice).to_contain_text(" ▸ ".join(oceans))
        expect(choice).to_contain_text(f"2nd flag: {brings[nation]}")
        expect(choice.locator("svg[viewBox='0 0 24 24'] text")).to_have_text(
            [str(box["value"]) for box in card["front"]]
        )
        choice.hover()
        expect(ann.page.locator(f'.lit[data-place="port {nation}"]')).to_have_count(1)
    for stays in (ann.page.locator(".half.blue"), ann.page.locator(".half.grey")):
        expect(stays).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("phase", ["pass_advisor", "start_contract"])
def test_first_choices_of_four_leave_in_sight_what_they_are_weighed_with(
    person: Callable[..., Person], phase: str
) -> None:
    """Five starting contracts take the room of the action table, a few advisors that of prices."""
    ann = person()
    study(ann, somewhere("panamax", 4, lambda m: m.view(None)["phase"] == phase))
    for lang in LANGUAGES:
        ann.speak(lang)
        expect(ann.page.locator(".offers .target.open")).to_have_count(
            5 if phase == "start_contract" else 2
        )
        prices = (".left .grid.head", ".left .card:last-child .wagon >> nth=0")
        dice = (".half.blue", ".half.grey", ".offers .target >> nth=1")
        for stays in prices if phase == "start_contract" else dice:
            expect(ann.page.locator(stays)).to_be_in_viewport(ratio=0.99)


def test_card_or_money_is_weighed_with_dice_and_contracts_in_sight(person: Callable[..., Person]) -> None:
    ann = person()
    study(ann, somewhere("panamax", 3, lambda m: any(x.family == "bonus" for x in m.moves(min(m.to_act)))))
    page = ann.page
    choices = page.locator(".offers .target.open")
    expect(choices).to_have_count(2)
    expect(page.locator(".decision .head")).to_contain_text(
        re.compile(r"(Red|Green|Yellow) .+ has arrived")
    )
    expect(choices.last).to_contain_text("of your own")
    for seen in (choices.first, choices.last, page.locator(".half.blue"), page.locator(".half.grey")):
        expect(seen).to_be_in_viewport(ratio=0.99)
    assert (
        page.locator(".talk").evaluate(HEIGHT) > 180
    )  # what is told has the room that the question leaves


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
    drop(page, page.locator(".companies").first)
    page.wait_for_timeout(200)
    assert ann.seq() == before
    there = {"pacific": 0, "atlantic": 1}[move.facts["towards"]]
    lane = match.view(None)["canal"][there]
    inner = [zone for zone, kind in zip(lane["zones"], lane["kinds"], strict=True) if kind != "ocean"]
    pick_up(page, ship)
    drop(page, page.locator(".zone-box").nth(there * len(inner) + inner.index(move.facts["to"])))
    ann.wait_until_after(before)


def test_a_die_is_dragged_to_the_other_side(person: Callable[..., Person]) -> None:
    def transfer(match: Match) -> Move | None:
        return next((m for m in match.moves(min(match.to_act)) if m.family == "transfer"), None)

    match = somewhere("panamax", 3, lambda m: transfer(m) is not None)
    move = transfer(match)
    assert move is not None
    ann = person()
    study(ann, match)
    page = ann.page
    before = ann.seq()
    pick_up(page, page.locator(f'[data-place="column {move.params["source"]}"] .target'))
    target = page.locator(f'[data-place="column {move.params["target"]}"]')
    expect(target).to_have_class(re.compile("landing"))
    drop(page, target)
    ann.wait_until_after(before)
    expect(page.locator(".log .line").last).to_contain_text("transfers")


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
    loaded = page.locator(".log .line").last.filter(has_text="loads")
    expect(open_ships.or_(loaded).first).to_be_visible()
    if open_ships.count():  # one place only is no choice: the die is there already
        drop(page, open_ships.first)
        ann.wait_until_after(before + 1)
    expect(loaded).to_be_visible()


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
    expect(page.locator(".log .line").last).to_contain_text("general-cargo contract")


def test_a_ship_is_built_by_a_click_into_a_port_wherever_ships_lie_in_it(
    person: Callable[..., Person],
) -> None:
    def building(match: Match) -> list[Move]:
        view, moves = match.view(None), match.moves(min(match.to_act))
        loaded = {str(m.params["ship"]) for m in moves if "ship" in m.params}
        berths = {s["nation"] for s in view["ships"] if s["where"] == "loading" and s["ship"] not in loaded}
        return [m for m in moves if m.family == "build" and m.params["nation"] in berths]

    match = somewhere("panamax", 4, lambda m: bool(building(m)))
    move = building(match)[0]
    ann = person()
    study(ann, match)
    page = ann.page
    moored = next(
        s["ship"]
        for s in match.view(None)["ships"]
        if s["where"] == "loading" and s["nation"] == move.params["nation"]
    )
    before = ann.seq()
    page.locator(f'.target:has([data-piece$="-{move.params["model"]}"]) .dock').first.click()
    box = page.locator(f'svg.canal [data-piece="{moored}"]').bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ann.wait_until_after(before)
    expect(page.locator(".log .line").last).to_contain_text(re.compile("builds", re.IGNORECASE))


def test_fees_are_drawn_on_the_dice_they_are_paid_for(person: Callable[..., Person]) -> None:
    match = somewhere("panamax", 4, is_crowded)
    view, seat = match.view(None), min(match.to_act)
    company = view["players"][seat]["company"]
    aboard = [d for s in view["ships"] for d in s["cargo"] if d["company"] == company]
    assert aboard
    ann = person()
    study(ann, match)
    page = ann.page
    page.get_by_label("The end of the round", exact=True).get_by_role("button").click()
    fees = page.locator("svg.canal .fee")
    expect(fees).to_have_count(0)
    page.locator(".companies .main dl div", has_text="Fees").hover()
    expect(fees).to_have_count(len(aboard))
    owed = sum(int(text) for text in fees.locator("text").all_text_contents())
    assert owed == view["players"][seat]["fee_parts"]["ships"]
    page.mouse.move(5, 5)
    expect(fees).to_have_count(0)


def test_seen_by_another_seat_a_company_is_not_yours(person: Callable[..., Person]) -> None:
    ann = person()
    table = late_table([ann], "panamax", 2, ENDING)
    ann.look_at(table)
    expect(ann.page.locator(".companies .main .name")).to_have_text("Your company")
    ann.hurry()
    expect(ann.page.locator(".sheet")).to_be_visible(timeout=WHOLE_GAME)
    ann.go(f"/table/{table}/replay")
    first = ann.page.locator(".companies .main .name")
    expect(first).to_have_text("Your company", timeout=TURN)
    ann.page.get_by_label("Seen by").select_option(index=1)
    expect(first).to_have_text("Random 2", timeout=TURN)


# -- The end of a round ---------------------------------------------------------------------


def test_the_end_of_a_round_is_told_step_by_step(person: Callable[..., Person]) -> None:
    match = somewhere("panamax", 3, lambda m: m.view(None)["round"] == 2, seed=2)
    ann = person()
    study(ann, match)
    page = ann.page
    panel = page.get_by_label("The end of the round", exact=True)
    expect(panel.locator("li")).to_have_count(5)
    expect(panel).to_contain_text("Cargo fees")
    text = panel.inner_text()
    fees = [event for event in match.events if event.kind == "FEE"]
    assert len(fees) == 3
    for fee in fees:
        assert f"−{fee.params['money']}" in text
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)


# -- How it fits --------------------------------------------------------------------------

# Words of the chart that lie over each other; what is drawn on a hull belongs together.
COLLISIONS = """() => {
  const all = [...document.querySelectorAll('.scene svg text')]
  const box = new Map(all.map((e) => [e, e.getBoundingClientRect()]))
  const words = all.filter((e) => box.get(e).width)
  const over = (p, q, from, to) => Math.min(p[to], q[to]) - Math.max(p[from], q[from])
  return words.flatMap((one, k) => words.slice(k + 1).filter((other) => {
    const [p, q] = [box.get(one), box.get(other)]
    return over(p, q, 'left', 'right') > 2 && over(p, q, 'top', 'bottom') > 5
  }).map((other) => `${one.textContent} × ${other.textContent}`))
}"""

TAKE_A_DIE = {
    "de": "Nimm einen Würfel",
    "fr": "Prenez un dé",
    "nl": "Neem een dobbelsteen",
    "en": "Take a die",
}


@pytest.mark.parametrize("seats", penstock.game("panamax").seats)
def test_the_fullest_table_fits_in_every_language_and_axe_finds_nothing(
    person: Callable[..., Person], seats: int
) -> None:
    ann = person()
    study(ann, somewhere("panamax", seats, is_crowded))
    page = ann.page
    page.get_by_label("The end of the round", exact=True).get_by_role("button").click()
    for lang, question in TAKE_A_DIE.items():
        ann.speak(lang)
        expect(page.locator(".decision .head")).to_have_text(question, timeout=TURN)
        for part in (".scene", ".low"):
            assert page.locator(part).evaluate("(e) => e.scrollHeight - e.clientHeight") <= 1
        for part in (".canal", ".left", ".companies"):
            expect(page.locator(part).first).to_be_in_viewport(ratio=0.999)
        assert page.evaluate(COLLISIONS) == []
    assert by_day_and_night(ann) == []


@pytest.mark.parametrize("seats", [3, 4])
def test_on_a_wide_screen_the_others_show_their_boards(person: Callable[..., Person], seats: int) -> None:
    ann = person(size="wide")
    study(ann, somewhere("panamax", seats, is_crowded))
    page = ann.page
    page.get_by_label("The end of the round", exact=True).get_by_role("button").click()
    expect(page.locator(".companies .others svg[aria-label^='Flags']")).to_have_count(seats - 1)
    for lang in ("en", "de"):
        ann.speak(lang)
        for part in (".scene", ".low"):
            assert page.locator(part).evaluate("(e) => e.scrollHeight - e.clientHeight") <= 1
        assert page.evaluate(COLLISIONS) == []


def test_all_that_rivals_own_is_seen_with_three_players(person: Callable[..., Person]) -> None:
    """Ships in dock, contracts, loans: figures whose names are long push nothing off the card."""
    match = penstock.game("panamax").new(seats=3, seed=8, backend="plain")
    luck = random.Random(8)
    while not all(p["loans"] and sum(map(bool, p["contracts"])) == 2 for p in match.view(None)["players"]):
        seat = min(match.to_act)
        moves = match.moves(seat)
        match.play(luck.choice([m for m in moves if m.family != "build"] or moves), seat)
    ann = person()
    study(ann, match)
    page = ann.page
    account = page.get_by_label("The end of the round", exact=True)
    if account.is_visible():
        account.get_by_role("button", name="Close").click()
    for lang in TAKE_A_DIE:
        ann.speak(lang)
        for fleet in page.locator(".others .fleet").all():
            expect(fleet).to_be_in_viewport(ratio=0.999)
        for card in page.locator(".others section").all():
            assert card.evaluate("(e) => e.scrollWidth - e.clientWidth") <= 0


def one_ship_takes_them(match: Match) -> bool:
    """Whatever die is picked is aboard at once, and the same player goes on."""

    def goes_aboard(move: Move) -> bool:
        ahead = match.copy()
        ahead.play(move)
        return [e.kind for e in ahead.events] == ["LOADED"]

    picks = [m for m in match.moves(min(match.to_act)) if m.family == "pick"]
    return bool(picks) and all(goes_aboard(m) for m in picks)


def test_in_the_hand_a_die_that_goes_aboard_by_itself_is_seen_there(person: Callable[..., Person]) -> None:
    ann = person(size="phone", has_touch=True, is_mobile=True, settings={"motion": "slow", "confirm": True})
    study(ann, somewhere("panamax", 3, one_ship_takes_them, seed=3))
    page = ann.page
    pane = page.locator(".panes [aria-current]")
    expect(pane).to_have_text("Canal")
    sheet = page.locator(".decide")
    high = sheet.evaluate(HEIGHT)
    seq = ann.seq()
    die = page.locator(".decision .held .target.open").first  # the dice to load lie in the sheet
    die.tap()
    expect(page.locator("svg.canal .takes")).to_have_count(1)  # the ship is seen before the die goes there
    assert ann.seq() == seq
    page.locator(".decision .confirm .primary").tap()
    ann.wait_until_after(seq)
    expect(page.locator(".decision .budget")).to_be_visible(timeout=TURN)
    expect(pane).to_have_text("Canal", timeout=1)
    assert sheet.evaluate(HEIGHT) == high  # nothing moves under a finger


def last_step(match: Match) -> Move | None:
    """A step by which nobody comes in, after which the next die is taken."""

    def ends_it(move: Move) -> bool:
        ahead = match.copy()
        ahead.play(move)
        kinds = {e.kind for e in ahead.events}
        return not kinds & {"ARRIVED", "ROUND"} and ahead.view(None)["phase"] == "before"

    moves = match.moves(min(match.to_act))
    return next((m for m in moves if m.family == "move" and ends_it(m)), None)


def test_in_the_hand_a_ship_that_moved_is_seen_before_the_next_choice(
    person: Callable[..., Person],
) -> None:
    match = somewhere("panamax", 3, lambda m: last_step(m) is not None)
    move = last_step(match)
    assert move is not None
    ann = person(size="phone", has_touch=True, is_mobile=True, settings={"motion": "slow"})
    study(ann, match)
    page = ann.page
    tab = page.locator(".panes [aria-current]")
    expect(tab).to_have_text("Canal")
    page.locator(f'.canal [data-piece="{move.params["ship"]}"]').tap()
    zone_of(page, move).tap(position={"x": 8, "y": 8})
    expect(page.locator(".decision .head")).to_have_text("Take a die", timeout=TURN)
    page.wait_for_timeout(300)
    expect(tab).to_have_text("Canal", timeout=1)
    expect(tab).to_have_text("Dice", timeout=TURN)


def steps_on(match: Match) -> bool:
    """Two steps of one ship, neither of which is all that can be done."""
    return two_steps(match) is not None


def two_steps(match: Match) -> tuple[Move, Move] | None:
    now = match.moves(min(match.to_act))
    if match.view(None)["phase"] != "moving" or len(now) < 2:
        return None
    for move in now:
        if move.family != "move":
            continue
        ahead = match.copy()
        ahead.play(move)
        if "ARRIVED" in {e.kind for e in ahead.events} or not ahead.to_act:
            continue
        moves = ahead.moves(min(ahead.to_act))
        then = [m for m in moves if m.family == "move" and m.params["ship"] == move.params["ship"]]
        if ahead.to_act == match.to_act and then and len(moves) > 1:
            return move, then[0]
    return None


def test_in_the_hand_a_ship_is_shown_its_step_as_it_is_picked_and_each_further_tap_is_one(
    loner: Callable[..., Loner], tmp_path: Path
) -> None:
    match = somewhere("panamax", 3, steps_on)
    found = two_steps(match)
    assert found is not None
    ann = loner(size="phone", has_touch=True, is_mobile=True, settings={"confirm": True})
    study_alone(ann, match, tmp_path)
    page = ann.page
    name = found[0].params["ship"]
    ship = page.locator(f'.canal .target.open [data-piece="{name}"]')
    high = page.locator("svg.canal").evaluate(PLACE)
    seq = ann.seq()
    ship.tap()
    expect(page.locator(".decision .does")).to_contain_text("Move")
    expect(page.locator(".canal .ghost").first).to_be_visible()
    assert ann.seq() == seq
    for _ in found:
        seq = ann.seq()
        ship.tap()
        ann.wait_until_after(seq)
        expect(page.locator(".decision .confirm")).to_have_count(0)
        ann.wait_for_turn()
        assert page.locator("svg.canal").evaluate(PLACE) == high  # the sheet is as high as before


def study_alone(ann: Loner, match: Match, tmp_path: Path) -> None:
    """The same in the page's own rules, which know of each move whether it can be taken back."""
    file = tmp_path / "saved.json"
    file.write_text(json.dumps(match.save()))
    ann.go("/")
    ann.page.locator(".import select").select_option("analysis")
    ann.page.locator(".import input[type=file]").set_input_files(file)
    ann.wait_for_turn()


def far_way(match: Match) -> tuple[Move, dict[str, Any]] | None:
    """A ship that comes farther than the next zone, and not yet out of the canal; others can move too."""
    moves = match.moves(min(match.to_act))
    for move in moves if match.view(None)["phase"] == "moving" else []:
        ways = [w for w in move.facts.get("ways") or () if w["to"] not in ("atlantic", "pacific")]
        if move.family == "move" and len(moves) > 1 and not move.facts["along"] and len(ways) > 1:
            return move, ways[-1]
    return None


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_farther_zone_is_reached_by_one_click_and_taken_back_by_one(
    loner: Callable[..., Loner], tmp_path: Path, size: str
) -> None:
    match = somewhere("panamax", 3, lambda m: far_way(m) is not None)
    found = far_way(match)
    assert found is not None
    move, way = found
    ann = loner(size=size, has_touch=size == "phone", is_mobile=size == "phone", settings={"confirm": True})
    study_alone(ann, match, tmp_path)
    page = ann.page
    ship = page.locator(f'.canal [data-piece="{move.params["ship"]}"]')
    far = page.locator(f'[data-place="{move.facts["towards"]} {way["to"]}"]')
    undo = page.locator(".decision .undo")
    expect(far.locator(".far")).to_have_count(0)
    before = at_of(ship)
    seq = ann.seq()
    (ship.tap if size == "phone" else ship.click)()
    cost = page.locator(".canal .cost")
    expect(cost).to_have_count(1 + len(move.facts["ways"]))  # at every zone, what getting there takes
    glow = far.locator(".target.open:not(.soft)")
    glow.evaluate("(e) => e.dispatchEvent(new PointerEvent('click', { bubbles: true }))")
    ann.wait_until_after(seq + 1)
    for _ in range(200):
        if lies_in(ship, far):
            break
        page.wait_for_timeout(50)
    assert lies_in(ship, far)
    ann.wait_for_turn()
    undo.click()
    wait_for_place(ship, before, is_there=True)


def at_of(ship: Locator) -> dict[str, float]:
    box = ship.bounding_box()
    assert box is not None
    return {side: box[side] for side in ("x", "y", "width", "height")}


def lies_in(ship: Locator, zone: Locator) -> bool:
    one, all_ = at_of(ship), at_of(zone)
    x, y = one["x"] + one["width"] / 2, one["y"] + one["height"] / 2
    return 0 < x - all_["x"] < all_["width"] and 0 < y - all_["y"] < all_["height"]


def wait_for_place(ship: Locator, place: dict[str, float], is_there: bool) -> None:
    """Until a ship lies where it lay, or somewhere else."""
    for _ in range(100):
        at = at_of(ship)
        is_near = abs(at["x"] - place["x"]) < NEAR and abs(at["y"] - place["y"]) < NEAR
        if is_near == is_there:
            return
        ship.page.wait_for_timeout(50)
    raise AssertionError(is_there)


def pair_of(match: Match) -> tuple[str, str] | None:
    """Two ships that may go together."""
    moves = match.moves(min(match.to_act))
    for move in moves:
        if move.family != "move":
            continue
        ahead = match.copy()
        ahead.play(move)
        if ahead.view(None)["phase"] != "group":
            continue
        for other in ahead.moves(min(ahead.to_act)):
            if other.family == "add" and any(m.notation == f"move {other.params['ship']}" for m in moves):
                return str(move.params["ship"]), str(other.params["ship"])
    return None


def test_in_the_hand_a_group_is_made_up_by_taps_and_sails_by_one(
    loner: Callable[..., Loner], tmp_path: Path
) -> None:
    match = somewhere("panamax", 3, lambda m: pair_of(m) is not None)
    found = pair_of(match)
    assert found is not None
    ann = loner(size="phone", has_touch=True, is_mobile=True, settings={"confirm": True})
    study_alone(ann, match, tmp_path)
    page = ann.page
    lead, other = (page.locator(f'.canal [data-piece="{name}"]') for name in found)
    joined = page.locator(".canal .sign.goes")
    seq = ann.seq()
    lead.tap()
    expect(page.locator(".canal .sign").first).to_be_visible()  # who could come along says so at once
    other.tap()
    expect(joined).to_have_count(1)
    other.tap()
    expect(joined).to_have_count(0)  # and stays at home again
    other.tap()
    expect(joined).to_have_count(1)
    assert ann.seq() == seq  # nothing has been sent
    before = [at_of(lead), at_of(other)]
    lead.tap()
    ann.wait_until_after(seq + 1)
    ann.wait_for_turn()
    expect(page.locator(".decision .confirm")).to_have_count(0)
    for ship, place in zip((lead, other), before, strict=True):
        wait_for_place(ship, place, is_there=False)
    page.locator(".decision .undo").tap()
    for ship, place in zip((lead, other), before, strict=True):
        wait_for_place(ship, place, is_there=True)


def test_in_the_hand_a_look_at_a_rival_is_over_with_ones_turn_and_moves_nothing(
    person: Callable[..., Person],
) -> None:
    ann = person(size="phone", has_touch=True, is_mobile=True)
    study(ann, somewhere("panamax", 4, is_crowded))
    page = ann.page
    page.get_by_role("button", name="Companies").tap()
    own = page.locator(".companies .main")
    at = "(e) => e.getBoundingClientRect().y"
    account = page.get_by_label("The end of the round", exact=True)
    expect(account).to_be_visible()
    account.get_by_role("button").tap()
    before = own.evaluate(at)
    expect(page.locator(".companies").get_by_role("button", name="Account")).to_be_visible()
    head = page.locator(".scene > .main").evaluate(at)
    assert before - head < 10  # what opens the account again pushes nothing down
    name = own.locator(".name").inner_text()
    rival = page.locator(".others button.name").first
    other = rival.inner_text()
    rival.tap()
    expect(own.locator(".name")).to_have_text(other)
    expect(own.locator(".change")).to_have_count(0)  # nothing has changed: no figure rolls
    page.get_by_role("button", name="Dice").tap()
    seq = ann.seq()
    page.locator(".left .target.open:not(.soft)").first.tap()
    ann.wait_until_after(seq)
    ann.wait_for_turn()
    page.get_by_role("button", name="Companies").tap()
    expect(own.locator(".name")).to_have_text(name)


def test_in_the_hand_all_companies_are_seen_at_once(person: Callable[..., Person]) -> None:
    ann = person(size="phone", has_touch=True, is_mobile=True)
    study(ann, somewhere("panamax", 4, is_crowded))
    page = ann.page
    page.get_by_label("The end of the round", exact=True).get_by_role("button").tap()
    page.get_by_role("button", name="Companies").tap()
    for company in page.locator(".companies section").all():
        expect(company).to_be_in_viewport(ratio=0.999)
        box = company.bounding_box()
        sheet = page.locator(".decide").bounding_box()
        assert box is not None
        assert sheet is not None
        assert box["y"] + box["height"] <= sheet["y"]


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_load_always_has_the_same_form(person: Callable[..., Person], size: str) -> None:
    match = somewhere("panamax", 4, is_crowded)
    ann = person(size=size, has_touch=size == "phone")
    study(ann, match)
    page = ann.page
    page.get_by_label("The end of the round", exact=True).get_by_role("button").click()
    if size == "phone":
        page.get_by_role("button", name="Canal").click()
    loading = [s for s in match.view(None)["ships"] if s["where"] == "loading" and s["kind"] != "military"]
    loads = page.locator("svg.canal .load")
    expect(loads.first).to_be_visible()
    if size == "desk":  # in the hand six ships in a port have bars
        expect(loads).to_have_count(len(loading))
    form = r"\d+/\d+–\d+( ✓)?"
    for load in loads.all():
        assert re.fullmatch(form, (load.text_content() or "").strip())


def test_in_the_hand_the_account_of_a_round_leaves_the_canal_in_sight(
    person: Callable[..., Person],
) -> None:
    ann = person(size="phone", has_touch=True, is_mobile=True)
    study(ann, somewhere("panamax", 3, lambda m: m.view(None)["round"] == 2, seed=2))
    page = ann.page
    page.get_by_role("button", name="Canal").tap()
    account = page.get_by_label("The end of the round", exact=True)
    expect(account).to_be_in_viewport(ratio=0.99)
    canal = page.locator("svg.canal")
    expect(canal).to_be_in_viewport(ratio=0.99)
    box = canal.bounding_box()
    assert box is not None
    assert box["height"] > 844 / 2
    account.get_by_role("button", name="All").tap()
    expect(account.locator("tbody tr")).to_have_count(3)
    for row in account.locator("tbody tr").all():
        expect(row).to_be_in_viewport(ratio=0.99)


def test_in_the_hand_the_account_of_a_round_fits_in_every_language(person: Callable[..., Person]) -> None:
    ann = person(size="phone", has_touch=True, is_mobile=True)
    study(ann, somewhere("panamax", 4, lambda m: m.view(None)["round"] == 2, seed=2))
    account = ann.page.locator(".ledger")
    for lang, question in TAKE_A_DIE.items():
        ann.speak(lang)
        expect(ann.page.locator(".decision .head")).to_have_text(question, timeout=TURN)
        expect(account.locator("tbody tr")).to_have_count(4)
        assert account.evaluate("(e) => e.scrollWidth - e.clientWidth") <= 0


def may_cut_fees(match: Match) -> bool:
    """A Stevedore may be used for fees that are due."""
    return any(move.family == "cut" for move in match.moves(min(match.to_act)))


def test_in_the_hand_the_account_fits_while_fees_are_asked_for(person: Callable[..., Person]) -> None:
    ann = person(size="phone", has_touch=True, is_mobile=True)
    study(ann, somewhere("panamax", 4, may_cut_fees, seed=2))
    account = ann.page.locator(".ledger")
    expect(account.locator(".due")).to_have_count(2)
    assert account.evaluate("(e) => e.scrollWidth - e.clientWidth") <= 0
    for due in account.locator(".due").all():
        expect(due).to_be_in_viewport(ratio=0.99)


def test_a_warship_shows_whose_it_is(person: Callable[..., Person]) -> None:
    ann = person()
    study(ann, somewhere("panamax", 3, lambda m: m.view(None)["phase"] == "moving"))
    ship = ann.page.locator('.canal [data-piece="sagres"]')
    expect(ship.locator(".flag-eu")).to_be_visible()
    ship.hover()
    expect(ann.page.get_by_role("tooltip")).to_contain_text("EU")


def test_to_load_no_more_is_asked_about_while_more_could_be_loaded(person: Callable[..., Person]) -> None:
    """The first click of a hurried one is no decision."""

    def is_loading(match: Match) -> bool:
        families = {m.family for m in match.moves(min(match.to_act))}
        return match.view(None)["phase"] == "loading" and {"pick", "done"} <= families

    ann = person(settings={"confirm": True})
    study(ann, somewhere("panamax", 3, is_loading))
    page = ann.page
    seq = ann.seq()
    no_more = page.locator(".decision").get_by_role("button", name="Load no more")
    no_more.dblclick(position={"x": 30, "y": 17})
    expect(page.locator(".decision .confirm")).to_be_visible()
    assert ann.seq() == seq
    page.locator(".decision .confirm button").last.click()
    expect(page.locator(".decision .confirm")).to_have_count(0)
    assert ann.seq() == seq


def test_the_canal_stands_upright_on_a_phone_and_all_of_it_is_seen(person: Callable[..., Person]) -> None:
    ann = person(size="phone", has_touch=True, is_mobile=True)
    study(ann, somewhere("panamax", 4, is_crowded))
    page = ann.page
    page.get_by_label("The end of the round", exact=True).get_by_role("button").tap()
    page.get_by_role("button", name="Canal").tap()
    canal = page.locator("svg.canal")
    expect(canal).to_be_in_viewport(ratio=0.999)
    box = canal.bounding_box()
    assert box is not None
    assert box["height"] > box["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator(".decide")).to_be_in_viewport(ratio=0.999)
