"""What the seats remember: OpenSpiel's information states have perfect recall.

Every record that lay on the table is kept, and only when a seat's information state is asked for are its
observations of them folded into one digest.
"""

from __future__ import annotations

import hashlib

import numpy as np

from penstock.engine.game import Game
from penstock.research.encoder import Numbers
from penstock.research.fields import layout_of


class ObservationHistory:
    """The records so far, and for each seat a digest of its observations of the first of them."""

    def __init__(self) -> None:
        self._records: list[bytes] = []
        self._folded: dict[int, tuple[int, bytes]] = {}  # by seat: of how many records, and the digest

    def copy(self) -> ObservationHistory:
        new = ObservationHistory()
        new._records = self._records[:]
        new._folded = dict(self._folded)
        return new

    def add(self, record: bytes) -> None:
        self._records.append(record)

    def replace_last(self, record: bytes) -> None:
        """The table as a seat imagines it, in place of the real one."""
        self._records[-1] = record
        self._folded = {seat: f for seat, f in self._folded.items() if f[0] < len(self._records)}

    def digest(self, game: Game, seat: int) -> str:
        """Equal for equal sequences of what the seat has seen."""
        done, digest = self._folded.get(seat, (0, b""))
        new = self._records[done:]
        if new:
            states = np.frombuffer(b"".join(new), game.state.dtype())
            out = np.empty((len(new), len(layout_of(game))), np.int32)
            Numbers(game, layout_of(game)).of(states)(np.full(len(new), seat), 0, len(new), out)
            for row in out:
                digest = hashlib.sha256(digest + row.tobytes()).digest()
            self._folded[seat] = len(self._records), digest
        return digest.hex()[:32]
