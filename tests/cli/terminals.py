"""A real terminal for tests: start penstock in one, type, read."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import sys
import time


def at_terminal(*arguments: str) -> tuple[int, int]:
    """Start penstock at a terminal of its own; its process id and our end of the line."""
    pid, line = pty.fork()
    if pid == 0:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # a background job would ignore it
        os.environ.update(TERM="xterm-256color", COLUMNS="80", LINES="60")
        os.execv(sys.executable, [sys.executable, "-m", "penstock.cli", *arguments])
    return pid, line


def read_until(line: int, *words: str, seconds: float = 60) -> str:
    """Read until all of these have come, one after the other; they may come at once."""
    seen = ""
    wanted = re.compile(".*".join(map(re.escape, words)), re.DOTALL)
    end = time.monotonic() + seconds
    while not wanted.search(seen) and time.monotonic() < end:
        if select.select([line], [], [], 0.2)[0]:
            try:
                seen += os.read(line, 65536).decode("utf-8", "replace")
            except OSError:
                break
    assert wanted.search(seen), seen[-500:]
    return seen


def press_ctrl_c_until(line: int, words: str) -> str:
    """Press until it is heard, as a person would; what was printed.

    CPython's `input` misses a signal that comes after it has printed its prompt and before it
    waits for a key: it then waits on.
    """
    for _ in range(5):
        os.write(line, b"\x03")
        if select.select([line], [], [], 5)[0]:
            break
    return read_until(line, words)


def exit_code(pid: int) -> int:
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
