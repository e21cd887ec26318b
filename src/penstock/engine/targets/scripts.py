"""What JavaScript needs beside the module: our runtime, and types written from the table of entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from penstock.engine.targets.table import Array, Entry, Param

RUNTIME = Path(__file__).parent / "javascript"
HEAD = "// Written by `penstock build` from the table of entry points.\n"


def script_files(entries: Iterable[Entry]) -> dict[str, str]:
    """The files that go with every WebAssembly module, by name."""
    runtime = {file.name: file.read_text("utf-8") for file in sorted(RUNTIME.iterdir())}
    return {**runtime, "functions.d.ts": function_types(entries)}


def function_types(entries: Iterable[Entry]) -> str:
    """The module's functions as a TypeScript interface."""
    return "\n".join([HEAD, *lines_of(entries)]) + "\n"


def lines_of(entries: Iterable[Entry]) -> Iterator[str]:
    yield "/** A place in the module's memory. */"
    yield "export type Address = number"
    yield ""
    yield "export interface Functions {"
    for entry in entries:
        yield f"  /** {entry.about} */"
        params = ", ".join(f"{param.name}: {type_of(param)}" for param in entry.params)
        yield f"  {entry.name}({params}): {'number' if entry.has_result else 'void'}"
    yield "}"


def type_of(param: Param) -> str:
    return "Address" if isinstance(param, Array) else "number"
