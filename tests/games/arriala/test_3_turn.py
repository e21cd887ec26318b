"""3 · The turn: action points, parts of an action, order, end."""

import pytest

from tests.games.arriala.builder import (
    act,
    cards,
    events,
    legal,
    next_turn,
    places,
    play,
    position,
    refused,
    targets,
    workers,
)


def test_3_1_five_points_and_any_mixture():
    s = position(red=[12])
    act(s, "draw")
    act(s, "walk", "red 1", 13)
    assert s.ap == 2


def test_3_1_an_action_may_be_repeated():
    """WE-56."""
    s = position(red=[2, 4, 6, 13, 15])
    for k, target in enumerate((1, 3, 5, 12, 14), 1):
        act(s, "walk", f"red {k}", target)
    assert places(s, "red") == [1, 3, 5, 12, 14]
    assert s.mover == 1


def test_3_5_a_stop_that_is_the_only_move_is_not_asked():
    """R52: one point left, the only worker has moved, no card in hand."""
    s = act(position(red=[12]), "walk", "red 1", 16)
    assert (s.mover, s.ap) == (1, 5)
    assert events(s, "STOPPED") == [(0, 1, 0, 0)]
    s = act(position(red=[12], yellow=[30]), "walk", "red 1", 16)
    assert (s.mover, s.ap, legal(s)) == (0, 1, ["walk", "stop"])


def test_3_1_points_are_not_saved():
    """WE-22."""
    s = act(position(red=[12]), "walk", "red 1", 14)
    assert s.ap == 3
    play(s, "stop")
    assert next_turn(s, 0).ap == 5


def test_3_1_only_the_mover_may_act():
    s = position(mover=2)
    assert refused(s, "stop", seat=2) == "NONE"
    assert refused(s, "stop", seat=1) == "NOT_YOUR_TURN"


COSTS = [
    ("walk", 1, ("red 1", 13)),
    ("card own-to-vineyard", 1, ("red 1", "chasselas")),
    ("to-vineyard", 2, ("red 1", "chasselas")),
    ("draw", 2, ()),
    ("place", 3, (30,)),
    ("river", 3, ("red 1", "dam")),
    ("to-canal", 4, ("red 2", 30)),
    ("lock", 4, (30,)),
]


@pytest.mark.parametrize(("action", "cost", "parts"), COSTS)
def test_3_2_what_the_eight_actions_cost(action, cost, parts):
    """WE-21."""
    s = position(red=[12, "brulhois"], hand="own-to-vineyard")
    assert act(s, action, *parts).ap == 5 - cost if cost < 5 else 0


@pytest.mark.parametrize(("action", "cost", "parts"), COSTS)
def test_3_2_an_action_needs_its_whole_cost(action, cost, parts):
    """WE-21: with one point less it is refused."""
    s = position(red=[12, "brulhois"], hand="own-to-vineyard", ap=cost)
    assert refused(s, action) == "NONE"
    if cost > 1:
        s = position(red=[12, "brulhois"], hand="own-to-vineyard", ap=cost - 1)
        assert refused(s, action) == "TOO_FEW_POINTS"


def test_3_2_after_a_lock_one_point_is_left():
    """WE-01."""
    s = act(position(red=[12], hand="own-to-vineyard own-to-canal"), "lock", 30)
    assert s.ap == 1
    assert legal(s) == ["walk", "card own-to-vineyard", "stop"]
    for other in ("draw", "place", "to-vineyard", "river", "lock"):
        assert refused(s, other) == "TOO_FEW_POINTS"
    play(s, "walk")
    assert targets(s) == [11, 13]


def test_3_3_an_action_is_offered_only_if_it_can_be_completed():
    """R57: nobody on the canal, nothing in the vineyards."""
    s = position()
    assert legal(s) == ["draw", "place", "lock", "stop"]
    for action in ("walk", "to-vineyard", "river", "to-canal"):
        assert refused(s, action) == "NO_WORKER_CAN"


def test_3_3_a_worker_is_offered_only_with_a_target():
    """Red 1 is shut in: one point, workers on both sides; red 2 is not."""
    s = play(position(red=[13, 30], yellow=[12, 14], ap=1), "walk")
    assert "red 2" in workers(s)
    assert refused(s, "worker red 1") == "NO_TARGET"


def test_3_3_what_then_who_then_where():
    s = play(position(red=[12, 30]), "walk")
    assert workers(s) == ["red 1", "red 2"]
    assert refused(s, "to 13") == "NOT_NOW"
    play(s, "worker red 1")
    assert targets(s) == [7, 8, 9, 10, 11, 13, 14, 15, 16, 17]
    play(s, "to 13")
    assert legal(s) == ["walk", "to-vineyard", "draw", "place", "river", "lock", "stop"]


def test_3_3_no_way_back_once_begun():
    """R57."""
    s = play(position(red=[12, 30]), "walk")
    assert refused(s, "stop") == "NOT_NOW"
    assert refused(s, "draw") == "NOT_NOW"


def test_3_3_a_single_answer_is_not_asked():
    s = play(position(red=[12]), "walk")
    assert s.worker == 0
    s = play(position(red=[12], green=["mill", "reservoir", "dam"]), "river")
    assert places(s, "red") == ["moissac-mill"]
    assert s.ap == 2


def test_3_4_points_then_counts_then_the_end_of_the_turn():
    """R23, R56: the lock's point comes first, the turn ends last."""
    s = position(red=[21, 22], yellow=[23], hand="lock", ap=1)
    act(s, "card lock", 24)
    order = [s.events[k].kind for k in range(s.n_events)]
    assert [e.name for e in map(type_of_event, order)] == ["LOCK", "STRETCH_WON", "TURN"]
    assert (s.points, s.mover) == ([5, 0, 0, 0], 1)


def type_of_event(kind):
    from penstock.games.arriala.rules.codes import Event

    return Event(kind)


def test_3_4_the_card_is_discarded_before_its_effect():
    s = play(position(red=[12, 30], hand="teleport"), "card teleport")
    assert (cards(s.discards), cards(s.hand[0]), s.ap) == ({"teleport": 1}, {}, 4)


def test_3_4_the_game_ends_before_the_turn_does():
    """R56."""
    others = [p for p in range(1, 35) if p not in (0, 11, 20, 25, 24)]
    s = position(counted=[p for p in others if not 21 <= p <= 23], red=[21, 22], yellow=[23], ap=3)
    act(s, "place", 24)
    assert s.ending == 1
    assert s.mover == 0
    assert events(s, "TURN") == []


def test_3_5_the_turn_ends_at_zero_points():
    assert act(position(red=[12]), "walk", "red 1", 17).mover == 1


def test_3_5_stopping_is_always_possible():
    """R52."""
    s = position()
    assert refused(s, "stop") == "NONE"
    play(s, "stop")
    assert s.mover == 1
    assert events(s, "STOPPED") == [(0, 5, 0, 0)]
    assert "stop" in legal(position(ap=1))
