"""From plain rules to compiled ones, on demand.

Nothing here imports Numba before somebody asks for speed: it takes a third of a second to load.
Rules stay plain functions; `linking.py` compiles twins of them.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from penstock.engine import entries
from penstock.engine.template import bound

if TYPE_CHECKING:
    from penstock.engine.targets.table import Entry

# what an entry point that needs no table or masks gets
NO_TABLE = np.zeros((1, 1), np.int64)
NO_MASKS = np.zeros(1, np.uint8)


class Scratch(threading.local):
    """Room that compiled code works in, for every thread its own."""

    def __init__(self, n_moves: int) -> None:
        self.ids = np.zeros(n_moves, np.int32)


class Kernel:
    """One game's compiled entry points; see `entries.py` for what each does."""

    _run: Callable[..., int]

    def __init__(self, package: str, functions: dict[str, Any]) -> None:
        self._functions = functions
        self._scratch = Scratch(functions["N_MOVES"])
        self._cache_folder = cache_folder_of(package)
        self._entries: dict[Any, Callable[..., Any]] = {}
        self._run = self.entry(entries.run, {})

    def entry(
        self, template: Any, names: dict[str, Any], declared: Entry | None = None
    ) -> Callable[..., Any]:
        """A compiled function over this game's rules: a template with its open names filled in.

        Args:
            template: a function that leaves names open; other functions of its module are bound along.
            names: what the open names stand for, beyond the game's own functions.
            declared: its row in the table of `targets/`, if libraries hold it.
        """
        import numba

        from penstock.engine.linking import compile_later, reachable

        if template not in self._entries:
            root = bound(template, {**self._functions, **names})
            files = {Path(function.__code__.co_filename) for function in reachable(root)}
            folder = self._cache_folder / sources_digest(file for file in files if file.is_file())
            folder.mkdir(parents=True, exist_ok=True)
            previous, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
            try:
                self._entries[template] = compile_later(root)
            finally:
                numba.config.CACHE_DIR = previous
        return self._entries[template]

    def compile(self, states: Any) -> None:
        """Compile everything, or load it from the cache."""
        self.reset(states, 0, 0)

    def reset(self, states: Any, first: int, last: int) -> None:
        self._run(entries.RESET, states, first, last, 0, 0, self._scratch.ids, NO_TABLE, NO_MASKS)

    def ask(self, states: Any, i: int, seat: int, move: int) -> int:
        return self._run(entries.ASK, states, i, 0, seat, move, self._scratch.ids, NO_TABLE, NO_MASKS)

    def masks(self, states: Any, first: int, last: int, seat: int, out: Any) -> None:
        rows = out if out.flags.c_contiguous else out.copy()
        flat = rows.reshape(-1)
        self._run(entries.MASKS, states, first, last, seat, 0, self._scratch.ids, NO_TABLE, flat)
        if rows is not out:
            out[first:last] = rows[first:last]

    def step(self, states: Any, i: int, seat: int, move: int, mask: Any) -> int:
        return self._run(entries.STEP, states, i, 0, seat, move, self._scratch.ids, NO_TABLE, mask)

    def step_many(self, states: Any, moves: Any, first: int, last: int, only_ask: bool) -> int:
        ids, table = self._scratch.ids, moves.reshape(-1, 1)
        return self._run(entries.STEP_MANY, states, first, last, int(only_ask), 0, ids, table, NO_MASKS)

    def playout(self, states: Any, first: int, last: int, lines: Any, longest: int) -> None:
        self._run(entries.PLAYOUT, states, first, last, longest, 0, self._scratch.ids, lines, NO_MASKS)


def cache_folder_of(package: str) -> Path:
    """A folder named by everything compiled code depends on, so that it can never be stale.

    Numba itself only looks at the file of the outermost function.
    """
    import numba

    parts = [sys.version, numba.__version__, np.__version__, str(numba.config.BOUNDSCHECK)]
    folders = (Path(entries.__file__).parent, Path(sys.modules[package].__file__ or "").parent)
    parts += (sources_digest(folder.rglob("*.py")) for folder in folders)
    digest = hashlib.sha256("\n".join(parts).encode())
    return cache_root() / f"{package.rpartition('.')[2]}-{digest.hexdigest()[:16]}"


def cache_root() -> Path:
    """Where everything compiled is kept."""
    root = os.environ.get("PENSTOCK_CACHE")
    return Path(root or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "penstock"))


def sources_digest(files: Iterable[Path]) -> str:
    """A name for what stands in some files."""
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()[:16]
