"""Python's collector of cycles, kept from stopping all tables at once.

A full collection looks at every container in memory while the whole process stands still: at 250 tables
for a third of a second, several times a minute. What was imported never goes, so it is not looked at
again; and the collector runs by how much more there is than before, not after every few hundred objects.
"""

from __future__ import annotations

import gc

YOUNG = 10_000  # objects more than at the last look at the youngest
MIDDLE = 10  # looks at the youngest before one at the middle-aged
OLD = 20  # looks at those before one at all: some two million objects later


def calm() -> None:
    """To be called once, when everything has been imported and nobody is being served."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
