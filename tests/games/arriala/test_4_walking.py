"""4 · Walking: whose worker, how far, where to, how often, and not straight back."""

import random

import pytest

from penstock.games.arriala.rules.board import walk_targets
from penstock.games.arriala.rules.state import Action
from penstock.games.arriala.rules.targeting import can_somebody
from tests.games.arriala.builder import (
    COLOURS,
    GAME,
    TOWNS,
    act,
    legal,
    next_turn,
    places,
    play,
    position,
    refused,
    set_up,
    targets,
    workers,
)


def walk_options(s, worker):
    """Where a worker may walk now."""
    play(s, "walk")
    if f"worker {worker}" in legal(s):
        play(s, f"worker {worker}")
    return targets(s)


def test_4_1_anybodys_worker_on_the_canal_may_be_walked():
    """R65."""
    s = position(red=[12], yellow=[0], green=["chasselas"], violet=["dam", 30])
    play(s, "walk")
    assert workers(s) == ["red 1", "yellow 1", "violet 2"]
    assert refused(s, "worker green 1") == "NOT_ON_CANAL"
    assert refused(s, "worker violet 1") == "NOT_ON_CANAL"
    assert refused(s, "worker red 2") == "NOT_ON_CANAL"


@pytest.mark.parametrize("action", ["to-vineyard", "river"])
def test_4_1_other_actions_take_own_workers_only(action):
    s = play(position(red=[12, 14], yellow=[30]), action)
    assert workers(s) == ["red 1", "red 2"]
    assert refused(s, "worker yellow 1") == "NOT_YOUR_WORKER"


def test_4_2_every_field_costs_one_point():
    """WE-02."""
    s = act(position(mover=3, violet=[12], red=[30]), "walk", "violet 1", 16)
    assert (places(s, "violet"), s.ap) == ([16], 1)


def test_4_2_workers_locks_and_towns_are_passed():
    """WE-24, R3, R4."""
    s = position(red=[12], yellow=[13, 14], locks=[15])
    assert 16 in walk_options(s, "red 1")
    assert refused(s, "to 13") == "WORKER_THERE"
    assert refused(s, "to 14") == "WORKER_THERE"
    assert refused(s, "to 15") == "LOCK_THERE"
    assert play(s, "to 16").ap == 1
    assert 10 in walk_options(position(red=[12]), "red 1")


def test_4_2_not_farther_than_the_points_go():
    s = position(red=[12], ap=2)
    assert walk_options(s, "red 1") == [10, 11, 13, 14]
    assert refused(s, "to 15") == "TOO_FAR"


def test_4_2_the_walk_against_an_obvious_count():
    """Every place, one by one, on random boards."""
    chance = random.Random(1)
    for _ in range(60):
        spots = chance.sample(range(36), 14)
        fields = [p for p in spots if p not in TOWNS]
        reach = chance.randint(1, 9)
        locks = chance.sample(fields[6:], 2)
        standing = [p for p in spots if p not in locks]
        s = position(red=standing[:5], yellow=standing[5:10], locks=locks)
        taken = {p for p in (*standing[:10], *locks) if p not in TOWNS}
        for k, here in enumerate(standing[:5]):
            obvious = [p for p in range(36) if p not in taken and p != here and abs(p - here) <= reach]
            found = walk_targets(s, 0, k, reach)
            assert [p for p in range(64) if found >> p & 1] == obvious
        assert can_somebody(s, 0, Action.WALK, True, reach)


def test_4_3_a_town_takes_any_number():
    """R5."""
    s = position(red=[12], yellow=[11, 11, 11], green=[11])
    assert act(s, "walk", "red 1", 11).ap == 4
    assert places(s, "red") == [11]


def test_4_3_walking_to_where_it_stands_is_no_walk():
    s = play(position(red=[11]), "walk")
    assert refused(s, "to 11") == "STANDS_THERE"


def test_4_4_a_worker_moves_once_a_turn():
    """R2, R6, R7: a second walk, a vineyard or a river structure is refused."""
    s = act(position(red=[12, 30, 28]), "walk", "red 1", 13)
    for action in ("walk", "to-vineyard", "river"):
        trial = play(s.copy(), action)
        assert refused(trial, "worker red 1") == "ALREADY_MOVED"
        assert workers(trial) == ["red 2", "red 3"]
    s = act(position(red=[12]), "walk", "red 1", 13)
    assert refused(s, "walk") == "NO_WORKER_CAN"
    assert refused(s, "to-vineyard") == "NO_WORKER_CAN"


def test_4_4_two_cards_do_not_move_the_same_worker():
    """WE-55, R66."""
    s = act(position(red=[12, 30], hand="move-short move-short"), "card move-short", "red 1", 14)
    play(s, "card move-short")
    assert places(s, "red") == [14, 30]
    assert s.worker == 1
    s = act(position(red=[12], hand="move-short move-short"), "card move-short", "red 1", 14)
    assert refused(s, "card move-short") == "NO_WORKER_CAN"


def test_4_4_not_to_a_vineyard_and_back_in_a_turn():
    """WE-25."""
    s = act(
        position(red=[12], hand="own-to-canal own-to-vineyard"), "card own-to-vineyard", "red 1", "brulhois"
    )
    assert s.ap == 4
    assert refused(s, "to-canal") == "NO_WORKER_CAN"
    assert refused(s, "card own-to-canal") == "NO_WORKER_CAN"


def test_4_4_identity_decides_who_has_moved():
    """WE-40, R54: b, not a, may come back."""
    s = act(position(red=[14, "chasselas"], hand="own-to-canal"), "to-vineyard", "red 1", "chasselas")
    play(s, "card own-to-canal")
    assert s.worker == 1
    assert refused(s, "worker red 1") == "NOT_NOW"
    s = act(
        position(red=[14, "chasselas", "brulhois"], hand="own-to-canal"),
        "to-vineyard",
        "red 1",
        "chasselas",
    )
    play(s, "card own-to-canal")
    assert workers(s) == ["red 2", "red 3"]
    assert refused(s, "worker red 1") == "ALREADY_MOVED"


def finished_by_walking(**options):
    return act(position(red=[21, 22, 23, 25], **options), "walk", "red 4", 24)


def test_4_4_the_finisher_rests_the_others_may_move():
    """WE-48, R9."""
    s = finished_by_walking()
    assert s.points[0] == 6
    play(s, "walk")
    assert refused(s, "worker red 4") == "ALREADY_MOVED"
    assert workers(s) == ["red 1", "red 2", "red 3"]


def test_4_4_option_the_finisher_may_move_again():
    """R9, finisherMayMoveAgain: true."""
    s = play(finished_by_walking(finisherMayMoveAgain=True), "walk")
    assert "red 4" in workers(s)
    s = act(position(red=[30], finisherMayMoveAgain=True), "walk", "red 1", 31)
    assert refused(s, "walk") == "NO_WORKER_CAN"


def test_4_4_option_everybody_counted_may_move_again():
    """R9, countedMayMoveAgain: true: also a worker that moved earlier in the turn, but only if counted."""
    for again in (False, True):
        s = position(red=[20, 22, 23, 25], yellow=[12], countedMayMoveAgain=again)
        act(s, "walk", "yellow 1", 13)
        act(s, "walk", "red 1", 21)
        act(s, "walk", "red 4", 24)
        play(s, "walk")
        assert s.points[0] == 6
        assert workers(s) == ["red 1", "red 2", "red 3", "red 4"] if again else ["red 2", "red 3"]


def test_4_4_option_a_lock_wakes_those_it_has_counted():
    """R9, countedMayMoveAgain: true."""
    s = position(red=[20], yellow=[22, 23], hand="lock", countedMayMoveAgain=True)
    act(s, "walk", "red 1", 21)
    assert s.resting == 1
    assert act(s, "card lock", 24).resting == 0


def test_4_4_option_a_worker_may_walk_on():
    """R6, R66, walksGoOn: true: walks and move cards add up, with other actions between them."""
    s = position(red=[12, 30], hand="move-short lock", walksGoOn=True)
    act(s, "walk", "red 1", 13)
    act(s, "card lock", 26)
    act(s, "card move-short", "red 1", 15)
    act(s, "walk", "red 1", 16)
    assert (places(s, "red"), s.ap) == ([16, 30], 1)
    assert workers(play(s, "walk")) == ["red 1", "red 2"]


def test_4_4_option_walking_on_is_for_walks_only():
    """R7, walksGoOn: true: a walk is followed by walks alone, and a teleport by nothing."""
    s = act(position(red=[12], hand="teleport move-short", walksGoOn=True), "walk", "red 1", 13)
    assert [refused(s, a) for a in ("to-vineyard", "river", "card teleport")] == ["NO_WORKER_CAN"] * 3
    s = act(position(red=[12], hand="teleport move-short", walksGoOn=True), "card teleport", 30)
    assert [refused(s, a) for a in ("walk", "card move-short")] == ["NO_WORKER_CAN"] * 2


def test_4_4_option_who_walked_on_may_not_be_sent_back_to_where_the_turn_began():
    """R55, walksGoOn: true."""
    s = position(2, mover=1, red=[13], walksGoOn=True)
    act(s, "walk", "red 1", 15)
    play(act(s, "walk", "red 1", 16), "stop")
    options = walk_options(s, "red 1")
    assert 15 in options
    assert refused(s, "to 13") == "NOT_BACK"


# -- 4.5 Not straight back ------------------------------------------------------------------


def walked(s, worker, to):
    return play(act(s, "walk", worker, to), "stop")


def test_4_5_the_table_says_where_moved_workers_came_from():
    before = position(3, mover=1, red=[13], yellow=["brulhois"], hand="own-to-canal")
    own = act(before.copy(), "walk", "red 1", 15)
    assert not GAME.view_of(own, 0)["moved"][0]["barred"]  # who moved it may move it back
    s = walked(before, "red 1", 15)
    assert GAME.view_of(s, 0)["moved"] == [{"worker": "red 1", "seat": 1, "from": "s2 2", "barred": True}]
    assert GAME.view_of(s, 1)["moved"] == GAME.view_of(s, 0)["moved"]  # it is said for whoever's turn it is
    s = act(position(3, yellow=["brulhois"], mover=1), "to-canal", "yellow 1", 11)
    assert GAME.view_of(s, 0)["moved"] == [
        {"worker": "yellow 1", "seat": 1, "from": "brulhois", "barred": True}
    ]


def test_4_5_not_back_to_where_another_player_took_it_from():
    """WE-26, R10."""
    s = walked(position(2, mover=1, red=[13]), "red 1", 15)
    options = walk_options(s, "red 1")
    assert refused(s, "to 13") == "NOT_BACK"
    assert 14 in options


def test_4_5_each_mover_since_the_last_turn_binds():
    """WE-41, R55."""
    s = walked(position(3, mover=1, red=[13]), "red 1", 15)
    trial = s.copy()
    walk_options(trial, "red 1")
    assert refused(trial, "to 13") == "NOT_BACK"
    s = walked(s, "red 1", 17)
    options = walk_options(s, "red 1")
    assert [refused(s, f"to {p}") for p in (13, 15)] == ["NOT_BACK", "NOT_BACK"]
    assert {14, 16} <= set(options)


def test_4_5_the_ban_ends_with_the_movers_next_turn():
    """WE-42, R12."""
    s = walked(position(3, red=[13]), "red 1", 15)
    trial = s.copy()
    walk_options(trial, "red 1")
    assert refused(trial, "to 13") == "NOT_BACK"
    later = next_turn(s.copy(), 0)
    assert 13 in walk_options(later, "red 1")
    a_round_later = next_turn(next_turn(s, 0), 1)
    assert 13 in walk_options(a_round_later, "red 1")


def test_4_5_a_vineyard_is_one_place():
    """WE-43, R11."""
    s = position(3, mover=2, red=["brulhois", 30], hand="any-to-canal")
    act(s, "card any-to-canal", "red 1", 14)
    play(s, "stop")
    play(s, "to-vineyard", "worker red 1")
    assert places(s, "red") == ["chasselas", 30]  # the only vineyard left, so it was not asked
    s = position(4, mover=3, red=["brulhois", 30], hand="any-to-canal")
    play(act(s, "card any-to-canal", "red 1", 14), "stop", "to-vineyard", "worker red 1")
    assert refused(s, "vineyard brulhois") == "NOT_BACK"
    assert targets(s) == ["frontonnais", "chasselas"]


def test_4_5_option_the_way_back_into_a_vineyard_is_open():
    """R11, noReturnToVineyard: false."""
    s = position(4, mover=3, red=["brulhois"], hand="any-to-canal", noReturnToVineyard=False)
    play(act(s, "card any-to-canal", "red 1", 14), "stop", "to-vineyard")
    assert "brulhois" in targets(s)


def test_4_5_option_only_the_previous_player_binds():
    """R10, noReturn: previousPlayer."""
    s = walked(position(3, mover=1, red=[13], noReturn="previousPlayer"), "red 1", 15)
    s = walked(s, "red 1", 17)
    options = walk_options(s, "red 1")
    assert refused(s, "to 15") == "NOT_BACK"
    assert 13 in options


def test_4_5_cards_obey_the_ban():
    """R35: also by teleport."""
    s = position(2, mover=1, red=[13], hand=["teleport", ""])
    s = walked(s, "red 1", 15)
    play(s, "card teleport")
    assert refused(s, "to 13") == "NOT_BACK"
    assert refused(s, "to 14") == "NONE"


def test_4_5_a_worker_brought_back_from_a_vineyard_may_be_barred_from_a_field():
    s = position(2, mover=1, red=[13], hand=["own-to-canal", "any-to-vineyard"])
    play(act(s, "card any-to-vineyard", "red 1", "chasselas"), "stop", "to-canal")
    assert refused(s, "to 13") == "NOT_BACK"


def test_4_5_placing_sets_no_ban():
    """R55."""
    s = play(act(position(2, mover=1), "place", 13), "stop")
    assert act(s, "walk", "yellow 1", 14).ap == 4


# -- 4.6 Workers that are alike -------------------------------------------------------------


def test_4_6_of_equal_workers_only_the_lowest_is_offered():
    """R54."""
    s = play(position(red=[11, 11, 11], yellow=[11]), "walk")
    assert workers(s) == ["red 1", "yellow 1"]
    assert refused(s, "worker red 2") == "SAME_AS_ANOTHER"


def test_4_6_a_different_past_makes_workers_differ():
    """R54: red 1 was brought to Montech by yellow, red 2 has been there."""
    s = walked(position(2, mover=1, red=[13, 11]), "red 1", 11)
    play(s, "walk")
    assert workers(s) == ["red 1", "red 2"]
    s = position(2, mover=1, red=[13, 13 + 1, 11])
    act(s, "walk", "red 1", 11)
    play(act(s, "walk", "red 2", 11), "walk")
    assert workers(s) == ["red 1", "red 2", "red 3"]


def test_4_6_workers_moved_alike_are_alike():
    s = position(2, mover=1, red=["chasselas", "chasselas", "brulhois"], hand="any-to-canal any-to-canal")
    act(s, "card any-to-canal", "red 1", 11)
    play(act(s, "card any-to-canal", "red 2", 11), "stop", "walk")
    assert s.worker == 0


def test_4_1_every_colour_has_five_numbered_workers():
    s = set_up(4)
    assert len(s.at) == 5 * len(COLOURS)
