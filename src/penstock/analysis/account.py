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
    """Where a chance changed most at once."""

    number: int  # of the move
    seat: int  # whose chance
    change: float
    is_luck: bool


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
    return Analysis(chances, decisions, players, turning_points(decisions))


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


def turning_points(decisions: Sequence[Decision]) -> list[TurningPoint]:
    """The greatest changes of one chance, by a decision of one's own or by luck, in the order of play."""
    found = []
    for d in decisions:
        found.append(TurningPoint(d.number, d.seat, d.changes[d.seat], False))
        for seat, change in enumerate(d.luck):
            found.append(TurningPoint(d.number, seat, change, True))
    found.sort(key=lambda point: -abs(point.change))
    greatest: list[TurningPoint] = []
    for point in found:
        if len(greatest) < TURNING_POINTS and point.number not in [p.number for p in greatest]:
            greatest.append(point)
    return sorted(greatest, key=lambda point: point.number)
