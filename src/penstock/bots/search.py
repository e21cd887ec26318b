"""The bot that looks ahead, by information-set Monte-Carlo tree search.

The tree stands in `search_tree.py`, what happens at its leaves in `search_leaf.py`, and both behind
`entry.py`; this file gives them time and threads. A search grows a few independent trees and adds up
their visits. Which tree gets which luck depends on the seed alone, so the choice is the same however
many threads do the work, plain or compiled.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import replace
from functools import cached_property
from typing import Any, NamedTuple
from weakref import ReferenceType, ref

from penstock.bots.courses import ANEW, ENOUGH, Course
from penstock.bots.entry import BEGIN, DECIDE, GO_DOWN, THINK
from penstock.bots.figures import Look, looked_at
from penstock.bots.game_loop import LEAST, WHOLE
from penstock.bots.params import CAREFUL, USUAL_BUDGET, Care, SearchBudget, SearchParams
from penstock.bots.prospects import Prospect, prospects
from penstock.bots.records import SEARCH
from penstock.bots.search_buffers import MOST_EDGES, SearchBuffers, make_buffers, make_player
from penstock.engine import rng
from penstock.engine.game import Game
from penstock.engine.header import MOST_SEATS
from penstock.engine.match import Match, Move

STREAMS_A_DECISION = 1 << 8  # of luck, one for each tree
CHUNK = 16  # iterations between two looks at the clock
EDGES = 64  # room for so many in each iteration
WAKE = 0.05  # seconds between two chances for Ctrl-C while threads work


class Kept(NamedTuple):
    """Where the trees stand: a match, whose trees, after how many moves, and what had been revealed."""

    match: ReferenceType[Match]
    seat: int
    moves: int
    revealed: int
    last: str  # the move chosen


class SearchBot:
    """Information-set Monte-Carlo tree search.

    Trees are kept from one decision of a turn to the next, as long as the same match is asked and
    nothing was revealed.

    Args:
        seed: the same seed, parameters and number of iterations make the same choices.
        budget: when to stop.
        params: how to search.
        threads: how many threads work at once.
        trees: how many trees grow; more threads than trees are of no use.
        care: how seldom it thinks at all.
        is_plain: the same search uncompiled, some hundred times slower.
    """

    def __init__(
        self,
        seed: int = 0,
        budget: SearchBudget | None = None,
        params: SearchParams | None = None,
        threads: int = 1,
        trees: int = 4,
        care: Care = CAREFUL,
        is_plain: bool = False,
    ) -> None:
        self._seed = seed
        self._budget = budget or USUAL_BUDGET
        self._params = params or SearchParams()
        self._threads = min(threads, trees)
        self._trees = trees
        self._care = care
        self._is_plain = is_plain
        self.buffers: SearchBuffers | None = None  # where its trees are, once it has searched
        self._game: Game | None = None  # whose buffers these are
        self._kept: Kept | None = None

    def choose(self, match: Match, seat: int) -> Move:
        """The move most visited."""
        moves = match.moves(seat)
        if len(moves) == 1:
            self._pass_by(match, seat, moves[0])
            return moves[0]
        known = match.known(seat)
        best = self._search(match, seat, known)
        move = next((m for m in moves if m.id == best), moves[0])  # stopped before the first visit: any
        self._buffers_for(match.game).run(GO_DOWN, seat, index=move.id)
        self._kept = Kept(ref(match), seat, len(match.history) + 1, known.revealed, move.notation)
        return move

    def explain(self, match: Match, seat: int, count: int = 3) -> list[Prospect]:
        """The best moves by the search's figures, with what is to be expected of them and their courses."""
        looks = self.look(match, seat)[:count]
        courses = self._courses(match, seat, [look.move for look in looks])
        found = prospects(match, seat, looks, self._seed, self._is_plain)
        return [replace(p, course=tuple(c.moves)) for p, c in zip(found, courses, strict=True)]

    def look(self, match: Match, seat: int, budget: SearchBudget | None = None) -> list[Look]:
        """All moves with their figures, best first; a budget of its own is at most the bot's."""
        self._search(match, seat, match.known(seat), budget)
        self._kept = None
        buffers = self._buffers_for(match.game)
        moves = [m.id for m in match.moves(seat)]
        return looked_at(moves, buffers.found("visits"), buffers.found("totals"))

    def _courses(self, match: Match, seat: int, moves: list[int]) -> list[Course]:
        """How the seat would go on after some moves, as the trees of the last look have it."""
        courses = [Course(match, seat, move, self._seed) for move in moves]
        for course in courses:
            self._follow(course, len(match.legal(seat)) > 1)
        for course in courses:  # after all have been followed: another search clears the trees
            while course.goes_on:
                course.add(self.look(course.ahead, seat, SearchBudget(iterations=ANEW))[0].move)
        return courses

    def _follow(self, course: Course, was_choice: bool) -> None:
        """Go on by what the trees would choose, as long as they have an opinion."""
        seat, buffers = course.seat, self._buffers_for(course.ahead.game)
        standing = buffers.standing()
        if was_choice:  # a move without one is no edge of a tree
            buffers.run(GO_DOWN, seat, index=course.moves[0].id)
        while course.goes_on:
            moves = course.ahead.legal(seat)
            if len(moves) > 1:
                buffers.run(DECIDE, seat, self._trees)
                visits, totals = buffers.found("visits"), buffers.found("totals")
                if sum(int(visits[m]) for m in moves) < ENOUGH:
                    break
                moves = [look.move for look in looked_at(moves, visits, totals)]
                buffers.run(GO_DOWN, seat, index=moves[0])
            course.add(moves[0])
        buffers.stand(standing)

    def stop(self) -> None:
        """Called from another thread: end the search under way at once; it answers with what it has."""
        if self.buffers is not None:
            self.buffers.stop()

    def _search(self, match: Match, seat: int, known: Any, budget: SearchBudget | None = None) -> int:
        """Grow the trees: the move they choose, or NONE if they were stopped before the first visit."""
        buffers = self._buffers_for(match.game)
        buffers.stop(False)  # before the first call, which may have to compile: a stop meanwhile counts
        for t in range(self._trees):
            stream = rng.RngStream.SEARCH + len(match.history) * STREAMS_A_DECISION + t
            buffers.lay_seed(t, rng.seed_words(self._seed, stream))
        buffers.run(BEGIN, seat, int(self.is_same_turn(match, seat, known)))
        buffers.know(known)
        quotas, seconds = self.quotas(match, seat, budget)
        end = time.monotonic() + seconds

        def grow(worker: int) -> None:
            """Every thread's trees in turns, so that all grow alike if time runs out."""
            left = {t: quotas[t] for t in range(worker, self._trees, self._threads) if quotas[t] > 0}
            while left and not buffers.is_stopped:
                for t in list(left):
                    some = int(min(CHUNK, left[t]))
                    buffers.run(THINK, seat, some, t)
                    left[t] -= some
                    if left[t] <= 0:
                        del left[t]
                if time.monotonic() >= end:
                    break

        self._on_threads(grow, buffers)
        return buffers.run(DECIDE, seat, self._trees)

    def _on_threads(self, grow: Callable[[int], None], buffers: SearchBuffers) -> None:
        """Wait for the threads; Ctrl-C stops them before it goes on."""
        if self._threads == 1:
            grow(0)
            return
        work = [self._pool.submit(grow, k) for k in range(self._threads)]
        try:
            while wait(work, WAKE).not_done:
                pass
        finally:
            buffers.stop()
        for each in work:
            each.result()

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._threads)

    def quotas(
        self, match: Match, seat: int, budget: SearchBudget | None = None
    ) -> tuple[list[float], float]:
        """Iterations by tree, and seconds: a decision's own budget and its share of the turn's."""
        budget = budget or self._budget
        left = WHOLE
        for who, _ in reversed(match.history):
            if who != seat:
                break
            left -= left * budget.SHARE // WHOLE
        share = left * budget.SHARE // WHOLE / WHOLE
        iterations = float(budget.iterations or math.inf)
        if budget.turn_iterations is not None:
            iterations = min(iterations, int(budget.turn_iterations * share))
        seconds = budget.seconds or math.inf
        if budget.turn_seconds is not None:
            seconds = min(seconds, budget.turn_seconds * share)
        if iterations < math.inf:
            trees = min(max(int(iterations) // LEAST, 1), self._trees)
            each, more = divmod(max(int(iterations), 1), trees)
            return [each + (t < more) if t < trees else 0 for t in range(self._trees)], seconds
        return [math.inf] * self._trees, seconds

    # -- from one decision of a turn to the next ----------------------------------------------

    def _buffers_for(self, game: Game) -> SearchBuffers:
        if self.buffers is None or self._game != game:
            iterations = self._budget.iterations or self._budget.turn_iterations
            edges = MOST_EDGES if iterations is None else iterations // self._trees * EDGES
            edges = max(edges, len(game.moves) * EDGES)
            self.buffers = make_buffers(game, self._trees, edges, self._is_plain)
            player = make_player(SEARCH, self._params, careless=self._care.careless, wild=self._care.wild)
            self.buffers.seat([player] * MOST_SEATS)
            self._game = game
        return self.buffers

    def is_same_turn(self, match: Match, seat: int, known: Any) -> bool:
        """Do the trees fit this decision?"""
        kept = self._kept
        return (
            kept is not None
            and kept.match() is match
            and (kept.seat, kept.moves, kept.revealed) == (seat, len(match.history), known.revealed)
            and match.history[-1] == (seat, kept.last)
        )

    def _pass_by(self, match: Match, seat: int, move: Move) -> None:
        """A move without a choice is no edge of a tree."""
        kept = self._kept
        if kept is not None and (kept.seat, kept.moves) == (seat, len(match.history)):
            self._kept = kept._replace(moves=kept.moves + 1, last=move.notation)
