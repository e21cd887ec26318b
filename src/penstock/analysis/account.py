"""From judged decisions to an account: what decisions cost, what they gave others, and what was luck.

For every seat: chance at the beginning + own decisions + others' decisions + luck = result. Between two
decisions stands what changed without anybody's choice: dice, draws, what was hidden and came to light, and
the noise of the estimates. Only the four operations: the page counts the same (`web/src/local/analysis`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from penstock.analysis.judging import Judgement

MARKS = (("blunder", 0.15), ("mistake", 0.1), ("inaccuracy", 0.05))  # by what they cost at least
HALF = 0.15  # a decision that would cost so much in an even game counts half for accuracy
TURNING_POINTS = 3
AROUND = 2  # points to either side that smooth a curve at least: single estimates are noisy
POINTS = 80  # of a long game, so many can be told apart
SAME = 1e-9  # two changes that differ by less are equal


class Decision(NamedTuple):
    """One decision in the account."""

    number: int
    seat: int
    played: int
    best: int
    loss: float
    even: float  # what it would cost in an even game
    mark: str  # "" where it costs little
    before: tuple[float, ...]
    changes: tuple[float, ...]  # what the decision changed, by seat
    luck: tuple[float, ...]  # what changed after it until the next decision, by seat


class Account(NamedTuple):
    """One player's line; the first four make the fifth."""

    initial: float
    decisions: float  # what the own decisions cost: never above 0
    others: float  # what the others' decisions gave
    luck: float
    result: float  # the share of the win
    accuracy: float  # per cent
    marks: dict[str, int]


class TurningPoint(NamedTuple):
    """Where the curve of a chance rose or fell most."""

    number: int  # of the move that did most for it
    seat: int  # whose chance
    before: float  # on the curve
    after: float
    is_luck: bool  # no single decision explains half of it


@dataclass(frozen=True)
class Analysis:
    """A game, explained."""

    chances: list[tuple[float, ...]]  # before every decision that was one, and in the end
    decisions: list[Decision]
    players: list[Account]
    turning_points: list[TurningPoint]


def mark_of(loss: float) -> str:
    return next((name for name, least in MARKS if loss >= least), "")


def in_an_even_game(before: float, after: float) -> float:
    """What a decision would cost that changes the odds so, if the chances were even.

    Who is far behind, or far ahead, has little to lose; their decisions can be as good or bad as others'.
    """
    ratio = after * (1.0 - before) / ((1.0 - after) * before)
    return 0.5 - ratio / (1.0 + ratio)


def account(judgements: Sequence[Judgement], result: Sequence[float]) -> Analysis:
    """The whole account of a finished game; the result is everybody's share of the win."""
    seats = range(len(result))
    chances = [j.before for j in judgements] + [tuple(float(share) for share in result)]
    decisions = []
    for k, j in enumerate(judgements):
        changes = tuple(j.after[s] - j.before[s] for s in seats)
        luck = tuple(chances[k + 1][s] - j.after[s] for s in seats)
        even = in_an_even_game(j.before[j.seat], j.after[j.seat])
        decisions.append(
            Decision(
                j.number, j.seat, j.played, j.best, j.loss, even, mark_of(j.loss), j.before, changes, luck
            )
        )
    players = [player(seat, decisions, chances[0][seat], chances[-1][seat]) for seat in seats]
    return Analysis(chances, decisions, players, turning_points(chances, decisions))


def player(seat: int, decisions: Sequence[Decision], initial: float, result: float) -> Account:
    own = others = luck = exactness = 0.0
    made = 0
    marks = {name: 0 for name, _ in reversed(MARKS)}
    for d in decisions:
        luck += d.luck[seat]
        if d.seat == seat:
            own += d.changes[seat]
            exactness += HALF / (HALF + d.even)
            made += 1
            if d.mark:
                marks[d.mark] += 1
        else:
            others += d.changes[seat]
    accuracy = 100.0 * exactness / made if made else 100.0
    return Account(initial, own, others, luck, result, accuracy, marks)


def around(points: int) -> int:
    """How many neighbours to either side smooth a curve of so many points."""
    return max(AROUND, (2 * points + POINTS) // (2 * POINTS))


def smoothed(chances: Sequence[Sequence[float]]) -> list[tuple[float, ...]]:
    """The curve as it is drawn: means of neighbours, true at both ends."""
    wide = around(len(chances))
    found = []
    for k, row in enumerate(chances):
        by = min(wide, k, len(chances) - 1 - k)
        means = []
        for seat in range(len(row)):
            total = 0.0  # not `sum`, which newer Pythons round otherwise
            for near in chances[k - by : k + by + 1]:
                total += near[seat]
            means.append(total / (2 * by + 1))
        found.append(tuple(means))
    return found


def turning_points(chances: Sequence[Sequence[float]], decisions: Sequence[Decision]) -> list[TurningPoint]:
    """The greatest changes of the curves, in the order of play: what is told is what is drawn."""
    curve = smoothed(chances)
    span = min(2 * around(len(chances)) + 1, len(decisions))  # as far as one step is drawn
    steps = []
    for k in range(len(curve) - span):
        found = (0.0, k, 0)
        for seat in range(len(curve[k])):
            change = curve[k + span][seat] - curve[k][seat]
            if abs(change) > abs(found[0]) + SAME:
                found = (change, k, seat)
        if found[0]:
            steps.append(found)
    steps.sort(key=lambda step: -abs(step[0]))
    greatest: list[tuple[float, int, int]] = []
    for step in steps:
        if len(greatest) < TURNING_POINTS and all(abs(step[1] - other[1]) >= span for other in greatest):
            greatest.append(step)
    greatest.sort(key=lambda step: step[1])
    return [
        turning_point(seat, curve[k][seat], curve[k + span][seat], decisions[k : k + span])
        for _, k, seat in greatest
    ]


def turning_point(seat: int, before: float, after: float, within: Sequence[Decision]) -> TurningPoint:
    """With the decision that explains most of it, or what came after one without anybody's choice."""
    sign = 1.0 if after > before else -1.0
    decided = max(within, key=lambda d: sign * d.changes[seat])
    is_luck = 2 * sign * decided.changes[seat] < abs(after - before)
    cause = max(within, key=lambda d: sign * d.luck[seat]) if is_luck else decided
    return TurningPoint(cause.number, seat, before, after, is_luck)
