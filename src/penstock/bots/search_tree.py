"""The tree of a search: information-set Monte-Carlo tree search for any number of seats.

Each iteration guesses what the seat cannot know and the luck to come (`determinize`), walks down
the tree with the moves that are legal in this guess, adds a node, plays on from there and takes the
results of all seats home: every edge keeps the results of the seat that chose it (max^n). Nodes
stand for the moves made so far, not for positions, so luck and hidden things are averaged over. An
edge counts how often it was available (Cowling, Powley and Whitehouse 2012), and its share of the
attention follows the value function (PUCT).

Secret choices that several seats owe at once are made from one node, where each of these seats has
its own edges: nobody sees in the tree what the others have just chosen.

A tree is a few arrays (compiled) or lists (plain), so that threads can work on trees of their own.
All functions are templates over one game's functions.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

from penstock.bots.search_leaf import (
    EDGE_OF,
    EXPLORE,
    IDS,
    KNOWN,
    LOOKS,
    NOW,
    PRIOR,
    RESULTS,
    SHARPNESS,
    TRIED,
    VALUES,
)
from penstock.engine import rng

# Columns of an edge: its move and seat, the node's next edge, the node below (or NONE), how often it was
# chosen and could have been chosen, how often its value was looked at.
MOVE, SEAT, NEXT, BELOW, VISITS, CHANCES, SEEN = range(7)
EDGE = 7
RESULT, WORTH = range(2)  # sums: of results for its seat, of values of the position after it
SUMS = 2
FIRST, LOOKED = range(2)  # columns of a node: its first edge, how often all its moves were looked at
NODE = 2
N_NODES, N_EDGES, ROOT, SCALED, ITERATIONS = range(5)  # what a tree counts
COUNTS = 5
STOP = 0  # the flag that ends a search at once
DEPTH = 256  # most edges on the way down
NONE = -1

# Open names, filled in with a game's functions.
acting_seat: Callable[[Any], int]
apply: Callable[[Any, int, int], None]
legal: Callable[[Any, int, Any], int]
value: Callable[[Any, int], int]
determinize: Callable[[Any, int, Any], None]
copy_world: Callable[[Any, int, int], None]
calibrate: Callable[[Any, int, Any, Any, Any, Any], None]
play_out: Callable[[Any, int, Any, Any, Any], None]
judge: Callable[[Any, Any, Any], None]


def think(
    worlds: Any,
    seat: int,
    iterations: int,
    told: Any,
    chance: Any,
    counts: Any,
    nodes: Any,
    edges: Any,
    sums: Any,
    path: Any,
    scratch: Any,
    fractions: Any,
    flags: Any,
) -> int:
    """Some iterations on one tree; the number of those done."""
    if counts[N_NODES] == 0:
        counts[ROOT] = add_node(counts, nodes)
    if counts[SCALED] == 0:
        calibrate(worlds, seat, told, chance, scratch[IDS], fractions)
        counts[SCALED] = 1
    done = 0
    while done < iterations and flags[STOP] == 0:
        iterate(worlds, seat, told, chance, counts, nodes, edges, sums, path, scratch, fractions)
        done += 1
    counts[ITERATIONS] += done
    return done


def iterate(
    worlds: Any,
    seat: int,
    told: Any,
    chance: Any,
    counts: Any,
    nodes: Any,
    edges: Any,
    sums: Any,
    path: Any,
    scratch: Any,
    fractions: Any,
) -> None:
    """Guess, walk down, add a node, play on, take the results home."""
    copy_world(worlds, NOW, KNOWN)
    determinize(worlds[NOW], seat, chance)
    node = counts[ROOT]  # the moves made so far
    chooser = node  # where the choice is made: for secret choices the node before the first of them
    owing = int(worlds[NOW].to_act)  # who has to choose in secret at `chooser`
    who = seat
    last = seat
    depth = 0
    is_new = False
    while who >= 0 and not is_new and depth < DEPTH - 1:
        n = legal(worlds[NOW], who, scratch[IDS])
        last = who
        if n == 1:
            apply(worlds[NOW], who, scratch[IDS][0])
        else:
            edge = choose(worlds, chooser, who, n, told, counts, nodes, edges, sums, scratch, fractions)
            if edge < 0:  # the tree is full
                break
            path[depth] = edge
            depth += 1
            move = edges[edge][MOVE]
            apply(worlds[NOW], who, move)
            if chooser != node:
                edge = edge_to(node, who, move, counts, nodes, edges, sums)
                if edge < 0:
                    break
                path[depth] = edge
                depth += 1
            is_new = edges[edge][VISITS] == 0
            if not is_new:
                if edges[edge][BELOW] < 0:
                    edges[edge][BELOW] = add_node(counts, nodes)
                node = edges[edge][BELOW]
                if node < 0:
                    break
        owing &= ~(1 << who)
        if owing == 0 or worlds[NOW].to_act != owing:
            chooser = node
            owing = int(worlds[NOW].to_act)
        who = acting_seat(worlds[NOW])
    play_out(worlds, last, told, chance, scratch[IDS])
    judge(worlds[NOW], told, fractions)
    for k in range(depth):
        edges[path[k]][VISITS] += 1
        sums[path[k]][RESULT] += fractions[RESULTS][edges[path[k]][SEAT]]


def add_node(counts: Any, nodes: Any) -> int:
    """A node without edges; NONE when the tree is full."""
    node = int(counts[N_NODES])
    if node == len(nodes):
        return NONE
    counts[N_NODES] += 1
    nodes[node][FIRST] = NONE
    nodes[node][LOOKED] = 0
    return node


def add_edge(node: int, who: int, move: int, counts: Any, nodes: Any, edges: Any, sums: Any) -> int:
    """An edge that nobody has taken yet; NONE when the tree is full."""
    e = int(counts[N_EDGES])
    if e == len(edges):
        return NONE
    counts[N_EDGES] += 1
    edge = edges[e]
    edge[MOVE] = move
    edge[SEAT] = who
    edge[NEXT] = nodes[node][FIRST]
    edge[BELOW] = NONE
    edge[VISITS] = 0
    edge[CHANCES] = 0
    edge[SEEN] = 0
    sums[e][RESULT] = 0.0
    sums[e][WORTH] = 0.0
    nodes[node][FIRST] = e
    return e


def edge_to(node: int, who: int, move: int, counts: Any, nodes: Any, edges: Any, sums: Any) -> int:
    """The node's edge for a move, made if it is missing."""
    e = nodes[node][FIRST]
    while e >= 0 and (edges[e][MOVE] != move or edges[e][SEAT] != who):
        e = edges[e][NEXT]
    if e >= 0:
        return int(e)
    return add_edge(node, who, move, counts, nodes, edges, sums)


def choose(
    worlds: Any,
    node: int,
    who: int,
    n: int,
    told: Any,
    counts: Any,
    nodes: Any,
    edges: Any,
    sums: Any,
    scratch: Any,
    fractions: Any,
) -> int:
    """The edge to go down by, of those whose moves are legal in this world; NONE when the tree is full."""
    ids = scratch[IDS]
    edge_of = scratch[EDGE_OF]
    for k in range(n):
        edge_of[ids[k]] = NONE
    e = nodes[node][FIRST]
    while e >= 0:
        if edges[e][SEAT] == who:
            edge_of[edges[e][MOVE]] = e
        e = edges[e][NEXT]
    looks = nodes[node][LOOKED] < told[LOOKS]
    nodes[node][LOOKED] += 1
    for k in range(n):
        move = ids[k]
        e = edge_of[move]
        if e < 0:
            e = add_edge(node, who, move, counts, nodes, edges, sums)
            if e < 0:
                return NONE
            edge_of[move] = e
        edges[e][CHANCES] += 1
        if looks or edges[e][SEEN] == 0:
            copy_world(worlds, TRIED, NOW)
            apply(worlds[TRIED], who, move)
            sums[e][WORTH] += value(worlds[TRIED], who)
            edges[e][SEEN] += 1
        fractions[VALUES][k] = sums[e][WORTH] / edges[e][SEEN]
    share_attention(n, told, fractions)
    return most_promising(n, told, edges, sums, scratch, fractions)


def share_attention(n: int, told: Any, fractions: Any) -> None:
    """PRIOR: what share of the visits each move deserves by the look of it; the shares sum to 1."""
    values = fractions[VALUES]
    prior = fractions[PRIOR]
    best = values[0]
    mean = 0.0
    for k in range(n):
        best = max(best, values[k])
        mean += values[k] / n
    unit = max(best - mean, 1.0) / told[SHARPNESS]
    total = 0.0
    for k in range(n):
        closeness = 1.0 / (1.0 + (best - values[k]) / unit)
        prior[k] = closeness * closeness
        total += prior[k]
    for k in range(n):
        prior[k] /= total


def most_promising(n: int, told: Any, edges: Any, sums: Any, scratch: Any, fractions: Any) -> int:
    """The mean result so far, and more for what was seldom chosen although it deserved it."""
    prior = fractions[PRIOR]
    ids = scratch[IDS]
    edge_of = scratch[EDGE_OF]
    visits = 0
    total = 0.0
    for k in range(n):
        e = edge_of[ids[k]]
        visits += edges[e][VISITS]
        total += sums[e][RESULT]
    unvisited = 0.5 if visits == 0 else total / visits
    best = NONE
    most = 0.0
    for k in range(n):
        e = edge_of[ids[k]]
        mean = unvisited
        if edges[e][VISITS] > 0:
            mean = sums[e][RESULT] / edges[e][VISITS]
        urge = told[EXPLORE] * prior[k] * sqrt(edges[e][CHANCES]) / (1.0 + edges[e][VISITS])
        if best < 0 or mean + urge > most:
            most = mean + urge
            best = e
    return int(best)


def go_down(seat: int, move: int, counts: Any, nodes: Any, edges: Any) -> int:
    """The node below the root's edge becomes the root: 1; or 0, and the tree starts anew."""
    if counts[N_NODES] > 0:
        e = nodes[counts[ROOT]][FIRST]
        while e >= 0:
            if edges[e][MOVE] == move and edges[e][SEAT] == seat and edges[e][BELOW] >= 0:
                counts[ROOT] = edges[e][BELOW]
                return 1
            e = edges[e][NEXT]
    clear(counts)
    return 0


def clear(counts: Any) -> None:
    """An empty tree, to be measured anew."""
    counts[N_NODES] = 0
    counts[N_EDGES] = 0
    counts[SCALED] = 0
    counts[ITERATIONS] = 0


def add_up(n_trees: int, seat: int, counts: Any, nodes: Any, edges: Any, sums: Any, tally: Any) -> None:
    """tally[move] = visits and sum of results at the roots of all trees."""
    for move in range(len(tally)):
        tally[move][0] = 0.0
        tally[move][1] = 0.0
    for t in range(n_trees):
        if counts[t][N_NODES] > 0:
            e = nodes[t][counts[t][ROOT]][FIRST]
            while e >= 0:
                if edges[t][e][SEAT] == seat:
                    move = edges[t][e][MOVE]
                    tally[move][0] += edges[t][e][VISITS]
                    tally[move][1] += sums[t][e][RESULT]
                e = edges[t][e][NEXT]


def most_visited(tally: Any) -> int:
    """The move with most visits, among equals the one with the better results, then the first."""
    best = 0
    for move in range(len(tally)):
        if tally[move][0] > tally[best][0] or (
            tally[move][0] == tally[best][0] and tally[move][1] > tally[best][1]
        ):
            best = move
    return best


def any_visited(tally: Any, chance: Any) -> int:
    """Any move, as likely as it was visited: a careless player's choice."""
    visits = 0
    for move in range(len(tally)):
        visits += int(tally[move][0])
    k = rng.below(chance, visits)
    move = 0
    while k >= tally[move][0]:
        k -= int(tally[move][0])
        move += 1
    return move
