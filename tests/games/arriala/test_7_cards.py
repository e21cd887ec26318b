"""7 · Cards."""

from typing import Any

import pytest

from tests.games.arriala.builder import (
    TOWNS,
    act,
    cards,
    events,
    legal,
    moves_told,
    places,
    play,
    position,
    refused,
    targets,
    workers,
)


def test_7_1_the_top_card_to_the_hand_without_limit():
    s = position(hand="lock " * 5 + "master " * 4)
    act(s, "draw")
    assert (s.hand_size[0], s.deck_size, s.ap) == (10, 45, 3)
    assert events(s, "DREW") == [(0, 45, 0, 0)]


def test_7_1_a_card_just_drawn_may_be_played():
    """R32: the pile holds one Lock only."""
    s = position(pile=1)
    s.deck[:] = [0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    act(s, "draw")
    assert act(s, "card lock", 30).points[0] == 1


def test_7_1_drawing_cannot_be_undone():
    s = position()
    before = s.revealed
    assert act(s, "draw").revealed == before + 1


def test_7_2_an_empty_pile_is_made_of_the_discards():
    """WE-46, R30."""
    s = position(pile=0, discards="lock master teleport")
    act(s, "draw")
    assert (s.hand_size[0], s.deck_size, s.discard_size) == (1, 2, 0)
    assert events(s, "RESHUFFLED") == [(0, 3, 0, 0)]


def test_7_2_the_last_card_leaves_the_discards_alone():
    s = act(position(pile=1, discards="lock master"), "draw")
    assert (s.deck_size, s.discard_size) == (0, 2)


def test_7_2_nothing_to_draw():
    """WE-46."""
    assert refused(position(pile=0), "draw") == "NO_CARD_LEFT"


def test_7_2_option_an_empty_pile_stays_empty():
    """R30, emptyPile: stays."""
    s = position(pile=0, discards="lock master", emptyPile="stays")
    assert refused(s, "draw") == "NO_CARD_LEFT"
    assert refused(position(pile=1, emptyPile="stays"), "draw") == "NONE"


def test_7_3_a_card_costs_one_point_and_is_discarded():
    s = act(position(red=[12], hand="move-short lock"), "card move-short", "red 1", 14)
    assert (s.ap, cards(s.hand[0]), cards(s.discards)) == (4, {"lock": 1}, {"move-short": 1})
    assert moves_told(s, "WALKED") == [(0, "red", "s2 1", "s2 3")]


def test_7_3_only_cards_in_hand():
    assert refused(position(red=[12]), "card move-short") == "NO_SUCH_CARD"


def test_7_3_no_card_without_effect():
    """R31."""
    hand = "move-short teleport own-to-vineyard any-to-vineyard own-to-canal any-to-canal master"
    s = position(hand=hand)
    assert {refused(s, f"card {card}") for card in hand.split()} == {"NO_WORKER_CAN", "SHARED_LAST"}
    assert legal(s) == ["draw", "place", "lock", "stop"]


def test_7_3_option_a_card_may_be_played_without_effect():
    """R31, cardsMayLapse: true."""
    s = position(hand="teleport master", cardsMayLapse=True)
    assert legal(s, "card") == ["card teleport", "card master"]
    play(s, "card teleport")
    assert (s.ap, cards(s.hand[0]), cards(s.discards)) == (4, {"master": 1}, {"teleport": 1})
    assert (events(s, "LAPSED"), events(s, "CARD")) == ([(0, 3, 0, 0)], [])
    assert refused(position(hand="teleport", ap=0, cardsMayLapse=True), "card teleport") == "TOO_FEW_POINTS"


def test_7_3_option_a_card_whose_effect_is_possible_has_it():
    """R31, cardsMayLapse: true; a move card reckons with the point it costs."""
    s = act(position(red=[12], hand="move-short", cardsMayLapse=True), "card move-short", "red 1", 14)
    assert (places(s, "red"), events(s, "LAPSED")) == ([14], [])
    s = position(points=[0, 1, 1, 1], hand="master", cardsMayLapse=True)
    assert act(s, "card master", "slope").points[0] == 5


@pytest.mark.parametrize(("card", "reach"), [("move-short", 2), ("move-middle", 3), ("move-long", 4)])
def test_7_4_a_move_card_pays_its_fields(card, reach):
    """R33."""
    for distance in range(1, reach + 1):
        assert act(position(red=[12], hand=card), f"card {card}", "red 1", 12 + distance).ap == 4


def test_7_4_further_fields_cost_a_point_each():
    """WE-23: five fields by a card of three, 1 + 2 points."""
    assert act(position(red=[12], hand="move-middle"), "card move-middle", "red 1", 17).ap == 2


@pytest.mark.parametrize(("ap", "expected"), [(1, [10, 11, 13, 14]), (2, [9, 10, 11, 13, 14, 15])])
def test_7_4_how_far_a_move_card_reaches(ap, expected):
    """WE-50."""
    s = play(position(red=[12], hand="move-short", ap=ap), "card move-short")
    assert targets(s) == expected
    assert refused(s, "to 17") == "TOO_FAR"


def test_7_4_a_move_card_takes_any_colour_on_the_canal():
    """R34."""
    s = play(position(red=[12], yellow=[15, "chasselas"], hand="move-short"), "card move-short")
    assert workers(s) == ["red 1", "yellow 1"]


def test_7_4_a_move_card_reaches_where_the_points_alone_do_not():
    """One point left, both neighbours taken: no walk, but a card."""
    s = position(red=[13], yellow=[12, 14], green=[11], hand="move-short", ap=1)
    play(s, "card move-short", "worker red 1")
    assert targets(s) == [11, 15]


def test_7_5_teleport_an_own_worker_anywhere_free():
    """R35."""
    s = play(position(red=[12], yellow=[5], locks=[7], hand="teleport"), "card teleport")
    assert targets(s) == [p for p in range(36) if p not in (12, 5, 7)]
    assert refused(s, "to 12") == "STANDS_THERE"
    play(s, "to 34")
    assert (places(s, "red"), s.ap) == ([34], 4)
    s = play(position(red=[12, 13], yellow=[5], hand="teleport"), "card teleport")
    assert refused(s, "worker yellow 1") == "NOT_YOUR_WORKER"
    s = act(position(red=[12], hand="teleport"), "card teleport", 0)
    assert moves_told(s, "JUMPED") == [(0, "red", "s2 1", "grisolles")]


def test_7_5_teleporting_is_a_move():
    """R7."""
    s = act(position(red=[12], hand="teleport"), "card teleport", 30)
    assert refused(s, "walk") == "NO_WORKER_CAN"


def test_7_6_the_lock_card_obeys_the_rules_of_locks():
    """R37."""
    s = play(position(locks=[22], hand="lock"), "card lock")
    assert refused(s, "to 23") == "LOCK_LIMIT"
    assert not set(TOWNS) & set(targets(s))


def test_7_7_alone_in_last_place():
    """WE-09, R39."""
    s = position(points=[3, 4, 5, 9], hand="master")
    play(s, "card master")
    assert targets(s) == ["slope", "bridge"]
    play(s, "structure bridge")
    assert (s.points, s.ap) == ([8, 4, 5, 9], 4)
    assert events(s, "MASTER") == [(0, 1, 5, 0)]


def test_7_7_not_for_anybody_else():
    """WE-10."""
    assert refused(position(points=[3, 2, 5, 9], hand="master"), "card master") == "NOT_LAST"


def test_7_7_a_shared_last_place_is_not_enough():
    """WE-33, R38."""
    assert refused(position(hand="master"), "card master") == "SHARED_LAST"
    assert refused(position(points=[3, 3, 5, 9], hand="master"), "card master") == "SHARED_LAST"
    assert refused(position(points=[3, 3, 2, 9], hand="master"), "card master") == "NOT_LAST"


def test_7_7_option_a_shared_last_place_is_enough():
    """R38, sharedLastCounts: true."""
    assert refused(position(hand="master", sharedLastCounts=True), "card master") == "NONE"
    s = position(points=[3, 3, 5, 9], hand="master", sharedLastCounts=True)
    assert refused(s, "card master") == "NONE"
    s = position(points=[3, 2, 5, 9], hand="master", sharedLastCounts=True)
    assert refused(s, "card master") == "NOT_LAST"


def test_7_7_each_structure_once():
    """R40."""
    s = position(points=[0, 1, 1, 1], hand="master", built=["slope"])
    assert places(act(s, "card master"), "red") == []
    assert s.points[0] == 5  # the bridge was no choice
    s = position(points=[0, 1, 1, 1], hand="master", built=["slope", "bridge"])
    assert refused(s, "card master") == "BUILT_ALREADY"
    s = play(position(points=[0, 1, 1, 1], hand="master"), "card master")
    s.targets &= s.targets - 1
    assert refused(s, "structure slope") == "BUILT_ALREADY"


def test_7_7_with_two_players_the_neutral_colour_is_ignored():
    """WE-11, WE-45, R41."""
    assert refused(position(2, points=[7, 9, 3], hand="master"), "card master") == "NONE"
    assert refused(position(2, points=[5, 5, 0], hand="master"), "card master") == "SHARED_LAST"


def test_7_8_own_and_any_worker_to_a_vineyard():
    """R36, R65."""
    s = play(position(red=[12, 14], yellow=[30], hand="own-to-vineyard"), "card own-to-vineyard")
    assert workers(s) == ["red 1", "red 2"]
    s = play(position(red=[12, 14], yellow=[30], hand="any-to-vineyard"), "card any-to-vineyard")
    assert workers(s) == ["red 1", "red 2", "yellow 1"]
    play(s, "worker yellow 1", "vineyard chasselas")
    assert (places(s, "yellow"), s.ap) == (["chasselas"], 4)


def test_7_9_own_and_any_worker_to_the_canal():
    """R36."""
    away: dict[str, Any] = {"red": ["chasselas", "brulhois"], "yellow": ["frontonnais"]}
    s = play(position(**away, hand="own-to-canal"), "card own-to-canal")
    assert workers(s) == ["red 1", "red 2"]
    s = play(position(**away, hand="any-to-canal"), "card any-to-canal")
    assert workers(s) == ["red 1", "red 2", "yellow 1"]
    play(s, "worker yellow 1", "to 25")
    assert (places(s, "yellow"), s.ap) == ([25], 4)
    assert moves_told(s, "RETURNED") == [(0, "yellow", "frontonnais", "moissac")]
