"""Duplicate matches: the same luck for every rotation, and every bot everywhere equally often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import penstock
from penstock.arena.schedule import Tournament, check, line_ups, pairing, whole_groups


def tournament(bots: str, seats: int, seed: int = 5) -> Tournament:
    return Tournament("schwarzer-freitag", seats, tuple(bots), seed)


@pytest.mark.parametrize(
    ("bots", "seats"), [("ab", 2), ("abc", 3), ("abcde", 3), ("ab", 4), ("abc", 4), ("abbb", 4)]
)
def test_in_a_group_everyone_of_a_line_up_sits_everywhere_with_the_same_luck(bots: Any, seats: int) -> None:
    for group in range(6):
        pairs = [pairing(tournament(bots, seats), group * seats + k) for k in range(seats)]
        assert {p.group for p in pairs} == {group}
        assert len({p.seed for p in pairs}) == 1
        line_up = Counter(pairs[0].bots)
        for seat in range(seats):
            assert Counter(p.bots[seat] for p in pairs) == line_up
            assert len({p.bot_seeds[seat] for p in pairs}) == seats
        own = Counter((bot, seed) for p in pairs for bot, seed in zip(p.bots, p.bot_seeds, strict=True))
        assert set(own.values()) == {seats}  # a bot keeps its own luck wherever it sits


def test_groups_differ_in_luck_and_in_the_order_of_the_bots() -> None:
    groups = [pairing(tournament("abcd", 4), 4 * g) for g in range(30)]
    assert len({p.seed for p in groups}) == 30
    assert len({p.bots for p in groups}) > 10


def test_a_game_depends_on_seed_and_number_alone() -> None:
    assert pairing(tournament("abc", 3), 17) == pairing(tournament("abc", 3), 17)
    assert pairing(tournament("abc", 3), 17) != pairing(tournament("abc", 3, seed=6), 17)


def test_with_more_bots_than_seats_every_choice_comes_up_equally_often() -> None:
    groups = [pairing(tournament("abcde", 3), 3 * g) for g in range(20)]
    assert Counter("".join(sorted(p.bots)) for p in groups) == {
        "".join(c): 2 for c in combinations("abcde", 3)
    }


def test_with_fewer_bots_than_seats_each_is_doubled_as_often() -> None:
    assert line_ups("ab", 4) == [("a", "b", "a", "b")]
    assert line_ups("ab", 5) == [tuple("ababa"), tuple("ababb")]
    assert line_ups("abc", 4) == [tuple("abca"), tuple("abcb"), tuple("abcc")]


def test_names_that_fill_the_seats_are_the_line_up() -> None:
    assert {"".join(sorted(pairing(tournament("abbb", 4), k).bots)) for k in range(40)} == {"abbb"}


@pytest.mark.parametrize(("bots", "seats"), [("a", 2), ("aa", 2), ("aab", 2), ("aab", 4)])
def test_what_is_no_tournament_is_refused(bots: Any, seats: int) -> None:
    with pytest.raises(penstock.BadOption, match=r"tournament needs|more than once"):
        check(tournament(bots, seats))


def test_games_are_rounded_up_to_whole_groups() -> None:
    assert [whole_groups(n, 3) for n in (1, 3, 4)] == [3, 3, 6]
