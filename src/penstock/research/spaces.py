"""The spaces of observations, as Gymnasium and PettingZoo want them."""

from __future__ import annotations

import numpy as np

from penstock.research.extra import research_extra

with research_extra():
    from gymnasium import spaces

from penstock.engine.game import Game
from penstock.research.fields import Layout, layout_of, whole_layout_of


def box(layout: Layout) -> spaces.Box:
    return spaces.Box(layout.low, layout.high, dtype=np.int32)


def observation_space(game: Game) -> spaces.Dict:
    """What a seat knows, and which moves it may play."""
    mask = spaces.Box(0, 1, (len(game.moves),), np.int8)
    return spaces.Dict({"observation": box(layout_of(game)), "action_mask": mask})


def state_space(game: Game) -> spaces.Box:
    """Everything, hidden fields included."""
    return box(whole_layout_of(game))
