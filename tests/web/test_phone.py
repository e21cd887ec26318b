"""Games in the hand: 390×844, by taps alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import penstock
from penstock.engine.match import Match
from tests.web.people import TURN, Person
from tests.web.test_drag import middle
from tests.web.ways import play_both_ends, somewhere, study, tap_something

HIGHEST = 170  # px of the sheet with the decision
MORE_THAN_FITS = "(e) => Math.max(0, e.scrollHeight - e.clientHeight)"
HEIGHT = "(e) => e.getBoundingClientRect().height"
TOP = "(e) => e.getBoundingClientRect().top"


def at_a_phone(person: Callable[..., Person]) -> Person:
    return person(size="phone", has_touch=True, is_mobile=True)


@pytest.mark.parametrize("game", ["arriala", "schwarzer-freitag"])
def test_a_game_by_taps(person: Callable[..., Person], game: str) -> None:
    play_both_ends(at_a_phone(person), game, tap_something)


@pytest.mark.parametrize("game", ["arriala", "schwarzer-freitag"])
def test_the_decision_stays_in_reach(person: Callable[..., Person], game: str) -> None:
    """Bar, board, question and tabs share the screen: nothing scrolls away."""
    ann = at_a_phone(person)
    ann.look_at(ann.open_table(game, ["me", "random"]))
    ann.wait_for_turn()
    decision = ann.page.locator(".decide")
    expect(decision).to_be_in_viewport(ratio=0.99)
    box = decision.bounding_box()
    assert box is not None
    assert box["height"] <= 844 * 0.41
    assert ann.page.evaluate("document.documentElement.scrollHeight") <= 844
    expect(ann.page.locator(".panes")).to_be_in_viewport(ratio=0.99)
    expect(ann.page.locator(".decision .head")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Undo")).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("game", ["arriala", "panamax"])
def test_the_list_of_all_moves_lies_over_the_board_until_the_decision_is_made(
    person: Callable[..., Person], game: str
) -> None:
    """What the board offers is not listed beside it, whatever one likes at a desk."""
    ann = person(size="phone", has_touch=True, is_mobile=True, settings={"listed": True})
    ann.look_at(ann.open_table(game, ["me", "random"]))
    ann.wait_for_turn()
    page = ann.page
    sheet, tabs = page.locator(".decide"), page.locator(".panes")
    low = sheet.bounding_box()
    board = page.locator(".scene > .main")
    height = board.evaluate(HEIGHT)
    assert low is not None
    assert low["height"] <= HIGHEST
    expect(page.locator(".decision details.all button.move")).to_have_count(0)
    page.locator(".decision summary").first.tap()
    moves = page.locator('.decision details.all button.move:not([aria-disabled="true"])')
    expect(moves.first).to_be_in_viewport(ratio=0.99)
    assert abs(board.evaluate(HEIGHT) - height) < 1  # nothing jumps below it
    expect(tabs).to_be_in_viewport(ratio=0.99)
    before = ann.seq()
    moves.first.tap()
    yes = page.locator(".decision .row .primary")
    later = page.locator(f".table:not([data-seq='{before}'])")
    expect(later.or_(yes).first).to_be_visible()
    if yes.is_visible():
        yes.tap()
    ann.wait_until_after(before)
    ann.wait_for_turn()
    expect(page.locator(".decision details.all button.move")).to_have_count(0)


def test_the_list_of_all_moves_folds_when_another_pane_is_opened(person: Callable[..., Person]) -> None:
    ann = at_a_phone(person)
    ann.look_at(ann.open_table("arriala", ["me", "random"]))
    ann.wait_for_turn()
    page = ann.page
    page.locator(".decision summary").first.tap()
    expect(page.locator(".decision details.all button.move").first).to_be_visible()
    page.locator(".panes button").filter(has_text="Players").tap()
    expect(page.locator(".decision details.all button.move")).to_have_count(0)


def test_nothing_of_the_decision_lies_below_its_edge(person: Callable[..., Person]) -> None:
    """What would have to be scrolled fades out, as if it could not be chosen."""
    ann = at_a_phone(person)
    ann.look_at(ann.open_table("arriala", ["me", "random"]))
    ann.wait_for_turn()
    expect(ann.page.locator(".decision .wastes")).to_be_visible()
    assert ann.page.locator(".decision .body").evaluate(MORE_THAN_FITS) == 0


@pytest.mark.parametrize("game", penstock.games())
def test_hints_are_read_one_at_a_time_beside_the_whole_board(
    person: Callable[..., Person], game: str
) -> None:
    ann = at_a_phone(person)
    ann.look_at(ann.open_table(game, ["me", "random"]))
    ann.wait_for_turn()
    page = ann.page
    page.get_by_role("button", name="Hint", exact=True).tap()
    hints = page.locator(".hints li")
    expect(hints).to_have_count(1, timeout=TURN)
    expect(hints).to_be_in_viewport(ratio=0.99)
    assert page.locator(".decide").evaluate(HEIGHT) <= HIGHEST
    title = page.locator(".decision .head")
    many = int(title.inner_text().split()[-1])
    expect(title).to_have_text(f"Hint 1 of {many}")
    if many > 1:
        first = hints.inner_text()
        page.get_by_role("button", name="Next hint").tap()
        expect(title).to_have_text(f"Hint 2 of {many}")
        assert hints.inner_text() != first
        page.get_by_role("button", name="Hint before").tap()
        assert hints.inner_text() == first
    before = ann.seq()
    box = hints.bounding_box()
    assert box
    hints.tap(position={"x": box["width"] - 6, "y": box["height"] - 4})  # all of it is the button
    yes = page.locator(".decision .row .primary")
    expect(page.locator(f".table:not([data-seq='{before}'])").or_(yes).first).to_be_visible()


def test_what_others_did_beside_the_map_stands_where_the_question_is_explained(
    person: Callable[..., Person],
) -> None:
    """Until one acts; it hides nothing of the map, which keeps its size."""
    ann, bob = at_a_phone(person), person("Bob")
    table = ann.open_table("arriala", ["me", "open"])
    bob.sit_down(table)
    ann.call("POST", f"/tables/{table}/start", {})
    luck = random.Random(2)
    has_gone = False  # from the map
    for _ in range(200):
        position = ann.call("GET", f"/tables/{table}/position")
        if position["to_act"] == [0] and has_gone:
            break
        kinds = [(event["kind"], event["seat"]) for event in position["events"]]
        has_gone = any(kind in ("RIVER", "WENT_TO_VINEYARD") and seat == 1 for kind, seat in kinds) or (
            has_gone and position["to_act"] == [1]
        )
        if position["to_act"] == [0] and has_gone:
            break
        (ann, bob)[position["to_act"][0]].play_unseen(table, luck)
    assert has_gone
    ann.look_at(table)
    ann.wait_for_turn()
    since = ann.page.locator(".decision .since")
    expect(since).to_contain_text("Bob")
    expect(ann.page.locator(".decision .how")).to_be_hidden()
    height = ann.page.locator(".map svg").evaluate(HEIGHT)
    before = ann.seq()
    ann.play_unseen(table, luck)
    ann.wait_until_after(before)
    expect(since).to_have_count(0)
    assert abs(ann.page.locator(".map svg").evaluate(HEIGHT) - height) < 1


def test_who_waits_reads_what_was_done_last(person: Callable[..., Person]) -> None:
    ann, bob = at_a_phone(person), person("Bob")
    table = ann.open_table("panamax", ["me", "open"])
    bob.sit_down(table)
    ann.call("POST", f"/tables/{table}/start", {})
    luck = random.Random(5)

    def waits() -> bool:
        return not ann.call("GET", f"/tables/{table}/position")["moves"]

    while (ann.play_unseen(table, luck) or 0) < 12 or not waits():
        bob.play_unseen(table, luck)
    ann.look_at(table)
    page = ann.page
    told = page.locator(".decision .body li")
    expect(told).to_have_count(2)
    newest = told.last.inner_text().strip()
    assert told.last.evaluate(TOP) < told.first.evaluate(TOP)  # what is new is read first
    assert page.locator(".decide").evaluate(HEIGHT) <= HIGHEST
    page.locator(".panes button").last.tap()
    expect(page.locator(".log")).to_contain_text(newest, ignore_case=True)


def test_a_tap_on_what_is_not_possible_says_why(person: Callable[..., Person]) -> None:
    ann = at_a_phone(person)
    ann.look_at(ann.open_table("schwarzer-freitag", ["me", "random", "random"]))
    ann.wait_for_turn()
    before = ann.seq()
    ann.page.locator(".target.silver").tap(force=True)  # aria-disabled, but it answers
    tip = ann.page.get_by_role("tooltip")
    expect(tip).to_contain_text("not have enough money")
    ann.page.wait_for_timeout(600)  # it stays until one taps elsewhere
    expect(tip).to_be_visible()
    expect(tip.get_by_role("link")).to_have_attribute("href", "/rules/schwarzer-freitag#4.1")
    ann.page.locator(".decision .head").tap()
    expect(tip).to_have_count(0)
    assert ann.seq() == before


def test_the_pane_with_the_choice_is_open_and_the_others_have_a_dot(person: Callable[..., Person]) -> None:
    ann = at_a_phone(person)
    ann.look_at(ann.open_table("schwarzer-freitag", ["me", "random", "random"]))
    ann.wait_for_turn()
    panes = ann.page.locator(".panes button")
    expect(panes.filter(has_text="Trade")).to_have_attribute("aria-current", "true")
    panes.filter(has_text="Players").tap()
    expect(panes.filter(has_text="Trade").locator(".dot")).to_be_visible()
    expect(panes.filter(has_text="Board").locator(".dot")).to_have_count(0)
    card = ann.page.locator(".rival .cards i").first  # its words keep clear of its edge
    assert card.evaluate("(e) => e.lastChild.getBoundingClientRect().x - e.getBoundingClientRect().x") >= 5


def can_walk_far(match: Match) -> bool:
    return any(len(way["to"]) > 3 for m in match.moves() if m.notation == "walk" for way in m.facts["ways"])


HELD = 500  # ms of a finger that stays


def stay_on(place: Locator) -> None:
    """A finger that comes down and stays, and then goes up where it is."""
    box = place.bounding_box()
    assert box
    at = {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}
    finger = {**at, "pointerType": "touch", "bubbles": True, "isPrimary": True}
    place.dispatch_event("pointerdown", finger)
    place.page.wait_for_timeout(HELD)
    place.dispatch_event("pointerup", finger)
    place.dispatch_event("click", finger)


def test_a_finger_that_stays_draws_the_way_and_nothing_else_glows(person: Callable[..., Person]) -> None:
    """What the panel asks about is seen on the map until it is answered."""
    ann = at_a_phone(person)
    study(ann, somewhere("arriala", 3, can_walk_far, seed=4))
    page = ann.page
    page.locator(".map .target.worker.open:not(.soft)").first.tap()
    before = ann.seq()
    stay_on(page.locator(".map [data-step] .target.open:not(.soft)").first)
    way = page.locator(".map .preview .way")
    expect(way).to_be_visible()
    expect(page.locator(".map .target.worker.staged")).to_have_count(0)
    assert ann.seq() == before
    page.get_by_role("button", name="Cancel").tap()
    expect(way).to_have_count(0)


def test_one_tap_plays_a_whole_walk(person: Callable[..., Person]) -> None:
    ann = at_a_phone(person)
    study(ann, somewhere("arriala", 3, can_walk_far, seed=4))
    page = ann.page
    before = ann.seq()
    page.locator(".map .target.worker.open:not(.soft)").first.tap()
    page.locator(".map [data-step] .target.open:not(.soft)").first.tap()
    ann.wait_until_after(before + 1)


def may_go_ashore(match: Match) -> bool:
    ways = [way for m in match.moves() if m.notation == "to-vineyard" for way in m.facts["ways"]]
    return bool(ways) and may_build(match)


def test_vineyards_and_river_lie_in_one_picture_with_the_map(person: Callable[..., Person]) -> None:
    """What the worker in hand may go to glows with its cost; one tap plays it."""
    ann = at_a_phone(person)
    study(ann, somewhere("arriala", 4, may_go_ashore, seed=4))
    page = ann.page
    glowing = page.locator(".shoreline .target.open:not(.soft)")
    cells = page.locator(".shoreline .target")
    for cell in cells.all():
        expect(cell).to_be_in_viewport(ratio=0.99)
    for cell in page.locator(".shoreline .vineyard, .shoreline .site").all():
        box = cell.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    expect(page.locator(".map svg")).to_be_in_viewport(ratio=0.99)
    page.locator(".map .target.worker.open:not(.soft)").first.tap()
    expect(glowing.first).to_contain_text("2 AP")
    expect(glowing.last).to_contain_text("3 AP")
    before = ann.seq()
    glowing.last.tap()
    ann.wait_until_after(before)
    expect(page.locator(".map svg")).to_be_visible()  # no other pane has opened


def can_only_place(match: Match) -> bool:
    families = {m.family for m in match.moves()}
    return "place" in families and "lock" not in families


def test_a_tap_on_a_free_place_shows_first_what_would_begin_there(person: Callable[..., Person]) -> None:
    ann = at_a_phone(person)
    study(ann, somewhere("arriala", 3, can_only_place, seed=4))
    page = ann.page
    free = page.locator(".map [data-step]:has(.target.open) .field").first
    before = ann.seq()
    free.tap()
    expect(page.get_by_role("button", name="Do it")).to_be_visible()
    expect(page.locator(".decision .preview .cost")).to_have_text("3 AP")
    expect(page.locator(".map .preview path").first).to_be_visible()  # who would stand there
    assert ann.seq() == before
    free.tap()
    ann.wait_until_after(before + 1)


def test_what_a_game_is_about_is_put_away_by_a_finger(person: Callable[..., Person]) -> None:
    ann = person(size="phone", has_touch=True, is_mobile=True, is_new=True)
    ann.look_at(ann.open_table("arriala", ["me", "random", "random", "random"]))
    ann.wait_for_turn()
    card = ann.page.locator("dialog.opening")
    for button in card.get_by_role("button").all():
        assert button.evaluate(HEIGHT) >= 44
    card.get_by_role("button", name="I know it").tap()
    expect(card).to_have_count(0)


def may_build(match: Match) -> bool:
    ways = [way for m in match.moves() if m.notation == "river" for way in m.facts["ways"]]
    return bool(ways) and len(ways[0]["shores"]) > 1


def test_a_tap_leaves_nothing_hovering_in_another_pane(person: Callable[..., Person]) -> None:
    """Only the structure that was tapped shows who would stand there."""
    ann = at_a_phone(person)
    study(ann, somewhere("arriala", 3, may_build, seed=4))
    page = ann.page
    page.locator(".map .target.worker.open:not(.soft)").first.tap()
    page.locator(".panes button").filter(has_text="Hand").tap()
    ghosts = page.locator(".shore .target.open g[opacity='.75']")
    plates = page.locator(".shore [data-place] .target.open:not(.soft) .plate")
    page.mouse.move(*middle(plates.nth(1)))  # as browsers let a mouse hover that nobody has
    page.wait_for_timeout(300)
    expect(ghosts).to_have_count(0)
    stay_on(plates.last)
    expect(ghosts).to_have_count(1)
    page.mouse.move(*middle(plates.first))
    page.wait_for_timeout(300)
    expect(page.locator(".shore .target.staged g[opacity='.75']")).to_be_visible()


def test_the_hand_fits_a_phone(person: Callable[..., Person]) -> None:
    ann = at_a_phone(person)
    ann.look_at(ann.open_table("arriala", ["me", "random"]))
    ann.wait_for_turn()
    ann.page.locator(".panes button").filter(has_text="Hand").tap()
    expect(ann.page.locator(".pile .card")).to_be_in_viewport(ratio=0.99)
    assert ann.page.locator(".hand").evaluate("(e) => e.scrollWidth <= e.clientWidth")


def test_the_own_cards_lie_below_the_map_and_are_played_there(person: Callable[..., Person]) -> None:
    ann = at_a_phone(person)
    study(ann, somewhere("arriala", 3, has_a_card_to_play, seed=4))
    page = ann.page
    held = page.locator(".held .target")
    kinds = page.locator(".hand .card[data-piece]").count()
    expect(held).to_have_count(kinds + 3)  # and the pile, the reserve, the locks
    for one in held.all():
        expect(one).to_be_in_viewport(ratio=0.99)
        assert one.evaluate(HEIGHT) >= 44
    before = ann.seq()
    page.locator(".held .cards .target.open").last.tap()
    yes = page.locator(".decision .row .primary")
    expect(page.locator(f".table:not([data-seq='{before}'])").or_(yes).first).to_be_visible()


def has_a_card_to_play(match: Match) -> bool:
    return len(match.history) > 30 and any(move.family == "card" for move in match.moves())


def test_a_low_screen_scrolls_to_the_last_rows_of_the_map(person: Callable[..., Person]) -> None:
    ann = at_a_phone(person)
    ann.page.set_viewport_size({"width": 390, "height": 667})
    ann.look_at(ann.open_table("arriala", ["me", "random"]))
    ann.wait_for_turn()
    last = ann.page.locator(".map [data-step]").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=0.99)


def may_let_a_price_fall(match: Match) -> bool:
    return [move.family for move in match.moves(min(match.to_act))] == ["fall", "fall"]


def test_a_new_worker_comes_from_the_reserve_below_the_map(person: Callable[..., Person]) -> None:
    """One tap takes it in hand, the next brings it to its place: it can be undone, and is not asked."""
    ann = at_a_phone(person)
    ann.look_at(ann.open_table("arriala", ["me", "random"]))
    ann.wait_for_turn()
    before = ann.seq()
    expect(ann.page.locator(".held .caption").nth(2)).to_have_text("Reserve")
    ann.page.get_by_role("button", name="in reserve").tap()
    ann.page.locator(".map [data-step] .target.open:not(.soft) .field").first.tap()
    ann.wait_until_after(before + 1)
    reserve = ann.page.locator(".held .target").nth(-2)
    expect(reserve).to_contain_text("×4")
    ann.page.get_by_role("button", name="Undo").tap()
    expect(reserve).to_contain_text("×5")


def test_one_tap_on_the_board_is_enough(person: Callable[..., Person]) -> None:
    """A finger does not point: what only says what would follow must not push away what it touches."""
    ann = at_a_phone(person)
    study(ann, somewhere("schwarzer-freitag", 2, may_let_a_price_fall, seed=2))
    before = ann.seq()
    ann.page.locator(".marker .target.open").first.tap()
    ann.wait_until_after(before)


def test_a_tap_that_plays_leaves_no_note_behind(person: Callable[..., Person]) -> None:
    ann = at_a_phone(person)
    ann.look_at(ann.open_table("schwarzer-freitag", ["me", "random", "random"]))
    ann.wait_for_turn()
    before = ann.seq()
    ann.page.locator(".actions .target.open").first.tap()
    ann.wait_until_after(before)
    ann.page.wait_for_timeout(400)
    expect(ann.page.get_by_role("tooltip")).to_have_count(0)


def test_the_replay_is_steered_from_the_foot_of_the_screen(person: Callable[..., Person]) -> None:
    ann = at_a_phone(person)
    table = ann.open_table("arriala", ["me", "random"])
    ann.look_at(table)
    ann.wait_for_turn()
    ann.move()
    ann.go(f"/table/{table}/replay")
    expect(ann.page.locator(".board")).to_be_visible()
    expect(ann.page.locator(".controls")).to_be_in_viewport(ratio=0.99)
    ann.page.wait_for_timeout(300)
    assert ann.page.evaluate("scrollY") == 0  # the log has not pulled the board away
    ann.page.get_by_role("button", name="One move on").tap()
    expect(ann.page.get_by_role("slider")).to_have_value("2")


def test_every_player_and_the_whole_menu_fit_the_screen(person: Callable[..., Person]) -> None:
    """At a table of the browser's own too, which says where it is kept."""
    ann = person(size="phone", has_touch=True, is_mobile=True, settings={"language": "fr"})
    page = ann.page
    ann.go("/new/schwarzer-freitag")
    page.locator("button.primary").last.click()
    expect(page.locator(".bar .player")).to_have_count(3)
    for chip in page.locator(".bar .player").all():
        expect(chip).to_be_in_viewport(ratio=1)
    page.locator(".menu summary").tap()
    box = page.locator(".menu .stack").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(
        page.locator(".menu .stack").get_by_role("button", name="Conserver sur le serveur")
    ).to_be_visible()


def test_nothing_moves_under_the_finger_that_confirms(person: Callable[..., Person]) -> None:
    ann = person(size="phone", has_touch=True, is_mobile=True, settings={"confirm": True, "motion": "none"})
    ann.look_at(ann.open_table("schwarzer-freitag", ["me", "random", "random"]))
    ann.wait_for_turn()
    board = ann.page.locator(".scene > .main")
    height = board.evaluate(HEIGHT)
    ann.page.locator(".subsidy").tap()
    expect(ann.page.locator(".decision .primary")).to_be_in_viewport(ratio=1)
    assert board.evaluate(HEIGHT) == height


def test_the_ways_of_the_page_are_named_in_full(person: Callable[..., Person]) -> None:
    """In every language, for somebody without an account."""
    ann = at_a_phone(person)
    ann.go("/rules")
    nav = ann.page.locator("header nav")
    for lang in ("en", "de", "fr", "nl"):
        ann.speak(lang)
        assert nav.evaluate("(e) => e.scrollWidth - e.clientWidth") <= 0, lang
