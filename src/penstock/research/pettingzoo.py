"""PettingZoo: every game as an AEC environment with action masks.

    >>> from penstock.research.pettingzoo import env
    >>> table = env('schwarzer-freitag', 3)
    >>> table.reset(seed=7)
    >>> observation, reward, terminated, truncated, info = table.last()
    >>> sorted(observation)
    ['action_mask', 'observation']

Where several seats choose at once and in secret, they are asked one after the other, the lowest seat first;
no observation shows what another seat has already chosen.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.research.extra import research_extra

with research_extra():
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

from penstock.engine.errors import BadOption
from penstock.registry import game as find_game
from penstock.research.compiled_match import CompiledMatch
from penstock.research.drawing import drawn
from penstock.research.forms import form_of
from penstock.research.ids import read_id
from penstock.research.memory import EventMemory
from penstock.research.rewards import find_rewards
from penstock.research.spaces import observation_space, state_space

Observation = dict[str, NDArray[Any]]
RENDER_MODES = ("ansi", "human")


def env(game: str, seats: int, **options: Any) -> AECEnv:
    """The environment of a game, with complaints about calls in a wrong order.

    Args:
        game: its id, as in `penstock.games()`.
        seats: how many play.
        **options: the game's own options, and those of `raw_env`.
    """
    return wrappers.OrderEnforcingWrapper(raw_env(game, seats, **options))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  the name that PettingZoo's users expect
    """One game as PettingZoo sees it.

    Args:
        render_mode: "ansi" (`render` returns the table as text), "human" (prints it) or None.
        reward: "rank", "win", "score" or "margin", see `rewards.py`; given when the game ends.
        observation: "v1", "v2" or "v2-floats", see `forms.py`.
        memory: so many of the last events stand beside an observation, see `memory.py`; 0: none do.
        components: an owner's folder of component files.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  as in PettingZoo
        "render_modes": list(RENDER_MODES),
        "name": "penstock",
        "is_parallelizable": True,
    }

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        render_mode: str | None = None,
        reward: str = "rank",
        observation: str = "v1",
        memory: int = 0,
        components: str | Path | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption(f"There is no render mode '{render_mode}'; it can be ansi or human.")
        find_rewards(reward)
        found = find_game(game, components)
        self._game = game, components
        self._options = found.read_options(options)
        self._seats = found.read_seats(seats)
        found.empty_state(seats, self._options)  # complains about options that do not fit the seats
        self._reward = reward
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{found.id}_v{found.rules_version}"}
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        form = form_of(found, seats, observation)
        self._observation = observation
        self._memory = EventMemory(found, memory)
        self.observation_spaces = {
            agent: observation_space(found, form, memory) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(found.moves)) for agent in self.possible_agents}
        self.state_space = state_space(found)
        self._seeds = np.random.default_rng(secrets.randbits(64))  # of the games that follow a seeded one
        self.match: CompiledMatch  # the game being played

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game; the same seed gives the same games, this one and those after it."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        luck = int(self._seeds.integers(1 << 63))
        self.match = CompiledMatch(find_game(*self._game), self._seats, luck, self._options)
        self._memory = EventMemory(self.match.game, self._memory.shape[0])
        self._memory.add(self.match.records)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.seat]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat knows; the mask is zero for whoever owes no decision."""
        if agent not in self.possible_agents:
            raise BadOption(f"There is no agent {agent!r}; they are {', '.join(self.possible_agents)}.")
        seat = self.possible_agents.index(agent)
        known = self.match.observation(seat, self._observation)
        shown: Observation = {"observation": known, "action_mask": self.match.mask(seat)}
        if self._memory.shape[0]:
            shown["events"] = self._memory.seen_from(seat, self._seats)[0]
        return shown

    def state(self) -> NDArray[np.int32]:
        """Everything on and behind the table, hidden fields included: not for players."""
        return self.match.whole()

    def step(self, action: int | None) -> None:
        """Play a move; one outside the mask raises IllegalMove and changes nothing."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self.match.play(read_id(action), self.match.seat)
        self._memory.add(self.match.records)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.match.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.match.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        results = self.match.rewards(self._reward), self.match.scores, self.match.ranking
        for agent, reward, score, place in zip(self.agents, *results, strict=True):
            self.rewards[agent] = reward
            self.infos[agent] = {"score": score, "place": place}
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as the acting seat sees it."""
        if self.render_mode is None:
            raise BadOption("Say how to render when making the environment: render_mode='ansi'.")
        picture = drawn(self.match)
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None

    def close(self) -> None:
        """Nothing to give back."""
