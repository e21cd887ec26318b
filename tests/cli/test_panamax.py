"""Panamax at the terminal: the canal, the tables, the list of moves, and nothing that is secret."""

from __future__ import annotations

from functools import partial
from itertools import islice

import pytest
from rich.cells import cell_len

import penstock
from penstock.terminal.choices import read_move
from penstock.terminal.drawings import drawing_of
from penstock.terminal.words import Words
from tests.cli import tables
from tests.cli.running import Run
from tests.cli.tables import listed, widest
from tests.walks import moved_to

GAME = "panamax"
LANGUAGES = ("en", "de", "fr", "nl")
DRAWING = drawing_of(GAME)
bot_game = partial(tables.bot_game, GAME)
drawn = partial(tables.drawn, GAME)
LONGEST_LIST = 13  # lines; a turn of many decisions shows many of them


def position(phase: str, notation: str = "", skip: int = 0) -> penstock.Match:
    """The first position (or a later one) in which this is decided and this move is legal."""
    games = (m for seed in range(30) for m in bot_game(4, seed))
    found = (
        m
        for m in games
        if m.view(None)["phase"] == phase
        and (not notation or any(move.notation == notation for move in m.moves(m.to_act[0])))
    )
    return next(islice(found, skip, None))


# -- room -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_to_the_end_fits_into_80_and_160_columns(seats: int, lang: str) -> None:
    for k, match in enumerate(bot_game(seats, 11, miraflores="3" if seats == 3 else "2")):
        if k % 25 and not match.over:
            continue
        seat = None if match.over else match.to_act[0]
        for width in (80, 100, 160):
            text = drawn(match.view(seat), width, lang)
            assert widest(text) <= width
            assert "…" not in text
            assert tables.ids_in(GAME, text) == []
            assert "{" not in text
    assert match.over


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_list_of_moves_floods_the_screen(lang: str) -> None:
    most = 0
    for seats, seed in ((2, 9), (3, 9), (4, 4)):
        for match in bot_game(seats, seed, setup="advanced"):
            if match.over:
                break
            text = listed(match, lang)
            assert len(text.splitlines()) <= LONGEST_LIST, text
            assert widest(text) <= 80
            most = max(most, len(match.moves(match.to_act[0])))
    assert most > 30


@pytest.mark.parametrize("lang", LANGUAGES)
def test_between_two_decisions_of_a_turn_only_the_part_in_question_is_drawn(lang: str) -> None:
    for match in bot_game(4, 8):
        if match.over:
            break
        seat = match.to_act[0]
        text = str(DRAWING.brief(match.view(seat), Words(lang, match.game), seat))
        assert max(cell_len(line) for line in text.splitlines()) <= 80
        assert len(text.splitlines()) <= 24
        assert tables.ids_in(GAME, text) == []


# -- what is shown ----------------------------------------------------------------------------


def line_with(text: str, *signs: str) -> str:
    return next(line for line in text.splitlines() if all(sign in line for sign in signs))


def test_each_lane_shows_its_ships_beside_their_zone() -> None:
    """At the start the first player's ship goes up from Pedro Miguel, the second one's down."""
    match = penstock.game(GAME).new(seats=4, seed=3)
    view = match.view(0)
    text = drawn(view)
    first, second, third, fourth = (view["players"][seat]["company"][0].upper() for seat in view["order"])
    assert line_with(text, "Pedro Miguel").index(f"{first}1a:{first}3") > 40
    assert line_with(text, "Culebra cut").index(f"{second}1a:{second}3") < 40
    assert line_with(text, "Gatun lake").index(f"{third}1a:{third}3") > 40
    assert line_with(text, "Miraflores l.").index(f"{fourth}1a:{fourth}3") < 40
    assert "iowa:▪▪▪ ✓" in line_with(text, "USA East")
    assert "prospector:···· 11–23" in line_with(text, "China   ")


def test_fees_and_kinds_of_steps_stand_beside_the_zones() -> None:
    text = drawn(penstock.game(GAME).new(seats=4, seed=3).view(0))
    assert "3▤   1 Gatun 3    ▤1" in text
    assert "1▤ 1 Miraflores 2 ▤2" in text
    assert "2≈   Gatun lake   ≈1" in text


def test_the_action_table_shows_dice_and_what_the_next_one_gives() -> None:
    view = position("before").view(None)
    text = drawn(view)
    next_dice = line_with(text, "next die")
    for column in view["columns"][:3]:
        if column["dice"]:
            assert f"{column['strength']}≈{column['lock']}▤" in next_dice
    assert sum(text.count(sign) for sign in "■") == sum(c["dice"] for c in view["columns"])
    assert line_with(text, "executive").count("◆") == sum(c["executive"] for c in view["columns"])


def test_the_group_being_made_up_stands_in_brackets() -> None:
    match = position("group")
    view = match.view(match.to_act[0])
    text = str(DRAWING.brief(view, Words("en", match.game), match.to_act[0]))
    ship = next(s for s in view["ships"] if s["ship"] in view["group"])
    name = ship["ship"] if ship["owner"] is None else ship["ship"][0].upper() + ship["ship"][-1]
    assert f"[{name}" in text or f"[{ship['ship'][0].upper()}{ship['ship'].partition('-')[2]}" in text


def test_money_flags_and_cards_of_everybody_are_on_the_table() -> None:
    match = position("flag", skip=2)
    view = match.view(0)
    text = drawn(view)
    for player in view["players"]:
        letter = player["company"][0].upper()
        numbers = line_with(text, f"{letter} Player {player['seat'] + 1}").split("(you)")[1].split()
        assert numbers[0] == str(player["price"])
        assert str(player["company_cash"]) in numbers
        for nation, n in player["flags"].items():
            short = Words("en", penstock.game(GAME)).say(f"short-{nation}")
            assert not n or f"{n} {short}" in text


def test_advisors_of_the_others_are_not_shown() -> None:
    """Worlds that differ only in the others' advisors look the same."""
    match = position("before")
    texts = set()
    for cards in (1, 16, 256):
        state = match.state
        state.advisors[1] = cards
        texts.add(drawn(moved_to(match, state).view(0)))
    assert len(texts) == 1
    assert "Advisors:" in texts.pop()


# -- colour and letters -----------------------------------------------------------------------


def test_without_colour_the_same_letters_stand_there() -> None:
    view = position("before", skip=3).view(0)
    assert "\x1b" not in drawn(view)
    assert "48;2;" in drawn(view, force_terminal=True, color_system="truecolor")
    quiet = drawn(view, force_terminal=True, color_system="truecolor", no_color=True)
    assert "48;2;" not in quiet
    assert "38;2;" not in quiet


@pytest.mark.parametrize("lang", LANGUAGES)
def test_companies_have_letters_of_their_own(lang: str) -> None:
    letters = [
        Words(lang, penstock.game(GAME)).say(f"letter-{c}") for c in ("red", "green", "yellow", "black")
    ]
    assert len(set(letters)) == 4
    assert {len(letter) for letter in letters} == {1}


# -- what is typed ----------------------------------------------------------------------------


def test_a_number_takes_the_die_of_its_column() -> None:
    match = position("before")
    words, moves = Words("en", match.game), match.moves(match.to_act[0])
    for move in moves:
        if move.family == "take":
            assert read_move(str(move.params["column"]), moves, DRAWING, words) == move.id


def test_everything_else_before_the_die_is_typed_in_short_words() -> None:
    match = position("before", "build 2 eu")
    words, moves = Words("en", match.game), match.moves(match.to_act[0])
    transfer = next(m for m in moves if m.family == "transfer")
    assert read_move(transfer.notation.replace("transfer", "tr"), moves, DRAWING, words) == transfer.id
    assert read_move("b 2 eu", moves, DRAWING, words) == match.game.moves.parse("build 2 eu")
    text = listed(match)
    assert f"{transfer.params['source']}\u00a0→\u00a0{transfer.params['target']}" in text
    assert "us-east   eu   us-west   china" in text


def test_ships_are_listed_by_zone_under_their_numbers() -> None:
    match = position("moving", skip=5)
    moves, text = match.moves(match.to_act[0]), listed(match)
    words = Words("en", match.game)
    for number, move in enumerate(moves, 1):
        if move.family == "move":
            line = line_with(text, words.name("zone", move.facts["from"]), f"{number} ")
            assert ("▤" if move.facts["step"] == "lock" else "≈") in line
        assert read_move(str(number), moves, DRAWING, words) == move.id


def test_contracts_are_listed_with_what_they_hold() -> None:
    match = position("contract")
    view, text = match.view(None), listed(match)
    takes = [m for m in match.moves(match.to_act[0]) if m.family == "contract"]
    assert {m.params["card"] for m in takes} == {"table"}
    for k, move in enumerate(takes, 1):
        nation = move.facts.get("nation")
        name = Words("en", match.game).name("nation", nation) if nation else "general cargo"
        assert f"{k} {name} {' '.join(move.facts['cargo'])}" in text
    assert view["phase"] == "contract"


# -- at the table -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_to_the_end(run: Run, seats: int) -> None:
    result = run("play", GAME, "--seed", 4, "--seats", seats, "--bots", "random")
    assert (result.code, result.err) == (0, "")
    assert result.widest <= 80
    assert "The game is over." in result.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_plays_by_pipe(run: Run, lang: str) -> None:
    typed = "1\n" * 12 + "show\n" + "1\n" * 12
    result = run(
        "play", GAME, "--seed", 3, "--seats", 4, "--bots", "greedy", "--stdin", "--lang", lang, typed=typed
    )
    assert result.code == 0
    assert result.widest <= 80
    assert "\x1b" not in result.out


def test_after_the_end_advisors_that_do_not_count_stand_in_brackets() -> None:
    match = next(m for seed in range(30) for m in bot_game(4, seed) if m.over)
    view = match.view(None)
    player = view["players"][0]
    player["advisors"] = [
        {"advisor": name, "pays": money, "counted": money > 4}
        for name, money in (("china", 9), ("sets", 5), ("shipyard", 4))
    ]
    text = drawn(view, 160, "en")
    assert "China flags 9" in text
    assert "(Shipyard 4)" in text
    assert "(Sets" not in text
