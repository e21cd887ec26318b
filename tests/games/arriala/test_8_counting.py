"""8 · Counting a stretch."""

import random
from collections import Counter

import pytest

from penstock.games.arriala.rules.counting import count_at, majority
from tests.games.arriala.builder import (
    FIELDS,
    TOWNS,
    act,
    count,
    events,
    next_turn,
    places,
    play,
    position,
    positions_in,
    refused,
)


def test_8_1_borders_are_towns_and_locks():
    s = count(position(red=[21, 22, 23, 24]), 22)
    assert positions_in(s.counted) == [21, 22, 23, 24]
    s = count(position(red=[14, 15], locks=[13, 16]), 15)
    assert positions_in(s.counted) == [14, 15]
    s = count(position(red=[17, 18, 19], locks=[16]), 18)
    assert positions_in(s.counted) == [17, 18, 19]


def test_8_1_workers_in_towns_belong_to_no_stretch():
    """R14."""
    s = count(position(red=[20, 25, 21], yellow=[22, 23, 20], green=[24]), 21)
    assert s.points == [0, 6, 0, 0]


def test_8_1_counting_against_an_obvious_scan():
    """Borders found field by field, on random boards."""
    chance = random.Random(2)
    for _ in range(200):
        locks = chance.sample([p for p in FIELDS if p < 11], chance.randint(0, 3))
        workers = chance.sample([p for p in FIELDS if p not in locks], 20)
        if chance.random() < 0.7:  # mostly on the first two sections, so that stretches get full
            near = [p for p in FIELDS if p not in locks and p < 20]
            workers = chance.sample(near, len(near) - chance.randint(0, 3))
        lines = [workers[k::4][:5] for k in range(4)]
        s = position(locks=locks, red=lines[0], yellow=lines[1], green=lines[2], violet=lines[3])
        standing = {p for line in lines for p in line}
        field = chance.choice(FIELDS)
        run = obvious_stretch(field, locks)
        is_full = bool(run) and set(run) <= standing
        count_at(s, field)
        assert positions_in(s.counted) == (run if is_full else [])


def obvious_stretch(field, locks):
    borders = {*TOWNS, *locks}
    if field in borders:
        return []
    above = max(b for b in borders if b < field)
    below = min(b for b in borders if b > field)
    return list(range(above + 1, below))


def test_8_2_complete_when_every_field_holds_a_worker():
    s = act(position(red=[21, 22], yellow=[23]), "place", 24)
    assert events(s, "STRETCH_WON") == [(0, 2, 4, 6)]
    s = act(position(red=[21, 22], yellow=[]), "place", 24)
    assert s.stretches_counted == 0


def test_8_2_whoever_brings_it_about():
    """WE-49, R28, R62, R67."""
    s = act(position(red=[23], yellow=[21, 22, 25]), "walk", "yellow 3", 24)
    assert (s.points, s.ap) == ([0, 6, 0, 0], 4)
    assert events(s, "STRETCH_WON") == [(1, 2, 4, 6)]


@pytest.mark.parametrize(
    ("tally", "winner"),
    [
        ([2, 2, 1, 0], 2),
        ([2, 2, 0, 0], -1),
        ([2, 2, 2, 0], -1),
        ([2, 2, 1, 1], -1),
        ([3, 1, 1, 0], 0),
        ([1, 1, 1, 2], 3),
        ([2, 2, 2, 1], 3),
        ([0, 0, 4, 0], 2),
        ([0, 0, 0, 0], -1),
        ([3, 3, 2, 1], 2),
        ([1, 1, 1, 1], -1),
    ],
)
def test_8_3_two_levels_of_ties(tally, winner):
    """R29."""
    assert majority(tally) == winner


def test_8_3_majority_against_the_words_of_the_rule():
    for code in range(6**4):
        tally = [code // 6**k % 6 for k in range(4)]
        levels = sorted({n for n in tally if n}, reverse=True)[:2]
        alone = [tally.index(n) for n in levels if Counter(tally)[n] == 1]
        assert majority(tally) == (alone[0] if alone else -1)


def test_8_3_level_rivals_leave_it_to_the_third():
    """WE-03."""
    s = count(position(red=[30, 31], yellow=[32, 33], green=[34], locks=[29]), 30)
    assert s.points == [0, 0, 8, 0]


def test_8_3_level_rivals_alone_leave_it_to_nobody():
    """WE-04."""
    s = count(position(red=[21, 22], yellow=[23, 24]), 21)
    assert (s.points, positions_in(s.counted)) == ([0] * 4, [21, 22, 23, 24])
    assert events(s, "STRETCH_FOR_NOBODY") == [(-1, 2, 4, 0)]


def test_8_3_a_second_tie_leaves_it_to_nobody():
    """WE-34."""
    s = count(position(red=[29, 30], yellow=[31, 32], green=[33], violet=[34], locks=[28]), 31)
    assert s.points == [0] * 4


def test_8_3_three_level_rivals_leave_it_to_the_fourth():
    """WE-35."""
    s = count(position(red=[28, 29], yellow=[30, 31], green=[32, 33], violet=[34], locks=[27]), 31)
    assert s.points == [0, 0, 0, 12]


def test_8_4_the_table_counts_all_workers_of_the_stretch():
    """WE-05."""
    s = count(position(yellow=[21, 23], red=[22], green=[24]), 21)
    assert s.points == [0, 6, 0, 0]


def test_8_4_workers_stay_and_the_turn_goes_on():
    s = act(position(red=[21, 22], yellow=[23]), "place", 24)
    assert (s.ap, s.mover) == (2, 0)
    assert places(s, "red") == [21, 22, 24]
    act(s, "walk", "yellow 1", 25)
    assert (places(s, "yellow"), s.mover) == ([25], 1)  # the last two points are spent


def test_8_5_counted_once():
    """WE-31, R26, R27."""
    s = act(position(red=[21, 22], yellow=[23, 24 + 1]), "walk", "yellow 2", 24)
    assert (s.stretches_counted, s.points) == (1, [0] * 4)
    act(s, "walk", "red 1", 20)
    next_turn(s, 0)
    act(s, "walk", "red 1", 21)
    assert s.stretches_counted == 1


def test_8_5_a_counted_stretch_keeps_its_borders():
    """R64."""
    s = play(position(counted=[21, 22, 23, 24]), "lock")
    assert refused(s, "to 21") == "COUNTED_ALREADY"
