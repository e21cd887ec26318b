"""Whole games between built-in bots inside compiled code: thousands of greedy games a minute."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.bots.entry import SERIES
from penstock.bots.levels import LEVELS, Plan
from penstock.bots.net import has_net
from penstock.bots.records import GREEDY, INSTANT, RANDOM, SEARCH, Player, records_of
from penstock.bots.search_buffers import (
    MOST_EDGES,
    SearchBuffers,
    make_buffers,
    make_player,
    make_small_buffers,
)
from penstock.engine import rng
from penstock.engine.batch import Batch
from penstock.engine.game import Game

QUICK_BOTS = {"random": RANDOM, "greedy": GREEDY, "instant": INSTANT}  # those that grow no tree


def can_play(bots: Sequence[str]) -> bool:
    """Are these all bots that `play_batch` knows? Levels think as long as their iterations take."""
    return set(bots) <= {*QUICK_BOTS, *LEVELS}


def play_batch(batch: Batch, bots: Sequence[str]) -> int:
    """Play a batch to its end with one bot per seat; return the decisions made."""
    if set(bots) == {"random"}:
        return batch.playout()
    return play_and_count(batch, bots)[0]


def play_and_count(batch: Batch, bots: Sequence[str]) -> tuple[int, NDArray[np.int32]]:
    """The same games; also how often each kind of move was made, by game, seat and family."""
    plans = {name: LEVELS[name].plan_for(batch.game) for name in bots if name in LEVELS}
    if plans:
        players = [player_of(plans.get(name, name), batch.game) for name in bots]
        lines, _ = play_series(batch, players, partial(tree_buffers, batch.game, list(plans.values())))
    else:
        # only moves too draw from the bots' luck, as in `Batch.playout`
        players = [make_player(kind_of(name, batch.game), skips_forced=False) for name in bots]
        lines, _ = play_series(batch, players, partial(make_small_buffers, batch.game, is_plain=False))
    return int(batch.lengths.sum()), lines["made"][:, : batch.seats]


def play_search_batch(batch: Batch, bots: Sequence[str | Plan]) -> int:
    """Play a batch to its end with one bot per seat, searching ones too; return their iterations.

    Searches are limited by their iterations a turn, as the levels are, and by nothing else.
    """
    plans = [bot for bot in bots if isinstance(bot, Plan)]
    players = [player_of(bot, batch.game) for bot in bots]
    return play_series(batch, players, partial(tree_buffers, batch.game, plans))[1]


def tree_buffers(game: Game, plans: Sequence[Plan]) -> SearchBuffers:
    trees = max((plan.trees for plan in plans), default=1)
    return make_buffers(game, trees, MOST_EDGES, is_plain=False)


def kind_of(name: str, game: Game) -> int:
    """The kind of a bot that grows no tree; without a net the learned one is greedy."""
    kind = QUICK_BOTS[name]
    return GREEDY if kind == INSTANT and not has_net(game) else kind


def player_of(bot: str | Plan, game: Game) -> Player:
    if isinstance(bot, str):
        return make_player(kind_of(bot, game))
    assert bot.budget.turn_iterations is not None
    return make_player(
        SEARCH,
        bot.params,
        turn_iterations=bot.budget.turn_iterations,
        share=bot.budget.SHARE,
        trees=bot.trees,
        careless=bot.care.careless,
        wild=bot.care.wild,
    )


def play_series(
    batch: Batch, players: Sequence[Player], make: Callable[[], SearchBuffers]
) -> tuple[Any, int]:
    """Play a batch to its end; a line for every game, and the iterations of all searches."""
    lines = np.zeros(batch.n, records_of(batch.game).line.dtype())
    iterations = []

    def play_some(states: Any, first: int, last: int, seeds: Any, longest: int) -> None:
        buffers = make()  # every thread its own
        buffers.seat(players)
        buffers.states, buffers.lines = states, lines
        lines["seed"][first:last] = seeds[first:last, : rng.SEED_WORDS]
        iterations.append(buffers.run(SERIES, first, last, longest))
        seeds[first:last, rng.SEED_WORDS] = lines["decisions"][first:last]

    batch.play_out(play_some)
    return lines, sum(iterations)
