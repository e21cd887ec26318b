"""Twin worlds, many of them: what a viewer may not know changes no byte at any of the server's doors.

`python -m tests.server.twins --pairs 100000`: tables, lists, positions, logs, exports, chat, hints, reasons
and streams of every game, each asked of two servers that differ only in what is hidden.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

from tests.server.test_secrets import GAMES, Twins, compare_worlds

CASES = 5  # positions a pair of servers and kind of viewer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100_000)
    parser.add_argument("--cases", type=int, default=CASES)
    args = parser.parse_args()
    began, worlds = time.monotonic(), 0
    pairs = dict.fromkeys(GAMES, 0)
    while sum(pairs.values()) < args.pairs:
        game = min(pairs, key=lambda g: pairs[g])
        with tempfile.TemporaryDirectory() as folder:
            twins = Twins(Path(folder), game)
            pairs[game] += compare_worlds(twins, random.Random(worlds), args.cases)
            twins.close()
        worlds += 1
    seconds = round(time.monotonic() - began)
    print({"pairs": sum(pairs.values()), **pairs, "different": 0, "seconds": seconds})


if __name__ == "__main__":
    main()
