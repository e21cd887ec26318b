"""11 · Points and places."""

from __future__ import annotations

import random

import pytest

from penstock.games.packhuys.rules.harbour import open_area
from penstock.games.packhuys.rules.scoring import (
    area_points,
    counted_areas,
    end_game,
    money_point,
    token_points,
)
from penstock.games.packhuys.rules.state import MOST_AREAS, Ending, Keeper, Tie
from tests.games.packhuys.builder import GAME, choose, events, play, position


def with_areas(s, *areas):
    """Closed areas as (size, keeper); their cards lie nowhere in particular."""
    decks = [[n for n in s.printed.deck[k % 2] if n not in (3, 4)] for k in range(s.n_seats)]
    for size, keeper in areas:
        a = open_area(s)
        s.areas[a].keeper = keeper
        for _ in range(size):
            card = s.lying[s.n_lying]
            owner = s.n_lying % s.n_seats
            card.area, card.owner, card.number = a, owner, decks[owner].pop()
            s.n_lying += 1
    return s


def ties(s):
    """What broke everybody's tie, as the log tells it."""
    return [c for _, _, _, c in events(s, "RESULT")]


def points(s):
    counted = counted_areas(s)
    return [area_points(s, seat, counted) for seat in range(s.n_seats)]


def test_11_1_the_basic_game_counts_every_area():
    s = with_areas(
        position(2, mode="basic"), (1, 0), (2, 0), (1, 1), (3, 0), (1, 0), (1, 1), (2, Keeper.NOBODY)
    )
    assert points(s) == [4, 2]


def test_11_1_the_advanced_game_counts_the_five_largest():
    s = with_areas(position(2), (1, 0), (2, 0), (5, 1), (3, 0), (4, 0), (6, 1))
    assert points(s) == [3, 2]


def test_11_1_s17_three_players_count_the_seven_largest():
    sizes = (6, 5, 5, 4, 3, 3, 2, 1, 1)
    s = with_areas(position(3), *((size, k % 3) for k, size in enumerate(sizes)))
    assert points(s) == [3, 2, 2]


def test_11_1_four_players_count_the_nine_largest():
    s = with_areas(position(4), *((10 - k, k % 4) for k in range(10)))
    assert points(s) == [3, 2, 2, 2]


def test_11_1_q14_nobodys_area_takes_a_place_but_an_ignored_one_does_not():
    sizes = [(6, Keeper.NOBODY), (5, 0), (4, 0), (3, 0), (2, 1), (1, 1)]
    assert points(with_areas(position(2), *sizes)) == [3, 1]
    sizes[0] = (6, Keeper.IGNORED)
    assert points(with_areas(position(2), *sizes)) == [3, 2]


def test_11_1_open_areas_do_not_count():
    s = with_areas(position(2), (6, Keeper.OPEN), (2, 0))
    assert points(s) == [1, 0]
    assert counted_areas(s).bit_count() == 1


def test_11_2_s18_tokens_kind_by_kind():
    s = position(3, tokens={0: "WWS", 1: "WW"})
    assert [token_points(s, seat) for seat in range(3)] == [1, 0, -1]


def test_11_2_q32_without_any_token_at_the_end_one_point_is_lost():
    s = position(3, tokens={0: "W", 1: "S"})
    assert [token_points(s, seat) for seat in range(3)] == [1, 1, -1]


def test_11_2_q33_a_kind_nobody_holds_is_nobodys():
    s = position(3)
    assert [token_points(s, seat) for seat in range(3)] == [-1, -1, -1]


def test_11_2_two_players_have_no_tokens_to_count():
    assert token_points(position(2), 0) == 0


def test_11_3_s18_the_most_coins_if_nobody_has_as_many():
    s = position(3, coins=[3, 5, 5])
    assert [money_point(s, seat) for seat in range(3)] == [0, 0, 0]
    s = position(3, coins=[3, 4, 5])
    assert [money_point(s, seat) for seat in range(3)] == [0, 0, 1]


def test_11_3_not_with_two_players():
    assert money_point(position(2, coins=[3, 5]), 1) == 0


def test_11_4_most_points_win():
    s = with_areas(position(2), (2, 0), (1, 1), (1, 0))
    end_game(s, Ending.FULL_FIELD)
    assert s.score[:2] == [2, 1]
    assert s.place[:2] == [1, 2]


def test_11_4_then_most_areas_counted_or_not():
    sizes = [(6, 0), (5, 0), (5, 1), (5, 1), (4, Keeper.NOBODY), (2, 1)]
    s = with_areas(position(2), *sizes)
    end_game(s, Ending.FULL_FIELD)
    assert s.score[:2] == [2, 2]
    assert s.place[:2] == [2, 1]
    assert ties(s) == [Tie.AREAS, Tie.AREAS]


def test_11_4_in_the_basic_game_most_cards_in_own_areas():
    s = with_areas(position(2, mode="basic"), (3, 0), (2, 1))
    end_game(s, Ending.FULL_FIELD)
    assert s.score[:2] == [1, 1]
    assert s.place[:2] == [1, 2]
    assert ties(s) == [Tie.CARDS, Tie.CARDS]


def test_11_4_s19_then_the_highest_harbour_card_in_hand():
    s = with_areas(position(2, hands={0: [27, 57], 1: [24, 85]}), (2, 0), (2, 1))
    end_game(s, Ending.FULL_FIELD)
    assert s.place[:2] == [1, 2]
    assert ties(s) == [Tie.HAND, Tie.HAND]


def test_11_4_s19_equal_numbers_by_the_bar():
    s = position(3, hands={0: [17], 1: [8], 2: [17]})
    end_game(s, Ending.ONLY_WATER)
    assert s.place[:3] == [2, 3, 1]  # green 17 has the bar above


def test_11_4_a_full_tie_shares_the_victory():
    s = position(3)
    end_game(s, Ending.ONLY_WATER)
    assert s.place[:3] == [1, 1, 1]
    assert s.score[:3] == [-1, -1, -1]
    assert ties(s) == [Tie.SHARED] * 3


def test_11_4_the_log_says_what_broke_a_tie_and_nothing_where_there_was_none():
    s = with_areas(position(3, hands={0: [27], 1: [24]}, tokens={0: "W", 1: "S", 2: "T"}), (2, 2), (1, 2))
    end_game(s, Ending.FULL_FIELD)
    assert s.place[:3] == [2, 3, 1]
    assert ties(s) == [Tie.HAND, Tie.HAND, Tie.NONE]


def test_11_4_the_result_is_told():
    s = with_areas(position(3, tokens={0: "WWS", 1: "WW"}, coins=[3, 4, 5]), (2, 0), (1, 1))
    end_game(s, Ending.FULL_FIELD)
    assert events(s, "POINTS") == [(0, 1, 1, 0), (1, 1, 0, 0), (2, 0, -1, 1)]
    assert events(s, "RESULT") == [(0, 1, 2, 0), (1, 2, 1, 0), (2, 3, 0, 0)]


def test_11_1_what_everybody_would_score_now():
    """Red: an area, most spices. Black: an area. Green: no token, most coins. Open areas: nothing."""
    s = position(3, tokens={0: "WWS", 1: "WW"}, coins=[3, 4, 5])
    with_areas(s, (2, 0), (1, 1), (4, Keeper.OPEN))
    none = {"areas": 0, "wine": 0, "spices": 0, "tea": 0, "bare": 0, "money": 0}
    red = none | {"total": 2, "areas": 1, "spices": 1}
    black = none | {"total": 1, "areas": 1}
    green = none | {"total": 0, "bare": -1, "money": 1}
    for seat in (None, 0, 1, 2):  # everything that counts is open
        assert [GAME.worth_of(s, seat, player) for player in range(3)] == [red, black, green]
    end_game(s, Ending.FULL_FIELD)
    assert s.score[:3] == [2, 1, 0]


def test_11_2_an_export_tells_whose_points_it_changes():
    """Green ties the spices of red, and is no longer without a token."""
    s = position(3, hands={2: [25]}, tokens={0: "S"})
    choose(s, "pass", "pass", 25)
    play(s, "lay h8", "export spices")
    assert events(s, "SCORED_FIRST") == [(2, 1, 0, 0)]
    assert events(s, "SCORED_TOKENS") == [(0, 1, -1, 0)]


@pytest.mark.parametrize(("seats", "mode"), [(2, "advanced"), (3, "expansion"), (4, "expansion")])
def test_10_5_the_log_tells_every_point_that_comes_or_goes(seats, mode):
    """What the events of a move add up to is what everybody's worth has changed by."""
    luck, seen = random.Random(1), set()
    for seed in range(3):
        match = GAME.new(seats, seed, {"mode": mode}, "plain")
        while not match.over:
            seat = min(match.to_act)
            before = [w["total"] for w in match.worth(None)]
            match.play(luck.choice(match.legal(seat)), seat)
            by = [0] * seats
            for event in match.events:
                if event.kind.startswith("SCORED") and event.seat is not None:
                    by[event.seat] += int(event.params["by"])
                    seen.add((event.kind, event.params["by"]))
            assert [a + b for a, b in zip(before, by, strict=True)] == [
                w["total"] for w in match.worth(None)
            ]
    assert ("SCORED_AREA", 1) in seen
    if seats > 2:
        assert {("SCORED_FIRST", 1), ("SCORED_TOKENS", -1), ("SCORED_MONEY", -1)} <= seen


@pytest.mark.slow
def test_11_1_the_view_ranks_closed_areas_as_they_count():
    """In the final positions of random games the areas ranked high enough are those that count."""
    luck = random.Random(5)
    for seed in range(6):
        match = GAME.new(seats=3, seed=seed)
        while not match.over:
            match.play(luck.choice(match.legal(match.to_act[0])), match.to_act[0])
        view = match.view(None)
        counted = counted_areas(match.state)
        ranked = {a["area"] for a in view["areas"] if a["rank"] and a["rank"] <= view["areas_counted"]}
        assert ranked == {area for area in range(MOST_AREAS) if counted >> area & 1}
