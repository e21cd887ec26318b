"""Many games between bots: the quickest way there is for the bots at the table.

A *runner* plays games `first … first + n - 1` and returns their outcomes. Runners for compiled bots
go into `FAST_PATHS`; whatever no fast path takes is played match by match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.bots import Bot, end_match, make_bot, series
from penstock.bots.command import is_program
from penstock.bots.entry import families_of_moves
from penstock.bots.levels import plan_of
from penstock.bots.net import has_net
from penstock.bots.search_buffers import is_ready, prepare
from penstock.engine import rng
from penstock.engine.batch import Batch
from penstock.engine.game import Game
from penstock.engine.match import Match
from penstock.terminal.console import compiling

RANDOM_CHUNK = 1000  # games between two steps of the progress bar: a tenth of a second
CHUNK = 100  # the same for bots that think
FEW_GAMES = 20  # so few matches are over before the rules would be compiled


@dataclass(frozen=True)
class SimulationPlan:
    """What is to be played: a game, its options, and a bot for every seat."""

    game: Game
    options: dict[str, str]
    bots: list[str]
    seed: int
    games: int
    threads: int | None = None
    is_counting: bool = False  # how often each kind of move is made

    @property
    def seats(self) -> int:
        return len(self.bots)


@dataclass(frozen=True)
class Outcomes:
    """Results of some games: scores and places by game and seat, length and ending by game."""

    scores: NDArray[Any]
    places: NDArray[Any]
    lengths: NDArray[Any]  # decisions
    endings: NDArray[Any]  # the game's Ending, as a number
    starts: NDArray[Any]  # who decides first; -1: several at once
    used: NDArray[Any]  # moves by game, seat and family, if they are counted


@dataclass(frozen=True)
class Runner:
    """A way to play, and how many games it likes to play at once."""

    chunk: int
    play: Callable[[int, int], Outcomes]


def bot_at(seat: int, name: str, seed: int) -> Bot:
    """A bot whose own luck depends on seat and game and has nothing to do with the game's."""
    return make_bot(name, rng.seed_words(seed, rng.RngStream.BOT + seat)[0])


def gathered(parts: list[Outcomes]) -> Outcomes:
    names = Outcomes.__dataclass_fields__
    return Outcomes(**{name: np.concatenate([getattr(p, name) for p in parts]) for name in names})


def make_runner(plan: SimulationPlan) -> Runner:
    """The first fast path that takes these bots, or match by match."""
    for fast_path in FAST_PATHS:
        runner = fast_path(plan)
        if runner is not None:
            return runner
    return matches(plan)


def ready_to_search(game: Game, names: Iterable[str]) -> None:
    """Compile what bots need that search or have learned, if there are any, with a sign of life."""
    if any(plan_of(name, game) or is_learned(name, game) for name in names) and not is_ready(game):
        with compiling(game, anyway=True):
            prepare(game)


def is_learned(name: str, game: Game) -> bool:
    """Does the bot play by a net, which takes a second a decision uncompiled?"""
    return name == "instant" and has_net(game)


# -- built-in bots: compiled from end to end --------------------------------------------------


def compiled_series(plan: SimulationPlan) -> Runner | None:
    """Bots that exist in compiled form: whole chunks at once."""
    if not series.can_play(plan.bots):
        return None
    chunk = RANDOM_CHUNK if set(plan.bots) == {"random"} else CHUNK

    def play(first: int, n: int) -> Outcomes:
        # the first chunk is `penstock.batch` with the same seed; the others have seeds of their own
        seed = plan.seed + (first // chunk << 64)
        batch = Batch(plan.game, n, plan.seats, seed, plan.options, plan.threads)
        starts = first_deciders(batch.to_act)
        if plan.is_counting:
            used = series.play_and_count(batch, plan.bots)[1]
        else:
            series.play_batch(batch, plan.bots)
            used = np.zeros((n, plan.seats, 0), np.int32)
        endings = np.asarray(batch.states["ending"])
        return Outcomes(batch.scores, batch.ranking, batch.lengths, endings, starts, used)

    with compiling(plan.game):
        play(0, 1)  # what is to be compiled is compiled before the clock starts
    return Runner(chunk, play)


def first_deciders(to_act: NDArray[Any]) -> NDArray[Any]:
    """The only seat of each bit mask; -1 where there are several."""
    return np.array([b.bit_length() - 1 if b & (b - 1) == 0 else -1 for b in to_act.tolist()])


# -- any bots: match by match -----------------------------------------------------------------


def matches(plan: SimulationPlan) -> Runner:
    """One match after the other; game k is the one that `penstock play --seed` shows for `seed + k`."""
    backend = "plain" if plan.games <= FEW_GAMES and not plan.game.is_compiled else "compiled"
    if backend == "compiled":
        with compiling(plan.game):
            warm_up(plan)

    def play(first: int, n: int) -> Outcomes:
        return gathered([play_match(plan, first + k, backend) for k in range(n)])

    return Runner(1, play)


def warm_up(plan: SimulationPlan) -> None:
    """Let every kind of bot choose once: what it compiles is compiled before the clock starts."""
    match = plan.game.new(plan.seats, plan.seed, plan.options, "compiled")
    for name in sorted(n for n in set(plan.bots) if not is_program(n)):
        make_bot(name, 0).choose(match, match.to_act[0])


def play_match(plan: SimulationPlan, k: int, backend: str) -> Outcomes:
    match = plan.game.new(plan.seats, plan.seed + k, plan.options, backend)
    bots = [bot_at(seat, name, match.seed) for seat, name in enumerate(plan.bots)]
    start = match.to_act[0] if len(match.to_act) == 1 else -1
    while not match.over:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match, seat), seat)
    end_match(dict(enumerate(bots)), match)
    ending = plan.game.endings[match.ending or ""]
    return Outcomes(
        np.array([match.scores]),
        np.array([match.ranking]),
        np.array([len(match.history)]),
        np.array([int(ending)]),
        np.array([start]),
        moves_made(match)[None],
    )


def moves_made(match: Match) -> NDArray[Any]:
    """How often each kind of move was made, by seat and family."""
    families = families_of_moves(match.game)
    used = np.zeros((match.seats, len(match.game.moves.families)), np.int32)
    for seat, notation in match.history:
        used[seat][families[match.game.moves.parse(notation)]] += 1
    return used


FAST_PATHS: list[Callable[[SimulationPlan], Runner | None]] = [compiled_series]
