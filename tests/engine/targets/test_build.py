"""What is built is built once, whoever asks for it."""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import penstock
from penstock.bots.blueprint import blueprint_of
from penstock.engine.targets.blueprint import Blueprint
from penstock.engine.targets.build import HEAVIEST, Target, built, kept

ASKERS = 3


def test_of_several_who_ask_one_builds_and_the_others_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def make(blueprint: Blueprint, linker: list[str]) -> bytes:
        made.append(blueprint.game.id)
        time.sleep(0.2)  # longer than the others need to come
        return b"code"

    monkeypatch.setenv("PENSTOCK_CACHE", str(tmp_path))
    blueprint = blueprint_of(penstock.game("arriala"))
    target = Target("wasm", "wasm", list, make)
    assert kept(blueprint.game, "wasm") is None
    with ThreadPoolExecutor(ASKERS) as askers:
        files = list(askers.map(lambda _: built(blueprint, target), range(ASKERS)))
    assert made == ["arriala"]
    assert {file.read_bytes() for file in files} == {b"code"}


@pytest.mark.slow
@pytest.mark.parametrize("game_id", penstock.games())
def test_a_module_weighs_little(game_id: str, built_folder: Callable[[str], Path]) -> None:
    module = built_folder(game_id) / f"{game_id}.wasm"
    assert len(gzip.compress(module.read_bytes(), 9)) <= HEAVIEST == 45_000
