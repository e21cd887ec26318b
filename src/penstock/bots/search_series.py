"""Whole games with searching bots at the table, inside compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from penstock.bots.levels import Plan
from penstock.bots.search_door import GREEDY, RANDOM, SEARCH, SERIES
from penstock.bots.search_memory import MOST_EDGES, make_memory, search_of
from penstock.bots.settings import Settings
from penstock.engine.batch import Batch

Player = str | Plan  # "random", "greedy" or a searching bot


def play_search_batch(batch: Batch, players: Sequence[Player]) -> int:
    """Play a batch to its end with one bot per seat; return the iterations of all searches.

    Searches are limited by their iterations a turn, as the levels are, and by nothing else.
    """
    run = search_of(batch.game, is_plain=False)
    trees = max((p.trees for p in players if isinstance(p, Plan)), default=1)
    told = np.array([(p.settings if isinstance(p, Plan) else Settings()).as_numbers() for p in players])
    minds = np.array([mind_of(p) for p in players])
    iterations = []

    def play_some(states: Any, first: int, last: int, lines: Any, longest: int) -> None:
        memory = make_memory(batch.game, trees, MOST_EDGES, is_plain=False)
        memory.told = told
        iterations.append(run(SERIES, first, last, longest, *memory.parts(), states, lines, minds))

    batch.play_out(play_some)
    return sum(iterations)


def mind_of(player: Player) -> list[int]:
    """A line of `brains`."""
    if isinstance(player, Plan):
        assert player.limits.turn_iterations is not None
        turn, share = player.limits.turn_iterations, player.limits.SHARE
        return [SEARCH, turn, player.trees, int(player.is_careless), share]
    return [GREEDY if player == "greedy" else RANDOM, 0, 1, 0, 0]
