"""What a finished game is worth to each seat; NumPy's functions pass CuPy's arrays on to CuPy."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from penstock.engine.errors import BadOption
from penstock.engine.options import one_of
from penstock.engine.places import shares_of_win

Rewards = Callable[[NDArray[np.int8]], NDArray[np.float32]]


def rank_rewards(places: NDArray[np.int8]) -> NDArray[np.float32]:
    """How many one is ahead of less how many one is behind, from 1 (alone first) to -1; sum 0.

    Where nobody is first a neutral competitor is, ahead of all: it counts too, and the sum is below 0.
    """
    mine, theirs = places[..., :, None].astype(np.int64), places[..., None, :]
    ahead = np.sign(theirs - mine).sum(axis=-1)
    behind_all = places.min(axis=-1, keepdims=True) > 1
    shares: NDArray[np.float32] = (ahead - behind_all) / (places.shape[-1] - 1 + behind_all)
    return shares.astype(np.float32)


def win_rewards(places: NDArray[np.int8]) -> NDArray[np.float32]:
    """One point, shared by all who are first; nobody's where a neutral competitor is first."""
    return shares_of_win(places).astype(np.float32)


REWARDS: dict[str, Rewards] = {"rank": rank_rewards, "win": win_rewards}


def find_rewards(name: str) -> Rewards:
    if name not in REWARDS:
        raise BadOption(f"There is no reward '{name}'; it can be {one_of(REWARDS)}.")
    return REWARDS[name]
