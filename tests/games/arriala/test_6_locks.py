"""6 · Locks."""

import pytest

from tests.games.arriala.builder import (
    FIELDS,
    act,
    count,
    events,
    play,
    position,
    positions_in,
    refused,
    targets,
)


@pytest.mark.parametrize(("action", "cost"), [("lock", 4), ("card lock", 1)])
def test_6_1_a_lock_scores_one_point_at_once(action, cost):
    """WE-08, R37."""
    s = act(position(hand="lock"), action, 30)
    assert (s.points[0], s.ap, s.locks_left, positions_in(s.lock_bits)) == (1, 5 - cost, 7, [30])
    assert events(s, "LOCK") == [(0, 3, 5, 1)]


def test_6_2_on_a_free_field_of_an_uncounted_stretch():
    """R17, R63."""
    s = play(position(red=[12], locks=[14], counted=[21, 22, 23, 24]), "lock")
    assert refused(s, "to 12") == "WORKER_IN_THE_WAY"
    assert refused(s, "to 14") == "LOCK_IN_THE_WAY"
    assert refused(s, "to 11") == "NOT_ON_TOWN"
    assert refused(s, "to 22") == "COUNTED_ALREADY"
    assert refused(s, "to 40") == "NOT_IN_PLAY"
    assert targets(s) == [p for p in FIELDS if p not in (12, 14, 21, 22, 23, 24)]


def test_6_2_not_into_a_counted_stretch_that_has_been_left():
    """WE-30."""
    s = count(position(red=[21, 22], yellow=[23, 24], hand="lock"), 21)
    act(s, "walk", "red 2", 20)
    play(s, "card lock")
    assert refused(s, "to 22") == "COUNTED_ALREADY"


def test_6_2_another_stretch_of_the_section_stays_open():
    """R18."""
    s = play(position(locks=[5], counted=[1, 2, 3, 4]), "lock")
    assert refused(s, "to 7") == "NONE"
    assert refused(s, "to 3") == "COUNTED_ALREADY"


def test_6_2_no_field_left():
    s = position(counted=FIELDS[1:], red=[1])
    assert refused(s, "lock") == "NO_LOCK_FIELD"


def test_6_3_the_limit_holds_for_the_section():
    """WE-29, R19."""
    s = play(position(locks=[22]), "lock")
    assert refused(s, "to 24") == "LOCK_LIMIT"
    s = play(position(locks=[2, 5]), "lock")
    assert refused(s, "to 8") == "NONE"
    s = play(position(locks=[2, 5, 9]), "lock")
    assert refused(s, "to 7") == "LOCK_LIMIT"


def test_6_3_eight_locks_and_no_more():
    """R24: limits and supply run out together on the printed board."""
    s = position(locks=[2, 4, 6, 13, 15, 22, 28, 30], hand="lock")
    assert refused(s, "lock") == "NO_LOCK_LEFT"
    assert refused(s, "card lock") == "NO_LOCK_LEFT"


def test_6_4_a_lock_can_finish_a_stretch():
    """WE-27, R20, R23."""
    s = act(position(mover=3, red=[21, 22], green=[23], hand="lock"), "card lock", 24)
    assert s.points == [4, 0, 0, 1]
    assert positions_in(s.counted) == [21, 22, 23]
    assert s.stretches_counted == 1


def test_6_4_a_lock_can_finish_both_sides():
    """WE-28, R21."""
    s = act(position(red=[12, 13, 14], yellow=[15, 17, 18], green=[19]), "lock", 16)
    assert events(s, "STRETCH_WON") == [(0, 1, 4, 6), (1, 1, 3, 4)]
    assert s.points == [7, 4, 0, 0]


def test_6_4_a_lock_on_the_only_field_makes_the_stretch_vanish():
    """WE-38, R22."""
    s = act(position(locks=[13]), "lock", 12)
    assert (s.points[0], s.stretches_counted) == (1, 0)
    assert events(s, "STRETCH_GONE") == [(-1, 1, 0, 0)]
    assert not positions_in(s.counted)
    full = position(locks=[12, 13], red=[14, 15, 16], yellow=[17, 18])
    assert act(full, "place", 19).points[0] == 10  # 14 to 19 is still one stretch


def test_6_4_a_vanished_stretch_can_end_the_game():
    """WE-39, R22."""
    s = position(locks=[13], counted=[p for p in FIELDS if p != 12], yellow=["brulhois"])
    act(s, "lock", 12)
    assert (s.ending, s.points) == (1, [1, 6, 0, 0])
