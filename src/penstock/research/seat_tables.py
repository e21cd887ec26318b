"""The game behind a `SeatEnv`: a record where all opponents are compiled, a match where one is not."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from penstock.bots import Bot, make_bot
from penstock.engine import rng
from penstock.engine.errors import IllegalMove
from penstock.registry import game as find_game
from penstock.research.compiled_match import CompiledMatch, record_of
from penstock.research.ids import read_id
from penstock.research.memory import EventMemory
from penstock.research.opponents import Chooser, Opponent, is_bot, is_compiled
from penstock.research.progress import ready_bots
from penstock.research.rewards import find_rewards
from penstock.research.seat_games import SeatGames


class Setting(NamedTuple):
    """What is the same in every game of an environment."""

    game: str
    seats: int
    seat: int
    opponents: Mapping[int, Opponent]
    options: Mapping[str, str]
    components: str | Path | None
    observation: str  # their form
    memory: int = 0  # events beside an observation


class SeatTable(Protocol):
    """One game, waiting for the seat or over."""

    def begin(self, luck: int) -> None: ...
    def play(self, move: int) -> None:
        """IllegalMove and nothing has changed, or the move and what the others do after it."""
        ...

    def mask(self) -> NDArray[np.int8]: ...
    def observation(self) -> NDArray[Any]: ...
    def events(self) -> NDArray[np.float32] | None:
        """The last of them, if the setting has a memory."""
        ...

    @property
    def over(self) -> bool: ...
    @property
    def place(self) -> int: ...
    @property
    def score(self) -> int: ...
    def reward(self, kind: str) -> float: ...
    @property
    def match(self) -> CompiledMatch: ...


def make_table(setting: Setting) -> SeatTable:
    compiled = all(is_compiled(one) for one in setting.opponents.values())
    return RecordTable(setting) if compiled and not setting.memory else MatchTable(setting)


def shown(
    known: NDArray[Any], mask: NDArray[np.int8], events: NDArray[np.float32] | None
) -> dict[str, NDArray[Any]]:
    """An observation as environments give it."""
    parts = {"observation": known, "action_mask": mask}
    return parts if events is None else {**parts, "events": events}


class RecordTable:
    """The opponents are built-in bots: nothing leaves compiled code but what the seat is asked."""

    def __init__(self, setting: Setting) -> None:
        names = {seat: str(name) for seat, name in setting.opponents.items()}
        games = SeatGames(
            setting.game,
            1,
            setting.seats,
            setting.seat,
            names,
            setting.options,
            setting.components,
            threads=1,
            observation=setting.observation,
        )
        self._hold(setting, games)

    def _hold(self, setting: Setting, games: SeatGames) -> None:
        self._setting = setting
        self._games = games
        batch = games.batch
        self._kernel = batch.game.kernel
        self._states = batch.states
        self._scratch = np.zeros(len(batch.game.moves), np.uint8)

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self._setting, self._games)

    def begin(self, luck: int) -> None:
        self._games.begin(luck)

    def play(self, move: int) -> None:
        refusal = int(self._kernel.step(self._states, 0, self._setting.seat, move, self._scratch))
        if refusal:
            game = self._games.batch.game
            reason = game.refusal(refusal)
            assert reason is not None
            raise IllegalMove(game.moves.names[move].notation, reason)
        self._games.let_others_play()

    def mask(self) -> NDArray[np.int8]:
        mask = np.zeros((1, len(self._scratch)), np.uint8)
        self._kernel.masks(self._states, 0, 1, self._setting.seat, mask)
        row: NDArray[np.int8] = mask[0].view(np.int8)
        return row

    def observation(self) -> NDArray[Any]:
        row: NDArray[Any] = self._games.observations()[0]
        return row

    def events(self) -> None:
        """Compiled opponents leave no trace of theirs."""

    @property
    def over(self) -> bool:
        return bool(self._games.over[0])

    @property
    def place(self) -> int:
        return int(self._games.batch.ranking[0, self._setting.seat])

    @property
    def score(self) -> int:
        return int(self._games.batch.scores[0, self._setting.seat])

    def reward(self, kind: str) -> float:
        batch = self._games.batch
        return float(find_rewards(kind)(batch.ranking[0], batch.scores[0])[self._setting.seat])

    @property
    def match(self) -> CompiledMatch:
        """The game as it stands, to be looked at and played with; how it came about is not known."""
        batch = self._games.batch
        match = CompiledMatch(batch.game, batch.seats, batch.seed, self._setting.options)
        match._backend, match._start = (record_of(batch.game, batch.states.tobytes()) for _ in range(2))
        return match


def restored(setting: Setting, games: SeatGames) -> RecordTable:
    """What was pickled."""
    new = object.__new__(RecordTable)
    new._hold(setting, games)
    return new


class MatchTable:
    """Some opponents are Python (bots of one's own, programs, functions), or events are remembered."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._bots: dict[int, Bot | Chooser] = {}
        self._memory: EventMemory | None = None
        self.match: CompiledMatch

    def begin(self, luck: int) -> None:
        setting = self._setting
        game = find_game(setting.game, setting.components)
        self.match = CompiledMatch(game, setting.seats, luck, setting.options)
        if any(is_compiled(one) for one in setting.opponents.values()):
            ready_bots(game)
        if setting.memory:
            self._memory = EventMemory(self.match.game, setting.memory)
            self._memory.add(self.match.records)
        for seat, one in setting.opponents.items():
            self._bots[seat] = make_bot(one, seed_of(luck, seat)) if isinstance(one, str) else one
        self._let_others_play()

    def play(self, move: int) -> None:
        self._play(move, self._setting.seat)
        self._let_others_play()

    def _play(self, move: Any, seat: int) -> None:
        self.match.play(move, seat)
        if self._memory is not None:
            self._memory.add(self.match.records)

    def _let_others_play(self) -> None:
        """All that is not the seat's to decide; where several choose at once, the others first."""
        match = self.match
        while not match.over and match.to_act != (self._setting.seat,):
            other = next(k for k in match.to_act if k != self._setting.seat)
            self._play(self._choice(self._bots[other], other), other)

    def _choice(self, bot: Any, seat: int) -> Any:
        if is_bot(bot):
            return bot.choose(self.match, seat)
        known = self.match.observation(seat, self._setting.observation)
        return read_id(bot(shown(known, self.match.mask(seat), self._seen_events(seat))))

    def _seen_events(self, seat: int) -> NDArray[np.float32] | None:
        return None if self._memory is None else self._memory.seen_from(seat, self._setting.seats)[0]

    def events(self) -> NDArray[np.float32] | None:
        return self._seen_events(self._setting.seat)

    def mask(self) -> NDArray[np.int8]:
        return self.match.mask(self._setting.seat)

    def observation(self) -> NDArray[Any]:
        return self.match.observation(self._setting.seat, self._setting.observation)

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def place(self) -> int:
        return self.match.ranking[self._setting.seat]

    @property
    def score(self) -> int:
        return self.match.scores[self._setting.seat]

    def reward(self, kind: str) -> float:
        return self.match.rewards(kind)[self._setting.seat]


def seed_of(luck: int, seat: int) -> int:
    """A bot's own seed in a game."""
    return rng.seed_words(luck, rng.RngStream.BOT + seat)[0]
