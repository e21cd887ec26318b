"""An end to every talk with a stranger: a time-out of a socket only counts from byte to byte."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any


@contextmanager
def cut_off(seconds: float, talk: Any) -> Iterator[None]:
    """Close the line after so many seconds, however much is still being said; TimeoutError tells of it.

    Args:
        talk: whoever holds the socket, as `sock`.
    """
    is_cut = threading.Event()

    def hang_up() -> None:
        """Whoever waits for the other side wakes up with an error or with the end of the stream."""
        is_cut.set()
        with suppress(OSError, AttributeError):
            talk.sock.shutdown(socket.SHUT_RDWR)

    timer = threading.Timer(seconds, hang_up)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
    if is_cut.is_set():
        raise TimeoutError
