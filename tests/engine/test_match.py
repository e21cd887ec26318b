"""Bad input changes nothing and says what is allowed; what is saved comes back."""

from __future__ import annotations

import copy
from dataclasses import replace
from itertools import islice
from typing import Any

import numpy as np
import pytest

import penstock
from penstock.engine.header import MOST_SEATS
from penstock.engine.match import Event
from tests.walks import walk

GAME = penstock.game("schwarzer-freitag")


on_both_backends = pytest.mark.parametrize(
    "backend", ["plain", pytest.param("compiled", marks=pytest.mark.slow)]
)


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(
        penstock.UnknownGame, match=r"There is no game 'go'; the games are .*schwarzer-freitag"
    ):
        penstock.game("go")


@pytest.mark.parametrize("seats", [0, 1, 6, -2, "3", 2.0, None, True])
def test_a_wrong_seat_count_names_the_right_ones(seats: int) -> None:
    with pytest.raises(ValueError, match="played by 2, 3, 4 or 5"):
        GAME.new(seats)


@pytest.mark.parametrize(
    ("options", "part"),
    [
        ({"colour": "red"}, "There is no option 'colour'; the options are firstGame, "),
        ({"style": "1999"}, "Option style cannot be '1999'; it can be 2010 or 2023."),
        ({"stallGuard": 0}, "it can be a number from 1 to 20 or off."),
        ({"hideCash": None}, "it can be true or false"),
    ],
)
def test_a_wrong_option_names_the_choices(options: Any, part: str) -> None:
    with pytest.raises(penstock.BadOption) as error:
        GAME.new(3, options=options)
    assert part in str(error.value)


def test_options_take_booleans_and_numbers() -> None:
    match = GAME.new(3, options={"firstGame": True, "hideCash": False, "style": 2023, "stallGuard": 9})
    assert match.options["firstGame"] == "yes"
    assert match.options["hideCash"] == "false"
    assert match.options["style"] == "2023"
    assert match.options["stallGuard"] == "9"


@on_both_backends
@pytest.mark.parametrize("move", ["buy", "buy pink", "", "sell red 3", -1, 10_000, None, 2.5, True])
def test_an_unreadable_move_changes_nothing(backend: str, move: Any) -> None:
    match = GAME.new(3, seed=1, backend=backend)
    before = match.bytes
    with pytest.raises(penstock.MalformedMove):
        match.play(move)
    assert match.bytes == before


@on_both_backends
def test_an_illegal_move_carries_its_refusal_and_changes_nothing(backend: str) -> None:
    match = GAME.new(3, seed=1, backend=backend)
    before = match.bytes
    with pytest.raises(penstock.IllegalMove, match="You do not have enough money") as error:
        match.play("buy red")
    assert error.value.refusal.code == "TOO_LITTLE_MONEY"
    assert error.value.refusal.paragraph == "4.1"
    assert match.bytes == before
    assert match.history == ()


@pytest.mark.parametrize("seat", [-1, 3, "0", True])
def test_a_wrong_seat_is_named(seat: Any) -> None:
    match = GAME.new(3, seed=1)
    with pytest.raises(penstock.BadOption, match="the seats are 0 to 2"):
        match.play("subsidy", seat=seat)
    with pytest.raises(penstock.BadOption, match="the seats are 0 to 2"):
        match.view(seat)


def test_a_wrong_backend_seed_or_language_is_named() -> None:
    with pytest.raises(penstock.BadOption, match="plain or compiled"):
        GAME.new(3, backend="quantum")
    with pytest.raises(penstock.BadOption, match="whole number"):
        GAME.new(3, seed="lucky")  # type: ignore[arg-type]
    with pytest.raises(penstock.BadOption, match="en, de, fr, nl"):
        GAME.new(3).moves()[0].text("xx")


def test_a_finished_match_refuses_everything() -> None:
    match = finished_match()
    assert match.moves() == []
    assert match.to_act == ()
    refusal = match.why_not("subsidy")
    assert refusal is not None
    assert refusal.code == "GAME_OVER"
    with pytest.raises(penstock.IllegalMove):
        match.play("subsidy")


def test_without_a_seed_every_match_has_its_own_luck() -> None:
    assert GAME.new(3).bytes != GAME.new(3).bytes
    assert GAME.new(3, seed=5).bytes == GAME.new(3, seed=5).bytes


def test_undo_needs_a_move() -> None:
    with pytest.raises(penstock.CannotUndo, match="no move to undo"):
        GAME.new(3).undo()


def test_moves_and_refusals_speak_four_languages() -> None:
    match = GAME.new(3, seed=1)
    move, refusal = match.moves()[0], match.why_not("buy red")
    assert refusal is not None
    for said in (move.text, refusal.text):
        texts = {said(lang) for lang in ("en", "de", "fr", "nl")}
        assert len(texts) == 4
        assert not any("{" in text for text in texts)


def finished_match() -> penstock.Match:
    match = GAME.new(2, seed=3)
    for _ in walk(match, 3):
        pass
    return match


SAVED = finished_match().save()


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"penstock": 99}, "not a saved game of Penstock"),
        ({"game": "go"}, "There is no game 'go'"),
        ({"game": []}, "name must be a string"),
        (
            {"rules_version": 0},
            f"saved under rules version 0 of Schwarzer Freitag; this is version {GAME.rules_version}",
        ),
        ({"components": "0" * 16}, "played with other components"),
        ({"seats": 9}, "cannot be set up: Schwarzer Freitag is played by"),
        ({"seed": "x"}, "cannot be set up: A seed is a whole number"),
        ({"seed": True}, "cannot be set up: A seed is a whole number"),
        ({"options": {"style": "1"}}, "cannot be set up: Option style"),
        ({"options": []}, "moves must be a list and its options an object"),
        ({"moves": "buy red"}, "moves must be a list"),
        ({"moves": [[0, "buy red"]]}, "Move 1 of the saved game cannot be played"),
        ({"moves": [[0, "fly"]]}, "Move 1 of the saved game cannot be played: 'fly' is not a move"),
        ({"moves": [7]}, "Move 1 of the saved game cannot be played"),
        ({"moves": [[9, "end"]]}, "There is no seat 9"),
        ({"result": {"scores": [99, 0], "ranking": [1, 2]}}, "stored result does not match its moves"),
    ],
)
def test_a_bad_save_says_what_is_wrong(change: Any, part: str) -> None:
    with pytest.raises((penstock.BadSave, penstock.UnknownGame)) as error:
        penstock.load({**copy.deepcopy(SAVED), **change})
    assert part in str(error.value)


@pytest.mark.parametrize("key", sorted(SAVED))
def test_a_save_that_lacks_something_is_refused(key: Any) -> None:
    with pytest.raises(penstock.BadSave, match=r"lacks|not a saved game"):
        penstock.load({k: v for k, v in SAVED.items() if k != key})


@pytest.mark.parametrize("data", [None, [], "x", 5, {}])
def test_what_is_no_save_is_refused(data: Any) -> None:
    with pytest.raises(penstock.BadSave, match="not a saved game"):
        penstock.load(data)


@pytest.mark.slow
def test_masks_may_be_written_into_any_array() -> None:
    """Every other column of a wider array: its rows do not lie side by side."""
    batch = penstock.batch(GAME.id, 4, 3, seed=1)
    wide = np.full((4, 2 * len(GAME.moves)), 7, np.uint8)
    batch.legal(wide[:, ::2])
    assert (wide[:, ::2] == batch.legal()).all()
    assert (wide[:, 1::2] == 7).all()
    assert batch.legal().any(axis=1).all()


@pytest.mark.slow
def test_a_batch_refuses_bad_input_and_plays_nothing() -> None:
    batch = penstock.batch(GAME.id, 4, 3, seed=1)
    before = batch.states.tobytes()
    subsidy, end = GAME.moves.parse("subsidy"), GAME.moves.parse("end")
    with pytest.raises(penstock.IllegalMove, match="Game 2: end"):
        batch.step([subsidy, subsidy, end, subsidy])
    with pytest.raises(penstock.MalformedMove, match="Game 3: 999 is not a move"):
        batch.step([subsidy, subsidy, subsidy, 999])
    with pytest.raises(penstock.BadOption, match="Give 4 move ids"):
        batch.step([subsidy])
    with pytest.raises(penstock.BadOption, match="Give 4 move ids"):
        batch.step([0.5] * 4)
    with pytest.raises(penstock.BadOption, match="mask must be uint8 of shape"):
        batch.legal(np.zeros((4, 2), np.uint8))
    assert batch.states.tobytes() == before
    wrong: Any
    for wrong in (0, -1, "4"):
        with pytest.raises(penstock.BadOption, match="at least one game"):
            penstock.batch(GAME.id, wrong, 3)
    with pytest.raises(penstock.BadOption, match="at least one thread"):
        penstock.batch(GAME.id, 4, 3, threads=0)


@pytest.mark.slow
def test_a_batch_plays_like_its_matches() -> None:
    """Game k of a batch has the luck of stream k, whatever the batch's size and threads."""
    small = penstock.batch(GAME.id, 5, 4, seed=8, threads=1)
    large = penstock.batch(GAME.id, 300, 4, seed=8, threads=2)
    assert small.states.tobytes() == large.states[:5].tobytes()
    small.playout()
    large.playout()
    assert small.states.tobytes() == large.states[:5].tobytes()
    assert len({scores.tobytes() for scores in large.scores}) > 50


def after(moves: int, match: penstock.Match) -> penstock.Match:
    return next(islice(walk(match, 5), moves, None))


@on_both_backends
def test_a_match_resumes_from_its_moves_and_bytes(backend: str) -> None:
    match = after(40, GAME.new(3, seed=5, backend=backend))
    again = GAME.new(3, seed=5)
    again.resume(match.played, match.bytes)
    assert again.bytes == match.bytes
    assert again.history == match.history
    assert [m.notation for m in again.moves()] == [m.notation for m in match.moves()]
    while match.why_not_undo() is None:
        assert again.undo().notation == match.undo().notation
    assert again.bytes == match.bytes


def test_an_event_names_another_player_and_may_choose_a_form_by_a_word() -> None:
    game = penstock.game("packhuys")
    taxed = Event("TAX_PAID", 0, {"coins": 1, "other": 1, "number": 30}, game)
    assert taxed.text("en", {0: "Ada", 1: "Bert"}) == "Ada pays one coin of tax for Bert’s card 30."
    stored = [Event("STORED", 0, {"good": good}, game).text("fr") for good in ("wine", "spices")]
    assert [text.partition(" stocke ")[2] for text in stored] == ["du vin.", "des épices."]


def test_refused_moves_are_those_of_the_phase_that_are_not_legal() -> None:
    match = after(30, GAME.new(3, seed=5))
    seat = match.to_act[0]
    legal = {m.id for m in match.moves(seat)}
    refused = match.refused(seat, most=1000)
    assert refused
    for move, refusal in refused:
        assert move.id not in legal
        assert match.why_not(move, seat) == refusal
        assert refusal.code != "NOT_NOW"
    assert match.refused(seat, most=2) == refused[:2]


def test_secret_families_are_known_by_name() -> None:
    packhuys = penstock.game("packhuys")
    match = packhuys.new(2, seed=1)
    assert match.is_secret("pass")
    assert not match.is_secret("pay")
    assert packhuys.moves.secret_families == {"play", "pass"}
    assert GAME.moves.secret_families == set()


def test_a_game_for_more_seats_than_a_record_has_is_refused() -> None:
    assert replace(GAME, seats=range(2, MOST_SEATS + 1)).seats[-1] == MOST_SEATS
    said = f"Crowd seats 7, but a record has room for {MOST_SEATS}: raise MOST_SEATS in penstock/engine"
    with pytest.raises(penstock.BadGame, match=said):
        replace(GAME, title="Crowd", seats=range(2, 8))
