"""Duplicate series between bots: the same luck for every rotation of the seats."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

import penstock
from penstock.bots.levels import Plan
from penstock.bots.series import play_search_batch
from penstock.engine.game import Game
from penstock.engine.match import Match, Move
from penstock.engine.places import shares_of_win

CONFIDENCE = 1.96  # standard errors to either side
AT_ONCE = 4  # deals between two looks at the result


class Chooser(Protocol):
    """Whoever chooses moves."""

    def choose(self, match: Match, seat: int) -> Move: ...


@dataclass(frozen=True)
class Duel:
    """How the first of some bots fared."""

    share: float  # of wins, a shared first place being shared
    error: float  # half the width of the interval of 95 per cent
    games: int
    lead: float  # mean points ahead of the best of the others
    cpu: float  # seconds of everything
    iterations: int

    def __str__(self) -> str:
        return shown(self.share, self.error)

    def after(self, earlier: Duel, seats: int) -> Duel:
        """Both as one, as if these deals had followed the earlier ones at once."""
        parts = (earlier, self)
        deals = [part.games // seats for part in parts]
        count = sum(deals)
        share = sum(n * part.share for n, part in zip(deals, parts, strict=True)) / count
        spread = 0.0  # sum of squares around the common mean
        for n, part in zip(deals, parts, strict=True):
            variance = n * (part.error / CONFIDENCE) ** 2
            spread += (n - 1) * variance + n * (part.share - share) ** 2
        return Duel(
            share,
            CONFIDENCE * (spread / (count - 1) / count) ** 0.5,
            earlier.games + self.games,
            sum(n * part.lead for n, part in zip(deals, parts, strict=True)) / count,
            earlier.cpu + self.cpu,
            earlier.iterations + self.iterations,
        )


def error_of(shares: Sequence[float] | NDArray[np.float64]) -> float:
    """Half the width of the interval of 95 per cent for the mean of some deals."""
    return CONFIDENCE * float(np.std(shares, ddof=1)) / len(shares) ** 0.5 if len(shares) > 1 else 0.0


def interval(shares: Sequence[float]) -> str:
    """The mean of the deals and its interval."""
    return shown(float(np.mean(shares)), error_of(shares))


def shown(share: float, error: float) -> str:
    return f"{share:.1%} ± {error:.1%}"


@dataclass(frozen=True)
class Turn:
    """Some deals in one rotation of the seats: what one process plays at a time."""

    game: str
    players: Sequence[str | Plan]  # by seat
    deals: int
    seed: int
    own: int  # the seat of the first of the bots


@dataclass(frozen=True)
class Turned:
    """What came of it, by deal."""

    shares: NDArray[np.float64]
    leads: NDArray[np.float64]
    iterations: int
    cpu: float


def growing(
    game: Game,
    players: Sequence[str | Plan],
    deals: int,
    seed: int = 1,
    cores: int = 1,
    most_cpu: float = math.inf,
) -> Iterator[Duel]:
    """Every deal is played once in every rotation of the seats; its results count as one sample.

    A long duel can be stopped: after some deals each it tells of all of them so far. It ends by itself when
    it has taken so many seconds of CPU. More cores play the same games sooner.
    """
    shares: list[float] = []
    leads: list[float] = []
    iterations, cpu = 0, 0.0
    with closing(played(turns(game, players, deals, seed), cores)) as found:
        while some := list(islice(found, len(players))):
            shares += np.mean([each.shares for each in some], axis=0).tolist()
            leads += np.mean([each.leads for each in some], axis=0).tolist()
            iterations += sum(each.iterations for each in some)
            cpu += sum(each.cpu for each in some)
            share, lead = float(np.mean(shares)), float(np.mean(leads))
            yield Duel(share, error_of(shares), len(shares) * len(players), lead, cpu, iterations)
            if cpu >= most_cpu:
                return


def turns(game: Game, players: Sequence[str | Plan], deals: int, seed: int) -> Iterator[Turn]:
    """Rotation by rotation, some deals at a time."""
    seats = len(players)
    for first in range(0, deals, AT_ONCE):
        for turn in range(seats):
            table = [players[(seat + turn) % seats] for seat in range(seats)]
            yield Turn(game.id, table, min(AT_ONCE, deals - first), seed + first, (seats - turn) % seats)


def played(asked: Iterator[Turn], cores: int) -> Generator[Turned, None, None]:
    """What came of them, in their order."""
    if cores == 1:
        yield from map(play_turn, asked)
        return
    with get_context("fork").Pool(cores) as crew:  # who is forked has the compiled rules already
        yield from crew.imap(play_turn, asked)


def play_turn(turn: Turn) -> Turned:
    begin = time.process_time()
    batch = penstock.batch(turn.game, turn.deals, len(turn.players), turn.seed, threads=1)
    iterations = play_search_batch(batch, turn.players)
    best = np.delete(batch.scores, turn.own, axis=1).max(axis=1)
    shares = shares_of_win(batch.ranking)[:, turn.own]
    return Turned(shares, batch.scores[:, turn.own] - best, iterations, time.process_time() - begin)


def growing_by_match(
    game: Game,
    makers: Sequence[Callable[[int], Chooser]],
    deals: int,
    seed: int = 1,
    most_cpu: float = math.inf,
) -> Iterator[Duel]:
    """The same for whoever is not compiled: match by match, with new bots for each."""
    shares: list[float] = []
    leads: list[float] = []
    seats = len(makers)
    begin = time.process_time()
    for deal in range(deals):
        won, ahead = [], []
        for turn in range(seats):
            bots = [makers[(seat + turn) % seats](seats * deal + seat) for seat in range(seats)]
            match = game.new(seats, seed + deal, backend="compiled")
            while not match.over:
                seat = match.to_act[0]
                match.play(bots[seat].choose(match, seat), seat)
            mine = (seats - turn) % seats
            won.append(float(shares_of_win(match.ranking)[mine]))
            ahead.append(match.scores[mine] - max(s for k, s in enumerate(match.scores) if k != mine))
        shares.append(float(np.mean(won)))
        leads.append(float(np.mean(ahead)))
        if (deal + 1) % AT_ONCE == 0 or deal + 1 == deals:
            cpu = time.process_time() - begin
            games = len(shares) * seats
            yield Duel(float(np.mean(shares)), error_of(shares), games, float(np.mean(leads)), cpu, 0)
            if cpu >= most_cpu:
                return
