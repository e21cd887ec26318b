"""Every game built once for every target, into the cache; the next run finds it there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import penstock
from penstock.bots.blueprint import blueprint_of
from penstock.engine.targets.build import built, find_target
from penstock.terminal.commands.command_build import files_of


@pytest.fixture(scope="session")
def built_folder(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """The folder that `penstock build GAME` would write, for native and wasm."""
    folder = tmp_path_factory.mktemp("built")

    @cache
    def build(game_id: str) -> Path:
        blueprint = blueprint_of(penstock.game(game_id))
        for target in ("native", "wasm"):
            artefact = built(blueprint, find_target(target))
            for name, data in files_of(blueprint, target, artefact).items():
                (folder / name).write_bytes(data)
        return folder

    return build
