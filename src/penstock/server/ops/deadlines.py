"""An end to every talk with a stranger: a time-out of a socket only counts from byte to byte."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

LOOK_AGAIN = 0.1  # seconds


@contextmanager
def cut_off(seconds: float, talk: Any) -> Iterator[None]:
    """Close the line after so many seconds, however much is still being said; TimeoutError tells of it.

    Args:
        talk: whoever holds the socket, as `sock`; it may come late.
    """
    is_over, is_cut = threading.Event(), threading.Event()

    def hang_up() -> None:
        """Whoever waits for the other side wakes up with an error or with the end of the stream."""
        wait = seconds
        while not is_over.wait(wait):
            is_cut.set()
            with suppress(OSError, AttributeError):  # not open yet: look again
                talk.sock.shutdown(socket.SHUT_RDWR)
            wait = LOOK_AGAIN

    threading.Thread(target=hang_up, daemon=True).start()
    try:
        yield
    finally:
        is_over.set()
    if is_cut.is_set():
        raise TimeoutError
