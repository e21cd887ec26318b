"""2 · Set-up."""

import pytest

from tests.games.arriala.builder import GAME, act, legal, play, position, positions_in, refused, set_up


def test_2_1_everybody_starts_with_five_workers_in_the_reserve_and_no_points():
    s = set_up(4)
    assert s.at == [-1] * 20
    assert (s.reserve, s.points, s.taken) == ([5] * 4, [0] * 4, 0)


@pytest.mark.parametrize(
    ("seats", "vineyards", "sites", "first", "pile"),
    [(4, 3, 4, 0, 47), (3, 2, 4, 0, 49), (2, 2, 3, 11, 51)],
)
def test_2_2_what_is_in_play_by_number_of_players(seats, vineyards, sites, first, pile):
    """WE-16, R48."""
    s = set_up(seats)
    p = s.printed
    assert sum(n > 0 for n in p.vineyard_fields) == vineyards
    assert p.vineyard_fields[1:] == [4, 6]
    assert p.sites.bit_count() == sites == s.sites_free.bit_count()
    assert (p.first, p.last) == (first, 35)
    assert positions_in(p.canal_fields | p.towns) == list(range(first, 36))
    assert (s.hand_size[:seats], s.deck_size) == ([2] * seats, pile)


def test_2_2_with_two_players_montech_is_the_end_of_the_line():
    """WE-37, R46."""
    s = play(position(2, red=[11]), "walk")
    assert refused(s, "to 10") == "NOT_IN_PLAY"
    assert refused(s, "to 0") == "NOT_IN_PLAY"
    assert refused(s, "to 36") == "NOT_IN_PLAY"
    s = play(position(2), "place")
    assert refused(s, "to 5") == "NOT_IN_PLAY"
    assert legal(s)[0] == "to 11"


def test_2_2_frontonnais_is_for_four():
    s = play(position(3, red=[12]), "to-vineyard")
    assert refused(s, "vineyard frontonnais") == "NOT_IN_PLAY"
    assert legal(s) == ["vineyard chasselas", "vineyard brulhois"]


def test_2_2_the_water_mill_is_not_for_two():
    s = play(position(2, red=[12]), "river")
    assert refused(s, "site mill") == "NOT_IN_PLAY"
    assert legal(s) == ["site reservoir", "site moissac-mill", "site dam"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_3_two_cards_each_from_the_shuffled_deck(seats):
    """R1, R60."""
    hands = set()
    for seed in range(20):
        s = set_up(seats, seed)
        assert [sum(hand) for hand in s.hand[:seats]] == [2] * seats
        assert sum(s.deck) + 2 * seats == 55
        hands.add(tuple(s.hand[0]))
    assert len(hands) > 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_4_chance_decides_who_begins(seats):
    starters = {set_up(seats, seed).mover for seed in range(40)}
    assert starters == set(range(seats))
    match = GAME.new(seats, 1, backend="plain")
    assert match.events[0].kind == "STARTED"
    assert match.to_act == (match.state.start_player,)


def test_2_4_turns_go_round_clockwise():
    s = position(3, mover=1)
    movers = []
    for _ in range(4):
        movers.append(s.mover)
        play(s, "stop")
    assert movers == [1, 2, 0, 1]
    assert act(s, "place", 5).mover == 2
