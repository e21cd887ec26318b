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
from penstock.registry import game as find_game
from penstock.research.forms import form_of
from penstock.research.gymnasium import LUCK, Observation, read_setting
from penstock.research.opponents import Opponents, is_compiled
from penstock.research.rewards import find_rewards
from penstock.research.seat_games import SeatGames
from penstock.research.spaces import MoveSpace, MovesSpace, observation_space


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` games seen from one seat, all in compiled code.

    A game that ends is replaced within the same step: rewards and terminations speak of the old one,
    observations of the new; what the seat saw last stands in `infos["final_obs"]`, and its score and place
    in `infos["final_info"]`, with `infos["_final_obs"]` to say where.

    Args:
        num_envs: how many.
        opponents: as for `SeatEnv`, but built-in bots only.
        threads: as for `penstock.batch`.

    Everything else, options included, is as for `SeatEnv`.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  as in Gymnasium
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
        threads: int | None = None,
        components: str | Path | None = None,
        **options: Any,
    ) -> None:
        found = find_game(game, components)
        setting = read_setting(game, seats, seat, opponents, components, observation, options)
        names = {k: one for k, one in setting.opponents.items() if isinstance(one, str)}
        if not all(is_compiled(one) for one in setting.opponents.values()):
            raise BadOption("Many games at once are played against built-in bots; take SeatEnv for others.")
        self.num_envs = num_envs
        self._is_playing = False
        self.seat = seat
        find_rewards(reward)
        self._reward = reward
        given = names, setting.options, components, threads, observation
        self._games = SeatGames(game, num_envs, setting.seats, seat, *given)
        self.single_observation_space = observation_space(found, form_of(found, setting.seats, observation))
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
        games.play(actions)
        done = games.over
        rewards = np.zeros(self.num_envs, np.float32)
        infos: dict[str, Any] = {}
        ended = np.flatnonzero(done)
        if len(ended):
            batch = games.batch
            all_rewards = find_rewards(self._reward)(batch.ranking[ended], batch.scores[ended])
            rewards[ended] = all_rewards[:, self.seat]
            last = {"score": batch.scores[:, self.seat].copy(), "place": batch.ranking[:, self.seat].copy()}
            infos = {
                "final_obs": self._observe(),
                "_final_obs": done,
                "final_info": last,
                "_final_info": done,
            }
            games.renew(ended)
        return self._observe(), rewards, done, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """By game: which moves are legal now."""
        return self._games.masks().astype(np.bool_)

    def _observe(self) -> Observation:
        masks = self._games.masks().view(np.int8)
        self.action_space.legal = masks
        return {"observation": self._games.observations(), "action_mask": masks}
