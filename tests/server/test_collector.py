"""What has settled is not looked at; a sweep once in a while finds the cycles among it."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from penstock.server.ops import collector


class Ring:
    """A cycle: only the collector frees it."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture(autouse=True)
def nothing_stays_frozen() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_what_has_settled_is_not_looked_at_again_until_it_is_swept() -> None:
    ring = Ring()
    gone = weakref.ref(ring)
    collector.settle()
    assert not any(x is ring for x in gc.get_objects(generation=2))
    del ring
    gc.collect()
    assert gone() is not None
    collector.sweep()
    assert gone() is None


def test_settling_frees_what_is_new_and_already_garbage() -> None:
    gone = weakref.ref(Ring())
    collector.settle()
    assert gone() is None


def test_it_settles_every_time_and_sweeps_once_in_many(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(collector, "settle", lambda: done.append("settle"))
    monkeypatch.setattr(collector, "sweep", lambda: done.append("sweep"))
    waits = iter([False] * (2 * collector.SWEEP_EVERY) + [True])
    collector.keep_calm(lambda _: next(waits))
    assert [k + 1 for k, what in enumerate(done) if what == "sweep"] == [
        collector.SWEEP_EVERY,
        2 * collector.SWEEP_EVERY,
    ]
    assert len(done) == 2 * collector.SWEEP_EVERY
