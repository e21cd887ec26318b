"""The linkers that make libraries of object files; where there is none, one sentence on what to install."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path

from penstock.engine.errors import PenstockError

STACK = 1 << 16  # bytes of a WebAssembly module's own; an overflow traps


class CannotBuild(PenstockError):
    """Something that a target needs is missing."""


def find_native() -> list[str]:
    """The command that links a shared library."""
    for name in ("cc", "gcc", "clang"):
        if found := shutil.which(name):
            return [found]
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "cc"]
    raise CannotBuild(
        "There is no linker for a shared library; install a C compiler (Debian: gcc), or ziglang by pip."
    )


def find_wasm() -> list[str]:
    """The command that links WebAssembly."""
    if found := shutil.which("wasm-ld"):
        return [found]
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    raise CannotBuild(
        "There is no linker for WebAssembly; pip install 'penstock[wasm]', or install lld (Debian: lld)."
    )


def link_native(linker: Sequence[str], code: bytes) -> bytes:
    return linked(linker, code, ("-shared", "-s"))


def link_wasm(linker: Sequence[str], code: bytes, exported: Iterable[str]) -> bytes:
    exports = (f"--export={name}" for name in (*exported, "__heap_base"))
    stack = ("--stack-first", "-z", f"stack-size={STACK}")
    return linked(linker, code, ("--no-entry", "--strip-all", *stack, *exports))


def linked(linker: Sequence[str], code: bytes, options: Iterable[str]) -> bytes:
    import subprocess  # here: what is already built starts without it
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        source, made = Path(folder, "code.o"), Path(folder, "made")
        source.write_bytes(code)
        done = subprocess.run(
            [*linker, *options, "-o", str(made), str(source)], capture_output=True, text=True, check=False
        )
        if done.returncode:
            said = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
            raise CannotBuild(f"The linker {linker[0]} failed: {said}.")
        return made.read_bytes()
