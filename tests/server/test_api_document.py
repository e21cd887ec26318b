"""The example of docs/api.md is a game that really runs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.server.house import House
from tests.server.program import ROOT

DOCUMENT = ROOT / "docs" / "api.md"
TOOLS = Path(__file__).with_name("tools.py")
BLOCK = re.compile(r"^```sh *(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def stand_in(folder: Path, name: str, python: str) -> None:
    program = folder / name
    program.write_text(f'#!/bin/sh\nexec {sys.executable} {python} "$@"\n')
    program.chmod(0o755)


def test_the_example_runs_as_it_stands(house: House, tmp_path: Path) -> None:
    """With curl, jq and websocat where they are installed; else with stand-ins for the first two, and
    with the document's few lines of Python.
    """
    listener = "websocat" if shutil.which("websocat") else "python"
    blocks = [text for kind, text in BLOCK.findall(DOCUMENT.read_text("utf-8")) if kind in ("", listener)]
    assert len(blocks) == 5
    programs = tmp_path / "bin"
    programs.mkdir()
    stand_in(programs, "penstock", "-m penstock.cli")
    for tool in ("curl", "jq"):
        if not shutil.which(tool):
            stand_in(programs, tool, f"-S {TOOLS} {tool}")
    path = f"{programs}:{Path(sys.executable).parent}:{os.environ['PATH']}"
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
    assert lines[1:4] == ["Ada", "player", "running"]
    assert min(lines[4].strip("[]").split(",")) == "1"
    assert int(lines[6]) > 10
    assert lines[-1].startswith("The server's commitment is ")


def test_the_stand_ins_do_as_the_tools_do(house: House, tmp_path: Path) -> None:
    stand_in(tmp_path, "curl", f"-S {TOOLS} curl")
    stand_in(tmp_path, "jq", f"-S {TOOLS} jq")
    greeting = BLOCK.findall(DOCUMENT.read_text("utf-8"))[0][1]
    paths = """
echo '{"a": [{"b": [1, "two"]}], "c": {"0": true}}' > file
jq -r '.a[0].b[-1]' file; jq -c '.a[0].b' file; jq '.c["0"]' file; jq -r '.d["0"][0].e // ""' file
"""
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", greeting + paths],
        cwd=tmp_path,
        env={**os.environ, "SERVER": house.url, "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    title = str(house.guest(None).get("/api/games")[0]["title"])
    assert done.stdout.splitlines() == [title, "Ada", "two", '[1,"two"]', "true", ""]
