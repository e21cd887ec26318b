"""Moves: ids, notation, JSON, and the functions made from the table of families."""

from __future__ import annotations

from enum import IntEnum
from types import SimpleNamespace
from typing import Any

import pytest

from penstock.engine.codec import Codec, Family, numbers, words
from penstock.engine.errors import MalformedMove


class Answer(IntEnum):
    NONE = 0
    TOO_MANY = 4


def why_not_put(s: Any, seat: int, colour: int, count: int) -> int:
    return Answer.NONE if count <= s.most else Answer.TOO_MANY


def put(s: Any, seat: int, colour: int, count: int) -> None:
    s.done.append((seat, colour, count))


def why_not_stop(s: Any, seat: int) -> int:
    return Answer.NONE


def stop(s: Any, seat: int) -> None:
    s.done.append("stop")
    s.phase = 0


def why_not_big(s: Any, seat: int, number: int) -> int:
    return Answer.NONE if number % 50 == 0 else Answer.TOO_MANY


def big(s: Any, seat: int, number: int) -> None:
    s.done.append(number)


CODEC = Codec(
    Family("put", (words("colour", "red blue"), numbers("count", 2, 4)), (0,), why_not_put, put),
    Family("stop", (), (0, 1), why_not_stop, stop, is_forced=True),
    Family("big", (numbers("number", 1, 150),), (2,), why_not_big, big),
)
F = CODEC.functions()


def table(**fields: Any) -> SimpleNamespace:
    return SimpleNamespace(
        **{"ending": 0, "to_act": 2, "phase": 0, "n_events": 9, "most": 3, "done": [], **fields}
    )


def legal(s: Any, seat: int) -> list[str]:
    out = [0] * len(CODEC)
    return [CODEC.names[m].notation for m in out[: F.legal(s, seat, out)]]


def test_ids_follow_the_table() -> None:
    assert [CODEC.names[k].notation for k in range(7)] == [
        "put red 2", "put red 3", "put red 4", "put blue 2", "put blue 3", "put blue 4", "stop",
    ]  # fmt: skip
    assert CODEC.range_of("stop") == range(6, 7)
    assert CODEC.to_json(4) == {"family": "put", "colour": "blue", "count": 3}


def test_rules_get_positions_of_words_and_numbers_as_they_are() -> None:
    s = table()
    F.apply(s, 1, CODEC.parse("put blue 3"))
    assert s.done == [(1, 1, 3)]
    assert s.n_events == 0


def test_legal_moves_come_in_ascending_order_also_from_large_families() -> None:
    assert legal(table(), 1) == ["put red 2", "put red 3", "put blue 2", "put blue 3", "stop"]
    assert legal(table(phase=2), 1) == ["big 50", "big 100", "big 150"]


def test_a_family_may_answer_yes_or_no_when_its_legal_moves_are_listed() -> None:
    def may(s: Any, seat: int, number: int) -> bool:
        return bool(number == s.most)

    family = Family("big", (numbers("number", 1, 150),), (0,), why_not_big, big, may=may)
    dispatch = Codec(family).functions()
    out = [0] * 150
    assert dispatch.legal(table(), 1, out) == 1
    assert out[0] == 2  # the id of 3
    assert dispatch.why_not(table(), 1, 49) == 0  # a single move is still asked for its reason


@pytest.mark.parametrize(
    ("fields", "seat", "move", "answer"),
    [
        ({"ending": 1}, 1, "stop", 1),
        ({}, 0, "stop", 2),
        ({"phase": 1}, 1, "put red 2", 3),
        ({}, 1, "put red 4", 4),
        ({}, 1, "put red 3", 0),
    ],
)
def test_the_first_reason_is_end_then_turn_then_phase_then_rule(
    fields: Any, seat: int, move: Any, answer: Any
) -> None:
    assert F.why_not(table(**fields), seat, CODEC.parse(move)) == answer


def test_a_family_may_say_why_another_phase_does_not_offer_it() -> None:
    codec = Codec(
        Family("stop", (), (1,), why_not_stop, stop, why_not_now=lambda s, seat: Answer.TOO_MANY),
        Family("go", (), (1,), why_not_stop, stop),
    )
    why_not = codec.functions().why_not
    assert [why_not(table(), 1, move) for move in (0, 1)] == [4, 3]
    assert why_not(table(phase=1), 1, 0) == 0
    assert why_not(table(), 0, 0) == 2


def test_a_forced_family_is_played_only_when_it_is_no_choice() -> None:
    s = table(phase=1)
    F.apply(s, 1, CODEC.parse("put red 2"))  # leaves phase 1, where only `stop` is legal
    assert s.done == [(1, 0, 2), "stop"]
    s = table(phase=0)
    F.apply(s, 1, CODEC.parse("put red 2"))  # in phase 0 there is a choice
    assert s.done == [(1, 0, 2)]


def test_a_forced_family_is_asked_in_the_phases_it_names() -> None:
    family = Family("stop", (), (0, 1), why_not_stop, stop, is_forced=True, asked_in=(1,))
    codec = Codec(CODEC.families[0], family)
    s = table(phase=1)
    codec.functions().apply(s, 1, codec.parse("put red 2"))
    assert s.done == [(1, 0, 2)]


def test_what_is_no_choice_is_found_by_yes_or_no_too() -> None:
    def may(s: Any, seat: int) -> bool:
        return bool(s.done == [(1, 0, 2)])

    def why_not(s: Any, seat: int) -> int:
        raise AssertionError("nobody asked for a reason")

    codec = Codec(CODEC.families[0], Family("stop", (), (1,), why_not, stop, is_forced=True, may=may))
    s = table(phase=1)
    codec.functions().apply(s, 1, codec.parse("put red 2"))
    assert s.done == [(1, 0, 2), "stop"]


def test_what_follows_by_itself_runs_after_every_move() -> None:
    codec = Codec(*CODEC.families, follow_up=lambda s: s.done.append("followed"))
    s = table(phase=1)
    codec.functions().apply(s, 1, codec.parse("put red 2"))
    assert s.done == [(1, 0, 2), "followed", "stop", "followed"]


@pytest.mark.parametrize(
    ("notation", "part"),
    [
        ("take red", "begins with one of: put, stop, big"),
        ("", "begins with one of"),
        ("put green 2", "colour: red, blue; count: 2, 3, 4"),
        ("stop it", "the form is 'stop'."),
    ],
)
def test_an_unreadable_move_says_what_is_allowed(notation: str, part: Any) -> None:
    with pytest.raises(MalformedMove, match=part.replace(".", r"\.")):
        CODEC.parse(notation)


@pytest.mark.parametrize(
    "data",
    [{}, {"family": "put"}, {"family": "stop", "x": 1}, {"family": "put", "colour": "red", "count": 9}],
)
def test_unreadable_json_is_refused(data: Any) -> None:
    with pytest.raises(MalformedMove):
        CODEC.from_json(data)
