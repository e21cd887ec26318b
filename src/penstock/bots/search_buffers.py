"""The memory that bots work in, for compiled rules or plain ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from penstock.bots.entry import SERIES, entry_of
from penstock.bots.net import net_of
from penstock.bots.params import SearchParams
from penstock.bots.records import (
    GAME,
    KNOWN,
    Edge,
    Node,
    Player,
    Tree,
    records_of,
)
from penstock.engine import rng
from penstock.engine.game import Game
from penstock.engine.header import MOST_SEATS
from penstock.engine.record import Record

MOST_EDGES = 400_000  # of one tree; a full tree grows no further but is still used
EDGES_A_NODE = 8  # at least so many: a node without edges has not been visited twice

READY: set[str] = set()  # packages of games


@dataclass
class SearchBuffers:
    """Arrays of records for compiled rules, lists of records for plain ones."""

    is_plain: bool
    entry: Callable[..., int]  # `entry.run` over the game's rules
    players: Any  # by seat
    trees: Any
    nodes: Any  # by tree
    edges: Any  # by tree
    scratch: Any  # by tree, because each may have a thread of its own
    states: Any  # what a seat knows, the game of a forecast; or the games of a series
    lines: Any  # by game of a series
    net: Any  # the game's own, or NO_NET

    def run(self, what: int, seat: int, amount: int = 0, index: int = 0) -> int:
        """One step of a bot's work; `entry.py` says which there are."""
        return self.entry(
            what, seat, amount, index,
            self.players, self.trees, self.nodes, self.edges, self.scratch, self.states, self.lines,
            self.net,
        )  # fmt: skip

    def know(self, known: Any) -> None:
        """Lay down what a seat knows."""
        self.states[KNOWN] = known if self.is_plain else known.to_array()[0]

    def seat(self, players: Sequence[Player]) -> None:
        """Say who sits on which seat."""
        for seat, player in enumerate(players):
            if self.is_plain:
                self.players[seat] = player
            else:
                player.store(self.players, seat)

    def lay_seed(self, t: int, words: tuple[int, int, int]) -> None:
        """Lay seed words where a tree's luck is."""
        self.of(self.trees[t], "luck")[: rng.SEED_WORDS] = words

    def stop(self, is_stopped: bool = True) -> None:
        """End at once whatever works on the trees, or let it begin again."""
        if self.is_plain:
            for tree in self.trees:
                tree.is_stopped = int(is_stopped)
        else:
            self.trees["is_stopped"] = is_stopped

    @property
    def is_stopped(self) -> bool:
        return bool(self.of(self.trees[0], "is_stopped"))

    def standing(self) -> Any:
        """Where all trees stand; `stand` brings them back, as long as they have not grown since."""
        return [tree.copy() for tree in self.trees] if self.is_plain else self.trees.copy()

    def stand(self, standing: Any) -> None:
        self.trees[:] = standing

    def found(self, name: str) -> Any:
        """A field of the first scratch space, where entries leave what they found."""
        return self.of(self.scratch[0], name)

    def of(self, record: Any, name: str) -> Any:
        """A field of a record of these buffers."""
        return getattr(record, name) if self.is_plain else record[name]


def make_buffers(game: Game, trees: int, edges: int, is_plain: bool) -> SearchBuffers:
    """Room for some trees of so many edges; a big array costs nothing until it is used."""
    edges = min(edges, MOST_EDGES)
    nodes = edges // EDGES_A_NODE
    scratch, line = records_of(game)
    if is_plain:
        return SearchBuffers(
            is_plain=True,
            entry=entry_of(game, is_plain),
            players=blanks(Player, MOST_SEATS),
            trees=blanks(Tree, trees),
            nodes=[blanks(Node, nodes) for _ in range(trees)],
            edges=[blanks(Edge, edges) for _ in range(trees)],
            scratch=[without_states(scratch) for _ in range(trees)],
            states=[None] * (GAME + 1),
            lines=blanks(line, 1),
            net=net_of(game).tolist(),
        )
    return SearchBuffers(
        is_plain=False,
        entry=entry_of(game, is_plain),
        players=np.zeros(MOST_SEATS, Player.dtype()),
        trees=np.zeros(trees, Tree.dtype()),
        nodes=np.zeros((trees, nodes), Node.dtype()),
        edges=np.zeros((trees, edges), Edge.dtype()),
        scratch=np.zeros(trees, scratch.dtype()),
        states=np.zeros(GAME + 1, game.state.dtype()),
        lines=np.zeros(1, line.dtype()),
        net=net_of(game),
    )


def make_small_buffers(game: Game, is_plain: bool) -> SearchBuffers:
    """Room for bots that grow no tree."""
    return make_buffers(game, 1, EDGES_A_NODE, is_plain)


def blanks(kind: type[Record], n: int) -> list[Record]:
    blank = kind()
    return [blank.copy() for _ in range(n)]


def without_states(kind: type[Record]) -> Record:
    """A plain scratch space whose states are yet to come: an empty one takes milliseconds."""
    new = object.__new__(kind)
    for name, field in kind.declared.items():
        is_later = name in ("worlds", "room")
        setattr(new, name, [None] * field.shape[0] if is_later else field.zero())
    return new


def make_player(
    kind: int,
    params: SearchParams | None = None,
    skips_forced: bool = True,
    **more: int,
) -> Player:
    """A player's record; `more` are fields of a searching one."""
    player = Player()
    given = {**asdict(params or SearchParams()), **more, "kind": kind, "skips_forced": int(skips_forced)}
    for name, number in given.items():
        setattr(player, name, number)
    return player


def prepare(game: Game) -> None:
    """Compile the game's bots or load them from the cache, so that no choice has to wait for it."""
    make_small_buffers(game, is_plain=False).run(SERIES, 0)
    READY.add(game.package)


def is_ready(game: Game) -> bool:
    """Has `prepare` been called for the game in this process?"""
    return game.package in READY
