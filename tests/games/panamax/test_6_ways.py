"""How far a ship could go on, said with its next step: whoever takes the steps gets there at that price."""

from __future__ import annotations

import random
from typing import Any

import penstock
from penstock.engine.match import Match, Move

GAME = penstock.game("panamax")
OCEANS = ("atlantic", "pacific")
KINDS = (("waterway", "waterway"), ("lock", "lock"), ("any", "either"))


def steps(seed: int) -> list[tuple[Match, Move]]:
    """Positions of a game played at random in which a ship could go farther than one zone."""
    match = GAME.new(seats=2 + seed % 3, seed=seed, backend="plain")
    luck = random.Random(seed)
    found = []
    while match.to_act:
        seat = min(match.to_act)
        if match.view(None)["phase"] == "moving":
            moves = [m for m in match.moves(seat) if m.family == "move"]
            found += [(match.copy(), m) for m in moves if m.facts["ways"]]
        match.play(luck.choice(match.legal(seat)), seat)
    return found


def play_step(match: Match, ship: str, group: list[str]) -> None:
    """Who goes on and who comes along; with nobody left to join they sail by themselves."""
    seat = min(match.to_act)
    match.play(f"move {ship}", seat)
    for other in group:
        if other != ship and match.view(None)["phase"] == "group":
            match.play(f"add {other}", seat)
    if match.view(None)["phase"] == "group":
        match.play("sail", seat)


def place_of(match: Match, name: str) -> dict[str, Any]:
    return next(s for s in match.view(None)["ships"] if s["ship"] == name)


def test_6_1_who_takes_all_steps_gets_where_the_first_one_said() -> None:
    seen, arrived, pushes = 0, 0, 0
    for seed in range(4):
        for match, move in steps(seed):
            before, ship = match.view(None), str(move.params["ship"])
            seat = min(match.to_act)
            ahead = match.copy()
            play_step(ahead, ship, [ship, *move.facts["along"]])
            for way in move.facts["ways"]:
                assert min(ahead.to_act) == seat
                play_step(ahead, way["ship"], way["group"])
                after, now = ahead.view(None), place_of(ahead, ship)
                seen += 1
                pushes += len(way["pushed"])
                if now["where"] == "waiting":
                    arrived += 1
                    for earned in way["earned"]:
                        gains = [
                            sum(
                                p["company_cash"] for p in v["players"] if p["company"] == earned["company"]
                            )
                            for v in (before, after)
                        ]
                        assert gains[1] - gains[0] >= earned["money"]
                    break
                assert now["zone"] == way["to"]
                for pushed in way["pushed"]:
                    assert place_of(ahead, pushed["ship"])["zone"] in (pushed["to"], now["zone"]) or (
                        pushed["to"] in OCEANS
                    )
                if after["phase"] == "moving" and after["turn"] == before["turn"]:
                    for left, cost in KINDS:
                        assert before["moves"][left] - after["moves"][left] == way[cost]
    assert seen > 100
    assert arrived > 5
    assert pushes > 5


def test_6_6_a_way_ends_where_the_ship_by_itself_cannot_go_on() -> None:
    for match, move in steps(1)[:80]:
        ship = str(move.params["ship"])
        ahead = match.copy()
        play_step(ahead, ship, [ship, *move.facts["along"]])
        for way in move.facts["ways"]:
            play_step(ahead, way["ship"], way["group"])
        if ahead.view(None)["phase"] != "moving" or len(move.facts["ways"][-1]["group"]) > 1:
            continue
        for further in ahead.moves(min(ahead.to_act)):
            if further.family == "move" and further.params["ship"] == ship:
                assert place_of(ahead, ship)["zone"] in OCEANS or has_to_be_joined(ahead, ship)


def has_to_be_joined(match: Match, ship: str) -> bool:
    """It may set out, but only with others."""
    ahead = match.copy()
    ahead.play(f"move {ship}", min(ahead.to_act))
    return "sail" not in {m.family for m in ahead.moves(min(ahead.to_act))}


def test_6_6_it_is_said_why_a_ship_gets_no_farther() -> None:
    seen = set()
    for match, move in steps(2)[:150]:
        ship, stop = str(move.params["ship"]), move.facts["stop"]
        ahead = match.copy()
        play_step(ahead, ship, [ship, *move.facts["along"]])
        for way in move.facts["ways"]:
            play_step(ahead, way["ship"], way["group"])
        seen.add(stop)
        where = place_of(ahead, ship)["where"]
        assert (stop == "arrived") == (where == "waiting")
        if stop in ("waterway", "lock") and ahead.view(None)["turn"] == match.view(None)["turn"]:
            left = ahead.view(None)["moves"]
            assert left[stop] == left["any"] == 0
    assert {"arrived", "waterway", "lock"} <= seen
