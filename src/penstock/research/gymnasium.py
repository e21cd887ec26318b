"""Gymnasium: one seat to learn for, opponents on the others.

>>> from penstock.research.gymnasium import SeatEnv
>>> env = SeatEnv('schwarzer-freitag', seats=3, opponents=['random', 'greedy'])
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample())
>>> reward, terminated
(0.0, False)

Importing the module registers the games: `gymnasium.make('penstock/panamax-v2', seats=3)`, and
`gymnasium.make_vec` for many at once. `penstock.research.gymnasium:penstock/panamax-v2` imports it too.
The version is that of the observation; `-v2` comes as floats.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.research.extra import research_extra

with research_extra():
    import gymnasium
    from gymnasium.error import ResetNeeded

from penstock.engine.errors import BadOption, IllegalMove, MalformedMove
from penstock.registry import game as find_game
from penstock.registry import games
from penstock.research.compiled_match import CompiledMatch
from penstock.research.drawing import drawn
from penstock.research.forms import form_of
from penstock.research.ids import read_id
from penstock.research.opponents import Opponents, read_opponents
from penstock.research.rewards import find_rewards
from penstock.research.seat_tables import Setting, make_table, shown
from penstock.research.spaces import MoveSpace, observation_space

Observation = dict[str, NDArray[Any]]
LUCK = 1 << 63


def read_setting(
    game: str,
    seats: int | None,
    seat: int,
    opponents: Opponents,
    components: Any,
    observation: str,
    options: dict[str, Any],
    memory: int = 0,
) -> Setting:
    """BadOption for whatever is wrong."""
    found = find_game(game, components)
    seats = found.read_seats(found.seats[0] if seats is None else seats)
    form_of(found, seats, observation)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise BadOption(f"There is no seat {seat!r}; the seats are 0 to {seats - 1}.")
    read = found.read_options(options)
    found.empty_state(seats, read)  # complains about options that do not fit the seats
    others = read_opponents(opponents, seats, seat)
    return Setting(game, seats, seat, others, read, components, observation, memory)


class SeatEnv(gymnasium.Env[Any, Any]):
    """One game seen from one seat.

    Args:
        game: its id.
        seats: how many play; by default as few as can.
        seat: whose decisions are asked for.
        opponents: who sits on the other seats: one for all, a list in the order of their seats, or a
            dictionary by seat. Each is a bot's name, a bot (anything with `choose(match, seat)`), or a
            function from an observation as this environment gives it to the id of a move.
        illegal_reward: a move outside the mask ends the game with this reward, so that learners and
            checkers that know no masks can play; None: it raises IllegalMove and changes nothing.
        render_mode: "ansi" or None.
        reward: "rank", "win", "score" or "margin", see `rewards.py`; given when the game ends.
        observation: "v1", "v2" or "v2-floats", see `forms.py`.
        memory: so many of the last events stand beside an observation, see `memory.py`; 0: none do.
        components: an owner's folder of component files.
        **options: the game's own.

    Built-in bots (`random`, `greedy` and the levels) play inside compiled code; one opponent of another
    kind, or a memory, makes a step some ten times slower.
    """

    action_space: MoveSpace
    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  as in Gymnasium

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: Opponents = "greedy",
        *,
        illegal_reward: float | None = -1.0,
        render_mode: str | None = None,
        reward: str = "rank",
        observation: str = "v1",
        memory: int = 0,
        components: str | Path | None = None,
        **options: Any,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise BadOption(f"There is no render mode '{render_mode}'; it can be ansi.")
        find_rewards(reward)
        found = find_game(game, components)
        setting = read_setting(game, seats, seat, opponents, components, observation, options, memory)
        self.seat = seat
        self.render_mode = render_mode
        self._reward = reward
        self._illegal_reward = illegal_reward
        self._table = make_table(setting)
        self._is_playing = False
        self._mask: NDArray[np.int8] = np.zeros(len(found.moves), np.int8)
        self.observation_space = observation_space(
            found, form_of(found, setting.seats, observation), memory
        )
        self.action_space = MoveSpace(len(found.moves))

    @property
    def match(self) -> CompiledMatch:
        """The game being played, to be looked at."""
        return self._table.match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played on to the seat's first decision; without a seed with new luck."""
        super().reset(seed=seed)
        self._table.begin(int(self.np_random.integers(LUCK)))
        self._is_playing = True
        return self._observe(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play a move and let the others play until the seat decides again or the game is over."""
        if not self._is_playing:
            raise ResetNeeded("No game is being played; call reset() first.")
        move = read_id(action)
        if not 0 <= move < len(self._mask):
            raise MalformedMove(f"{move} is not a move; ids run from 0 to {len(self._mask) - 1}.")
        try:
            self._table.play(move)
        except IllegalMove:
            if self._illegal_reward is None:
                raise
            self._is_playing = False
            return self._observe(), self._illegal_reward, True, False, {"is_illegal": True}
        is_over = self._table.over
        self._is_playing = not is_over
        reward = self._table.reward(self._reward) if is_over else 0.0
        return self._observe(), reward, is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal now, as learners with masks ask for it."""
        return self._mask.astype(np.bool_)

    def _observe(self) -> Observation:
        self._mask = self._table.mask()
        self.action_space.legal = self._mask
        return shown(self._table.observation(), self._mask, self._table.events())

    def _info(self) -> dict[str, Any]:
        table = self._table
        return {"score": table.score, "place": table.place} if table.over else {}

    def render(self) -> str | None:
        """The match as the seat sees it."""
        return drawn(self.match) if self.render_mode == "ansi" else None


VERSIONS = {"v1": "v1", "v2": "v2-floats"}  # of the observation, and the form that a name of it brings

for each, version in product(games(), VERSIONS):
    gymnasium.register(
        f"penstock/{each}-{version}",
        entry_point="penstock.research.gymnasium:SeatEnv",
        vector_entry_point="penstock.research.vector:SeatVectorEnv",
        kwargs={"game": each, "observation": VERSIONS[version]},
    )
