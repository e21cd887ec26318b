"""9 · The end: last stretch, vineyards, winner, places, stall guard."""

from typing import Any

import pytest

from penstock.engine.hiding import hide
from penstock.games.arriala.rules.scoring import winner
from penstock.games.arriala.rules.state import Ending
from tests.games.arriala.builder import (
    FIELDS,
    GAME,
    act,
    events,
    legal,
    play,
    position,
    refused,
    set_up,
    settle,
)

ALL_BUT_S3 = [p for p in FIELDS if not 21 <= p <= 24]


def test_9_1_the_last_stretch_ends_the_game_at_once():
    """WE-32, R49."""
    s = position(counted=ALL_BUT_S3, red=[21, 22, "chasselas"], yellow=[23], green=["brulhois"])
    act(s, "place", 24)
    assert s.ending == Ending.LAST_STRETCH
    assert (s.to_act, s.ap) == (0, 2)
    assert s.points == [6 + 4, 0, 6, 0]
    assert s.score[:4] == s.points
    assert legal(s) == []
    assert refused(s, "stop") == "GAME_OVER"
    assert events(s, "ENDED") == [(-1, 0, 0, 0)]


def test_9_1_a_stretch_for_nobody_ends_it_too():
    s = position(counted=ALL_BUT_S3, red=[21, 22], yellow=[23, 25])
    assert act(s, "walk", "yellow 2", 24).ending == Ending.LAST_STRETCH


def test_9_1_one_open_stretch_keeps_it_going():
    s = position(counted=[p for p in ALL_BUT_S3 if p != 34], locks=[33], red=[21, 22], yellow=[23])
    assert act(s, "place", 24).ending == Ending.NOT_YET


@pytest.mark.parametrize(
    ("vineyard", "workers", "points"),
    [
        ("frontonnais", (3, 0, 2, 0), [8, 0, 0, 0]),  # WE-12
        ("chasselas", (1, 0, 1, 0), [0, 0, 0, 0]),  # WE-13
        ("brulhois", (2, 0, 2, 1), [0, 0, 0, 6]),  # WE-14
        ("frontonnais", (2, 2, 1, 1), [0, 0, 0, 0]),  # WE-54
        ("chasselas", (0, 1, 0, 0), [0, 4, 0, 0]),  # R50
        ("brulhois", (0, 0, 0, 0), [0, 0, 0, 0]),  # R50
    ],
)
def test_9_2_vineyards_pay_by_majority(vineyard, workers, points):
    """WE-12, WE-13, WE-14, WE-54, R50."""
    names = ("red", "yellow", "green", "violet")
    placed: dict[str, Any] = {name: [vineyard] * n for name, n in zip(names, workers, strict=True)}
    s = position(**placed)
    assert settle(s).points == points


def test_9_2_what_everybody_would_be_paid_if_the_game_ended_now():
    """WE-14, R50: the parts are the same before and after the end, for spectators too."""
    s = position(
        points=[7, 3, 0, 1],
        red=["chasselas", "frontonnais", 1],
        yellow=["brulhois", "brulhois", "frontonnais"],
        green=["brulhois", "brulhois"],
        violet=["brulhois"],
    )
    expected = [(11, 7, 4), (3, 3, 0), (0, 0, 0), (7, 1, 6)]
    for seat in (None, *range(4)):
        assert worths(s, seat) == expected
    settle(s)
    assert worths(s, None) == expected
    assert s.score[:4] == [total for total, _, _ in expected]


def worths(s, seat):
    """(total, points, vineyards) of every player."""
    known = hide(s, seat)
    return [tuple(GAME.worth_of(known, seat, player).values()) for player in range(s.n_seats)]


def test_9_3_most_points_win():
    s = settle(position(points=[20, 25, 24, 10]))
    assert (winner(s), events(s, "WINNER")) == (1, [(1, 0, 0, 0)])


def test_9_3_a_tie_goes_to_more_workers_on_the_canal():
    """WE-19."""
    s = settle(position(3, points=[25, 25, 3], red=[1, 2, 3, "dam"], yellow=[5, 6, "mill", "reservoir"]))
    assert (winner(s), s.place[:3]) == (0, [1, 2, 3])


def test_9_3_a_full_tie_has_no_winner():
    """WE-20."""
    s = settle(position(3, points=[25, 25, 3], red=[1, 2, 3], yellow=[5, 6, 7]))
    assert (winner(s), s.place[:3]) == (-1, [1, 1, 3])
    assert len(events(s, "NO_WINNER")) == 1


def test_9_3_workers_in_towns_count():
    """R15."""
    s = settle(position(3, points=[25, 25, 3], red=[0, 11, 20], yellow=[5, 6]))
    assert winner(s) == 0


def test_9_3_option_workers_in_towns_do_not_count():
    """R15, townsBreakTies: false."""
    s = settle(position(3, points=[25, 25, 3], red=[0, 11, 20], yellow=[5, 6], townsBreakTies=False))
    assert winner(s) == 1


def test_9_3_vineyard_river_and_reserve_do_not_count():
    """R15."""
    s = position(3, points=[19, 25, 3], red=["brulhois", 1], yellow=["dam", "mill", 2, 3])
    assert winner(settle(s)) == 1
    assert s.points[:2] == [25, 25]


def test_9_4_places_by_points_then_workers():
    """R61."""
    s = settle(position(points=[9, 12, 9, 12], red=[1], green=[2], yellow=[3], violet=[4, 5]))
    assert s.place[:4] == [3, 2, 3, 1]
    assert winner(s) == 3
    assert [e[1] for e in events(s, "RESULT")] == [3, 2, 3, 1]


# -- 9.5 The stall guard --------------------------------------------------------------------


def test_9_5_fifteen_idle_rounds_end_the_game():
    """WE-47, R53."""
    s = play(position(3, red=["chasselas"], idle=43), "stop")
    assert (s.ending, s.idle_turns) == (Ending.NOT_YET, 44)
    play(s, "stop")
    assert (s.ending, s.points[0], winner(s)) == (Ending.STALLED, 4, 0)
    assert events(s, "STALLED") == [(-1, 15, 0, 0)]


def test_9_5_a_count_for_nobody_is_progress():
    """WE-47."""
    s = position(3, red=[21, 22], yellow=[23, 25], idle=43)
    play(act(s, "walk", "yellow 2", 24), "stop")
    assert (s.ending, s.idle_turns) == (Ending.NOT_YET, 0)


@pytest.mark.parametrize("action", [("lock", 30), ("river", "red 1", "dam"), ("card master", "slope")])
def test_9_5_every_point_is_progress(action):
    s = position(points=[0, 1, 1, 1], red=[30 + 2], hand="master", idle=59)
    play(act(s, *action), "stop")
    assert (s.ending, s.idle_turns) == (Ending.NOT_YET, 0)


def test_9_5_drawing_placing_and_walking_are_idle():
    s = act(position(idle=3), "place", 30)
    act(s, "draw")
    assert s.idle_turns == 4


def test_9_5_idle_rounds_are_shown_from_the_fifth_on():
    s = play(position(4, mover=3, idle=15), "stop")
    assert (events(s, "IDLE"), GAME.view_of(s, 0)["idle_rounds"]) == ([], 0)
    s = play(position(4, mover=3, idle=19), "stop")
    assert (events(s, "IDLE"), GAME.view_of(s, 0)["idle_rounds"]) == ([(-1, 5, 10, 0)], 5)


def test_9_5_warnings_come_before_the_end_also_with_few_rounds():
    """R53: with five rounds from the third on."""
    s = position(4, mover=3, idle=7, stallRounds=5)
    assert events(play(s, "stop"), "IDLE") == []
    s = play(position(4, mover=3, idle=11, stallRounds=5), "stop")
    assert (events(s, "IDLE"), GAME.view_of(s, 0)["idle_rounds"]) == ([(-1, 3, 2, 0)], 3)
    s = play(position(4, mover=3, idle=15, stallRounds=5), "stop")
    assert events(s, "IDLE") == [(-1, 4, 1, 0)]


@pytest.mark.parametrize(("rounds", "last"), [(15, 60), (5, 20), (10, 40), (20, 80), (30, 120), (0, 800)])
def test_9_5_option_stall_rounds(rounds, last):
    """R53, R58: 0 switches the guard off; the last resort stays."""
    s = position(idle=last - 2, stallRounds=rounds)
    assert play(s, "stop").ending == Ending.NOT_YET
    assert play(s, "stop").ending == Ending.STALLED


def test_9_5_the_longest_game_is_within_the_declared_length():
    """R58: 26 kinds of progress, 200 idle rounds at most, 15 decisions a turn."""
    s = set_up(4, stallRounds=0)
    assert (8 + 4 + 2 + 12 + 1) * s.stall_turns * 15 <= GAME.longest
