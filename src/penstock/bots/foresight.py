"""What a learned net expects of a position, as a template: whole numbers only, the same on every machine.

The net reads the game's features from one seat's side and says for every seat what share of the win and
what lead it expects, each from 0 to `CERTAIN`. `net.py` says how its weights lie.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from penstock.bots.net import (
    FIRST,
    FIRST_SHIFT,
    HEADER,
    HIDDEN_ONE,
    INPUTS,
    MOST_HIDDEN,
    OUT_ONE,
    OUTPUTS,
    SECOND,
    SECOND_SHIFT,
    UNIT,
)
from penstock.bots.records import NOW, TRIED
from penstock.engine.features import ONE
from penstock.engine.header import MOST_SEATS
from penstock.engine.looking import lead
from penstock.engine.record import copy_into

CERTAIN = 1 << 16
HALF = CERTAIN // 2
GUESSES = 4  # worlds looked at for one decision
WIN_WEIGHT = 3  # the win counts so many times as much as the lead
MOST_LIKING = (WIN_WEIGHT + 1) * CERTAIN

# Open names, filled in with a game's functions.
apply: Callable[[Any, int, int], None]
legal: Callable[[Any, int, Any], int]
determinize: Callable[[Any, int, Any], None]
features: Callable[[Any, int, Any, Any], None]


def pick_by_net(states: Any, i: int, seat: int, luck: Any, net: Any, mind: Any) -> int:
    """The move of which the net expects most, among equals the first; mind.sums[k] is that of ids[k].

    Whatever the seat cannot know of states[i] is overwritten before it is used.
    """
    worlds = mind.worlds
    ids = mind.ids
    sums = mind.sums
    n = legal(states[i], seat, ids)
    for k in range(n):
        sums[k] = 0
        mind.win_sums[k] = 0
    for _ in range(GUESSES):
        copy_into(worlds, NOW, states[i])
        determinize(worlds[NOW], seat, luck)
        for k in range(n):
            copy_into(worlds, TRIED, worlds[NOW])  # every move meets the same luck
            apply(worlds[TRIED], seat, ids[k])
            foresee(worlds[TRIED], seat, net, mind)
            sums[k] += liking(seat, mind)
            mind.win_sums[k] += mind.seen_wins[seat]
    best = 0
    for k in range(1, n):
        if sums[k] > sums[best]:
            best = k
    return int(ids[best])


def foresee(s: Any, seat: int, net: Any, mind: Any) -> None:
    """mind.seen_wins[player], mind.seen_leads[player]: what is expected, told from the seat's side."""
    n_seats = s.n_seats
    wins = mind.seen_wins
    leads = mind.seen_leads
    if s.ending != 0:
        winners = 0
        for player in range(n_seats):
            if s.place[player] == 1:
                winners += 1
        for player in range(n_seats):
            wins[player] = CERTAIN // winners if s.place[player] == 1 else 0
            leads[player] = squashed(lead(s, player), net[UNIT])
        return
    features(s, seat, mind.room, mind.features)
    outputs = mind.outputs
    at = add_up(net, HEADER, net[INPUTS], net[FIRST], ONE, mind.features, mind.first)
    clip(mind.first, net[FIRST], FIRST_SHIFT)
    at = add_up(net, at, net[FIRST], net[SECOND], HIDDEN_ONE, mind.first, mind.second)
    clip(mind.second, net[SECOND], SECOND_SHIFT)
    add_up(net, at, net[SECOND], OUTPUTS, HIDDEN_ONE, mind.second, outputs)
    for k in range(n_seats):
        player = (seat + k) % n_seats
        wins[player] = squashed(outputs[k], OUT_ONE)
        leads[player] = squashed(outputs[MOST_SEATS + k], OUT_ONE)


def liking(player: int, mind: Any) -> int:
    """What was foreseen for a player in one number, 0 to MOST_LIKING."""
    return int(WIN_WEIGHT * mind.seen_wins[player] + mind.seen_leads[player])


def add_up(net: Any, at: int, wide: int, narrow: int, one: int, inputs: Any, out: Any) -> int:
    """out[j] = the sum of inputs times weights; an input of 0 costs nothing. Where the next layer is."""
    last = at + wide * narrow  # the weights of an input that is always one
    row = net[last : last + narrow]
    for j in range(narrow):
        out[j] = row[j] * one
    for i in range(wide):
        x = inputs[i]
        if x != 0:
            row = net[at + i * narrow : at + (i + 1) * narrow]  # counted from 0 it compiles to wide steps
            for j in range(narrow):
                out[j] += row[j] * x
    return int(last + narrow)


def clip(sums: Any, n: int, shift: int) -> None:
    for j in range(n):
        sums[j] = max(0, min(MOST_HIDDEN, sums[j] >> shift))


def squashed(x: int, unit: int) -> int:
    """From any number to 0..CERTAIN; 0 becomes one half."""
    return int(HALF + HALF * x // (unit + abs(x)))
