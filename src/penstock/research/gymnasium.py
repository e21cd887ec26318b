"""Gymnasium: one seat to learn for, bots on the others.

>>> from penstock.research.gymnasium import SeatEnv
>>> env = SeatEnv('schwarzer-freitag', seats=3, opponents='random')
>>> observation, info = env.reset(seed=7)
>>> move = int(observation['action_mask'].argmax())
>>> observation, reward, terminated, truncated, info = env.step(move)
>>> reward, terminated
(0.0, False)
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.research.extra import research_extra

with research_extra():
    import gymnasium
    from gymnasium import spaces

from penstock.bots import Bot, make_bot
from penstock.engine.errors import BadOption, IllegalMove, MalformedMove
from penstock.registry import game as find_game
from penstock.research.compiled_match import CompiledMatch
from penstock.research.drawing import drawn
from penstock.research.rewards import find_rewards
from penstock.research.spaces import observation_space

Observation = dict[str, NDArray[Any]]
LUCK = 1 << 63


class SeatEnv(gymnasium.Env[Any, Any]):
    """One game seen from one seat.

    Args:
        game: its id.
        seats: how many play.
        seat: whose decisions are asked for.
        opponents: the name of the bot on every other seat.
        illegal_reward: None: a move outside the mask raises IllegalMove and changes nothing;
            a number: it ends the game with that reward, for learners that cannot mask.
        render_mode: "ansi" or None.
        reward: "rank" or "win", see `rewards.py`; given when the game ends.
        components: an owner's folder of component files.
        **options: the game's own.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  as in Gymnasium

    def __init__(
        self,
        game: str,
        seats: int,
        seat: int = 0,
        opponents: str = "greedy",
        *,
        illegal_reward: float | None = None,
        render_mode: str | None = None,
        reward: str = "rank",
        components: str | Path | None = None,
        **options: Any,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise BadOption(f"There is no render mode '{render_mode}'; it can be ansi.")
        find_rewards(reward)
        make_bot(opponents)
        found = find_game(game, components)
        self._game = game, components
        self._options = found.read_options(options)
        self._seats = found.read_seats(seats)
        if not 0 <= seat < seats:
            raise BadOption(f"There is no seat {seat!r}; the seats are 0 to {seats - 1}.")
        found.empty_state(seats, self._options)  # complains about options that do not fit the seats
        self.seat = seat
        self.render_mode = render_mode
        self._opponents = opponents
        self._reward = reward
        self._illegal_reward = illegal_reward
        self.observation_space = observation_space(found)
        self.action_space = spaces.Discrete(len(found.moves))
        self._bots: dict[int, Bot] = {}
        self.match: CompiledMatch  # the game being played

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played on to the seat's first decision."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(LUCK))
        self.match = CompiledMatch(find_game(*self._game), self._seats, luck, self._options)
        self._bots = {
            k: make_bot(self._opponents, int(self.np_random.integers(LUCK)))
            for k in range(self._seats)
            if k != self.seat
        }
        self._let_others_play()
        return self._observe(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play a move and let the others play until the seat decides again or the game is over."""
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise MalformedMove(f"{action!r} is not a move; give its id.")
        try:
            self.match.play(int(action), self.seat)
        except IllegalMove:
            if self._illegal_reward is None:
                raise
            return self._observe(), self._illegal_reward, True, False, {"is_illegal": True}
        self._let_others_play()
        reward = self.match.rewards(self._reward)[self.seat]
        return self._observe(), reward, self.match.over, False, self._info()

    def _let_others_play(self) -> None:
        """All that is not the seat's to decide; where several choose at once, the others first."""
        match = self.match
        while not match.over and match.to_act != (self.seat,):
            other = next(k for k in match.to_act if k != self.seat)
            match.play(self._bots[other].choose(match, other), other)

    def _observe(self) -> Observation:
        match = self.match
        return {"observation": match.observation(self.seat), "action_mask": match.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        match = self.match
        return {"score": match.scores[self.seat], "place": match.ranking[self.seat]} if match.over else {}

    def render(self) -> str | None:
        """The match as the seat sees it."""
        return drawn(self.match) if self.render_mode == "ansi" else None
