"""A learned net as a file: whole numbers of 16 bits, a header and then the weights, row after row.

Two layers of clipped sums and one of expectations (`foresight.py` adds them up). All sums fit into 32 bits,
whatever the features are: `check` proves it for a file, so that every machine chooses alike.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.engine.errors import PenstockError
from penstock.engine.features import MOST, ONE
from penstock.engine.game import Game
from penstock.engine.header import MOST_SEATS

VERSION = 1
KIND, INPUTS, FIRST, SECOND, UNIT = range(5)  # places in the header; UNIT: points that are a clear lead
HEADER = 8
OUTPUTS = (
    2 * MOST_SEATS
)  # each seat's share of the win, then its lead, from the seat that looks round the table

WEIGHT_BITS = 10  # a weight of 1.0 is 1 << 10
HIDDEN_ONE, MOST_HIDDEN = 256, 1023  # a sum of 1.0 in a hidden layer, and the greatest
FIRST_SHIFT = 8  # from ONE << WEIGHT_BITS to HIDDEN_ONE
SECOND_SHIFT = 10
OUT_ONE = HIDDEN_ONE << WEIGHT_BITS  # an output of 1.0

WIDEST_FIRST, WIDEST_SECOND = 512, 128  # layers that a bot has room for
FILE = "net.bin"
MOST_BYTES = 1_500_000

assert ONE << WEIGHT_BITS == HIDDEN_ONE << FIRST_SHIFT

NO_NET: NDArray[np.int16] = np.zeros(HEADER, np.int16)


class BadNet(PenstockError, ValueError):
    """A file that is no net for this game."""


def widths(net: NDArray[np.int16]) -> tuple[int, int, int, int]:
    """How many numbers each layer has, the inputs first."""
    return int(net[INPUTS]), int(net[FIRST]), int(net[SECOND]), OUTPUTS


def layers(net: NDArray[np.int16]) -> list[NDArray[np.int16]]:
    """The weights by layer: a row for each input, the last one for an input that is always one."""
    found = []
    at = HEADER
    sizes = widths(net)
    for wide, narrow in pairwise(sizes):
        end = at + (wide + 1) * narrow
        found.append(net[at:end].reshape(wide + 1, narrow))
        at = end
    return found


def written(weights: list[Any], unit: int) -> NDArray[np.int16]:
    """A net of real weights, rounded; `weights` are as `layers` gives them."""
    header = np.zeros(HEADER, np.int64)
    header[KIND] = VERSION
    header[INPUTS], header[FIRST], header[SECOND] = (len(layer) - 1 for layer in weights)
    header[UNIT] = unit
    limit = np.iinfo(np.int16)
    whole = [np.clip(np.rint(layer * (1 << WEIGHT_BITS)), limit.min, limit.max) for layer in weights]
    net = np.concatenate([header, *(layer.reshape(-1) for layer in whole)]).astype(np.int16)
    check(net, int(header[INPUTS]))
    return net


def check(net: NDArray[np.int16], n_features: int) -> None:
    """A net that cannot be played raises BadNet."""
    if len(net) < HEADER or net[KIND] != VERSION:
        raise BadNet("This is not a net that this version of Penstock can play.")
    sizes = widths(net)
    if sizes[0] != n_features:
        raise BadNet(f"The net reads {sizes[0]} features, but the game has {n_features}.")
    if not (0 < sizes[1] <= WIDEST_FIRST and 0 < sizes[2] <= WIDEST_SECOND and net[UNIT] > 0):
        raise BadNet("The net is wider than a bot has room for.")
    if len(net) != HEADER + sum((a + 1) * b for a, b in pairwise(sizes)):
        raise BadNet("The net's file is not as long as its header says.")
    for layer, most, one in zip(
        layers(net), (MOST, MOST_HIDDEN, MOST_HIDDEN), (ONE, HIDDEN_ONE, HIDDEN_ONE), strict=True
    ):
        size = np.abs(layer.astype(np.int64))
        greatest = int((size[:-1].sum(axis=0) * most + size[-1] * one).max())
        if greatest >= 1 << 31:
            raise BadNet("The net's sums could leave 32 bits.")


def read_net(file: Path, n_features: int) -> NDArray[np.int16]:
    """The net in a file; BadNet or OSError says what is wrong."""
    content = file.read_bytes()
    if len(content) % 2:
        raise BadNet("This is not a net: its numbers have two bytes each.")
    net = np.frombuffer(content, "<i2").astype(np.int16)
    check(net, n_features)
    return net


def file_of(game: Game) -> Path:
    """Where a game's net is kept."""
    return game.folder / "judgement" / FILE


def has_net(game: Game) -> bool:
    return game.n_features > 0 and file_of(game).is_file()


@cache
def kept_net(file: Path, n_features: int) -> NDArray[np.int16]:
    return read_net(file, n_features)


def net_of(game: Game) -> NDArray[np.int16]:
    """The game's own net, read once; without weights where it has none."""
    return kept_net(file_of(game), game.n_features) if has_net(game) else NO_NET
