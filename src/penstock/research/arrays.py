"""Many games at once for learning: masks, observations, rewards, one call a decision.

>>> import numpy as np
>>> from penstock.research.arrays import ArrayEnv
>>> env = ArrayEnv('schwarzer-freitag', n=8, seats=3, seed=1)
>>> now = env.reset()
>>> now = env.step(now.mask.argmax(axis=1))
>>> now.mask.shape, now.rewards.shape
((8, 63), (8, 3))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from penstock import batch as make_batch
from penstock.engine.errors import BadOption
from penstock.engine.game import Game
from penstock.engine.header import MOST_SEATS
from penstock.registry import game as find_game
from penstock.research.encoder import encoder_for
from penstock.research.forms import form_of
from penstock.research.guessing import redeal_states
from penstock.research.memory import EventMemory
from penstock.research.progress import while_compiling
from penstock.research.rewards import find_rewards

LUCK = 1 << 63
# the lowest seat of a bit mask; -1 for none
LOWEST = np.array([-1, *((k & -k).bit_length() - 1 for k in range(1, 1 << MOST_SEATS))], np.int64)


class Now(NamedTuple):
    """All games after a step; the arrays are the environment's own and change with its next step."""

    mask: NDArray[np.uint8]  # by game and move id: 1 where the acting seat may play it
    observation: NDArray[Any] | None  # by game and column, as the acting seat knows it
    rewards: NDArray[np.float32]  # by game and seat: zeros but for games that this step ended
    done: NDArray[np.bool_]  # which games are over; with auto-reset: which ended in this step
    seat: NDArray[np.int64]  # who acts; -1 in a finished game
    events: NDArray[np.float32] | None = None  # by game, the last of them, see `memory.py`


class ArrayEnv:
    """`n` games side by side.

    Args:
        game: its id.
        n: how many games.
        seats: how many play each.
        seed: random seed; the games at place k are always the same, whatever n is, also after a `reset`.
        options: as for `Game.new`.
        auto_reset: a finished game is at once replaced by a new one: `done` and `rewards` speak of the
            old one, mask and observation of the new.
        observe: False leaves the observations out, for speed.
        reward: "rank" (from 1 for a sole winner to -1, sum 0), "win" (1 shared by the winners), "score"
            (the points) or "margin" (points ahead of the best other seat, or behind it); where a neutral
            competitor is first nobody wins, and the sums of the first two are lower.
        observation: the form of observations, "v1", "v2" or "v2-floats", see `forms.py`.
        memory: so many of the last events of every game are `Now.events`; 0: none are. On the CPU only.
        threads, components, device: as for `penstock.batch`; on "cuda" all arrays are CuPy's.
    """

    def __init__(
        self,
        game: str,
        n: int,
        seats: int,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        *,
        auto_reset: bool = True,
        observe: bool = True,
        reward: str = "rank",
        observation: str = "v1",
        memory: int = 0,
        threads: int | None = None,
        components: str | Path | None = None,
        device: str = "cpu",
    ) -> None:
        self._again = partial(
            ArrayEnv, game, n, seats, options=options, auto_reset=auto_reset, observe=observe,
            reward=reward, observation=observation, memory=memory, threads=threads,
            components=components, device=device,
        )  # fmt: skip
        self._rewards_of = find_rewards(reward)
        with while_compiling(find_game(game, components)):
            self.batch: Any = make_batch(game, n, seats, seed, options, threads, components, device)
        self.game: Game = self.batch.game
        self.form = form_of(self.game, self.seats, observation)
        self.fields = self.form.layout.fields
        self.auto_reset = auto_reset
        self._encoder = encoder_for(self.batch, self.form) if observe else None
        xp = self._xp = self.batch.xp
        self._lowest = xp.asarray(LOWEST)
        self._mask = xp.zeros((n, len(self.game.moves)), np.uint8)
        self._observation = xp.zeros((n, len(self.form)), self.form.dtype) if observe else None
        self._played = xp.zeros(n, np.int64)  # games finished, by place
        self._memory = self._make_memory(memory) if memory else None
        self._has_begun = False  # the first `reset` without a seed begins with the environment's own

    def _make_memory(self, size: int) -> EventMemory:
        if self._xp is not np:
            raise BadOption("Events are remembered on the CPU; take an environment without device='cuda'.")
        made = EventMemory(self.game, size, self.n)
        self.batch.note_events()
        self.batch.reset(self.batch.seed)
        made.add(self.batch.states)
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        state = self.batch.seed, self._has_begun, self._played, self._memory
        return restored, (self._again, self.save(), state)

    @property
    def n(self) -> int:
        return int(self.batch.n)

    @property
    def seats(self) -> int:
        return int(self.batch.seats)

    def reset(self, seed: int | None = None) -> Now:
        """Begin all games anew, those of a seed; without one those after the last ones, with new luck."""
        if seed is None and self._has_begun:
            seed = next_seed(self.batch.seed)
        self._has_begun = True
        self.batch.reset(self.batch.seed if seed is None else seed)
        self._played[:] = 0
        if self._memory is not None:
            self._memory.forget()
            self._memory.add(self.batch.states)
        return self._now(self._xp.zeros(self.n, np.bool_), self._xp.zeros((self.n, self.seats), np.float32))

    def step(self, actions: Any) -> Now:
        """Play one move in every game that is not over.

        A wrong shape raises BadOption, a number that is no move MalformedMove, a move outside the mask
        IllegalMove; then no game has changed.
        """
        was_over = self.batch.over
        self.batch.step(actions)
        done = self.batch.over
        if self._memory is not None:
            self._memory.add(self.batch.states, np.flatnonzero(~was_over))
        ended = self._xp.flatnonzero(done & ~was_over)
        rewards = self._xp.zeros((self.n, self.seats), np.float32)
        if len(ended):
            rewards[ended] = self._rewards_of(self.batch.ranking[ended], self.batch.scores[ended])
            if self.auto_reset:
                self._played[ended] += 1
                self.batch.renew(ended, self._played[ended])
                if self._memory is not None:
                    self._memory.forget(ended)
                    self._memory.add(self.batch.states, ended)
        return self._now(done, rewards)

    def observe(self, seats: Any) -> NDArray[Any]:
        """What seats[i] knows of game i; a single number stands for all games. A new array."""
        if self._encoder is None:
            raise BadOption("This environment was made without observations (observe=False).")
        chosen = self._chosen(seats)
        out: NDArray[Any] = self._xp.empty((self.n, len(self.form)), self.form.dtype)
        self._encoder(chosen, out)
        return out

    # -- states as arrays ---------------------------------------------------------------------

    def save(self) -> NDArray[np.uint8]:
        """All games as they stand: a new array, by game and byte."""
        records: NDArray[np.uint8] = self.batch.states.view(np.uint8).reshape(self.n, -1).copy()
        return records

    def load(self, records: Any) -> Now:
        """Go on from saved games of this version of the rules, in any order; none of them ends or pays.

        What is remembered of events begins anew.
        """
        states = self.batch.states.view(np.uint8).reshape(self.n, -1)
        given = self._xp.asarray(records)
        if given.shape != states.shape or given.dtype != np.uint8:
            raise BadOption(f"Give records of shape {states.shape}, not {given.dtype} of {given.shape}.")
        fields: Any = self.game.state.dtype().fields
        others = self._xp.flatnonzero(given[:, fields["n_seats"][1]] != self.seats)
        if len(others):
            raise BadOption(f"Game {int(others[0])} of the records has not {self.seats} seats.")
        states[:] = given
        if self._memory is not None:
            self._memory.forget()
        done = self.batch.over.copy()
        return self._now(done, self._xp.zeros((self.n, self.seats), np.float32))

    def guesses(self, seats: Any, seed: int) -> NDArray[np.uint8]:
        """The games as they might be: all that seats[i] cannot know of game i is a fair guess.

        Args:
            seats: by game, -1 for one that stays as it is; or one number for all.
            seed: the same makes the same guesses.
        """
        if self._xp is not np:
            raise BadOption("Guesses are made on the CPU; take an environment without device='cuda'.")
        chosen = self._chosen(seats, least=-1)
        records = self.batch.states.copy()
        redeal_states(self.game, records, chosen, seed)
        found: NDArray[np.uint8] = records.view(np.uint8).reshape(self.n, -1)
        return found

    def _chosen(self, seats: Any, least: int = 0) -> Any:
        """By game; BadOption if they are no seats."""
        chosen = self._xp.asarray(seats)
        if chosen.dtype.kind not in "iu" or chosen.shape not in ((), (self.n,)):
            raise BadOption(f"Give {self.n} seats, not {chosen.dtype} of shape {chosen.shape}.")
        if chosen.min() < least or chosen.max() >= self.seats:
            raise BadOption(f"There is no such seat; the seats are 0 to {self.seats - 1}.")
        return self._xp.broadcast_to(chosen, (self.n,)).astype(np.int64)

    def _now(self, done: NDArray[np.bool_], rewards: NDArray[np.float32]) -> Now:
        self.batch.legal(self._mask)
        seat = self._lowest[self.batch.to_act]
        if self._encoder is not None:
            self._encoder(seat, self._observation)
        events = None if self._memory is None else self._memory.seen_from(seat, self.seats)
        return Now(self._mask, self._observation, rewards, done, seat, events)


def next_seed(seed: int) -> int:
    """Where the games come from that follow those of a seed."""
    return int(np.random.default_rng(seed % LUCK).integers(LUCK))


def restored(again: Callable[..., ArrayEnv], records: Any, state: tuple[Any, ...]) -> ArrayEnv:
    """What was pickled."""
    seed, has_begun, played, memory = state
    new = again(seed=seed)
    new.load(records)
    new._has_begun, new._played, new._memory = has_begun, played, memory
    return new
