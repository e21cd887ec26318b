"""6 · Moving ships."""

import random

from penstock.games.panamax.canal import step_on
from penstock.games.panamax.state import SHIP_NAMES, SHIPS, Where, Zone
from tests.games.panamax.builder import (
    at,
    cargo,
    events,
    flags,
    legal,
    moves,
    phase,
    play,
    position,
    put,
    refused,
    settle,
)
from tests.games.panamax.oracle import Lane


def moving(waterway=0, lock=0, any_moves=0, **ships):
    """A movement under way on an otherwise empty canal: red_1a="culebra pacific / red 3"."""
    s = position(empty_canal=True)
    for name, text in ships.items():
        place, _, dice = text.partition(" / ")
        put(s, name.replace("_", "-"), place, dice)
    s.action = 4
    s.waterway, s.lock, s.any_moves = waterway, lock, any_moves
    return settle(s)


# -- 6.1 Movement ---------------------------------------------------------------------------


def test_6_1_strength_gives_waterway_moves_and_the_foot_lock_moves():
    """Example 11: foot 3 with two dice gives 2 W and 3 L."""
    assert moves(play(position(columns=[0, 0, 2, 0, 0, 1]), "take 3")) == (2, 3, 0)
    assert moves(play(position(columns=[3, 0, 0, 0, 0, 1]), "take 1")) == (1, 1, 0)


def test_6_1_an_executive_die_gives_three_and_its_value():
    """Example 12."""
    for value in (1, 2, 3):
        executives = [int(k == value - 1) for k in range(6)]
        s = play(position(columns=[0, 0, 0, 0, 0, 1], executives=executives), f"take {value}", "act")
        assert moves(s) == (3, value, 0)


def test_6_1_each_step_uses_a_move_of_its_kind():
    """Example 14: after one waterway move the marker shows 2, the lock marker still 1."""
    s = moving(3, 1, red_1a="culebra pacific / red 3", green_1a="gatun-1 pacific / green 3")
    assert moves(play(s, "move red-1a")) == (2, 1, 0)


def test_6_1_anybodys_ships_may_be_moved():
    s = moving(1, 0, black_1a="culebra pacific / black 3", red_1a="culebra atlantic / red 3")
    assert legal(s) == ["move red-1a", "move black-1a"]


# -- 6.2 Ready ships ------------------------------------------------------------------------


def test_6_2_a_ship_sails_from_its_minimum_on():
    """Example 8: two dice reach the minimum; an empty hold does not matter."""
    s = moving(1, 0, red_3="china / red 5, red 2", green_2="china / green 5", black_2="china / black 4")
    assert refused(s, "move red-3") == "NOT_READY"
    assert refused(s, "move green-2") == "NONE"
    assert refused(s, "move black-2") == "NOT_READY"


def test_6_2_a_cruise_ship_needs_dice_not_values():
    s = moving(1, 0, lucky_me="eu / red 1", spiel="us-west / red 1")
    assert legal(s) == ["move spiel"]


def test_6_2_military_ships_sail_from_the_waiting_zone_too():
    """R-32; a cargo ship there is empty and cannot."""
    s = moving(1, 0, iowa="pacific", sagres="eu", red_1a="pacific", lucky_me="pacific")
    assert legal(s) == ["move iowa", "move sagres"]


# -- 6.3 Groups -----------------------------------------------------------------------------


def test_6_3_ready_ships_of_both_loading_zones_form_a_group():
    """Example 15, R-30: one waterway and one lock move take the group into the second chamber."""
    s = moving(1, 1, red_2="us-east / red 5", green_1a="eu / green 3", black_1a="eu / black 3")
    play(s, "move red-2", "add green-1a", "add black-1a")
    assert at(s, "red-2") == at(s, "green-1a") == at(s, "black-1a") == "gatun-1 pacific"
    play(s, "move red-2")
    assert at(s, "black-1a") == "gatun-2 pacific"


def test_6_3_a_group_has_four_holds_at_most():
    s = moving(1, 0, red_2="eu / red 5", green_2="eu / green 5", black_1a="eu / black 3")
    play(s, "move red-2", "add green-2")
    assert at(s, "green-2") == "gatun-1 pacific"  # full, so it sails by itself
    s = moving(1, 0, red_3="eu / red 5, red 3", green_2="eu / green 5", black_1a="eu / black 3")
    assert refused(play(s, "move red-3"), "add green-2") == "GROUP_FULL"


def test_6_3_a_group_is_made_up_in_one_order_and_one_place():
    s = moving(1, 0, red_1a="eu / red 3", green_1a="china / green 3", black_1a="eu / black 3", red_2="eu")
    play(s, "move red-1a")
    assert refused(s, "add green-1a") == "NOT_TOGETHER"
    assert refused(s, "add red-2") == "NOT_READY"
    assert refused(s, "add red-1a") == "RISING_ORDER"
    assert legal(s) == ["add black-1a", "sail"]


def test_6_3_a_group_divides_only_in_a_lake():
    """Example 13: all leave the cut; in the lake the military ship is left behind."""
    s = moving(
        2,
        0,
        yi_yang="culebra atlantic",
        black_1a="culebra atlantic / black 3",
        black_1b="culebra atlantic / black 3",
    )
    flags(s, 0, china=2)
    assert refused(s, "move black-1b") == refused(s, "move yi-yang") == "NOT_FIRST"
    play(s, "move black-1a")
    assert at(s, "yi-yang") == at(s, "black-1b") == "gatun-lake atlantic"
    assert s.cash[0] == 6 + 2
    play(s, "move black-1a", "add black-1b", "sail")
    assert at(s, "black-1a") == at(s, "black-1b") == "gatun-1 atlantic"
    assert (at(s, "yi-yang"), s.waterway) == ("gatun-lake atlantic", 0)


# -- 6.4 Joining ----------------------------------------------------------------------------


def test_6_4_ships_that_fit_join():
    """Examples 16 and 17, last part: green and the cruise ship share the cut."""
    s = moving(1, 0, green_1a="culebra pacific / green 3", lucky_me="gatun-lake pacific / red 1, red 2")
    s.waterway = 1
    play(s, "move lucky-me")
    assert at(s, "lucky-me") == at(s, "green-1a") == "culebra pacific"


def test_6_4_a_lake_holds_any_number():
    """Example 10."""
    s = moving(0, 1, red_3="pedro-miguel pacific / red 5, red 3", iowa="miraflores-lake pacific")
    play(s, "move red-3")
    assert s.holds_in[0][7] == 6


# -- 6.5 Pushing ----------------------------------------------------------------------------


def test_6_5_pushing_runs_through_to_the_lake():
    """Example 16: one waterway move, three groups."""
    s = moving(
        2,
        0,
        green_1a="gatun-lake pacific / green 3",
        black_2="culebra pacific / black 5",
        yellow_2="culebra pacific / yellow 5",
        red_3="pedro-miguel pacific / red 5, red 3",
        lucky_me="gatun-lake pacific / red 1, red 2",
    )
    play(s, "move green-1a", "sail")
    assert at(s, "green-1a") == "culebra pacific"
    assert at(s, "black-2") == at(s, "yellow-2") == "pedro-miguel pacific"
    assert (at(s, "red-3"), s.waterway) == ("miraflores-lake pacific", 1)
    play(s, "move lucky-me")
    assert at(s, "lucky-me") == "culebra pacific"


def test_6_5_a_full_zone_is_entered_only_by_pushing():
    """Example 9."""
    s = moving(1, 0, red_2="gatun-1 pacific / red 5", green_2="gatun-1 pacific / green 5", iowa="us-east")
    play(s, "move iowa")
    assert (at(s, "iowa"), at(s, "red-2"), at(s, "green-2")) == (
        "gatun-1 pacific",
        "gatun-2 pacific",
        "gatun-2 pacific",
    )


def test_6_5_nobody_is_pushed_where_there_is_room():
    """R-27, R-29: the pushed group joins what it fits in with."""
    s = moving(
        1,
        0,
        iowa="us-east",
        red_2="gatun-1 pacific / red 5",
        green_2="gatun-2 pacific / green 5",
    )
    play(s, "move iowa")
    assert at(s, "red-2") == at(s, "green-2") == "gatun-2 pacific"


def random_canal(chance):
    """Some ships in one lane, every narrow zone within its capacity."""
    s = position(empty_canal=True, miraflores=chance.choice("23"))
    lane = chance.randrange(2)
    names = list(SHIP_NAMES)
    chance.shuffle(names)
    for name in names[: chance.randrange(3, 18)]:
        ship = SHIP_NAMES.index(name)
        zone = chance.randrange(0, s.printed.arrival)
        kind = s.printed.zone_kind[lane][zone]
        narrow = kind in (Zone.LOCK, Zone.CUT)
        if narrow and s.holds_in[lane][zone] + s.printed.holds[ship] > 4:
            continue
        s.where[ship] = Where.CANAL if zone else Where.WAITING
        s.lane[ship], s.zone[ship] = lane, zone
        s.holds_in[lane][zone] += s.printed.holds[ship] if zone else 0
    return s, lane


def test_6_5_random_canals_agree_with_a_slow_oracle():
    chance = random.Random(5)
    steps = arrivals = 0
    for _ in range(400):
        s, lane = random_canal(chance)
        kinds = [Zone(k).name.lower() for k in s.printed.zone_kind[lane][: s.printed.arrival + 1]]
        holds = {name: s.printed.holds[k] for k, name in enumerate(SHIP_NAMES)}
        oracle = Lane(kinds, [[] for _ in kinds], holds)
        for ship in range(SHIPS):
            if s.where[ship] in (Where.CANAL, Where.WAITING):
                oracle.zones[s.zone[ship]].append(SHIP_NAMES[ship])
        for _ in range(12):
            filled = [zone for zone in range(s.printed.arrival) if oracle.zones[zone]]
            if not filled:
                break
            zone = chance.choice(filled)
            group = oracle.zones[zone]
            if kinds[zone] not in ("lock", "cut"):
                group = chance.sample(group, chance.randrange(1, len(group) + 1))
                while sum(holds[ship] for ship in group) > 4:
                    group.pop()
            ids = [SHIP_NAMES.index(name) for name in group]
            s.group, s.any_moves = sum(1 << ship for ship in ids), 1
            step_on(s, 0, ids[0])
            s.n_queue = s.n_events = 0
            oracle.step(list(group), zone)
            steps += 1
            arrivals += len(oracle.arrived)
            for z in range(1, s.printed.arrival):
                there = [
                    SHIP_NAMES[k]
                    for k in range(SHIPS)
                    if s.where[k] == Where.CANAL and s.lane[k] == lane and s.zone[k] == z
                ]
                assert sorted(oracle.zones[z]) == there or sorted(oracle.zones[z]) == sorted(there)
                assert s.holds_in[lane][z] == sum(holds[name] for name in there)
            for name in oracle.arrived:
                ship = SHIP_NAMES.index(name)
                assert (s.where[ship], s.lane[ship], s.zone[ship]) == (Where.WAITING, 1 - lane, 0)
    assert steps > 2000
    assert arrivals > 300


# -- 6.6 All moves must be used -------------------------------------------------------------


def test_6_6_what_cannot_be_used_lapses():
    """Example 55: after the only ship has left, both waterway moves lapse."""
    s = moving(2, 1, red_1a="miraflores-2 pacific / red 3", green_1a="gatun-1 atlantic / green 3")
    assert legal(s) == ["move red-1a", "move green-1a"]
    play(s, "move red-1a", "bonus cash")
    assert (s.waterway, phase(s)) != (2, "moving")
    assert moves(s) == (0, 0, 0)


def test_6_6_a_possible_step_must_be_made():
    """R-56, R-110: there is no way to end a movement while a step is possible."""
    s = moving(1, 0, iowa="us-east")
    assert legal(s) == ["move iowa"]
    assert refused(s, "decline") == "MUST_MOVE"
    assert refused(s, "end") == "NOT_NOW"


def test_6_6_moves_of_the_wrong_kind_do_not_help():
    s = moving(1, 0, red_1a="gatun-1 pacific / red 3", iowa="us-east")
    assert refused(s, "move red-1a") == "NO_SUCH_MOVE"


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


# -- 6.8 Owner's bonus ----------------------------------------------------------------------


def test_6_8_money_by_size_of_the_ship():
    for ship, dice, money in (("red-1a", "red 3", 2), ("red-2", "red 5", 3), ("red-3", "red 5, red 3", 5)):
        s = moving(0, 1, **{ship.replace("-", "_"): f"gatun-3 atlantic / {dice}"})
        play(s, f"move {ship}", "bonus cash")
        assert s.cash[0] == 6 + money


def test_6_8_nobody_holds_two_captains():
    """Example 48, R-105: the second ship brings money, without asking."""
    s = moving(0, 1, red_1a="gatun-3 atlantic / red 3", red_1b="gatun-3 atlantic / red 3")
    play(s, "move red-1a", "bonus card")
    assert (s.captain[0], s.cash[0], s.n_queue) == (1, 6 + 2, 0)


def test_6_8_an_empty_stack_gives_money_only():
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
    s.action, s.lock = 4, 1
    play(settle(s), "move red-1a")
    assert s.queue_seat[:3] == [2, 3, 0]
    play(s, "bonus card", "bonus card", "bonus card")
    assert s.captain == [3, 0, 1, 2]


# -- 6.9 Cruise passengers ------------------------------------------------------------------


def cruise(mover):
    s = position(mover=mover, empty_canal=True)
    s.order[:4] = [1, 2, 0, 3]
    put(s, "lucky-me", "gatun-3 atlantic", "red 1, green 2, red 2")
    s.action, s.lock = 4, 1
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


# -- 6.10 San Juan Prospector ---------------------------------------------------------------


def test_6_10_the_highest_die_of_each_company_counts_double():
    """Example 26."""
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


def test_6_11_pushed_ships_pay_nothing():
    """R-17."""
    s = moving(1, 0, iowa="gatun-1 pacific", red_2="us-east / red 5")
    flags(s, 0, us_east=3)
    assert play(s, "move red-2").cash[0] == 6
    assert at(s, "iowa") == "gatun-2 pacific"


def test_6_11_by_option_each_source_pays():
    """R-16, `militaryPay`."""
    for option, cash in (("turn", 6 + 3), ("source", 6 + 6)):
        s = position(empty_canal=True, militaryPay=option, columns=[1, 0, 0, 1, 0, 0])
        put(s, "sagres", "eu")
        put(s, "red-1a", "culebra pacific", "red 3")
        flags(s, 0, eu=3)
        s.captain[0], s.captains, s.n_captains = 5, [1, 2, 3, 4, 0], 4
        play(s, "captain", "move sagres", "move sagres", "take 1", "move sagres")
        assert s.cash[0] == cash
