"""What stands in for CuPy and a GPU where there is none: NumPy, and kernels run by plain rules.

It proves what Python does around the kernels, and the kernels' own templates; that PTX does the same is
for a GPU to show.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from penstock.bots.blueprint import blueprint_of
from penstock.engine.game import Game
from penstock.engine.targets.blueprint import Blueprint, prefix_of
from penstock.engine.targets.device import THREAD, Kernel
from penstock.engine.targets.table import Array, Size
from penstock.engine.template import bound_together

DTYPES = {"i1": np.int8, "u1": np.uint8, "i2": np.int16, "i4": np.int32, "i8": np.int64}


class Records:
    """Bytes of records as a list of plain ones; each is written back when the next is asked for."""

    def __init__(self, game: Game, data: Any) -> None:
        self.kind = game.state
        self.array = data.reshape(-1).view(game.state.dtype())
        self.held: dict[int, Any] = {}

    def __getitem__(self, i: int) -> Any:
        if i not in self.held:
            self.held[i] = self.kind.load(self.array[i])
        return self.held[i]

    def __setitem__(self, i: int, record: Any) -> None:
        self.held[i] = record

    def write_back(self) -> None:
        for i, record in self.held.items():
            record.store(self.array, i)


class Module:
    """A game's kernels."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.blueprint = blueprint_of(game)
        templates = [kernel.entry.function for kernel in self.blueprint.kernels]
        self.functions = bound_together(templates, self.blueprint.names)

    def get_function(self, name: str) -> Callable[..., None]:
        for kernel, function in zip(self.blueprint.kernels, self.functions, strict=True):
            if name == f"{prefix_of(self.game)}cuda_{kernel.entry.name}":
                return Function(self.blueprint, kernel, function)
        raise KeyError(name)


class Function:
    """A kernel: `(blocks, threads in a block, arguments)`, as CuPy's are called."""

    def __init__(self, blueprint: Blueprint, kernel: Kernel, function: Callable[..., Any]) -> None:
        self.blueprint = blueprint
        self.game = blueprint.game
        self.kernel = kernel
        self.function = function

    def __call__(self, blocks: tuple[int], block: tuple[int], given: tuple[Any, ...]) -> None:
        kernel, values = self.kernel, list(given)
        count = int(values.pop())
        assert count <= blocks[0] * block[0] < count + block[0]
        bad: Any = values.pop() if kernel.finds_bad or kernel.waits else None
        outside = [p for p in kernel.entry.params if p.name not in kernel.room and p != THREAD]
        by_name = dict(zip((p.name for p in outside), values, strict=True))
        if kernel.waits and bad[0] < count:
            return
        sizes = {p.name: int(by_name[p.name]) for p in outside if isinstance(p, Size)}
        arrays = {p.name: self.laid(p, by_name[p.name], sizes) for p in outside if isinstance(p, Array)}
        for i in range(count):
            taken = [
                self.room(param) if param.name in kernel.room
                else i if param == THREAD
                else arrays[param.name] if isinstance(param, Array)
                else int(by_name[param.name])
                for param in kernel.entry.params
                if not isinstance(param, Size)
            ]  # fmt: skip
            result = self.function(*taken)
            if kernel.finds_bad and result:
                bad[0] = min(bad[0], result - 1)
        for array in arrays.values():
            if isinstance(array, Records):
                array.write_back()

    def laid(self, param: Array, given: Any, sizes: dict[str, int]) -> Any:
        """An argument as the template takes it; a kernel is told no shapes, only where an array begins."""
        assert given.flags.c_contiguous
        if param.kind not in DTYPES:
            return Records(self.game, given)
        flat = given.reshape(-1).view(DTYPES[param.kind])
        if param.columns is None:  # weights as whole numbers: NumPy's would leave their 16 bits
            return flat.tolist() if param.kind == "i2" else flat
        columns = sizes[param.columns] if isinstance(param.columns, str) else param.columns
        return flat.reshape(-1, columns)

    def room(self, param: Any) -> Any:
        size = self.kernel.room[param.name]
        n = len(self.game.moves) if isinstance(size, str) else size
        if param.kind in DTYPES:
            return np.zeros(n, np.int64)
        return [None] * n if param.kind == "State" else [self.blueprint.records[param.kind]()] * n


def cupy_for(game: Game) -> Any:
    """The few names of CuPy that a batch uses, for one game."""
    names = {name: getattr(np, name) for name in dir(np) if not name.startswith("_")}
    cuda = SimpleNamespace(is_available=lambda: True)
    return SimpleNamespace(**{**names, "cuda": cuda, "RawModule": lambda path: Module(game)})
