"""The two backends of a match: plain objects, or a compiled record."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from penstock.engine import rng
from penstock.engine.errors import BadOption
from penstock.engine.game import Game


class Backend(Protocol):
    """What a match asks of the thing that holds its state."""

    @property
    def to_act(self) -> int: ...
    @property
    def ending(self) -> int: ...
    @property
    def revealed(self) -> int: ...
    @property
    def phase(self) -> int: ...
    def set_up(self) -> None: ...
    def why_not(self, seat: int, move: int) -> int: ...
    def play(self, seat: int, move: int) -> int: ...
    def legal(self, seat: int) -> list[int]: ...
    def state(self) -> Any: ...
    def copy(self) -> Backend: ...
    def to_bytes(self) -> bytes: ...


def make_backend(game: Game, state: Any, asked: str | None) -> Backend:
    if asked not in (None, "plain", "compiled"):
        raise BadOption(f"There is no backend '{asked}'; it can be plain or compiled.")
    if asked == "compiled" or (asked is None and game.is_compiled):
        return CompiledBackend(game, state.to_array())
    return PlainBackend(game, state)


class PlainBackend:
    """Plain Python from end to end: at once, debuggable, no Numba."""

    def __init__(self, game: Game, state: Any) -> None:
        self.game = game
        self._s = state

    @property
    def to_act(self) -> int:
        return int(self._s.to_act)

    @property
    def ending(self) -> int:
        return int(self._s.ending)

    @property
    def revealed(self) -> int:
        return int(self._s.revealed)

    @property
    def phase(self) -> int:
        return int(self._s.phase)

    def set_up(self) -> None:
        rng.restart(self._s.rng)
        self.game.set_up(self._s)

    def why_not(self, seat: int, move: int) -> int:
        return self.game.dispatch.why_not(self._s, seat, move)

    def play(self, seat: int, move: int) -> int:
        """0 and the move is made, or the refusal's number and nothing has changed."""
        dispatch = self.game.dispatch
        refusal = dispatch.why_not(self._s, seat, move)
        if refusal == 0:
            dispatch.apply(self._s, seat, move)
        return refusal

    def legal(self, seat: int) -> list[int]:
        out = [0] * len(self.game.moves)
        return out[: self.game.dispatch.legal(self._s, seat, out)]

    def state(self) -> Any:
        return self._s

    def copy(self) -> PlainBackend:
        return PlainBackend(self.game, self._s.copy())

    def to_bytes(self) -> bytes:
        return bytes(self._s.to_bytes())


def copy_of(states: Any) -> Any:
    """A copy of records, byte by byte: NumPy goes field by field, which takes a hundred times as long."""
    new = np.empty(len(states), states.dtype)
    new.view(np.uint8)[:] = states.view(np.uint8)
    return new


class CompiledBackend:
    """One record in an array of its own, moved by the compiled rules."""

    def __init__(self, game: Game, states: Any) -> None:
        self.game = game
        self._kernel = game.kernel
        self._states = states
        self._mask = np.zeros(len(game.moves), np.uint8)
        self._plain: Any = None  # the last plain copy, until the next move

    def _field(self, name: str) -> int:
        return int(self._states[name][0])

    @property
    def to_act(self) -> int:
        return self._field("to_act")

    @property
    def ending(self) -> int:
        return self._field("ending")

    @property
    def revealed(self) -> int:
        return self._field("revealed")

    @property
    def phase(self) -> int:
        return self._field("phase")

    def set_up(self) -> None:
        self._kernel.reset(self._states, 0, 1)

    def why_not(self, seat: int, move: int) -> int:
        return int(self._kernel.ask(self._states, 0, seat, move))

    def play(self, seat: int, move: int) -> int:
        self._plain = None
        return int(self._kernel.step(self._states, 0, seat, move, self._mask))

    def legal(self, seat: int) -> list[int]:
        mask = np.zeros((1, len(self.game.moves)), np.uint8)
        self._kernel.masks(self._states, 0, 1, seat, mask)
        return [int(m) for m in np.flatnonzero(mask[0])]

    def state(self) -> Any:
        if self._plain is None:
            self._plain = self.game.state.load(self._states[0])
        return self._plain

    def copy(self) -> CompiledBackend:
        return CompiledBackend(self.game, copy_of(self._states))

    def to_bytes(self) -> bytes:
        return bytes(self._states.tobytes())
