"""Arriala at the terminal: the canal, what is told beside it, and how workers and places are chosen."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

import pytest

import penstock
from penstock.engine.hiding import hide
from penstock.terminal.choices import list_moves
from penstock.terminal.drawings import drawing_of
from penstock.terminal.drawings.arriala_canal import LETTERS
from penstock.terminal.words import Words
from tests.cli.running import Result, Run
from tests.cli.tables import printed
from tests.games.arriala.builder import act, play, position
from tests.walks import positions

GAME = penstock.game("arriala", components="")
LANGUAGES = ("en", "de", "fr", "nl")
DRAWING = drawing_of("arriala")


def table(s: Any, seat: int | None = 0, lang: str = "en", width: int = 80, **more: Any) -> str:
    view = GAME.view_of(hide(s, seat), seat)
    names = {k: f"Player {k + 1}" for k in range(s.n_seats)}
    return printed(DRAWING.board(view, Words(lang, GAME), names, width), width, **more)


def line_of(text: str, words: str) -> str:
    return next(line for line in text.splitlines() if words in line)


def after(text: str, words: str) -> str:
    lines = text.splitlines()
    return lines[lines.index(line_of(text, words)) + 1]


def seat_one(run: Run, *lines: str, lang: str = "en", seats: int = 3, **more: Any) -> Result:
    """The person on seat 1, who begins in game 5, against random bots."""
    typed = "\n".join(lines)
    table = ("--seats", seats, "--seed", 5, "--bots", "random", "--lang", lang)
    return run("play", "arriala", *table, "--stdin", typed=typed, **more)


# -- the canal --------------------------------------------------------------------------------


def test_a_section_shows_its_town_fields_workers_and_locks() -> None:
    text = table(position(4, red=[1, 3, 11, 11], yellow=[2, 11], locks=[4]))
    assert re.search(r" 0  Grisolles ─+ +R1  Y1  R2  ▐▌   5   6   7   8   9  10   1/3", text)
    assert re.search(r"11  Montech ─+ +12  13", text)
    assert "R34 Y2" in after(text, "Montech ─")
    assert "35  Valence d’Agen" in text


def test_a_stretch_shows_how_full_it_is_its_points_and_who_would_win() -> None:
    text = table(position(4, red=[5, 6], yellow=[7, 12], green=[13], violet=[26], locks=[4, 14]))
    assert "3/6 · 10 points ▸ R" in after(text, "Grisolles ─")
    assert "2 ▸ –" in after(text, "Montech ─")  # level: nobody would win
    assert "0/4 · 6 " in after(text, "Castelsarrasin ─")
    assert "1/9 · 16 points ▸ V" in after(text, "Moissac ─")


def test_a_counted_stretch_is_marked() -> None:
    text = table(position(4, red=[21, 22], counted=[21, 22, 23, 24, 12], locks=[13]))
    assert "╰═ ✓ counted ══╯" in after(text, "Castelsarrasin ─")
    assert "╰✓═╯" in after(text, "Montech ─")
    assert "✓" not in after(text, "Grisolles ─")


def test_stretch_and_field_stand_in_the_same_columns() -> None:
    text = table(position(4, red=[6], locks=[5]))
    fields, clamps = line_of(text, "Grisolles ─"), after(text, "Grisolles ─")
    assert clamps.rindex("╰") == fields.index("R1") - 1
    assert clamps.rindex("╯") == fields.index("10 ") + 2


def test_even_with_all_workers_in_one_town_nothing_is_lost() -> None:
    s = position(4, red=[11] * 5, yellow=[11] * 5, green=[11] * 5, violet=[11] * 5)
    assert "R12345Y12345G12345V12345" in after(table(s), "Montech ─")
    assert max(map(len, table(s).splitlines())) <= 80


def test_what_can_be_chosen_stands_in_brackets() -> None:
    s = position(4, red=[14, 20], yellow=[16], locks=[15], ap=2)
    play(s, "walk")
    assert "[R1] ▐▌ [Y1]" in table(s)
    assert "[R2]" in after(table(s), "Castelsarrasin ─")


def test_who_has_moved_is_marked() -> None:
    s = act(position(4, red=[12], yellow=[17]), "walk", "red 1", 13)
    assert "R1° 14" in table(s)
    assert "Y1°" not in table(s)


# -- beside it --------------------------------------------------------------------------------


def test_the_table_shows_what_a_player_needs() -> None:
    s = position(
        4,
        mover=1,
        ap=3,
        red=["frontonnais", "frontonnais", "dam"],
        yellow=["frontonnais", 5],
        points=[7, 0, 2, 4],
        hand=["lock", "master move-middle move-middle", "", ""],
        discards="teleport lock",
        built=["slope"],
        locks=[1],
    )
    text = table(s, seat=1)
    for words in (
        "Y Round 1", "3 AP ●●●○○", "Points  R 7  Y 0  G 2  V 4", "AP  1 walk, card · 2 to-vineyard, draw",
        "Frontonnais 3/8 8 ▸ R R12 Y1", "Chasselas   0/4 4 ▸ –", "Locks 7 · Pile 49 · Discards 2",
        "2×  Move (middle)     any worker up to 3 spaces; further ones 1 AP each",
        "1×  Master structure  if you are alone in last place: build one, +5",
        "Discards  1× Teleport, 1× Lock",
        "pays 1 2 4 6 8 10 12 14 16 18", "▸ Y Player 2",
    ):  # fmt: skip
        assert words in text, words
    assert line_of(text, "The Malause dam").split()[-2] == "R3"
    assert line_of(text, "The reservoir").split()[-2] == "+3"
    assert line_of(text, "water slope").split()[-2] == "✓"
    assert line_of(text, "aqueduct").split()[-2] == "+5"
    assert line_of(text, "R Player 1").split()[4:-1] == ["7", "━━━━━━━", "2", "·", "2", "1", "1"]
    assert "1×  Lock" not in text  # another hand


def test_a_spectator_sees_no_hand() -> None:
    text = table(position(3, hand="lock", discards="teleport"), seat=None)
    assert "Your cards" not in text
    assert "1×  Lock" not in text
    assert "Discards  1× Teleport" in text


def test_with_two_seats_the_neutral_colour_has_a_line() -> None:
    text = table(position(2, green=[11, 20, 25, 35], points=[3, 5, 6]))
    assert line_of(text, "G neutral").split()[1:-1] == [
        "G",
        "neutral",
        "6",
        "━━━━━━",
        "–",
        "4",
        "·",
        "·",
        "–",
    ]
    assert "G1" in after(text, "Montech ─")
    assert "Grisolles" not in text
    assert "Frontonnais" not in text


def test_idle_rounds_are_a_warning() -> None:
    assert "6 rounds without progress; after 15 the game ends." in table(position(3, idle=18))
    assert "without progress" not in table(position(3, idle=3))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_line_is_too_long_and_no_word_missing(lang: str, seats: int) -> None:
    words = Words(lang, GAME)
    names = {k: f"{words.seat(k)} (greedy)" for k in range(seats)}
    for match in islice(positions(GAME, seats, seed=seats, every=40), 12):
        seat = None if match.over else match.to_act[0]
        for width in (80, 120, 130):
            view = match.view(seat)
            parts = [DRAWING.board(view, words, names, width)]
            if seat is not None:
                parts.append(DRAWING.brief(view, words, seat) or "")
                parts.append(list_moves(match.moves(seat), DRAWING, words, width))
            text = "".join(printed(part, width) for part in parts)
            assert max(map(len, text.splitlines())) <= width
            assert not re.search(r"[{}$]|ar-", text.replace("Ar-", ""))
            assert "…" not in re.sub(", 3 ?…", "", text).replace(" … ", "")
            if seat is not None:  # the last column of the players is whole
                assert f" {view['players'][seat]['hand_size'] or '·'} │" in line_of(text, names[seat])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_letters_of_the_colours_differ(lang: str) -> None:
    letters = [Words(lang, GAME).say(message) for message in LETTERS.values()]
    assert len(set(letters)) == 4
    assert {len(one) for one in letters} == {1}


def test_without_colour_the_same_is_said() -> None:
    s = position(4, red=[1], yellow=[2, "chasselas"], locks=[4], counted=[21])
    coloured = table(s, color_system="truecolor", force_terminal=True)
    plain = table(s, color_system="truecolor", force_terminal=True, no_color=True)
    assert ";48;2;179;38;30m" in coloured
    assert "48;" not in plain
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == re.sub(r"\x1b\[[0-9;]*m", "", plain) == table(s)


# -- choosing ---------------------------------------------------------------------------------


def test_a_place_is_typed_as_it_stands_on_the_map(run: Run) -> None:
    out = seat_one(run, "place", "14").out
    assert "▸ Place a new worker · where?" in out
    assert "[11] Montech ─────────── [12][13][14]" in out
    assert "places a red worker on space 3 of Montech–Castelsarrasin." in out


def test_a_place_that_is_taken_says_why(run: Run) -> None:
    out = seat_one(run, "place", "14", "card move-short", "14", "40", "99", "why 14", "15").out
    assert "The worker is already there. (§4.3" in out
    assert "That is not in play" in out
    assert "There is no place 99" in out
    said = " ".join(out.split())
    assert "moves a red worker from space 3 of" in said
    assert "to space 4 of Montech–Castelsarrasin." in said


def test_walks_are_listed_by_cost(run: Run) -> None:
    out = seat_one(run, "place", "14", "walk").out
    assert re.search(r"to  1 AP  13   15\s*\n\s+2 AP  12   16", out)


def test_workers_are_listed_by_colour(run: Run) -> None:
    out = seat_one(run, "walk", seats=2).out
    assert re.search(r"worker  green   1 G1    2 G2    3 G3    4 G4", out)


def test_between_two_decisions_only_the_canal_is_drawn_again(run: Run) -> None:
    out = seat_one(run, "place", "14").out
    assert out.count("Structures") == 1
    assert out.count("Castelsarrasin ─") == 3
    assert "Nothing yet" not in out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_bots_play_to_the_end(run: Run, lang: str, seats: int) -> None:
    result = run("play", "arriala", "--seats", seats, "--seed", 3, "--bots", "random", "--lang", lang)
    assert (result.code, result.err) == (0, "")
    assert result.widest <= 80
    assert "\x1b" not in result.out
    assert "●" not in result.out  # nobody has action points any more
    places = result.out.splitlines()[-seats - (seats == 2) :]
    assert "1." in places[0]
    neutral = GAME.language.say(lang, "neutral-colour")
    assert sum(neutral in line for line in places) == (seats == 2)  # it has a place too
