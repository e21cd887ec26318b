"""Chance: a small generator whose state lies inside the record.

sfc32 (Chris Doty-Humphrey's "small fast counting" generator): four 32-bit words kept in 64-bit
fields, so that the same arithmetic gives the same numbers plain, compiled and on a GPU.
"""

from __future__ import annotations

import hashlib
from enum import IntEnum
from struct import unpack
from typing import Any

WORDS = 4
SEED_WORDS = 3
DIGEST_WORDS = 8  # of a SHA-256, whose first words are the seed words
MASK = 0xFFFFFFFF
SPAN = 1 << 32
WARM_UP = 12  # rounds until every seed bit has reached every word


class RngStream(IntEnum):
    """Where each user of a seed begins to count its streams; all of them, so that no two meet."""

    GAME = 0  # the luck of game k of a batch; a single game is the first
    CHOOSER = 1 << 32  # who plays game k of a batch, inside compiled code
    BOT = 1 << 40  # the seed of the bot on a seat
    GROUP = 2 << 40  # the seed of a group of a tournament
    FORECAST = 3 << 40  # playouts that explain the decision after so many moves
    SEARCH = 4 << 40  # the trees of a search, some for each decision
    BOOTSTRAP = 5 << 40  # intervals of ratings
    GREEDY = 6 << 40  # the guesses of the greedy bot, after so many moves
    AGAIN = 8 << 40  # from one game to the next in the same place of an environment; nothing lies beyond


def start(rng: Any, low: int, middle: int, high: int) -> None:
    """Fill the generator from three 32-bit seed words."""
    rng[0] = low
    rng[1] = middle
    rng[2] = high
    rng[3] = 1
    for _ in range(WARM_UP):
        word(rng)


def restart(rng: Any) -> None:
    """Start from the seed words that already lie in the generator's first three places."""
    start(rng, rng[0], rng[1], rng[2])


def word(rng: Any) -> int:
    """The next 32 random bits."""
    out: int = (rng[0] + rng[1] + rng[3]) & MASK
    rng[3] = (rng[3] + 1) & MASK
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & MASK
    rng[2] = ((((rng[2] << 21) | (rng[2] >> 11)) & MASK) + out) & MASK
    return out


def below(rng: Any, n: int) -> int:
    """A number from 0 to n - 1, each exactly as likely (Lemire's method with rejection)."""
    product = word(rng) * n
    rest = product & MASK
    if rest < n:
        least = SPAN % n
        while rest < least:
            product = word(rng) * n
            rest = product & MASK
    return int(product >> 32)


def shuffle(rng: Any, pile: Any, n: int) -> None:
    """Put the first n things of a pile into any order, each exactly as likely."""
    for k in range(n - 1, 0, -1):
        other = below(rng, k + 1)
        thing = pile[k]
        pile[k] = pile[other]
        pile[other] = thing


def seed_words(seed: int, stream: int = 0) -> tuple[int, int, int]:
    """Three 32-bit words from any whole number; each `stream` gives an unrelated sequence."""
    low, middle, high = unpack("<3I", seed_digest(seed, stream)[:12])
    return low, middle, high


def seed_digest(seed: int, stream: int) -> bytes:
    """Where the seed words come from: its first words, in little-endian order."""
    return hashlib.sha256(f"{seed}/{stream}".encode()).digest()
