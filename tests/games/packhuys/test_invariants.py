"""What holds after every move in all modes: the invariants of our specification (its section 11).

Extents, closed areas and source cards are checked against the oracle in test_3_harbour.py.
"""

from __future__ import annotations

import pytest

from penstock.games.packhuys.rules.harbour import store_bit, water_lies_on
from penstock.games.packhuys.rules.state import GOODS, MOST_AREAS, SEATS, Keeper, Phase
from penstock.games.packhuys.rules.totals import totals
from tests.games.packhuys.builder import GAME
from tests.walks import legal_ids, modes, plain_state, random_options, walk

pytestmark = pytest.mark.slow  # whole random games

TABLES = [(seats, mode) for seats in GAME.seats for mode in modes(GAME, seats)]
in_every_mode = pytest.mark.parametrize(
    ("seats", "mode"), TABLES, ids=[f"{n}-{m['mode']}" for n, m in TABLES]
)


def games(seats, mode, count=4):
    for seed in range(count):
        yield GAME.new(seats, seed, {**random_options(GAME, seats, seed), **mode}, "plain"), seed


@in_every_mode
def test_pieces_and_cards_are_each_in_one_place(seats, mode):
    """Invariants 1 to 4, as a game begins; that nothing of it changes is the promise kit's."""
    for match, _ in games(seats, mode):
        first = totals(match.state)
        copies = match.options["warehouseCopies"] == "2" and seats > 2
        assert first["coins"] == 20
        assert [first[f"warehouses {good}"] for good in ("wine", "spices", "tea")] == [
            32 if copies else 16
        ] * GOODS
        assert [first[f"tokens {good}"] for good in ("wine", "spices", "tea")] == [
            6 if seats > 2 else 0
        ] * GOODS
        for name in (
            "harbour cards of seat 0",
            "harbour cards of seat 1",
            "water and special",
            "hand sizes",
            "filled",
        ):
            assert first[name] == 0


@in_every_mode
def test_the_ship_stands_on_water_and_hands_keep_their_size(seats, mode):
    """Invariants 7, 8 and 9."""
    for match, seed in games(seats, mode):
        for _ in walk(match, seed):
            s = plain_state(match)
            assert s.ship == -1 if mode["mode"] == "basic" else water_lies_on(s, s.ship)
            for seat in range(seats):
                assert s.n_harbour[seat] <= 3
                assert s.n_water[seat] <= 2
                assert s.coins[seat] >= 0
            if seats > 2:
                assert s.ship_moves <= 2
                assert all(
                    sum(a.keeper == seat for a in s.areas) == 7 - s.keepers[seat] for seat in range(seats)
                )


@pytest.mark.parametrize("seats", [3, 4])
def test_no_open_area_has_three_owners_of_a_kind(seats):
    """Invariant 10."""
    for match, seed in games(seats, {"mode": "limited_warehouses"}, 5):
        for _ in walk(match, seed):
            s = plain_state(match)
            for a in range(MOST_AREAS):
                if s.areas[a].keeper != Keeper.FREE:
                    stores = s.areas[a].stores
                    owners = [
                        sum(stores & store_bit(k, g) != 0 for k in range(SEATS)) for g in range(GOODS)
                    ]
                    assert max(owners) <= 2


@pytest.mark.parametrize(
    ("seats", "mode"), [(2, "basic"), (2, "advanced"), (3, "expansion"), (4, "expansion")]
)
def test_a_round_with_a_card_carries_out_a_card(seats, mode):
    """Invariant 14."""
    for match, seed in games(seats, {"mode": mode, "taxRefusal": "false", "taxOrder": "playOrder"}, 6):
        rounds, played = 1, False
        for _ in walk(match, seed):
            s = plain_state(match)
            played = played or any(event.kind == "REVEALED" for event in match.events)
            if s.rounds != rounds or s.ending:
                assert not played or s.idle == 0
                rounds, played = s.rounds, False


@in_every_mode
def test_somebody_can_always_move_until_the_end(seats, mode):
    """Invariants 15 and 16."""
    for match, seed in games(seats, mode, 3):
        while not match.over:
            s = plain_state(match)
            assert match.to_act
            for seat in match.to_act:
                legal = legal_ids(match, seat)
                assert 0 < len(legal) <= 100
            assert len(match.to_act) == 1 or s.phase == Phase.SELECT
            next(walk(match, seed + len(match.history)))
