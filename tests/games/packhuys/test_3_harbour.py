"""3 · The harbour: frame, areas, open and closed; and the slow oracle on random boards."""

from __future__ import annotations

from typing import Any

import pytest

from penstock.games.packhuys.rules.harbour import (
    areas_without_room,
    is_in_frame,
    is_placeable,
    lift_card,
    rank_of,
    size_of,
    store_bit,
)
from penstock.games.packhuys.rules.state import (
    FIRST_CELL,
    GOODS,
    LAST_CELL,
    MOST_AREAS,
    SEATS,
    WIDTH,
    Axis,
    Ending,
    Keeper,
)
from penstock.games.packhuys.rules.stores import central_store, latest_store, move_warehouse, stored
from tests.games.packhuys import oracle
from tests.games.packhuys.builder import (
    GAME,
    W,
    area,
    card,
    cell,
    choose,
    event_names,
    events,
    keeper,
    lay_out,
    legal,
    play,
    position,
    refused,
    stores,
)
from tests.walks import modes, plain_state, walk


def test_3_1_b10_the_frame_floats_until_the_cards_reach_its_size():
    s = position(2, "water 57 j7", hands={0: [17], 1: [60]}, mode="basic")
    choose(s, 17, 60)
    assert "lay g10" in legal(s)
    assert refused(s, "lay k7") == "OUTSIDE_FRAME"
    assert refused(s, "lay d7") == "OUTSIDE_FRAME"
    play(s, "lay g10")
    assert events(s, "FRAME_FIXED") == [(-1, 6, Axis.HIGH, 0)]
    assert (s.west, s.east, s.south, s.north) == (4, 9, 5, 10)
    assert refused(s, "lay g4") == "OUTSIDE_FRAME"
    assert refused(s, "lay g11") == "OUTSIDE_FRAME"


def test_3_1_a_free_frame_may_grow_on_either_side():
    s = position(2, hands={0: [17], 1: [60]}, mode="basic")
    choose(s, 17, 60)
    assert {"lay d7", "lay j7", "lay g4", "lay g10"} <= set(legal(s))


def test_3_1_the_two_directions_are_fixed_independently():
    s = position(2, "water 57 j7", mode="basic")
    assert is_in_frame(s, cell("g10"))
    assert is_in_frame(s, cell("g4"))
    assert not is_in_frame(s, cell("k8"))


def test_3_1_a_fixed_frame_never_loosens():
    s = position(2, "red 5 j8", "red 7 j9", mode="basic")
    lift_card(s, s.field[cell("j9")])
    lift_card(s, s.field[cell("j8")])
    assert (s.west, s.east) == (4, 9)
    assert not is_in_frame(s, cell("d7"))


def test_3_1_an_unfixed_frame_shrinks_with_a_removal():
    s = position(2, "red 5 j8", mode="advanced")
    assert (s.west, s.east) == (4, 9)
    lift_card(s, s.field[cell("j8")])
    assert (s.west, s.east) == (4, 8)


def test_3_2_a_card_is_laid_on_an_empty_cell_beside_another():
    s = choose(position(2, hands={0: [17], 1: [60]}), 17, 60)
    assert refused(s, "lay h7") == "CELL_TAKEN"
    assert refused(s, "lay i9") == "NOT_ADJACENT"
    assert refused(s, "lay h8") == "NONE"
    assert len(legal(s, "lay")) == 16


def test_3_3_corners_do_not_connect():
    s = position(3, "red 17 h8", "black 18 i9")
    assert area(s, "h8") != area(s, "i9")


def test_3_3_a_card_joins_the_areas_it_touches_and_stores_add_up():
    s = position(3, "red 17 h8", "black 18 j8", "red 23 i9")
    assert len({area(s, name) for name in ("h8", "j8", "i9")}) == 3
    lay_out(s, "red", "29", "i8")
    assert len({area(s, name) for name in ("h8", "j8", "i9", "i8")}) == 1
    assert stores(s, "i8", 0) == "WWW"
    assert stores(s, "i8", 1) == "W"
    assert sum(a.keeper == Keeper.OPEN for a in s.areas) == 1


def test_3_3_a_split_leaves_each_part_the_warehouses_of_its_cards():
    s = position(3, "red 17 h8", "black 6 i8", "red 19 j8")
    lift_card(s, s.field[cell("i8")])
    assert area(s, "h8") != area(s, "j8")
    assert stores(s, "h8", 0) == "W"
    assert stores(s, "j8", 0) == "S"
    assert sum(a.keeper == Keeper.OPEN for a in s.areas) == 2


def test_3_4_an_area_is_closed_by_water_and_fixed_edges_only():
    s = position(2, "red 17 h8", "water 57 h9", mode="basic")
    assert not areas_without_room(s) >> area(s, "h8") & 1
    lay_out(s, "water", "60", "i8")
    assert areas_without_room(s) >> area(s, "h8") & 1


def test_3_4_a_floating_edge_closes_nothing():
    s = position(2, "red 17 j7", "water 57 j8", "water 60 j6", mode="advanced")
    assert (s.west, s.east) == (4, 9)  # six of seven columns
    assert not areas_without_room(s) >> area(s, "j7") & 1
    lay_out(s, "water", "63", "d7")
    assert areas_without_room(s) >> area(s, "j7") & 1


def test_3_4_a_card_that_fixes_the_frame_closes_areas_elsewhere():
    s = position(2, "red 17 j7", "water 57 j8", "water 60 j6", hands={0: [63], 1: [44]}, mode="advanced")
    choose(s, 63, 44)
    play(s, "lay d7")
    assert keeper(s, "j7") == 0
    assert "CONTROLLED" in event_names(s)


def test_3_5_the_central_store_is_the_earliest_card():
    s = position(3, "black 18 i8", "red 17 h8", "red 23 h9")
    assert s.lying[central_store(s, 0, area(s, "h8"))].number == 17
    assert s.lying[central_store(s, 1, area(s, "h8"))].number == 18
    assert central_store(s, 2, area(s, "h8")) == -1


def test_3_5_the_latest_card_gives_its_warehouse_first():
    s = position(3, "red 17 h8", "red 23 h9", "red 19 i9")
    assert s.lying[latest_store(s, 0, area(s, "h8"), W)].number == 23


def test_3_5_a_moved_warehouse_belongs_to_the_central_store():
    s = position(3, "red 17 h8", "red 23 h9", "red 19 f6", "red 25 f5")
    move_warehouse(s, 0, area(s, "h8"), area(s, "f6"), W)
    assert card(s, "h9").placed[W] == 0
    assert card(s, "f6").placed[W] == 1
    assert stores(s, "f6", 0) == "WSS"


def test_3_6_size_counts_every_harbour_card():
    s = position(3, "red 17 h8", "red 1 h9 -", "black 52 i8")
    assert size_of(s, area(s, "h8")) == 3


def test_3_6_rank_by_size_then_goods_then_the_best_card():
    s = position(3, "red 17 h8", "red 5 h6", "red 19 f6", "black 18 f8", "black 20 f9")
    order = sorted((rank_of(s, area(s, name)), name) for name in ("h8", "h6", "f6", "f8"))
    assert [name for _, name in order] == ["h8", "f6", "h6", "f8"]


def test_3_6_equal_numbers_are_ranked_by_their_bars():
    s = position(3, "red 17 h8", "green 17 h6", "red 19 f6", "green 19 f8")
    assert rank_of(s, area(s, "h6")) > rank_of(s, area(s, "h8"))  # green 17: bar above
    assert rank_of(s, area(s, "f8")) < rank_of(s, area(s, "f6"))  # green 19: bar below


TABLES = [(seats, mode) for seats in GAME.seats for mode in modes(GAME, seats)]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "mode"), TABLES, ids=[f"{n}-{m['mode']}" for n, m in TABLES])
@pytest.mark.parametrize("crane", ["wild", "move"])
def test_3_4_areas_agree_with_the_oracle_on_random_boards(seats, mode, crane):
    for seed in range(3):
        match = GAME.new(seats, seed, {**mode, "crane": crane, "specials2p": "true"}, "plain")
        closed: dict[int, Any] = {}
        for _ in walk(match, seed):
            s = plain_state(match)
            check_areas(s)
            check_frame_and_shore(s)
            check_closed(s, closed)


def check_areas(s):
    """The same groups, one label each; who stores what; warehouses on their owners' cards (11.12)."""
    groups = oracle.areas(s)
    labels: dict[int, set[tuple[int, int]]] = {}
    for k in range(s.n_lying):
        labels.setdefault(s.lying[k].area, set()).add((s.lying[k].cell % WIDTH, s.lying[k].cell // WIDTH))
    assert sorted(map(sorted, labels.values())) == sorted(map(sorted, groups))
    assert set(labels) == {a for a in range(MOST_AREAS) if s.areas[a].keeper != Keeper.FREE}
    for label, group in labels.items():
        who = oracle.stores(s, frozenset(group))
        stores = s.areas[label].stores
        assert [{k for k in range(SEATS) if stores & store_bit(k, g)} for g in range(GOODS)] == who
        table = oracle.counts(s, frozenset(group))
        assert [[stored(s, k, label, g) for g in range(GOODS)] for k in range(SEATS)] == [
            table[k] for k in range(SEATS)
        ]


def check_frame_and_shore(s):
    cells = oracle.lying_cells(s)
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    assert max(xs) - min(xs) < s.printed.size
    assert max(ys) - min(ys) < s.printed.size
    for first, last, low, high in (
        (s.west, s.east, min(xs), max(xs)),
        (s.south, s.north, min(ys), max(ys)),
    ):
        if last - first + 1 == s.printed.size:
            assert first <= low <= high <= last
        else:
            assert (first, last) == (low, high)
    places = oracle.placeable(s, (s.west, s.east, s.south, s.north))
    shore = {(k % WIDTH, k // WIDTH) for k in range(FIRST_CELL, LAST_CELL) if is_placeable(s, k)}
    assert shore == places
    assert s.n_filled == len(cells) <= s.printed.size**2


def check_closed(s, closed):
    """Open areas have an empty neighbour in the frame; closed ones none, and never change (11.6, 11.13)."""
    extent = (s.west, s.east, s.south, s.north)
    lying = oracle.lying_cells(s)
    is_laying = s.laid != 0 and not s.ending  # in the middle of an action areas may wait to be closed
    for group in oracle.areas(s):
        label = next(card.area for cell, card in oracle.harbour_cells(s).items() if cell in group)
        is_open = s.areas[label].keeper == Keeper.OPEN
        room = any(
            c not in lying and oracle.fits(s, c, extent) for cell in group for c in oracle.beside(cell)
        )
        assert room or not is_open or is_laying
        assert is_open or not room
        if not is_open:
            assert closed.setdefault(min(group), (group, s.areas[label].keeper)) == (
                group,
                s.areas[label].keeper,
            )
    if s.ending == Ending.FULL_FIELD:
        assert all(a.keeper != Keeper.OPEN for a in s.areas)  # 11.11
