"""What a search thinks of the positions it ends in: playouts, and results between 0 and 1.

A playout goes on with random moves, or with the best of a few moves by the game's value function,
to the end of the game or for some decisions and then to the end of a turn. Its result for a seat
mixes two things: the win, and the lead over the best of the others by the value function. Values of
different games have different units, so every search measures its own: `calibrate` plays a few
playouts and takes their mean lead for the middle of the scale and their mean deviation for its
unit.

All functions are templates over one game's functions. They use only the four operations and
comparisons, which give the same numbers plain and compiled, on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from penstock.engine import rng
from penstock.engine.record import NONE

KNOWN, NOW, TRIED, BEST = range(4)  # what the seat knows; the world being played; moves tried in it
WORLDS = 4

# What a search is told, as numbers; `settings.py` says what each means.
LENGTH, SAMPLES, CHAOS, WIN_SHARE, EXPLORE, SHARPNESS, LOOKS = range(7)
SETTINGS = 7

IDS, EDGE_OF = range(2)  # rows of whole-number scratch space, one column a move
SCRATCH_ROWS = 2
VALUES, RESULTS, MIDDLE, PRIOR = range(4)  # rows of scratch space for fractions
FRACTION_ROWS = 4
SCALE = 5  # column of MIDDLE, after one middle for each seat: the unit of a lead

TRIALS = 16  # playouts that measure the scale
LONGEST = 1_000_000  # a playout to the end has no other limit

# Open names, filled in with a game's functions.
MOST_SEATS: int
acting_seat: Callable[[Any], int]
apply: Callable[[Any, int, int], None]
legal: Callable[[Any, int, Any], int]
value: Callable[[Any, int], int]
neutral_of: Callable[[Any], int]
determinize: Callable[[Any, int, Any], None]
copy_world: Callable[[Any, int, int], None]


def play_out(worlds: Any, last: int, told: Any, chance: Any, ids: Any) -> None:
    """Play the world NOW on; `last` is the seat that moved last."""
    length = int(told[LENGTH])
    decisions = 0
    who = acting_seat(worlds[NOW])
    while who >= 0 and (decisions < length or who == last):
        n = legal(worlds[NOW], who, ids)
        if n == 1:
            apply(worlds[NOW], who, ids[0])
        else:
            decisions += 1
            samples = int(told[SAMPLES])
            if samples > 1 and rng.below(chance, 100) >= told[CHAOS]:
                play_best_of(worlds, who, samples, n, chance, ids)
            else:
                apply(worlds[NOW], who, ids[rng.below(chance, n)])
        last = who
        who = acting_seat(worlds[NOW])


def play_best_of(worlds: Any, who: int, samples: int, n: int, chance: Any, ids: Any) -> None:
    """Try some of the n legal moves, each at most once, and play the one with the greatest value."""
    most = 0
    for k in range(min(samples, n)):
        j = k + rng.below(chance, n - k)
        move = ids[j]
        ids[j] = ids[k]
        ids[k] = move
        copy_world(worlds, TRIED, NOW)
        apply(worlds[TRIED], who, move)
        worth = value(worlds[TRIED], who)
        if k == 0 or worth > most:
            most = worth
            copy_world(worlds, BEST, TRIED)
    copy_world(worlds, NOW, BEST)


def measure_leads(s: Any, out: Any) -> None:
    """out[seat] = how far the seat is ahead of the best of the others, in units of the value function.

    A neutral competitor is one of the others: whoever lets it pass has lost the lead.
    """
    first = -1
    second = -1
    for seat in range(s.n_seats):
        out[seat] = float(value(s, seat))
        if first < 0 or out[seat] > out[first]:
            second = first
            first = seat
        elif second < 0 or out[seat] > out[second]:
            second = seat
    most = out[first]
    next_most = out[second]
    neutral = neutral_of(s)
    if neutral != NONE:
        worth = float(value(s, neutral))
        next_most = max(next_most, worth)
        most = max(most, worth)
    for seat in range(s.n_seats):
        out[seat] -= next_most if seat == first else most


def squashed(x: float) -> float:
    """From any number to 0..1; 0 becomes one half."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


def judge(s: Any, told: Any, fractions: Any) -> None:
    """RESULTS of the position for every seat, 0 to 1."""
    results = fractions[RESULTS]
    middle = fractions[MIDDLE]
    measure_leads(s, results)
    winners = 0
    for seat in range(s.n_seats):
        if s.place[seat] == 1:
            winners += 1
    share = told[WIN_SHARE]
    for seat in range(s.n_seats):
        lead = results[seat]
        win = squashed(lead / middle[SCALE])
        if s.ending != 0:
            win = 1.0 / winners if s.place[seat] == 1 else 0.0
        results[seat] = share * win + (1.0 - share) * squashed((lead - middle[seat]) / middle[SCALE])


def calibrate(worlds: Any, seat: int, told: Any, chance: Any, ids: Any, fractions: Any) -> None:
    """Measure the middle and the unit of leads by playouts from what the seat knows."""
    middle = fractions[MIDDLE]
    leads = fractions[VALUES]  # free until the search begins
    n_seats = worlds[KNOWN].n_seats
    for player in range(MOST_SEATS):
        middle[player] = 0.0
    for trial in range(TRIALS):
        copy_world(worlds, NOW, KNOWN)
        determinize(worlds[NOW], seat, chance)
        play_out(worlds, seat, told, chance, ids)
        measure_leads(worlds[NOW], fractions[RESULTS])
        for player in range(n_seats):
            middle[player] += fractions[RESULTS][player] / TRIALS
        leads[trial] = fractions[RESULTS][seat]
    deviation = 0.0
    for trial in range(TRIALS):
        deviation += abs(leads[trial] - middle[seat]) / TRIALS
    middle[SCALE] = max(deviation, 1.0)


def forecast(
    worlds: Any, seat: int, move: int, games: int, told: Any, chance: Any, ids: Any, out: Any
) -> None:
    """Play games to the end after a move of the seat; out = mean share of the win, mean score."""
    out[0] = 0.0
    out[1] = 0.0
    for _ in range(games):
        copy_world(worlds, NOW, KNOWN)
        determinize(worlds[NOW], seat, chance)
        apply(worlds[NOW], seat, move)
        play_out(worlds, seat, told, chance, ids)
        s = worlds[NOW]
        winners = 0
        for player in range(s.n_seats):
            if s.place[player] == 1:
                winners += 1
        if s.place[seat] == 1:
            out[0] += 1.0 / winners
        out[1] += s.score[seat]
    out[0] /= games
    out[1] /= games
