"""The tree of a search: information-set Monte-Carlo tree search for any number of seats.

Each iteration guesses what the seat cannot know and the luck to come (`determinize`), walks down
the tree with the moves that are legal in this guess, adds a node, plays on from there and takes the
results of all seats home: every edge keeps the results of the seat that chose it (max^n). Nodes
stand for the moves made so far, not for positions, so luck and hidden things are averaged over. An
edge counts how often it was available (Cowling, Powley and Whitehouse 2012), and its share of the
attention follows the value function (PUCT).

Secret choices that several seats owe at once are made from one node, where each of these seats has
its own edges: nobody sees in the tree what the others have just chosen.

A tree is a record and two arrays of records, of its nodes and of its edges, so that threads can work
on trees of their own. All functions are templates over one game's functions.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

from penstock.bots.foresight import foresee, liking
from penstock.bots.records import DEPTH, NOW, TRIED
from penstock.bots.search_leaf import calibrate, judge_leaf
from penstock.engine import rng
from penstock.engine.entries import acting_seat
from penstock.engine.record import copy_into

NONE = -1
FULL, WHOLE_TREE = 3, 4  # a tree of which so much is used makes room before the next search

# Open names, filled in with a game's functions.
HAS_NET: bool
apply: Callable[[Any, int, int], None]
legal: Callable[[Any, int, Any], int]
value: Callable[[Any, int, Any], int]
determinize: Callable[[Any, int, Any], None]


def begin(tree: Any, nodes: Any, edges: Any, keeps: bool) -> None:
    """Before a decision: luck from the seed words that lie in place, and room."""
    rng.restart(tree.luck)
    is_full = WHOLE_TREE * tree.n_edges > FULL * len(edges) or WHOLE_TREE * tree.n_nodes > FULL * len(nodes)
    if is_full or not keeps:
        clear(tree)


def clear(tree: Any) -> None:
    """An empty tree, to be measured anew."""
    tree.n_nodes = 0
    tree.n_edges = 0
    tree.is_scaled = 0
    tree.iterations = 0


def think(
    states: Any,
    i: int,
    seat: int,
    iterations: int,
    player: Any,
    tree: Any,
    nodes: Any,
    edges: Any,
    net: Any,
    scratch: Any,
) -> int:
    """Some iterations on one tree from what the seat knows of states[i]; the number of those done."""
    if tree.n_nodes == 0:
        tree.root = add_node(tree, nodes)
    if tree.is_scaled == 0:
        calibrate(states, i, seat, player, tree, scratch)
        tree.is_scaled = 1
    done = 0
    while done < iterations and tree.is_stopped == 0:
        copy_into(scratch.worlds, NOW, states[i])
        determinize(scratch.worlds[NOW], seat, tree.luck)
        iterate(seat, player, tree, nodes, edges, net, scratch)
        done += 1
    tree.iterations += done
    return done


def iterate(seat: int, player: Any, tree: Any, nodes: Any, edges: Any, net: Any, scratch: Any) -> None:
    """In the world NOW: walk down, add a node, play on, take the results home."""
    worlds = scratch.worlds
    ids = scratch.ids
    path = scratch.path
    node = int(tree.root)  # the moves made so far
    chooser = node  # where the choice is made: for secret choices the node before the first of them
    owing = int(worlds[NOW].to_act)  # who has to choose in secret at `chooser`
    who = seat
    last = seat
    depth = 0
    is_new = False
    while who >= 0 and not is_new and depth < DEPTH - 1:
        n = legal(worlds[NOW], who, ids)
        last = who
        if n == 1:
            apply(worlds[NOW], who, ids[0])
        else:
            e = choose(chooser, who, n, player, tree, nodes, edges, net, scratch)
            if e < 0:  # the tree is full
                break
            path[depth] = e
            depth += 1
            move = edges[e].move
            apply(worlds[NOW], who, move)
            if chooser != node:
                e = edge_to(node, who, move, tree, nodes, edges)
                if e < 0:
                    break
                path[depth] = e
                depth += 1
            edge = edges[e]
            is_new = edge.visits == 0
            if not is_new:
                if edge.below < 0:
                    edge.below = add_node(tree, nodes)
                node = int(edge.below)
                if node < 0:
                    break
        owing &= ~(1 << who)
        if owing == 0 or worlds[NOW].to_act != owing:
            chooser = node
            owing = int(worlds[NOW].to_act)
        who = acting_seat(worlds[NOW])
    results = scratch.results
    judge_leaf(last, player, tree, net, scratch)
    for k in range(depth):
        edge = edges[path[k]]
        edge.visits += 1
        edge.result += results[edge.seat]


def add_node(tree: Any, nodes: Any) -> int:
    """A node without edges; NONE when the tree is full."""
    k = int(tree.n_nodes)
    if k == len(nodes):
        return NONE
    tree.n_nodes += 1
    node = nodes[k]
    node.first = NONE
    node.looked = 0
    return k


def add_edge(node: int, who: int, move: int, tree: Any, nodes: Any, edges: Any) -> int:
    """An edge that nobody has taken yet; NONE when the tree is full."""
    e = int(tree.n_edges)
    if e == len(edges):
        return NONE
    tree.n_edges += 1
    edge = edges[e]
    edge.move = move
    edge.seat = who
    edge.next = nodes[node].first
    edge.below = NONE
    edge.visits = 0
    edge.chances = 0
    edge.seen = 0
    edge.result = 0.0
    edge.worth = 0.0
    nodes[node].first = e
    return e


def edge_to(node: int, who: int, move: int, tree: Any, nodes: Any, edges: Any) -> int:
    """The node's edge for a move, made if it is missing."""
    e = int(nodes[node].first)
    while e >= 0 and (edges[e].move != move or edges[e].seat != who):
        e = int(edges[e].next)
    if e >= 0:
        return e
    return add_edge(node, who, move, tree, nodes, edges)


def choose(
    node: int, who: int, n: int, player: Any, tree: Any, nodes: Any, edges: Any, net: Any, scratch: Any
) -> int:
    """The edge to go down by, of those whose moves are legal in this world; NONE when the tree is full."""
    worlds = scratch.worlds
    ids = scratch.ids
    edge_of = scratch.edge_of
    values = scratch.values
    for k in range(n):
        edge_of[ids[k]] = NONE
    e = int(nodes[node].first)
    while e >= 0:
        if edges[e].seat == who:
            edge_of[edges[e].move] = e
        e = int(edges[e].next)
    looks = nodes[node].looked < player.looks
    nodes[node].looked += 1
    for k in range(n):
        move = ids[k]
        e = int(edge_of[move])
        if e < 0:
            e = add_edge(node, who, move, tree, nodes, edges)
            if e < 0:
                return NONE
            edge_of[move] = e
        edge = edges[e]
        edge.chances += 1
        if looks or edge.seen == 0:
            copy_into(worlds, TRIED, worlds[NOW])
            apply(worlds[TRIED], who, move)
            if HAS_NET and player.trust > 0.0 and node == tree.root:
                foresee(worlds[TRIED], who, net, scratch)
                edge.worth += liking(who, scratch)
            else:
                edge.worth += value(worlds[TRIED], who, scratch.room)
            edge.seen += 1
        values[k] = edge.worth / edge.seen
    share_attention(n, player, values, scratch.prior)
    return most_promising(n, player, edges, scratch)


def share_attention(n: int, player: Any, values: Any, prior: Any) -> None:
    """prior[k] = what share of the visits a move deserves by the look of it; the shares sum to 1."""
    best = values[0]
    mean = 0.0
    for k in range(n):
        best = max(best, values[k])
        mean += values[k] / n
    unit = max(best - mean, 1.0) / player.sharpness
    total = 0.0
    for k in range(n):
        closeness = 1.0 / (1.0 + (best - values[k]) / unit)
        prior[k] = closeness * closeness
        total += prior[k]
    for k in range(n):
        prior[k] /= total


def most_promising(n: int, player: Any, edges: Any, scratch: Any) -> int:
    """The mean result so far, and more for what was seldom chosen although it deserved it."""
    prior = scratch.prior
    ids = scratch.ids
    edge_of = scratch.edge_of
    visits = 0
    total = 0.0
    for k in range(n):
        edge = edges[edge_of[ids[k]]]
        visits += edge.visits
        total += edge.result
    unvisited = 0.5 if visits == 0 else total / visits
    best = NONE
    most = 0.0
    for k in range(n):
        e = int(edge_of[ids[k]])
        edge = edges[e]
        mean = unvisited
        if edge.visits > 0:
            mean = edge.result / edge.visits
        urge = player.explore * prior[k] * sqrt(float(edge.chances)) / (1.0 + edge.visits)
        if best < 0 or mean + urge > most:
            most = mean + urge
            best = e
    return best


def go_down(seat: int, move: int, player: Any, tree: Any, nodes: Any, edges: Any) -> None:
    """The node below the root's edge becomes the root; where there is none, the tree starts anew."""
    if tree.n_nodes > 0:
        e = int(nodes[tree.root].first)
        while e >= 0:
            edge = edges[e]
            if edge.move == move and edge.seat == seat and edge.below >= 0:
                tree.root = edge.below
                if HAS_NET and player.trust > 0.0:
                    look_anew(tree, nodes, edges)
                return
            e = int(edge.next)
    clear(tree)


def look_anew(tree: Any, nodes: Any, edges: Any) -> None:
    """The net values a root's moves; what lay below it was valued by hand."""
    node = nodes[tree.root]
    node.looked = 0
    e = int(node.first)
    while e >= 0:
        edges[e].worth = 0.0
        edges[e].seen = 0
        e = int(edges[e].next)


def decide(n_trees: int, seat: int, player: Any, trees: Any, nodes: Any, edges: Any, scratch: Any) -> int:
    """What the first trees say together: the move most visited, or a careless one; NONE before a visit."""
    visits = scratch.visits
    totals = scratch.totals
    for move in range(len(visits)):
        visits[move] = 0
        totals[move] = 0.0
    sum_of_visits = 0
    for t in range(n_trees):
        tree = trees[t]
        if tree.n_nodes > 0:
            e = int(nodes[t][tree.root].first)
            while e >= 0:
                edge = edges[t][e]
                if edge.seat == seat:
                    visits[edge.move] += edge.visits
                    totals[edge.move] += edge.result
                    sum_of_visits += edge.visits
                e = int(edge.next)
    if sum_of_visits == 0:
        return NONE
    if player.wild + player.careless > 0:
        roll = rng.below(trees[0].luck, 100)
        if roll < player.wild:
            return any_legal(seat, trees[0], nodes[0], edges[0])
        if roll < player.wild + player.careless:
            return any_visited(sum_of_visits, visits, trees[0].luck)
    return most_visited(visits, totals)


def most_visited(visits: Any, totals: Any) -> int:
    """The move with most visits, among equals the one with the better results, then the first."""
    best = 0
    for move in range(len(visits)):
        if visits[move] > visits[best] or (visits[move] == visits[best] and totals[move] > totals[best]):
            best = move
    return best


def any_legal(seat: int, tree: Any, nodes: Any, edges: Any) -> int:
    """Any move at all, every one as likely: a root that was visited has an edge for each."""
    n = 0
    e = int(nodes[tree.root].first)
    while e >= 0:
        n += edges[e].seat == seat
        e = int(edges[e].next)
    k = rng.below(tree.luck, n)
    e = int(nodes[tree.root].first)
    while k > 0 or edges[e].seat != seat:
        k -= edges[e].seat == seat
        e = int(edges[e].next)
    return int(edges[e].move)


def any_visited(sum_of_visits: int, visits: Any, luck: Any) -> int:
    """Any move, as likely as it was visited: a careless player's choice."""
    k = rng.below(luck, sum_of_visits)
    move = 0
    while k >= visits[move]:
        k -= int(visits[move])
        move += 1
    return move
