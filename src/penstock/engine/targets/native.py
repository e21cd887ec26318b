"""A game's shared library in Python: compiled rules without Numba, and without compiling."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any
from weakref import ref

from penstock.engine.game import Game, rule_names
from penstock.engine.kernel import Kernel, Scratch
from penstock.engine.targets.blueprint import prefix_of
from penstock.engine.targets.build import kept
from penstock.engine.targets.table import RULES, Array, Entry, Size


class Library:
    """A game's shared library.

    Args:
        file: the library.
        prefix: begins the names of its functions.
    """

    def __init__(self, file: Path, prefix: str) -> None:
        self._code = ctypes.CDLL(str(file))
        self._prefix = prefix

    def function(self, entry: Entry) -> Callable[..., Any]:
        """An entry point that takes addresses and numbers."""
        function = getattr(self._code, f"{self._prefix}{entry.name}")
        function.argtypes = [
            ctypes.c_void_p if isinstance(param, Array) else ctypes.c_int32 for param in entry.params
        ]
        function.restype = ctypes.c_int32 if entry.has_result else None
        return function  # type: ignore[no-any-return]

    def on_arrays(self, entry: Entry) -> Callable[..., Any]:
        """An entry point with the arguments of its template: arrays bring their sizes themselves."""
        function = self.function(entry)
        taken = [
            (param.name, Place(param) if isinstance(param, Array) else None)
            for param in entry.params
            if not isinstance(param, Size)
        ]
        names = [param.name for param in entry.params]

        def call(*given: Any) -> Any:
            values: dict[str | int | None, Any] = {}
            for (name, place), value in zip(taken, given, strict=True):
                if place is None:
                    values[name] = value
                else:
                    values.update(place.of(value))
            return function(*[values[name] for name in names])

        return call


class Place:
    """Where a parameter's array lies, and its sizes; those of the last array are remembered.

    A bot is asked thousands of times about the same arrays, and to find out takes longer than to play a
    move. The array itself is not kept alive.
    """

    def __init__(self, param: Array) -> None:
        self._param = param
        self._last: tuple[Callable[[], Any], dict[str | int | None, int]] = (lambda: self, {})

    def of(self, array: Any) -> dict[str | int | None, int]:
        last, found = self._last  # one step: another thread may lay down another's
        if last() is not array:
            found = {self._param.name: address(array)}
            found.update(zip((self._param.rows, self._param.columns), array.shape, strict=False))
            self._last = ref(array), found
        return found


def address(array: Any) -> int:
    """Where an array's numbers lie."""
    if not array.flags.c_contiguous:
        raise ValueError("A library needs arrays whose rows lie side by side.")
    return int(array.ctypes.data)


class NativeKernel(Kernel):
    """The same entry points, from a shared library; what it does not hold is compiled as ever."""

    def __init__(self, game: Game, library: Library) -> None:
        self._game = game
        self._library = library
        self._scratch = Scratch(len(game.moves))
        found = {entry.name: library.function(entry) for entry in RULES}
        self._reset, self._why_not = found["reset"], found["why_not"]
        self._masks, self._step = found["masks"], found["step"]
        self._step_many, self._playout = found["step_many"], found["playout"]
        self._compiled: Kernel | None = None

    def entry(
        self, template: Any, names: dict[str, Any], declared: Entry | None = None
    ) -> Callable[..., Any]:
        if declared is not None:
            return self._library.on_arrays(declared)
        if self._compiled is None:
            self._compiled = Kernel(self._game.package, rule_names(self._game))
        return self._compiled.entry(template, names)

    def reset(self, states: Any, first: int, last: int) -> None:
        self._reset(address(states), first, last)

    def ask(self, states: Any, i: int, seat: int, move: int) -> int:
        return int(self._why_not(address(states), i, seat, move))

    def masks(self, states: Any, first: int, last: int, seat: int, out: Any) -> None:
        rows = out if out.flags.c_contiguous else out.copy()
        self._masks(address(states), first, last, seat, address(self._scratch.ids), address(rows))
        if rows is not out:
            out[first:last] = rows[first:last]

    def step(self, states: Any, i: int, seat: int, move: int, mask: Any) -> int:
        return int(self._step(address(states), i, seat, move, address(self._scratch.ids), address(mask)))

    def step_many(self, states: Any, moves: Any, first: int, last: int, only_ask: bool) -> int:
        return int(self._step_many(address(states), address(moves), first, last, only_ask))

    def playout(self, states: Any, first: int, last: int, lines: Any, longest: int) -> None:
        ids = address(self._scratch.ids)
        self._playout(address(states), first, last, longest, ids, address(lines))


def native_kernel(game: Game) -> NativeKernel | None:
    """A kernel on the library that was built from exactly these sources; None where there is none.

    Code that checks bounds is compiled by Numba alone.
    """
    file = None if os.environ.get("NUMBA_BOUNDSCHECK", "0") != "0" else kept(game, "native")
    return NativeKernel(game, Library(file, prefix_of(game))) if file else None
