"""The example of docs/api.md is a game that really runs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.program import ROOT

DOCUMENT = ROOT / "docs" / "api.md"
BLOCK = re.compile(r"^```sh *(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.skipif(
    not (shutil.which("curl") and shutil.which("jq")), reason="the example needs curl and jq"
)
def test_the_example_runs_as_it_stands(house: House, tmp_path: Path) -> None:
    """With websocat where it is installed, else with the document's few lines of Python."""
    listener = "websocat" if shutil.which("websocat") else "python"
    blocks = [text for kind, text in BLOCK.findall(DOCUMENT.read_text("utf-8")) if kind in ("", listener)]
    assert len(blocks) == 5
    penstock = tmp_path / "bin" / "penstock"
    penstock.parent.mkdir()
    penstock.write_text(f'#!/bin/sh\nexec {sys.executable} -m penstock.cli "$@"\n')
    penstock.chmod(0o755)
    path = f"{penstock.parent}:{Path(sys.executable).parent}:{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", "\n".join(blocks)],
        cwd=tmp_path,
        env={**os.environ, "SERVER": house.url, "PATH": path, "PYTHONPATH": f"{ROOT / 'src'}"},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    lines = done.stdout.splitlines()
    assert lines[1:3] == ["Ada", "running"]
    assert min(lines[-4].strip("[]").split(",")) == "1"
    assert int(lines[-2]) > 10
    assert lines[-1].startswith("The seed has the published hash")
