"""What is built is built once, whoever asks for it."""

from __future__ import annotations

import gzip
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import penstock
from penstock.bots.blueprint import blueprint_of
from penstock.engine.targets.blueprint import Blueprint
from penstock.engine.targets.build import HEAVIEST, Target, built, kept
from penstock.server.site.games import modules_of

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
def test_what_a_page_waits_for_weighs_little(game_id: str) -> None:
    first, *apart = modules_of(blueprint_of(penstock.game(game_id))).items()
    assert first[0] == f"{game_id}.wasm"
    assert len(gzip.compress(first[1], 9)) <= HEAVIEST == 45_000
    for name, module in apart:  # with the net, and no heavier than it must be
        assert name == f"{game_id}.learned.wasm"
        assert HEAVIEST < len(gzip.compress(module, 9)) < 50_000
