"""What a move is for: what it and the rest of its course change in the terms of the game's value.

Told from what its seat knows, quick enough for uncompiled rules. A game whose value counts nobody else gets
one more term: what the move takes from the best of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from penstock.bots.one_ply import GUESSES
from penstock.engine import rng
from penstock.engine.game import Game
from penstock.engine.match import Match, Move

RIVALS = "rivals"
MOST_GAINS, MOST_COSTS = 2, 1
SMALL = 5  # a change is worth a word if so many of it are more than the greatest


class Reason(NamedTuple):
    """What a move adds to a term of the value, or takes from it."""

    term: str
    change: float  # points, or coins where money decides


def reasons(match: Match, seat: int, courses: Sequence[Sequence[Move]], seed: int) -> list[list[Reason]]:
    """By course its greatest changes, gains first: means over some guesses; the same seed says the same."""
    game = match.game
    known = match.known(seat)
    names = terms_of(game)
    luck = [0] * rng.WORDS  # the greedy bot's own guesses
    rng.start(luck, *rng.seed_words(seed, rng.RngStream.GREEDY + len(match.history)))
    sums = [[0] * len(names) for _ in courses]
    for _ in range(GUESSES):
        guess = known.simulation()
        game.determinize(guess, seat, luck)
        before = measured(game, guess, seat, match.seats)
        for course, changes in zip(courses, sums, strict=True):
            tried = guess.simulation()  # every course meets the same luck
            for move in course:
                if game.dispatch.why_not(tried, seat, move.id) == 0:
                    game.dispatch.apply(tried, seat, move.id)
            after = measured(game, tried, seat, match.seats)
            for k in range(len(names)):
                changes[k] += after[k] - before[k]
    unit = GUESSES * game.value_unit
    return told_apart([[Reason(n, c / unit) for n, c in zip(names, s, strict=True)] for s in sums])


def terms_of(game: Game) -> tuple[str, ...]:
    """The terms of a game's value, and the others' where it does not count them."""
    return game.term_names if RIVALS in game.term_names else (*game.term_names, RIVALS)


def measured(game: Game, s: Any, seat: int, seats: int) -> list[int]:
    found = game.terms_of(s, seat)
    if RIVALS not in game.term_names:
        found.append(-max(game.value_of(s, other) for other in range(seats) if other != seat))
    return found


def greatest(changes: Sequence[Reason]) -> list[Reason]:
    """The changes worth a word: the greatest gains, then the greatest cost."""
    most = max((abs(reason.change) for reason in changes), default=0.0)
    telling = [reason for reason in changes if SMALL * abs(reason.change) > most]
    gains = sorted((r for r in telling if r.change > 0), key=lambda r: -r.change)
    costs = sorted((r for r in telling if r.change < 0), key=lambda r: r.change)
    return gains[:MOST_GAINS] + costs[:MOST_COSTS]


def told_apart(courses: Sequence[Sequence[Reason]]) -> list[list[Reason]]:
    """By course what is worth a word; those that would say the same say in what they differ.

    A cost that all of them share, where nothing is gained, speaks for none of them.
    """
    plain = [greatest(changes) for changes in courses]
    found: list[list[Reason]] = []
    for k, changes in enumerate(courses):
        twins = [one for j, one in enumerate(courses) if j != k and said(plain[j]) == said(plain[k])]
        gains = any(reason.change > 0 for reason in plain[k])
        taken = [said(one) for one in (*found, *plain[k + 1 :])]
        own = [[reason] for reason in surpassing(changes, twins, gains)] if twins else []
        shared = not gains and 0 < len(twins) == len(courses) - 1
        found.append(next((one for one in own if said(one) not in taken), [] if shared else plain[k]))
    return found


def said(reasons: Sequence[Reason]) -> list[tuple[str, bool]]:
    """All that words tell of reasons: they have no numbers."""
    return [(reason.term, reason.change > 0) for reason in reasons]


def surpassing(changes: Sequence[Reason], others: Sequence[Sequence[Reason]], gains: bool) -> list[Reason]:
    """The gains that are clearly greater here than in any of the others, the greatest difference first.

    A cost alone would be no reason for a move, and a hair's breadth none for this one. Where nobody gains,
    what is saved is one, against the others' mean.
    """
    greatest_change = max(abs(reason.change) for reason in changes)
    ahead: list[tuple[float, Reason]] = []
    for k, reason in enumerate(changes):
        theirs = [other[k].change for other in others]
        by = reason.change - (max(0.0, *theirs) if gains else sum(theirs) / len(theirs))
        if SMALL * by > greatest_change:
            ahead.append((by, reason if gains else Reason(reason.term, by)))
    return [reason for _, reason in sorted(ahead, key=lambda one: -one[0])]
