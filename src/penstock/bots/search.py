"""The bot that looks ahead, by information-set Monte-Carlo tree search.

The tree stands in `search_tree.py`, what happens at its leaves in `search_leaf.py`; this file gives
them time and threads. A search grows a few independent trees and adds up their visits. Which tree
gets which luck depends on the seed alone, so the choice is the same however many threads do the
work, plain or compiled.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cached_property
from typing import Any, NamedTuple
from weakref import ReferenceType, ref

from penstock.bots import search_tree
from penstock.bots.prospects import Prospect, prospects
from penstock.bots.search_door import THINK, WHOLE
from penstock.bots.search_memory import MOST_EDGES, Memory, make_memory, search_of
from penstock.bots.settings import USUAL_LIMITS, Limits, Settings
from penstock.engine import rng
from penstock.engine.game import Game
from penstock.engine.match import Match, Move

STREAMS_A_DECISION = 1 << 8  # of luck, one for each tree
CHUNK = 16  # iterations between two looks at the clock
LEAST = 250  # iterations that a second tree is worth
EDGES = 64  # room for so many in each iteration
FULL = 3, 4  # a tree of which so much is used makes room before the next search
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
        seed: the same seed, settings and number of iterations make the same choices.
        limits: when to stop.
        settings: how to search.
        threads: how many threads work at once.
        trees: how many trees grow; more threads than trees are of no use.
        is_careless: choose any move, as likely as it was visited.
        is_plain: the same search uncompiled, some hundred times slower.
    """

    def __init__(
        self,
        seed: int = 0,
        limits: Limits | None = None,
        settings: Settings | None = None,
        threads: int = 1,
        trees: int = 4,
        is_careless: bool = False,
        is_plain: bool = False,
    ) -> None:
        self._seed = seed
        self._limits = limits or USUAL_LIMITS
        self._settings = settings or Settings()
        self._threads = min(threads, trees)
        self._trees = trees
        self._is_careless = is_careless
        self._is_plain = is_plain
        self._memory: Memory | None = None
        self._game: Game | None = None  # whose memory this is
        self._kept: Kept | None = None

    def choose(self, match: Match, seat: int) -> Move:
        """The move most visited."""
        moves = match.moves(seat)
        if len(moves) == 1:
            self._pass_by(match, seat, moves[0])
            return moves[0]
        known = match.known(seat)
        memory = self._search(match, seat, known)
        best = search_tree.most_visited(memory.tally)
        if self._is_careless:
            best = search_tree.any_visited(memory.tally, memory.chance[0])
        move = next((m for m in moves if m.id == best), moves[0])  # stopped before the first visit: any
        for t in range(self._trees):
            search_tree.go_down(seat, move.id, memory.counts[t], memory.nodes[t], memory.edges[t])
        self._kept = Kept(ref(match), seat, len(match.history) + 1, known.revealed, move.notation)
        return move

    def explain(self, match: Match, seat: int, count: int = 3) -> list[Prospect]:
        """The moves most visited, best first, with what is to be expected of them."""
        moves = match.moves(seat)
        tally = self._search(match, seat, match.known(seat)).tally
        moves.sort(key=lambda m: (-tally[m.id][0], -tally[m.id][1], m.id))
        looks = [(m, int(tally[m.id][0])) for m in moves[:count]]
        self._kept = None
        return prospects(match, seat, looks, self._seed, self._is_plain)

    def stop(self) -> None:
        """Called from another thread: end the search under way at once; it answers with what it has."""
        if self._memory is not None:
            self._memory.flags[search_tree.STOP] = 1

    def _search(self, match: Match, seat: int, known: Any) -> Memory:
        """Grow the trees and add them up in `tally`."""
        run = search_of(match.game, self._is_plain)
        memory = self._memory_for(match.game)
        memory.flags[search_tree.STOP] = 0
        if not self._is_same_turn(match, seat, known):
            for counts in memory.counts:
                search_tree.clear(counts)
        for t in range(self._trees):
            stream = rng.Stream.SEARCH + len(match.history) * STREAMS_A_DECISION + t
            rng.start(memory.chance[t], *rng.seed_words(self._seed, stream))
            make_room(memory, t)
        memory.know(known)
        quotas, seconds = self._quotas(match, seat)
        end = time.monotonic() + seconds

        def grow(worker: int) -> None:
            """Every thread's trees in turns, so that all grow alike if time runs out."""
            left = {t: quotas[t] for t in range(worker, self._trees, self._threads) if quotas[t] > 0}
            while left and not memory.flags[search_tree.STOP]:
                for t in list(left):
                    some = int(min(CHUNK, left[t]))
                    run(THINK, seat, some, t, *memory.parts(), *memory.nothing())
                    left[t] -= some
                    if left[t] <= 0:
                        del left[t]
                if time.monotonic() >= end:
                    break

        self._on_threads(grow, memory)
        search_tree.add_up(
            self._trees, seat, memory.counts, memory.nodes, memory.edges, memory.sums, memory.tally
        )
        return memory

    def _on_threads(self, grow: Callable[[int], None], memory: Memory) -> None:
        """Wait for the threads; Ctrl-C stops them before it goes on."""
        if self._threads == 1:
            grow(0)
            return
        work = [self._pool.submit(grow, k) for k in range(self._threads)]
        try:
            while wait(work, WAKE).not_done:
                pass
        finally:
            memory.flags[search_tree.STOP] = 1
        for each in work:
            each.result()

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._threads)

    def _quotas(self, match: Match, seat: int) -> tuple[list[float], float]:
        """Iterations by tree, and seconds: a decision's own limits and its share of the turn's."""
        limits = self._limits
        left = WHOLE
        for who, _ in reversed(match.history):
            if who != seat:
                break
            left -= left * limits.SHARE // WHOLE
        share = left * limits.SHARE // WHOLE / WHOLE
        iterations = float(limits.iterations or math.inf)
        if limits.turn_iterations is not None:
            iterations = min(iterations, int(limits.turn_iterations * share))
        seconds = limits.seconds or math.inf
        if limits.turn_seconds is not None:
            seconds = min(seconds, limits.turn_seconds * share)
        if iterations < math.inf:
            trees = min(max(int(iterations) // LEAST, 1), self._trees)
            each, more = divmod(max(int(iterations), 1), trees)
            return [each + (t < more) if t < trees else 0 for t in range(self._trees)], seconds
        return [math.inf] * self._trees, seconds

    # -- from one decision of a turn to the next ----------------------------------------------

    def _memory_for(self, game: Game) -> Memory:
        if self._memory is None or self._game != game:
            limits = self._limits
            iterations = limits.iterations or limits.turn_iterations
            edges = MOST_EDGES if iterations is None else iterations // self._trees * EDGES
            edges = max(edges, len(game.moves) * EDGES)
            self._memory = make_memory(game, self._trees, edges, self._is_plain)
            self._memory.tell(self._settings.as_numbers())
            self._game = game
        return self._memory

    def _is_same_turn(self, match: Match, seat: int, known: Any) -> bool:
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


def make_room(memory: Memory, t: int) -> None:
    """Start a tree anew that is nearly full."""
    share, whole = FULL
    counts = memory.counts[t]
    if whole * counts[search_tree.N_EDGES] > share * len(memory.edges[t]) or (
        whole * counts[search_tree.N_NODES] > share * len(memory.nodes[t])
    ):
        search_tree.clear(counts)
