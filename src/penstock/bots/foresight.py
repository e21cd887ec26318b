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
from penstock.engine.features import ONE
from penstock.engine.header import MOST_SEATS
from penstock.engine.looking import lead

CERTAIN = 1 << 16
HALF = CERTAIN // 2
WIN_WEIGHT = 3  # the win counts so many times as much as the lead

# Open names, filled in with a game's functions.
features: Callable[[Any, int, Any, Any], None]


def foresee(s: Any, seat: int, net: Any, mind: Any) -> None:
    """mind.wins[player], mind.leads[player]: what is expected, told from the seat's side."""
    n_seats = s.n_seats
    wins = mind.wins
    leads = mind.leads
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
    """What was foreseen for a player in one number, 0 to (WIN_WEIGHT + 1) * CERTAIN."""
    return int(WIN_WEIGHT * mind.wins[player] + mind.leads[player])


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
