"""1 · Components."""

import pytest

from penstock.engine.errors import BadComponents
from penstock.games.panamax.face.components import check_components
from penstock.games.panamax.rules.market import move_price
from penstock.games.panamax.rules.scoring import advisor_pays
from penstock.games.panamax.rules.state import (
    NATION_NAMES,
    SHIP_NAMES,
    SHIPS,
    ZONE_NAMES,
    Advisor,
    FreeAction,
    State,
    ZoneKind,
)
from tests.games.panamax.builder import GAME, position


def test_1_1_the_record_is_small():
    assert State.dtype().itemsize <= 3 * 1024


def test_1_1_our_own_tables_pass_their_checks():
    tables = {name: dict(table.values, source="x") for name, table in GAME.components.tables.items()}
    assert list(check_components(tables)) == []


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[pieces]\nflags = 10", "the rulebook says 11"),
        ("[contracts]\ncards = ['china 5']", "there are 24 cards"),
        (
            "[starting_contracts]\ncards = ['mars 5', '1', '2', '3', '4', '5', '6', '7']",
            "does not read like",
        ),
        ("[company_board]\neu = ['none', 'fish', 'market', 'none']", "a row has 4 spaces"),
        ("[company_board]\neu = ['none', 'market', 'market', 'none']", "at most one market"),
        ("[market]\ndividend = [9, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]", "never fall"),
        ("[seats]\ndice = [10, 10, 12]", "equal turns"),
        ("[start_ships]\ndie = 6", "must be able to carry"),
        ("[canal]\ncapacity = 5", "hold 4 holds"),
        ("[company_ships]\nholds = [1, 1, 2, 4]", "two ships of one hold"),
        ("[captains]\nmoves = [4, 3, 3, 2, 0]", "gives 1 to 9"),
        ("[money]\nbids = [12, 15, 18, 21, 27]", "a bid is no more than"),
    ],
)
def test_1_1_an_owners_wrong_numbers_are_refused(tmp_path, text, reason):
    (tmp_path / "panamax.toml").write_text(text)
    with pytest.raises(BadComponents, match=reason):
        GAME.with_components(tmp_path)


def zones(s, lane):
    return [ZONE_NAMES[k] for k in s.printed.zone_name[lane][: s.printed.arrival + 1]]


def test_1_2_both_lanes_run_from_ocean_to_ocean():
    s = position()
    assert zones(s, 0)[::10] == ["atlantic", "pacific"]
    assert zones(s, 1)[::10] == ["pacific", "atlantic"]
    assert len(zones(s, 0)) == len(zones(s, 1)) == 11
    assert s.printed.zone_fee[1][2] == 2  # Miraflores 2 towards the Atlantic


def test_1_2_a_third_miraflores_chamber_by_option():
    s = position(miraflores="3")
    assert zones(s, 0)[-4:] == ["miraflores-1", "miraflores-2", "miraflores-3", "pacific"]
    assert zones(s, 1)[:4] == ["pacific", "miraflores-1", "miraflores-2", "miraflores-3"]


def test_1_3_a_passage_takes_four_waterway_and_six_lock_moves():
    s = position()
    for lane in (0, 1):
        kinds = s.printed.zone_kind[lane][:10]
        assert (10 - kinds.count(ZoneKind.LOCK), kinds.count(ZoneKind.LOCK)) == (4, 6)


def test_1_4_profiles_of_capacity():
    a, b = position(capacity="A").printed, position(capacity="B").printed
    ranges = [(p.min_cargo[k], p.max_cargo[k]) for p in (a, b) for k in (0, 1, 2, 3, SHIPS - 1)]
    assert ranges[:5] == [(2, 5), (2, 5), (5, 11), (8, 17), (11, 23)]
    assert ranges[5:] == [(1, 3), (1, 3), (3, 7), (5, 11), (7, 15)]
    assert a.holds[SHIP_NAMES.index("spiel")] == 2


def test_1_5_backs_and_rail_signs_follow_the_fronts():
    """Example 28: general cargo of value 3, two containers behind three; the rail sign on one side only.

    R-118: starting contracts have a front only.
    """
    cards = position().printed.contracts
    for card in cards[:24]:
        front, back = [v for v in card.front if v], [v for v in card.back if v]
        assert back == [3] * (2 if len(front) == 3 else 1)
        assert bool(card.front_rail) != bool(card.back_rail)
    for nation in range(4):
        own = [card for card in cards[:24] if card.nation == nation]
        assert (len(own), sum(sum(card.front) for card in own)) == (6, 39)
    assert all(sum(card.back) == 0 and card.front_rail == 0 for card in cards[24:])
    assert [NATION_NAMES[card.nation] for card in cards[24:]] == [n for n in NATION_NAMES for _ in (1, 2)]


def test_1_6_dividends_by_price():
    """Example 19: at 7 a share pays 2."""
    dividend = position().printed.dividend
    assert [dividend[price] for price in (1, 5, 6, 7, 8, 9, 12, 15, 20)] == [1, 1, 2, 2, 2, 3, 4, 5, 6]


def test_1_6_a_price_stops_at_the_ends_of_the_table():
    """R-20."""
    s = position()
    s.price[0] = 19
    move_price(s, 0, 2)
    assert s.price[0] == 20
    s.price[0] = 2
    move_price(s, 0, -2)
    assert s.price[0] == 1


def test_1_7_the_founder_counts_own_shares_up_to_a_limit():
    """Example 51: company money adds nothing."""
    s = position()
    s.company_cash[0] = 30
    for shares, money in ((1, 3), (3, 9), (5, 12)):
        s.shares[0][0] = shares
        assert advisor_pays(s, 0, Advisor.FOUNDER) == money


def test_1_7_the_other_advisors():
    """R-108: of the ships only the second small one and the large one count."""
    s = position()
    s.flags[0] = [2, 5, 3, 2]
    s.tiles[0] = 3
    s.shares[0] = [1, 0, 2, 0]
    assert [advisor_pays(s, 0, k) for k in range(4)] == [6, 12, 9, 6]
    assert advisor_pays(s, 0, Advisor.SETS) == 10
    assert advisor_pays(s, 0, Advisor.PASSENGERS) == 9
    assert advisor_pays(s, 0, Advisor.PORTFOLIO) == 6
    assert advisor_pays(s, 0, Advisor.SHIPYARD) == 0
    s.where[1] = s.where[2] = s.where[3] = 2
    assert advisor_pays(s, 0, Advisor.SHIPYARD) == 8


def test_1_8_each_free_action_stands_once_in_the_second_and_once_in_the_third_column():
    board = position().printed.board
    for column in (1, 2):
        assert sorted(row[column] for row in board) == sorted(set(FreeAction) - {FreeAction.NONE})
    assert all(row[0] == row[3] == FreeAction.NONE for row in board)


def test_1_9_dice_and_turns_by_number_of_players():
    """Example 27."""
    dice = [(p.dice, p.executive, p.mulligan) for p in (position(n).printed for n in (4, 3, 2))]
    assert dice == [(12, 4, 4), (9, 3, 3), (10, 2, 3)]
    assert [(d + e) // n for n, (d, e, _) in zip((4, 3, 2), dice, strict=True)] == [4, 4, 6]
