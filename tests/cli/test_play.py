"""`penstock play`: watching, playing by pipe, asking, taking back, saving and coming back."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

import penstock
from penstock.terminal.session import LEAVING, Session
from tests.cli.running import Run
from tests.cli.typed import random_moves, seat_one_to_move

GAME = "schwarzer-freitag"
LANGUAGES = ("en", "de", "fr", "nl")
ESCAPE = "\x1b"


def ranking_lines(out: str) -> list[list[str]]:
    tail = out.rpartition("Place")[2].splitlines()[1:]
    return [line.split() for line in tail if line.strip()]


# -- watching ---------------------------------------------------------------------------------


def test_without_a_terminal_bots_play_a_whole_game(process: Run) -> None:
    result = process("play", GAME, "--seed", 4, "--bots", "greedy")
    assert (result.code, result.err) == (0, "")
    assert "is the start player" in result.out
    assert "Share prices" in result.out
    assert ranking_lines(result.out)[0][0] == "1."
    assert len(ranking_lines(result.out)) == 3
    assert ESCAPE not in result.out
    assert result.widest <= 80


def test_a_bot_that_has_learned_needs_no_framework(process: Run, tmp_path: Path) -> None:
    """PyTorch and CuPy belong to training; whoever asks for them here fails."""
    for name in ("torch", "cupy"):
        (tmp_path / f"{name}.py").write_text("raise RuntimeError('Nobody needs this to play.')\n")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    result = process("play", GAME, "--seed", 4, "--seats", 2, "--bots", "instant", PYTHONPATH=path)
    assert (result.code, "Nobody needs" in result.err) == (0, False)
    assert len(ranking_lines(result.out)) == 2


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    once, again = (run("play", GAME, "--seed", 4, "--bots", "random").out for _ in range(2))
    assert once == again
    assert once != run("play", GAME, "--seed", 5, "--bots", "random").out


def test_the_number_of_bots_implies_the_seats(run: Run) -> None:
    result = run("play", GAME, "--seed", 4, "--bots", "random,random,random")
    assert len(ranking_lines(result.out)) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 130])
def test_in_every_language_and_width_no_line_is_too_long(run: Run, lang: str, width: int) -> None:
    result = run("play", GAME, "--seed", 4, "--seats", 5, "--bots", "random", "--lang", lang, width=width)
    assert result.code == 0
    assert result.widest <= width
    letters = {"en": "YBRGO", "de": "GBRÜO", "fr": "JBRVO", "nl": "LBRNO"}[lang]
    for letter in letters:
        assert f" {letter} " in result.out


def test_a_watched_game_can_be_saved_and_replayed(run: Run, here: Path) -> None:
    watched = run("play", GAME, "--seed", 4, "--bots", "random", "--save", "game.json")
    assert watched.code == 0
    assert run("replay", "game.json", "--verify").code == 0
    over = run("play", GAME, "--save", "game.json")
    assert (over.code, over.out) == (2, "")
    assert "is over" in over.err


# -- playing by pipe --------------------------------------------------------------------------


def test_a_whole_game_typed_into_a_pipe(run: Run) -> None:
    match, typed = random_moves(seed=47)
    result = run("play", GAME, "--seed", 47, "--hot-seat", typed="\n".join(typed) + "\n")
    assert result.code == 0
    expected = sorted(zip(match.ranking, range(3), match.scores, strict=True))
    assert ranking_lines(result.out) == [[f"{p}.", "Player", str(s + 1), str(n)] for p, s, n in expected]
    assert result.widest <= 80


def test_two_seats_by_pipe_with_the_set_up_decisions(run: Run) -> None:
    match, typed = random_moves(seed=7, seats=2)
    assert typed[0].startswith("setup")
    result = run("play", GAME, "--seed", 7, "--seats", 2, "--hot-seat", typed="\n".join(typed))
    assert [line[-1] for line in ranking_lines(result.out)] == [str(n) for n in sorted(match.scores)[::-1]]


def test_the_table_shows_what_a_player_needs(run: Run) -> None:
    out = seat_one_to_move(run).out
    for words in (
        "Share prices", "7 YBRGO", "Level: Start", "Next level at price", "Silver price: 20", "[20] 21 23",
        "In the bag", "until price change", "Sales tables: [10+1] 10+2 10+3", "Player 1 (you)",
        "Player 2 (greedy)",
        "What happened", "Player\u00a03 is the start player.", "Your moves", "Take a subsidy (+20)",
    ):  # fmt: skip
        assert words in out, words
    assert "Cash" in out
    own = next(line for line in out.splitlines() if "Player 1 (you)" in line)
    other = next(line for line in out.splitlines() if "Player 2 (greedy)" in line)
    assert "?" not in own
    assert "?" in other


def test_the_pieces_in_hand_are_the_players_own(run: Run) -> None:
    out = seat_one_to_move(run).out
    hand = penstock.game(GAME).new(seats=3, seed=7).view(0)["players"][0]["hand"]
    for colour, letter in (("yellow", "Y"), ("blue", "B"), ("red", "R"), ("green", "G"), ("orange", "O")):
        line = next(line for line in out.splitlines() if f"│ {letter} {colour} " in line)
        assert line.split()[4] == (str(hand[colour]) if hand[colour] else "·")


def test_end_of_input_leaves_the_table(run: Run) -> None:
    result = seat_one_to_move(run)
    assert result.code == 0
    assert "was not saved" in result.out


def test_a_refused_move_says_why_and_names_the_paragraph(run: Run) -> None:
    out = seat_one_to_move(run, "buy red").out
    assert "You do not have enough money. (§4.1" in " ".join(out.split())


def test_why_answers_without_playing(run: Run) -> None:
    out = " ".join(seat_one_to_move(run, "why buy red", "why subsidy", "why", "why 1").out.split())
    assert "You do not have enough money. (§4.1" in out
    assert out.count("That is allowed.") == 2
    assert "Why what?" in out
    assert "takes a subsidy" not in out.rpartition("why buy red")[2]


def test_rules_shows_a_paragraph_or_the_chapters(run: Run) -> None:
    out = seat_one_to_move(run, "rules 4.1", "rules", "rules 77").out
    assert "4.1 Price and payment" in out
    assert "10 The end" in out
    assert "There is no paragraph 77" in out


def test_moves_may_be_shortened_and_said_in_the_readers_language(run: Run) -> None:
    out = seat_one_to_move(run, "subs", "b rot", lang="de").out
    assert "kauft eine Aktie in Rot" in " ".join(out.split())


@pytest.mark.parametrize(
    "line", ["fly", "s", "buy", "buy purple", "buy red 3", "99", "0", "²", "[bold]", "-1"]
)
def test_what_is_not_a_move_is_explained_and_asked_again(run: Run, line: Any) -> None:
    result = seat_one_to_move(run, line, "1")
    assert result.code == 0
    answer = result.out.partition(f"> {line}\n")[2]
    assert "takes a subsidy" in answer
    explained = answer.partition("Player 1 >")[0]
    assert any(words in explained for words in ("is not a move", "Type it as", "is not in the list"))


def test_undo_goes_back_to_the_own_last_decision(run: Run) -> None:
    out = seat_one_to_move(run, "1", "undo", "undo").out
    assert out.count("Undone.") == 1
    assert "There is no move to undo." in out
    cash = [line.split()[6] for line in out.splitlines() if "▸ Player 1 (you)" in line]
    assert cash == ["0", "0"]


def test_what_was_taken_back_is_forgotten(run: Run) -> None:
    out = seat_one_to_move(run, "1", "undo", "log").out
    assert "takes a subsidy" in out
    assert "Player\u00a01 takes" not in out.rpartition("> log")[2]


def test_the_table_counts_what_is_missing_to_a_price_change(run: Run) -> None:
    out = seat_one_to_move(run, "subsidy", "buy red", "show").out
    missing = [line.split()[4:7] for line in out.splitlines() if "until price change" in line]
    assert missing == [["4", "5", "5"], ["3", "5", "5"]]  # seat 3 has marked once, then the player


def test_undo_takes_the_bots_answers_back_too(run: Run, here: Path) -> None:
    seat_one_to_move(run, "1", "buy red", "end", "undo", "save a.json")
    saved = json.loads(Path("a.json").read_text())
    assert [n for seat, n in saved["moves"] if seat == 0] == ["subsidy", "buy red"]
    assert saved["moves"][-1] == [0, "buy red"]


def test_undo_stops_where_something_was_revealed(run: Run) -> None:
    """Passing on and on ends in a price change, and a draw from the bag is never taken back."""
    out = seat_one_to_move(run, *["pass red", "end"] * 6, *["undo"] * 12).out
    assert "triggers a price change" in " ".join(out.split())
    turns = out.count("Player 1 to decide")
    assert turns > 2
    assert "The last move revealed something" in out


def test_help_names_the_commands(run: Run) -> None:
    out = seat_one_to_move(run, "?").out
    for command in ("such as “special yellow”", "why MOVE", "rules 4.3", "undo", "save FILE", "quit"):
        assert command in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_exists_in_every_language(run: Run, lang: str) -> None:
    lines = [
        "?",
        "why buy red",
        "why",
        "why 1",
        "fly",
        "buy",
        "77",
        "undo",
        "1",
        "undo",
        "save",
        "log",
        "table",
    ]
    result = seat_one_to_move(run, *lines, lang=lang)
    assert result.code == 0
    assert result.widest <= 80
    for message in (
        "refused",
        "undo-nothing",
        "undo-done",
        "save-where",
        "not-understood",
        "{",
        "silver-price",
    ):
        assert message not in result.out


def test_between_two_decisions_of_a_turn_the_table_is_not_drawn_again(run: Run) -> None:
    out = seat_one_to_move(run, "1", "show").out
    assert out.count("Share prices") == 2  # at the beginning, and when asked for
    assert "Cash 20   Yours" in out


def test_no_command_hides_a_move() -> None:
    session = Session(None, None, None, {}, {}, lambda prompt: None)  # type: ignore[arg-type]
    families = {f.name for game_id in penstock.games() for f in penstock.game(game_id).moves.families}
    assert families & {*session.commands(), *LEAVING} == set()


BARS = {"en": "bars?", "de": "Barren", "fr": "lingots?", "nl": "staaf|staven"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_names_a_few_moves_and_what_they_promise(run: Run, lang: str) -> None:
    """In the unit of the game: this one is won by bars, not by points."""
    result = seat_one_to_move(run, "hint", lang=lang)
    assert result.code == 0
    assert len(re.findall(rf"\d ?%.*? \d+ (?:{BARS[lang]}) ?;", " ".join(result.out.split()))) == 3


def test_levels_and_searches_take_seats(run: Run) -> None:
    bots = "easy,search:iterations=5,trees=1"
    result = run("play", GAME, "--seed", 7, "--stdin", "--bots", bots, typed="")
    assert result.code == 0
    assert "Player 2 (easy)" in result.out
    assert "Player 3 (search:iterations=5,trees=1)" in result.out


# -- colour -----------------------------------------------------------------------------------


def test_colour_only_where_it_is_wanted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in seat_one_to_move(run).out
    monkeypatch.setenv("NO_COLOR", "1")
    plain = seat_one_to_move(run).out
    assert ";48;" not in plain
    assert "\x1b[48" not in plain
    assert "\x1b[36m" not in plain
    assert "YBRGO" in plain.replace("\x1b[1m", "").replace("\x1b[0m", "")
