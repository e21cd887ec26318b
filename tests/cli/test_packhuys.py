"""Packhuys at the terminal: the harbour, the areas, the hand, and nothing that is secret."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from rich.cells import cell_len

import penstock
from penstock.terminal.choices import read_move
from penstock.terminal.drawings import drawing_of
from penstock.terminal.drawings.packhuys_harbour import LARGE, MIDDLE, SMALL, harbour, harbour_width
from penstock.terminal.words import Words
from tests.cli import tables
from tests.cli.running import Run
from tests.cli.tables import listed, widest

GAME = "packhuys"
LANGUAGES = ("en", "de", "fr", "nl")
MODES = [(2, "basic"), (2, "advanced"), (3, "expansion"), (4, "expansion"), (4, "limited_warehouses")]
DRAWING = drawing_of(GAME)
bot_game = partial(tables.bot_game, GAME)
drawn = partial(tables.drawn, GAME)


def position(moves: int, seats: int = 4, seed: int = 3, **options: str) -> penstock.Match:
    """The position after so many moves of bots, or the last one."""
    game = bot_game(seats, seed, **options)
    match = next(game)
    for _ in range(moves):
        match = next(game, match)
    return match


# -- room -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "mode"), MODES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_to_the_end_fits_into_80_and_130_columns(seats: int, mode: str, lang: str) -> None:
    for k, match in enumerate(bot_game(seats, 11, mode=mode)):
        if k % 25 and not match.over:
            continue
        seat = None if match.over else match.to_act[0]
        for width in (80, 120, 130):
            text = drawn(match.view(seat), width, lang)
            assert widest(text) <= width
            assert "…" not in text
            assert tables.ids_in(GAME, text) == []
            assert "{" not in text
    assert match.over


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pieces_have_the_colours_that_were_chosen(lang: str) -> None:
    match = penstock.game(GAME).new(3, 1, {"colours": "chosen"}, "plain")
    words = Words(lang, match.game)
    text = drawn(match.view(0), 80, lang)
    assert words.say("phase-colour", who=words.seat(0)) in text
    for colour in ("purple", "red", "green"):
        match.play(f"colour {colour}")
    rows = [line for line in drawn(match.view(None), 80, lang).splitlines() if "▸" in line]
    letters = [words.say(f"letter-{colour}") for colour in ("purple", "red", "green")]
    assert [row.partition("▸ ")[2][0] for row in rows] == letters


def full_view() -> dict[str, Any]:
    """The view of a game that has filled all 81 cells."""
    for seed in range(1, 9):
        match = position(10_000, seed=seed)
        if len(match.view(0)["cards"]) == 81:
            return match.view(0)
    raise AssertionError("no random game fills the field")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_harbour_of_nine_by_nine_fits_into_80_columns(lang: str) -> None:
    view = full_view()
    assert len(view["cards"]) == 81
    text = drawn(view, 80, lang)
    assert widest(text) <= 80
    rows = [line for line in text.splitlines() if "║" in line]
    assert len(rows) == 18
    for card in view["cards"]:
        line = rows[2 * (view["field"]["rows"][1] - card["row"])]
        assert (str(card["number"]) if card["number"] else " o ") in line


@pytest.mark.parametrize("cell", [SMALL, MIDDLE, LARGE])
def test_every_line_of_the_harbour_is_as_wide_as_announced(cell: Any) -> None:
    for k, match in enumerate(bot_game(4, 5, mode="limited_warehouses")):
        if k % 20 == 0:
            view = match.view(None)
            lines = harbour(view, Words("de", match.game), cell).plain.split("\n")
            assert {cell_len(line) for line in lines[2:-1]} == {harbour_width(view, cell)}


# -- what is shown ----------------------------------------------------------------------------


def cell_lines(text: str, view: dict[str, Any], name: str, cell: int = MIDDLE) -> tuple[str, str]:
    """The two lines of a cell in a drawing of 80 columns."""
    lines = text.splitlines()
    heading = next(
        k for k, line in enumerate(lines) if line.lstrip()[:1] in "abcdefghijklm" and line[:4] == "    "
    )
    at = lines[heading].index(name[0]) - (cell - 1) // 2
    row = next(k for k, line in enumerate(lines) if line[:3] == f"{name[1:]:>2} ")
    return lines[row][at : at + cell], lines[row + 1][at : at + cell]


def test_cards_stand_under_their_column_and_beside_their_row() -> None:
    view = position(60).view(0)
    text = drawn(view)
    for card in view["cards"]:
        above, below = cell_lines(text, view, card["cell"])
        if card["number"] is None:
            assert above.strip() == "o"
        else:
            assert str(card["number"]) in above
        if card["owner"] is None:
            continue
        assert above[0] == "RBGP"[card["owner"]]
        area = next(a for a in view["areas"] if a["area"] == card["area"])
        assert ("░" in below) is not area["is_open"]
        if area["is_open"]:
            assert {"coin": "●", "ship": "▲", "none": " "}[card["symbol"]] == above[3]
            assert ("⌂" in above) is (card["cell"] in [s["cell"] for s in area["stores"]])
            if card["shows"] not in ("crane", "pub"):
                assert below.strip() == "".join(good[0] for good in card["shows"].split("-"))


def test_the_patrol_ship_is_where_it_is() -> None:
    view = position(60).view(0)
    assert view["ship"] != "g7"
    text = drawn(view)
    assert "\\_▲_/" in cell_lines(text, view, view["ship"])[1]
    assert text.count("\\_▲_/") == 1


def test_cells_to_lay_on_bear_their_names() -> None:
    match = next(m for m in bot_game(4, 3) if m.view(None)["phase"] == "lay" and len(m.history) > 40)
    view = match.view(match.to_act[0])
    text = drawn(view)
    for move in match.moves(match.to_act[0]):
        name = str(move.params["cell"])
        assert cell_lines(text, view, name)[0].strip() == name


def test_the_frame_tells_how_far_it_can_move() -> None:
    start = drawn(position(0).view(0))
    assert "Harbour of 9 by 9: 4 more columns, 4 more rows" in start
    assert "║" not in start
    end = drawn(full_view())
    assert "columns fixed, rows fixed" in end
    assert "╔═" in end


def test_blocked_cells_are_marked() -> None:
    for match in bot_game(4, 3, mode="limited_warehouses"):
        view = match.view(None)
        if view["only_water"]:
            break
    text = drawn(view)
    assert "≈ only water" in text
    name = view["only_water"][0]
    assert "≈≈≈" in cell_lines(text, view, name)[1]


def test_an_area_names_its_stores_and_leads() -> None:
    view = position(0, seats=3).view(0)
    none = {"wine": 0, "spices": 0, "tea": 0}
    view["areas"] = [
        {
            "area": 0,
            "cell": "h6",
            "size": 12,
            "is_open": True,
            "leads": 1,
            "keeper": None,
            "is_ignored": False,
            "stores": [
                {"seat": 0, "cell": "h6", "warehouses": {**none, "wine": 2, "tea": 1}},
                {"seat": 1, "cell": "h5", "warehouses": {**none, "wine": 4}},
                {"seat": 2, "cell": "h4", "warehouses": {**none, "wine": 1, "tea": 1}},
            ],
        },
        {**dict.fromkeys(("area", "leads"), 1), "cell": "d7", "size": 3, "is_open": False, "keeper": 2}
        | {"is_ignored": False, "stores": []},
    ]
    text = drawn(view)
    line = next(line for line in text.splitlines() if "h6   12" in line)
    assert line.split()[1:-1] == ["h6", "12", "B4", "R2", "G1", "+2", "·", "R1", "G1", "=", "B"]
    assert "(the 7 largest count):  d7\u00a03\u00a0G" in text
    wide = drawn(view, 130)
    assert "B4R2G1" in wide
    assert "+2" in wide


def test_the_round_tells_the_order_of_play() -> None:
    match = next(
        m for m in bot_game(4, 3) if sum(p["played"] is not None for p in m.view(None)["players"]) == 4
    )
    view = match.view(None)
    line = drawn(view).splitlines()[0]
    seats = [view["players"]["RBGP".index(part[0])] for part in line.partition("order: ")[2].split(" → ")]
    numbers = [player["played"]["number"] for player in seats]
    assert sorted(numbers, reverse=True) == numbers
    assert seats[0]["seat"] == view["mover"] == match.to_act[0]


def test_the_supply_and_the_players_are_counted() -> None:
    view = position(60).view(0)
    words = drawn(view).split()
    supply, own = view["supply"], view["players"][0]
    for good in supply:
        assert f"{supply[good]}{good[0]}" in words
        assert f"{own['tokens'][good]}{good[0]}" in words
    assert f"{own['areas']}/7" in words
    text = drawn(view, 130)
    assert f"Treasury {view['treasury']}" in " ".join(text.split())
    assert f"Specials {view['special_cards']}" in " ".join(text.split())


# -- what is not shown ------------------------------------------------------------------------


def hand_of(text: str) -> str:
    return text.partition("Your hand")[2].partition("╰")[0]


def test_only_the_own_hand_is_shown() -> None:
    match = position(61)
    for seat in range(4):
        view = match.view(seat)
        shown = hand_of(drawn(view))
        for card in view["players"][seat]["hand"]:
            assert str(card["number"]) in shown.replace("●", " ").replace("▲", " ")
    assert "Your hand" not in drawn(match.view(None))


def test_what_the_others_have_chosen_is_not_shown() -> None:
    """That they have chosen is: two of them choose differently, and the table looks the same."""
    texts = set()
    for k in range(4):
        match = position(0)
        match.play(match.moves(0)[k], 0)
        match.play(match.moves(1)[k], 1)
        texts.add(drawn(match.view(3)))
    assert len(texts) == 1
    assert texts.pop().count("✓") == 2


def test_the_own_choice_stands_in_brackets() -> None:
    match = position(0)
    match.play(match.moves(0)[0], 0)
    own = match.view(0)["players"][0]
    assert f"[R {own['chosen']}" in hand_of(drawn(match.view(0)))
    assert "[" not in drawn(match.view(1))


# -- colour, letters, moves -------------------------------------------------------------------


def test_without_colour_the_same_letters_stand_there(monkeypatch: pytest.MonkeyPatch) -> None:
    view = position(60).view(0)
    plain = drawn(view)
    assert "\x1b" not in plain
    colour = drawn(view, force_terminal=True, color_system="truecolor")
    assert "48;2;" in colour
    quiet = drawn(view, force_terminal=True, color_system="truecolor", no_color=True)
    assert "48;2;" not in quiet
    assert "38;2;" not in quiet


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_and_goods_have_letters_of_their_own(lang: str) -> None:
    players = [
        Words(lang, penstock.game(GAME)).say(f"letter-{c}") for c in ("red", "black", "green", "purple")
    ]
    goods = [Words(lang, penstock.game(GAME)).say(f"letter-{g}") for g in ("wine", "spices", "tea")]
    assert len({*players, *goods}) == 7
    assert {len(letter) for letter in players + goods} == {1}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_many_cells_do_not_flood_the_screen(lang: str) -> None:
    most = 0
    for match in bot_game(4, 3):
        if match.over:
            break
        moves = match.moves(match.to_act[0])
        lines = listed(match, lang).splitlines()
        assert len(lines) <= 9
        assert max(map(cell_len, lines)) <= 80
        most = max(most, len(moves))
    assert most > 30


def test_a_cell_alone_is_a_move_where_it_is_clear() -> None:
    match = next(m for m in bot_game(2, 3) if m.view(None)["phase"] == "lay")
    words, moves = Words("en", match.game), match.moves(match.to_act[0])
    name = str(moves[3].params["cell"])
    assert (
        read_move(name, moves, DRAWING, words)
        == moves[3].id
        == read_move(f"lay {name}", moves, DRAWING, words)
    )


# -- at the table -----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_bots_play_to_the_end(run: Run, seats: int, mode: str) -> None:
    result = run(
        "play", GAME, "--seed", 4, "--seats", seats, "--bots", "random", "--option", f"mode={mode}"
    )
    assert (result.code, result.err) == (0, "")
    assert result.widest <= 80
    assert "The game is over." in result.out
    assert "Players" in result.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_plays_by_pipe(run: Run, lang: str) -> None:
    result = run(
        "play",
        GAME,
        "--seed",
        3,
        "--seats",
        4,
        "--bots",
        "greedy",
        "--stdin",
        "--lang",
        lang,
        typed="1\n1\nshow\n1\n1\n",
    )
    assert result.code == 0
    assert result.widest <= 80
    assert "\x1b" not in result.out


def test_between_two_decisions_of_an_action_the_table_is_not_drawn_again() -> None:
    match = position(20)
    view = match.view(0)
    line = DRAWING.brief(view, Words("en", match.game), 0)
    assert line is not None
    assert f"Coins {view['players'][0]['coins']}" in line.plain
