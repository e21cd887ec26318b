"""6.7–6.11 · Arriving: income, bonuses, passengers, military pay."""

from typing import Any

from penstock.games.panamax.rules.state import SHIP_NAMES, Action
from tests.games.panamax.builder import (
    at,
    cargo,
    events,
    facts_of,
    flags,
    legal,
    moving,
    phase,
    play,
    position,
    put,
    refused,
    settle,
)

# -- 6.7 Leaving the canal ------------------------------------------------------------------


def test_6_7_cargo_is_paid_to_the_companies():
    """Example 18."""
    s = moving(
        0,
        1,
        red_3="miraflores-2 pacific / red 4, red 2, yellow 3",
        black_1a="miraflores-2 pacific / black 3",
    )
    pools = s.pool[:]
    play(s, "move red-3")
    assert s.company_cash[:4] == [18 + 6, 18, 18 + 3, 18 + 3]
    assert [a - b for a, b in zip(s.pool, pools, strict=True)] == [2, 0, 1, 1]
    assert at(s, "red-3") == at(s, "black-1a") == "pacific"
    assert cargo(s, "red-3") == ""
    play(s, "bonus card")
    assert phase(s) == "advisor"
    play(s, "advisor sets")
    assert s.n_advisors[0] == 1
    assert legal(s) == ["bonus card", "bonus cash"]
    play(s, "bonus card")
    assert s.captain[3] == 1


def test_6_7_a_step_says_what_it_would_bring():
    """Dice of a group that leaves, and of whoever is pushed out; nothing within the canal."""
    s = moving(
        0,
        1,
        red_3="miraflores-2 pacific / red 4, red 2, yellow 3",
        green_1a="gatun-3 atlantic / green 3",
        green_3="miraflores-1 pacific / green 5, green 3",
    )
    assert facts_of(s, "move red-3")["earned"] == [
        {"company": "red", "money": 6},
        {"company": "yellow", "money": 3},
    ]
    pushing_out = facts_of(s, "move green-3")
    assert [p["ship"] for p in pushing_out["pushed"]] == ["red-3"]
    assert pushing_out["earned"] == facts_of(s, "move red-3")["earned"]
    s = moving(0, 1, red_1a="gatun-1 pacific / red 3")
    assert facts_of(s, "move red-1a")["earned"] == []


def test_6_7_pushed_out_is_arrived():
    """Example 38, R-18."""
    s = moving(
        0,
        1,
        green_3="miraflores-1 pacific / green 5, green 3",
        green_1a="miraflores-1 pacific / green 3",
        red_1a="miraflores-2 pacific / red 3",
    )
    play(s, "move green-1a")
    assert (at(s, "red-1a"), at(s, "green-3")) == ("pacific", "miraflores-2 pacific")
    assert s.company_cash[0] == 18 + 3
    play(s, "bonus cash")
    assert (s.cash[0], s.lock) == (6 + 2, 0)


def test_6_8_the_forecast_names_what_the_owner_may_choose():
    s = moving(0, 1, red_2="gatun-3 atlantic / red 5", green_3="gatun-1 pacific / green 5, green 3")
    assert facts_of(s, "move red-2")["owed"] == [
        {"ship": "red-2", "company": "red", "bonus": "stevedore", "money": 3}
    ]
    s.stevedore[0] = 1  # nobody holds two
    assert facts_of(s, "move red-2")["owed"][0]["bonus"] == "cash"
    assert facts_of(s, "move green-3")["owed"] == []


# -- 6.8 Owner's bonus ----------------------------------------------------------------------


def test_6_8_money_by_size_of_the_ship():
    """R-23: instead of the card."""
    for ship, dice, money in (("red-1a", "red 3", 2), ("red-2", "red 5", 3), ("red-3", "red 5, red 3", 5)):
        placed: dict[str, Any] = {ship.replace("-", "_"): f"gatun-3 atlantic / {dice}"}
        s = moving(0, 1, **placed)
        play(s, f"move {ship}", "bonus cash")
        assert s.cash[0] == 6 + money


def test_6_8_nobody_holds_two_captains():
    """Example 48, R-105: the second ship brings money, without asking."""
    s = moving(0, 1, red_1a="gatun-3 atlantic / red 3", red_1b="gatun-3 atlantic / red 3")
    play(s, "move red-1a", "bonus card")
    assert (s.captain[0], s.cash[0], s.n_queue) == (1, 6 + 2, 0)


def test_6_8_an_empty_stack_gives_money_only():
    """R-22."""
    s = moving(0, 1, red_2="gatun-3 atlantic / red 5")
    s.n_stevedores, s.used_stevedores = 0, 5
    s.stevedores = [0] * 5
    play(s, "move red-2")
    assert s.cash[0] == 6 + 3


def test_6_8_card_limit_and_empty_stack_are_told_apart():
    s = moving(0, 1, red_1a="gatun-3 atlantic / red 3", red_3="gatun-3 atlantic / red 5, red 3")
    s.captain[0], s.captains, s.n_captains = 1, [2, 3, 4, 5, 0], 4
    play(s, "move red-1a")  # the small ship's money needs no choice
    assert refused(s, "bonus card") == "NONE"
    s.queue_ship[0] = SHIP_NAMES.index("red-1a")
    assert refused(s, "bonus card") == "CARD_LIMIT"
    s.queue_ship[0], s.n_stevedores = SHIP_NAMES.index("red-2"), 0
    assert refused(s, "bonus card") == "STACK_EMPTY"


def test_6_8_the_active_player_chooses_first_then_turn_order():
    """R-19."""
    s = position(mover=2, empty_canal=True)
    for name in ("red-1a", "black-1a", "yellow-1a"):
        put(s, name, "gatun-3 atlantic", f"{name.split('-')[0]} 3")
    s.action, s.lock = Action.MOVING, 1
    play(settle(s), "move red-1a")
    assert s.queue_seat[:3] == [2, 3, 0]
    play(s, "bonus card", "bonus card", "bonus card")
    assert s.captain == [3, 0, 1, 2]


# -- 6.9 Cruise passengers ------------------------------------------------------------------


def cruise(mover):
    s = position(mover=mover, empty_canal=True)
    s.order[:4] = [1, 2, 0, 3]
    put(s, "lucky-me", "gatun-3 atlantic", "red 1, green 2, red 2")
    s.action, s.lock = Action.MOVING, 1
    return play(settle(s), "move lucky-me")


def test_6_9_tiles_in_turn_order_when_the_mover_has_no_die_or_comes_first():
    """Example 24: green first, then red twice."""
    for mover in (1, 3):
        s = cruise(mover)
        assert s.company_cash[:2] == [18 + 8, 18 + 5]
        assert s.tiles == [2, 1, 0, 0]


def test_6_9_the_mover_takes_all_own_tiles_first():
    """Example 24, second part; R-39."""
    assert cruise(0).company_cash[:2] == [18 + 9, 18 + 4]


def test_6_9_without_tiles_there_is_nothing():
    """R-41."""
    s = moving(0, 1, lucky_me="gatun-3 atlantic / red 2, red 1")
    s.n_passengers, s.tiles[3] = 8, 8
    play(s, "move lucky-me")
    assert (s.company_cash[0], s.tiles[0], len(events(s, "NO_PASSENGER"))) == (18, 0, 2)


def test_6_9_whoever_pushes_a_cruise_ship_out_is_its_mover():
    """R-115: red pushes and takes both tiles first, then green, who is earlier in the order."""
    s = position(empty_canal=True)
    s.order[:4] = [1, 0, 2, 3]
    put(s, "lucky-me", "gatun-3 atlantic", "green 1, red 1, red 2")
    put(s, "iowa", "gatun-2 atlantic")
    s.action, s.lock = Action.MOVING, 1
    play(settle(s), "move iowa")
    assert at(s, "lucky-me") == "atlantic"
    assert s.company_cash[:2] == [18 + 5 + 4, 18 + 4]


def test_6_9_bonuses_are_chosen_before_benefits():
    """P-4."""
    s = moving(0, 1, lucky_me="gatun-3 atlantic / red 1, red 2", red_1a="gatun-3 atlantic / red 3")
    play(s, "move red-1a")
    assert phase(s) == "bonus"
    assert phase(play(s, "bonus card")) == "benefit"


# -- 6.10 San Juan Prospector ---------------------------------------------------------------


def test_6_10_the_highest_die_of_each_company_counts_double():
    """Example 26, R-83."""
    s = moving(0, 1, prospector="gatun-3 atlantic / red 5, green 5, green 3")
    play(s, "move prospector")
    assert s.company_cash[:2] == [18 + 10, 18 + 13]


# -- 6.11 Military pay ----------------------------------------------------------------------


def test_6_11_flags_of_the_nation_up_to_three():
    """Example 25."""
    s = moving(1, 0, sagres="eu")
    flags(s, 0, eu=4)
    assert play(s, "move sagres").cash[0] == 6 + 3


def test_6_11_only_the_best_ship_of_the_turn_pays():
    """Example 39, R-82."""
    for first, second, paid in (("yi-yang", "sagres", (1, 3)), ("sagres", "yi-yang", (3, 3))):
        s = moving(2, 0, sagres="eu", yi_yang="china")
        flags(s, 0, china=1, eu=3)
        assert play(s, f"move {first}").cash[0] == 6 + paid[0]
        assert play(s, f"move {second}").cash[0] == 6 + paid[1]


def test_6_11_the_forecast_names_the_pay():
    """What was paid this turn is taken off."""
    s = moving(2, 1, iowa="gatun-lake pacific", red_1a="gatun-lake pacific / red 3")
    flags(s, 0, us_east=2)
    assert facts_of(s, "move iowa")["navy"] == 2
    assert facts_of(s, "move red-1a")["navy"] == 0
    s.military_paid = 1
    assert facts_of(s, "move iowa")["navy"] == 1


def test_6_11_two_military_ships_in_one_group_pay_once():
    """R-82: the better of the two."""
    for west, china, pay in ((1, 3, 3), (2, 1, 2), (0, 1, 1)):
        s = moving(1, 0, pegasus="us-west", yi_yang="china")
        flags(s, 0, us_west=west, china=china)
        play(s, "move pegasus", "add yi-yang")
        assert at(s, "pegasus") == at(s, "yi-yang") == "miraflores-1 atlantic"
        assert s.cash[0] == 6 + pay


def test_6_11_pushed_ships_pay_nothing():
    """R-17."""
    s = moving(1, 0, iowa="gatun-1 pacific", red_2="us-east / red 5")
    flags(s, 0, us_east=3)
    assert play(s, "move red-2").cash[0] == 6
    assert at(s, "iowa") == "gatun-2 pacific"


def test_6_11_by_option_each_source_pays():
    """R-16, `militaryPay`."""
    for option, cash in (("turn", 6 + 3), ("source", 6 + 6)):
        s = position(empty_canal=True, militaryPay=option, movement="stepwise", columns=[1, 0, 0, 1, 0, 0])
        put(s, "sagres", "eu")
        put(s, "red-1a", "culebra pacific", "red 3")
        flags(s, 0, eu=3)
        s.captain[0], s.captains, s.n_captains = 5, [1, 2, 3, 4, 0], 4
        play(s, "captain", "move sagres", "move sagres", "take 1", "move sagres")
        assert s.cash[0] == cash
