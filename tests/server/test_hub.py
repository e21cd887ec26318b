"""The hub remembers who listens, and nobody else."""

from __future__ import annotations

from penstock.server.table.hub import Hub, Listener, Present
from tests.server.loop import run_aside


def test_a_listener_that_was_refused_leaves_nothing_behind() -> None:
    async def come_and_go() -> Hub:
        hub = Hub()
        hub.remove(Listener("no-such-table", None))
        listener = Listener("table", "ada")
        hub.add(listener)
        assert (hub.count, hub.streams_of("ada"), hub.present("table")) == (
            1,
            1,
            Present(frozenset({"ada"})),
        )
        hub.said("table")
        hub.said("no-such-table")
        hub.remove(listener)
        return hub

    hub = run_aside(come_and_go())
    assert (hub.count, hub.streams_of("ada")) == (0, 0)
    assert hub.is_empty
