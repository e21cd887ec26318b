"""OpenSpiel: importing this module registers every game as `penstock_<game>`.

    >>> import pyspiel
    >>> import penstock.research.openspiel
    >>> game = pyspiel.load_game('penstock_schwarzer_freitag(players=3,stallGuard=4)')
    >>> game.num_players()
    3

Chance is a player, as OpenSpiel has it: a node follows every move that rolls, draws or shuffles. Each of
its `OUTCOMES` equally likely outcomes is one way the luck of that move can fall, so a planner that clones
a state never meets the luck that the game will meet. The set-up is `SETUP_NODES` such nodes in a row.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from penstock.research.extra import research_extra

with research_extra():
    import pyspiel

from penstock.engine.errors import BadOption, MalformedMove
from penstock.engine.game import Game
from penstock.engine.options import FALSE_WORDS, TRUE_WORDS, Option
from penstock.engine.places import no_neutral
from penstock.registry import game as find_game
from penstock.registry import games
from penstock.research.compiled_match import CompiledMatch
from penstock.research.memory import EventMemory
from penstock.research.observation_history import ObservationHistory
from penstock.research.observer import REMEMBERED, Observer, recall_size
from penstock.research.rewards import BOUNDED, find_rewards

OUTCOMES = 64  # of a chance node: enough to be fair, few enough for trees that list them all
SETUP_NODES = 4  # 64⁴, that is 16 million different beginnings
LENGTH = 10_000  # decisions after which a game is cut off; few random ones of the longest game need it
CHANCE = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]
UTILITY = {
    "rank": (pyspiel.GameType.Utility.ZERO_SUM, -1.0, 1.0, 0.0),
    "win": (pyspiel.GameType.Utility.CONSTANT_SUM, 0.0, 1.0, 1.0),
}


def utility_of(game: Game, reward: str) -> tuple[pyspiel.GameType.Utility, float, float, float | None]:
    """Kind of sum, least, most and sum of rewards; a neutral competitor can take them from all players."""
    kind, least, most, total = UTILITY[reward]
    if game.neutral is no_neutral:
        return kind, least, most, total
    return pyspiel.GameType.Utility.GENERAL_SUM, least, most, None


def read_length(given: Any) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or given < 1:
        raise BadOption(f"maxLength is a number of decisions, at least 1, not {given!r}.")
    return given


def short_name(game_id: str) -> str:
    return "penstock_" + game_id.replace("-", "_")


NOT_A_NUMBER = 0  # OpenSpiel reads digits as a number: the one word of such an option, `off`, is 0


def as_parameter(option: Option, value: str) -> bool | int | str:
    """An option's value as OpenSpiel reads it: `yes` and `true` are truths, digits are numbers."""
    if set(option.choices) in ({*pair} for pair in zip(TRUE_WORDS, FALSE_WORDS, strict=True)):
        return value in TRUE_WORDS
    if option.default.isdigit():
        return int(value) if value.isdigit() else NOT_A_NUMBER
    return value


def from_parameter(option: Option, value: Any) -> Any:
    """What `as_parameter` wrote, as the game reads it."""
    is_number = isinstance(value, int) and not isinstance(value, bool)
    if is_number and value == NOT_A_NUMBER and str(value) not in option.choices:
        return next((choice for choice in option.choices if not choice.isdigit()), value)
    return value


def game_type(game: Game, reward: str) -> pyspiel.GameType:
    defaults = {option.name: as_parameter(option, option.default) for option in game.options}
    return pyspiel.GameType(
        short_name=short_name(game.id),
        long_name=f"Penstock {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,  # simultaneous choices in the order of seats
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility_of(game, reward)[0],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": 3, "reward": "rank", "maxLength": LENGTH, **defaults},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel sees it; `pyspiel.load_game` makes one."""

    def __init__(self, game: Game, params: dict[str, Any]) -> None:
        settings = dict(params)
        self.game = game
        self.seats = game.read_seats(settings.pop("players", 3))
        self.reward = settings.pop("reward", "rank")
        find_rewards(self.reward, BOUNDED)
        self.longest = min(read_length(settings.pop("maxLength", LENGTH)), game.longest)
        given = {o.name: from_parameter(o, settings[o.name]) for o in game.options if o.name in settings}
        self.options = game.read_options({**settings, **given})
        game.empty_state(self.seats, self.options)  # complains about options that do not fit the seats
        _, least, most, total = utility_of(game, self.reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.moves),
            max_chance_outcomes=OUTCOMES,
            num_players=self.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=total,
            max_game_length=self.longest,
        )
        super().__init__(game_type(game, self.reward), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def state_of(self, match: CompiledMatch) -> SpielState:
        """A state with this match; its history begins here, and so does what the seats remember."""
        state = self.new_initial_state()
        state.world.lay(match.copy())
        return state

    def max_chance_nodes_in_history(self) -> int:
        return SETUP_NODES + self.longest

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> Observer:
        return Observer(self.game, self.seats, iig_obs_type, params)

    def information_state_tensor_shape(self) -> list[int]:
        return [recall_size(self.game, self.seats)]


class World:
    """What a state holds: a match, a move that waits for its luck, and what the seats remember."""

    def __init__(self) -> None:
        self.dealt: tuple[int, ...] = ()  # outcomes of the set-up's chance nodes
        self.match: CompiledMatch | None = None  # None until all are there
        self.pending: int | None = None  # a move whose luck is being drawn
        self.seen = ObservationHistory()
        self.memory: EventMemory | None = None
        self.moves = 0  # decisions so far

    def __deepcopy__(self, memo: Any) -> World:
        new = World()
        new.__dict__.update(self.__dict__)
        new.match = self.match.copy() if self.match else None
        new.seen = self.seen.copy()
        new.memory = self.memory.copy() if self.memory else None
        return new

    def lay(self, match: CompiledMatch) -> None:
        self.match = match
        self.pending = None
        self.seen.add(match.bytes)
        self.memory = self.memory or EventMemory(match.game, REMEMBERED)
        self.memory.add(match.records)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a moment of chance."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.world = World()

    @property
    def spiel(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    @property
    def match(self) -> CompiledMatch:
        """The match as it stands, before a pending move; bots and drawings may look at it."""
        assert self.world.match is not None, "The set-up's chance nodes come first."
        return self.world.match

    # -- what OpenSpiel asks of a state -------------------------------------------------------

    def current_player(self) -> int:
        if self.world.match is None or self.world.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.match.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal(player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCE

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self._draw(action)
            return
        self.world.moves += 1
        trial = self.match.copy()
        trial.play(int(action), trial.seat)
        if trial.luck == self.match.luck:
            self.world.lay(trial)
        else:
            self.world.pending = int(action)

    def _draw(self, outcome: int) -> None:
        """Let chance decide: part of the set-up, or the luck of the pending move."""
        if not 0 <= outcome < OUTCOMES:
            raise MalformedMove(
                f"{outcome} is not an outcome of chance; they run from 0 to {OUTCOMES - 1}."
            )
        world = self.world
        if world.match is None:
            world.dealt = (*world.dealt, outcome)
            if len(world.dealt) == SETUP_NODES:
                seed = sum(part * OUTCOMES**k for k, part in enumerate(world.dealt))
                spiel = self.spiel
                world.lay(CompiledMatch(spiel.game, spiel.seats, seed, spiel.options))
            return
        assert world.pending is not None
        match = world.match.copy()
        digest = hashlib.sha256(match.bytes + bytes([outcome])).digest()
        match.set_luck(int.from_bytes(digest[:8], "little"))
        match.play(world.pending, match.seat)
        world.lay(match)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return self.spiel.game.moves.names[action].notation

    def is_terminal(self) -> bool:
        if self.world.match is None or self.world.pending is not None:
            return False
        return self.match.over or self.world.moves >= self.spiel.longest

    def returns(self) -> list[float]:
        """By player; one point is shared by all where the game was cut off, and nobody is ahead."""
        spiel = self.spiel
        if self.is_terminal() and not self.match.over:
            return [1 / spiel.seats if spiel.reward == "win" else 0.0] * spiel.seats
        return self.match.rewards(spiel.reward) if self.is_terminal() else [0.0] * spiel.seats

    def __str__(self) -> str:
        if self.world.match is None:
            return f"set-up {' '.join(map(str, self.world.dealt))}".strip()
        digest = hashlib.sha256(self.match.bytes).hexdigest()[:16]
        waiting = "" if self.world.pending is None else f", luck of move {self.world.pending}"
        return f"{self.spiel.game.title}, {len(self.match.history)} moves, {digest}{waiting}"

    # -- for information-set search ---------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state with the same information state of the player; all it cannot know is a fair guess.

        Its history stays that of the state it was made from: it can be played on, but not serialized.
        """
        other: SpielState = self.clone()
        world = other.world
        world.match = self.match.guess(player, int(sampler() * (1 << 53)))
        world.seen.replace_last(world.match.bytes)
        return other


def load(match: CompiledMatch, reward: str = "rank") -> SpielGame:
    """The OpenSpiel game that a match is being played in."""
    game = match.game
    given = {o.name: as_parameter(o, match.options[o.name]) for o in game.options}
    loaded: SpielGame = pyspiel.load_game(
        short_name(game.id), {"players": match.seats, "reward": reward, **given}
    )
    return loaded


def register(game: Game) -> None:
    """Make one game known to `pyspiel.load_game`."""

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    Registered.__name__ = Registered.__qualname__ = short_name(game.id)
    globals()[Registered.__name__] = Registered  # where pickle looks for it
    pyspiel.register_game(game_type(game, "rank"), Registered)


for _game_id in games():
    register(find_game(_game_id))
