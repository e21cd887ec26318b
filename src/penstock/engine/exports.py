"""What only programs in other languages ask compiled rules for; Python asks the plain ones.

Templates like `entries.py`: the names below stand for the game's own functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from penstock.engine import rng

determinize: Callable[[Any, int, Any], None]
value: Callable[[Any, int, Any], int]
terms: Callable[[Any, int, Any, Any], None]
neutral_of: Callable[[Any], int]


def start(luck: Any) -> None:
    """Start a generator from the three seed words that lie in it."""
    rng.restart(luck)


def guess(states: Any, i: int, seat: int, luck: Any) -> None:
    """Overwrite all that the seat cannot know of states[i] by a fair guess."""
    determinize(states[i], seat, luck)


def value_of(states: Any, i: int, seat: int, room: Any) -> int:
    """What the position is worth to a seat, as the greedy bot sees it; it tries moves in the room."""
    return value(states[i], seat, room)


def terms_of(states: Any, i: int, seat: int, room: Any, out: Any) -> None:
    """What that value is made of, term by term in the order of the manifest's names."""
    terms(states[i], seat, room, out)


def neutral(states: Any, i: int) -> int:
    """The number of the competitor that nobody plays, or -1."""
    return neutral_of(states[i])


# -- seed words: `rng.seed_words` where there is no hashlib --------------------------------------

BLOCK = 64  # bytes
SCHEDULE = 16  # words of 32 bits
STATE = 8  # words
ROOM = SCHEDULE + 2 * STATE
PADDED = 9  # bytes at least: a one bit, and the length


def primes(n: int) -> list[int]:
    found: list[int] = []
    k = 2
    while len(found) < n:
        if all(k % p for p in found):
            found.append(k)
        k += 1
    return found


def fraction_of_root(k: int, power: int) -> int:
    """The first 32 bits behind the point of a root."""
    low, high = 0, 1 << 40
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**power <= k << 32 * power else (low, middle)
    return low & rng.MASK


ROUND_WORDS = np.array([fraction_of_root(p, 3) for p in primes(64)], np.int64)
FIRST_WORDS = np.array([fraction_of_root(p, 2) for p in primes(STATE)], np.int64)


def seed(text: Any, length: int, room: Any, words: Any) -> None:
    """The three seed words of a text like "7/0", seed and stream: the first words of its SHA-256."""
    for k in range(STATE):
        room[SCHEDULE + k] = FIRST_WORDS[k]
    for first in range(0, length + PADDED, BLOCK):
        for k in range(SCHEDULE):
            room[k] = 0
            for byte in range(4):
                at = first + 4 * k + byte
                room[k] = (room[k] << 8) | (text[at] if at < length else 0x80 if at == length else 0)
        if first + BLOCK >= length + PADDED:
            room[SCHEDULE - 1] = 8 * length
        digest_block(room)
    for k in range(rng.SEED_WORDS):
        words[k] = swapped(room[SCHEDULE + k])


def digest_block(room: Any) -> None:
    """Mix one block into the digest."""
    for k in range(STATE):
        room[SCHEDULE + STATE + k] = room[SCHEDULE + k]
    for t in range(len(ROUND_WORDS)):
        if t >= SCHEDULE:
            old = room[(t + 1) % SCHEDULE]
            new = room[(t + 14) % SCHEDULE]
            small = turned(old, 7) ^ turned(old, 18) ^ (old >> 3)
            large = turned(new, 17) ^ turned(new, 19) ^ (new >> 10)
            room[t % SCHEDULE] = (room[t % SCHEDULE] + small + room[(t + 9) % SCHEDULE] + large) & rng.MASK
        mix(room, SCHEDULE + STATE, room[t % SCHEDULE] + ROUND_WORDS[t])
    for k in range(STATE):
        room[SCHEDULE + k] = (room[SCHEDULE + k] + room[SCHEDULE + STATE + k]) & rng.MASK


def mix(room: Any, a: int, word: int) -> None:
    """One round on the eight words from place `a` on."""
    e = room[a + 4]
    choice = (e & room[a + 5]) ^ (~e & rng.MASK & room[a + 6])
    first = room[a + 7] + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + word
    top = room[a]
    majority = (top & room[a + 1]) ^ (top & room[a + 2]) ^ (room[a + 1] & room[a + 2])
    second = (turned(top, 2) ^ turned(top, 13) ^ turned(top, 22)) + majority
    for k in range(7, 0, -1):
        room[a + k] = room[a + k - 1]
    room[a + 4] = (room[a + 4] + first) & rng.MASK
    room[a] = (first + second) & rng.MASK


def turned(word: int, by: int) -> int:
    """A 32-bit word rotated to the right."""
    return ((word >> by) | (word << (32 - by))) & rng.MASK


def swapped(word: int) -> int:
    """The same four bytes in the other order: seed words are little-endian."""
    return ((word & 0xFF) << 24) | ((word & 0xFF00) << 8) | ((word >> 8) & 0xFF00) | (word >> 24)
