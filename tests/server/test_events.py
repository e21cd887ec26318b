"""Events are told to everybody: they must not tell a viewer more than the view does."""

from __future__ import annotations

import random

import pytest

import penstock
from penstock.engine import rng
from tests.walks import legal_ids

ENOUGH = 50  # pairs of positions that look alike


def other_world(match: penstock.Match, viewer: int, seed: int) -> penstock.Match:
    """The same to the viewer, everything hidden redrawn."""
    state = match.state
    chance = [0] * rng.WORDS
    rng.start(chance, *rng.seed_words(seed))
    match.game.determinize(state, viewer, chance)
    other = match.copy()
    other.resume(match.played, state.to_bytes())
    return other


def heard(match: penstock.Match) -> list[tuple[str, int | None, str]]:
    return [(e.kind, e.seat, str(e.params)) for e in match.events]


@pytest.mark.parametrize("game_id", penstock.games())
def test_where_a_viewer_sees_no_difference_the_events_make_none(game_id: str) -> None:
    """Somebody else moves in two worlds that look alike; if they still look alike, they sound alike."""
    game = penstock.game(game_id)
    chance = random.Random(4)
    compared = 0
    for seed in range(2):
        match = game.new(3, seed)
        while not match.over:
            seat = chance.choice(match.to_act)
            move = chance.choice(legal_ids(match, seat))
            viewer = chance.choice([k for k in range(3) if k != seat])
            other = other_world(match, viewer, chance.randrange(10**6))
            match.play(move, seat)
            if other.why_not(move, seat) is None:
                other.play(move, seat)
                sounds_alike = heard(other) == heard(match)
                if compared <= ENOUGH or not sounds_alike:  # views take time
                    looks_alike = other.view(viewer) == match.view(viewer)
                    assert sounds_alike or not looks_alike
                    compared += looks_alike
    assert compared > ENOUGH


@pytest.mark.parametrize("game_id", ["packhuys", "panamax"])
def test_a_secret_choice_sounds_the_same_whatever_was_chosen(game_id: str) -> None:
    """As long as somebody else still has to choose."""
    game = penstock.game(game_id)
    options = {"setup": "advanced"} if game_id == "panamax" else {}
    chance = random.Random(8)
    compared = 0
    for seed in range(4):
        match = game.new(3, seed, options)
        while not match.over and len(match.history) < 60:
            seat = chance.choice(match.to_act)
            moves = legal_ids(match, seat)
            if len(match.to_act) > 1:
                outcomes = []
                for move in moves:
                    after = match.copy()
                    after.play(move, seat)
                    assert after.is_secret(move)
                    others = [k for k in (0, 1, 2, None) if k != seat]
                    outcomes.append((heard(after), [after.view(k) for k in others]))
                assert all(outcome == outcomes[0] for outcome in outcomes)
                compared += len(moves)
            match.play(chance.choice(moves), seat)
    assert compared > 20
