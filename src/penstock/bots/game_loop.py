"""The loop that plays games, as a template: whoever sits there, in a series or in a forecast."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

from penstock.bots.foresight import pick_by_net
from penstock.bots.one_ply import pick
from penstock.bots.records import GAME, GREEDY, INSTANT, KNOWN, NOW, OUTSIDE, QUICK, RANDOM
from penstock.bots.search_leaf import best_of, compares, count_winners
from penstock.bots.search_tree import clear, decide, go_down, think
from penstock.engine import rng
from penstock.engine.entries import acting_seat
from penstock.engine.header import MOST_SEATS
from penstock.engine.record import copy_into

LEAST = 250  # iterations that a second tree is worth
WHOLE = 1000  # shares of a turn are in thousandths
LONGEST = 1_000_000  # decisions; a forecast has no other limit

# Open names, filled in with a game's functions.
HAS_NET: bool
FAMILY_OF: Any  # the number of its family, by move
apply: Callable[[Any, int, int], None]
legal: Callable[[Any, int, Any], int]
determinize: Callable[[Any, int, Any], None]


def play_games(
    first: int,
    last: int,
    longest: int,
    players: Any,
    trees: Any,
    nodes: Any,
    edges: Any,
    scratch: Any,
    states: Any,
    lines: Any,
    net: Any,
) -> int:
    """Play states[first:last] on, at most so many decisions each; return the iterations."""
    iterations = 0
    for i in range(first, last):
        seed = lines[i].seed
        for t in range(len(trees)):
            rng.start(trees[t].luck, seed[0], seed[1] ^ t, seed[2])
        iterations += play_game(states, i, longest, players, trees, nodes, edges, scratch, lines[i], net)
    return iterations


def play_game(
    states: Any,
    i: int,
    longest: int,
    players: Any,
    trees: Any,
    nodes: Any,
    edges: Any,
    scratch: Any,
    line: Any,
    net: Any,
) -> int:
    """Play states[i] to the end, or to a decision from outside; the line counts. Returns the iterations.

    Players are shown the whole state: what one of them cannot know is overwritten before it is used.
    """
    s = states[i]
    ids = scratch.ids
    luck = trees[0].luck
    iterations = 0
    decisions = 0
    mover = -1
    thinker = -1  # whose trees these are, as long as nobody else moves
    revealed = 0
    left = 0
    seat = acting_seat(s)
    while seat >= 0 and decisions < longest and players[seat].kind != OUTSIDE:
        player = players[seat]
        if mover != seat:
            left = int(player.turn_iterations)
            thinker = -1
        mover = seat
        share = left * player.share // WHOLE
        left -= share
        n = legal(s, seat, ids)
        move = int(ids[0])
        if n > 1 or player.skips_forced == 0:
            if player.kind == RANDOM:
                move = int(ids[rng.below(luck, n)])
            elif player.kind == GREEDY:
                move = pick(states, i, seat, luck, scratch)
            elif HAS_NET and player.kind == INSTANT:
                move = pick_by_net(states, i, seat, luck, net, scratch)
            elif player.kind == QUICK:
                if compares(player, luck):
                    copy_into(scratch.worlds, NOW, states[i])
                    move = best_of(seat, player.samples, n, luck, scratch)
                else:
                    move = int(ids[rng.below(luck, n)])
            else:
                n_trees = min(max(share // LEAST, 1), int(player.trees))
                if thinker != seat or revealed != s.revealed:
                    for t in range(player.trees):
                        clear(trees[t])
                thinker = seat
                revealed = int(s.revealed)
                some = max(share // n_trees, 1)
                for t in range(n_trees):
                    iterations += think(
                        states, i, seat, some, player, trees[t], nodes[t], edges[t], net, scratch
                    )
                move = decide(int(player.trees), seat, player, trees, nodes, edges, scratch)
                for t in range(player.trees):
                    go_down(seat, move, player, trees[t], nodes[t], edges[t])
        line.made[seat][FAMILY_OF[move]] += 1
        apply(s, seat, move)
        decisions += 1
        seat = acting_seat(s)
    line.decisions = decisions
    return iterations


def forecast(
    games: int,
    seat: int,
    move: int,
    players: Any,
    trees: Any,
    nodes: Any,
    edges: Any,
    scratch: Any,
    states: Any,
    lines: Any,
    net: Any,
) -> None:
    """Play games to the end after a move of the seat, or NONE: mean shares of the win and mean scores."""
    wins = scratch.wins
    scores = scratch.scores
    for one in range(MOST_SEATS):
        wins[one] = 0.0
        scores[one] = 0.0
    squares = 0.0
    for _ in range(games):
        copy_into(states, GAME, states[KNOWN])
        s = states[GAME]
        determinize(s, seat, trees[0].luck)
        if move >= 0:
            apply(s, seat, move)
        play_game(states, GAME, LONGEST, players, trees, nodes, edges, scratch, lines[0], net)
        for one in range(s.n_seats):
            if s.place[one] == 1:
                wins[one] += 1.0 / count_winners(s) / games
            scores[one] += s.score[one] / games
        squares += float(s.score[seat]) * float(s.score[seat]) / games
    scratch.spread = sqrt(max(squares - scores[seat] * scores[seat], 0.0))
