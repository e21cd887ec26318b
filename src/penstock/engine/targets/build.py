"""A game's code for a target: made once for these sources, then kept in the cache."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from penstock.engine.errors import BadOption
from penstock.engine.file_lock import locked
from penstock.engine.game import Game
from penstock.engine.kernel import cache_root
from penstock.engine.options import one_of
from penstock.engine.targets import linkers
from penstock.engine.targets.blueprint import PACKAGE, Blueprint, source_digest

if TYPE_CHECKING:
    from penstock.engine.targets.machines import Machine

PREBUILT = PACKAGE / "prebuilt"  # where a wheel may bring what others keep in their cache
HEAVIEST = 45_000  # bytes of a gzipped module that a page fetches before the first move
LIBRARY = {"win32": "dll", "darwin": "dylib"}.get(sys.platform, "so")


@dataclass(frozen=True)
class Target:
    """A kind of place where a game can run."""

    name: str
    suffix: str
    prepare: Callable[[], list[str]]  # the linker, or an error that says what to install
    make: Callable[[Blueprint, list[str]], bytes]


def make_native(blueprint: Blueprint, linker: list[str]) -> bytes:
    from penstock.engine.targets.machines import object_for, this_machine

    often, rarely = (blueprint.symbols(is_rare) for is_rare in (False, True))
    return linkers.link_native(linker, object_for(this_machine(), lowered(blueprint), often, rarely))


def make_wasm(blueprint: Blueprint, linker: list[str]) -> bytes:
    """As fast as fits: what is too heavy to travel is made again, compact."""
    from penstock.engine.targets.machines import COMPACT_WASM, WASM

    fast = wasm_for(WASM, blueprint, linker, "module.bc")
    return fast if is_light(fast) else wasm_for(COMPACT_WASM, blueprint, linker, "module.bc")


def make_light(blueprint: Blueprint, linker: list[str]) -> bytes:
    """A part of a module that was too heavy even compact."""
    from penstock.engine.targets.machines import COMPACT_WASM

    return wasm_for(COMPACT_WASM, blueprint, linker, "light.bc")


def wasm_for(machine: Machine, blueprint: Blueprint, linker: list[str], name: str) -> bytes:
    from penstock.engine.targets.machines import object_for

    often, rarely = (blueprint.symbols(is_rare) for is_rare in (False, True))
    code = object_for(machine, lowered(blueprint, name), often, rarely)
    return linkers.link_wasm(linker, code, [*often, *rarely])


def is_light(module: bytes) -> bool:
    """May a page wait for it?"""
    import gzip

    return len(gzip.compress(module, 9)) <= HEAVIEST


def make_cuda(blueprint: Blueprint, linker: list[str]) -> bytes:
    from penstock.engine.targets.cuda import ptx_of

    on_device = replace(blueprint, entries=tuple(kernel.entry for kernel in blueprint.kernels))
    code = lowered(on_device, "device.bc")
    return ptx_of(code, blueprint).encode()


TARGETS = {
    target.name: target
    for target in (
        Target("native", LIBRARY, linkers.find_native, make_native),
        Target("wasm", "wasm", linkers.find_wasm, make_wasm),
        Target("cuda", "ptx", list, make_cuda),
    )
}
# What a page fetches first of a game whose module is too heavy; nobody else asks for it.
LIGHT = Target("light", "light.wasm", linkers.find_wasm, make_light)
SUFFIXES = {target.name: target.suffix for target in (*TARGETS.values(), LIGHT)}


def find_target(name: str) -> Target:
    if name not in TARGETS:
        raise BadOption(f"There is no target '{name}'; the targets are {one_of(TARGETS)}.")
    return TARGETS[name]


def folder_of(game: Game) -> str:
    """Named by the sources, so that what lies in it can never be stale."""
    return f"{game.id}-targets-{source_digest(game.package)}"


def kept(game: Game, target: str) -> Path | None:
    """The game's artefact for a target if somebody has made it from these sources."""
    name = f"{game.id}.{SUFFIXES[target]}"
    for root in (cache_root(), PREBUILT):
        if (file := root / folder_of(game) / name).is_file():
            return file
    return None


def built(blueprint: Blueprint, target: Target) -> Path:
    """The artefact in the cache; if it is missing one process makes it, and the others wait for it."""
    game = blueprint.game
    if file := kept(game, target.name):
        return file
    linker = target.prepare()
    folder = cache_root() / folder_of(game)
    folder.mkdir(parents=True, exist_ok=True)
    with locked(folder / "building"):
        if file := kept(game, target.name):
            return file
        return keep(game, f"{game.id}.{target.suffix}", target.make(blueprint, linker))


def lowered(blueprint: Blueprint, name: str = "module.bc") -> bytes:
    """The game's LLVM module, kept too: most of the time goes into it, and several targets begin there."""
    game = blueprint.game
    file = cache_root() / folder_of(game) / name
    if file.is_file():
        return file.read_bytes()
    from penstock.engine.lowering import module_of

    made = module_of(blueprint.entries, blueprint.names, blueprint.records, blueprint.prefix)
    return keep(game, file.name, made).read_bytes()


def keep(game: Game, name: str, data: bytes) -> Path:
    """Write a file whole or not at all."""
    file = cache_root() / folder_of(game) / name
    part = file.with_name(f"{name}.{os.getpid()}")
    part.write_bytes(data)
    part.replace(file)
    return file
