"""The spaces of observations, as Gymnasium and PettingZoo want them."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.research.extra import research_extra

with research_extra():
    from gymnasium import spaces

from penstock.engine.game import Game
from penstock.research.fields import whole_layout_of
from penstock.research.forms import Form
from penstock.research.memory import EventMemory


class MoveSpace(spaces.Discrete):
    """The ids of a game's moves; a sample is a legal one.

    Gymnasium's own samples know no rules: whoever tries an environment with them would only meet refusals.
    """

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.legal: NDArray[np.int8] | None = None  # of the position being decided

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Any legal move; with a mask or probabilities as Gymnasium does."""
        if mask is None and probability is None and self.legal is not None and self.legal.any():
            mask = self.legal
        return super().sample(mask, probability)


class MovesSpace(spaces.MultiDiscrete):
    """A move for each of many games; a sample is a legal one for each."""

    def __init__(self, games: int, n: int) -> None:
        super().__init__([n] * games)
        self.legal: NDArray[np.int8] | None = None  # by game

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[Any]:
        """Any legal moves; with a mask or probabilities as Gymnasium does."""
        if mask is not None or probability is not None or self.legal is None:
            return super().sample(mask, probability)
        chosen: NDArray[Any] = (self.legal * self.np_random.random(self.legal.shape)).argmax(axis=1)
        return chosen


def observation_space(game: Game, form: Form, memory: int = 0) -> spaces.Dict:
    """What a seat knows, which moves it may play, and so many events that it remembers."""
    mask = spaces.Box(0, 1, (len(game.moves),), np.int8)
    known = spaces.Box(form.low, form.high, dtype=form.dtype)
    parts: dict[str, spaces.Space[Any]] = {"observation": known, "action_mask": mask}
    shape = EventMemory(game, memory).shape
    if shape[0]:
        parts["events"] = spaces.Box(-1, 1, shape, np.float32)
    return spaces.Dict(parts)


def state_space(game: Game) -> spaces.Box:
    """Everything, hidden fields included."""
    layout = whole_layout_of(game)
    return spaces.Box(layout.low, layout.high, dtype=np.int32)
