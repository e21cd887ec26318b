"""Many games at once: arrays in, arrays out, compiled, on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from penstock.engine import looking, rng
from penstock.engine.errors import BadOption, EndlessGame, IllegalMove, MalformedMove
from penstock.engine.game import ROOM, Game, told_names

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

NO_MOVES, NO_LUCK = np.zeros(0, np.int64), np.zeros(rng.SEED_WORDS, np.int64)
NO_HANDS = np.zeros(0, np.uint8)
GAMES_A_THREAD = 1000  # for less it costs more to wake a thread (50 µs) than to do its work


class Batch:
    """`n` games of the same seats and options with different luck.

    Args:
        game: the game.
        n: how many.
        seats: how many play each.
        seed: random seed; game k of a batch always gets the same random numbers, whatever n is.
        options: as for `Game.new`.
        threads: how many threads work; None takes one per core.
    """

    xp = np  # what CuPy is for a batch on a GPU

    def __init__(
        self,
        game: Game,
        n: int,
        seats: int,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        threads: int | None = None,
    ) -> None:
        if not isinstance(n, int) or n < 1:
            raise BadOption(f"A batch has at least one game, not {n!r}.")
        if threads is not None and threads < 1:
            raise BadOption(f"A batch works on at least one thread, not {threads}.")
        self.game = game
        self.n = n
        self.seats = game.read_seats(seats)
        self.seed = seed
        self.threads = threads or os.cpu_count() or 1
        self.lengths = np.zeros(n, np.int64)  # decisions made by the last playout, by game
        empty = game.empty_state(self.seats, game.read_options(options or {}))
        self._empty = empty.to_array()
        self._kernel = game.kernel
        self.states: Any = np.repeat(self._empty, n)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Set all games up anew."""
        self.seed = seed
        self.states[:] = self._empty[0]
        self.states["rng"] = line_table(seed, self.n, rng.RngStream.GAME)
        self.on_threads(lambda first, last: self._kernel.reset(self.states, first, last))

    def note_events(self) -> None:
        """From the next reset on moves write down what happens (`states["events"]`), which takes time."""
        self._empty["records_events"] = 1

    def renew(self, games: NDArray[np.int64], times: NDArray[np.int64]) -> None:
        """Set the games of these numbers up anew, each for the so-manieth time in its place."""
        places = zip(games.tolist(), times.tolist(), strict=True)
        streams = [k + rng.RngStream.AGAIN * again for k, again in places]
        fresh: Any = np.repeat(self._empty, len(games))
        fresh["rng"][:, : rng.SEED_WORDS] = seed_table(self.seed, streams)
        self._kernel.reset(fresh, 0, len(fresh))
        rows, new = (states.view(np.uint8).reshape(len(states), -1) for states in (self.states, fresh))
        rows[games] = new  # as bytes: NumPy would go field by field

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games have ended."""
        return np.asarray(self.states["ending"] != 0)

    @property
    def to_act(self) -> NDArray[np.int16]:
        """Bit mask of the seats that owe a decision, by game."""
        return np.asarray(self.states["to_act"])

    @property
    def scores(self) -> NDArray[np.int32]:
        """Points by game and seat; zeros before the end."""
        return np.asarray(self.states["score"][:, : self.seats])

    @property
    def ranking(self) -> NDArray[np.int8]:
        """Place by game and seat, 1 for a winner; zeros before the end."""
        return np.asarray(self.states["place"][:, : self.seats])

    def legal(self, out: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
        """Masks of the acting seats' legal moves, one row a game (all zero when it is over).

        Where several seats owe a decision, the lowest of them acts.
        """
        shape = (self.n, len(self.game.moves))
        if out is None:
            out = np.zeros(shape, np.uint8)
        elif out.shape != shape or out.dtype != np.uint8:
            raise BadOption(f"The mask must be uint8 of shape {shape}, not {out.dtype} of {out.shape}.")
        self.on_threads(lambda first, last: self._kernel.masks(self.states, first, last, -1, out))
        return out

    def look(self, games: Any, moves: Any, by_hand: Any, luck: Any, rows: Any) -> None:
        """rows[k] = what becomes of games[k] after moves[k], which must be legal; see `looking.py`."""
        self._look(games, moves, by_hand, luck, rows, len(games))

    def tell(self, seats: Any, rows: Any) -> None:
        """rows[k] = game k from the side of seats[k]."""
        self._look(seats, NO_MOVES, NO_HANDS, NO_LUCK, rows, self.n)

    def _look(self, games: Any, moves: Any, by_hand: Any, luck: Any, rows: Any, n: int) -> None:
        entry = self._kernel.entry(looking.look_at_all, told_names(self.game))
        own, room = (np.repeat(self._empty, k) for k in (1, ROOM))
        entry(self.states, games, moves, by_hand, luck, rows, own, room, 0, n)

    def step(self, moves: Any) -> None:
        """Play one move in every unfinished game; IllegalMove names a bad one, and then none is played."""
        moves = np.asarray(moves)
        if moves.shape != (self.n,) or moves.dtype.kind not in "iu":
            raise BadOption(f"Give {self.n} move ids, not {moves.dtype} of shape {moves.shape}.")
        moves = np.ascontiguousarray(moves, np.int64)
        for bad in self.on_threads(lambda a, b: self._kernel.step_many(self.states, moves, a, b, True)):
            if bad >= 0:
                raise self._complaint(bad, int(moves[bad]))
        self.on_threads(lambda a, b: self._kernel.step_many(self.states, moves, a, b, False))

    def _complaint(self, i: int, move: int) -> Exception:
        names = self.game.moves.names
        if not 0 <= move < len(names):
            return MalformedMove(f"Game {i}: {move} is not a move; ids run from 0 to {len(names) - 1}.")
        bits = int(self.states["to_act"][i])
        seat = (bits & -bits).bit_length() - 1
        refusal = self.game.refusal(int(self._kernel.ask(self.states, i, seat, move)))
        assert refusal is not None
        return IllegalMove(f"Game {i}: {names[move].notation}", refusal)

    def playout(self) -> int:
        """Play every game to its end with random moves; return how many decisions that took."""
        return self.play_out(self._kernel.playout)

    def play_out(self, play: Callable[[Any, int, int, Any, int], Any]) -> int:
        """Play every game to its end by a compiled loop such as `entries.playout`; see `.lengths`."""
        lines = line_table(self.seed, self.n, rng.RngStream.CHOOSER)
        longest = self.game.longest
        self.on_threads(lambda first, last: play(self.states, first, last, lines, longest), 1)
        going_on = int((~self.over).sum())
        if going_on:
            counted = f"{going_on} of {self.n} games of {self.game.title}"
            raise EndlessGame(f"{counted} were not over after {longest} decisions.")
        self.lengths = lines[:, rng.SEED_WORDS]
        return int(self.lengths.sum())

    def on_threads(self, work: Callable[[int, int], Any], least: int = GAMES_A_THREAD) -> list[Any]:
        """Split the games among the threads, at least so many for each; compiled code holds no GIL."""
        threads = min(self.threads, max(self.n // least, 1))
        if threads == 1:
            return [work(0, self.n)]
        edges = [self.n * k // threads for k in range(threads + 1)]
        return list(self._pool.map(work, edges[:-1], edges[1:]))

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        from concurrent.futures import ThreadPoolExecutor  # here: a single game starts without it

        return ThreadPoolExecutor(self.threads)


def line_table(seed: int, n: int, stream: int) -> NDArray[np.int64]:
    """A line for each of n games: three seed words, and a place for an answer."""
    lines = np.zeros((n, rng.SEED_WORDS + 1), np.int64)
    lines[:, : rng.SEED_WORDS] = seed_table(seed, range(stream, stream + n))
    return lines


def seed_table(seed: int, streams: Sequence[int]) -> NDArray[np.uint32]:
    """`rng.seed_words` of many streams, read all at once."""
    digests = b"".join([rng.seed_digest(seed, stream) for stream in streams])
    return np.frombuffer(digests, "<u4").reshape(-1, rng.DIGEST_WORDS)[:, : rng.SEED_WORDS]
