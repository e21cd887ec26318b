"""Dice that nobody can choose: the seed comes from shares of the server and of every player.

The server promises its share when the table is made, before it knows any other; a player's page adds one
when its player sits down. Whoever knows one honest share knows that the seed was nobody's choice. What is
hashed is text, line by line, so that anybody can check it with any tool (see docs/server.md).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from typing import NamedTuple

SHARE_BYTES = 32
SEED_BYTES = 16
SERVER = "server"


class Dice(NamedTuple):
    """The shares of one table."""

    table_id: str
    server: str  # hexadecimal digits, as all shares
    players: Mapping[int, str]  # by seat, of those whose page has sent one
    n_seats: int

    def share(self, seat: int) -> str:
        """A seat's share; the server's promise also settles those of bots and of pages that sent none."""
        return self.players.get(seat) or derived(self.server, seat)

    @property
    def commitment(self) -> str:
        """What the server publishes when the table is made."""
        return committed(self.table_id, SERVER, self.server)

    def commitment_of(self, seat: int) -> str:
        return committed(self.table_id, str(seat), self.share(seat))

    @property
    def seed(self) -> int:
        shares = [f"{seat} {self.share(seat)}" for seat in range(self.n_seats)]
        digest = hashed("penstock seed 1", self.table_id, f"{SERVER} {self.server}", *shares)
        return int.from_bytes(digest[:SEED_BYTES], "big")


def new_share() -> str:
    return secrets.token_hex(SHARE_BYTES)


def derived(server: str, seat: int) -> str:
    return hmac.new(bytes.fromhex(server), f"seat {seat}".encode(), hashlib.sha256).hexdigest()


def committed(table_id: str, who: str, share: str) -> str:
    return hashed("penstock share 1", table_id, who, share).hex()


def hashed(*lines: str) -> bytes:
    return hashlib.sha256("\n".join(lines).encode()).digest()


def players_of(shares: Sequence[str | None]) -> dict[int, str]:
    return {seat: share for seat, share in enumerate(shares) if share is not None}
