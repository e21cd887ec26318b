"""The bot that has learned: one move of lookahead and a net, no tree; a choice takes a few milliseconds.

It guesses a few times what it cannot know, tries every legal move in each of these worlds, and takes the
one of which the net expects most. Whole numbers only: plain, compiled, in WebAssembly and on a GPU the same
seed gives the same choice. In a game without a net it is the greedy bot.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.bots.figures import valued
from penstock.bots.foresight import CERTAIN, GUESSES, pick_by_net
from penstock.bots.greedy import GreedyBot
from penstock.bots.mind import mind_of
from penstock.bots.net import has_net, net_of
from penstock.bots.prospects import Prospect, prospects
from penstock.bots.search_buffers import without_states
from penstock.engine import rng
from penstock.engine.entries import acting_seat
from penstock.engine.game import Game
from penstock.engine.match import Match, Move
from penstock.engine.targets.device import LINES, MOVES, THREAD, Kernel
from penstock.engine.targets.table import GAME, LUCK, SEAT, STATES, Array, Entry
from penstock.engine.template import bound

# Open names, filled in with a game's functions.
features: Callable[[Any, int, Any, Any], None]


def pick(states: Any, i: int, seat: int, luck: Any, net: Any, minds: Any) -> int:
    """The move of which the net expects most; the luck holds seed words. mind.sums[k] is that of ids[k]."""
    rng.restart(luck)
    return pick_by_net(states, i, seat, luck, net, minds[0])


def pick_for_all(states: Any, lines: Any, net: Any, moves: Any, minds: Any, i: int) -> None:
    """moves[i] = the choice of game i's acting seat; lines[i] holds its seed words."""
    seat = acting_seat(states[i])
    if seat >= 0:
        moves[i] = pick(states, i, seat, lines[i], net, minds)


NET = Array("net", "i2")
MINDS = Array("minds", "Mind")

INSTANT = Entry("instant", pick, (STATES, GAME, SEAT, LUCK, NET, MINDS), has_result=True)
INSTANT_KERNEL = Kernel(
    Entry("instant", pick_for_all, (STATES, LINES, NET, MOVES, MINDS, THREAD)), room={"minds": 1}
)

ENTRIES: dict[tuple[str, bool], Callable[..., int]] = {}  # one per package and backend


def names_of(game: Game) -> dict[str, Any]:
    """What the open names stand for in a game."""
    return {
        "apply": game.dispatch.apply,
        "legal": game.dispatch.legal,
        "determinize": game.determinize,
        "features": game.features,
    }


def entries_of(game: Game) -> tuple[Entry, ...]:
    """What libraries and modules hold of it: nothing where a game has no net, so that they stay small."""
    return (INSTANT,) if has_net(game) else ()


def entry_of(game: Game, is_plain: bool) -> Callable[..., int]:
    """`pick` over the game's rules; its first call compiles it or loads it from the cache."""
    key = game.package, is_plain
    if key not in ENTRIES:
        names = names_of(game)
        ENTRIES[key] = bound(pick, names) if is_plain else game.kernel.entry(pick, names, *entries_of(game))
    return ENTRIES[key]


@dataclass(frozen=True)
class Weighed:
    """What the net expects of a move for its seat."""

    move: int
    liking: int  # what it is chosen by
    win: float  # the share of the win, 0 to 1


def weigh(
    game: Game, known: Any, seat: int, words: tuple[int, int, int], net: NDArray[np.int16], is_plain: bool
) -> list[Weighed]:
    """Every legal move, best first."""
    entry = entry_of(game, is_plain)
    luck = np.zeros(rng.WORDS, np.int64)
    luck[: rng.SEED_WORDS] = words
    if is_plain:
        mind: Any = without_states(mind_of(game))
        entry([known], 0, seat, luck.tolist(), net.tolist(), [mind])
        ids, sums, wins = mind.ids, mind.sums, mind.win_sums
    else:
        minds = np.zeros(1, mind_of(game).dtype())
        entry(known.to_array(), 0, seat, luck, net, minds)
        ids, sums, wins = (minds[0][name].tolist() for name in ("ids", "sums", "win_sums"))
    n = game.dispatch.legal(known, seat, [0] * len(game.moves))
    found = [Weighed(ids[k], sums[k], wins[k] / (CERTAIN * GUESSES)) for k in range(n)]
    return sorted(found, key=lambda each: -each.liking)  # stable: among equals the first


class InstantBot:
    """One ply over the legal moves by a learned net.

    Args:
        seed: the same seed makes the same choices.
        net: another net than the game's own.
        is_plain: uncompiled; None: as the game's rules are in this process.
    """

    def __init__(
        self, seed: int = 0, net: NDArray[np.int16] | None = None, is_plain: bool | None = None
    ) -> None:
        self._seed = seed
        self._net = net
        self._is_plain = is_plain
        self._greedy = GreedyBot(seed)

    def choose(self, match: Match, seat: int) -> Move:
        moves = match.moves(seat)
        if len(moves) == 1:
            return moves[0]
        if not self._has_net(match.game):
            return self._greedy.choose(match, seat)
        best = self.weigh(match, seat)[0].move
        return next(m for m in moves if m.id == best)

    def explain(self, match: Match, seat: int, count: int = 3) -> list[Prospect]:
        """The best moves, with what becomes of them."""
        if not self._has_net(match.game):
            return self._greedy.explain(match, seat, count)
        looks = valued({each.move: each.liking for each in self.weigh(match, seat)}, GUESSES)
        return prospects(match, seat, looks[:count], self._seed, not match.game.is_compiled)

    def weigh(self, match: Match, seat: int) -> list[Weighed]:
        """What the net expects of every legal move, best first."""
        game = match.game
        net = net_of(game) if self._net is None else self._net
        is_plain = not game.is_compiled if self._is_plain is None else self._is_plain
        words = rng.seed_words(self._seed, rng.RngStream.GREEDY + len(match.history))
        return weigh(game, match.known(seat), seat, words, net, is_plain)

    def _has_net(self, game: Game) -> bool:
        return self._net is not None or has_net(game)
