"""5 · Placing, vineyards, river structures."""

from typing import Any

from penstock.games.arriala.rules.state import SPOT_NAMES
from tests.games.arriala.builder import (
    FIELDS,
    TOWNS,
    act,
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


def test_5_1_a_new_worker_on_any_free_field_or_town():
    s = play(position(red=[12], locks=[14]), "place")
    assert targets(s) == [p for p in range(36) if p not in (12, 14)]
    assert refused(s, "to 12") == refused(s, "to 14") == "FIELD_TAKEN"
    play(s, "to 30")
    assert (places(s, "red"), s.reserve[0], s.ap) == ([12, 30], 3, 2)


def test_5_1_a_town_with_workers_is_open():
    """WE-51, R13."""
    s = act(position(yellow=[11]), "place", 11)
    assert (places(s, "red"), places(s, "yellow")) == ([11], [11])
    assert events(s, "PLACED") == [(0, 0, SPOT_NAMES.index("montech"), 0)]


def test_5_1_all_five_out():
    """WE-15."""
    assert refused(position(red=[1, 3, 5, 7, 9]), "place") == "RESERVE_EMPTY"
    assert refused(position(red=[1, "dam", "chasselas", 7, 0]), "place") == "RESERVE_EMPTY"


def test_5_1_placing_is_not_moving():
    """WE-36, R8."""
    s = act(position(), "place", 12)
    act(s, "to-vineyard", "red 1", "chasselas")
    assert (places(s, "red"), s.mover) == (["chasselas"], 1)


def test_5_1_a_worker_placed_to_finish_may_still_move():
    """WE-48, R9."""
    s = act(position(red=[21, 22, 23]), "place", 24)
    assert s.points[0] == 6
    act(s, "to-vineyard", "red 4", "chasselas")
    assert places(s, "red") == [21, 22, 23, "chasselas"]


def test_5_1_option_a_placed_worker_rests():
    """R8, placedMayMove: false."""
    s = act(position(placedMayMove=False), "place", 12)
    assert refused(s, "to-vineyard") == "NO_WORKER_CAN"
    assert refused(s, "walk") == "NO_WORKER_CAN"
    s = act(position(placedMayMove=False, yellow=[30, 32]), "place", 12)
    assert refused(play(s, "walk"), "worker red 1") == "JUST_PLACED"


def test_5_1_option_a_placed_worker_rests_even_if_it_has_finished_a_stretch():
    """R8, R9: unless finishers, or all who were counted, may move again."""
    answers: tuple[tuple[dict[str, Any], str], ...] = (
        ({}, "NO_WORKER_CAN"),
        ({"finisherMayMoveAgain": True}, "NONE"),
        ({"countedMayMoveAgain": True}, "NONE"),
    )
    for more, reason in answers:
        s = position(yellow=[21, 22, 23], placedMayMove=False, **more)
        assert refused(act(s, "place", 24), "to-vineyard") == reason


def test_5_1_no_free_place_at_all():
    """With towns apart a full canal leaves no place: NO_FREE_FIELD."""
    s = position(townsAreFields=False)
    s.taken = s.printed.canal_fields
    assert refused(s, "place") == "NO_FREE_FIELD"


def test_5_2_an_own_worker_from_the_canal_to_a_vineyard():
    s = act(position(red=[12, 11]), "to-vineyard", "red 1", "brulhois")
    assert (places(s, "red"), s.vineyard, s.ap) == (["brulhois", 11], [0, 0, 1], 3)
    assert moves_told(s, "WENT_TO_VINEYARD") == [(0, "red", "s2 1", "brulhois")]


def test_5_2_a_full_vineyard_is_closed():
    s = position(red=[12], yellow=["chasselas"] * 4)
    play(s, "to-vineyard")
    assert refused(s, "vineyard chasselas") == "VINEYARD_FULL"
    assert targets(s) == ["frontonnais", "brulhois"]


def test_5_2_all_vineyards_full():
    s = position(
        3, red=[12], yellow=["chasselas"] * 4 + ["brulhois"], green=["brulhois"] * 5, hand="own-to-vineyard"
    )
    assert refused(s, "to-vineyard") == "VINEYARDS_FULL"
    assert refused(s, "card own-to-vineyard") == "VINEYARDS_FULL"


def test_5_3_from_a_vineyard_to_any_free_place():
    s = play(position(red=["brulhois", "chasselas"], yellow=[5]), "to-canal")
    assert workers(s) == ["red 1", "red 2"]
    assert refused(s, "worker red 3") == "NOT_IN_VINEYARD"
    assert refused(s, "worker yellow 1") == "NOT_YOUR_WORKER"
    play(s, "worker red 2")
    assert targets(s) == [p for p in range(36) if p != 5]
    play(s, "to 21")
    assert (places(s, "red"), s.vineyard, s.ap) == (["brulhois", 21], [0, 0, 1], 1)


def test_5_3_a_worker_from_a_vineyard_can_finish_a_stretch():
    s = act(position(red=["brulhois", 21, 22], yellow=[23]), "to-canal", 24)
    assert s.points[0] == 6


def test_5_4_a_river_structure_pays_three_and_keeps_its_worker():
    """WE-06, R16."""
    s = act(position(red=[14], ap=3), "river", "red 1", "reservoir")
    assert (s.points[0], places(s, "red")) == (3, ["reservoir"])
    for seat in range(1, 4):
        assert s.mover == seat
        for action in ("walk", "to-vineyard", "to-canal", "river"):
            assert refused(s, action) == "NO_WORKER_CAN"
        play(s, "stop")


def test_5_4_cards_cannot_move_a_worker_of_a_river_structure():
    """WE-06, R16."""
    hand = "move-short teleport own-to-vineyard any-to-vineyard own-to-canal any-to-canal"
    s = position(red=["reservoir"], hand=hand)
    for card in hand.split():
        assert refused(s, f"card {card}") == "NO_WORKER_CAN"


def test_5_4_one_worker_on_each_blue_field():
    """WE-07."""
    s = play(position(red=[14], yellow=["reservoir"]), "river")
    assert refused(s, "site reservoir") == "SITE_TAKEN"
    assert targets(s) == ["mill", "moissac-mill", "dam"]
    s = position(red=[14], yellow=["mill", "reservoir", "moissac-mill", "dam"])
    assert refused(s, "river") == "SITES_TAKEN"


def test_5_4_any_blue_field_from_anywhere():
    """R59: position does not matter."""
    for site in ("mill", "reservoir", "moissac-mill", "dam"):
        assert act(position(red=[34]), "river", "red 1", site).points[0] == 3


def test_5_5_towns_serve_as_places():
    """R13: vineyard, river structure and teleport from a town."""
    for action in ("to-vineyard", "river"):
        assert refused(position(red=[11]), action) == "NONE"
    s = play(position(red=[11], hand="teleport"), "card teleport")
    assert {0, 20, 25, 35} <= set(targets(s))


def test_5_5_option_towns_for_walking_only():
    """R13, townsAreFields: false."""
    s = position(red=[11], townsAreFields=False, hand="teleport own-to-vineyard")
    for action in ("to-vineyard", "river", "card teleport", "card own-to-vineyard"):
        assert refused(s, action) == "NO_WORKER_CAN"
    play(s, "place")
    assert targets(s) == list(FIELDS)
    assert refused(s, "to 11") == "ONLY_FIELDS"
    s = play(position(red=[11, 12, 13], townsAreFields=False), "to-vineyard")
    assert refused(s, "worker red 1") == "NOT_FROM_TOWN"
    s = play(position(red=["chasselas"], townsAreFields=False), "to-canal")
    assert not set(TOWNS) & set(targets(s))
    assert "walk" in legal(position(red=[11], townsAreFields=False))
    assert 11 in targets(play(position(red=[12], townsAreFields=False), "walk"))
