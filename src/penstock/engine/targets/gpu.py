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
from penstock.engine.errors import BadOption, EndlessGame, IllegalMove, MalformedMove, PenstockError
from penstock.engine.game import Game
from penstock.engine.targets.blueprint import prefix_of
from penstock.engine.targets.build import kept
from penstock.engine.targets.device import LANES, TEXT

BLOCK = 128  # threads
LOOK = 16  # decisions of a playout until finished games are left out
DLPACK_CUDA = 2  # DLPack's number for memory of such a device
MOST_PREFIX = TEXT - 20  # bytes of a seed's text and a slash; a stream's number takes the rest


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
        self.xp = cupy_here()  # what NumPy is for a batch on the CPU
        self.game = game
        self.n = n
        self.seats = game.read_seats(seats)
        empty = game.empty_state(self.seats, game.read_options(options or {})).to_array()
        self._empty = self.xp.asarray(empty.view(np.uint8))
        self.states = self.xp.zeros((n, len(self._empty)), np.uint8)  # the records' bytes, by game
        self.lengths = self.xp.zeros(n, np.int64)  # decisions made by the last playout, by game
        self._bad = self.xp.zeros(1, np.int32)
        self._all = self._games = self.xp.arange(n)  # each in its place; in the order of their last moves
        self.reset(seed)

    @cached_property
    def _module(self) -> Any:
        file = kept(self.game, "cuda")
        if file is None:
            command = f"penstock build {self.game.id} --target cuda"
            raise NoDevice(f"{self.game.title} has not been built for a GPU; run '{command}' first.")
        return self.xp.RawModule(path=str(file))

    def _kernel(self, name: str) -> Any:
        return self._module.get_function(f"{prefix_of(self.game)}cuda_{name}")

    def _launch(self, name: str, threads: int, *given: Any) -> None:
        """Run a kernel on CuPy's current stream."""
        numbers = [np.int32(value) if isinstance(value, int) else value for value in (*given, threads)]
        self._kernel(name)((-(-threads // BLOCK),), (BLOCK,), tuple(numbers))

    def array(self, given: Any) -> Any:
        """Anybody's array as CuPy's; one that is on the device already is not copied."""
        if isinstance(given, self.xp.ndarray):
            return given
        is_here = hasattr(given, "__dlpack_device__") and given.__dlpack_device__()[0] == DLPACK_CUDA
        return self.xp.from_dlpack(given) if is_here else self.xp.asarray(given)

    def field(self, name: str) -> Any:
        """A field of all records: an array by game, on the device, for reading."""
        places: Any = self.game.state.dtype().fields
        kind, begin = places[name][:2]
        data = self.xp.ascontiguousarray(self.states[:, begin : begin + kind.itemsize])
        return data.view(kind.base).reshape(self.n, *kind.shape)

    def reset(self, seed: int) -> None:
        """Set all games up anew."""
        self.seed = seed
        self._prefix = self.xp.asarray(np.frombuffer(f"{seed}/".encode(), np.uint8))
        if len(self._prefix) > MOST_PREFIX:
            raise BadOption(f"A seed on a GPU has at most {MOST_PREFIX - 1} digits.")
        self.renew(self._all, self.xp.zeros(self.n, np.int64))

    def renew(self, games: Any, times: Any) -> None:
        """Set the games of these numbers up anew, each for the so-manieth time in its place."""
        lines = self._lines(games + rng.RngStream.AGAIN.value * times)
        self._launch("renew", len(games), self.states, self._empty, games, lines)

    def _lines(self, streams: Any) -> Any:
        """`batch.line_table` of these streams of the seed."""
        lines = self.xp.zeros((len(streams), rng.SEED_WORDS + 1), np.int64)
        self._launch("seeds", len(streams), self._prefix, len(self._prefix), streams, lines)
        return lines

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
        out = self.xp.empty(shape, np.uint8) if out is None else self.array(out)
        if out.shape != shape or out.dtype != np.uint8 or not out.flags.c_contiguous:
            raise BadOption(f"The mask must be uint8 of shape {shape}, not {out.dtype} of {out.shape}.")
        out.fill(0)
        self._launch("masks", self.n, self.states, self._games, out, shape[1])
        return out

    def observe(self, table: Any, seats: Any, out: Any) -> None:
        """Fill out[k] with what seats[k] knows of game k; the table is by seat and number."""
        size = self.states.shape[1]
        sizes = (size, size // 2, size // 4)
        given = (self.states, self.states, self.states, *sizes, table, seats, out, out.shape[1])
        self._launch("observe", self.n * LANES, *given)

    def look(self, games: Any, moves: Any, by_hand: Any, luck: Any, rows: Any) -> None:
        """rows[k] = what becomes of games[k] after moves[k], which must be legal; see `looking.py`."""
        self._launch("look", len(games), self.states, games, moves, by_hand, luck, rows, rows.shape[1])

    def tell(self, seats: Any, rows: Any) -> None:
        """rows[k] = game k from the side of seats[k]."""
        self._launch("tell", self.n, self.states, seats, rows, rows.shape[1])

    def instant(self, net: Any, words: Any) -> Any:
        """Every acting seat's choice by a learned net; `words` are three seed words a game."""
        lines = self.xp.zeros((self.n, rng.SEED_WORDS + 1), np.int64)
        lines[:, : rng.SEED_WORDS] = self.xp.asarray(words)
        moves = self.xp.zeros(self.n, np.int64)
        self._launch("instant", self.n, self.states, lines, self.array(net), moves)
        return moves

    def step(self, moves: Any) -> None:
        """Play one move in every unfinished game; IllegalMove names a bad one, and then none is played."""
        moves = self.array(moves)
        if moves.shape != (self.n,) or moves.dtype.kind not in "iu":
            raise BadOption(f"Give {self.n} move ids, not {moves.dtype} of shape {moves.shape}.")
        moves = self.xp.ascontiguousarray(moves, np.int64)
        self._games = self._by_move(self._all, moves)
        self._bad.fill(self.n)
        self._launch("check", self.n, self.states, self._games, moves, self._bad)
        self._launch("step", self.n, self.states, self._games, moves, self._bad)
        bad = int(self._bad[0])
        if bad < self.n:
            raise self._complaint(bad, int(moves[bad]))

    def _by_move(self, games: Any, moves: Any) -> Any:
        """These games in the order of their moves.

        Neighbouring threads share one stream of instructions, so they should play the same move.
        """
        return games[self.xp.argsort(moves[games].astype(np.int16))]

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
        """Play every game to its end with random moves; return how many decisions that took.

        All games make a decision, then all make the next one: a thread that played its game alone would
        soon do something else than its neighbours, and they would wait for each other.
        """
        lines = self._lines(self._all + rng.RngStream.CHOOSER.value)
        self._launch("restart", self.n, lines)
        self._bad.fill(self.n)
        self.lengths = self.xp.zeros(self.n, np.int64)
        moves = self.xp.zeros(self.n, np.int64)
        games = self._all
        for k in range(self.game.longest):
            self._launch("draw", len(games), self.states, games, lines, moves, self.lengths)
            games = self._by_move(games, moves)  # those that are over come last
            if k % LOOK == 0:
                games = games[: int((moves[games] < len(self.game.moves)).sum())]
                if not len(games):
                    break
            self._launch("step", len(games), self.states, games, moves, self._bad)
        going_on = int((~self.over).sum())
        if going_on:
            counted = f"{going_on} of {self.n} games of {self.game.title}"
            raise EndlessGame(f"{counted} were not over after {self.game.longest} decisions.")
        return int(self.lengths.sum())
