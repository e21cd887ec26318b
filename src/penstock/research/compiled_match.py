"""One game for the adapters: a match that also speaks in ids, masks and vectors, and can be pickled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.engine import rng
from penstock.engine.backend import CompiledBackend, copy_of
from penstock.engine.game import Game
from penstock.engine.match import HistoryEntry, Match
from penstock.registry import game as find_game
from penstock.research.encoder import Encoder, Numbers
from penstock.research.fields import whole_layout_of
from penstock.research.forms import form_of
from penstock.research.progress import while_compiling
from penstock.research.rewards import find_rewards

# Open names, filled in with a game's functions.
determinize: Callable[[Any, int, Any], None]


def redeal(states: Any, seat: int, chance: Any) -> None:
    """Overwrite all that the seat cannot know by a fair guess."""
    determinize(states[0], seat, chance)


class RecordBackend(CompiledBackend):
    """A compiled backend whose record can be looked at and dealt anew."""

    @property
    def array(self) -> Any:
        """The record, in an array of length one; nobody may change it."""
        return self._states

    @property
    def luck(self) -> bytes:
        """The luck to come."""
        return bytes(self._states["rng"].tobytes())

    def set_luck(self, words: tuple[int, int, int]) -> None:
        rng.start(self._states["rng"][0], *words)

    def redeal(self, seat: int, words: tuple[int, int, int]) -> None:
        chance = np.zeros(rng.WORDS, np.int64)
        rng.start(chance, *words)
        guess = self._kernel.entry(redeal, {"determinize": self.game.determinize})
        guess(self._states, seat, chance)
        self._plain = None

    def copy(self) -> RecordBackend:
        return RecordBackend(self.game, copy_of(self._states))


class CompiledMatch(Match):
    """A match on the compiled backend; bots and drawings take it as they take any other."""

    _backend: RecordBackend
    _start: RecordBackend

    def __init__(self, game: Game, seats: int, seed: int, options: Mapping[str, Any]) -> None:
        with while_compiling(game):
            super().__init__(game, seats, seed, options, "compiled")
        self._backend, self._start = (record_of(game, self.bytes) for _ in range(2))

    @classmethod
    def of(cls, match: Match) -> CompiledMatch:
        """The same at the point of any match."""
        new = object.__new__(cls)
        new.__dict__.update(match.copy().__dict__)
        new._backend = record_of(match.game, match.bytes)
        new._start = record_of(match.game, match._start.to_bytes())
        return new

    @property
    def seat(self) -> int:
        """The lowest seat that owes a decision; -1 when the game is over."""
        bits = self._backend.to_act
        return (bits & -bits).bit_length() - 1

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 where the move is legal for the seat; zeros when it owes no decision."""
        out = np.zeros(len(self.game.moves), np.int8)
        out[self._backend.legal(self._seat(seat))] = 1
        return out

    def observation(self, seat: int, form: str = "v1") -> NDArray[Any]:
        """What the seat knows, in one of the forms of `forms.py`."""
        return Encoder(self.game, form_of(self.game, self.seats, form)).one(
            self._backend.array, self._seat(seat)
        )

    @property
    def records(self) -> Any:
        """The record, in an array of length one; nobody may change it."""
        return self._backend.array

    def whole(self) -> NDArray[np.int32]:
        """Everything, hidden fields included."""
        return Numbers(self.game, whole_layout_of(self.game)).one(self._backend.array, 0)

    def rewards(self, kind: str) -> list[float]:
        """By seat; zeros before the end."""
        if not self.over:
            return [0.0] * self.seats
        rewards = find_rewards(kind)(np.array(self.ranking, np.int8), np.array(self.scores, np.int32))
        return [float(r) for r in rewards]

    @property
    def luck(self) -> bytes:
        """The luck to come: two matches with equal luck and equal moves go the same way."""
        return self._backend.luck

    def set_luck(self, seed: int) -> None:
        """Replace the luck to come."""
        self._backend.set_luck(rng.seed_words(seed))

    def guess(self, seat: int, seed: int) -> CompiledMatch:
        """A match that is the same to the seat; all that it cannot know is a fair guess."""
        world = self.copy()
        world._backend.redeal(self._seat(seat), rng.seed_words(seed))
        return world

    def copy(self) -> CompiledMatch:
        new = object.__new__(CompiledMatch)
        new.__dict__.update(super().copy().__dict__)
        return new

    def __deepcopy__(self, memo: Any) -> CompiledMatch:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        records = self._backend.to_bytes(), self._start.to_bytes()
        game = self.game.id, self.game.components_folder
        return restored, (game, self.seats, self.seed, self.options, records, self._played)


def restored(
    game: tuple[str, str | None],
    seats: int,
    seed: int,
    options: dict[str, str],
    records: tuple[bytes, bytes],
    played: list[HistoryEntry],
) -> CompiledMatch:
    """What was pickled."""
    match = CompiledMatch(find_game(*game), seats, seed, options)
    match._backend, match._start = (record_of(match.game, data) for data in records)
    match._played = played[:]
    return match


def record_of(game: Game, data: bytes) -> RecordBackend:
    return RecordBackend(game, copy_of(np.frombuffer(data, game.state.dtype())))
