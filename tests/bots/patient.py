"""Bots that take as long as it takes: by its limit of time a level chooses otherwise on a busy machine."""

from __future__ import annotations

from dataclasses import replace

from penstock.bots import Bot, make_bot
from penstock.bots.levels import LEVELS, LevelBot


def patient(name: str, seed: int) -> Bot:
    return LevelBot(replace(LEVELS[name], seconds=None), seed) if name in LEVELS else make_bot(name, seed)
