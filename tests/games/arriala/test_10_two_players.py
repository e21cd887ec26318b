"""10 · Two players and the neutral colour."""

import pytest

from penstock.games.arriala.rules.scoring import winner
from tests.games.arriala.builder import (
    GAME,
    act,
    events,
    places,
    play,
    position,
    refused,
    set_up,
    settle,
    workers,
)


def test_10_1_a_neutral_worker_in_each_town_in_play():
    """WE-17, R43."""
    s = set_up(2)
    assert places(s, "green") == [11, 20, 25, 35]
    assert (s.neutral, s.points[2], s.reserve) == (2, 0, [5, 5, 0, 0])
    assert events(s, "NEUTRALS") == [(-1, 2, 4, 0)]
    assert set_up(3).neutral == -1


def test_10_2_both_may_walk_neutral_workers():
    s = play(position(2, red=[12], green=[20, 25]), "walk")
    assert workers(s) == ["red 1", "green 1", "green 2"]


def test_10_2_the_neutral_colour_scores():
    """WE-53."""
    s = act(position(2, mover=1, green=[21, 22], red=[23]), "place", 24)
    assert s.points[:3] == [0, 0, 6]
    assert events(s, "STRETCH_TO_NEUTRAL") == [(-1, 2, 4, 6)]


def test_10_2_neutral_workers_in_vineyards_by_the_cross_only():
    """WE-52, R44."""
    s = position(2, red=[12], green=[20], hand="any-to-vineyard own-to-vineyard")
    trial = play(s.copy(), "card own-to-vineyard")
    assert trial.worker == 0
    act(s, "card any-to-vineyard", "green 1", "chasselas")
    settle(s)
    assert s.points[:3] == [0, 0, 4]
    assert events(s, "VINEYARD_TO_NEUTRAL") == [(-1, 1, 4, 0)]
    s = position(2, green=["chasselas"], hand="own-to-canal any-to-canal")
    assert refused(s, "to-canal") == "NO_WORKER_CAN"
    assert refused(s, "card own-to-canal") == "NO_WORKER_CAN"
    assert places(act(s, "card any-to-canal", 30), "green") == [30]


def test_10_2_neutral_workers_build_no_river_structure():
    """R45."""
    s = position(2, green=[12, 20, 25])
    assert refused(s, "river") == "NO_WORKER_CAN"
    s = play(position(2, red=[13, 14], green=[12]), "river")
    assert refused(s, "worker green 1") == "NOT_YOUR_WORKER"


def test_10_3_the_neutral_colour_can_win():
    """WE-18."""
    s = settle(position(2, points=[18, 20, 21]))
    assert (winner(s), s.place[:3]) == (-1, [3, 2, 1])
    assert events(s, "NEUTRAL_RESULT") == [(-1, 1, 21, 0)]


def test_10_3_where_the_neutral_colour_leads_no_player_is_first():
    """R61: it takes its place among the players, first, second or third."""
    for neutral, expected in ((30, [2, 3, 1]), (15, [1, 3, 2]), (5, [1, 2, 3])):
        assert settle(position(2, points=[20, 10, neutral])).place[:3] == expected
    assert settle(position(2, points=[20, 20, 30])).place[:3] == [2, 2, 1]
    assert settle(position(2, points=[20, 20, 20])).place[:3] == [2, 2, 1]
    assert settle(position(2, points=[20, 20, 20], neutralTie="player")).place[:3] == [1, 1, 3]


def test_10_3_the_table_shows_the_place_of_the_neutral_colour():
    s = settle(position(2, points=[20, 10, 30]))
    assert GAME.view_of(s, 0)["neutral"]["place"] == 1
    assert s.score[:3] == [20, 10, 30]


@pytest.mark.parametrize(("own", "neutral", "won"), [(3, 4, -1), (4, 3, 0), (3, 3, -1)])
def test_10_3_a_tie_with_the_neutral_colour(own, neutral, won):
    """WE-44, R47."""
    s = position(2, points=[21, 18, 21], red=range(12, 12 + own), green=range(26, 26 + neutral))
    assert winner(settle(s)) == won


def test_10_3_option_the_player_wins_a_tie_with_the_neutral_colour():
    """R47, neutralTie: player."""
    s = position(2, points=[21, 18, 21], red=[12], green=[26, 27], neutralTie="player")
    assert winner(settle(s)) == 0
    s = position(2, points=[20, 18, 21], red=[12], green=[26, 27], neutralTie="player")
    assert winner(settle(s)) == -1
