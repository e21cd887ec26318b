"""From plain rules to compiled ones, on demand.

Nothing here is imported before somebody asks for speed: Numba takes a third of a second to load.
Rules stay plain functions; Numba's own `register_jitable` lets compiled code call them.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from penstock.engine import entries
from penstock.engine.header import MOST_SEATS
from penstock.engine.template import bound

ENTRY_POINTS = ("reset", "ask", "masks", "step", "step_many", "playout")
HELPERS = ("acting_seat", "fill_mask")  # called by entry points, not from Python


class Kernel:
    """One game's compiled entry points; see `entries.py` for what each does.

    There are few of them on purpose: each holds a whole copy of the rules and takes seconds to compile.
    """

    reset: Callable[..., None]
    ask: Callable[..., int]
    masks: Callable[..., None]
    step: Callable[..., int]
    step_many: Callable[..., int]
    playout: Callable[..., int]

    def __init__(self, package: str, functions: dict[str, Any]) -> None:
        import numba
        from numba.extending import register_jitable

        cache_folder = cache_folder_of(package)
        self._cache_folder = cache_folder
        self._functions = functions
        self._entries: dict[Any, Any] = {}
        cache_folder.mkdir(parents=True, exist_ok=True)
        for function in reachable(functions.values()):
            register_jitable(function)
        names = {**vars(entries), **functions, "MOST_SEATS": MOST_SEATS}
        previous, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(cache_folder)
        try:
            for name in HELPERS:
                names[name] = numba.njit(rebound(name, names))
            for name in ENTRY_POINTS:
                setattr(self, name, numba.njit(rebound(name, names), nogil=True, cache=True))
        finally:
            numba.config.CACHE_DIR = previous

    def entry(self, template: Any, names: dict[str, Any]) -> Callable[..., Any]:
        """One more compiled function over this game's: a template with its open names filled in."""
        if template not in self._entries:
            import numba
            from numba.extending import register_jitable

            for function in reachable(names.values()):
                register_jitable(function)
            compiled = bound(template, {**self._functions, **names})
            previous, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(self._cache_folder)
            try:
                self._entries[template] = numba.njit(compiled, nogil=True, cache=True)
            finally:
                numba.config.CACHE_DIR = previous
        return self._entries[template]

    def compile_all(self, states: Any, n_moves: int) -> float:
        """Compile (or load from the cache) every entry point on scratch states; return the seconds."""
        import numpy as np

        begin = time.perf_counter()
        scratch = states.copy()
        mask = np.zeros((1, n_moves), np.uint8)
        self.reset(scratch, 0, 1)
        self.ask(scratch, 0, 0, 0)
        self.masks(scratch, 0, 1, -1, mask)
        self.step(scratch, 0, -1, int(mask[0].argmax()), mask[0])
        self.step_many(scratch, np.zeros(1, np.int64), 0, 0, True)
        self.playout(scratch, 0, 0, np.zeros((1, 3), np.int64), 0)
        return time.perf_counter() - begin


def rebound(name: str, names: dict[str, Any]) -> FunctionType:
    """A template of `entries.py` that looks its names up in `names`."""
    template = getattr(entries, name)
    return FunctionType(template.__code__, names, name)


def reachable(roots: Any) -> Iterator[FunctionType]:
    """Every plain function of ours that the roots call, directly or not, through names or modules."""
    found: dict[int, FunctionType] = {}
    todo = [r for r in roots if isinstance(r, FunctionType)]
    todo += [f for f in vars(entries.rng).values() if isinstance(f, FunctionType)]
    while todo:
        function = todo.pop()
        if id(function) in found or is_registered(function):
            continue
        found[id(function)] = function
        for name in function.__code__.co_names:
            value = function.__globals__.get(name)
            if isinstance(value, FunctionType):
                todo.append(value)
            elif isinstance(value, ModuleType) and value.__name__.startswith("penstock."):
                todo += [f for f in vars(value).values() if isinstance(f, FunctionType)]
    yield from found.values()


REGISTERED: set[int] = set()


def is_registered(function: FunctionType) -> bool:
    """True from the second question on: a function is given to Numba once per process."""
    if id(function) in REGISTERED:
        return True
    REGISTERED.add(id(function))
    return False


def cache_folder_of(package: str) -> Path:
    """A folder named by everything compiled code depends on, so that it can never be stale.

    Numba itself only looks at the file of the outermost function.
    """
    import numba
    import numpy

    digest = hashlib.sha256()
    for part in (sys.version, numba.__version__, numpy.__version__, str(numba.config.BOUNDSCHECK)):
        digest.update(part.encode())
    for folder in (Path(entries.__file__).parent, Path(sys.modules[package].__file__ or "").parent):
        for file in sorted(folder.glob("*.py")):
            digest.update(file.name.encode() + file.read_bytes())
    root = os.environ.get("PENSTOCK_CACHE") or Path(
        os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "penstock"
    )
    return Path(root, f"{package.rpartition('.')[2]}-{digest.hexdigest()[:16]}")
