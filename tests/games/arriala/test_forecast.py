"""What the moves say in advance is what comes of them: targets, costs and the stretches they close."""

import random

from penstock.games.arriala.rules.state import COLOUR_NAMES, Phase
from tests.games.arriala.builder import FIELDS, GAME, act, legal, position

POINTS = ("STRETCH_WON", "STRETCH_TO_NEUTRAL", "STRETCH_FOR_NOBODY")
ACTIONS = ("walk", "to-vineyard", "place", "river", "to-canal", "lock")


def facts(s, notation):
    return GAME.facts_of(s, s.mover, GAME.moves.parse(notation))


def crowded(luck):
    """Many workers on two short sections, a few elsewhere: something is nearly full."""
    near = [p for p in FIELDS if 12 <= p < 25]
    locks = luck.sample([14, 17, 22], luck.randint(0, 2))
    free = [p for p in near if p not in locks]
    places = luck.sample(free, len(free) - 1)
    places += ["chasselas", 11, 28]
    luck.shuffle(places)
    lines = [places[k::4][:4] for k in range(4)]
    return position(locks=locks, red=lines[0], yellow=lines[1], green=lines[2], violet=lines[3])


def outcomes(s, action, way, place):
    """Points by colour and stretches, after the whole action on a copy."""
    after = s.copy()
    parts = ([way["worker"]] if way["worker"] else []) + [place]
    act(after, action, *parts)
    return after


def test_8_2_a_move_says_which_stretches_it_closes_and_for_whom():
    luck = random.Random(4)
    closings = 0
    for _ in range(12):
        s = crowded(luck)
        for action in ("walk", "place", "to-canal", "lock"):
            if action not in legal(s):
                continue
            told = facts(s, action)
            for way in told["ways"]:
                for place, cost in zip(way["to"], way["costs"], strict=True):
                    after = outcomes(s, action, way, place)
                    closed = [
                        c
                        for c in told["closes"]
                        if c["to"] == place
                        and (action in ("lock", "place") or c["worker"] == way["worker"])
                    ]
                    closings += len(closed)
                    fields = {p for c in closed for p in range(c["first"], c["last"] + 1)}
                    assert fields == {p for p in FIELDS if (after.counted & ~s.counted) >> p & 1}
                    gained = {k: after.points[k] - s.points[k] for k in range(4)}
                    if action == "lock":
                        gained[s.mover] -= s.printed.lock_points
                    said = dict.fromkeys(range(4), 0)
                    for c in closed:
                        assert sum(c["tally"].values()) == c["last"] - c["first"] + 1
                        if c["colour"]:
                            said[COLOUR_NAMES.index(c["colour"])] += c["points"]
                    assert gained == said
                    if not after.ending and after.mover == s.mover:
                        assert after.ap == s.ap - cost
    assert closings > 20


def test_3_3_an_action_says_all_its_workers_and_places():
    luck = random.Random(5)
    for _ in range(10):
        s = crowded(luck)
        for action in ACTIONS:
            if action not in legal(s):
                continue
            told = {
                (way["worker"], str(place))
                for way in facts(s, action)["ways"]
                for place in [*way["to"], *way["shores"]]
            }
            assert told == everything(s, action)


def everything(s, action):
    """(worker, place) by playing every choice on copies; what is not asked is None."""
    begun = s.copy()
    apply(begun, action)
    found = set()
    firsts = legal(begun) if begun.phase == Phase.WORKER else [None]
    assert begun.phase != Phase.ACTION, "chosen without a question"
    for first in firsts:
        next_ = begun.copy()
        if first:
            apply(next_, first)
        worker = first.removeprefix("worker ") if first else lone(begun)
        assert next_.phase != Phase.ACTION
        found |= {(worker, notation.split()[1]) for notation in legal(next_)}
    return found


def lone(begun):
    """The worker that was taken without asking."""
    return None if begun.worker < 0 else f"{COLOUR_NAMES[begun.worker // 5]} {begun.worker % 5 + 1}"


def apply(s, notation):
    GAME.dispatch.apply(s, s.mover, GAME.moves.parse(notation))


def test_4_2_a_place_says_what_walking_there_costs_and_closes():
    s = position(red=[21, 22, 26], yellow=[23])
    apply(s, "walk")
    apply(s, "worker red 3")
    told = facts(s, "to 24")
    assert told["cost"] == 2
    (closing,) = told["closes"]
    assert (closing["first"], closing["last"], closing["colour"], closing["points"]) == (21, 24, "red", 6)
    assert closing["tally"] == {"red": 3, "yellow": 1, "green": 0, "violet": 0}
    assert facts(s, "to 27")["closes"] == []
