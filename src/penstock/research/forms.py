"""The forms an observation can have, by name.

* `v1`: whole numbers, the seats numbered as the table numbers them;
* `v2`: whole numbers, seen from the acting seat, with their declared ranges;
* `v2-floats`: the same between -1 and 1, things one of many as marks.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.engine.errors import BadOption
from penstock.engine.game import Game
from penstock.engine.options import one_of
from penstock.research.fields import Layout, layout_of, turned_layout_of
from penstock.research.floats import Floats, floats_of

FORMS = ("v1", "v2", "v2-floats")


@dataclass(frozen=True)
class Form:
    """One form of one game's observations at a table of so many seats."""

    name: str
    layout: Layout

    @cached_property
    def floats(self) -> Floats | None:
        return floats_of(self.layout) if self.name == "v2-floats" else None

    @property
    def dtype(self) -> Any:
        return np.float32 if self.floats else np.int32

    @property
    def names(self) -> tuple[str, ...]:
        """Of the columns."""
        return self.floats.names if self.floats else tuple(field.name for field in self.layout.fields)

    @property
    def low(self) -> NDArray[Any]:
        return self.floats.low if self.floats else self.layout.low

    @property
    def high(self) -> NDArray[Any]:
        return self.floats.high if self.floats else self.layout.high

    def __len__(self) -> int:
        return len(self.floats or self.layout)


def form_of(game: Game, seats: int, name: str) -> Form:
    """BadOption if there is no such form."""
    if name not in FORMS:
        raise BadOption(f"There is no observation '{name}'; it can be {one_of(FORMS)}.")
    key = game.id, game.rules_version, seats, name
    if key not in MADE:
        MADE[key] = Form(name, layout_of(game) if name == "v1" else turned_layout_of(game, seats))
    return MADE[key]


MADE: dict[tuple[Any, ...], Form] = {}
