"""The bots' one entry: everything it needs is given in."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
import pytest

import penstock
from penstock.bots.entry import BEGIN, DECIDE, THINK, bind
from penstock.bots.records import SEARCH, Edge, Node, Player, Tree, records_of
from penstock.bots.search_buffers import make_buffers, make_player
from penstock.engine import entries
from penstock.engine.linking import reachable
from penstock.engine.template import bound

for_every_game = pytest.mark.parametrize("game_id", penstock.games())
NONE = -1


@for_every_game
def test_compiled_loops_reach_nothing_that_could_allocate(game_id: str) -> None:
    game = penstock.game(game_id)
    rules = {"apply": game.dispatch.apply, "legal": game.dispatch.legal, "why_not": game.dispatch.why_not}
    roots: list[Any] = [bind(game, is_plain=True), bound(entries.run, {**rules, "set_up": game.set_up})]
    for root in roots:
        functions = reachable(root)
        assert len(functions) > 100  # the rules are among them
        for function in functions:
            used = [function.__globals__.get(name) for name in function.__code__.co_names]
            assert np not in [each for each in used if isinstance(each, ModuleType)], function


@for_every_game
def test_records_have_no_gap_that_a_copy_would_leave_out(game_id: str) -> None:
    scratch, line = records_of(penstock.game(game_id))
    for record in (Edge, Node, Tree, Player, scratch, line):
        sizes = [field[0].itemsize for field in (record.dtype().fields or {}).values()]
        assert sum(sizes) == record.dtype().itemsize


@pytest.mark.parametrize("careless", [0, 100])
def test_trees_without_a_visit_choose_nothing(careless: int) -> None:
    """As after a search that was stopped at once."""
    game = penstock.game("schwarzer-freitag")
    match = game.new(2, seed=1, backend="plain")
    seat = match.to_act[0]
    buffers = make_buffers(game, trees=2, edges=64 * len(game.moves), is_plain=True)
    buffers.seat([make_player(SEARCH, careless=careless)] * 2)
    buffers.know(match.known(seat))
    buffers.lay_seed(0, (1, 2, 3))
    buffers.run(BEGIN, seat)
    assert buffers.run(DECIDE, seat, 2) == NONE
    assert buffers.run(THINK, seat, 3, 1) == 3
    assert buffers.run(DECIDE, seat, 2) in [move.id for move in match.moves(seat)]
    buffers.stop()
    buffers.run(BEGIN, seat)
    assert buffers.run(THINK, seat, 3, 1) == 0
    buffers.stop(False)
    assert buffers.run(THINK, seat, 3, 1) == 3
