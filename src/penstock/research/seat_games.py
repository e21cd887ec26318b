"""Games in which one seat is decided for from outside and built-in bots hold the others.

A step is two compiled calls for all games: play the moves given, then let the others play on. Nothing in
between is a Python object.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.bots.entry import SERIES
from penstock.bots.levels import LEVELS
from penstock.bots.records import OUTSIDE, records_of
from penstock.bots.search_buffers import MOST_EDGES, SearchBuffers, make_buffers, make_player
from penstock.engine import rng
from penstock.engine.batch import Batch, seed_table
from penstock.registry import game as find_game
from penstock.research.encoder import Encoder
from penstock.research.forms import form_of
from penstock.research.opponents import compiled_player
from penstock.research.progress import ready_bots, while_compiling

WORD = 0xFFFFFFFF
GAMES_A_THREAD = 64  # bots take longer over a game than rules do


class SeatGames:
    """`n` games side by side, each waiting for `seat` or over.

    Args:
        game: its id.
        n: how many.
        seats: how many play each.
        seat: who is decided for from outside.
        opponents: a bot's name for every other seat; those that `is_compiled` knows.
        options, components, threads: as for `penstock.batch`.
        observation: the form of observations, see `forms.py`.
    """

    def __init__(
        self,
        game: str,
        n: int,
        seats: int,
        seat: int,
        opponents: Mapping[int, str],
        options: Mapping[str, Any],
        components: str | Path | None = None,
        threads: int | None = None,
        observation: str = "v1",
    ) -> None:
        given = dict(opponents), dict(options), components, threads, observation
        self._made_with = game, n, seats, seat, *given
        with while_compiling(find_game(game, components)):
            self.batch = Batch(find_game(game, components), n, seats, 0, options, threads)
        self.seat = seat
        game_ = self.batch.game
        ready_bots(game_)
        self._players = [
            make_player(OUTSIDE) if k == seat else compiled_player(opponents[k], game_)
            for k in range(seats)
        ]
        plans = [LEVELS[name].plan_for(game_) for name in opponents.values() if name in LEVELS]
        self._trees = max((plan.trees for plan in plans), default=1)
        self._edges = MOST_EDGES if plans else len(game_.moves)
        self._lines = np.zeros(n, records_of(game_).line.dtype())
        self._seats = np.full(n, seat)
        self._ending = self.batch.states["ending"]
        self._luck = self._lines["seed"][:, 0]  # of the bots
        self._form = form_of(game_, seats, observation)
        self._encode = Encoder(game_, self._form).of(self.batch.states)
        self._buffers = cache(self._make_buffers)  # by the first game of a thread's share
        self._played = np.zeros(n, np.int64)  # games begun after the first, by place

    def __reduce__(self) -> tuple[Any, ...]:
        kept = self.batch.states.tobytes(), self._lines.tobytes(), self._played.tobytes()
        return restored, (self._made_with, self.batch.seed, kept)

    def _make_buffers(self, first: int) -> SearchBuffers:
        buffers = make_buffers(self.batch.game, self._trees, self._edges, is_plain=False)
        buffers.seat(self._players)
        buffers.states, buffers.lines = self.batch.states, self._lines
        return buffers

    def begin(self, seed: int) -> None:
        """All games anew; those at place k depend on the seed and on k alone."""
        self.batch.reset(seed)
        self._played[:] = 0
        self._seed_bots(np.arange(self.batch.n))
        self._run_bots()

    def renew(self, ended: NDArray[np.int64]) -> None:
        """New games in the places of finished ones."""
        self._played[ended] += 1
        self.batch.renew(ended, self._played[ended])
        self._seed_bots(ended)
        self._run_bots()

    def play(self, moves: Any) -> None:
        """A move in every unfinished game; a bad one raises as in `Batch.step`, and none is played."""
        self.batch.step(moves)
        self.let_others_play()

    def _seed_bots(self, places: NDArray[np.int64]) -> None:
        times = zip(places.tolist(), self._played[places].tolist(), strict=True)
        streams = [rng.RngStream.CHOOSER + k + rng.RngStream.AGAIN * again for k, again in times]
        self._lines["seed"][places] = seed_table(self.batch.seed, streams)

    def let_others_play(self) -> None:
        """Until every game waits for the seat or is over."""
        self._luck[:] = (self._luck + 1) & WORD  # new luck for bots each time; the games have their own
        self._run_bots()

    def _run_bots(self) -> None:
        longest = self.batch.game.longest
        if self.batch.n == 1:
            self._buffers(0).run(SERIES, 0, 1, longest)
        else:
            self.batch.on_threads(lambda a, b: self._buffers(a).run(SERIES, a, b, longest), GAMES_A_THREAD)

    @property
    def over(self) -> NDArray[np.bool_]:
        return np.asarray(self._ending != 0)

    def masks(self) -> NDArray[np.uint8]:
        """By game and move: 1 where the seat may play it; a new array."""
        return self.batch.legal()

    def observations(self) -> NDArray[Any]:
        """By game and column: what the seat knows, also of finished games; a new array."""
        out = np.empty((self.batch.n, len(self._form)), self._form.dtype)
        if self.batch.n == 1:
            self._encode(self._seats, 0, 1, out)
        else:
            self.batch.on_threads(lambda a, b: self._encode(self._seats, a, b, out))
        return out


def restored(made_with: tuple[Any, ...], seed: int, kept: tuple[bytes, bytes, bytes]) -> SeatGames:
    """What was pickled."""
    new = SeatGames(*made_with)
    new.batch.seed = seed
    for array, data in zip((new.batch.states, new._lines, new._played), kept, strict=True):
        array[:] = np.frombuffer(data, array.dtype)
    return new
