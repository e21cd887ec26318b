"""1 · Components: what the box holds, what is printed on it, and what an owner may change."""

from copy import deepcopy

import pytest

import penstock
from penstock.engine.batch import Batch
from penstock.games.arriala.face.components import check_components
from penstock.games.arriala.rules.state import State
from tests.games.arriala.builder import (
    COLOURS,
    FIELDS,
    GAME,
    TOWNS,
    act,
    count,
    play,
    position,
    positions_in,
    refused,
    set_up,
)

BOX = GAME.components


@pytest.fixture
def owner(tmp_path):
    """A function that writes an owner's file and returns the game with it."""

    def write(text: str) -> penstock.Game:
        (tmp_path / "arriala.toml").write_text(text, "utf-8")
        return penstock.game("arriala", components=tmp_path)

    return write


# -- what is printed ------------------------------------------------------------------------


def test_1_1_five_workers_of_four_colours_and_eight_locks():
    assert COLOURS == ("red", "yellow", "green", "violet")
    assert (BOX["pieces"]["workers_per_colour"], BOX["pieces"]["locks"], BOX["pieces"]["hand"]) == (5, 8, 2)
    s = set_up(4)
    assert (s.reserve, s.locks_left) == ([5] * 4, 8)


def test_1_1_the_record_is_at_most_a_kibibyte():
    assert State.dtype().itemsize <= 1024


def test_1_1_construction_markers_are_no_limit():
    """R25: however many stretches have been counted, the next one counts as well."""
    s = position(red=[21, 22, 23, 24])
    s.stretches_counted = 60
    count(s, 22)
    assert (s.stretches_counted, s.points[0]) == (61, 6)


def test_1_2_the_sections_have_10_8_4_and_9_fields():
    p = set_up(4).printed
    assert BOX["canal"]["lengths"] == [10, 8, 4, 9]
    assert tuple(p.town_at) == TOWNS
    assert positions_in(p.towns) == list(TOWNS)
    assert positions_in(p.canal_fields) == list(FIELDS)
    assert [positions_in(bits)[:: len(positions_in(bits)) - 1] for bits in p.section_bits] == [
        [1, 10],
        [12, 19],
        [21, 24],
        [26, 34],
    ]


def test_1_2_an_owners_lengths_move_the_towns(owner):
    game = owner("[canal]\nlengths = [10, 9, 5, 10]\n")
    s = set_up(4, game=game)
    assert list(s.printed.town_at) == [0, 11, 21, 27, 38]
    assert (s.printed.first, s.printed.last) == (0, 38)
    two = set_up(2, game=game)
    assert (two.printed.first, two.printed.last) == (11, 38)
    s = position(game=game, red=[22, 23], yellow=[24, 26])
    act(s, "place", 25)
    assert s.points[0] == 8


@pytest.mark.slow
@pytest.mark.parametrize("lengths", ["[4, 4, 4, 4]", "[11, 11, 11, 11]", "[1, 1, 1, 1]", "[10, 9, 5, 10]"])
def test_1_2_whole_games_are_played_on_an_owners_canal(owner, lengths):
    limits = "[1, 1, 1, 1]"
    game = owner(f"[canal]\nlengths = {lengths}\n[lock_limits]\nlimits = {limits}\n")
    batch = Batch(game, 50, 3, threads=1)
    batch.playout()
    assert batch.over.all()
    for seats in game.seats:
        match = game.new(seats, 1, {"stallRounds": 5}, "plain")
        totals = game.totals(match.state)
        while not match.over:
            legal = match.legal(match.to_act[0])
            match.play(legal[len(match.history) % len(legal)])
            assert game.totals(match.state) == totals


def test_1_3_the_lock_limits_are_3_2_1_and_2():
    assert BOX["lock_limits"]["limits"] == [3, 2, 1, 2] == set_up(4).printed.lock_limit
    assert sum(BOX["lock_limits"]["limits"]) == BOX["pieces"]["locks"]


def test_1_4_four_blue_fields_pay_three_each():
    assert BOX["structures"]["river"] == 3
    assert set_up(4).printed.sites.bit_count() == 4


def test_1_5_the_vineyards_have_8_4_and_6_fields():
    assert BOX["vineyards"]["fields"] == [8, 4, 6]


def test_1_6_master_structures_stand_beside_the_canal():
    """R42."""
    s = position(points=[0, 1, 1, 1], hand="master")
    before = (s.taken, s.printed.canal_fields)
    act(s, "card master", "slope")
    assert (s.taken, s.printed.canal_fields) == before
    assert BOX["structures"]["master"] == 5


@pytest.mark.parametrize(("workers", "points"), list(enumerate([1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20], 1)))
def test_1_7_the_score_table(workers, points):
    assert BOX["stretches"]["points"][workers - 1] == points == max(1, 2 * workers - 2)


def test_1_7_an_owners_table_is_paid(owner):
    game = owner("[stretches]\npoints = [2, 4, 6, 9, 12, 15, 18, 21, 24, 27, 30]\n")
    s = count(position(game=game, red=[21, 22], yellow=[23], green=[24]), 21)
    assert s.points == [9, 0, 0, 0]


def test_1_8_the_deck_has_55_cards_of_ten_kinds():
    deck = set_up(4).printed.deck
    assert deck == [10, 10, 4, 5, 5, 4, 7, 5, 3, 2]
    assert sum(deck) == 55 == BOX["deck"]["cards"]
    assert BOX["deck"]["reach"] == [2, 3, 4]


def test_1_8_an_owner_counts_other_cards(owner):
    game = owner("[deck]\nmove_short = 8\nmove_long = 6\nreach = [1, 3, 6]\n")
    s = set_up(3, game=game)
    assert (s.printed.deck[0], s.printed.deck[2], s.deck_size) == (8, 6, 49)
    s = position(game=game, red=[12], hand="move-long", ap=1)
    assert act(s, "card move-long", "red 1", 18).mover == 1


# -- what is refused ------------------------------------------------------------------------


def tables():
    return {name: deepcopy(dict(t.values)) for name, t in BOX.tables.items()}


def test_1_1_the_printed_tables_agree_with_the_rulebooks_counts():
    assert list(check_components(tables())) == []


BAD = [
    ("[pieces]\nworkers_per_colour = 6\n", "the box holds 5 workers"),
    ("[pieces]\nlocks = -1\n", "the supply holds 0 to 20 locks"),
    ("[pieces]\nhand = 11\n", "dealt 0 to 10 cards"),
    ("[actions]\npoints = 6\n", "a turn has 5 action points"),
    ("[actions]\nlock = 6\n", "'lock' costs 1 to 5"),
    ("[actions]\nwalk = 0\n", "'walk' costs 1 to 5"),
    (
        "[canal]\nlengths = [12, 8, 4, 9]\n",
        "Grisolles–Montech has 12 fields, but 3 players can be left with 11",
    ),
    (
        "[canal]\nlengths = [10, 8, 4, 12]\n",
        "Moissac–Valence has 12 fields, but 2 players can be left with 11",
    ),
    ("[canal]\nlengths = [10, 8, 0, 9]\n", "at least one field, not 0"),
    ("[canal]\nlengths = [10, 8, 4]\n", "must be a list of 4 whole numbers"),
    ("[lock_limits]\nlimits = [9, 2, 1, 2]\n", "a section allows 9 locks, but the supply holds 8"),
    ("[pieces]\nlocks = 2\n", "a section allows 3 locks, but the supply holds 2"),
    ("[lock_limits]\nlimits = [3, 2, 5, 2]\n", "a section of 4 fields cannot hold 5 locks"),
    ("[lock_limits]\nlimits = [3, -2, 1, 2]\n", "cannot hold -2 locks"),
    ("[stretches]\npoints = [1, 2, 4, 6, 8, 7, 12, 14, 16, 18, 20]\n", "more workers never score less"),
    ("[stretches]\npoints = [1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 99]\n", "nothing scores above 50"),
    ("[structures]\nmaster = 60\n", "'master' scores 0 to 50"),
    ("[vineyards]\nfields = [8, 4, 21]\n", "a vineyard has 0 to 20 fields"),
    ("[deck]\nlock = 4\n", "add up to 54 cards, but the deck has 55"),
    ("[deck]\nlock = -5\ncards = 45\n", "there cannot be -5 cards"),
    ("[deck]\nreach = [0, 3, 4]\n", "reaches 1 to 10 fields"),
    ("[deck]\nreach = [4, 3, 2]\n", "grows from the short to the long"),
    ("[deck]\nmove_short = 70\ncards = 115\n", "at most 110"),
    ("[seats]\nfirst_section = [2, 0, 0]\n", "'first_section' lies between 0 and 1"),
    ("[house]\nlast_resort = 0\n", "1 to 200 idle rounds"),
    ("[wine]\nred = 1\n", "there is no table [wine]"),
    ("[deck]\ncards = 'many'\n", "must be a whole number"),
]


@pytest.mark.parametrize(("text", "sentence"), BAD)
def test_1_1_impossible_components_are_refused_with_a_sentence(owner, text, sentence):
    with pytest.raises(penstock.BadComponents) as error:
        owner(text)
    assert sentence in str(error.value)
    assert "arriala.toml, line" in str(error.value)


def test_1_8_a_deck_of_another_size_needs_the_owners_word(owner):
    with pytest.raises(penstock.BadComponents, match="say so in 'cards'"):
        owner("[deck]\nteleport = 6\n")
    assert set_up(4, game=owner("[deck]\nteleport = 6\ncards = 56\n")).deck_size == 48


def test_1_3_limits_may_add_up_to_more_than_the_supply(owner):
    """R24: then the supply binds."""
    game = owner("[lock_limits]\nlimits = [3, 3, 2, 3]\n")
    s = position(game=game, locks=[2, 4, 6, 12, 14, 16, 21, 23], hand="lock")
    assert refused(s, "lock") == "NO_LOCK_LEFT"
    assert refused(s, "card lock") == "NO_LOCK_LEFT"


def test_1_3_a_section_without_locks(owner):
    game = owner("[lock_limits]\nlimits = [3, 2, 0, 2]\n")
    s = play(position(game=game), "lock")
    assert refused(s, "to 22") == "LOCK_LIMIT"
