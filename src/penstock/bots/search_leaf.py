"""What a search thinks of the positions it ends in: playouts, and results between 0 and 1.

A playout goes on with random moves, or with the best of a few moves by the game's value function,
to the end of the game or for some decisions and then to the end of a turn. Its result for a seat
mixes two things: the win, and the lead over the best of the others by the value function. A learned net,
where a game has one and the player trusts it, has a say in it. Values of
different games have different units, so every search measures its own: `calibrate` plays a few
playouts and takes their mean lead for the middle of the scale and their mean deviation for its
unit.

All functions are templates over one game's functions. They use only the four operations and
comparisons, which give the same numbers plain and compiled, on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from penstock.bots.foresight import MOST_LIKING, foresee, liking
from penstock.bots.records import BEST, NOW, TRIALS, TRIED
from penstock.engine import rng
from penstock.engine.entries import acting_seat
from penstock.engine.header import MOST_SEATS
from penstock.engine.record import NONE, copy_into

# Open names, filled in with a game's functions.
HAS_NET: bool
apply: Callable[[Any, int, int], None]
legal: Callable[[Any, int, Any], int]
value: Callable[[Any, int, Any], int]
neutral_of: Callable[[Any], int]
determinize: Callable[[Any, int, Any], None]


def play_out(last: int, player: Any, luck: Any, scratch: Any) -> None:
    """Play the world NOW on; `last` is the seat that moved last."""
    worlds = scratch.worlds
    ids = scratch.ids
    length = player.length
    decisions = 0
    who = acting_seat(worlds[NOW])
    while who >= 0 and (decisions < length or who == last):
        n = legal(worlds[NOW], who, ids)
        if n == 1:
            apply(worlds[NOW], who, ids[0])
        else:
            decisions += 1
            if compares(player, luck):
                best_of(who, player.samples, n, luck, scratch)
                copy_into(worlds, NOW, worlds[BEST])
            else:
                apply(worlds[NOW], who, ids[rng.below(luck, n)])
        last = who
        who = acting_seat(worlds[NOW])


def compares(player: Any, luck: Any) -> bool:
    """Does a player compare moves for this decision of a playout, or play any?"""
    return bool(player.samples > 1 and rng.below(luck, 100) >= player.chaos)


def best_of(who: int, samples: int, n: int, luck: Any, scratch: Any) -> int:
    """Try some of the n legal moves, each at most once: the one with the greatest value.

    The world BEST is the one after it.
    """
    worlds = scratch.worlds
    ids = scratch.ids
    most = 0
    best = 0
    for k in range(min(samples, n)):
        j = k + rng.below(luck, n - k)
        move = ids[j]
        ids[j] = ids[k]
        ids[k] = move
        copy_into(worlds, TRIED, worlds[NOW])
        apply(worlds[TRIED], who, move)
        worth = value(worlds[TRIED], who, scratch.room)
        if k == 0 or worth > most:
            most = worth
            best = int(move)
            copy_into(worlds, BEST, worlds[TRIED])
    return best


def measure_leads(s: Any, scratch: Any) -> None:
    """scratch.results[seat] = its lead over the best of the others, in units of the value function.

    A neutral competitor is one of the others: whoever lets it pass has lost the lead.
    """
    out = scratch.results
    first = -1
    second = -1
    for seat in range(s.n_seats):
        out[seat] = float(value(s, seat, scratch.room))
        if first < 0 or out[seat] > out[first]:
            second = first
            first = seat
        elif second < 0 or out[seat] > out[second]:
            second = seat
    most = out[first]
    next_most = out[second]
    neutral = neutral_of(s)
    if neutral != NONE:
        worth = float(value(s, neutral, scratch.room))
        next_most = max(next_most, worth)
        most = max(most, worth)
    for seat in range(s.n_seats):
        out[seat] -= next_most if seat == first else most


def squashed(x: float) -> float:
    """From any number to 0..1; 0 becomes one half."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


def judge_leaf(last: int, player: Any, tree: Any, net: Any, scratch: Any) -> None:
    """Results of the world NOW for every seat: by a playout and, where it is trusted, by the net.

    `last` moved last: the net is asked from its side, as it was taught.
    """
    worlds = scratch.worlds  # a playout puts another record there
    results = scratch.results
    hopes = scratch.hopes
    n_seats = int(worlds[NOW].n_seats)
    trust = player.trust if HAS_NET else 0.0
    if trust > 0.0:
        foresee(worlds[NOW], last, net, scratch)
        for seat in range(n_seats):
            hopes[seat] = liking(seat, scratch) / MOST_LIKING
    play_out(last, player, tree.luck, scratch)
    judge(worlds[NOW], player, tree, scratch)
    if trust > 0.0:
        for seat in range(n_seats):
            results[seat] += trust * (hopes[seat] - results[seat])


def judge(s: Any, player: Any, tree: Any, scratch: Any) -> None:
    """Results of the position for every seat, 0 to 1."""
    results = scratch.results
    middle = tree.middle
    unit = tree.unit
    measure_leads(s, scratch)
    winners = count_winners(s)
    share = player.win_share
    for seat in range(s.n_seats):
        lead = results[seat]
        win = squashed(lead / unit)
        if s.ending != 0:
            win = 1.0 / winners if s.place[seat] == 1 else 0.0
        results[seat] = share * win + (1.0 - share) * squashed((lead - middle[seat]) / unit)


def count_winners(s: Any) -> int:
    """How many seats share the first place; 0 before the end."""
    winners = 0
    for seat in range(s.n_seats):
        if s.place[seat] == 1:
            winners += 1
    return winners


def calibrate(states: Any, i: int, seat: int, player: Any, tree: Any, scratch: Any) -> None:
    """Measure the middle and the unit of leads by playouts from what the seat knows of states[i]."""
    worlds = scratch.worlds
    leads = scratch.leads
    results = scratch.results
    middle = tree.middle
    n_seats = states[i].n_seats
    for one in range(MOST_SEATS):
        middle[one] = 0.0
    for trial in range(TRIALS):
        copy_into(worlds, NOW, states[i])
        determinize(worlds[NOW], seat, tree.luck)
        play_out(seat, player, tree.luck, scratch)
        measure_leads(worlds[NOW], scratch)
        for one in range(n_seats):
            middle[one] += results[one] / TRIALS
        leads[trial] = results[seat]
    deviation = 0.0
    for trial in range(TRIALS):
        deviation += abs(leads[trial] - middle[seat]) / TRIALS
    tree.unit = max(deviation, 1.0)
