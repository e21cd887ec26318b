"""Whole games between built-in bots inside compiled code: thousands of greedy games a minute."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.bots import one_ply
from penstock.engine import entries, rng
from penstock.engine.batch import Batch
from penstock.engine.game import Game
from penstock.engine.header import MOST_SEATS
from penstock.engine.template import bound

COMPILED_BOTS = ("random", "greedy")  # in the order of their numbers in `brains`
GREEDY = COMPILED_BOTS.index("greedy")

# Open names, filled in with a game's functions.
N_MOVES: int
acting_seat: Callable[[Any], int]
apply: Callable[[Any, int, int], None]
legal: Callable[[Any, int, Any], int]
pick: Callable[[Any, int, Any, Any, Any], int]


def play_games(
    states: Any,
    first: int,
    last: int,
    lines: Any,
    longest: int,
    brains: Any,
    worlds: Any,
    kinds: Any,
    used: Any,
) -> None:
    """Play states[first:last] to the end; brains[seat] says which bot sits there.

    lines[i] brings three seed words for the bots' own luck and takes the number of decisions home;
    used[i][seat][kinds[move]] counts the kinds of moves made.
    """
    ids = np.empty(N_MOVES, np.int64)
    sums = np.empty(N_MOVES, np.int64)
    chance = np.empty(rng.WORDS, np.int64)
    for i in range(first, last):
        s = states[i]
        rng.start(chance, lines[i][0], lines[i][1], lines[i][2])
        decisions = 0
        seat = acting_seat(s)
        while seat >= 0 and decisions < longest:
            if brains[seat] == GREEDY:
                worlds[one_ply.KNOWN] = s  # whatever is hidden is overwritten before it is used
                move = pick(worlds, seat, chance, ids, sums)
            else:
                n = legal(s, seat, ids)
                move = ids[rng.below(chance, n)]
            used[i][seat][kinds[move]] += 1
            apply(s, seat, move)
            decisions += 1
            seat = acting_seat(s)
        lines[i][3] = decisions


def can_play(bots: Sequence[str]) -> bool:
    """Are these all bots that exist in compiled form?"""
    return set(bots) <= set(COMPILED_BOTS)


def play_batch(batch: Batch, bots: Sequence[str]) -> int:
    """Play a batch to its end with one bot per seat; return the decisions made."""
    if set(bots) == {"random"}:
        return batch.playout()
    return play_and_count(batch, bots)[0]


def play_and_count(batch: Batch, bots: Sequence[str]) -> tuple[int, NDArray[np.int32]]:
    """The same games; also how often each kind of move was made, by game, seat and family."""
    game = batch.game
    play = compiled_games(game)
    brains = np.array([COMPILED_BOTS.index(name) for name in bots])
    kinds = families_of_moves(game)
    used = np.zeros((batch.n, batch.seats, len(game.moves.families)), np.int32)

    def play_some(states: Any, first: int, last: int, lines: Any, longest: int) -> None:
        worlds = np.zeros(one_ply.WORLDS, states.dtype)
        play(states, first, last, lines, longest, brains, worlds, kinds, used)

    return batch.play_out(play_some), used


def families_of_moves(game: Game) -> NDArray[np.int64]:
    """The number of its family for every move."""
    number = {family.name: k for k, family in enumerate(game.moves.families)}
    return np.array([number[name.family] for name in game.moves.names], np.int64)


def compiled_games(game: Game) -> Callable[..., None]:
    names = one_ply.open_names(game)
    names |= {
        "pick": bound(one_ply.pick, names),
        "acting_seat": bound(entries.acting_seat, {"MOST_SEATS": MOST_SEATS}),
    }
    return game.kernel.entry(play_games, names)
