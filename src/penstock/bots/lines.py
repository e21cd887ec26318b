"""A conversation with another program: one JSON object a line, each within a time."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from penstock.engine.errors import PenstockError

LONGEST_LINE = 1 << 20  # bytes of one answer
PATIENCE = 1.0  # seconds a program gets to leave by itself
LAST_WORDS = 200  # characters of its complaint that are repeated


class BotFailure(PenstockError):
    """A bot did not answer as it should; the message is one sentence that says what happened."""


class Program:
    """A running program and the lines to and from it.

    It leads a process group of its own: Ctrl-C at our terminal does not reach it, and whatever it
    starts ends with it.
    """

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self.name = name
        self._heard = b""
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115  closed in `close`
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                start_new_session=True,
                bufsize=0,
            )
        except OSError as error:
            self._complaints.close()
            raise BotFailure(f"The bot '{name}' cannot be started: {error.strerror}.") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to = self._process.stdin
        self._from = self._process.stdout
        os.set_blocking(self._to.fileno(), False)

    def say(self, message: Any, end: float) -> None:
        """Send one line before `end`, a moment of `time.monotonic`."""
        rest = json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        while rest:
            if not select.select([], [self._to], [], until(end))[1]:
                raise BotFailure(f"The bot '{self.name}' does not read what it is sent; its time is up.")
            try:
                rest = rest[os.write(self._to.fileno(), rest) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self._gone() from None

    def hear(self, end: float) -> dict[str, Any]:
        """The next line it sends before `end`."""
        while b"\n" not in self._heard:
            if not select.select([self._from], [], [], until(end))[0]:
                raise BotFailure(f"The bot '{self.name}' gave no answer in its time.")
            more = os.read(self._from.fileno(), 65536)
            if not more:
                raise self._gone()
            self._heard += more
            if len(self._heard) > LONGEST_LINE:
                raise BotFailure(f"The bot '{self.name}' sent a line of more than {LONGEST_LINE} bytes.")
        line, _, self._heard = self._heard.partition(b"\n")
        return self._read(line)

    def _read(self, line: bytes) -> dict[str, Any]:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            said = shortened(line.decode("utf-8", "replace"))
            raise BotFailure(f"The bot '{self.name}' answered '{said}', which is not a JSON object.")
        return answer

    def _gone(self) -> BotFailure:
        try:
            code: int | str = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            code = "none"
        self._complaints.seek(0)
        words = self._complaints.read().decode("utf-8", "replace").split("\n")
        last = next((shortened(w) for w in reversed(words) if w.strip()), "")
        quoted = f": {last.rstrip('.')}" if last else ""
        return BotFailure(
            f"The bot '{self.name}' ended (exit code {code}) before the game was over{quoted}."
        )

    def close(self, patience: float = 0) -> None:
        """Close its input, wait a little for it to leave, and end it and whatever it started."""
        self._to.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._from.close()
        self._complaints.close()


def until(end: float) -> float:
    """Seconds from now to then, never negative."""
    return max(0.0, end - time.monotonic())


def shortened(text: str) -> str:
    """At most so many characters, on one line."""
    text = " ".join(text.split())
    return text if len(text) <= LAST_WORDS else f"{text[:LAST_WORDS]}…"
