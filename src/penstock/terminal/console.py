"""Where output goes, and the one-line complaints about bad input."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console

from penstock.engine.errors import PenstockError
from penstock.engine.game import Game

INTERRUPTED = 130  # exit code after Ctrl-C
NARROWEST = 80  # on a narrower terminal tables are drawn for this many columns all the same


class InputError(PenstockError, ValueError):
    """Something the user gave cannot be used; the message is one sentence that says what can."""


def screen() -> Console:
    """The console for results: no guessing at markup, never narrower than a table needs."""
    console = Console(highlight=False, markup=False, emoji=False)
    if console.width < NARROWEST:
        console.width = NARROWEST
    return console


def aside() -> Console:
    """The console for progress and remarks."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


@contextmanager
def compiling(game: Game, anyway: bool = False) -> Iterator[None]:
    """A sign of life while the rules are compiled, and a way out: nothing if they are already.

    Numba turns an interrupt into an error of its own, so Ctrl-C ends the process at once here.
    """
    if game.is_compiled and not anyway:
        yield
        return
    console = aside()
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:
        signal.signal(signal.SIGINT, lambda number, frame: leave_at_once(console))
    try:
        with console.status(f"Compiling the rules of {game.title} (half a minute, once per version) …"):
            yield
    finally:
        signal.signal(signal.SIGINT, before)


def leave_at_once(console: Console) -> None:
    if console.is_terminal:
        console.show_cursor()
        console.print()
    os._exit(INTERRUPTED)


def print_json(data: Any) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))


def read_json(file: Path) -> Any:
    """The content of a JSON file; a InputError names the file and what is wrong with it."""
    try:
        return json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise InputError(f"Cannot read '{file}': {reason(error)}.") from None
    except json.JSONDecodeError as error:
        raise InputError(f"'{file}' is not JSON: {error.msg} in line {error.lineno}.") from None
    except (UnicodeDecodeError, RecursionError):
        raise InputError(f"'{file}' is not JSON; give a file that Penstock has saved.") from None


def write_text(file: Path, text: str) -> None:
    """Write a file as a whole or not at all."""
    draft = file.with_name(f".{file.name}.{os.getpid()}.tmp")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(file)
    except OSError as error:
        draft.unlink(missing_ok=True) if draft.parent.is_dir() else None
        raise InputError(f"Cannot write '{file}': {reason(error)}.") from None


def reason(error: OSError) -> str:
    return error.strerror or type(error).__name__


def has_reader() -> bool:
    """Is a person sitting at the other end of stdin?"""
    return sys.stdin is not None and sys.stdin.isatty()
