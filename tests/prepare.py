"""Before the tests: every game's shared library, so that no test compiles what nearly all of them use.

`make web/dist` has already done the slow half of it, the module that all targets begin with.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

import penstock
from penstock.bots.blueprint import blueprint_of
from penstock.engine.targets.build import built, find_target


def build(game_id: str) -> None:
    built(blueprint_of(penstock.game(game_id)), find_target("native"))


if __name__ == "__main__":
    with ProcessPoolExecutor() as pool:
        list(pool.map(build, penstock.games()))
