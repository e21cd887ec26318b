"""The PTX is made everywhere; where there is a GPU (PENSTOCK_GPU=1) it plays the same games."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import penstock
from penstock.bots.blueprint import blueprint_of
from penstock.engine.targets.build import built, find_target

ROOT = Path(__file__).parents[3]
GAME = "schwarzer-freitag"


@pytest.mark.slow
def test_the_ptx_holds_every_kernel_and_nothing_from_outside() -> None:
    blueprint = blueprint_of(penstock.game(GAME))
    text = built(blueprint, find_target("cuda")).read_text("utf-8")
    entries = re.findall(r"\.visible \.entry (\w+)\(", text)
    assert entries == [f"{blueprint.prefix}cuda_{kernel.entry.name}" for kernel in blueprint.kernels]
    assert ".extern" not in text


def test_without_a_gpu_a_batch_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(penstock.PenstockError, match=r"pip install 'penstock\[cuda\]'"):
        penstock.batch(GAME, 10, 3, device="cuda")


def test_a_device_is_cpu_or_cuda() -> None:
    with pytest.raises(penstock.BadOption, match="cpu or cuda"):
        penstock.batch(GAME, 10, 3, device="tpu")


if os.environ.get("PENSTOCK_GPU") == "1":

    @pytest.mark.parametrize("game_id", penstock.games())
    def test_a_gpu_plays_the_same_games(game_id: str) -> None:
        command = [sys.executable, "-m", "bench.gpu", game_id, "--n", "8192"]
        subprocess.run(command, check=True, cwd=ROOT)
