"""Gymnasium: many games of one seat at once.

>>> from penstock.research.vector import SeatVectorEnv
>>> env = SeatVectorEnv(8, 'schwarzer-freitag', seats=3, opponents='random')
>>> observations, infos = env.reset(seed=7)
>>> observations, rewards, terminations, truncations, infos = env.step(env.action_space.sample())
>>> rewards.shape, observations['action_mask'].shape
((8,), (8, 63))
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.research.extra import research_extra

with research_extra():
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

from penstock.engine.errors import BadOption
from penstock.engine.options import one_of
from penstock.registry import game as find_game
from penstock.research.forms import form_of
from penstock.research.gymnasium import LUCK, Observation, read_setting
from penstock.research.opponents import Opponents, is_compiled
from penstock.research.rewards import find_rewards
from penstock.research.seat_games import SeatGames
from penstock.research.seat_tables import shown
from penstock.research.spaces import MoveSpace, MovesSpace, observation_space


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` games seen from one seat, all in compiled code.

    A game that ends is replaced within the same step: rewards and terminations speak of the old one,
    observations of the new. What the seat saw last is `infos["final_obs"][k]` (None for a game that goes
    on), and its score and place are in `infos["final_info"]`; `infos["_final_obs"]` says where.

    Args:
        num_envs: how many.
        autoreset_mode: Gymnasium's `AutoresetMode` or its name. "SameStep" is as said; with "NextStep",
            which some of Gymnasium's wrappers insist on, a finished game is shown as it is, with score and
            place in `infos`, and replaced by the next step, which ignores its move.
        opponents: as for `SeatEnv`, but built-in bots only.
        memory: as for `SeatEnv`, but at most 64 events.
        threads: as for `penstock.batch`.

    Everything else, options included, is as for `SeatEnv`.
    """

    action_space: MovesSpace

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: Opponents = "greedy",
        *,
        reward: str = "rank",
        observation: str = "v1",
        memory: int = 0,
        threads: int | None = None,
        components: str | Path | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.SAME_STEP,
        **options: Any,
    ) -> None:
        self.metadata = {"autoreset_mode": read_mode(autoreset_mode)}
        found = find_game(game, components)
        setting = read_setting(game, seats, seat, opponents, components, observation, options, memory)
        names = {k: one for k, one in setting.opponents.items() if isinstance(one, str)}
        if not all(is_compiled(one) for one in setting.opponents.values()):
            raise BadOption("Many games at once are played against built-in bots; take SeatEnv for others.")
        self.num_envs = num_envs
        self._is_playing = False
        self.seat = seat
        find_rewards(reward)
        self._reward = reward
        given = names, setting.options, components, threads, observation, memory
        self._games = SeatGames(game, num_envs, setting.seats, seat, *given)
        form = form_of(found, setting.seats, observation)
        self.single_observation_space = observation_space(found, form, memory)
        self.single_action_space = MoveSpace(len(found.moves))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MovesSpace(num_envs, len(found.moves))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games; without a seed with new luck."""
        super().reset(seed=seed)
        self._games.begin(int(self.np_random.integers(LUCK)))
        self._is_playing = True
        return self._observe(), {}

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """A move in every game. A bad one raises and names its game; then none is played."""
        if not self._is_playing:
            raise ResetNeeded("No games are being played; call reset() first.")
        games = self._games
        was_over = np.flatnonzero(games.over)  # never where a game is replaced at once
        games.play(actions)
        if len(was_over):
            games.renew(was_over)
        done = games.over
        rewards = np.zeros(self.num_envs, np.float32)
        infos: dict[str, Any] = {}
        ended = np.flatnonzero(done)
        if len(ended):
            batch = games.batch
            all_rewards = find_rewards(self._reward)(batch.ranking[ended], batch.scores[ended])
            rewards[ended] = all_rewards[:, self.seat]
            last = {"score": batch.scores[:, self.seat].copy(), "place": batch.ranking[:, self.seat].copy()}
            infos = {**last, **{f"_{name}": done for name in last}}
            if self.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP:
                infos = {"final_obs": self._rows(ended), "final_info": infos}
                infos |= {"_final_obs": done, "_final_info": done}
                games.renew(ended)
        return self._observe(), rewards, done, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """By game: which moves are legal now."""
        return self._games.masks().astype(np.bool_)

    def _rows(self, ended: NDArray[np.int64]) -> NDArray[Any]:
        """An observation for each of these games, None for all others: so Gymnasium's wrappers want it."""
        now, rows = self._observe(), np.full(self.num_envs, None, object)
        for k in ended:
            rows[k] = {name: part[k].copy() for name, part in now.items()}
        return rows

    def _observe(self) -> Observation:
        masks = self._games.masks().view(np.int8)
        self.action_space.legal = masks
        return shown(self._games.observations(), masks, self._games.events())


def read_mode(given: Any) -> AutoresetMode:
    """BadOption for a mode that there is not."""
    modes = {mode.value: mode for mode in (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP)}
    if given not in (*modes, *modes.values()):
        raise BadOption(f"There is no autoreset mode {given!r}; it can be {one_of(modes)}.")
    return AutoresetMode(given)
