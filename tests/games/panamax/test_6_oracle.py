"""6.4, 6.5 · Joining and pushing on random canals, against the slow and obvious way."""

import random

import pytest

from penstock.games.panamax.rules.canal import step_on
from penstock.games.panamax.rules.state import SHIP_NAMES, SHIPS, Where, ZoneKind
from tests.games.panamax.builder import position
from tests.games.panamax.oracle import Lane


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
        narrow = kind in (ZoneKind.LOCK, ZoneKind.CUT)
        if narrow and s.holds_in[lane][zone] + s.printed.holds[ship] > 4:
            continue
        s.where[ship] = Where.CANAL if zone else Where.WAITING
        s.lane[ship], s.zone[ship] = lane, zone
        s.holds_in[lane][zone] += s.printed.holds[ship] if zone else 0
    return s, lane


@pytest.mark.slow
def test_6_5_random_canals_agree_with_a_slow_oracle():
    chance = random.Random(5)
    steps = arrivals = 0
    for _ in range(400):
        s, lane = random_canal(chance)
        kinds = [ZoneKind(k).name.lower() for k in s.printed.zone_kind[lane][: s.printed.arrival + 1]]
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
                assert sorted(oracle.zones[z]) == sorted(there)
                assert s.holds_in[lane][z] == sum(holds[name] for name in there)
            for name in oracle.arrived:
                ship = SHIP_NAMES.index(name)
                assert (s.where[ship], s.lane[ship], s.zone[ship]) == (Where.WAITING, 1 - lane, 0)
    assert steps > 2000
    assert arrivals > 300
