"""What a search is made of, as records: compiled they lie in arrays, plain they are objects in lists.

An entry gets them all from outside and makes none itself, so it runs wherever a few blocks of memory can
be given to it.
"""

from functools import cache
from typing import NamedTuple

from penstock.bots.mind import sized_mind
from penstock.engine.game import Game
from penstock.engine.header import MOST_SEATS
from penstock.engine.record import Record, f8, i1, i2, i4, i8
from penstock.engine.rng import SEED_WORDS, WORDS

# kinds of players; for OUTSIDE somebody else decides
RANDOM, GREEDY, SEARCH, QUICK, OUTSIDE, INSTANT = range(6)
KNOWN, GAME = range(2)  # states: what a seat knows; the game of a forecast
NOW, TRIED, BEST = range(3)  # worlds: the one being played; a move tried in it; the best of those
WORLDS = 3
TRIALS = 16  # playouts that measure a tree's scale
DEPTH = 256  # most edges on the way down


class Edge(Record):
    """A move of a seat in a node."""

    result: f8  # sum of results for its seat
    worth: f8  # sum of values of the position after it
    visits: i4  # how often it was chosen
    chances: i4  # how often it could have been
    move: i4
    next: i4  # the node's next edge, or NONE
    below: i4  # the node it leads to, or NONE
    seen: i2  # how often its value was looked at
    seat: i1


class Node(Record):
    """Where the moves made so far lead."""

    first: i4  # its first edge, or NONE
    looked: i4  # how often all its moves were looked at


class Tree(Record):
    """A tree, apart from its nodes and edges."""

    luck: i8[WORDS]
    middle: f8[MOST_SEATS]  # the scale of results: mean lead of each seat in the first playouts
    unit: f8  # and the mean deviation from it of the seat that searches
    iterations: i8
    n_nodes: i4
    n_edges: i4
    root: i4
    is_scaled: i1
    is_stopped: i1  # set from outside: end at once


class Player(Record):
    """Who sits on a seat; `params.py` says what the numbers of a search mean."""

    win_share: f8
    explore: f8
    sharpness: f8
    trust: f8
    length: i4
    turn_iterations: i4
    samples: i2
    chaos: i2
    looks: i2
    share: i2  # thousandths of what is left for a turn that go into the next decision
    trees: i2
    careless: i2  # per cent of decisions for any move, as likely as it was visited
    wild: i2  # per cent of decisions for any legal move
    kind: i1
    skips_forced: i1  # plays an only move without thought, and without a draw from its luck


class Records(NamedTuple):
    """The records whose size depends on the game."""

    scratch: type[Record]
    line: type[Record]


def records_of(game: Game) -> Records:
    n_moves, n_families = len(game.moves), len(game.moves.families)
    return sized_records(game.state, n_moves, n_families, game.n_features)  # type: ignore[arg-type]


@cache
def sized_records(state: type[Record], n_moves: int, n_families: int, n_features: int) -> Records:
    class Scratch(sized_mind(state, n_moves, n_features), Record):  # type: ignore[misc]  # a base made here
        """A mind, and room to work in, for each thread its own; only what is said here outlives a call."""

        worlds: state[WORLDS]
        values: f8[n_moves]  # by legal move
        prior: f8[n_moves]  # by legal move: its share of the attention
        visits: i8[n_moves]  # by move: at the roots of all trees; a choice leaves them for its caller
        totals: f8[n_moves]  # likewise the results
        leads: f8[TRIALS]
        results: f8[MOST_SEATS]
        hopes: f8[MOST_SEATS]  # what the net says of a leaf
        wins: f8[MOST_SEATS]  # what a forecast found, by seat: mean share of the win
        scores: f8[MOST_SEATS]  # and mean score
        spread: f8  # the deviation of the score of the seat that asks
        edge_of: i4[n_moves]  # by move
        path: i4[DEPTH]  # edges on the way down

    class Line(Record):
        """One game of a series."""

        seed: i8[SEED_WORDS]  # of the bots' luck
        decisions: i8
        made: i4[MOST_SEATS, n_families]  # how often each kind of move was made

    return Records(Scratch, Line)
