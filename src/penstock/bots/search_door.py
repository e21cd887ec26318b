"""The one door from Python into the compiled search, as a template; see `engine/entries.py` for why
one.

Behind it: some iterations on one tree, playouts to the end after one move, and whole games between
bots.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from penstock.bots.search_leaf import EDGE_OF, IDS, KNOWN
from penstock.engine import rng

THINK, FORECAST, SERIES = range(3)  # what `run` is told to do
RANDOM, GREEDY, SEARCH = range(3)  # who sits there
# Columns of `brains`: who; iterations a turn; trees; chooses any visited move; thousandths of what is left
# for a turn that go into the next decision.
BRAIN, TURN, TREES, CARELESS, SHARE = range(5)

WHOLE = 1000  # rations are in thousandths

# Open names, filled in with a game's functions.
acting_seat: Callable[[Any], int]
apply: Callable[[Any, int, int], None]
legal: Callable[[Any, int, Any], int]
pick: Callable[[Any, int, Any, Any, Any], int]
forecast: Callable[..., None]
think: Callable[..., int]
go_down: Callable[[int, int, Any, Any, Any], int]
clear: Callable[[Any], None]
add_up: Callable[..., None]
most_visited: Callable[[Any], int]
any_visited: Callable[[Any, Any], int]


def run(
    what: int,
    seat: int,
    amount: int,
    t: int,
    told: Any,
    worlds: Any,
    chance: Any,
    counts: Any,
    nodes: Any,
    edges: Any,
    sums: Any,
    path: Any,
    scratch: Any,
    fractions: Any,
    tally: Any,
    flags: Any,
    states: Any,
    lines: Any,
    brains: Any,
) -> int:
    """THINK: `amount` iterations on tree t. FORECAST: `amount` games after the seat's move t.

    SERIES: play states[seat:amount] to the end, at most t decisions each. Returns the iterations done.
    """
    if what == THINK:
        return think(
            worlds[t], seat, amount, told[0], chance[t], counts[t], nodes[t], edges[t], sums[t],
            path[t], scratch[t], fractions[t], flags,
        )  # fmt: skip
    if what == FORECAST:
        forecast(worlds[0], seat, t, amount, told[0], chance[0], scratch[0][IDS], tally[0])
        return 0
    return play_games(
        seat, amount, t, told, worlds[0], chance, counts, nodes, edges, sums, path[0], scratch[0],
        fractions, tally, flags, states, lines, brains,
    )  # fmt: skip


def play_games(
    first: int,
    last: int,
    longest: int,
    told: Any,
    worlds: Any,
    chance: Any,
    counts: Any,
    nodes: Any,
    edges: Any,
    sums: Any,
    path: Any,
    scratch: Any,
    fractions: Any,
    tally: Any,
    flags: Any,
    states: Any,
    lines: Any,
    brains: Any,
) -> int:
    """Play states[first:last]; lines[i] brings seed words for the bots and takes the decisions home."""
    iterations = 0
    ids = scratch[IDS]
    for i in range(first, last):
        s = states[i]
        for t in range(len(chance)):
            rng.start(chance[t], lines[i][0], lines[i][1] ^ t, lines[i][2])
        decisions = 0
        last_seat = -1
        thinker = -1  # whose trees these are, as long as nobody else moves
        revealed = 0
        left = 0
        seat = acting_seat(s)
        while seat >= 0 and decisions < longest:
            n = legal(s, seat, ids)
            move = ids[0]
            mind = brains[seat]
            if last_seat != seat:
                left = mind[TURN]
                thinker = -1
            last_seat = seat
            share = left * mind[SHARE] // WHOLE
            left -= share
            if n > 1:
                worlds[KNOWN] = s  # whatever is hidden is overwritten before it is used
                if mind[BRAIN] == RANDOM:
                    move = ids[rng.below(chance[0], n)]
                elif mind[BRAIN] == GREEDY:
                    move = pick(worlds, seat, chance[0], ids, scratch[EDGE_OF])
                else:
                    if thinker != seat or revealed != s.revealed:
                        for t in range(mind[TREES]):
                            clear(counts[t])
                    thinker = seat
                    revealed = s.revealed
                    for t in range(mind[TREES]):
                        iterations += think(
                            worlds, seat, max(share // mind[TREES], 1), told[seat], chance[t], counts[t],
                            nodes[t], edges[t], sums[t], path, scratch, fractions[t], flags,
                        )  # fmt: skip
                    add_up(mind[TREES], seat, counts, nodes, edges, sums, tally)
                    move = most_visited(tally)
                    if mind[CARELESS] > 0:
                        move = any_visited(tally, chance[0])
                    for t in range(mind[TREES]):
                        go_down(seat, move, counts[t], nodes[t], edges[t])
            apply(s, seat, move)
            decisions += 1
            seat = acting_seat(s)
        lines[i][3] = decisions
    return iterations
