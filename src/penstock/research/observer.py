"""Observations in OpenSpiel's form: tensors and strings, public and private parts."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.research.extra import research_extra

with research_extra():
    import pyspiel

from penstock.engine.errors import BadOption
from penstock.engine.game import Game
from penstock.engine.observing import SEAT
from penstock.research.fields import layout_of
from penstock.research.forms import form_of
from penstock.research.memory import EventMemory

REMEMBERED = 32  # events in an information state's tensor


def recall_size(game: Game, seats: int) -> int:
    """Numbers of an information state's tensor."""
    rows, columns = EventMemory(game, REMEMBERED).shape
    return len(form_of(game, seats, "v2-floats")) + rows * columns


class Observer:
    """What a player sees of a state; after `set_from`, `tensor` holds it and `dict` its fields by name.

    With perfect recall the string is a digest of all the player has seen. A tensor cannot hold that: it is
    the observation `v2-floats` and the last `REMEMBERED` events.
    """

    def __init__(
        self, game: Game, seats: int, kind: pyspiel.IIGObservationType | None, params: Any
    ) -> None:
        if params:
            raise BadOption(f"Observations have no parameters; {params!r} was given.")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadOption("An observation shows the private part of one player, not of all.")
        self._game = game
        self._recalls = kind.perfect_recall
        self._is_whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._chosen = chosen_numbers(game, kind)
        self._names = [layout_of(game).fields[k].name for k in self._chosen]
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self._recalls:
            self.tensor = np.zeros(len(self._chosen), np.float32)
            self.dict = pieces(self._names, self.tensor)
        elif self._is_whole:
            self.tensor = np.zeros(recall_size(game, seats), np.float32)
            known = len(form_of(game, seats, "v2-floats"))
            self.dict = {"observation": self.tensor[:known], "events": self.tensor[known:]}

    def set_from(self, state: Any, player: int) -> None:
        if self.tensor is None:
            return
        if not self._recalls:
            self.tensor[:] = self._numbers(state, player)
        elif state.world.match is None:
            self.tensor[:] = 0
        else:
            match = state.match
            self.dict["observation"][:] = match.observation(player, "v2-floats")
            self.dict["events"][:] = state.world.memory.seen_from(player, match.seats).ravel()

    def string_from(self, state: Any, player: int) -> str:
        if self._recalls and self._is_whole:
            return f"{player} {state.world.seen.digest(self._game, player)}"
        numbers = self._numbers(state, player)
        return " ".join(f"{self._names[k]}={numbers[k]}" for k in np.flatnonzero(numbers))

    def _numbers(self, state: Any, player: int) -> Any:
        if state.world.match is None:
            return np.zeros(len(self._chosen), np.int32)
        return state.match.observation(player)[self._chosen]


def pieces(names: list[str], tensor: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
    """The tensor cut into the record's fields, by their names."""
    fields = [name.partition("[")[0].partition(".")[0] for name in names]
    cuts = [k for k in range(1, len(fields)) if fields[k] != fields[k - 1]]
    return {fields[k]: part for k, part in zip((0, *cuts), np.split(tensor, cuts), strict=True)}


def chosen_numbers(game: Game, kind: pyspiel.IIGObservationType) -> Any:
    """Which numbers of an observation belong to the public or private part, or to both."""
    is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    chosen = [
        k
        for k, number in enumerate(layout_of(game).numbers)
        if (is_private if number.is_private else kind.public_info) and (number.kind != SEAT or is_private)
    ]
    return np.array(chosen, np.int64)
