"""What a finished game is worth to each seat; NumPy's functions pass CuPy's arrays on to CuPy."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
from numpy.typing import NDArray

from penstock.engine.errors import BadOption
from penstock.engine.options import one_of
from penstock.engine.places import shares_of_win

# from places and scores, both by game and seat or by seat alone
Rewards = Callable[[NDArray[np.int8], NDArray[np.int32]], NDArray[np.float32]]


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


def margin_rewards(scores: NDArray[np.int32]) -> NDArray[np.float32]:
    """One's own score less the best of the other seats'."""
    order = np.sort(scores, axis=-1)
    first, second = order[..., -1:], order[..., -2:-1]
    is_first = scores == first
    return np.asarray(scores - np.where(is_first, second, first), np.float32)


REWARDS: dict[str, Rewards] = {
    "rank": lambda places, scores: rank_rewards(places),
    "win": lambda places, scores: win_rewards(places),
    "score": lambda places, scores: scores.astype(np.float32),
    "margin": lambda places, scores: margin_rewards(scores),
}
BOUNDED = ("rank", "win")  # never beyond -1 and 1, in any game


def find_rewards(name: str, among: Iterable[str] = tuple(REWARDS)) -> Rewards:
    if name not in among:
        raise BadOption(f"There is no reward '{name}'; it can be {one_of(among)}.")
    return REWARDS[name]
