"""Nonsense at the door, a little of it; the long form is `python -m tests.server.fuzz`."""

from __future__ import annotations

from pathlib import Path

from tests.server.fuzz import fuzz


def test_nonsense_is_refused_and_breaks_nothing(tmp_path: Path) -> None:
    """The server as a program: raw bytes, other methods, broken JSON, and streams that talk nonsense."""
    done = fuzz(tmp_path, 240, seed=2)
    assert (done["requests"], done["messages"], done["5xx"]) == (120, 120, 0)
    assert {200, 400, 404} <= set(done["statuses"])
