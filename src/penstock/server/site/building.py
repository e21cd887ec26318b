"""Several games built for a target, side by side: a compiler keeps one core busy, and there are more."""

from __future__ import annotations

import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from penstock.bots.blueprint import blueprint_of
from penstock.engine.targets.build import built, find_target, kept
from penstock.registry import game as find_game


def build_all(game_ids: Iterable[str], target: str) -> None:
    """Build what is not yet in the cache."""
    missing = [game_id for game_id in game_ids if kept(find_game(game_id), target) is None]
    if not missing:
        return
    find_target(target).prepare()  # what is not installed is told here
    count, afresh = min(len(missing), os.cpu_count() or 1), get_context("spawn")  # no copy of our threads
    with ProcessPoolExecutor(count, afresh) as programs:
        list(programs.map(partial(build_one, target=target), missing))


def build_one(game_id: str, target: str) -> None:
    built(blueprint_of(find_game(game_id)), find_target(target))
