"""The greedy player's judgement: what it must see, and what it must leave alone."""

from __future__ import annotations

from typing import Any

import pytest

from penstock.bots.series import play_batch
from penstock.engine.batch import Batch
from penstock.games.panamax.judgement.outlook import turns_later, turns_soon
from penstock.games.panamax.rules.state import ADVISOR_NAMES, Stage
from tests.games.panamax.builder import GAME, legal, play, position, put
from tests.walks import plain_state, positions, walk

TRIAL = {2: 57, 3: 33, 4: 38}  # mean scores of the specification's trial


value = GAME.value_of


def best(s: Any, seat: int = 0) -> str:
    """The move after which the seat's value is highest."""
    return max(legal(s), key=lambda move: value(play(s.copy(), move), seat))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_tried_is_taken_back(seats: int) -> None:
    phases = set()
    for match in positions(GAME, seats, seed=seats, every=1):
        s = plain_state(match)
        before = s.to_bytes()
        for seat in range(seats):
            value(s, seat)
        assert s.to_bytes() == before
        phases.add(int(s.phase))
    assert len(phases) > 12


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_own_turns_are_counted(seats: int) -> None:
    """The turns left, as counted at the start, are those that were then played."""
    begun = [0] * seats
    counted: list[tuple[int, int, int]] = []
    last = 0
    for match in walk(GAME.new(seats, seed=3, backend="plain"), seed=3):
        s = plain_state(match)
        if s.stage == Stage.TURN and s.turn != last:
            counted += [(k, begun[k], turns_soon(s, k) + turns_later(s)) for k in range(seats)]
            begun[s.mover] += 1
            last = s.turn
    assert all(before + left == begun[k] for k, before, left in counted)


def test_a_ship_nearer_to_the_ocean_is_worth_more() -> None:
    worths = []
    for zone in ("gatun-1", "gatun-lake", "miraflores-lake", "miraflores-2"):
        s = position(empty_canal=True)
        put(s, "red-1a", f"{zone} pacific", "red 3")
        worths.append(value(s, 0))
    assert worths == sorted(worths)
    assert len(set(worths)) == len(worths)


def test_who_has_nothing_to_load_buys_a_share_of_the_own_company() -> None:
    s = position(columns=[2, 2, 2, 2, 2, 0], executives=[0, 0, 0, 0, 0, 1])
    s.warehouse[0] = s.pool[0] = 0
    play(s, "take 6")
    assert best(s) == "buy red"


def test_a_ship_about_to_arrive_is_moved_first() -> None:
    s = position(columns=[1, 1, 1, 0, 0, 0], empty_canal=True)
    put(s, "red-1a", "miraflores-2 pacific", "red 5")
    put(s, "green-1a", "miraflores-1 pacific", "green 5")
    play(s, "take 1")
    assert best(s) == "move red-1a"


def test_an_advisor_worth_more_than_money_is_taken() -> None:
    s = position(columns=[1, 1, 1, 0, 0, 0], empty_canal=True)
    s.advisors[0], s.n_advisors[0] = 1 << ADVISOR_NAMES.index("sets"), 1
    s.stack[0], s.n_stack = ADVISOR_NAMES.index("founder"), 1
    s.shares[0][0] = 3
    put(s, "red-3", "miraflores-2 pacific", "red 5, red 4")
    play(s, "take 1", "move red-3")
    assert best(s) == "bonus card"


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_games_reach_the_trial_figures(seats: int) -> None:
    batch = Batch(GAME, 60, seats, seed=1)
    play_batch(batch, ["greedy"] * seats)
    assert batch.over.all()
    assert (batch.states["round"] == 3).all()
    assert batch.scores.mean() >= TRIAL[seats]


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    batch = Batch(GAME, 100, 2, seed=1)
    play_batch(batch, ["greedy", "random"])
    assert (batch.ranking[:, 0] == 1).mean() >= 0.95
