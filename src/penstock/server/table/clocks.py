"""Clocks: what a seat has left. Time runs while its player owes a decision, a bot's never.

A turn lasts until its seat owes nothing: its increment, or its whole time anew, is paid then and not for
every decision in it. Who takes a seat back from a bot that has not decided yet pays for the time since the
bot was asked: handing it over stops no clock. All times are the heartbeat's (`store/heartbeat.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from penstock.server.store.rows import ClockState, ClockTerms


def start(terms: ClockTerms, seats: int) -> ClockState:
    """The clocks at the beginning, all standing."""
    left = () if terms.kind == "none" else (float(terms.seconds),) * seats
    return ClockState(left, (None,) * seats)


def run(
    terms: ClockTerms,
    clocks: ClockState,
    mover: int | None,
    owed: Collection[int],
    owing: Collection[int],
    people: Collection[int],
    now: float,
) -> ClockState:
    """After a decision of `mover` (None: nobody's).

    Args:
        owed: the seats that owed a decision before it.
        owing: those that do now.
        people: those that no bot plays.
    """
    stopping = [k for k in people if k == mover or k not in owing]
    stopped = stop(clocks, stopping, now)
    left = list(stopped.left)
    for seat in owed if left else ():
        if seat not in owing:
            has_played = seat == mover and is_running(clocks, seat)
            left[seat] = at_turns_end(terms, left[seat], has_played)
    return go(replace(stopped, left=tuple(left)), [k for k in people if k in owing], now)


def at_turns_end(terms: ClockTerms, left: float, has_played: bool) -> float:
    """Everything anew for the next turn, or the bank plus the increment."""
    if terms.kind == "move":
        return float(terms.seconds)
    return left + (terms.increment if has_played else 0)


def stop(clocks: ClockState, seats: Collection[int], now: float) -> ClockState:
    """These seats' clocks stand; the time they have used is gone."""
    left, since = list(clocks.left), list(clocks.since)
    for seat, begun in enumerate(since):
        if begun is None or seat not in seats:
            continue
        if left:
            left[seat] = max(left[seat] - used(begun, now), 0.0)
        since[seat] = None
    return replace(clocks, left=tuple(left), since=tuple(since))


def go(clocks: ClockState, seats: Collection[int], now: float) -> ClockState:
    """These seats' clocks run, if they do not yet."""
    since = [now if begun is None and k in seats else begun for k, begun in enumerate(clocks.since)]
    return replace(clocks, since=tuple(since))


def lend(clocks: ClockState, seats: Collection[int], mover: int | None, now: float) -> ClockState:
    """In these seats' place bots owe a decision: since now, or since they were asked for the same one."""
    asked = [lent_since(clocks, k) if k != mover else None for k in range(len(clocks.since))]
    lent = (None if k not in seats else now if begun is None else begun for k, begun in enumerate(asked))
    return replace(clocks, lent=tuple(lent))


def lent_since(clocks: ClockState, seat: int) -> float | None:
    return clocks.lent[seat] if clocks.lent else None


def at(clocks: ClockState, now: float) -> ClockState:
    """The same clocks as they stand now, the running ones counted from now on."""
    running = [k for k, begun in enumerate(clocks.since) if begun is not None]
    return go(stop(clocks, running, now), running, now)


def put_back(before: ClockState, people: Collection[int]) -> ClockState:
    """As if a move had not been made: all time since then is that of who has to make it again."""
    since = [begun if k in people else None for k, begun in enumerate(before.since)]
    return ClockState(before.left, tuple(since))


def used(begun: float, now: float) -> float:
    return max(now - begun, 0.0)  # another process may count a little behind


def left_of(clocks: ClockState, seat: int, now: float) -> float | None:
    if not clocks.left:
        return None
    begun = clocks.since[seat]
    return clocks.left[seat] - (used(begun, now) if begun is not None else 0.0)


def is_running(clocks: ClockState, seat: int) -> bool:
    return bool(clocks.since) and clocks.since[seat] is not None


def is_over(clocks: ClockState, seat: int, now: float) -> bool:
    left = left_of(clocks, seat, now)
    return left is not None and left <= 0 and is_running(clocks, seat)


def waiting_for(clocks: ClockState, seat: int, now: float) -> float:
    """How many seconds a seat's player has kept the table waiting."""
    begun = clocks.since[seat] if clocks.since else None
    return 0.0 if begun is None else used(begun, now)


def refilled(clocks: ClockState, seat: int, now: float, left: float) -> ClockState:
    """One seat's clock runs from now on with so much left: a gift of those who wait."""
    lefts = [left if k == seat else x for k, x in enumerate(clocks.left)]
    since = tuple(now if k == seat else x for k, x in enumerate(clocks.since))
    return replace(clocks, left=tuple(lefts), since=since)


def next_end(terms: ClockTerms, clocks: ClockState, people: Iterable[int]) -> float | None:
    """When the first running clock of a seat that a person plays runs out, where that loses by itself."""
    if not clocks.left or terms.on_timeout != "lose":
        return None
    ends = (begun + clocks.left[k] for k in people if (begun := clocks.since[k]) is not None)
    return min(ends, default=None)
