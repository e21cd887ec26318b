"""6.6 · All movement must be used: what is offered, against all orders tried out."""

import os
import random
from typing import Any

import pytest

from penstock.engine.record import NONE
from penstock.games.panamax.rules.canal import is_ready
from penstock.games.panamax.rules.state import LANES, SHIP_NAMES, SHIPS, Action, Phase, Where, ZoneKind
from tests.games.panamax.builder import GAME, legal, play, position, settle
from tests.games.panamax.oracle import NARROW, Movement
from tests.walks import walk

CANALS = int(os.environ.get("PENSTOCK_CANALS", "250"))  # compared; `make soak` compares more
GAMES = CANALS // 80


def random_movement(chance, ships, most):
    """A movement under way on a canal of so many ships."""
    s = position(empty_canal=True, miraflores=chance.choice("23"))
    for ship in chance.sample(range(SHIPS), ships):
        lane, zone = chance.randrange(LANES), chance.randrange(s.printed.arrival)
        holds = s.printed.holds[ship]
        narrow = s.printed.zone_kind[lane][zone] in (ZoneKind.LOCK, ZoneKind.CUT)
        if zone and not (narrow and s.holds_in[lane][zone] + holds > 4):
            s.where[ship], s.lane[ship], s.zone[ship] = Where.CANAL, lane, zone
            s.holds_in[lane][zone] += holds
        else:
            s.where[ship], s.lane[ship] = Where.LOADING, lane
            s.nation[ship] = 2 * lane
            s.n_cargo[ship] = s.cargo_sum[ship] = chance.choice((0, s.printed.min_cargo[ship]))
    s.action = Action.MOVING
    s.waterway, s.lock, s.any_moves = (chance.randrange(most + 1) for _ in range(3))
    return settle(s)


def zones_of(s):
    """The canal as the oracle takes it."""
    zones: list[list[list[Any]]] = [[[] for _ in range(s.printed.arrival + 1)] for _ in range(LANES)]
    for ship in range(SHIPS):
        if is_ready(s, ship):
            zones[s.lane[ship]][s.zone[ship]].append(SHIP_NAMES[ship])
    return tuple(tuple(tuple(sorted(ships)) for ships in lane) for lane in zones)


def oracle_for(s):
    kinds = [
        [ZoneKind(k).name.lower() for k in s.printed.zone_kind[lane][: s.printed.arrival + 1]]
        for lane in range(LANES)
    ]
    return Movement(kinds, {name: s.printed.holds[k] for k, name in enumerate(SHIP_NAMES)})


def steps_offered(s):
    """Every step that can be made, found by making up every group that may be made up."""
    found = set()
    for move in legal(s):
        if move.startswith("move "):
            found |= groups_from(s, move)
    return found


def groups_from(s, move):
    before = named(s.group)
    after = play(s.copy(), move)
    if after.lead != NONE:
        return {group for more in legal(after) for group in groups_from(after, more)}
    if move != "sail":
        before |= {move.split()[1]}
    return {frozenset(before)}


def named(group):
    return {SHIP_NAMES[ship] for ship in range(SHIPS) if group >> ship & 1}


def steps_expected(oracle, zones, moves):
    """What the oracle allows; an undivided group is named by its first ship."""
    return {
        frozenset([min(ships, key=SHIP_NAMES.index)] if oracle.kinds[lane][zone] in NARROW else ships)
        for lane, zone, ships in oracle.kept(zones, *moves)
    }


def agree(s):
    """Compare all steps; how many were refused."""
    oracle, zones = oracle_for(s), zones_of(s)
    moves = s.waterway, s.lock, s.any_moves
    expected = steps_expected(oracle, zones, moves)
    before = s.to_bytes()
    assert steps_offered(s) == expected, (zones, moves)
    assert s.to_bytes() == before
    return len(list(oracle.steps(zones, *moves))) - len(expected)


@pytest.mark.slow
def test_6_6_random_canals_agree_with_all_orders_tried_out():
    """Few ships, where moves are easily stranded; up to five moves of all kinds."""
    chance = random.Random(66)
    refused = compared = 0
    while compared < CANALS:
        s = random_movement(chance, chance.randrange(1, 6), 3)
        if s.phase == Phase.MOVING and s.waterway + s.lock + s.any_moves <= 5:
            refused += agree(s)
            compared += 1
    assert refused > 0.08 * CANALS


@pytest.mark.slow
def test_6_6_movements_of_random_games_agree_with_all_orders_tried_out():
    """Every movement decision as it comes in play, as long as the slow way can follow."""
    compared = refused = 0
    for seed in range(GAMES):
        match = GAME.new(2 + seed % 3, seed, backend="plain")
        for _ in walk(match, seed):
            s = match.state
            in_oceans = sum(len(lane[0]) for lane in zones_of(s))
            if s.phase == Phase.MOVING and s.waterway + s.lock + s.any_moves <= 4 and in_oceans <= 5:
                refused += agree(s)
                compared += 1
    assert compared > 25 * GAMES
    assert refused > 1.5 * GAMES
