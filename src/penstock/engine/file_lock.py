"""One process at a time: a lock on a file, let go by the system when its holder dies."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # elsewhere work is only done twice
    fcntl = None  # type: ignore[assignment]


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Wait until nobody else, thread or process, holds the file; then hold it."""
    with file.open("ab") as held:
        if fcntl is not None:
            fcntl.flock(held, fcntl.LOCK_EX)
        yield
