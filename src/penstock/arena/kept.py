"""Games of readings kept in files: hours of play that are interrupted need not be played again.

A file is named by all that its games depend on: the set-ups with their luck, the bots, and our sources.
"""

from __future__ import annotations

import hashlib
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from penstock.arena.balance import Games
from penstock.engine.batch import Batch
from penstock.engine.errors import PenstockError
from penstock.engine.targets.blueprint import source_digest

PARTS = ("scores", "places", "lengths", "used", "starts")  # of games, as arrays


class BadKept(PenstockError, ValueError):
    """Kept games cannot be read or written; the message says why."""


def kept_or(
    play: Callable[[Batch, list[str]], Games], batch: Batch, bots: list[str], folder: Path
) -> Games:
    """The games of these set-ups by these bots: those that lie in the folder, or played and laid there."""
    file = folder / f"{batch.game.id}-{key_of(batch, bots)}.npz"
    if file.exists():
        return read(file, bots)
    games = play(batch, bots)
    write(file, games)
    return games


def key_of(batch: Batch, bots: Sequence[str]) -> str:
    said = " ".join((source_digest(batch.game.package), *bots)).encode()
    return hashlib.sha256(said + b"\n" + batch.states.tobytes()).hexdigest()[:16]


def write(file: Path, games: Games) -> None:
    """All at once: what ends the process under way leaves no half of it under this name."""
    arrays = {name: getattr(games, name) for name in PARTS}
    begun = file.with_suffix(".part")
    try:
        with begun.open("wb") as new:
            np.savez_compressed(new, endings=np.array(games.endings, np.str_), **arrays)
        begun.replace(file)
    except OSError as error:
        raise BadKept(f"Cannot write '{file}': {error.strerror}.") from None


def read(file: Path, bots: Sequence[str]) -> Games:
    try:
        with np.load(file, allow_pickle=False) as kept:
            arrays = {name: kept[name] for name in PARTS}
            return Games(**arrays, endings=kept["endings"].tolist(), bots=bots)
    except (OSError, ValueError, KeyError, zipfile.BadZipFile):
        raise BadKept(
            f"'{file}' holds no games of readings; remove it, and they are played again."
        ) from None
