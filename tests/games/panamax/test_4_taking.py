"""4.5 · Before a die is picked up it is said which ships could take it."""

from __future__ import annotations

import random

import penstock

GAME = penstock.game("panamax")


def test_4_5_a_die_names_the_ships_that_it_can_then_be_loaded_onto() -> None:
    seen = 0
    for seed in range(3):
        match = GAME.new(seats=3, seed=seed, backend="plain")
        luck = random.Random(seed)
        while match.to_act:
            seat = min(match.to_act)
            for pick in [m for m in match.moves(seat) if m.family == "pick"]:
                ahead = match.copy()
                ahead.play(pick, seat)
                if ahead.view(None)["phase"] == "target":
                    loads = {m.params["ship"] for m in ahead.moves(seat) if m.family == "load"}
                    assert loads == set(pick.facts["ship"])
                    seen += 1
                elif "LOADED" in {e.kind for e in ahead.events}:
                    assert len(pick.facts["ship"]) == 1
            match.play(luck.choice(match.legal(seat)), seat)
    assert seen > 20
