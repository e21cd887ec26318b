"""The one entry from Python into the compiled bots, as a template; see `engine/entries.py` for why one.

Everything it needs it is given, as arrays of records (`records.py`); it allocates nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.bots.game_loop import forecast, play_games
from penstock.bots.net import has_net
from penstock.bots.one_ply import pick
from penstock.bots.records import KNOWN
from penstock.bots.search_tree import begin, decide, go_down, think
from penstock.engine.game import Game
from penstock.engine.targets.table import STATES, Array, Entry, Number, Size
from penstock.engine.template import bound

BEGIN, THINK, DECIDE, GO_DOWN, PICK, FORECAST, SERIES = range(7)  # what `run` is to do

ENTRIES: dict[tuple[str, bool], Callable[..., int]] = {}  # one per package and backend, as with kernels


def run(
    what: int,
    seat: int,
    amount: int,
    index: int,
    players: Any,
    trees: Any,
    nodes: Any,
    edges: Any,
    scratch: Any,
    states: Any,
    lines: Any,
    net: Any,
) -> int:
    """One step of a bot's work. Except in a series, states[KNOWN] is what the seat knows.

    BEGIN: a decision on all trees; they go on if `amount` is 1, or start anew.
    THINK: `amount` iterations on tree `index`, in the scratch space of that number; returns those done.
    DECIDE: returns the move that the first `amount` trees choose, or NONE.
    GO_DOWN: the move `index` is made; all trees follow.
    PICK: returns the greedy move.
    FORECAST: `amount` games after the move `index`; NONE: from here on.
    SERIES: play states[seat:amount] to the end, or to a decision of an OUTSIDE player, at most `index`
    decisions each; returns the iterations.
    """
    if what == BEGIN:
        for t in range(len(trees)):
            begin(trees[t], nodes[t], edges[t], amount != 0)
    elif what == THINK:
        return think(
            states, KNOWN, seat, amount, players[seat], trees[index], nodes[index], edges[index],
            net, scratch[index],
        )  # fmt: skip
    elif what == DECIDE:
        return decide(amount, seat, players[seat], trees, nodes, edges, scratch[0])
    elif what == GO_DOWN:
        for t in range(len(trees)):
            go_down(seat, index, players[seat], trees[t], nodes[t], edges[t])
    elif what == PICK:
        return pick(states, KNOWN, seat, trees[0].luck, scratch[0])
    elif what == FORECAST:
        forecast(amount, seat, index, players, trees, nodes, edges, scratch[0], states, lines, net)
    elif what == SERIES:
        return play_games(
            seat, amount, index, players, trees, nodes, edges, scratch[0], states, lines, net
        )  # fmt: skip
    return 0


# its row in the table of targets
TREES, NODES, EDGES = Size("n_trees"), Size("n_nodes"), Size("n_edges")

BOT = Entry(
    "bot",
    run,
    (
        Number("what"),
        Number("seat"),
        Number("amount"),
        Number("index"),
        Array("players", "Player"),
        Array("trees", "Tree", rows=TREES.name),
        TREES,
        Array("nodes", "Node", rows=TREES.name, columns=NODES.name),
        NODES,
        Array("edges", "Edge", rows=TREES.name, columns=EDGES.name),
        EDGES,
        Array("bot_scratch", "Scratch"),
        STATES,
        Array("bot_lines", "Line"),
        Array("net", "i2"),
    ),
    has_result=True,
)


def entry_of(game: Game, is_plain: bool) -> Callable[..., int]:
    """`run` over the game's rules; its first call compiles it or loads it from the cache."""
    key = game.package, is_plain
    if key not in ENTRIES:
        ENTRIES[key] = bind(game, is_plain)
    return ENTRIES[key]


def bind(game: Game, is_plain: bool) -> Callable[..., int]:
    """Fill in the open names of all files of the bots."""
    names = names_of(game)
    return bound(run, names) if is_plain else game.kernel.entry(run, names, BOT)


def names_of(game: Game) -> dict[str, Any]:
    """What the open names stand for in a game."""
    return {
        "apply": game.dispatch.apply,
        "legal": game.dispatch.legal,
        "value": game.value,
        "determinize": game.determinize,
        "neutral_of": game.neutral,
        "FAMILY_OF": families_of_moves(game),
        "features": game.features,
        "HAS_NET": has_net(game),
    }


def families_of_moves(game: Game) -> NDArray[np.int64]:
    """The number of its family for every move."""
    number = {family.name: k for k, family in enumerate(game.moves.families)}
    return np.array([number[name.family] for name in game.moves.names], np.int64)
