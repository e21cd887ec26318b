"""Many records at once in which all that a seat cannot know is a fair guess, by compiled code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from penstock.engine import rng
from penstock.engine.batch import seed_table
from penstock.engine.game import Game

# Open names, filled in with a game's functions.
determinize: Callable[[Any, int, Any], None]


def redeal_many(states: Any, seats: Any, chances: Any, first: int, last: int) -> None:
    """Overwrite all that seats[i] cannot know of states[i]; nobody's (-1) stay as they are."""
    for i in range(first, last):
        if seats[i] >= 0:
            rng.restart(chances[i])
            determinize(states[i], seats[i], chances[i])


def redeal_states(game: Game, states: Any, seats: Any, seed: int) -> None:
    """The same for an array of records; the guess at place k depends on the seed and on k alone."""
    chances = np.zeros((len(states), rng.WORDS), np.int64)
    chances[:, : rng.SEED_WORDS] = seed_table(seed, range(len(states)))
    redeal = game.kernel.entry(redeal_many, {"determinize": game.determinize})
    redeal(states, np.ascontiguousarray(seats, np.int64), chances, 0, len(states))
