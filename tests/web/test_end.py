"""After a game: who won, the way there, a replay with open hands; and the way back to a running one."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

import penstock
from tests.web.axe import check_looks, complaints
from tests.web.late import late_table
from tests.web.people import TURN, Person, Refused
from tests.web.ways import standings

LEFT = 16  # decisions before the end


def ended(ann: Person, game: str, seats: int = 3) -> str:
    """A game that Ann has finished hastily, and its end on the screen."""
    table = late_table([ann], game, seats, LEFT)
    ann.look_at(table)
    ann.hurry()
    expect(ann.page.locator(".sheet figure svg").first).to_be_visible(timeout=TURN)
    return table


@pytest.mark.parametrize("game", penstock.games())
def test_the_end_says_who_won_and_draws_the_way_there(person: Callable[..., Person], game: str) -> None:
    """A headline, a podium, a chart that ends with the true scores, and three moves that decided it."""
    ann = person()
    table = ended(ann, game)
    page = ann.page
    expect(page.locator(".sheet h2")).to_contain_text(re.compile("won|wins|share|victory|Nobody"))
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    scores = ann.call("GET", f"/tables/{table}")["result"]["scores"]
    names = [seat["name"] for seat in ann.call("GET", f"/tables/{table}")["seats"]]
    told = page.locator(".sheet figcaption").inner_text()
    for name, score in zip(names, scores, strict=True):
        assert f"{name}: {score}" in told.replace("−", "-")
    for name, score in zip(names, scores, strict=True):
        assert any(f"{name}: {score}" in one.replace("−", "-") for one in standings(ann))
    expect(page.locator(".sheet .podium .step")).to_have_count(len(standings(ann)))
    assert page.locator(".sheet .turning li").count() <= 3
    expect(page.locator(".sheet .numbers dd").first).to_contain_text("turn")


@pytest.mark.parametrize("game", penstock.games())
def test_bars_show_where_everybodys_result_came_from(person: Callable[..., Person], game: str) -> None:
    """As many as players, each as long as its gains, with the true sum at its end."""
    ann = person()
    table = ended(ann, game)
    scores = ann.call("GET", f"/tables/{table}")["result"]["scores"]
    bars = ann.page.locator(".sheet .bars li")
    expect(bars).to_have_count(len(scores))
    for k, score in enumerate(scores):
        assert value(bars.nth(k).locator(".total").inner_text()) == score
        gains = bars.nth(k).locator(".parts > span")
        told = [gains.nth(g).get_attribute("title") or "" for g in range(gains.count())]
        losses = [value(text) for text in bars.nth(k).locator(".loss").all_inner_texts()]
        assert sum(value(text.rsplit(": ", 1)[1]) for text in told) + sum(losses) == score
        wide = gains.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().width)")
        order = sorted(range(len(told)), key=lambda g: value(told[g].rsplit(": ", 1)[1]))
        assert all(wide[a] <= wide[b] + 1 for a, b in pairwise(order))


def value(text: str) -> int:
    return int(text.replace(",", "").replace("−", "-"))


@pytest.mark.parametrize("game", ["arriala", "packhuys"])
def test_all_hands_are_open_at_the_end(person: Callable[..., Person], game: str) -> None:
    """What everybody still held, one line a player, as they see it themselves."""
    ann = person()
    table = ended(ann, game)
    seq = ann.seq()
    hands = ann.page.locator(".sheet .hands div")
    expect(hands).to_have_count(3, timeout=TURN)
    for seat in range(3):
        view = ann.call("GET", f"/tables/{table}/position?seq={seq}&seat={seat}")["view"]
        hand = view["players"][seat]["hand"]
        held = [card for card in hand if hand[card]] if isinstance(hand, dict) else hand  # kinds, or cards
        said = hands.nth(seat).locator("dd").inner_text()
        assert (said == "–") if not held else (len(said.split(" · ")) == len(held))


def test_hands_are_told_in_the_language_chosen_later(person: Callable[..., Person]) -> None:
    ann = person()
    ended(ann, "packhuys")
    hands = ann.page.locator(".sheet .hands")
    english = re.compile("coin|ship|spices|wine")
    expect(hands).to_contain_text(english, timeout=TURN)
    ann.speak("nl")
    expect(hands).to_contain_text(re.compile("munt|schip|specerijen|wijn"), timeout=TURN)
    expect(hands).not_to_contain_text(english)


def test_a_replay_runs_by_itself_jumps_and_opens_all_hands(person: Callable[..., Person]) -> None:
    ann = person()
    ended(ann, "schwarzer-freitag")
    page = ann.page
    page.locator(".sheet .acts").get_by_role("link", name="Replay").click()
    moments = page.get_by_label("Big moments")
    expect(moments).to_be_visible(timeout=TURN)
    page.get_by_label("Speed").select_option(label="4 ×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile(r"at=([3-9]|\d\d+)$"), timeout=TURN)
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile(r"at=1$"), timeout=TURN)
    page.get_by_role("button", name="Next big moment").click()
    expect(page).to_have_url(re.compile(r"at=(?!1$)\d+$"), timeout=TURN)
    expect(page.locator(".mine")).to_be_visible()
    other = page.get_by_label("Seen by")
    other.select_option(index=1)
    expect(page.locator(".mine")).to_be_visible(timeout=TURN)
    expect(other).to_have_value("1")


def test_keys_of_a_replay_go_by_turns_and_play(person: Callable[..., Person]) -> None:
    """PageDown goes to where somebody else decides, PageUp back; space plays and pauses."""
    ann = person()
    table = ended(ann, "schwarzer-freitag")
    movers = [(line["seq"], line["seat"]) for line in ann.call("GET", f"/tables/{table}/log")]
    ann.go(f"/table/{table}/replay")
    page, slider = ann.page, ann.page.get_by_role("slider")
    expect(slider).to_have_value("1", timeout=TURN)
    at = 1
    for _ in range(3):
        seat = dict(movers)[at]
        at = next(seq for seq, mover in movers if seq > at and mover != seat)
        page.keyboard.press("PageDown")
        expect(slider).to_have_value(str(at))
    seat = dict(movers)[at]
    page.keyboard.press("PageUp")
    expect(slider).to_have_value(str(max(seq for seq, mover in movers if seq < at and mover != seat)))
    page.keyboard.press("Home")
    expect(slider).to_have_value("1")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(slider).to_have_value("3", timeout=TURN)
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def analysed(ann: Person) -> Locator:
    """The analysis of a game of Packhuys that both have played by chance."""
    ended(ann, "packhuys", 2)
    ann.page.locator(".sheet .acts").get_by_role("link", name="Analyse").click()
    pane = ann.page.get_by_role("region", name="Analysis")
    expect(pane).to_be_visible(timeout=TURN)
    ann.page.reload()  # the haste ends; the address tells what was looked at
    return pane


@pytest.mark.long
def test_an_analysis_says_where_a_game_was_lost_and_lets_one_try_again(
    person: Callable[..., Person],
) -> None:
    """Both played by chance: their chances over the game, what cost most, and the position of it."""
    ann = person()
    pane, page = analysed(ann), ann.page
    expect(pane.get_by_role("img", name="Chances of winning over the game")).to_be_visible(timeout=2 * TURN)
    expect(pane.locator(".band")).to_have_count(2)
    expect(
        pane.get_by_role("img", name=re.compile(r"this position: Ann \d+%, Random 2 \d+%"))
    ).to_be_visible()
    expect(pane.locator(".players tbody tr").first).to_contain_text(
        re.compile(r"Ann\s*\d+%\s*\d+\s*\d+\s*\d+\s*[+−]\d+%")
    )
    expect(pane.locator(".mark").first).to_be_visible()
    assert complaints(ann) == []
    check_turning_points(ann, pane)
    check_sum(pane)
    mistake = pane.locator(".decisions li", has_text="Ann:").first
    mistake.get_by_role("button").first.click()
    expect(mistake).to_have_class(re.compile("now"), timeout=TURN)
    expect(page).to_have_url(re.compile(r"at=\d+$"), timeout=TURN)
    page.locator(".verdict").get_by_role("link", name="Try again").click()
    ann.wait_for_turn()
    expect(page.locator(".coach")).to_contain_text("What would be better here?")


def check_turning_points(ann: Person, pane: Locator) -> None:
    """Three in words, with the move; luck leads to what followed it, a decision to where it was made."""
    points = pane.locator(".points li")
    expect(points).to_have_count(3)
    for k in range(3):
        expect(points.nth(k).locator("b")).to_have_text(
            re.compile(r"^\S+ ?\S* (falls|rises) from \d+% to \d+%$")
        )
        assert points.nth(k).locator(".muted").inner_text().strip()
        points.nth(k).get_by_role("button").click()
        expect(ann.page.locator(".verdict")).to_have_count(
            1 if "gives away" in points.nth(k).inner_text() else 0
        )


def check_sum(pane: Locator) -> None:
    """Chance at the start, decisions of one's own and of others, and luck make the result."""
    pane.get_by_text("How it adds up").click()
    rows = pane.locator("details tbody tr")
    cells = [rows.nth(k).locator("td").all_inner_texts() for k in range(5)]
    for column in zip(*cells, strict=True):
        *parts, whole = [int(text.replace("−", "-").rstrip("%")) for text in column]
        assert abs(sum(parts) - whole) <= 3  # each is rounded


def test_a_decision_of_an_analysis_shows_the_better_move_on_the_board(
    person: Callable[..., Person],
) -> None:
    """The better move lit, outlined with an arrow, the one made dashed; both gone a move later."""
    ann = person()
    pane, page = analysed(ann), ann.page
    laid = pane.locator(".decisions li", has_text="Ann: Lay card").first
    expect(laid).to_be_visible(timeout=2 * TURN)
    better = laid.locator(".muted").inner_text()
    cost = laid.locator(".cost").inner_text()
    laid.get_by_role("button").first.click()
    expect(page.locator(".judged .better .arrow")).to_be_visible(timeout=TURN)
    expect(page.locator(".judged .better")).to_contain_text("Better")
    expect(page.locator(".judged .played")).to_contain_text("Played")
    expect(page.locator(".controls .better")).to_have_text(better)
    expect(page.locator(".controls .cost")).to_have_text(cost)
    cell = better.split()[-1]
    expect(page.locator(f'[data-place="{cell}"]')).to_have_class(re.compile("lit"))
    assert complaints(ann) == []
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".judged")).to_have_count(0)


def test_one_learns_from_ones_own_mistakes(person: Callable[..., Person]) -> None:
    """Each is tried again on the board and judged at once; the way leads back, no table stays."""
    ann = person()
    pane, page = analysed(ann), ann.page
    pane.get_by_role("link", name=re.compile("Learn from your")).click(timeout=2 * TURN)
    coach = page.locator(".coach")
    expect(coach).to_contain_text(
        re.compile(r"Mistake 1 of \d+.*You played “.+”.*What would be better here\?")
    )
    expect(page.locator(".judged .better")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    ann.wait_for_turn()
    assert complaints(ann) == []
    played = re.search(r"You played “Lay card \d+ on (\w+)”", coach.inner_text())
    assert played
    page.locator(f'[data-place="{played[1]}"]').first.click()
    expect(coach).to_contain_text("That is what you played: it costs", timeout=TURN)
    coach.get_by_role("button", name="Show me").click()
    expect(coach.locator(".better")).to_be_visible(timeout=TURN)
    expect(page.locator(".judged .better")).to_be_visible(timeout=TURN)
    page.locator(".hinted:visible").first.click()  # at the board, or in the list
    expect(coach).to_contain_text("The best move!", timeout=TURN)
    assert complaints(ann) == []
    coach.get_by_role("link", name="Next mistake").click()
    expect(coach).to_contain_text("Mistake 2 of", timeout=TURN)
    page.get_by_role("link", name="Back to the analysis").click()
    expect(page.locator(".verdict")).to_be_visible(timeout=TURN)
    page.go_back()
    expect(coach).to_contain_text("Mistake 2 of", timeout=TURN)
    ann.go("/tables")
    expect(page.locator('a[href*="/table/"]').first).to_be_visible(timeout=TURN)
    expect(page.locator('a[href*="/table/here-"]')).to_have_count(0)


def test_a_count_of_the_analysis_lists_its_decisions(person: Callable[..., Person]) -> None:
    ann = person()
    pane = analysed(ann)
    blunders = pane.get_by_role("button", name=re.compile("^Random 2, blunder: "))
    expect(blunders).to_be_visible(timeout=2 * TURN)
    expect(pane.locator(".decisions li", has_text="Random 2:")).to_have_count(0)  # one's own come first
    blunders.click()
    expect(pane.locator(".decisions li")).to_have_count(int(blunders.inner_text()))
    expect(pane.locator(".decisions li", has_text="Ann:")).to_have_count(0)
    pane.get_by_role("button", name="Everybody’s").click()
    expect(pane.locator(".decisions li", has_text="Ann:").first).to_be_visible()


def test_a_note_is_written_at_the_end_and_found_in_replay_and_list(person: Callable[..., Person]) -> None:
    ann = person()
    table = ended(ann, "packhuys", 2)
    page = ann.page
    sheet = page.locator(".sheet .note")
    sheet.get_by_text("Write a note").click()
    sheet.get_by_label("Your note").fill("Lay tea early.")
    expect(sheet.get_by_role("status")).to_have_text("Kept.", timeout=TURN)
    assert complaints(ann) == []
    ann.go(f"/table/{table}/replay")
    expect(page.locator(".noted summary")).to_have_text("Lay tea early.", timeout=TURN)
    ann.go("/tables")
    note = page.locator("li", has=page.locator(f'a[href$="/table/{table}"]')).first.locator(".note")
    note.get_by_text("Lay tea early.").first.click()
    note.get_by_label("Your note").fill("Lay tea late.")
    note.get_by_label("Your note").blur()
    expect(note.locator("summary")).to_have_text("Lay tea late.", timeout=TURN)
    assert ann.call("GET", f"/tables/{table}/note") == {"text": "Lay tea late."}
    assert complaints(ann) == []


def test_a_position_of_a_private_game_is_shared_after_a_question(person: Callable[..., Person]) -> None:
    """Who sat there is asked before everybody may see it; then the link leads to the very position."""
    ann, bob, cara = person("Ann"), person("Bob"), person("Cara")
    table = late_table([ann, bob], "packhuys", 2, LEFT, visibility="private")
    luck = random.Random(1)
    while all(one.play_unseen(table, luck) is not None for one in (ann, bob)):
        pass
    cara.sign_in()
    with pytest.raises(Refused):
        cara.call("GET", f"/tables/{table}/log")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.go(f"/table/{table}/replay?at=5")
    board = ".replay .main .board, .replay .main svg"
    # What comes in moves the button; a click that begins on it and ends beside it is none.
    expect(ann.page.locator(board).first).to_be_visible(timeout=TURN)
    share = ann.page.locator(".share")
    share.get_by_role("button", name="Share this position").click()
    expect(share.get_by_role("group")).to_contain_text("This game is private.")
    share.get_by_role("button", name="Share it").click()
    expect(share.get_by_role("status")).to_contain_text("The others are asked.", timeout=TURN)
    bob.go(f"/table/{table}")
    offer = bob.page.get_by_role("alert").filter(has_text="Ann would like to share this private game")
    offer.get_by_role("button", name="Agree").click(timeout=TURN)
    expect(offer).to_have_count(0, timeout=TURN)
    ann.page.reload()
    expect(ann.page.locator(board).first).to_be_visible(timeout=TURN)
    share.get_by_role("button", name="Share this position").click()
    expect(share.get_by_role("status")).to_have_text("Copied", timeout=TURN)
    link = ann.page.evaluate("() => navigator.clipboard.readText()")
    assert link == f"{ann.url}/table/{table}/replay?at=5"
    cara.page.goto(link)
    expect(cara.page.locator(board).first).to_be_visible(timeout=TURN)
    expect(cara.page).to_have_url(re.compile("at=5$"))


# The words below the chart: from where to where, in order.
AXIS = """(svg) => {
  const boxes = [...svg.querySelectorAll('text.small')].map((one) => one.getBoundingClientRect())
  const lowest = Math.max(...boxes.map((box) => box.bottom))
  const low = boxes.filter((box) => box.bottom > lowest - 2)
  return low.map(({ left, right }) => [left, right]).sort((a, b) => a[0] - b[0])
}"""


# Words of a drawing that reach over its edge, or that of the plate they stand on.
OVER = """(root) => [...root.querySelectorAll('svg text')].filter((e) => {
  const frame = (e.parentElement.querySelector('.plate') ?? e.ownerSVGElement).getBoundingClientRect()
  const { left, right } = e.getBoundingClientRect()
  return left < frame.left - 0.5 || right > frame.right + 0.5
}).map((e) => e.textContent)"""
# Words of a drawing and how large they are seen, in px.
DRAWN = """(root) => [...root.querySelectorAll('svg text')].map((e) => {
  const { a, d } = e.getScreenCTM()
  return [e.textContent.trim(), parseFloat(getComputedStyle(e).fontSize) * Math.sqrt(Math.abs(a * d))]
})"""


@pytest.mark.parametrize("game", penstock.games())
def test_in_the_hand_podium_and_chart_are_read_without_a_glass(
    person: Callable[..., Person], game: str
) -> None:
    """With the most players; every name is whole."""
    ann = person("Ann", size="phone", has_touch=True, is_mobile=True)
    table = late_table([ann], game, max(penstock.game(game).seats), LEFT)
    luck = random.Random(1)
    while ann.play_unseen(table, luck) is not None:
        pass
    ann.look_at(table)
    chart = ann.page.locator(".sheet figure")
    expect(chart.locator("polyline").first).to_be_visible(timeout=TURN)
    for drawing in (ann.page.locator(".sheet .podium"), chart):
        words = drawing.evaluate(DRAWN)
        assert len(words) > 4
        assert [(text, size) for text, size in words if size < 11.95] == []
        assert [text for text, _ in words if "…" in text] == []
        assert drawing.evaluate(OVER) == []


def test_in_the_hand_the_end_fills_the_screen_and_sharing_is_asked_in_sight(
    person: Callable[..., Person],
) -> None:
    ann, bob = person("Ann", size="phone", has_touch=True, is_mobile=True), person("Bob")
    table = late_table([ann, bob], "packhuys", 2, LEFT, visibility="private")
    luck = random.Random(1)
    while all(one.play_unseen(table, luck) is not None for one in (ann, bob)):
        pass
    ann.look_at(table)
    page = ann.page
    chart = page.locator(".sheet figure svg").first
    expect(chart).to_be_visible(timeout=TURN)
    page.keyboard.press("m")  # a list of moves would need room; there are none left
    assert page.locator(".main").evaluate("(e) => e.getBoundingClientRect().bottom") == 844
    numbers = chart.evaluate(AXIS)
    assert len(numbers) > 2
    assert all(one[1] + 4 < following[0] for one, following in pairwise(numbers))
    ann.go(f"/table/{table}/replay?at=5")
    page.get_by_role("button", name="More").click(timeout=TURN)
    page.get_by_role("button", name="Share this position").click()
    asked = page.locator(".share .ask")
    expect(asked.get_by_role("button", name="Share it")).to_be_in_viewport(ratio=0.99)
    box = asked.bounding_box()
    assert box is not None
    tabs = page.locator(".panes").bounding_box()
    assert tabs is not None
    assert box["y"] + box["height"] <= tabs["y"]
    assert page.evaluate("document.documentElement.scrollHeight") <= 844


def test_a_running_game_is_analysed_against_bots_only(person: Callable[..., Person]) -> None:
    ann, bob = person("Ann"), person("Bob")
    ann.go("/")
    page = ann.page
    page.locator("article", has_text="Schwarzer Freitag").get_by_role(
        "button", name="Play against bots"
    ).click()
    ann.wait_for_turn()
    before = ann.seq()
    ann.move()
    ann.wait_until_after(before)
    ann.leave_for("Analyse so far")
    pane = page.get_by_role("region", name="Analysis")
    expect(pane.get_by_role("img", name="Chances of winning over the game")).to_be_visible(timeout=2 * TURN)
    expect(pane.locator(".decisions li").first).not_to_contain_text("Medium")  # a bot's plans stay its own
    table = late_table([ann, bob], "schwarzer-freitag", 2, LEFT)
    ann.look_at(table)
    ann.page.locator(".bar .menu summary").click()
    expect(page.locator(".bar .menu").get_by_role("link", name="Replay")).to_be_visible()
    expect(page.get_by_role("link", name="Analyse so far")).to_have_count(0)
    ann.go(f"/table/{table}/replay?analyse")
    expect(page.locator(".replay .log")).to_be_visible(timeout=TURN)
    expect(pane).to_have_count(0)


def test_axe_finds_nothing_serious_at_the_end(person: Callable[..., Person]) -> None:
    ann = person()
    ended(ann, "panamax")
    check_looks(ann)


def test_a_long_list_of_tables_is_filtered(person: Callable[..., Person]) -> None:
    ann = person()
    for game in ("arriala", "packhuys"):
        for _ in range(4):
            ann.open_table(game, ["me", "random"])
    ann.open_table("packhuys", ["me", "open"])
    ann.go("/tables")
    filters, cards = (
        ann.page.get_by_role("group", name="Filters"),
        ann.page.locator("section").first.locator("a"),
    )
    expect(cards).to_have_count(9, timeout=TURN)
    filters.get_by_label("Game").select_option(label="Packhuys")
    expect(cards).to_have_count(5)
    filters.get_by_label("With whom").select_option(label="Bots only")
    expect(cards).to_have_count(4)
    assert complaints(ann) == []
    filters.get_by_label("Game").select_option(label="All games")
    expect(cards).to_have_count(8)


def test_the_start_begins_with_the_game_to_continue(person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.open_table("arriala", ["me", "random"])
    ann.go("/")
    first = ann.page.locator("a.continue")
    expect(first.get_by_role("heading", level=1)).to_be_visible()
    expect(first).to_contain_text("Arriala", timeout=TURN)
    first.click()
    expect(ann.page).to_have_url(f"{ann.url}/table/{table}")


def test_an_invitation_names_host_and_game_and_a_free_seat_becomes_a_bot(
    person: Callable[..., Person],
) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.open_table("arriala", ["me", "open", "open"])
    link = ann.call("GET", f"/tables/{table}")["invite_link"]
    bob.go("/join/" + link.split("/join/")[1])
    expect(bob.page.get_by_role("heading", name="Ann invites you to Arriala")).to_be_visible(timeout=TURN)
    bob.page.get_by_role("button", name="Join").click()
    expect(bob.page).to_have_url(f"{bob.url}/table/{table}", timeout=TURN)
    ann.go(f"/table/{table}")
    expect(ann.page.locator(".sitting")).to_contain_text("Guest", timeout=TURN)
    ann.page.get_by_role("button", name="Let a bot sit here").click()
    expect(ann.page.locator(".sitting")).to_contain_text("Medium 3", timeout=TURN)
    ann.page.get_by_role("button", name="Start", exact=False).click()
    expect(bob.page.locator(".decision")).to_be_visible(timeout=TURN)
