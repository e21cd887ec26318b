"""1 · What an owner's tables, and the options for canal and ships, change in play."""

import pytest

from penstock.games.panamax.rules.round_end import fee_of, pay_dividends
from penstock.games.panamax.rules.state import COMPANY_NAMES, Action
from tests.games.panamax.builder import (
    GAME,
    at,
    events,
    flags,
    give,
    lay_open,
    moves,
    phase,
    play,
    position,
    put,
    refused,
    settle,
    wagon,
)

FLAT = [1] * 20


@pytest.fixture
def owner(tmp_path):
    """Lay an owner's tables over ours: a function from TOML to the game."""

    def write(text):
        (tmp_path / "panamax.toml").write_text(text)
        return GAME.with_components(tmp_path)

    return write


def reprinted(s, game, **options):
    """The same position with the tables of another game."""
    game.print_tables(s, game.components, game.read_options(options))
    return s


def test_1_1_the_market_table_decides_dividends(owner):
    for game, cash in ((GAME, 6 + 2), (owner(f"[market]\ndividend = {FLAT}"), 6 + 1)):
        s = reprinted(position(), game)
        pay_dividends(s, 0)
        assert s.cash[0] == cash


def test_1_1_the_fee_table_decides_fees(owner):
    fees = "[canal]\nto_pacific_fee = [4, 3, 3, 2, 9, 2, 1, 1, 1, 1]"
    for game, fee in ((GAME, 2), (owner(fees), 9)):
        s = reprinted(position(empty_canal=True), game)
        s.warehouse[0] = 0
        put(s, "green-2", "gatun-lake pacific", "red 5")
        assert fee_of(s, 0) == fee


def test_1_1_the_board_layout_decides_free_actions(owner):
    layout = "[company_board]\nchina = ['rail', 'none', 'none', 'none']"
    for game, expected in ((GAME, "before"), (owner(layout), "free_rail")):
        s = reprinted(position(empty_canal=True), game)
        wagon(s, "red 1")
        put(s, "red-2", "china")
        give(s, 0, "china 6")
        s.action, s.loads = Action.LOADING, 1
        play(settle(s), "pick 1 1")
        assert phase(s) == expected


def test_1_1_the_contract_list_decides_the_dice(owner):
    cards = [c.replace("china 5 2 1R", "china 6 6 6R") for c in GAME.components["contracts"]["cards"]]
    for game, dice in ((GAME, [5, 2, 1]), (owner(f"[contracts]\ncards = {cards}"), [6, 6, 6])):
        s = position(columns=[1, 0, 0, 0, 0, 2])
        lay_open(s, 6, "china 5 2 1R")
        play(reprinted(s, game), "take 6", "contract table front")
        assert s.container[0][0] == dice


def test_1_1_the_bonus_cards_decide_moves(owner):
    for game, count in ((GAME, 4), (owner("[captains]\nmoves = [9, 3, 3, 2, 2]"), 9)):
        s = reprinted(position(), game)
        s.captain[0], s.captains, s.n_captains = 1, [2, 3, 4, 5, 0], 4
        assert moves(play(settle(s), "captain")) == (0, 0, count)


def test_1_1_the_start_positions_decide_where_ships_begin(owner):
    zones = "[start_ships]\nzone = ['gatun-3', 'culebra', 'gatun-lake', 'miraflores-lake']"
    for game, zone in ((GAME, "pedro-miguel atlantic"), (owner(zones), "gatun-3 atlantic")):
        s = game.new(4, 1, backend="plain").state
        assert at(s, f"{COMPANY_NAMES[s.order[0]]}-1a") == zone


def test_1_2_with_a_third_chamber_the_second_does_not_lead_out():
    """`miraflores`."""
    for chambers, place in (("2", "pacific"), ("3", "miraflores-3 pacific")):
        s = position(empty_canal=True, miraflores=chambers)
        put(s, "iowa", "miraflores-2 pacific")
        s.action, s.lock = Action.MOVING, 1
        play(settle(s), "move iowa")
        assert at(s, "iowa") == place
        assert len(events(s, "ARRIVED")) == (chambers == "2")


def test_1_4_the_capacity_profile_decides_what_a_ship_takes_and_when_it_sails():
    """`capacity`: a 5 is too heavy for a small ship of profile B, and a medium one sails with 3."""
    for profile, heavy, sails in (("A", "NONE", "NOT_READY"), ("B", "TOO_HEAVY", "NONE")):
        s = position(empty_canal=True, capacity=profile)
        put(s, "red-1a", "china")
        put(s, "green-2", "china", "green 3")
        put(s, "iowa", "us-east")
        give(s, 0, "china 5 2 1R")
        s.action, s.loads, s.picked_slot, s.picked = Action.LOADING, 1, 0, 0
        assert refused(settle(s), "load red-1a china") == heavy
        s.picked_slot, s.loads, s.action, s.waterway = -1, 0, Action.MOVING, 1
        assert refused(settle(s), "move green-2") == sails


def test_1_8_four_flags_make_a_free_transfer_whatever_the_layout(owner):
    """5.2 does not depend on the table."""
    s = reprinted(position(), owner("[company_board]\neu = ['none', 'none', 'none', 'none']"))
    flags(s, 0, us_east=1, eu=1, us_west=1, china=1)
    assert play(s, "transfer 6 3").company_cash[0] == 18
