"""2 · Set-up."""

import pytest

from penstock.engine.record import NONE
from penstock.games.panamax.rules.state import (
    CARDS,
    COMPANY_NAMES,
    NATION_NAMES,
    SHIP_NAMES,
    FreeAction,
    Phase,
)
from penstock.games.panamax.rules.table import dice_on_side, roll_action_dice, spread
from tests.games.panamax.builder import GAME, at, cargo, events, legal, phase, play, put, refused


def fresh(seats=4, seed=1, **options):
    return GAME.new(seats, seed, options, backend="plain").state


def drafted(seats=4, seed=1, **options):
    """After the draft: the first starting contract is to be chosen."""
    s = fresh(seats, seed, **options)
    while s.to_act and phase(s) in ("bid", "pass_advisor", "keep_advisor"):
        play(s, legal(s)[0])
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_1_money_and_shares(seats):
    """R-117: companies without a player are out of the game; R-48: one share of each is held."""
    s = fresh(seats)
    assert s.company_cash == [18] * seats + [0] * (4 - seats)
    assert s.cash == [6] * seats + [0] * (4 - seats)
    assert s.unsold == [4] * seats + [0] * (4 - seats)
    assert [s.shares[k][k] for k in range(seats)] == [1] * seats
    assert s.price[:seats] == [6] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_2_dice_and_start_ships(seats):
    """Examples 35 and 36, R-31."""
    s = fresh(seats)
    assert s.pool[:seats] == s.warehouse[:seats] == [4] * seats
    places = ["pedro-miguel atlantic", "culebra pacific", "gatun-lake atlantic", "miraflores-lake pacific"]
    left = []
    for k in range(seats):
        name = COMPANY_NAMES[s.order[k]]
        assert (at(s, f"{name}-1a"), cargo(s, f"{name}-1a")) == (places[k], f"{name} 3")
        assert at(s, f"{name}-1b") == at(s, f"{name}-2") == at(s, f"{name}-3") == "board"
        left.append(s.printed.arrival - s.zone[s.order[k] * 4])
    assert left == [6, 5, 4, 3][:seats]


def test_2_3_special_ships():
    s = fresh()
    zones = [at(s, name) for name in SHIP_NAMES[16:]]
    assert zones == ["us-east", "eu", "us-west", "china"] * 2


def test_2_3_two_players_start_with_waiting_cruise_ships():
    """Example 54."""
    s = fresh(2)
    assert [at(s, name) for name in SHIP_NAMES[20:]] == ["atlantic", "pacific", "box", "box"]
    assert [at(s, name) for name in SHIP_NAMES[16:20]] == ["us-east", "eu", "us-west", "china"]


def test_2_4_the_first_order_is_drawn_by_lot():
    orders = {tuple(fresh(3, seed).order[:3]) for seed in range(60)}
    assert len(orders) == 6


def test_2_5_contracts_and_flags():
    s = fresh()
    shown = [*s.table, s.incoming, s.top]
    assert sorted(shown + s.deck[: s.n_deck]) == list(range(CARDS))
    assert s.platform_flags == [1] * 4
    assert s.flag_stock == [10] * 4
    assert s.captains == s.stevedores == [1, 2, 3, 4, 5]


def test_2_6_surplus_dice_move_left_and_from_column_one_right():
    """Example 42, R-7."""
    columns = [4, 0, 0, 0, 0, 5]
    spread(columns, 3)
    assert columns == [3, 1, 0, 0, 2, 3]
    columns = [0, 0, 0, 8, 0, 0]
    spread(columns, 3)
    assert columns == [0, 2, 3, 3, 0, 0]


def test_2_6_executive_dice_do_the_same_with_one_space():
    """Example 43, R-73."""
    spaces = [2, 0, 0, 2, 0, 0]
    spread(spaces, 1)
    assert spaces == [1, 1, 1, 1, 0, 0]


@pytest.mark.parametrize(("seats", "limit"), [(4, 4), (3, 3), (2, 3)])
def test_2_6_too_few_dice_on_a_side_are_never_left(seats, limit):
    """Example 50, R-6, R-72: executive dice count for their side."""
    fewest = 99
    for seed in range(60):
        s = fresh(seats, seed)
        sides = dice_on_side(s, 0), dice_on_side(s, 3)
        assert sum(sides) == s.printed.dice + s.printed.executive
        fewest = min(fewest, *sides)
    assert fewest == limit + 1


def test_2_6_by_option_only_the_dice_of_the_columns_are_counted():
    s = fresh(4, mulligan="first")
    for _ in range(30):
        roll_action_dice(s)
        assert min(sum(s.columns[:3]), sum(s.columns[3:])) > 4


@pytest.mark.parametrize(("offer", "bid", "rest", "price"), [(1, 12, 12, 4), (2, 15, 9, 5), (5, 24, 0, 8)])
def test_2_7_a_bid_divides_the_money_and_sets_the_price(offer, bid, rest, price):
    """Example 1."""
    s = fresh(2, setup="advanced")
    assert (phase(s), s.to_act, s.cash[0]) == ("bid", 3, 0)
    play(s, f"bid {offer}")
    assert (s.to_act, s.cash[0]) == (2, 0)  # secret until all are in
    play(s, "bid 3")
    assert (s.company_cash[0], s.cash[0], s.price[0]) == (bid, rest, price)
    assert (s.company_cash[1], s.cash[1], s.price[1]) == (18, 6, 6)
    assert phase(s) == "pass_advisor"


def bits(cards):
    return {k for k in range(9) if cards >> k & 1}


def test_2_8_one_advisor_is_passed_left_and_one_put_back():
    """R-96: left is the next seat."""
    s = fresh(3)
    dealt = [bits(cards) for cards in s.advisors[:3]]
    names = GAME.moves.families[1].params[0].values
    kept = [min(cards) for cards in dealt]
    absent = next(k for k in range(9) if k not in dealt[0])
    assert refused(s, f"keep {names[absent]}") == "NOT_YOUR_ADVISOR"
    for advisor in kept:
        play(s, f"keep {names[advisor]}")
    for seat in range(3):
        assert bits(s.advisors[seat]) == {kept[seat], max(dealt[seat - 1])}
    for seat in range(3):
        play(s, f"keep {names[max(dealt[seat - 1])]}")
    assert [bits(cards) for cards in s.advisors[:3]] == [{max(dealt[seat - 1])} for seat in range(3)]
    assert s.n_stack == 6
    assert s.n_advisors[:3] == [1, 1, 1]


def test_2_9_starting_contracts_in_reverse_order():
    s = drafted(3)
    assert sum(1 for card in s.starting if card >= 0) == 4
    assert s.mover == s.order[2]
    absent = next(
        m.notation for m in GAME.moves.names if m.family == "choose" and m.notation not in legal(s)
    )
    assert refused(s, absent) == "NOT_ON_OFFER"


def start_loading():
    s = drafted(4)
    seat = s.mover
    name = COMPANY_NAMES[seat]
    notation = legal(s)[0]
    nation = notation.split()[1][:-2]
    return play(s, notation), seat, name, nation


def test_2_9_dice_come_from_the_warehouse_and_are_loaded_at_once():
    """R-34, R-92: one die a ship, all containers, on ships built for it."""
    s, seat, name, nation = start_loading()
    assert (s.warehouse[seat], s.pool[seat]) == (2, 4)
    assert phase(s) == "start_loading"
    play(s, f"build 2 {nation}", f"build 1b {nation}")
    assert s.company_cash[seat] == 18 - 5
    play(s, "pick 1 1", f"load {name}-1b {nation}")
    assert refused(s, "pick 1 2") == "NONE"
    play(s, "pick 1 2")
    assert cargo(s, f"{name}-2") != ""
    assert sum(s.flags[seat]) == 1
    assert s.contract[seat][0] == -1
    assert s.mover != seat


def test_2_9_only_own_ships_are_loaded_and_loading_may_be_left():
    """R-35; the unfinished card stays (R-78)."""
    s, seat, _, nation = start_loading()
    put(s, "prospector", nation)
    play(s, f"build 2 {nation}")
    s.picked_slot, s.picked, s.phase = 0, 0, Phase.TARGET
    assert refused(s, f"load prospector {nation}") == "OWN_SHIPS_ONLY"
    s.picked_slot, s.phase = NONE, Phase.START_LOADING
    play(s, "done")
    assert (s.contract[seat][0] >= CARDS, s.flags[seat]) == (True, [0] * 4)
    assert s.mover == s.order[2]
    assert events(s, "TURN") == [(s.order[2], 0, 0, 0)]


def test_2_6_sides_are_counted_where_the_dice_lie():
    """R-109: fives pushed over to column 3 count as blue."""
    s = fresh()
    s.columns, s.executives = [0, 0, 0, 0, 8, 0], [0, 0, 0, 2, 0, 0]
    spread(s.columns, 3)
    spread(s.executives, 1)
    assert (s.columns, s.executives) == ([0, 0, 2, 3, 3, 0], [0, 0, 1, 1, 0, 0])
    assert (dice_on_side(s, 0), dice_on_side(s, 3)) == (3, 7)


def test_2_6_a_roll_may_stand_that_the_option_would_repeat():
    """`mulligan`: with executive dice counted, four dice of the columns on a side are enough."""
    fewest = {
        option: min(
            min(sum(s.columns[:3]), sum(s.columns[3:]))
            for s in (fresh(4, seed, mulligan=option) for seed in range(60))
        )
        for option in ("all", "first")
    }
    assert fewest["all"] <= 4 < fewest["first"]


def test_2_8_the_stack_is_shuffled_after_the_draft():
    """P-1: a card put back may lie anywhere."""
    places = set()
    for seed in range(40):
        s = drafted(2, seed)
        back = next(k for k in range(9) if s.seen[0] >> k & 1)
        places.add(s.stack.index(back))
    assert len(places) == s.n_stack


def test_2_9_a_flag_won_in_the_set_up_has_its_free_action():
    """R-79, with a board whose first spaces show one."""
    s, seat, name, nation = start_loading()
    k = NATION_NAMES.index(nation)
    s.printed.board[k] = [FreeAction.MOVES, FreeAction.NONE, FreeAction.NONE, FreeAction.NONE]
    play(s, f"build 2 {nation}", f"build 1b {nation}", "pick 1 1", f"load {name}-1b {nation}", "pick 1 2")
    assert (s.flags[seat][k], phase(s), s.any_moves, s.mover) == (1, "moving", 3, seat)
    while s.mover == seat:
        play(s, legal(s)[0])
    assert s.any_moves == 0
