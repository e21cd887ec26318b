"""Fair dice: a promise at the start that anybody can check at the end."""

from __future__ import annotations

import hashlib


def seed_hash(seed: str) -> str:
    """What is published at the start: the SHA-256 of the seed's decimal digits."""
    return hashlib.sha256(seed.encode()).hexdigest()
