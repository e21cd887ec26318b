"""What the adapters need beyond Penstock itself is an extra; who lacks it is told its name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def research_extra() -> Iterator[None]:
    """Around imports: a library that is missing becomes an ImportError that says how to get it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise ImportError(
            f"'{missing.name}' is not installed: pip install 'penstock[research]'.", name=missing.name
        ) from missing
