"""What a search works with: its memory, and the search itself bound to one game, compiled or plain."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from penstock.bots import one_ply, search_door, search_leaf, search_tree
from penstock.engine import entries, rng
from penstock.engine.game import Game
from penstock.engine.header import MOST_SEATS
from penstock.engine.template import bound, bound_together

MOST_EDGES = 400_000  # of one tree; a full tree grows no further but is still used
EDGES_A_NODE = 8  # at least so many: a node without edges has not been visited twice
NO_LINES = np.zeros((1, 4), np.int64)
WIDEST = 64  # columns of scratch space, where a game has fewer moves

READY: set[str] = set()  # packages of games

LEAVES = (search_leaf.play_out, search_leaf.judge, search_leaf.calibrate, search_leaf.forecast)
BRANCHES = (
    search_tree.think,
    search_tree.go_down,
    search_tree.clear,
    search_tree.add_up,
    search_tree.most_visited,
    search_tree.any_visited,
)


@dataclass
class Memory:
    """Arrays for compiled rules, nested lists for plain ones; the first index is mostly the tree's."""

    is_plain: bool
    told: Any  # by seat in a series, otherwise one line

    worlds: Any
    chance: Any
    counts: Any
    nodes: Any
    edges: Any
    sums: Any
    path: Any
    scratch: Any
    fractions: Any
    tally: Any
    flags: Any

    def parts(self) -> tuple[Any, ...]:
        """In the order in which `search_door.run` takes them."""
        return (
            self.told, self.worlds, self.chance, self.counts, self.nodes, self.edges, self.sums,
            self.path, self.scratch, self.fractions, self.tally, self.flags,
        )  # fmt: skip

    def know(self, known: Any) -> None:
        """Lay what a seat knows before every tree."""
        known.is_noting = 0
        for worlds in self.worlds:
            worlds[search_leaf.KNOWN] = known if self.is_plain else known.to_array()[0]

    def tell(self, numbers: list[float]) -> None:
        self.told = [numbers] if self.is_plain else np.array([numbers])

    def nothing(self) -> tuple[Any, Any, Any]:
        """States, lines and minds for those who need none."""
        return self.worlds[0], NO_LINES, NO_LINES


def make_memory(game: Game, trees: int, edges: int, is_plain: bool) -> Memory:
    """Room for some trees of so many edges; a big array costs nothing until it is used."""
    columns = max(len(game.moves), WIDEST)
    edges = min(edges, MOST_EDGES)
    nodes = edges // EDGES_A_NODE

    def whole(*shape: int) -> Any:
        return zeros(shape, 0) if is_plain else np.zeros(shape, np.int64)

    def fractions(*shape: int) -> Any:
        return zeros(shape, 0.0) if is_plain else np.zeros(shape, np.float64)

    shape = (trees, search_leaf.WORLDS)
    return Memory(
        is_plain=is_plain,
        told=fractions(1, search_leaf.SETTINGS),
        worlds=zeros(shape, None) if is_plain else np.zeros(shape, game.state.dtype()),
        chance=whole(trees, rng.WORDS),
        counts=whole(trees, search_tree.COUNTS),
        nodes=whole(trees, nodes, search_tree.NODE),
        edges=whole(trees, edges, search_tree.EDGE),
        sums=fractions(trees, edges, search_tree.SUMS),
        path=whole(trees, search_tree.DEPTH),
        scratch=whole(trees, search_leaf.SCRATCH_ROWS, columns),
        fractions=fractions(trees, search_leaf.FRACTION_ROWS, columns),
        tally=fractions(len(game.moves), 2),
        flags=np.zeros(1, np.int64),
    )


def zeros(shape: tuple[int, ...], zero: Any) -> Any:
    """Nested lists."""
    if len(shape) == 1:
        return [zero] * shape[0]
    return [zeros(shape[1:], zero) for _ in range(shape[0])]


def search_of(game: Game, is_plain: bool) -> Callable[..., int]:
    """`search_door.run` over the game's rules; the first use compiles it or loads it from the cache."""
    if is_plain:
        return bound(search_door.run, open_names(game, one_ply.copy_plain_world))
    return game.kernel.entry(search_door.run, open_names(game, one_ply.copy_array_world))


def prepare(game: Game) -> None:
    """Compile the game's search or load it from the cache, so that no choice has to wait for it."""
    memory = make_memory(game, 1, EDGES_A_NODE, is_plain=False)
    search_of(game, is_plain=False)(search_door.SERIES, 0, 0, 0, *memory.parts(), *memory.nothing())
    READY.add(game.package)


def is_ready(game: Game) -> bool:
    """Has `prepare` been called for the game in this process?"""
    return game.package in READY


def open_names(game: Game, copy_world: Callable[..., None]) -> dict[str, Any]:
    """What the open names of the search's files stand for in one game."""
    names = {**one_ply.open_names(game), "MOST_SEATS": MOST_SEATS, "copy_world": copy_world}
    names["acting_seat"] = bound(entries.acting_seat, names)
    for templates in ((one_ply.pick,), LEAVES, BRANCHES):
        names |= bound_together(templates, names)
    return names
