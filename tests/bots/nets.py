"""Small random nets: they know nothing, but a choice by them is a choice."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

import penstock
from penstock.bots.net import OUTPUTS, has_net, written

UNIT = 5
GAMES = [game for game in map(penstock.game, penstock.games()) if game.n_features]
WITH_A_NET = [game for game in GAMES if has_net(game)]


def random_weights(game: penstock.Game, seed: int = 1, first: int = 16, second: int = 8) -> list[Any]:
    chance = np.random.default_rng(seed)
    sizes = (game.n_features, first, second, OUTPUTS)
    return [chance.normal(0, (2 / wide) ** 0.5, (wide + 1, narrow)) for wide, narrow in pairwise(sizes)]


def random_net(game: penstock.Game, seed: int = 1) -> Any:
    return written(random_weights(game, seed), UNIT)
