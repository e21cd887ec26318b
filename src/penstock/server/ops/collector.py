"""Python's collector of cycles, kept from stopping all tables at once.

A full collection looks at every container in memory while the whole process stands still: with a thousand
streams for a third of a second. Almost all of it stays: what was imported for ever, tables and streams for
hours. So what has outlived a few seconds is set aside ("frozen") and not looked at again; reference counts
still free it. What has become a cycle of garbage there is found once an hour.
"""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Callable

YOUNG = 10_000  # objects more than at the last look at the youngest
MIDDLE = 10  # looks at the youngest before one at the middle-aged
SETTLE_SECONDS = 10.0
SWEEP_EVERY = 360  # times: once an hour
SWITCH_SECONDS = (
    0.001  # a thread that has stored something waits so long for the event loop, not five times
)


def calm() -> None:
    """To be called once, when everything has been imported and nobody is being served."""
    sys.setswitchinterval(SWITCH_SECONDS)
    sweep()
    gc.set_threshold(YOUNG, MIDDLE)
    threading.Thread(
        target=keep_calm, args=(threading.Event().wait,), daemon=True, name="collector"
    ).start()


def keep_calm(wait: Callable[[float], bool]) -> None:
    """Until `wait` says that it is over."""
    times = 0
    while not wait(SETTLE_SECONDS):
        times += 1
        if times % SWEEP_EVERY:
            settle()
        else:
            sweep()


def settle() -> None:
    """Set aside what lives: a few milliseconds, for only what is new is looked at."""
    gc.collect(1)
    gc.freeze()


def sweep() -> None:
    """Look at everything once."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
