"""Many games at once on a GPU: what `Batch` is on the CPU, with arrays that stay on the device.

Needs CuPy and the game's PTX (`penstock build --target cuda`), no Numba. Arrays are CuPy's and speak
DLPack, so PyTorch and JAX take them without a copy; kernels run on CuPy's current stream. Same seeds, same
games, same bytes as on the CPU.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np

from penstock.engine import rng
from penstock.engine.batch import line_table
from penstock.engine.errors import BadOption, EndlessGame, IllegalMove, MalformedMove, PenstockError
from penstock.engine.game import Game
from penstock.engine.targets.blueprint import prefix_of
from penstock.engine.targets.build import kept

THREADS = 128  # in a block


class NoDevice(PenstockError, RuntimeError):
    """Something that a GPU needs is missing."""


def cupy_here() -> Any:
    """CuPy, or a sentence that says what is missing."""
    try:
        import cupy
    except ImportError:
        raise NoDevice("A batch on a GPU needs CuPy; pip install 'penstock[cuda]'.") from None
    if not cupy.cuda.is_available():
        raise NoDevice("There is no GPU that CuPy can use.")
    return cupy


class DeviceBatch:
    """`n` games on a GPU; the arguments are those of `Batch`."""

    def __init__(
        self, game: Game, n: int, seats: int, seed: int = 0, options: Mapping[str, Any] | None = None
    ) -> None:
        if not isinstance(n, int) or n < 1:
            raise BadOption(f"A batch has at least one game, not {n!r}.")
        self.cupy = cupy_here()
        self.game = game
        self.n = n
        self.seats = game.read_seats(seats)
        self.seed = seed
        empty = game.empty_state(self.seats, game.read_options(options or {})).to_array()
        self._empty = self.cupy.asarray(empty.view(np.uint8))
        self.states = self.cupy.zeros((n, len(self._empty)), np.uint8)  # the records' bytes, by game
        self.lengths = self.cupy.zeros(n, np.int64)  # decisions made by the last playout, by game
        self._bad = self.cupy.zeros(1, np.int32)
        self.reset(seed)

    @cached_property
    def _module(self) -> Any:
        file = kept(self.game, "cuda")
        if file is None:
            command = f"penstock build {self.game.id} --target cuda"
            raise NoDevice(f"{self.game.title} has not been built for a GPU; run '{command}' first.")
        return self.cupy.RawModule(path=str(file))

    def _launch(self, name: str, *given: Any) -> None:
        kernel = self._module.get_function(f"{prefix_of(self.game)}cuda_{name}")
        blocks = -(-self.n // THREADS)
        kernel((blocks,), (THREADS,), (*given, np.int32(self.n)))

    def field(self, name: str) -> Any:
        """A field of all records: an array by game, on the device, for reading."""
        places: Any = self.game.state.dtype().fields
        kind, begin = places[name][:2]
        data = self.cupy.ascontiguousarray(self.states[:, begin : begin + kind.itemsize])
        return data.view(kind.base).reshape(self.n, *kind.shape)

    def reset(self, seed: int) -> None:
        """Set all games up anew."""
        self.seed = seed
        self.states[:] = self._empty
        places: Any = self.game.state.dtype().fields
        begin = places["rng"][1]
        lines = self.cupy.asarray(line_table(seed, self.n, rng.RngStream.GAME)).view(np.uint8)
        self.states[:, begin : begin + lines.shape[1]] = lines
        self._launch("reset", self.states)

    @property
    def over(self) -> Any:
        """Which games have ended."""
        return self.field("ending") != 0

    @property
    def to_act(self) -> Any:
        """Bit mask of the seats that owe a decision, by game."""
        return self.field("to_act")

    @property
    def scores(self) -> Any:
        """Points by game and seat; zeros before the end."""
        return self.field("score")[:, : self.seats]

    @property
    def ranking(self) -> Any:
        """Place by game and seat, 1 for a winner; zeros before the end."""
        return self.field("place")[:, : self.seats]

    def legal(self, out: Any = None) -> Any:
        """Masks of the acting seats' legal moves, one row a game (all zero when it is over)."""
        shape = (self.n, len(self.game.moves))
        if out is None:
            out = self.cupy.empty(shape, np.uint8)
        out = self.cupy.asarray(out)
        if out.shape != shape or out.dtype != np.uint8 or not out.flags.c_contiguous:
            raise BadOption(f"The mask must be uint8 of shape {shape}, not {out.dtype} of {out.shape}.")
        self._launch("masks", self.states, out)
        return out

    def step(self, moves: Any) -> None:
        """Play one move in every unfinished game; IllegalMove names a bad one, and then none is played."""
        moves = self.cupy.asarray(moves)
        if moves.shape != (self.n,) or moves.dtype.kind not in "iu":
            raise BadOption(f"Give {self.n} move ids, not {moves.dtype} of shape {moves.shape}.")
        moves = self.cupy.ascontiguousarray(moves.astype(np.int64))
        self._bad[0] = self.n
        self._launch("check", self.states, moves, self._bad)
        self._launch("step", self.states, moves, self._bad)
        bad = int(self._bad[0])
        if bad < self.n:
            raise self._complaint(bad, int(moves[bad]))

    def _complaint(self, i: int, move: int) -> Exception:
        names = self.game.moves.names
        if not 0 <= move < len(names):
            return MalformedMove(f"Game {i}: {move} is not a move; ids run from 0 to {len(names) - 1}.")
        s: Any = self.game.state.from_bytes(self.states[i].tobytes())
        seat = (s.to_act & -s.to_act).bit_length() - 1
        refusal = self.game.refusal(int(self.game.dispatch.why_not(s, seat, move)))
        assert refusal is not None
        return IllegalMove(f"Game {i}: {names[move].notation}", refusal)

    def playout(self) -> int:
        """Play every game to its end with random moves; return how many decisions that took."""
        lines = self.cupy.asarray(line_table(self.seed, self.n, rng.RngStream.CHOOSER))
        self._launch("playout", self.states, lines, np.int32(self.game.longest))
        going_on = int((~self.over).sum())
        if going_on:
            counted = f"{going_on} of {self.n} games of {self.game.title}"
            raise EndlessGame(f"{counted} were not over after {self.game.longest} decisions.")
        self.lengths = lines[:, rng.SEED_WORDS]
        return int(self.lengths.sum())
